import {
  describeValue,
  findNearest,
  isComponent,
  isRecord,
  madeWith,
  type ContentComponents,
  type Layouts,
  type Theme,
} from '@docgen/model'
import { clientFile, islandFiles, styleFiles } from './assets.ts'
import { defaultComponents, type ThemeComponents } from './components/components.ts'
import { IslandSearchButton } from './components/search-button.tsx'
import { contentComponents } from './content/content-components.ts'
import { inlineScript } from './inline-script.ts'
import { createLayouts } from './pages/layouts.tsx'

/** A theme whose layouts are built over named components, so that a project can replace one of them. */
export interface ReactTheme extends Theme {
  readonly components: ThemeComponents
  /** Layouts that a project put in the place of ours: they stay when components change. */
  readonly ownLayouts: Partial<Layouts>
}

export interface ThemeExtension {
  readonly components?: Partial<ThemeComponents>
  readonly layouts?: Partial<Layouts>
  readonly content?: Partial<ContentComponents>
  /** Paths of style sheets, put after the theme's: absolute, or relative to the root of the site. */
  readonly styles?: readonly string[]
  /** Module of each island by its name: absolute, or relative to the root of the site. One of the theme's own name takes its place. */
  readonly islands?: Readonly<Record<string, string>>
  /** Runs before the first paint, after the theme's own. */
  readonly inlineScript?: string
}

/** An island of this name takes the place of our button, which is none. */
const searchIsland = 'search'

export const reactTheme: ReactTheme = {
  name: 'react',
  components: defaultComponents,
  ownLayouts: {},
  layouts: createLayouts(defaultComponents),
  content: contentComponents,
  styles: styleFiles,
  client: clientFile,
  islands: islandFiles,
  searchIslands: [searchIsland, ...Object.keys(islandFiles)],
  inlineScript,
}

const extensionKeys = Object.keys({
  components: true,
  layouts: true,
  content: true,
  styles: true,
  islands: true,
  inlineScript: true,
} satisfies Record<keyof ThemeExtension, true>)

/** Throws, for configs that no type checker has seen: a misspelled name would have no effect. */
export function refuseUnknown(
  what: string,
  given: object,
  known: readonly string[],
  isOther = (_key: string): boolean => false,
): void {
  for (const key of Object.keys(given)) {
    if (known.includes(key) || isOther(key)) continue
    const nearest = findNearest(key, known)
    const instead = nearest === undefined ? namesOf(known) : `; "${nearest}" is the closest name`
    throw new Error(`${what} has the unknown key "${key}"${instead}.`)
  }
}

/** A long list would hide what is wrong. */
function namesOf(known: readonly string[]): string {
  return known.length > 8 ? '' : `; it takes ${known.map((name) => `"${name}"`).join(', ')}`
}

/** The same of values: React would fail on every page, and name none of them. */
function refuseWrong({ components, layouts, content, styles, islands, inlineScript: script }: ThemeExtension): void {
  const refuse = (key: string, value: unknown, expected: string): never => {
    throw new Error(`The "${key}" of extendTheme() is ${describeValue(value)}, and must be ${expected}.`)
  }
  for (const [part, given = {}] of Object.entries({ components, layouts, content })) {
    for (const [name, value] of Object.entries(given))
      if (!isComponent(value)) refuse(`${part}.${name}`, value, 'a component of React')
  }
  if (styles !== undefined && !Array.isArray(styles)) refuse('styles', styles, 'a list of paths')
  for (const [name, file] of Object.entries(islands ?? {})) {
    if (typeof file !== 'string') refuse(`islands.${name}`, file, 'the path of a module')
  }
  if (script !== undefined && typeof script !== 'string') refuse('inlineScript', script, 'the text of a script')
}

/** Any HTML tag, except those that content components of docgen stand for: `docgen-table` and `docgen-heading`. */
function isReplaceableTag(name: string): boolean {
  return /^[a-z][a-z0-9]*$/.test(name) && !/^(?:table|h[1-6])$/.test(name)
}

/** A new theme: components and layouts of the extension stand in for the theme's, as do islands; styles and script are added to them. */
export function extendTheme(theme: ReactTheme, extension: ThemeExtension): ReactTheme {
  for (const [what, given] of Object.entries({ 'first argument': theme, 'second argument': extension })) {
    if (!isRecord(given)) throw new Error(`The ${what} of extendTheme() is ${describeValue(given)}, and must be an object.`)
  }
  refuseUnknown('extendTheme()', extension, extensionKeys)
  for (const part of ['components', 'layouts'] as const) {
    refuseUnknown(`The "${part}" of extendTheme()`, extension[part] ?? {}, Object.keys(theme[part]))
  }
  refuseUnknown('The "content" of extendTheme()', extension.content ?? {}, Object.keys(theme.content), isReplaceableTag)
  refuseWrong(extension)
  const hasOwnSearch = extension.islands?.[searchIsland] !== undefined
  const components = {
    ...theme.components,
    ...(hasOwnSearch && { SearchButton: madeWith([], IslandSearchButton) }),
    ...extension.components,
  }
  const ownLayouts = { ...theme.ownLayouts, ...extension.layouts }
  // Layouts over the same components stay the same: pages are rendered again by what is not.
  const areSame = Object.entries(theme.components).every(([name, component]) => Reflect.get(components, name) === component)
  const layouts = areSame ? theme.layouts : createLayouts(components)
  const scripts = [theme.inlineScript, extension.inlineScript].filter((script) => script !== undefined)
  return {
    ...theme,
    components,
    ownLayouts,
    layouts: { ...layouts, ...ownLayouts },
    content: { ...theme.content, ...extension.content },
    styles: [...theme.styles, ...(extension.styles ?? [])],
    islands: { ...theme.islands, ...extension.islands },
    inlineScript: scripts.length === 0 ? undefined : scripts.join(';\n'),
  }
}

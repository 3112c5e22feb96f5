// In: the color of the old site's brand. Out: a style sheet that gives it to the accents of docgen's theme, dark or light enough to be read.
import { Call, Name } from '../../scaffold/code-text.ts'
import { contrastOf, hexOf, mixed, rgbOf, type Rgb } from './color.ts'
import { folderOfFile, joinPath } from './paths.ts'
import type { Brand, Migration, ProjectFiles } from './site.ts'

interface Variables {
  /** Of the variables with the color, the first that is set. */
  readonly names: readonly string[]
  /** What the tool itself sets, by mode. */
  readonly defaults?: Readonly<Record<string, readonly [light: string, dark: string]>>
  /** Of a tool whose plain rules are those of dark mode. */
  readonly isDarkFirst?: boolean
}

/** The brand that style sheets set; the first of them which does. */
export function brandIn(sheets: readonly string[], files: ProjectFiles, variables: Variables): Brand | undefined {
  for (const file of sheets) {
    const rules = rulesOf(withImports(file, files))
    const [light, dark] = [colorIn(rules, variables, 'light'), colorIn(rules, variables, 'dark')]
    if (light !== undefined || dark !== undefined) return { light, dark, file }
  }
  return undefined
}

/** The text of a sheet behind those that it imports, as a browser reads them. Sheets of packages are not looked for. */
function withImports(file: string, files: ProjectFiles, around: readonly string[] = []): string {
  const css = files.read(file)?.replace(/\/\*[\s\S]*?\*\//g, '') ?? ''
  const imported = [...css.matchAll(/@import\s+(?:url\(\s*)?["']?([^"')\s;]+)/g)].map(([, path = '']) => {
    const plain = joinPath(folderOfFile(file), path)
    const found = [plain, `${plain}.css`].find((name) => files.paths.includes(name))
    return found === undefined || found === file || around.includes(found) ? '' : withImports(found, files, [...around, file])
  })
  return [...imported, css.replace(/@import[^;]*;/g, '')].join('\n')
}

type Mode = 'light' | 'dark'

interface Declaration {
  readonly mode: Mode | 'both'
  readonly name: string
  readonly value: string
}

function rulesOf(css: string): readonly Declaration[] {
  const blocks = css.matchAll(/([^{};]*)\{([^{}]*)\}/g)
  return [...blocks].flatMap(([, selector = '', body = '']) => {
    const mode = /dark/.test(selector) ? 'dark' : /light/.test(selector) ? 'light' : 'both'
    return [...body.matchAll(/(--[\w-]+)\s*:\s*([^;]+)/g)].map(([, name = '', value = '']) => ({
      mode,
      name,
      value: value.trim(),
    }))
  })
}

function colorIn(
  rules: readonly Declaration[],
  { names, defaults = {}, isDarkFirst = false }: Variables,
  mode: Mode,
): string | undefined {
  const plain: Mode = isDarkFirst ? 'dark' : 'light'
  const valueOf = (name: string, depth = 0): string | undefined => {
    const own = rules.findLast((rule) => rule.name === name && rule.mode === mode)
    const given =
      own ?? (mode === plain || depth > 0 ? rules.findLast((rule) => rule.name === name && rule.mode === 'both') : undefined)
    const value = given?.value ?? defaults[name]?.[mode === 'light' ? 0 : 1]
    const inner = /^var\(\s*(--[\w-]+)/.exec(value ?? '')?.[1]
    return inner === undefined || depth > 5 ? value : valueOf(inner, depth + 1)
  }
  const isSet = (name: string): boolean => rules.some((rule) => rule.name === name)
  const value = names.filter(isSet).map((name) => valueOf(name))[0]
  return value !== undefined && rgbOf(value) ? value : undefined
}

const sheetFile = 'brand.css'
const theme = '@docgen/theme-react'

export function withBrand(migration: Migration, brand: Brand | undefined): Migration {
  const [light, dark] = [rgbOf(brand?.light ?? ''), rgbOf(brand?.dark ?? '')]
  const base = light ?? dark
  if (!brand || !base) return migration
  const styles = new Call('extendTheme', new Name('reactTheme', theme), [{ styles: [`./${sheetFile}`] }])
  const message = `The color ${brand.light ?? brand.dark ?? ''} of the old theme is now the accent of the new one, in ${sheetFile}. It is darker or lighter there if text would be hard to read.`
  return {
    ...migration,
    files: [...migration.files, { path: sheetFile, text: sheetOf(base, dark ?? base) }],
    settings: [...migration.settings, { key: 'theme', value: styles }],
    notes: [...migration.notes, { kind: 'changed', topic: 'brand', file: brand.file, line: 1, message }],
  }
}

const white: Rgb = [255, 255, 255]
const black: Rgb = [0, 0, 0]
/** The page of docgen's theme in dark mode. */
const night: Rgb = [16, 22, 26]

function sheetOf(light: Rgb, dark: Rgb): string {
  const day = readable(light, black, (accent) => mixed(accent, white, 0.9))
  const evening = readable(dark, white, (accent) => mixed(accent, night, 0.84))
  const pair = (first: Rgb, second: Rgb): string => `light-dark(${hexOf(first)}, ${hexOf(second)})`
  return [
    "/* The accents of docgen's theme, made of the old site's color. */\n",
    ':root {\n',
    `  --docgen-brand: ${hexOf(light)};\n`,
    `  --docgen-accent: ${pair(day, evening)};\n`,
    `  --docgen-accent-strong: ${pair(mixed(day, black, 0.25), mixed(evening, white, 0.4))};\n`,
    `  --docgen-accent-soft: ${pair(mixed(day, white, 0.9), mixed(evening, night, 0.84))};\n`,
    `  --docgen-on-accent: ${pair(white, mixed(evening, black, 0.88))};\n`,
    '}\n',
  ].join('')
}

/** Mixed with black or white until it can be read on the ground that is made of it. */
function readable(color: Rgb, towards: Rgb, groundOf: (color: Rgb) => Rgb): Rgb {
  for (let part = 0; part < 1; part += 0.04) {
    const accent = mixed(color, towards, part)
    if (contrastOf(accent, groundOf(accent)) >= 4.7) return accent
  }
  return towards
}

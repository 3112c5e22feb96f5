// In: the source of a home page in React. Out: what can be told of it without running it, namely its buttons and the list of features that
// Docusaurus's own template has, as a page of Markdown.
import { cardsText, heroText, type HomeCard, type HomeLink } from './hero.ts'
import { tagEndOf } from './mdx/element.ts'
import { folderOfFile, joinPath } from './paths.ts'
import type { ProjectFiles } from './site.ts'

interface ReadHome {
  readonly actions: readonly HomeLink[]
  readonly cards: readonly HomeCard[]
}

export function homePage(
  { actions, cards }: ReadHome,
  { title, tagline }: { readonly title: string; readonly tagline?: string | undefined },
): string {
  const keys = [`title: ${JSON.stringify(title)}`, 'slug: /', 'hide_sidebar: true', 'hide_table_of_contents: true']
  return `---\n${keys.join('\n')}\n---\n${heroText({ texts: [tagline], actions })}${cardsText(cards)}`
}

/** `parts` are the sources of its own components. */
export function readHome(source: string, parts: readonly string[] = []): ReadHome {
  const sources = [source, ...parts]
  // Buttons of the hero are those that come first; sections below it have their own.
  return { actions: sources.map(buttonsIn).find((actions) => actions.length > 0) ?? [], cards: sources.flatMap(cardsIn) }
}

/** The project's own modules that a source imports, in its order: `@site/src/components/HomepageFeatures`, `./Hero`. */
export function partsOf(file: string, { paths, read }: ProjectFiles): readonly string[] {
  const known = new Set(paths)
  return [...(read(file) ?? '').matchAll(/^import\s[^'"]*?from\s+(['"])(@site\/|\.\.?\/)([^'"]+)\1/gm)].flatMap(
    ([, , start = '', rest = '']) => {
      const path = start === '@site/' ? joinPath(rest) : joinPath(folderOfFile(file), start + rest)
      const found = ['', '.tsx', '.jsx', '.ts', '.js', '/index.tsx', '/index.jsx', '/index.ts', '/index.js']
        .map((ending) => path + ending)
        .find((each) => /\.[jt]sx?$/.test(each) && known.has(each))
      return found === undefined ? [] : [read(found) ?? '']
    },
  )
}

/** A class of buttons, also in a style sheet of its own: `button`, `hero-btn`, `styles.startButton`, that of shadcn/ui. */
const buttonClass = /(?<=["'`\s])(?:[\w-]*[-_])?(?:button|btn)(?=["'`\s])|\bstyles\.\w*(?:button|btn)\b|\bbuttonVariants\(/i

/** Links that have a class of buttons, and components that are named after buttons, whose address and text are written out. */
function buttonsIn(source: string): readonly HomeLink[] {
  return [...source.matchAll(/<(Link|a|\w*(?:Button|CallToAction|CTA)\w*)\b/g)].flatMap(({ 0: begin, 1: name = '', index }) => {
    const end = tagEndOf(source, index + begin.length)
    const tag = source.slice(index, end)
    const close = source.indexOf(`</${name}>`, end)
    const [, double, single, , written] =
      /\s(?:to|href)=(?:"([^"]*)"|'([^']*)'|\{\s*(?:useBaseUrl\(\s*)?(["'`])([^"'`$]*)\3)/.exec(tag) ?? []
    const link = double ?? single ?? written
    const text = close < 0 ? undefined : textOf(source.slice(end, close))
    const isButton = !/^(?:Link|a)$/.test(name) || buttonClass.test(tag)
    if (!isButton || link === undefined || text === undefined || text === '') return []
    return [{ text, link: /^(?:[a-z]+:|[/#])/i.test(link) ? link.replace(/^pathname:\/\//, '') : `/${link}` }]
  })
}

/** Objects with a title and a description: `{ title: 'Easy to use', description: <>Made to …</> }`. */
function cardsIn(source: string): readonly HomeCard[] {
  return [...source.matchAll(/\btitle:\s*(?:(['"`])((?:(?!\1)[^\\$])+)\1|<(?:>|[A-Za-z][^>]*>)([^<{]+)<\/)/g)].flatMap(
    ({ 2: text, 3: fragment, index }) => {
      const object = objectAround(source, index)
      const details = detailsIn(object)
      const link = /\b(?:link|href|to|url):\s*(['"])([^'"]*)\1/.exec(object)?.[2]
      return details === undefined || details === ''
        ? []
        : [{ title: (text ?? fragment ?? '').replace(/\s+/g, ' ').trim(), link, details }]
    },
  )
}

/** The braces around a place, told by their number alone. */
function objectAround(source: string, at: number): string {
  let start = at - 1
  for (let depth = 0; start > 0; start--) {
    if (source[start] === '}') depth++
    if (source[start] === '{' && depth-- === 0) break
  }
  return source.slice(start + 1, endOf(source, start + 1, '{', '}'))
}

function endOf(source: string, from: number, open: string, close: string): number {
  let index = from
  for (let depth = 0; index < source.length; index++) {
    if (source[index] === open) depth++
    if (source[index] === close && depth-- === 0) break
  }
  return index
}

function detailsIn(object: string): string | undefined {
  const { 0: key = '', index = 0 } = /\b(?:description|content|text|body|details):\s*/.exec(object) ?? {}
  const value = object.slice(index + key.length)
  const [, , literal] = /^(['"`])((?:(?!\1)[^\\$])*)\1/.exec(value) ?? []
  if (key === '') return undefined
  if (literal !== undefined) return literal.replace(/\s+/g, ' ').trim()
  if (value.startsWith('(')) return textOf(value.slice(1, endOf(value, 1, '(', ')')))
  return value.startsWith('<') ? textOf(/^[\s\S]*?(?=,\s*\w+:|,?\s*$)/.exec(value)?.[0] ?? '') : undefined
}

/** JSX as Markdown of one paragraph; `undefined` where code says a part of it. */
function textOf(jsx: string): string | undefined {
  const text = jsx
    // Beside tags and braces, JSX has no line breaks.
    .replace(/(?<=[>}])\s*\n\s*|\s*\n\s*(?=[<{])/g, '')
    .replace(/\{\s*(['"`])([^'"`$]*)\1\s*\}/g, '$2')
    .replace(/\{\/\*[\s\S]*?\*\/\}/g, '')
    .replace(/<\/?(?:strong|b)>/g, '**')
    .replace(/<\/?(?:em|i)>/g, '*')
    .replace(/<\/?code>/g, '`')
    .replace(/<(?:a|Link)\s[^>]*?(?:href|to)="([^"]*)"[^>]*>([^<]*)<\/(?:a|Link)>/g, '[$2]($1)')
    .replace(/<\/?[A-Za-z][^>]*>|<\/?>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  return /[{}<]/.test(text) ? undefined : text
}

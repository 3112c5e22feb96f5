// In: the snippets of a page, and the numbers of its annotated code. Out: their texts in its place, or the file that a fence shows.
import type { Draft } from '../core/draft.ts'
import { pageLinesOf, type Line } from '../core/lines.ts'
import type { LinkOfPage } from './docs-files.ts'
import { withLinks } from './with-links.ts'

export interface SnippetSource {
  /** The text of a file, or of a part of it, that the page includes; `undefined` where there is none. */
  readonly include: (path: string) => string | undefined
  /** What `file=` of a fence says of a file that the page includes as a whole; `undefined` where it shows another text. */
  readonly shownFile?: ((path: string) => string | undefined) | undefined
}

/** A fence around nothing but a whole file shows the file itself. Returns the lines of such snippets. */
export function showFiles(
  draft: Draft,
  { include, shownFile }: Pick<SnippetSource, 'include'> & Required<Pick<SnippetSource, 'shownFile'>>,
): ReadonlySet<Line> {
  const { lines, fences } = draft.page
  const snippets = new Map(snippetsIn(lines).map((each) => [each.first, each]))
  const shown = new Set<Line>()
  for (const { first, last, isClosed, language, meta } of fences) {
    const [open, code] = [lines[first], lines[first + 1]]
    const [name, ...others] = (code && last === first + 2 && isClosed && snippets.get(code)?.names) || []
    if (!open || !code || name === undefined || others.length > 0) continue
    const text = include(name)
    // The file would show its marks as they are.
    const file = text === undefined || plainNumbers(text) !== text ? undefined : shownFile(name)
    if (file === undefined) continue
    shown.add(code)
    const words = `${language === '' && meta === '' ? 'text' : ''} file="${file}"`
    draft.replace({ start: open.end, end: code.end }, words, {
      kind: 'changed',
      topic: 'include',
      message: `The code of "${name}" is now a fence with file="…".`,
    })
  }
  return shown
}

interface SnippetInput extends Pick<SnippetSource, 'include'> {
  readonly link: LinkOfPage
  readonly inFences: ReadonlySet<Line>
}

/** `--8<-- "part.md"`: the text takes its place. */
export function inlineSnippets(draft: Draft, { include, link, inFences }: SnippetInput): void {
  for (const { first, last, names } of snippetsIn(draft.page.lines)) {
    if (inFences.has(first)) continue
    const texts = names.map((name) => includedText(include(name), first.part === 'code', link))
    const quoted = names.map((name) => `"${name}"`).join(', ')
    const isWhole = texts.every((text) => text !== undefined)
    if (!isWhole)
      draft.note(first.start, {
        kind: 'by-hand',
        topic: 'include',
        message: `${quoted} was included here: copy it, or name it with file="…" after the language of a code fence.`,
      })
    else
      draft.replace(
        { start: first.start + first.indent.length, end: last.end },
        texts.join('\n').replace(/\n(?=[^\n])/g, `\n${first.indent}`),
        {
          kind: 'changed',
          topic: 'include',
          message: `The text of ${quoted} is now part of the page.`,
        },
      )
  }
}

/** A comment of code that the number of an item below the code stands in, without itself once that item opens there: `// (1)!`. */
const number = /((?:\/\/|\/\*|<!--|--|[#;%])[ \t]*\(\d+\))!(?=[ \t]*(?:\*\/|-->)?[ \t]*$)/gm

function plainNumbers(code: string): string {
  return code.replace(number, '$1')
}

export function rewriteNumbers(draft: Draft): void {
  for (const { start, text, part } of draft.page.lines) {
    for (const { 1: written = '', index } of part === 'code' ? text.matchAll(number) : []) {
      const sign = start + index + written.length
      draft.replace({ start: sign, end: sign + 1 }, '', {
        kind: 'changed',
        topic: 'annotation',
        message: `"${written}!" is now "${written}": the list below the code is shown as it is.`,
      })
    }
  }
}

interface Snippets {
  readonly first: Line
  readonly last: Line
  readonly names: readonly string[]
}

/** One in a line, or several in lines of their own between two marks. */
function snippetsIn(lines: readonly Line[]): readonly Snippets[] {
  const found: Snippets[] = []
  let block: { readonly first: Line; readonly names: string[] } | undefined
  for (const line of lines) {
    if (line.part === 'fence') {
      block = undefined
      continue
    }
    const isMark = /^\s*-+8<-+\s*$/.test(line.text)
    const [, name] = /^\s*-+8<-+[ \t]+["']([^"']+)["']\s*$/.exec(line.text) ?? []
    if (isMark && block) found.push({ ...block, last: line })
    if (isMark) block = block ? undefined : { first: line, names: [] }
    else if (block && line.text.trim() !== '') block.names.push(line.text.trim())
    else if (!block && name !== undefined) found.push({ first: line, last: line, names: [name] })
  }
  // What begins with a semicolon is a comment.
  return found.map(({ names, ...rest }) => ({ ...rest, names: names.filter((name) => !name.startsWith(';')) }))
}

/** Code keeps each sign but the empty lines around it. */
function includedText(text: string | undefined, isCode: boolean, link: LinkOfPage): string | undefined {
  if (text === undefined) return undefined
  return isCode
    ? plainNumbers(text.replace(/^(?:[ \t]*\n)+|\s+$/g, ''))
    : withLinks(text.slice(pageLinesOf(text).bodyStart), link).trim()
}

// What stands after the language of a code fence, in docgen's words.
import type { Draft, Reason } from './draft.ts'
import type { Fence } from './lines.ts'
import { isHiddenFence, migrateTwoslash, twoslashMeta } from './twoslash.ts'

/** A word of a fence's meta: what takes its place (`''` for nothing), and why. Words without a rule are kept. */
export interface MetaChange extends Reason {
  readonly text: string
}

export type MetaRule = (word: string, fence: Fence) => MetaChange | undefined

/**
 * Words, lines in braces, `name="value"`, `name = "value"`, `name={…}`, `name=/pattern/`, `[label]`, `"text"`, `'text'` and `/pattern/`. A quote may
 * stand behind `\`, as in `"\"a\""`; the `\` that ends a Windows path does not hide the last one.
 */
const words =
  /\{[^}]*\}|[\w:.-]+=\{(?:[^{}]|\{[^}]*\})*\}|[\w:.-]+(?:\s*=\s*(?:"(?:[^"\\]|\\.)*"(?=\s|$)|"[^"]*"|'(?:[^'\\]|\\.)*'(?=\s|$)|'[^']*')|=\/(?:[^/\\]|\\.)+\/(?=\s|$)|=\S+)|\[(?:[^[\]]|\[[^\]]*\])*\]|"(?:[^"\\]|\\.)*"(?=\s|$)|"[^"]*"|'(?:[^'\\]|\\.)*'(?=\s|$)|'[^']*'|\/(?:[^/\\]|\\.)+\/|\S+/g

/** As written, but without space around the sign: `title = "a.ts"`. */
export function fenceWordsOf(
  meta: string,
): readonly { readonly written: string; readonly word: string; readonly index: number }[] {
  return [...meta.matchAll(words)].map(({ 0: written, index }) => ({
    written,
    word: written.replace(/^([\w:.-]+)\s*=\s*(?=["'])/, '$1='),
    index,
  }))
}

const known = /^(?:\{[\d,\s-]+\}|title=.*|showLineNumbers|wrap)$/

/** Languages whose nearest neighbor docgen colors. */
const nearestLanguages: Readonly<Record<string, string>> = {
  mdx: 'md',
  markdoc: 'md',
  mdoc: 'md',
  jso: 'json',
  files: 'text',
  env: 'ini',
  'vue-html': 'html',
  pycon: 'python',
}

function migrateLanguage(draft: Draft, { infoStart, language }: Fence): void {
  const next = nearestLanguages[language]
  if (next === undefined) return
  const start = draft.text.indexOf(language, infoStart)
  const message = `Code in "${language}" is now colored as "${next}".`
  draft.replace({ start, end: start + language.length }, next, { kind: 'changed', topic: 'language', message })
}

/** Rewrites the meta of each fence word by word. */
export function migrateFences(draft: Draft, rule: MetaRule): void {
  migrateTwoslash(draft)
  for (const fence of draft.page.fences) migrateFence(draft, fence, rule)
}

/** MDX lets a fence end in any column, Markdown with at most three more than it has around it. */
function alignEnd(draft: Draft, { first, last, isClosed, infoStart, marker }: Fence): void {
  const [open, close] = [draft.page.lines[first], draft.page.lines[last]]
  if (!isClosed || !open || !close) return
  // In `1. ```ts`, the code begins behind the number, so its end stays below the item.
  const column = infoStart - marker.length - open.start
  if (close.indent.length - column < 4) return
  draft.replace({ start: close.start + column, end: close.start + close.indent.length }, '', {
    kind: 'changed',
    topic: 'code',
    message: 'The end of the code is now in the column of its beginning.',
  })
}

export function migrateFence(draft: Draft, fence: Fence, rule: MetaRule): void {
  if (isHiddenFence(fence)) return
  alignEnd(draft, fence)
  migrateLanguage(draft, fence)
  const { end = 0 } = draft.page.lines[fence.first] ?? {}
  const info = draft.text.slice(fence.infoStart, end)
  const metaStart = (/^[ \t]*/.exec(info)?.[0].length ?? 0) + fence.language.length
  const offset = fence.infoStart + metaStart
  const meta = closedTitle(info.slice(metaStart), offset, draft).replace(twoslashMeta, (found: string, index: number) => {
    draft.replace({ start: offset + index - 1, end: offset + index + found.length }, '', twoslashReason)
    return ' '.repeat(found.length)
  })
  for (const { written, word, index } of fenceWordsOf(meta)) {
    const change = rule(word, fence) ?? (known.test(word) ? joinedWord(word, written) : unknownWord(word))
    if (!change) continue
    const start = offset + index
    const hasSpace = /\s/.test(draft.text[start - 1] ?? '')
    const isRemoved = change.text === ''
    const end = start + written.length
    const text = isRemoved ? '' : `${hasSpace ? '' : ' '}${change.text}${draft.text[end] === '{' ? ' ' : ''}`
    draft.replace({ start: isRemoved && hasSpace ? start - 1 : start, end }, text, change)
  }
}

/** docgen has no space around the sign. */
function joinedWord(word: string, written: string): MetaChange | undefined {
  return word === written ? undefined : metaChange(written, word)
}

/** A quote that the author forgot would leave the first word of the title. */
function closedTitle(meta: string, offset: number, draft: Draft): string {
  const [whole, quote] = /^(?:.*\s)?title=(["'])[^"'{}]*(?<=\S)(?=\s*$)/.exec(meta) ?? []
  if (whole === undefined || quote === undefined) return meta
  draft.insert(offset + whole.length, quote)
  draft.note(offset, { kind: 'changed', topic: 'code-meta', message: 'The title of the code now ends with a quote.' })
  return whole + quote
}

const twoslashReason: Reason = {
  kind: 'left',
  topic: 'twoslash',
  message:
    '"twoslash" after the language of the code was removed: `checkedSamples()` in the config checks code, links its names and shows their types.',
}

function unknownWord(word: string): MetaChange {
  return {
    text: '',
    kind: 'left',
    topic: 'code-meta',
    message: `"${word}" after the language of the code was removed: docgen has no such option.`,
  }
}

export function metaChange(word: string, text: string, kind: Reason['kind'] = 'changed'): MetaChange {
  const message =
    text === ''
      ? `"${word}" after the language of the code was removed.`
      : `"${word}" after the language of the code is now ${text}.`
  return { text, kind, topic: 'code-meta', message }
}

/** A title in quotes that it does not contain. */
export function titleMeta(title: string): string {
  return title.includes('"') ? `title='${title.replaceAll("'", '')}'` : `title="${title}"`
}

const commentStarts: ReadonlyMap<string, string> = new Map(
  'ts tsx js jsx typescript javascript mjs cjs mts cts json5 jsonc java c cpp cs go rust swift kotlin scss less php dart:// sh bash shell zsh py python yaml yml toml rb ruby ini docker dockerfile:#'
    .split(/ (?=sh )/)
    .flatMap((group) => {
      const [names = '', sign = ''] = group.split(/:(?=\/\/$|#$)/)
      return names.split(' ').map((name): [string, string] => [name, sign])
    }),
)

/** The comment that marks a line of code; `undefined` where the language has none. */
function markOf(language: string, mark: string): string | undefined {
  const sign = commentStarts.get(language.toLowerCase())
  return sign === undefined ? undefined : `${sign} [!code ${mark}]`
}

const enclosed: ReadonlyMap<string, readonly [string, string]> = new Map(
  ['css:/* */', 'astro json:// ', 'html xml vue svelte md mdx markdown mdoc markdoc:<!-- -->'].flatMap((group) => {
    const [names = '', signs = ''] = group.split(/:(?=[/<])/)
    const [open = '', close = ''] = signs.split(' ')
    return names.split(' ').map((name): [string, readonly [string, string]] => [name, [open, close]])
  }),
)

/** The same in languages whose comments have an end, or that have none: docgen takes the mark out of the code all the same. */
export function anyMarkOf(language: string, mark: string): string | undefined {
  const [open, close] = enclosed.get(language.toLowerCase()) ?? []
  return open === undefined ? markOf(language, mark) : `${open} [!code ${mark}] ${close ?? ''}`.trim()
}

/** Marks lines of a fence (1-based) by a comment at their end; `false` where the language has no such comment, and nothing is done. */
export function markLines(draft: Draft, fence: Fence, lines: readonly number[], mark: string, textOf = markOf): boolean {
  const text = textOf(fence.language, mark)
  if (text === undefined) return false
  for (const number of lines) {
    const line = draft.page.lines[fence.first + number]
    if (line?.part === 'code' && fence.first + number <= fence.last) draft.insert(line.end, ` ${text}`)
  }
  return true
}

/** `1,3-5` and `1 3-5` → 1, 3, 4, 5. */
export function lineNumbersOf(text: string): readonly number[] {
  return [...text.matchAll(/(\d+)(?:\s*[-:]\s*(\d+))?/g)].flatMap(([, from = '', to = from]) =>
    Array.from({ length: Math.max(0, Math.min(10_000, Number(to) - Number(from) + 1)) }, (_, index) => Number(from) + index),
  )
}

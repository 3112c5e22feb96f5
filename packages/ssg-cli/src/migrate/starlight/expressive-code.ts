// What Expressive Code makes of code before it is shown: a comment with the name of a file is its title, and `diff` may have a language.
// https://expressive-code.com/key-features/frames/ and https://expressive-code.com/key-features/text-markers/
import type { Draft } from '../core/draft.ts'
import { anyMarkOf, titleMeta } from '../core/fences.ts'
import type { Fence, Line } from '../core/lines.ts'

/** What a fence has become. */
export interface MigratedCode {
  /** The number that a line has now (1-based). */
  readonly lineNow: (line: number) => number
  /** The language of a `diff` whose lines say by marks what they were. */
  readonly language: string | undefined
}

const unchanged: MigratedCode = { lineNow: (line) => line, language: undefined }

export function migrateCode(draft: Draft, fence: Fence): MigratedCode {
  const code = draft.page.lines.slice(fence.first + 1, fence.last).filter(({ part }) => part === 'code')
  if (!fence.isClosed || code.length === 0) return unchanged
  const lang = /(?:^|\s)lang=["']?([\w-]+)/.exec(fence.meta)?.[1]
  const language = fence.language === 'diff' && lang !== undefined ? lang : fence.language
  const title = titleIn(code, language, fence.meta)
  if (title) draft.insert(draft.page.lines[fence.first]?.end ?? fence.infoStart, ` ${titleMeta(title.text)}`)
  const gone = new Set(title?.lines)
  const isMarked = lang !== undefined && fence.language === 'diff' && writeMarks(draft, { fence, code, language, gone })
  if (title && !isMarked) removeLines(draft, fence, title.lines, title.text)
  return {
    lineNow: (line) => line - [...gone].filter((index) => index < line).length,
    language: isMarked ? language : undefined,
  }
}

interface FoundTitle {
  readonly text: string
  /** Indexes of the lines that go with it. */
  readonly lines: readonly number[]
}

const comment = /^\s*(?:\/\/|#(?!!)|<!--|\/\*)\s*(?:(?![a-z]:)[^:]*:\s+)?([\w.~/%[\]+-]+)\s*(?:-->|\*\/)?\s*$/i

/** Endings of files that code may be in, by the kind of code. */
const kinds = [
  'astro cjs cts htm html js jsx mjs mts svelte ts tsx vue',
  'bash bat cmd fish ps1 sh zsh',
  'csv env ini json toml xml yaml yml',
  'css less sass scss styl xsl',
  'markdown md mdx',
].map((names) => names.split(' '))

function titleIn(code: readonly Line[], language: string, meta: string): FoundTitle | undefined {
  if (/(?:^|\s)(?:title=|frame=["']?none)/.test(meta)) return undefined
  const index = code.slice(0, 4).findIndex(({ text }) => fileIn(text, language) !== undefined)
  const text = code[index] && fileIn(code[index].text, language)
  if (text === undefined) return undefined
  const textAt = (at: number): string | undefined => code[at]?.text.trim()
  const isFrontmatter = textAt(index - 1) === '---' && textAt(index + 1) === '---'
  const [first, last] = isFrontmatter ? [index - 1, index + 1] : [index, index]
  const end = textAt(last + 1) === '' ? last + 1 : last
  return { text, lines: Array.from({ length: end - first + 1 }, (_, offset) => first + offset) }
}

/** The name of a file that a comment is, and nothing else. */
function fileIn(line: string, language: string): string | undefined {
  const [, name = ''] = comment.exec(line) ?? []
  if (!/[^.:/~]/.test(name) || /^\.{2,}(?!\/)/.test(name) || /@filename/i.test(line)) return undefined
  const last = name.slice(name.lastIndexOf('/') + 1)
  const isPath = /^(?:\.?\/|~).|\/(?=[a-z])/.test(name) && name === name.toLowerCase()
  if (last.startsWith('.') || isPath || /^(?:\.?\/|~)./.test(name)) return name
  const ending = /\.([^.]+)$/.exec(last)?.[1]
  const kind = kinds.find((endings) => endings.includes(language))
  return ending !== undefined && (kind ?? kinds.flat()).includes(ending) ? name : undefined
}

function removeLines(draft: Draft, fence: Fence, indexes: readonly number[], title: string): void {
  const start = draft.page.lines[fence.first + 1 + (indexes[0] ?? 0)]?.start ?? 0
  const end = draft.page.lines[fence.first + 2 + (indexes.at(-1) ?? 0)]?.start ?? start
  draft.replace({ start, end }, '', titleReason(title))
}

const titleReason = (title: string) =>
  ({ kind: 'changed', topic: 'code-meta', message: `The comment "${title}" is now the title of the code.` }) as const

interface MarkInput {
  readonly fence: Fence
  readonly code: readonly Line[]
  readonly language: string
  readonly gone: ReadonlySet<number>
}

/** `false` where the language has no comment for marks, or where the code is the output of a program. */
function writeMarks(draft: Draft, { fence, code, language, gone }: MarkInput): boolean {
  const isOutput = code.slice(0, 4).some(({ text }) => /^\s*(?:[*+-]{3}\s|@@\s|[\d,]+[acd][\d,]+\s*$)/.test(text))
  if (isOutput || anyMarkOf(language, '++') === undefined) return false
  const { indent = '', end: start = 0 } = draft.page.lines[fence.first] ?? {}
  const shown = code.map(({ text }) => text.slice(Math.min(indent.length, /^[ \t>]*/.exec(text)?.[0].length ?? 0)))
  const prefixes = shown.map((text) => /^(?:[+-](?![+-]))?\s*/.exec(text)?.[0] ?? '')
  const shared = Math.min(
    ...shown.flatMap((text, index) => (text.length > (prefixes[index]?.length ?? 0) ? [prefixes[index]?.length ?? 0] : [])),
  )
  const lines = shown.flatMap((text, index) => {
    if (gone.has(index)) return []
    const sign = /^[+-]/.test(prefixes[index] ?? '') ? text.charAt(0) : ''
    const rest = text.slice(shared > 0 && Number.isFinite(shared) ? shared : sign.length)
    const mark = sign === '' || rest.trim() === '' ? '' : ` ${anyMarkOf(language, sign === '+' ? '++' : '--') ?? ''}`
    return [`\n${rest === '' ? '' : indent}${rest}${mark}`]
  })
  const message = `Lines of the diff are now marked in code of "${language}".`
  draft.replace({ start, end: code.at(-1)?.end ?? start }, lines.join(''), { kind: 'changed', topic: 'code-meta', message })
  return true
}

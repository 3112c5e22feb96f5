// Comments of code that mark lines, as a config of Docusaurus defines them: https://docusaurus.io/docs/markdown-features/code-blocks#custom-magic-comments
import type { ConfigNotes } from '../core/config-notes.ts'
import type { Draft } from '../core/draft.ts'
import { markLines } from '../core/fences.ts'
import type { Fence } from '../core/lines.ts'
import { listIn, textIn } from '../core/values.ts'

export interface MagicComment {
  /** Before one line. */
  readonly line?: string | undefined
  /** Around several. */
  readonly start?: string | undefined
  readonly end?: string | undefined
  /** docgen's name for the mark. */
  readonly mark: string
}

/** Those that docgen does not know by themselves. */
export function magicCommentsOf(config: unknown, notes: ConfigNotes): readonly MagicComment[] {
  return listIn(config, 'themeConfig', 'prism', 'magicComments').flatMap((given): readonly MagicComment[] => {
    const className = textIn(given, 'className') ?? ''
    const [line, start, end] = [textIn(given, 'line'), textIn(given, 'block', 'start'), textIn(given, 'block', 'end')]
    if (line === 'highlight-next-line' && start === 'highlight-start') return []
    const mark = marks.find(([pattern]) => pattern.test(className))?.[1]
    if (mark !== undefined) return [{ line, start, end, mark }]
    const message = `The magic comment "${line ?? start ?? ''}" was left out: docgen marks lines as highlighted, focused, added, removed or errors.`
    notes.say('by-hand', 'code-meta', className, message)
    return []
  })
}

const marks: readonly (readonly [RegExp, string])[] = [
  [/remov|delet|minus/i, '--'],
  [/added|adding|insert|plus/i, '++'],
  [/error|danger/i, 'error'],
  [/focus/i, 'focus'],
  [/highlight|warn|success/i, 'highlight'],
]

/** Magic comments go, and the lines that they are about say so at their ends. */
export function migrateMagicComments(draft: Draft, comments: readonly MagicComment[]): void {
  if (comments.length === 0) return
  for (const fence of draft.page.fences) {
    for (const comment of comments) {
      markNextLines(draft, fence, comment)
      markBlocks(draft, fence, comment)
    }
  }
}

function markNextLines(draft: Draft, fence: Fence, { line, mark }: MagicComment): void {
  for (const number of line === undefined ? [] : numbersOf(draft, fence, line))
    if (markLines(draft, fence, [number + 1], mark)) removeLine(draft, fence, number)
}

function markBlocks(draft: Draft, fence: Fence, { start, end, mark }: MagicComment): void {
  if (start === undefined || end === undefined) return
  const ends = numbersOf(draft, fence, end)
  for (const first of numbersOf(draft, fence, start)) {
    const last = ends.find((number) => number > first)
    if (last === undefined) continue
    const inside = Array.from({ length: last - first - 1 }, (_, index) => first + 1 + index)
    const written = inside.filter((number) => draft.page.lines[fence.first + number]?.text.trim() !== '')
    if (!markLines(draft, fence, written, mark)) continue
    removeLine(draft, fence, first)
    removeLine(draft, fence, last)
  }
}

/** Lines of a fence (1-based) that are a comment with just this text. */
function numbersOf(draft: Draft, { first, last }: Fence, text: string): readonly number[] {
  return draft.page.lines.slice(first + 1, last).flatMap((line, index) => (commentIn(line.text) === text ? [index + 1] : []))
}

function commentIn(line: string): string | undefined {
  return /^\s*(?:\/\/|#|\/\*|<!--|\{\/\*|--|;|%)\s*(.*?)\s*(?:\*\/\}?|-->)?\s*$/.exec(line)?.[1]
}

function removeLine(draft: Draft, fence: Fence, number: number): void {
  const [line, next] = [draft.page.lines[fence.first + number], draft.page.lines[fence.first + number + 1]]
  if (!line || !next) return
  const message = `The comment "${line.text.trim()}" is now a mark at the end of the lines that it is about.`
  draft.replace({ start: line.start, end: next.start }, '', { kind: 'changed', topic: 'code-meta', message })
}

// Expressive Code marks words in code, by their text or a pattern: https://expressive-code.com/key-features/text-markers/
// docgen marks lines, so those that hold the words stand out.
import type { Draft } from '../core/draft.ts'
import { fenceWordsOf, lineNumbersOf, metaChange, type MetaChange } from '../core/fences.ts'
import type { Fence } from '../core/lines.ts'
import type { MigratedCode } from './expressive-code.ts'

const marker = /^(?:(?:mark|ins|del)=\{?)?(?:"((?:[^"\\]|\\.)+)"|'((?:[^'\\]|\\.)+)'|\/((?:[^/\\]|\\.)+)\/)\}?$/

/** Highlights lines with marked words, unless the fence marks them already. */
export function markWordLines(draft: Draft, fence: Fence, { lineNow, language }: MigratedCode): void {
  const all = fenceWordsOf(fence.meta)
  const holds = all.flatMap(({ word }) => testOf(word) ?? [])
  if (holds.length === 0) return
  const others = new Set(
    all.flatMap(({ word }) => /^(?:(?:mark|ins|del)=)?\{([\d,\s-]+)\}$/.exec(word)?.[1] ?? []).flatMap(lineNumbersOf),
  )
  const isMarked = (text: string, line: number): boolean => others.has(line) || (language !== undefined && /^\s*[+-]/.test(text))
  const code = draft.page.lines.slice(fence.first + 1, fence.isClosed ? fence.last : fence.last + 1)
  const numbers = code.flatMap(({ text }, index) =>
    holds.some((test) => test(text)) && !isMarked(text, index + 1) ? [lineNow(index + 1)] : [],
  )
  if (numbers.length > 0) draft.insert(draft.page.lines[fence.first]?.end ?? fence.infoStart, ` {${rangesOf(numbers)}}`)
}

/** What becomes of such a word itself. */
export function changeOfWords(word: string): MetaChange | undefined {
  if (!marker.test(word)) return undefined
  const message = `${JSON.stringify(word)} after the language of the code was removed: docgen marks lines, so it highlights those with these words.`
  return { ...metaChange(word, '', 'left'), message }
}

function testOf(word: string): ((line: string) => boolean) | undefined {
  const [, double, single, pattern] = marker.exec(word) ?? []
  const text = (double ?? single)?.replace(/\\(.)/g, '$1')
  if (text !== undefined) return (line) => line.includes(text)
  const regExp = pattern === undefined ? undefined : regExpOf(pattern)
  return regExp && ((line) => regExp.test(line))
}

/** Of an author, who may have written none. */
function regExpOf(pattern: string): RegExp | undefined {
  try {
    return new RegExp(pattern)
  } catch {
    return undefined
  }
}

/** 1, 2, 3, 5 → `1-3,5` */
function rangesOf(numbers: readonly number[]): string {
  const ranges: [number, number][] = []
  for (const number of numbers) {
    const last = ranges.at(-1)
    if (last && last[1] === number - 1) last[1] = number
    else ranges.push([number, number])
  }
  return ranges.map(([from, to]) => (from === to ? String(from) : `${from}-${to}`)).join(',')
}

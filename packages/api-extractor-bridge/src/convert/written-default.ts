// In: a comment. Out: the value that it says after `@default` or `@defaultValue`, and what else stands behind the tag.
import { onlyFenceOf } from '@docgen/model'
import type { Comment, CommentDisplayPart } from 'typedoc'
import { isProse } from './is-prose.ts'
import { codeOf } from './markdown.ts'

export interface WrittenDefault {
  /** Absent where words tell what the value is or depends on. */
  readonly value?: string | undefined
  /** What is said besides: paragraphs behind the value, or all of it. */
  readonly text: readonly CommentDisplayPart[]
  /** The tag with the value, as they stand before the text. */
  readonly before: string
}

export function writtenDefaultOf(comment: Comment | undefined): WrittenDefault | undefined {
  const tag = comment?.blockTags.find(({ tag: name }) => name === '@defaultValue' || name === '@default')
  if (!tag) return undefined
  const code = codeOfParts(tag.content)
  const parts = code === undefined ? tag.content : [{ kind: 'text' as const, text: code }]
  const written = parts.map(({ text }) => text).join('')
  const whole = written.trim()
  if (whole === '') return undefined
  const end = /\n[ \t]*\n/.exec(written.trimStart())?.index
  const first = written.trimStart().slice(0, end).trimEnd()
  const isFenced = onlyFenceOf(whole) !== undefined
  if (isFenced || (first.includes('\n') && code !== undefined)) return { value: codeOf(whole), text: [], before: tag.tag }
  if (first.includes('\n') || isProse(first)) return { text: parts, before: tag.tag }
  return {
    value: codeOf(first),
    text: end === undefined ? [] : behind(parts, written.indexOf(first) + first.length),
    before: `${tag.tag} ${first}`,
  }
}

/** TypeDoc puts a fence around what has no code in it, and leaves the modifiers that follow inside. */
function codeOfParts([only, ...others]: readonly CommentDisplayPart[]): string | undefined {
  const fence = only?.kind === 'code' && others.length === 0 ? onlyFenceOf(only.text) : undefined
  return fence?.info === 'ts' ? withoutStars(fence.code).replace(/(?:\n\s*@\w+)+\s*$/, '') : undefined
}

/** It keeps the stars at the edge of the comment within braces. */
function withoutStars(code: string): string {
  const [first = '', ...others] = code.split('\n')
  const star = /^[ \t]*\* ?/
  return others.every((line) => star.test(line)) ? [first, ...others.map((line) => line.replace(star, ''))].join('\n') : code
}

function behind(parts: readonly CommentDisplayPart[], offset: number): readonly CommentDisplayPart[] {
  let left = offset
  return parts.flatMap((part) => {
    const skipped = Math.min(left, part.text.length)
    left -= skipped
    return skipped === part.text.length ? [] : [{ ...part, text: part.text.slice(skipped) }]
  })
}

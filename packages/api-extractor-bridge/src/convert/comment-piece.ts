// In: a block tag of a comment. Out: its text as TypeDoc has it, without what TypeDoc added, and what is written before and around it.
import { fencesOf, onlyFenceOf } from '@docgen/model'
import type { Comment, CommentDisplayPart, CommentTag } from 'typedoc'
import { writtenNameOf } from './comment-findings.ts'
import { propertyTags } from '../typedoc/unplaced-parameters.ts'

export interface TextPiece {
  readonly before: string
  readonly parts: readonly CommentDisplayPart[]
  /** Shown above the text. */
  readonly title?: string | undefined
  /** `{RangeError}`, written before the text. */
  readonly annotation?: string | undefined
}

export function tagPiece({ tag, name, content, typeAnnotation: annotation }: CommentTag): TextPiece {
  const fenced = tag === '@example' ? fenceOfTildes(content) : undefined
  if (fenced) return { before: [tag, ...(fenced.title ?? [])].join(' '), title: fenced.title?.[0], parts: fenced.parts }
  const written = propertyTags.includes(tag) ? '@param' : tag
  return {
    before: `${written}${name ? ` ${writtenNameOf(name)}` : ''}`,
    parts: content,
    title: tag === '@example' ? name?.replace(/^<caption>\s*(.*?)\s*<\/caption>$/i, '$1') : undefined,
    annotation,
  }
}

/** TypeDoc makes one list of several `@see` tags: ` - `, the first, a line break, ` - `, the next… Here they are taken apart again. */
export function splitSeeTags(comment: Comment): readonly (readonly CommentDisplayPart[])[] {
  return comment.blockTags
    .filter(({ tag }) => tag === '@see')
    .flatMap(({ content }) => {
      if (content[0]?.text !== ' - ') return [content]
      const items: CommentDisplayPart[][] = []
      content.forEach((part, index) => {
        const isBullet = part.text === ' - ' && (index === 0 || content[index - 1]?.text === '\n')
        const isBreak = part.text === '\n' && (index === content.length - 1 || content[index + 1]?.text === ' - ')
        if (isBullet) items.push([])
        else if (!isBreak) items.at(-1)?.push(part)
      })
      return items
    })
}

interface FencedExample {
  readonly title: readonly string[] | undefined
  readonly parts: readonly CommentDisplayPart[]
}

/** TypeDoc knows no fence of tildes, and puts one of backticks around it, and around the title before it. */
function fenceOfTildes([part, ...others]: readonly CommentDisplayPart[]): FencedExample | undefined {
  const wrapped = part?.kind === 'code' && others.length === 0 ? onlyFenceOf(part.text) : undefined
  const lines = wrapped?.info === 'ts' ? wrapped.code.split('\n') : []
  const fences = fencesOf(lines)
  const first = fences[0]?.first ?? lines.length
  if (!part || first > 1 || !fences.at(-1)?.isClosed || fences.at(-1)?.last !== lines.length - 1) return undefined
  const title = first === 1 ? lines.slice(0, 1) : undefined
  return { title, parts: [{ ...part, text: lines.slice(first).join('\n') }] }
}

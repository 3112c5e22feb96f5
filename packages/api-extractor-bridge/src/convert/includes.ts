import { onlyFenceOf } from '@docgen/model'
import { Converter, type Comment, type CommentDisplayPart, type InlineTagDisplayPart, type Reflection } from 'typedoc'

export type IncludePart = InlineTagDisplayPart & { readonly tag: '@include' | '@includeCode' }

/** What comments take in from other files, and what of it is not there. */
export interface Includes {
  /** What to run before and after TypeDoc reads the files, which it does for each reflection that it creates. */
  readonly before: (reflection: Reflection) => void
  readonly after: (reflection: Reflection) => void
  /** Whether an include that is still in a comment names a file that exists: then it names a part of it that does not. */
  readonly hasFile: (part: IncludePart) => boolean
}

/** TypeDoc fires these for all that can have a comment. */
export const creationEvents = [
  Converter.EVENT_CREATE_DECLARATION,
  Converter.EVENT_CREATE_SIGNATURE,
  Converter.EVENT_CREATE_PARAMETER,
  Converter.EVENT_CREATE_TYPE_PARAMETER,
] as const

export function createIncludes(): Includes {
  const written = new WeakMap<readonly CommentDisplayPart[], ReadonlyMap<number, IncludePart>>()
  const withoutRegion = new WeakSet<IncludePart>()
  return {
    before: ({ comment }) => {
      if (!comment) return
      for (const tag of comment.blockTags) if (tag.tag === '@example') unwrapExample(tag)
      for (const parts of contentsOf(comment)) {
        const includes = parts.flatMap((part, index) => (isInclude(part) ? [[index, part] as const] : []))
        if (includes.length > 0) written.set(parts, new Map(includes))
      }
    },
    after: ({ comment }) => {
      for (const parts of comment ? contentsOf(comment) : []) {
        for (const [index, include] of written.get(parts) ?? []) {
          const part = parts[index]
          if (include.tag !== '@includeCode' || part?.kind !== 'code' || onlyFenceOf(part.text.trim())?.code.trim() !== '')
            continue
          // TypeDoc makes an empty block of a region or lines that the file does not have.
          withoutRegion.add(include)
          parts[index] = include
        }
      }
    },
    hasFile: (part) => withoutRegion.has(part),
  }
}

export function isInclude(part: CommentDisplayPart): part is IncludePart {
  return part.kind === 'inline-tag' && (part.tag === '@include' || part.tag === '@includeCode')
}

function contentsOf({ summary, blockTags }: Comment): readonly CommentDisplayPart[][] {
  return [summary, ...blockTags.map(({ content }) => content)]
}

/** TypeDoc takes an example without a fence for code, also one that is an include and nothing else, with or without a title. */
function unwrapExample(tag: Comment['blockTags'][number]): void {
  const [only, ...others] = tag.content
  if (only?.kind !== 'code' || others.length > 0) return
  const fence = onlyFenceOf(only.text)
  if (fence?.info !== 'ts') return
  const match = /^(?:([^{\n]+)\n\s*)?\{(@include(?:Code)?)\s+([^{}]+)\}\s*$/.exec(fence.code)
  const [, title, name, text] = match ?? []
  if (text === undefined) return
  if (title !== undefined) tag.name = title.trim()
  tag.content = [{ kind: 'inline-tag', tag: name === '@include' ? '@include' : '@includeCode', text: text.trim() }]
}

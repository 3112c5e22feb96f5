import { ReflectionSymbolId, type CommentDisplayPart, type InlineTagDisplayPart, type Reflection } from 'typedoc'

interface WrittenLink {
  /** All between the tag and its closing brace. */
  readonly text: string
  /** npm name of the package that declares what TypeScript found. */
  readonly declaredBy?: string | undefined
}

/** Links as their author wrote them, since TypeDoc leaves only the text to show. */
export interface LinkTexts {
  /** To be called for each reflection before TypeDoc resolves its links. */
  readonly remember: (reflection: Reflection) => void
  readonly of: (part: InlineTagDisplayPart) => WrittenLink
}

export function createLinkTexts(): LinkTexts {
  const texts = new WeakMap<InlineTagDisplayPart, WrittenLink>()
  const rememberParts = (parts: readonly CommentDisplayPart[]) => {
    for (const part of parts) {
      if (!isLink(part)) continue
      texts.set(part, {
        text: part.text,
        declaredBy: part.target instanceof ReflectionSymbolId ? part.target.packageName : undefined,
      })
    }
  }
  return {
    remember: (reflection) => {
      const { comment } = reflection
      if (comment) [comment.summary, ...comment.blockTags.map(({ content }) => content)].forEach(rememberParts)
      if (reflection.isParameter() && reflection.type?.type === 'reference')
        reflection.type.highlightedProperties?.forEach(rememberParts)
      if (reflection.isDeclaration() && reflection.type?.type === 'union')
        reflection.type.elementSummaries?.forEach(rememberParts)
    },
    of: (part) => texts.get(part) ?? { text: part.text },
  }
}

export type LinkPart = InlineTagDisplayPart & { readonly tag: '@link' | '@linkcode' | '@linkplain' }

export function isLink(part: CommentDisplayPart): part is LinkPart {
  return part.kind === 'inline-tag' && (part.tag === '@link' || part.tag === '@linkcode' || part.tag === '@linkplain')
}

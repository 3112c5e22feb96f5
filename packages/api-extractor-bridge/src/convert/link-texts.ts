import { ReflectionSymbolId, type CommentDisplayPart, type InlineTagDisplayPart, type Reflection } from 'typedoc'

interface WrittenLink {
  /** All between the tag and its closing brace. */
  readonly text: string
  /** What TypeScript found: the package that declares it, and the name that it has there. */
  readonly declared?: { readonly package: string; readonly name: string } | undefined
}

/** Links as their author wrote them, since TypeDoc leaves only the text to show. */
export interface LinkTexts {
  /** To be called for each reflection when comments are copied to where they are inherited, and no link is resolved yet. */
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
        declared: part.target instanceof ReflectionSymbolId ? declarationOf(part.target) : undefined,
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

/** `IncomingMessage` of `"http".IncomingMessage`, and `Promise.all` of `PromiseConstructor.all`. */
function declarationOf({ packageName, qualifiedName }: ReflectionSymbolId): WrittenLink['declared'] {
  return { package: packageName, name: qualifiedName.replace(/^"[^"]*"\./, '').replace(/^(\w+)Constructor\./, '$1.') }
}

export type LinkPart = InlineTagDisplayPart & { readonly tag: '@link' | '@linkcode' | '@linkplain' }

export function isLink(part: CommentDisplayPart): part is LinkPart {
  return part.kind === 'inline-tag' && (part.tag === '@link' || part.tag === '@linkcode' || part.tag === '@linkplain')
}

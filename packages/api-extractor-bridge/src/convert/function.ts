import type { ApiComment, ApiFunction } from '@docgen/model'
import type { DeclarationReflection } from 'typedoc'
import type { Conversion } from './conversion.ts'
import { entryBaseOf } from './declaration.ts'
import { signaturesOfConstant } from './entry-kind.ts'
import { withSharedComment } from './shared-comment.ts'
import { toApiSignatures } from './signature.ts'

export function toApiFunction(reflection: DeclarationReflection, conversion: Conversion): ApiFunction {
  const base = entryBaseOf(reflection, conversion)
  const signatures = toApiSignatures(reflection.signatures ?? signaturesOfConstant(reflection), conversion)
  const [only] = signatures
  if (reflection.signatures || !only || signatures.length > 1)
    return { kind: 'function', ...base, ...withSharedComment({ comment: base.comment, signatures }) }
  // Of the comment of a constant, TypeDoc gives the signature what is about its result alone.
  return {
    kind: 'function',
    ...base,
    comment: undefined,
    signatures: [{ ...only, comment: joinedComment(base.comment, only.comment) }],
  }
}

function joinedComment(outer: ApiComment | undefined, inner: ApiComment | undefined): ApiComment | undefined {
  if (!outer || !inner) return outer ?? inner
  const said = Object.fromEntries(Object.entries(inner).filter(([, value]) => value !== undefined))
  return {
    ...outer,
    ...said,
    examples: [...outer.examples, ...inner.examples],
    throws: [...outer.throws, ...inner.throws],
    see: [...outer.see, ...inner.see],
    others: [...outer.others, ...inner.others],
    modifiers: [...new Set([...outer.modifiers, ...inner.modifiers])],
  }
}

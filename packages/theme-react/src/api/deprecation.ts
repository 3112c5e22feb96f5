import type { ApiComment, ApiSignature } from '@docgen/ssg-cli/model'

interface Declared {
  readonly comment?: ApiComment | undefined
  readonly signatures?: readonly ApiSignature[] | undefined
}

/** The comment that speaks for a declaration: a function's and a method's stand on their signatures. */
export function commentOf({ comment, signatures }: Declared): ApiComment | undefined {
  return comment ?? signatures?.[0]?.comment
}

/** A function with overloads is deprecated when all of them are. */
export function isDeprecated({ comment, signatures = [] }: Declared): boolean {
  if (comment?.deprecated) return true
  return signatures.length > 0 && signatures.every((signature) => signature.comment?.deprecated)
}

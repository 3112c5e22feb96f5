import type { ApiComment, ApiSignature } from '@docgen/model'

interface Declared {
  readonly comment?: ApiComment | undefined
  readonly signatures?: readonly ApiSignature[] | undefined
}

/** The comment that speaks for a declaration: a function's and a method's stand on their signatures. */
export function commentOf({ comment, signatures }: Declared): ApiComment | undefined {
  return comment ?? signatures?.[0]?.comment
}

import type { ApiComment, ApiSignature } from '@docgen/model'

interface Overloads {
  /** Of all of them. */
  readonly comment: ApiComment | undefined
  readonly signatures: readonly ApiSignature[]
}

/**
 * Authors write a comment above each overload, so that editors show it for all of them. Readers of a page get it once: it is that of the
 * whole. What is said of parameters stays with their overload.
 */
export function withSharedComment({ comment, signatures }: Overloads): Overloads {
  const [first, ...others] = signatures
  if (others.length === 0) return { comment, signatures }
  const shared = comment ?? (others.every((each) => saysTheSame(each.comment, first?.comment)) ? first?.comment : undefined)
  if (!shared) return { comment, signatures }
  return {
    comment: shared,
    signatures: signatures.map((each) => (saysTheSame(each.comment, shared) ? { ...each, comment: undefined } : each)),
  }
}

function saysTheSame(one: ApiComment | undefined, other: ApiComment | undefined): boolean {
  return JSON.stringify(one, withoutPlaces) === JSON.stringify(other, withoutPlaces)
}

function withoutPlaces(key: string, value: unknown): unknown {
  return key === 'file' || key === 'line' || key === 'column' ? undefined : value
}

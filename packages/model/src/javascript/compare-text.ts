/**
 * By the numbers of their characters: the same order on every machine. For `sort`.
 * @internal The packages of docgen share it. Themes sort by the rules of a language.
 */
export function compareText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}

/**
 * As `compareText` does, but numbers within names go by their size: `make2` before `make10`. For `sort`.
 * @internal The packages of docgen share it.
 */
export function compareNames(a: string, b: string): number {
  if (!/\d/.test(a) || !/\d/.test(b)) return compareText(a, b)
  const [pieces, others] = [piecesOf(a), piecesOf(b)]
  for (const [index, piece] of pieces.entries()) {
    const order = comparePieces(piece, others[index] ?? '')
    if (order !== 0) return order
  }
  return pieces.length - others.length || compareText(a, b)
}

/** Numbers, and the characters between them. */
function piecesOf(name: string): readonly string[] {
  return name.match(/\d+|\D/g) ?? []
}

/** By their digits, since a number may have more of them than JavaScript can count. */
function comparePieces(a: string, b: string): number {
  if (!/^\d/.test(a) || !/^\d/.test(b)) return compareText(a, b)
  const [one, other] = [a.replace(/^0+/, ''), b.replace(/^0+/, '')]
  return one.length - other.length || compareText(one, other)
}

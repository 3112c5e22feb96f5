/** Letters at the least, but for the last piece: a file is not written entry by entry. */
const pieceLength = 50_000

/** `JSON.stringify(value)` in pieces: the text of a large family takes as much memory as its entries do. `value` is plain data. */
export function* jsonPieces(value: unknown): Iterable<string> {
  let piece = ''
  for (const part of partsOf(value, depthOfParts)) {
    piece += part
    if (piece.length < pieceLength) continue
    yield piece
    piece = ''
  }
  yield piece
}

/** Lists of entries stand in a record of packages, which stands in the payload. */
const depthOfParts = 3

function* partsOf(value: unknown, depth: number): Iterable<string> {
  if (depth === 0 || typeof value !== 'object' || value === null) yield JSON.stringify(value)
  else if (Array.isArray(value)) {
    yield '['
    for (const [index, item] of value.entries()) {
      if (index > 0) yield ','
      yield* partsOf(item ?? null, depth - 1)
    }
    yield ']'
  } else {
    yield '{'
    let comma = ''
    for (const [key, item] of Object.entries(value)) {
      if (item === undefined) continue
      yield `${comma}${JSON.stringify(key)}:`
      yield* partsOf(item, depth - 1)
      comma = ','
    }
    yield '}'
  }
}

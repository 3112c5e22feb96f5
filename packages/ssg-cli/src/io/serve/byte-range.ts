/** The part of a file that a request asks for; both ends are included. */
interface ByteRange {
  readonly start: number
  readonly end: number
}

/**
 * What the Range header of a request comes to for a file of `size` bytes: a part, the `whole` file, or `unsatisfiable` where the file has
 * no such part. A header that is malformed, has another unit or names several parts is ignored, which RFC 9110, section 14.2, permits.
 */
export function byteRangeOf(header: string | undefined, size: number): ByteRange | 'whole' | 'unsatisfiable' {
  const [, first, last] = /^bytes=[ \t]*(\d*)-(\d*)[ \t]*$/i.exec(header ?? '') ?? []
  if (first === undefined || last === undefined || (first === '' && last === '')) return 'whole'
  if (first === '') {
    const length = Math.min(Number(last), size)
    return length === 0 ? 'unsatisfiable' : { start: size - length, end: size - 1 }
  }
  const start = Number(first)
  if (last !== '' && Number(last) < start) return 'whole'
  if (start >= size) return 'unsatisfiable'
  return { start, end: last === '' ? size - 1 : Math.min(Number(last), size - 1) }
}

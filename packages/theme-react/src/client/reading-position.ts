/**
 * Which section is being read: the last whose heading has passed `line`, the first before any has; the last one at the end of the
 * page, where it may be too short to come up to the line. `tops` are in document order, in pixels from the top of the window.
 */
export function readingPosition(tops: readonly number[], line: number, isAtEnd: boolean): number {
  if (isAtEnd) return tops.length - 1
  const next = tops.findIndex((top) => top > line)
  if (next === -1) return tops.length - 1
  return Math.max(0, next - 1)
}

// In: an outline. Out: how much of each pixel it covers.

/** Shades of an edge, from nothing to the whole pixel. */
export const shades = 7

/** `left` and `top` lead from the start of the baseline to the first pixel. */
export interface Mask {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
  /** A number from 0 to `shades` for each pixel, row by row. */
  readonly levels: Uint8Array
}

type Point = readonly [x: number, y: number]

/** An outline as `TypefaceData` has them. What goes round twice is filled. */
export function rasterize(outline: string, scale: number): Mask {
  const lines = linesOf(outline, scale)
  const xs = lines.flatMap(([from, to]) => [from[0], to[0]])
  const ys = lines.flatMap(([from, to]) => [from[1], to[1]])
  const left = Math.floor(Math.min(...xs, Infinity))
  const top = Math.floor(Math.min(...ys, Infinity))
  if (!Number.isFinite(left)) return { left: 0, top: 0, width: 0, height: 0, levels: new Uint8Array(0) }
  const width = Math.ceil(Math.max(...xs)) - left + 1
  const height = Math.ceil(Math.max(...ys)) - top
  // One column more: what an edge in the last pixel leaves for the next has a place.
  const areas = new Float32Array((width + 1) * height)
  for (const [from, to] of lines) {
    addLine(areas, width + 1, [from[0] - left, from[1] - top], [to[0] - left, to[1] - top])
  }
  return { left, top, width, height, levels: levelsOf(areas, width, height) }
}

/** Straight pieces, y downwards. */
function linesOf(outline: string, scale: number): readonly (readonly [Point, Point])[] {
  const lines: (readonly [Point, Point])[] = []
  let start: Point = [0, 0]
  let at: Point = start
  const lineTo = (to: Point): void => {
    lines.push([at, to])
    at = to
  }
  for (const [, command = '', rest = ''] of outline.matchAll(/([MLQZ])([^MLQZ]*)/g)) {
    const [a = 0, b = 0, c = 0, d = 0] = rest
      .split(' ')
      .map((number, index) => Number(number) * (index % 2 === 0 ? scale : -scale))
    if (command === 'M') start = at = [a, b]
    else if (command === 'L') lineTo([a, b])
    else if (command === 'Q') curve(at, [a, b], [c, d]).forEach(lineTo)
    else lineTo(start)
  }
  return lines
}

const piecesOfCurve = 6

function curve(from: Point, control: Point, to: Point): readonly Point[] {
  return Array.from({ length: piecesOfCurve }, (_, index): Point => {
    const t = (index + 1) / piecesOfCurve
    const [u, v, w] = [(1 - t) ** 2, 2 * t * (1 - t), t ** 2]
    return [u * from[0] + v * control[0] + w * to[0], u * from[1] + v * control[1] + w * to[1]]
  })
}

/** Adds to each pixel by how much the area to its right changes. Summed along a row, that is what is covered. */
function addLine(areas: Float32Array, stride: number, from: Point, to: Point): void {
  if (from[1] === to[1]) return
  const direction = from[1] < to[1] ? 1 : -1
  const [upper, lower] = direction === 1 ? [from, to] : [to, from]
  const slope = (lower[0] - upper[0]) / (lower[1] - upper[1])
  for (let row = Math.floor(upper[1]); row < lower[1]; row++) {
    const yStart = Math.max(row, upper[1])
    const yEnd = Math.min(row + 1, lower[1])
    if (yEnd <= yStart) continue
    const xs = [upper[0] + (yStart - upper[1]) * slope, upper[0] + (yEnd - upper[1]) * slope]
    addSpan(areas, row * stride, Math.min(...xs), Math.max(...xs), direction * (yEnd - yStart))
  }
}

/** The piece of an edge in one row, from `start` to `end`, of the height `height`. */
function addSpan(areas: Float32Array, offset: number, start: number, end: number, height: number): void {
  let before = 0
  for (let column = Math.floor(start); column < end || column === Math.floor(start); column++) {
    // How much of the edge lies left of the right side of this pixel, and how much of this pixel lies right of the edge.
    const until = end === start ? 1 : Math.min(1, (column + 1 - start) / (end - start))
    const here = until - before
    const middle = (Math.max(start, column) + Math.min(end, column + 1)) / 2 - column
    areas[offset + column] = (areas[offset + column] ?? 0) + height * here * (1 - middle)
    areas[offset + column + 1] = (areas[offset + column + 1] ?? 0) + height * here * middle
    before = until
  }
}

function levelsOf(areas: Float32Array, width: number, height: number): Uint8Array {
  const levels = new Uint8Array(width * height)
  for (let row = 0; row < height; row++) {
    let sum = 0
    for (let column = 0; column < width; column++) {
      sum += areas[row * (width + 1) + column] ?? 0
      levels[row * width + column] = Math.round(Math.min(1, Math.abs(sum)) * shades)
    }
  }
  return levels
}

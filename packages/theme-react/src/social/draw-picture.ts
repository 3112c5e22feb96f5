// In: what a page is. Out: its picture for shared links, a PNG of 1200 by 630.
import type { Face } from './face.ts'
import { pngOf, rowLength, startOf, type Color, type Rows, type Start } from './png.ts'
import { shades, type Mask } from './rasterize.ts'
import { setTitle } from './title-lines.ts'

export const pictureWidth = 1200
export const pictureHeight = 630

export interface Picture {
  /** Of the whole site. */
  readonly brand: string
  /** What kind of page it is, and of what. */
  readonly eyebrow: string
  readonly title: string
  /** `#rrggbb`: that of the part that the page is about. */
  readonly color: string
}

interface PictureColors {
  readonly ground: string
  readonly text: string
}

const margin = 88
const edge = 16
/** Baseline of the last line. */
const lastLine = pictureHeight - 96
const sizes = { brand: 44, eyebrow: 38, eyebrowGap: 40, lineHeight: 1.12 }

/** Where shades stand in the palette: those of the text from 1 on, those of the color from 9 on. Joined by "or", two shades of one stay among its own. */
const ofText = 0
const ofColor = 8

/** Draws pictures of one site. What they share is made with the first. */
export function createPictureMaker(face: Face, colors: PictureColors): (picture: Picture) => Promise<Uint8Array> {
  const starts = new Map<string, Start>()
  const packed: PackedMasks = new Map()
  return ({ brand, eyebrow, title, color }) => {
    const shown = face.hasAll(title) ? title : brand
    const { size, lines } = setTitle(shown, pictureWidth - 2 * margin, face)
    const lineHeight = Math.round(size * sizes.lineHeight)
    const firstLine = lastLine - (lines.length - 1) * lineHeight
    const eyebrowLine = firstLine - size - sizes.eyebrowGap + Math.round(size * 0.24)
    const from = eyebrowLine - sizes.eyebrow - sizes.eyebrow / 2
    // The ring and the brand stand above all lines.
    const key = `${from} ${brand}`
    const start = starts.get(key) ?? startAbove(from, brand, face, packed)
    starts.set(key, start)
    const canvas = createCanvas(from, pictureHeight, packed)
    canvas.write(face, eyebrow, { x: margin, baseline: eyebrowLine, size: sizes.eyebrow, tone: ofColor })
    lines.forEach((line, index) =>
      canvas.write(face, line, { x: margin, baseline: firstLine + index * lineHeight, size, tone: ofText }),
    )
    return pngOf(pictureWidth, paletteOf(colors, color), start, canvas.rows)
  }
}

function startAbove(to: number, brand: string, face: Face, packed: PackedMasks): Start {
  const canvas = createCanvas(0, to, packed)
  canvas.rings()
  canvas.write(face, brand, { x: margin, baseline: margin + sizes.brand * 0.72, size: sizes.brand, tone: ofText })
  return startOf(canvas.rows)
}

function paletteOf({ ground, text }: PictureColors, color: string): readonly Color[] {
  const [base, ...ends] = [ground, text, color].map(colorOf)
  if (!base) return []
  return ends.flatMap((end) => Array.from({ length: shades + 1 }, (_, index) => mix(base, end, index / shades)))
}

function colorOf(hex: string): Color {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16))
  return [red, green, blue]
}

function mix(from: Color, to: Color, share: number): Color {
  const [red = 0, green = 0, blue = 0] = from.map((value, index) => Math.round(value + ((to[index] ?? 0) - value) * share))
  return [red, green, blue]
}

interface TextPlace {
  readonly x: number
  readonly baseline: number
  readonly size: number
  /** Where the shades of its color begin in the palette. */
  readonly tone: number
}

/** Masks as the bytes of two pixels each, by where in the palette their shades stand and by whether their first pixel is the second of a byte. */
type PackedMasks = Map<Mask, Uint8Array[]>

function packedOf(mask: Mask, tone: number, isOdd: boolean, known: PackedMasks): Uint8Array {
  const all = known.get(mask) ?? []
  known.set(mask, all)
  return (all[tone + Number(isOdd)] ??= pack(mask, tone, Number(isOdd)))
}

function pack({ width, height, levels }: Mask, tone: number, shift: number): Uint8Array {
  const stride = (width + 2) >> 1
  const bytes = new Uint8Array(stride * height)
  for (let row = 0; row < height; row++) {
    for (let column = 0; column < width; column++) {
      const level = levels[row * width + column] ?? 0
      if (level === 0) continue
      const x = column + shift
      const at = row * stride + (x >> 1)
      bytes[at] = (bytes[at] ?? 0) | ((tone | level) << (x & 1 ? 0 : 4))
    }
  }
  return bytes
}

/** The rows of the picture from `from` to before `to`, with the band at their edge. */
function createCanvas(from: number, to: number, packed: PackedMasks) {
  const stride = rowLength(pictureWidth)
  const rows: Rows = new Uint8Array((to - from) * stride)
  const put = (mask: Mask, left: number, top: number, tone: number): void => {
    const bytes = packedOf(mask, tone, left % 2 === 1, packed)
    const width = (mask.width + 2) >> 1
    const last = Math.min(mask.height, to - top)
    for (let row = Math.max(0, from - top); row < last; row++) {
      const target = (top + row - from) * stride + 1 + (left >> 1)
      const source = row * width
      for (let index = 0; index < width; index++)
        rows[target + index] = (rows[target + index] ?? 0) | (bytes[source + index] ?? 0)
    }
  }
  const full = ofColor | shades
  for (let row = 0; row < to - from; row++) rows.fill((full << 4) | full, row * stride + 1, row * stride + 1 + edge / 2)
  return {
    rows,
    write: (face: Face, text: string, { x, baseline, size, tone }: TextPlace): void => {
      for (const { x: offset, mask } of face.lettersOf(text, size)) {
        const left = x + offset + mask.left
        // What finds no room, as a long name of a site, ends where the picture does.
        if (left + mask.width + 1 < pictureWidth) put(mask, left, Math.round(baseline) + mask.top, tone)
      }
    },
    rings: (): void => {
      const mask = ringMask()
      put(mask, pictureWidth - mask.width, 0, ofColor)
    },
  }
}

/** Inside of what stands above three lines. */
const ringRadii = [72, 132, 192]
const ringWidth = 26

let rings: Mask | undefined

/** Three rings around the upper right corner, the outer ones fainter. Sites without pictures load this module too, and wait for none. */
function ringMask(): Mask {
  return (rings ??= ringsOf(Math.max(...ringRadii) + ringWidth))
}

function ringsOf(size: number): Mask {
  const levels = new Uint8Array(size * size)
  for (let y = 0; y < size; y++) {
    for (let x = 0; x < size; x++) {
      const distance = Math.hypot(size - x, y)
      const covered = ringRadii.map((radius) => Math.min(1, Math.max(0, (ringWidth + 1) / 2 - Math.abs(distance - radius))))
      levels[y * size + x] = Math.max(...covered.map((share, ring) => Math.round(share * (shades - 1 - 2 * ring))))
    }
  }
  return { left: 0, top: 0, width: size, height: size, levels }
}

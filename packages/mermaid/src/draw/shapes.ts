// The outlines of nodes: how large they are around their label, how they look, and where lines that lead to them end.
import type { HtmlElement } from '@docgen/ssg-cli'
import type { Shape } from '../model.ts'
import { element, paint, pathOf, rect, type Box, type Point } from './svg.ts'

interface Size {
  readonly width: number
  readonly height: number
}

type Side = 'left' | 'right' | 'top' | 'bottom'

function isUpright(side: Side): boolean {
  return side === 'left' || side === 'right'
}

interface Outline {
  /** The size of a node whose label has this size. */
  readonly size: (label: Size) => Size
  readonly draw: (box: Box) => readonly HtmlElement[]
  /** How far within its box the outline is at a point of the side, from -1 to 1 of half of its length. */
  readonly inset?: (along: number, box: Box, side: Side) => number
  /** Where the middle of its label is below that of the box. */
  readonly drop?: number
}

const stroke = { stroke: paint.border, strokeWidth: 1 }
const filled = { fill: paint.fill, ...stroke }
const slant = 14

function padded(x: number, y: number): (label: Size) => Size {
  return ({ width, height }) => ({ width: Math.max(width + 2 * x, 36), height: height + 2 * y })
}

function polygon(points: readonly Point[]): readonly HtmlElement[] {
  const path = points.map(({ x, y }) => pathOf(x, ',', y).replaceAll(' ', '')).join(' ')
  return [element('polygon', { points: path, strokeLineJoin: 'round', ...filled })]
}

/** Corners as parts of the box, `px` pixels from them. */
function corners(box: Box, list: readonly (readonly [x: number, y: number, px?: number])[]): readonly HtmlElement[] {
  return polygon(list.map(([x, y, px = 0]) => ({ x: box.x + x * box.width + px, y: box.y + y * box.height })))
}

function circleIn(box: Box, properties: Record<string, string | number>, inset = 0): HtmlElement {
  const r = box.width / 2 - inset
  return element('circle', { cx: box.x + box.width / 2, cy: box.y + box.height / 2, r, ...properties })
}

function roundSize({ width, height }: Size): Size {
  const diameter = Math.max(Math.hypot(width, height) + 16, 36)
  return { width: diameter, height: diameter }
}

function ofCircle(along: number, { width }: Box): number {
  return (width / 2) * (1 - Math.sqrt(Math.max(0, 1 - along * along)))
}

/** Of a side that stands aslant: half of the way at its middle. */
const slantedSides = (_: number, __: Box, side: Side): number => (isUpright(side) ? slant / 2 : 0)

const fixed = (width: number, height: number) => (): Size => ({ width, height })

export const outlines: Readonly<Record<Shape, Outline>> = {
  rectangle: { size: padded(16, 11), draw: (box) => [rect(box, { rx: 2, ...filled })] },
  rounded: { size: padded(16, 11), draw: (box) => [rect(box, { rx: 8, ...filled })] },
  stadium: { size: padded(20, 11), draw: (box) => [rect(box, { rx: box.height / 2, ...filled })] },
  text: { size: padded(6, 6), draw: () => [] },
  subroutine: {
    size: padded(24, 11),
    draw: (box) => [
      rect(box, filled),
      element('path', {
        d: pathOf('M', box.x + 8, box.y, 'v', box.height, 'M', box.x + box.width - 8, box.y, 'v', box.height),
        ...stroke,
      }),
    ],
  },
  cylinder: {
    size: ({ width, height }) => ({ width: Math.max(width + 28, 48), height: height + 38 }),
    draw: ({ x, y, width, height }) => {
      const curve = `${pathOf('a', width / 2, 7, 0, 0)}`
      const side = height - 14
      return [
        element('path', {
          d: pathOf('M', x, y + 7, `${curve} 1`, width, 0, 'v', side, `${curve} 1`, -width, 0, 'z'),
          ...filled,
        }),
        element('path', { d: pathOf('M', x, y + 7, `${curve} 0`, width, 0), fill: 'none', ...stroke }),
      ]
    },
    inset: (along, _, side) => (isUpright(side) ? 0 : 7 * (1 - Math.sqrt(Math.max(0, 1 - along * along)))),
    drop: 5,
  },
  circle: { size: roundSize, draw: (box) => [circleIn(box, filled)], inset: ofCircle },
  'double-circle': {
    size: (label) => roundSize({ width: label.width + 8, height: label.height + 8 }),
    draw: (box) => [circleIn(box, filled), circleIn(box, filled, 4)],
    inset: ofCircle,
  },
  diamond: {
    size: ({ width, height }) => ({
      width: Math.max(width + height + 28, 36),
      height: Math.max((width + height) * 0.62 + 24, 36),
    }),
    draw: (box) =>
      corners(box, [
        [0.5, 0],
        [1, 0.5],
        [0.5, 1],
        [0, 0.5],
      ]),
    inset: (along, { width, height }, side) => (Math.abs(along) * (isUpright(side) ? width : height)) / 2,
  },
  hexagon: {
    size: padded(26, 12),
    draw: (box) =>
      corners(box, [
        [0, 0, slant],
        [1, 0, -slant],
        [1, 0.5],
        [1, 1, -slant],
        [0, 1, slant],
        [0, 0.5],
      ]),
    inset: (along, _, side) => (isUpright(side) ? slant * Math.abs(along) : 0),
  },
  // A line that comes from the left ends where the outline of the flag is.
  flag: {
    size: padded(24, 11),
    draw: (box) =>
      corners(box, [
        [0, 0],
        [1, 0],
        [1, 1],
        [0, 1],
        [0, 0.5, slant],
      ]),
    inset: (along, _, side) => (side === 'left' ? slant * (1 - Math.abs(along)) : 0),
  },
  'lean-right': {
    size: padded(26, 11),
    draw: (box) =>
      corners(box, [
        [0, 0, slant],
        [1, 0],
        [1, 1, -slant],
        [0, 1],
      ]),
    inset: slantedSides,
  },
  'lean-left': {
    size: padded(26, 11),
    draw: (box) =>
      corners(box, [
        [0, 0],
        [1, 0, -slant],
        [1, 1],
        [0, 1, slant],
      ]),
    inset: slantedSides,
  },
  trapezoid: {
    size: padded(26, 11),
    draw: (box) =>
      corners(box, [
        [0, 0, slant],
        [1, 0, -slant],
        [1, 1],
        [0, 1],
      ]),
    inset: slantedSides,
  },
  'inverted-trapezoid': {
    size: padded(26, 11),
    draw: (box) =>
      corners(box, [
        [0, 0],
        [1, 0],
        [1, 1, -slant],
        [0, 1, slant],
      ]),
    inset: slantedSides,
  },
  note: {
    size: padded(12, 9),
    draw: (box) => [rect(box, { fill: paint.note, stroke: paint.noteBorder, strokeWidth: 1 })],
  },
  start: { size: fixed(18, 18), draw: (box) => [circleIn(box, { fill: paint.text })], inset: ofCircle },
  end: {
    size: fixed(22, 22),
    draw: (box) => [
      circleIn(box, { fill: 'none', stroke: paint.text, strokeWidth: 1.5 }, 1),
      circleIn(box, { fill: paint.text }, 5),
    ],
    inset: ofCircle,
  },
  bar: { size: fixed(80, 7), draw: (box) => [rect(box, { rx: 2, fill: paint.text })] },
}

/** The point where a line that ends at a side of the box meets the outline. `before` is where the line comes from. */
export function meetOutline(end: Point, before: Point, shape: Shape, box: Box): Point {
  const { inset } = outlines[shape]
  if (!inset) return end
  const isUprightSide = Math.abs(end.x - before.x) > Math.abs(end.y - before.y)
  const side = isUprightSide ? (end.x > before.x ? 'left' : 'right') : end.y > before.y ? 'top' : 'bottom'
  const along = isUprightSide
    ? (end.y - box.y - box.height / 2) / (box.height / 2)
    : (end.x - box.x - box.width / 2) / (box.width / 2)
  const depth = inset(Math.max(-1, Math.min(1, along)), box, side)
  return isUprightSide
    ? { x: end.x + Math.sign(end.x - before.x) * depth, y: end.y }
    : { x: end.x, y: end.y + Math.sign(end.y - before.y) * depth }
}

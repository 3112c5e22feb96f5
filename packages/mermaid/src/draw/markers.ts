// What stands at the ends of lines. Each is drawn where it stands, so no two drawings of a page share an id.
import type { HtmlElement } from '@docgen/ssg-cli'
import type { Marker } from '../model.ts'
import { element, paint, round, type Point } from './svg.ts'

interface MarkerShape {
  /** With its point at the origin, and the line coming from the left. */
  readonly draw: readonly HtmlElement[]
  /** How much shorter the line is. */
  readonly length: number
}

const outlined = { fill: paint.ground, stroke: paint.line, strokeWidth: 1.25, strokeLineJoin: 'round' }
const solid = { ...outlined, fill: paint.line }
const open = { ...outlined, fill: 'none' }

function path(d: string, properties: Readonly<Record<string, string | number>>): HtmlElement {
  return element('path', { d, ...properties })
}

function ring(cx: number): HtmlElement {
  return element('circle', { cx, cy: 0, r: 4, ...outlined })
}

const bar = (x: number): HtmlElement => path(`M ${x} -6 V 6`, open)
const foot = path('M 0 -6 L -11 0 L 0 6', open)

const shapes: Readonly<Record<Marker, MarkerShape>> = {
  none: { draw: [], length: 0 },
  arrow: { draw: [path('M 0 0 L -9 -4.5 L -9 4.5 Z', solid)], length: 7 },
  'open-arrow': { draw: [path('M -9 -5 L 0 0 L -9 5', open)], length: 0 },
  circle: { draw: [ring(-4)], length: 8 },
  cross: { draw: [path('M -10 -4 L -2 4 M -10 4 L -2 -4', { ...open, strokeWidth: 1.75 })], length: 0 },
  triangle: { draw: [path('M 0 0 L -13 -7 L -13 7 Z', outlined)], length: 13 },
  diamond: { draw: [path('M 0 0 L -9 -5 L -18 0 L -9 5 Z', outlined)], length: 18 },
  'filled-diamond': { draw: [path('M 0 0 L -9 -5 L -18 0 L -9 5 Z', solid)], length: 18 },
  lollipop: { draw: [ring(-5)], length: 9 },
  one: { draw: [bar(-5), bar(-10)], length: 0 },
  'zero-one': { draw: [bar(-6), ring(-14)], length: 0 },
  many: { draw: [foot, bar(-15)], length: 0 },
  'zero-many': { draw: [foot, ring(-15)], length: 0 },
}

/** The marker at the end of a line that comes from `before`, and where the line itself ends. */
export function markerAt(
  marker: Marker,
  end: Point,
  before: Point,
): { readonly elements: readonly HtmlElement[]; readonly end: Point } {
  const { draw, length } = shapes[marker]
  if (draw.length === 0) return { elements: [], end }
  const angle = Math.atan2(end.y - before.y, end.x - before.x)
  const transform = `translate(${round(end.x)} ${round(end.y)}) rotate(${round((angle * 180) / Math.PI)})`
  return {
    elements: [element('g', { transform }, draw)],
    end: { x: end.x - Math.cos(angle) * length, y: end.y - Math.sin(angle) * length },
  }
}

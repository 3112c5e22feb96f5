// Elements of SVG as the tree of a page has them, and the paints of the theme.
import type { HtmlElement, HtmlNode } from '@docgen/ssg-cli'

/** Each follows the color scheme of the page, since it names the theme's own color. */
export const paint = {
  text: 'var(--docgen-text, currentColor)',
  muted: 'var(--docgen-muted, currentColor)',
  line: 'var(--docgen-muted, currentColor)',
  border: 'var(--docgen-control, currentColor)',
  faint: 'var(--docgen-line-strong, currentColor)',
  fill: 'var(--docgen-page, Canvas)',
  /** What the drawing stands on. */
  ground: 'var(--docgen-surface, Canvas)',
  band: 'var(--docgen-hover, Canvas)',
  accent: 'var(--docgen-accent-soft, Canvas)',
  note: 'var(--docgen-warning-soft, Canvas)',
  noteBorder: 'var(--docgen-warning, currentColor)',
  code: 'var(--docgen-font-code, monospace)',
}

type Properties = Readonly<Record<string, string | number | undefined>>

export interface Point {
  readonly x: number
  readonly y: number
}

export interface Box extends Point {
  readonly width: number
  readonly height: number
}

/** Numbers are rounded to tenths of a pixel. Properties without a value are left out. */
export function element(tagName: string, properties: Properties, children: readonly HtmlNode[] = []): HtmlElement {
  const written: Record<string, string | number> = {}
  for (const [name, value] of Object.entries(properties))
    if (value !== undefined) written[name] = typeof value === 'number' ? round(value) : value
  return { type: 'element', tagName, properties: written, children }
}

export function round(value: number): number {
  // No negative zero.
  return Math.round(value * 10) / 10 + 0
}

export function pathOf(...parts: readonly (string | number)[]): string {
  return parts.map((part) => (typeof part === 'number' ? round(part) : part)).join(' ')
}

interface TextOptions {
  readonly size?: number
  readonly anchor?: 'start' | 'middle' | 'end'
  readonly isBold?: boolean
  readonly isItalic?: boolean
  readonly isCode?: boolean
  readonly isUnderlined?: boolean
  readonly fill?: string
}

export const textSize = 14
export const smallSize = 13
export const lineHeight = 1.35

/** Lines one below the other, around their middle. */
export function textAt({ x, y }: Point, lines: readonly string[], options: TextOptions = {}): readonly HtmlElement[] {
  const { size = textSize, anchor = 'middle', isBold, isItalic, isCode, isUnderlined, fill = paint.text } = options
  if (lines.length === 0) return []
  const step = size * lineHeight
  // Letters without descenders look as if they stood in the middle.
  const first = y - ((lines.length - 1) * step) / 2 + size * 0.35
  const properties = {
    fill,
    fontSize: size,
    textAnchor: anchor,
    fontWeight: isBold ? 600 : undefined,
    fontStyle: isItalic ? 'italic' : undefined,
    fontFamily: isCode ? paint.code : undefined,
    textDecoration: isUnderlined ? 'underline' : undefined,
  }
  const [line = ''] = lines
  if (lines.length === 1) return [element('text', { x, y: first, ...properties }, [{ type: 'text', value: line }])]
  const spans = lines.map((value, index) => element('tspan', { x, y: first + index * step }, [{ type: 'text', value }]))
  return [element('text', properties, spans)]
}

export function rect({ x, y, width, height }: Box, properties: Properties = {}): HtmlElement {
  return element('rect', { x, y, width, height, ...properties })
}

export function line(from: Point, to: Point, properties: Properties = {}): HtmlElement {
  return element('line', { x1: from.x, y1: from.y, x2: to.x, y2: to.y, stroke: paint.line, ...properties })
}

export function group(children: readonly HtmlNode[], properties: Properties = {}): HtmlElement {
  return element('g', properties, children)
}

/** A drawing, with room around what is in it. */
export interface Picture {
  readonly width: number
  readonly height: number
  readonly elements: readonly HtmlElement[]
}

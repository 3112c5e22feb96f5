// In: a graph. Out: its picture.
import type { HtmlElement } from '@docgen/ssg-cli'
import type { Direction, Edge, Graph, Group, LineStyle, Node, Row } from '../model.ts'
import { layOut, type PlacedEdge } from './lay-out.ts'
import { markerAt } from './markers.ts'
import { meetOutline, outlines } from './shapes.ts'
import {
  element,
  group,
  line,
  lineHeight,
  paint,
  pathOf,
  rect,
  smallSize,
  textAt,
  textSize,
  type Box,
  type Picture,
  type Point,
} from './svg.ts'
import { widestOf, widthOf, wrapped } from './text.ts'

/** Labels are broken at this width, as Mermaid breaks them. */
const labelWidth = 200
const codeSize = 12.5
const rowHeight = 20
const cellGap = 14
const boxPadding = 12

interface Size {
  readonly width: number
  readonly height: number
}

export async function drawGraph(written: Graph): Promise<Picture> {
  const graph = withBrokenLabels(written)
  const layout = await layOut(graph, {
    nodes: new Map(graph.nodes.map((node) => [node.id, sizeOfNode(node, graph.direction)])),
    groups: new Map(graph.groups.map(({ id, label }) => [id, textBox(label, smallSize, true)])),
    labels: (edge) => ({
      ...(edge.label.length > 0 && { center: padded(textBox(edge.label, smallSize), 5, 2) }),
      ...(edge.startLabel && { start: padded(textBox([edge.startLabel], smallSize), 6, 2) }),
      ...(edge.endLabel && { end: padded(textBox([edge.endLabel], smallSize), 6, 2) }),
    }),
  })
  const boxOf = (id: string): Box => layout.boxes.get(id) ?? { x: 0, y: 0, width: 0, height: 0 }
  const shapeOf = new Map(graph.nodes.map((node) => [node.id, node.sections ? 'rectangle' : node.shape] as const))
  const drawn = graph.edges.map((edge, index) => {
    const placed = layout.edges[index] ?? { points: [] }
    const isInGroup = placed.center !== undefined && graph.groups.some(({ id }) => contains(boxOf(id), placed.center))
    const ground = isInGroup ? paint.band : paint.ground
    return drawEdge(edge, placed, { from: boxOf(edge.from), to: boxOf(edge.to), ground }, (id) => shapeOf.get(id) ?? 'rectangle')
  })
  return {
    width: layout.width,
    height: layout.height,
    elements: [
      ...graph.groups.map(({ id }) => rect(boxOf(id), { rx: 6, fill: paint.band, stroke: paint.faint, strokeWidth: 1 })),
      ...drawn.flatMap(({ lines }) => lines),
      ...graph.groups.flatMap((each) => (each.label.length > 0 ? [drawTitle(each, boxOf(each.id))] : [])),
      ...graph.nodes.map((node) => drawNode(node, boxOf(node.id))),
      // No box hides what a line says.
      ...drawn.flatMap(({ labels }) => labels),
    ],
  }
}

function withBrokenLabels(graph: Graph): Graph {
  const fit = (lines: readonly string[], width = labelWidth): readonly string[] => wrapped(lines, width, { size: textSize })
  return {
    ...graph,
    nodes: graph.nodes.map((node) => (node.sections ? node : { ...node, label: fit(node.label) })),
    edges: graph.edges.map((edge) => ({ ...edge, label: fit(edge.label, 160) })),
  }
}

function textBox(lines: readonly string[], size: number, isBold = false): Size {
  return { width: widestOf(lines, { size, isBold }), height: lines.length * size * lineHeight }
}

function padded({ width, height }: Size, x: number, y: number): Size {
  return { width: width + 2 * x, height: height + 2 * y }
}

function sizeOfNode(node: Node, direction: Direction): Size {
  const shape = outlines[node.shape].size(textBox(node.label, textSize))
  // Lines lead to the long sides of a bar.
  if (node.shape === 'bar' && (direction === 'left' || direction === 'right')) return { width: shape.height, height: shape.width }
  if (!node.sections) return shape
  const head = headOf(node)
  const tables = node.sections.map(widthOfTable)
  return {
    width: Math.max(head.width + 2 * boxPadding, ...tables.map((width) => width + 2 * boxPadding), 72),
    height: head.height + node.sections.reduce((sum, rows) => sum + heightOfTable(rows), 0),
  }
}

function headOf({ label, stereotype }: Node): Size {
  const name = textBox(label, textSize, true)
  const above = stereotype === undefined ? 0 : widthOf(stereotype, { size: smallSize })
  return {
    width: Math.max(name.width, above),
    height: name.height + 16 + (stereotype === undefined ? 0 : smallSize * lineHeight),
  }
}

function columnsOf(rows: readonly Row[]): readonly number[] {
  const count = Math.max(0, ...rows.map(({ cells }) => cells.length))
  return Array.from({ length: count }, (_, column) =>
    widestOf(
      rows.map(({ cells }) => cells[column] ?? ''),
      { size: codeSize, isCode: true },
    ),
  )
}

function widthOfTable(rows: readonly Row[]): number {
  const filled = columnsOf(rows).filter((width) => width > 0)
  return filled.reduce((sum, width) => sum + width, 0) + Math.max(0, filled.length - 1) * cellGap
}

/** Without rows, a section is a narrow empty band. */
function heightOfTable(rows: readonly Row[]): number {
  return rows.length === 0 ? 8 : rows.length * rowHeight + 8
}

/** Lines that lead into the group pass behind its title. */
function drawTitle({ label }: Group, box: Box): HtmlElement {
  const { width, height } = textBox(label, smallSize, true)
  const ground = { x: box.x + 8, y: box.y + 10, width: width + 8, height }
  return group([
    rect(ground, { fill: paint.band, fillOpacity: 0.9 }),
    ...textAt({ x: box.x + 12, y: ground.y + height / 2 }, label, { size: smallSize, isBold: true, anchor: 'start' }),
  ])
}

function drawNode(node: Node, box: Box): HtmlElement {
  if (node.sections) return drawTable(node, node.sections, box)
  const { draw, drop = 0 } = outlines[node.shape]
  const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 + drop }
  return group([...draw(box), ...textAt(middle, node.label)])
}

function drawTable(node: Node, sections: readonly (readonly Row[])[], box: Box): HtmlElement {
  const head = headOf(node)
  const middle = box.x + box.width / 2
  const nameY = box.y + head.height - 8 - (node.label.length * textSize * lineHeight) / 2
  const parts: HtmlElement[] = [rect(box, { rx: 3, fill: paint.fill, stroke: paint.border, strokeWidth: 1 })]
  if (node.stereotype !== undefined)
    parts.push(
      ...textAt({ x: middle, y: box.y + 8 + (smallSize * lineHeight) / 2 }, [node.stereotype], {
        size: smallSize,
        fill: paint.muted,
      }),
    )
  parts.push(...textAt({ x: middle, y: nameY }, node.label, { isBold: true }))
  let top = box.y + head.height
  for (const rows of sections) {
    parts.push(line({ x: box.x, y: top }, { x: box.x + box.width, y: top }, { stroke: paint.border }))
    const columns = columnsOf(rows)
    rows.forEach((row, index) => {
      const y = top + 4 + (index + 0.5) * rowHeight
      let x = box.x + boxPadding
      row.cells.forEach((cell, column) => {
        const style = {
          size: codeSize,
          isCode: true,
          anchor: 'start',
          isItalic: row.isAbstract,
          isUnderlined: row.isStatic,
        } as const
        if (cell !== '') parts.push(...textAt({ x, y }, [cell], { ...style, fill: column > 1 ? paint.muted : paint.text }))
        const width = columns[column] ?? 0
        if (width > 0) x += width + cellGap
      })
    })
    top += heightOfTable(rows)
  }
  return group(parts)
}

const dashes: Readonly<Record<LineStyle, Readonly<Record<string, string | number>>>> = {
  solid: { strokeWidth: 1.25 },
  dotted: { strokeWidth: 1.25, strokeDashArray: '4 4' },
  thick: { strokeWidth: 2.75 },
  invisible: {},
}

function drawEdge(
  edge: Edge,
  { points, center, start, end }: PlacedEdge,
  boxes: { readonly from: Box; readonly to: Box; readonly ground: string },
  shapeOf: (id: string) => Node['shape'],
): { readonly lines: readonly HtmlElement[]; readonly labels: readonly HtmlElement[] } {
  const [first, second] = points
  const [before, last] = points.slice(-2)
  if (!first || !second || !before || !last) throw new Error(`The line from "${edge.from}" to "${edge.to}" has no place.`)
  if (edge.line === 'invisible') return { lines: [], labels: [] }
  const atStart = markerAt(edge.start, meetOutline(first, second, shapeOf(edge.from), boxes.from), second)
  const atEnd = markerAt(edge.end, meetOutline(last, before, shapeOf(edge.to), boxes.to), before)
  const path = [atStart.end, ...points.slice(1, -1), atEnd.end]
  return {
    lines: [
      element('path', { d: roundedPath(path), fill: 'none', stroke: paint.line, ...dashes[edge.line] }),
      ...atStart.elements,
      ...atEnd.elements,
    ],
    labels: [
      ...(center ? [rect(center, { rx: 3, fill: boxes.ground, fillOpacity: 0.9 }), ...labelIn(center, edge.label)] : []),
      ...(start && edge.startLabel ? labelIn(start, [edge.startLabel]) : []),
      ...(end && edge.endLabel ? labelIn(end, [edge.endLabel]) : []),
    ],
  }
}

function contains(outer: Box, inner: Box | undefined): boolean {
  if (!inner) return false
  const isWide = inner.x >= outer.x && inner.x + inner.width <= outer.x + outer.width
  return isWide && inner.y >= outer.y && inner.y + inner.height <= outer.y + outer.height
}

function labelIn({ x, y, width, height }: Box, lines: readonly string[]): readonly HtmlElement[] {
  return textAt({ x: x + width / 2, y: y + height / 2 }, lines, { size: smallSize })
}

const bend = 6

/** Corners are rounded where there is room for it. */
function roundedPath(points: readonly Point[]): string {
  const parts: (string | number)[] = []
  points.forEach((point, index) => {
    const [previous, next] = [points[index - 1], points[index + 1]]
    if (!previous) parts.push('M', point.x, point.y)
    else if (!next) parts.push('L', point.x, point.y)
    else {
      const [a, b] = [towards(point, previous), towards(point, next)]
      parts.push('L', a.x, a.y, 'Q', point.x, point.y, b.x, b.y)
    }
  })
  return pathOf(...parts)
}

/** A few pixels from a point on the way to another. */
function towards(from: Point, to: Point): Point {
  const distance = Math.hypot(to.x - from.x, to.y - from.y)
  const part = distance === 0 ? 0 : Math.min(bend, distance / 2) / distance
  return { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part }
}

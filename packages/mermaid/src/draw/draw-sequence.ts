// In: who takes part and what happens. Out: its picture: a column for each, and a row for each step.
import type { HtmlElement } from '@docgen/ssg-cli'
import type { Actor, Message, Sequence, Step } from '../model.ts'
import { markerAt } from './markers.ts'
import { element, group, line, lineHeight, paint, pathOf, rect, smallSize, textAt, textSize, type Picture } from './svg.ts'
import { widestOf, widthOf, wrapped } from './text.ts'

const margin = 12
const gap = 28
const messageWidth = 240
const noteWidth = 180
const barWidth = 10
const loopWidth = 34

interface Column {
  readonly x: number
  readonly width: number
}

interface Frame {
  readonly word: string
  readonly label: readonly string[]
  readonly top: number
  readonly depth: number
  readonly dividers: { readonly y: number; readonly label: readonly string[] }[]
  from: number
  to: number
}

interface Drawing {
  readonly sequence: Sequence
  readonly columns: ReadonlyMap<string, Column>
  readonly index: ReadonlyMap<string, number>
  readonly frames: Frame[]
  /** Behind everything: backgrounds. */
  readonly back: HtmlElement[]
  readonly middle: HtmlElement[]
  readonly front: HtmlElement[]
  /** Where the bars that are open begin, by their actor. */
  readonly bars: Map<string, number[]>
  y: number
  left: number
  right: number
}

export function drawSequence(written: Sequence): Picture {
  const sequence = withBrokenLabels(written)
  const columns = columnsOf(sequence)
  const headHeight = Math.max(...sequence.actors.map(heightOfHead))
  const drawing: Drawing = {
    sequence,
    columns,
    index: new Map(sequence.actors.map(({ id }, index) => [id, index])),
    frames: [],
    back: [],
    middle: [],
    front: [],
    bars: new Map(),
    y: margin + headHeight + 14,
    left: 0,
    right: Math.max(...[...columns.values()].map(({ x, width }) => x + width / 2)),
  }
  for (const step of sequence.steps) drawStep(step, drawing)
  for (const [actor, starts] of drawing.bars) for (const start of starts) drawBar(actor, start, drawing.y, drawing)
  const bottom = drawing.y + 10
  const lifelines = sequence.actors.map(({ id }) => {
    const x = columns.get(id)?.x ?? 0
    return line({ x, y: margin + headHeight }, { x, y: bottom }, { stroke: paint.faint, strokeDashArray: '4 4' })
  })
  const heads = sequence.actors.map((actor) => drawHead(actor, columns.get(actor.id)?.x ?? 0, headHeight))
  const shift = margin - Math.min(drawing.left, ...[...columns.values()].map(({ x, width }) => x - width / 2))
  const elements = [...drawing.back, ...lifelines, ...heads, ...drawing.middle, ...drawing.front]
  return {
    width: drawing.right + shift + margin,
    height: bottom + margin,
    elements: [group(elements, { transform: `translate(${Math.round(shift)} 0)` })],
  }
}

function withBrokenLabels(sequence: Sequence): Sequence {
  const fit = (lines: readonly string[], width: number): readonly string[] => wrapped(lines, width, { size: smallSize })
  return {
    ...sequence,
    actors: sequence.actors.map((actor) => ({ ...actor, label: wrapped(actor.label, 150, { size: textSize }) })),
    steps: sequence.steps.map((step) => {
      if (step.type === 'message') return { ...step, label: fit(numbered(step), messageWidth) }
      return step.type === 'note' ? { ...step, label: fit(step.label, noteWidth) } : step
    }),
  }
}

function numbered({ label, number }: Message): readonly string[] {
  if (number === undefined) return label
  const [first = '', ...rest] = label
  return [`${number}. ${first}`, ...rest]
}

function heightOfHead({ label, isPerson }: Actor): number {
  return isPerson ? 34 + label.length * textSize * lineHeight : 22 + Math.max(1, label.length) * textSize * lineHeight
}

function textWidth(lines: readonly string[]): number {
  return widestOf(lines, { size: smallSize })
}

/** Columns are as far from each other as the texts between them need. */
function columnsOf({ actors, steps }: Sequence): ReadonlyMap<string, Column> {
  const index = new Map(actors.map(({ id }, each) => [id, each]))
  const widths = actors.map(({ label }) => Math.max(64, widestOf(label, { size: textSize }) + 28))
  const distances = widths.map((width, each) => (width + (widths[each + 1] ?? 0)) / 2 + gap)
  const widen = (from: number, to: number, needed: number): void => {
    const between = distances.slice(from, to)
    const missing = needed - between.reduce((sum, each) => sum + each, 0)
    if (missing > 0) for (let each = from; each < to; each++) distances[each] = (distances[each] ?? 0) + missing / (to - from)
  }
  for (const step of steps) {
    if (step.type === 'message') {
      const ends = [index.get(step.from) ?? 0, index.get(step.to) ?? 0].sort((a, b) => a - b)
      const [from = 0, to = 0] = ends
      if (from !== to) widen(from, to, textWidth(step.label) + 36)
      else if (from < actors.length - 1) widen(from, from + 1, textWidth(step.label) + loopWidth + 20)
    }
    if (step.type === 'note') {
      const at = step.actors.map((actor) => index.get(actor) ?? 0)
      const [from, to] = [Math.min(...at), Math.max(...at)]
      const width = textWidth(step.label) + 24
      if (step.side === 'right' && to < actors.length - 1) widen(to, to + 1, width + 30)
      if (step.side === 'left' && from > 0) widen(from - 1, from, width + 30)
      if (step.side === 'over' && from === to) {
        if (from > 0) widen(from - 1, from, width / 2 + 30)
        if (to < actors.length - 1) widen(to, to + 1, width / 2 + 30)
      }
    }
  }
  const columns = new Map<string, Column>()
  let x = (widths[0] ?? 0) / 2
  actors.forEach(({ id }, each) => {
    columns.set(id, { x, width: widths[each] ?? 0 })
    x += distances[each] ?? 0
  })
  return columns
}

function drawHead({ label, isPerson }: Actor, x: number, height: number): HtmlElement {
  if (!isPerson) {
    const width = Math.max(64, widestOf(label, { size: textSize }) + 28)
    const own = 22 + Math.max(1, label.length) * textSize * lineHeight
    const box = { x: x - width / 2, y: margin + height - own, width, height: own }
    return group([
      rect(box, { rx: 3, fill: paint.fill, stroke: paint.border }),
      ...textAt({ x, y: box.y + own / 2 }, label, { isBold: true }),
    ])
  }
  const textHeight = label.length * textSize * lineHeight
  const top = margin + height - textHeight - 34
  return group([
    element('circle', { cx: x, cy: top + 7, r: 6, fill: paint.fill, stroke: paint.border, strokeWidth: 1.5 }),
    element('path', {
      d: pathOf('M', x - 12, top + 29, 'a', 12, 12, 0, 0, 1, 24, 0, 'z'),
      fill: paint.fill,
      stroke: paint.border,
      strokeWidth: 1.5,
    }),
    ...textAt({ x, y: margin + height - textHeight / 2 }, label, { isBold: true }),
  ])
}

function drawStep(step: Step, drawing: Drawing): void {
  switch (step.type) {
    case 'message':
      return drawMessage(step, drawing)
    case 'note':
      return drawNote(step, drawing)
    case 'activate':
      drawing.bars.set(step.actor, [...(drawing.bars.get(step.actor) ?? []), drawing.y - 4])
      return
    case 'deactivate': {
      const starts = [...(drawing.bars.get(step.actor) ?? [])]
      const start = starts.pop()
      drawing.bars.set(step.actor, starts)
      if (start !== undefined) drawBar(step.actor, start, drawing.y - 4, drawing)
      return
    }
    case 'open':
      return openFrame(step, drawing)
    case 'divide': {
      drawing.y += 8
      drawing.frames.filter(isOpen).at(-1)?.dividers.push({ y: drawing.y, label: step.label })
      drawing.y += step.label.length > 0 ? 26 : 12
      return
    }
    case 'close':
      return closeFrame(drawing)
  }
}

function xOf(actor: string, { columns }: Drawing): number {
  return columns.get(actor)?.x ?? 0
}

/** Frames enclose what is drawn while they are open. */
function cover(from: number, to: number, drawing: Drawing): void {
  drawing.left = Math.min(drawing.left, from)
  drawing.right = Math.max(drawing.right, to)
  for (const frame of drawing.frames) {
    frame.from = Math.min(frame.from, from)
    frame.to = Math.max(frame.to, to)
  }
}

function isOpen({ word }: Frame): boolean {
  return word !== ''
}

function barsAt(actor: string, drawing: Drawing): number {
  return drawing.bars.get(actor)?.length ?? 0
}

function drawMessage({ from, to, label, isDashed, start, end }: Message, drawing: Drawing): void {
  const height = label.length * smallSize * lineHeight
  const style = { strokeWidth: 1.25, ...(isDashed && { strokeDashArray: '5 4' }) }
  const [fromX, toX] = [xOf(from, drawing), xOf(to, drawing)]
  if (from === to) {
    const left = fromX + (barsAt(from, drawing) * barWidth) / 2
    const y = drawing.y + 8
    const marker = markerAt(end, { x: left, y: y + 22 }, { x: left + loopWidth, y: y + 22 })
    const d = pathOf('M', left, y, 'h', loopWidth - 6, 'q', 6, 0, 6, 6, 'v', 10, 'q', 0, 6, -6, 6, 'L', marker.end.x, y + 22)
    drawing.middle.push(element('path', { d, fill: 'none', stroke: paint.line, ...style }), ...marker.elements)
    drawing.front.push(...textAt({ x: left + loopWidth + 8, y: y + 11 }, label, { size: smallSize, anchor: 'start' }))
    cover(fromX - 20, left + loopWidth + 16 + textWidth(label), drawing)
    drawing.y = y + Math.max(22, height / 2 + 11) + 16
    return
  }
  const side = Math.sign(toX - fromX)
  const ends = [fromX + (side * barsAt(from, drawing) * barWidth) / 2, toX - (side * barsAt(to, drawing) * barWidth) / 2]
  const y = drawing.y + height + 6
  const [first = 0, last = 0] = ends
  const atStart = markerAt(start, { x: first, y }, { x: last, y })
  const atEnd = markerAt(end, { x: last, y }, { x: first, y })
  const middle = (fromX + toX) / 2
  drawing.middle.push(line(atStart.end, atEnd.end, style), ...atStart.elements, ...atEnd.elements)
  if (label.length > 0) drawing.front.push(...onGround(middle, drawing.y + height / 2, label))
  const half = textWidth(label) / 2 + 8
  cover(Math.min(fromX - 20, toX - 20, middle - half), Math.max(fromX + 20, toX + 20, middle + half), drawing)
  drawing.y = y + 16
}

/** A text that lines run behind. */
function onGround(x: number, y: number, lines: readonly string[]): readonly HtmlElement[] {
  const width = textWidth(lines) + 8
  const height = lines.length * smallSize * lineHeight
  return [
    rect({ x: x - width / 2, y: y - height / 2, width, height }, { fill: paint.ground, fillOpacity: 0.9 }),
    ...textAt({ x, y }, lines, { size: smallSize }),
  ]
}

function drawNote(note: Extract<Step, { readonly type: 'note' }>, drawing: Drawing): void {
  const at = note.actors.map((actor) => xOf(actor, drawing))
  const [from, to] = [Math.min(...at), Math.max(...at)]
  const own = textWidth(note.label) + 20
  const height = note.label.length * smallSize * lineHeight + 14
  const width = note.side === 'over' ? Math.max(own, to - from + 40) : own
  const x = note.side === 'right' ? to + 14 : note.side === 'left' ? from - 14 - width : (from + to - width) / 2
  const box = { x, y: drawing.y + 2, width, height }
  drawing.front.push(
    rect(box, { fill: paint.note, stroke: paint.noteBorder }),
    ...textAt({ x: x + width / 2, y: box.y + height / 2 }, note.label, { size: smallSize }),
  )
  cover(x - 6, x + width + 6, drawing)
  drawing.y += height + 14
}

function drawBar(actor: string, from: number, to: number, drawing: Drawing): void {
  const depth = barsAt(actor, drawing)
  const x = xOf(actor, drawing) - barWidth / 2 + Math.max(0, depth) * 4
  drawing.middle.unshift(
    rect({ x, y: from, width: barWidth, height: Math.max(12, to - from) }, { fill: paint.accent, stroke: paint.border }),
  )
}

function openFrame({ word, label }: { readonly word: string; readonly label: readonly string[] }, drawing: Drawing): void {
  drawing.y += 6
  const depth = drawing.frames.length
  drawing.frames.push({ word, label, top: drawing.y, depth, dividers: [], from: Infinity, to: -Infinity })
  drawing.y += word === 'rect' ? 8 : 32
}

function closeFrame(drawing: Drawing): void {
  const frame = drawing.frames.pop()
  if (!frame) return
  const { word, label, top, dividers } = frame
  const xs = [...drawing.columns.values()].map(({ x }) => x)
  const wide = Number.isFinite(frame.from) ? frame : { from: Math.min(...xs) - 20, to: Math.max(...xs) + 20 }
  const words = widthOf(word, { size: smallSize, isBold: true }) + 16
  const texts = Math.max(words + textWidth(label) + 24, ...dividers.map((divider) => textWidth(divider.label) + 24))
  const from = wide.from - 8
  const to = Math.max(wide.to + 8, from + texts)
  drawing.y += 4
  const box = { x: from, y: top, width: to - from, height: drawing.y - top }
  if (word === 'rect') drawing.back.unshift(rect(box, { rx: 4, fill: paint.accent }))
  else {
    drawing.front.push(
      rect(box, { rx: 4, fill: 'none', stroke: paint.border }),
      rect({ x: from, y: top, width: words, height: 20 }, { rx: 4, fill: paint.band, stroke: paint.border }),
      ...textAt({ x: from + words / 2, y: top + 10 }, [word], { size: smallSize, isBold: true }),
    )
    if (label.length > 0) drawing.front.push(...onGround(from + words + 10 + textWidth(label) / 2, top + 11, [label.join(' ')]))
    for (const divider of dividers) {
      drawing.front.push(
        line({ x: from, y: divider.y }, { x: to, y: divider.y }, { stroke: paint.border, strokeDashArray: '4 4' }),
      )
      if (divider.label.length > 0)
        drawing.front.push(...onGround(from + 12 + textWidth(divider.label) / 2, divider.y + 13, [divider.label.join(' ')]))
    }
  }
  cover(from, to, drawing)
  drawing.y += 10
}

import { expect, test } from 'vitest'
import type { HtmlElement, HtmlNode } from '@docgen/ssg-cli'
import type { Graph } from '../model.ts'
import { readDiagram } from '../read/read-diagram.ts'
import { drawDiagram, textsOf } from './draw-diagram.ts'
import { layOut } from './lay-out.ts'
import { widthOf, wrapped } from './text.ts'

const samples = {
  flowchart: `flowchart TD
    A[Start] -->|a label| B{Choice} -- other --> C[(Data)] & D((Round))
    subgraph outer [Outer group]
      E[/Lean/] --> F
      subgraph inner
        direction LR
        G>Flag] --> H[[Sub]]
      end
    end
    D --> E
    F --> inner
    C <-.-> C`,
  state: 'stateDiagram-v2\n[*] --> One : go\nOne --> [*]\nstate f <<fork>>\nOne --> f\nnote left of One : Note',
  class: 'classDiagram\nclass A {\n<<type>>\n+a: string\n+b() void\n}\nA "1" *-- "n" B : has\nA <|.. C',
  entities: 'erDiagram\nA ||--o{ B : has\nA {\nstring id PK "The key"\n}',
  sequence: `sequenceDiagram
    actor A as Alice
    A->>+B: one
    B->>B: self
    alt yes
      B--xA: two
    else no
      Note over A,B: three
    end
    deactivate B
    Note left of A: four`,
}

async function draw(text: string): Promise<HtmlElement> {
  const { diagram } = readDiagram(text)
  if (!diagram) throw new Error(text)
  return drawDiagram(diagram, 'A name', 'A text')
}

function elementsIn(node: HtmlNode): readonly HtmlElement[] {
  return node.type === 'text' ? [] : [node, ...node.children.flatMap(elementsIn)]
}

function textIn(node: HtmlNode): string {
  return node.type === 'text' ? node.value : node.children.map(textIn).join('')
}

test.each(Object.entries(samples))('a drawing has all texts, only numbers, and the paints of the theme: %s', async (_, text) => {
  const svg = await draw(text)
  expect(svg.properties).toMatchObject({ role: 'img', ariaLabel: 'A name' })
  const elements = elementsIn(svg)
  expect(textIn(elements[1] ?? svg)).toBe('A text')
  const { diagram } = readDiagram(text)
  const shown = elements.filter(({ tagName }) => tagName === 'text').map(textIn)
  for (const label of diagram ? textsOf(diagram) : [])
    // A row of a table has a text for each cell.
    for (const part of diagram?.kind === 'graph' && label.includes('PK') ? label.split(' ').slice(0, 3) : [label])
      expect(
        shown.some((each) => each.includes(part)),
        part,
      ).toBe(true)
  for (const { tagName, properties } of elements)
    for (const [name, value] of Object.entries(properties)) {
      expect(String(value), `${tagName} ${name}`).not.toMatch(/NaN|undefined|Infinity|e-\d/)
      if (name === 'fill' || name === 'stroke')
        expect(value).toMatch(/^(?:none|var\(--docgen-[a-z-]+, (?:currentColor|Canvas)\))$/)
    }
  expect(
    elements.some(({ tagName, properties }) => tagName === 'style' || 'style' in properties || 'className' in properties),
  ).toBe(false)
})

test.each(Object.entries(samples))('equal text makes an equal drawing: %s', async (_, text) => {
  expect(JSON.stringify(await draw(text))).toBe(JSON.stringify(await draw(text)))
})

/** Flowcharts of `size` nodes with groups in groups, by a fixed rule. */
function flowchartOf(seed: number, size: number): string {
  let state = seed
  const next = (limit: number): number => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return Math.floor(state / 256) % limit
  }
  const lines = [`flowchart ${['TB', 'LR', 'BT', 'RL'][next(4)]}`]
  for (let group = 0; group < 3; group++) {
    lines.push(`subgraph g${group} [Group ${group}]`, ...(next(3) === 0 ? [`direction ${['TB', 'LR'][next(2)]}`] : []))
    for (let node = 0; node < next(4); node++) lines.push(`n${next(size)}${['[a]', '((b))', '{c}', '>d]'][next(4)]}`)
    if (next(3) > 0) lines.push('end')
  }
  const open = lines.filter((line) => line.startsWith('subgraph')).length - lines.filter((line) => line === 'end').length
  lines.push(...Array.from({ length: open }, () => 'end'))
  for (let edge = 0; edge < size + 3; edge++)
    lines.push(`${next(6) === 0 ? `g${next(3)}` : `n${next(size)}`} ${['-->', '-.->|label|', '---'][next(3)]} n${next(size)}`)
  return lines.join('\n')
}

test('lines of graphs begin and end at their boxes, and boxes stand in their groups, whatever groups there are', async () => {
  for (let seed = 1; seed <= 60; seed++) {
    const text = flowchartOf(seed, 4 + (seed % 6))
    const graph = readDiagram(text).diagram as Graph
    const size = { width: 60, height: 40 }
    const { boxes, edges } = await layOut(graph, {
      nodes: new Map(graph.nodes.map(({ id }) => [id, size])),
      groups: new Map(graph.groups.map(({ id }) => [id, { width: 70, height: 18 }])),
      labels: ({ label }) => (label.length > 0 ? { center: { width: 40, height: 18 } } : {}),
    })
    const touches = (id: string, point: { readonly x: number; readonly y: number } | undefined): boolean => {
      const box = boxes.get(id)
      if (!box || !point) return false
      const isWithin =
        point.x >= box.x - 1 && point.x <= box.x + box.width + 1 && point.y >= box.y - 1 && point.y <= box.y + box.height + 1
      const toSides = [point.x - box.x, box.x + box.width - point.x, point.y - box.y, box.y + box.height - point.y]
      return isWithin && toSides.some((distance) => Math.abs(distance) <= 1)
    }
    for (const [index, { from, to }] of graph.edges.entries()) {
      const points = edges[index]?.points ?? []
      expect(touches(from, points[0]) && touches(to, points.at(-1)), `${text}\n${from} to ${to}`).toBe(true)
    }
    for (const { id, group } of [...graph.nodes, ...graph.groups]) {
      const [inner, outer] = [boxes.get(id), group === undefined ? undefined : boxes.get(group)]
      if (!inner || !outer) continue
      const isInside =
        inner.x >= outer.x &&
        inner.y >= outer.y &&
        inner.x + inner.width <= outer.x + outer.width &&
        inner.y + inner.height <= outer.y + outer.height
      expect(isInside, `${text}\n${id} in ${group}`).toBe(true)
    }
  }
})

test('a graph for which ELK first throws is drawn all the same, and changes no other drawing', async () => {
  const tangled = `flowchart BT
    subgraph g0
      n4
      n0
      subgraph g1
        n0
        n1 --> n5
      end
    end
    n3 <-->|a| n5
    n5 ---|b| n3
    n4 --> n0
    n5 <--> n3
    n3 <-->|c| n3
    g0 -.->|d| n2
    n5 -.-> n1`
  const before = JSON.stringify(await draw(samples.flowchart))
  const drawn = JSON.stringify(await draw(tangled))
  expect(JSON.stringify(await draw(samples.flowchart))).toBe(before)
  expect(JSON.stringify(await draw(tangled))).toBe(drawn)
})

test('a group is as wide as its title', async () => {
  const svg = await draw('stateDiagram-v2\nstate "A title that is much wider than what is in it" as a {\nb\n}')
  const [ground] = elementsIn(svg).filter(({ tagName }) => tagName === 'rect')
  const width = widthOf('A title that is much wider than what is in it', { size: 13, isBold: true })
  expect(Number(ground?.properties['width'])).toBeGreaterThan(width)
})

test('nodes stand in the order in which they are written', async () => {
  for (const text of ['graph TB\nA --> one & two & three', 'graph TB\nsubgraph g\nA --> one & two & three\nend']) {
    const texts = elementsIn(await draw(text)).filter(({ tagName }) => tagName === 'text')
    const xOf = (label: string): number => Number(texts.find((each) => textIn(each) === label)?.properties['x'])
    expect(xOf('one')).toBeLessThan(xOf('two'))
    expect(xOf('two')).toBeLessThan(xOf('three'))
  }
})

test('what begins a circle stands above the rest of it, in groups too', async () => {
  for (const text of [
    'graph\nA --> one\none --> two\ntwo --> one',
    'graph\nsubgraph g\nA --> one\none --> two\ntwo --> one\nend',
  ]) {
    const texts = elementsIn(await draw(text)).filter(({ tagName }) => tagName === 'text')
    const yOf = (label: string): number => Number(texts.find((each) => textIn(each) === label)?.properties['y'])
    expect(yOf('A')).toBeLessThan(yOf('one'))
    expect(yOf('one')).toBeLessThan(yOf('two'))
  }
})

test('long labels are broken between words', () => {
  const style = { size: 14 }
  const lines = wrapped(['one two three four five six seven eight nine ten eleven'], 100, style)
  expect(lines.length).toBeGreaterThan(3)
  for (const line of lines) expect(widthOf(line, style)).toBeLessThanOrEqual(100)
  expect(wrapped(['averyveryveryverylongword'], 20, style)).toEqual(['averyveryveryverylongword'])
})

test('wide letters need more room, and marks on letters none', () => {
  const style = { size: 10 }
  expect(widthOf('日本', style)).toBeGreaterThan(widthOf('ab', style) * 1.5)
  expect(widthOf('e\u0301', style)).toBe(widthOf('e', style))
  expect(widthOf('ab', { ...style, isCode: true })).toBeCloseTo(12.4)
})

import type { HtmlElement } from '@docgen/ssg-cli'
import type { Code, Root } from 'mdast'
import { VFile } from 'vfile'
import { expect, test } from 'vitest'
import { mermaid } from './index.ts'
import type { MermaidOptions } from './options.ts'
import { remarkMermaid } from './remark-mermaid.ts'

interface Fence {
  readonly value: string
  readonly meta?: string
  readonly lang?: string
}

/** The fence stands on line 3, from column `column`. */
async function run({ value, meta, lang = 'mermaid' }: Fence, options?: MermaidOptions, column = 1) {
  const before = ' '.repeat(column - 1)
  const text = ['Text', '', ...['```', ...value.split('\n'), '```'].map((line) => before + line)].join('\n')
  const code: Code = {
    type: 'code',
    lang,
    meta: meta ?? null,
    value,
    position: { start: { line: 3, column, offset: 6 }, end: { line: 5, column: 4, offset: text.length } },
  }
  const tree: Root = { type: 'root', children: [{ type: 'blockquote', children: [code] }] }
  const file = new VFile({ path: 'docs/a.md', value: text })
  await remarkMermaid(options)(tree, file)
  const [quote] = tree.children
  const [node] = quote?.type === 'blockquote' ? quote.children : []
  return { node: node as unknown as Drawn, said: file.messages.map(({ line, column: at, reason }) => `${line}:${at} ${reason}`) }
}

interface Drawn {
  readonly type: string
  readonly lang?: string
  readonly attributes: { readonly drawing: string }
}

/** What docgen makes of the node. */
function pictureOf({ attributes }: Drawn, id = 'x-1') {
  const [directive] = mermaid().directives ?? []
  const result = directive?.becomes({ attributes: attributes as never, title: '', id })
  if (!result || !('element' in result)) throw new Error('no element')
  return result
}

test('a fence becomes a picture of the theme, named by the diagram, and its texts are there for search', async () => {
  const { node, said } = await run({
    value: 'graph LR\naccTitle: A name\naccDescr: A text\nA[One] --> B[Two]',
    meta: 'title="A caption"',
  })
  expect(said).toEqual([])
  const { element, props, children } = pictureOf(node)
  expect({ element, caption: props?.['caption'], isFigure: props?.['isFigure'] }).toEqual({
    element: 'docgen-svg',
    caption: 'A caption',
    isFigure: true,
  })
  expect(props?.['svg']).toMatchObject({
    tagName: 'svg',
    properties: { role: 'img', ariaLabel: 'A name', ariaDescribedBy: 'x-1-desc' },
  })
  const svg = props?.['svg'] as HtmlElement | undefined
  expect(svg?.children[0]).toMatchObject({ tagName: 'desc', properties: { id: 'x-1-desc' }, children: [{ value: 'A text' }] })
  expect(children).toMatchObject([{ children: [{ value: 'One' }] }, { children: [{ value: 'Two' }] }])
})

test('the title of the fence is the name of a diagram without one', async () => {
  for (const meta of ['title="A caption"', "title='A caption'", '{1} title="A caption"']) {
    const { node, said } = await run({ value: 'graph\nA', meta })
    expect(said).toEqual([])
    expect(pictureOf(node).props?.['svg']).toMatchObject({ properties: { ariaLabel: 'A caption' } })
  }
})

test('a diagram without a name is reported, unless that is not wanted', async () => {
  const fence = { value: 'graph\nA[One] --> B' }
  const { node, said } = await run(fence)
  expect(said).toEqual([expect.stringMatching(/^3:1 This diagram has no name .* Write "accTitle: What it shows"/)])
  expect(pictureOf(node).props?.['svg']).toMatchObject({ properties: { ariaLabel: 'One, B' } })
  expect((await run(fence, { requireNames: false })).said).toEqual([])
})

test('findings have the place of the line within the page, also in lists and quotes', async () => {
  const value = 'graph\n  A -->\n  click A x'
  expect((await run({ value })).said).toMatchObject([/^5:8 /, /^6:3 /].map((place) => expect.stringMatching(place)))
  expect((await run({ value }, {}, 5)).said).toMatchObject([/^5:12 /, /^6:7 /].map((place) => expect.stringMatching(place)))
})

test('what cannot be drawn stays code, of which nothing else is said', async () => {
  for (const fence of [{ value: 'pie' }, { value: 'graph\nA -->' }, { value: '', meta: 'file="./a.mmd"' }]) {
    const { node, said } = await run(fence)
    expect(node).toMatchObject({ type: 'code', lang: 'text', value: fence.value })
    expect(said).toHaveLength(1)
  }
})

test('fences of other languages stay as they are', async () => {
  const { node, said } = await run({ value: 'graph', lang: 'mermaidjs' })
  expect(node).toMatchObject({ type: 'code', lang: 'mermaidjs' })
  expect(said).toEqual([])
})

test('a drawing is taken once: no one else can name it', async () => {
  const { node } = await run({ value: 'graph\nA', meta: 'title="A"' })
  pictureOf(node)
  expect(() => pictureOf(node)).toThrow('Write a fence of the language "mermaid".')
})

test.each([
  ['{ "theme": "dark" }', 'mermaid() has no option "theme", only "requireNames".'],
  ['{ "requireNames": "no" }', '`requireNames` of mermaid() must be `true` or `false`.'],
])('options that it does not take are an error of the config: %s', (options, message) =>
  expect(() => remarkMermaid(JSON.parse(options))).toThrow(message),
)

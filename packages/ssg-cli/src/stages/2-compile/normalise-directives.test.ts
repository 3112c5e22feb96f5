import { beforeAll, expect, test } from 'vitest'
import { nodesOf } from './nodes-of.ts'
import { parseDirectives } from './normalise-directives.ts'
import { loadMarkdownParser, type MarkdownParser } from './parse-markdown.ts'

let parse: MarkdownParser

beforeAll(async () => {
  parse = await loadMarkdownParser('satteri')
})

test.each([
  [':::tip Read this', ':::tip[Read this]'],
  ['::: tip Read this', ':::tip[ Read this]'],
  [':::  tip   Read this', ':::tip[    Read this]'],
  ['::: tip', ':::tip'],
  [':::tip[Read this]', ':::tip[Read this]'],
  [':::tip', ':::tip'],
  ['::::tabs{group="a"}', '::::tabs{group="a"}'],
  [':::tab npm {id="x"}', ':::tab[npm]{id="x"}'],
  ['> :::note In a quote', '> :::note[In a quote]'],
  [':::tip [Read this]', ':::tip[ Read this]'],
  ['::: tip [Read *[this](./a.md)*] {.x}', ':::tip[  Read *[this](./a.md)*]{.x}'],
  [':::tip[Read this] {t="a } b"}', ':::tip[Read this]{t="a } b"}'],
  [':::tip {#read}', ':::tip{#read}'],
  ['> :::tip [Read this]', '> :::tip[ Read this]'],
  [':::tip [Read](./a.md) this', ':::tip[[Read](./a.md) this]'],
  [':::tip [Read] [this]', ':::tip[[Read] [this]]'],
  [':::tip[]', ':::tip[]'],
  [String.raw`:::tip [Read \[this]`, String.raw`:::tip[ Read \[this]`],
  [':::tip.  ', ':::tip.  '],
  ['```\n:::tip Code\n```\n:::tip Text', '```\n:::tip Code\n```\n:::tip[Text]'],
  ['````\n```\n:::tip Code\n````', '````\n```\n:::tip Code\n````'],
  ['- a\n  > ~~~\n  > :::tip Code\n  > ~~~\n\n:::tip Text', '- a\n  > ~~~\n  > :::tip Code\n  > ~~~\n\n:::tip[Text]'],
  ['```a`b\n:::tip Text', '```a`b\n:::tip[Text]'],
  ['~~~\n```\n~~~\n:::tip Text', '~~~\n```\n~~~\n:::tip[Text]'],
  ['    ```\n\n:::tip Text', '    ```\n\n:::tip[Text]'],
  ['<pre>\n:::tip Code\n</pre>\n:::tip Text', '<pre>\n:::tip Code\n</pre>\n:::tip[Text]'],
  ['> ```\n> code\n\n:::tip Text', '> ```\n> code\n\n:::tip[Text]'],
  [':::tip A\n:::\n```\n:::tip Code\n```', ':::tip[A]\n:::\n```\n:::tip Code\n```'],
  ['a ::: b', 'a ::: b'],
  [':::', ':::'],
])('%j becomes %j', (markdown, expected) => expect(parseDirectives(markdown, parse).markdown).toBe(expected))

test.each([
  [':::note[open\ntext', '\\:::note[open\ntext', [1]],
  ['a\n\n:::note{.x', 'a\n\n\\:::note{.x', [3]],
  [':::note[a]{b="c"}', ':::note[a]{b="c"}', []],
  [':::note [open', '\\:::note [open', [1]],
  [':::note[a] {b', '\\:::note[a] {b', [1]],
  [':::note[a] more', '\\:::note[a] more', [1]],
  [':::note{.x}[a]', '\\:::note{.x}[a]', [1]],
])('%j, whose title or attributes may be open or not the last', (markdown, expected, lines) =>
  expect(parseDirectives(markdown, parse)).toMatchObject({ markdown: expected, malformedLines: lines }),
)

test.each([':::tip Title', '::: tip Title', ':::tip   Title', '> :::  tip  Title', ':::tip [Title]', '> ::: tip  [Title] {.x}'])(
  'the title of %j keeps its place',
  (line) => {
    const { mdast } = parseDirectives(`${line}\n`, parse)
    const title = nodesOf(mdast).find((node) => node.type === 'text')
    const offset = line.indexOf('Title')
    expect(title).toMatchObject({ value: 'Title', position: { start: { line: 1, column: offset + 1, offset } } })
  },
)

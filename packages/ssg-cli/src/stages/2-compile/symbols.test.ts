import { createElement } from 'react'
import { beforeAll, describe, expect, test } from 'vitest'
import type { ContentComponents } from '@docgen/model'
import { createMarkdownCompiler } from './compile-markdown.ts'
import type { MarkdownCompiler } from './guarded-compiler.ts'
import { collectMentions } from './package-mentions.ts'

const content: ContentComponents = {
  'docgen-code': ({ code }) => createElement('pre', null, code),
  'docgen-admonition': ({ title, children }) => createElement('aside', null, title && createElement('b', null, title), children),
  'docgen-tabs': ({ panels }) =>
    createElement(
      'div',
      null,
      panels.map(({ id, content: panel }) => createElement('section', { key: id }, panel)),
    ),
  'docgen-heading': ({ level, id, children }) => createElement(`h${level}`, { id }, children),
  'docgen-table': ({ children }) => createElement('table', null, children),
  'docgen-svg': ({ children }) => createElement('figure', null, children),
  'docgen-details': ({ title, children }) => createElement('details', null, createElement('summary', null, title), children),
  'docgen-steps': ({ children }) => createElement('div', { className: 'steps' }, children),
  'docgen-cards': ({ title, children }) => createElement('div', { className: 'cards', title }, children),
}

const compilers = new Map<string, MarkdownCompiler>()

beforeAll(async () => {
  for (const parser of ['satteri', 'remark-parse'] as const)
    compilers.set(parser, await createMarkdownCompiler({ parser, html: 'sanitise', linkCode: true }, content))
  compilers.set('plain', await createMarkdownCompiler({ parser: 'satteri', html: 'sanitise' }, content))
})

async function compile(text: string, compiler = 'satteri') {
  const file = { file: 'docs/a.md', contentPath: 'a.md', source: 'docs', text, includes: {} }
  const compiled = await compilers.get(compiler)?.compilePage(file, 'key')
  if (!compiled) throw new Error('No such compiler.')
  return { ...compiled, slots: compiled.page.slots.map(({ kind, href, line, column }) => `${kind} ${line}:${column} ${href}`) }
}

describe.each(['satteri', 'remark-parse'])('a link tag (%s)', (parser) => {
  test.each([
    ['of a name', 'See {@link Widget}.', '<p>See <a href="\0">Widget</a>.</p>', ['link 1:12 {@link Widget}']],
    [
      'of a member',
      '{@link widgets/Widget.size}',
      '<p><a href="\0">Widget.size</a></p>',
      ['link 1:8 {@link widgets/Widget.size}'],
    ],
    [
      'by npm name',
      '{@link @acme/widgets!Widget#size}',
      '<p><a href="\0">Widget#size</a></p>',
      ['link 1:8 {@link @acme/widgets!Widget#size}'],
    ],
    [
      'in a block of HTML',
      '<div>\n\na\n\n<p>See {@link Widget} and\n{@linkcode widgets/Widget the widget}. <code>{@link Widget}</code></p>\n\n</div>',
      '<div>\n<p>a</p>\n<p>See <a href="\0">Widget</a> and\n<a href="\0"><code>the widget</code></a>. <code>{@link Widget}</code></p>\n</div>',
      ['link 5:15 {@link Widget}', 'link 6:12 {@linkcode widgets/Widget}'],
    ],
    ['as code', 'a {@linkcode Widget} b', '<p>a <a href="\0"><code>Widget</code></a> b</p>', ['link 1:14 {@linkcode Widget}']],
    ['with a text', '{@link Widget|the widget}', '<p><a href="\0">the widget</a></p>', ['link 1:8 {@link Widget}']],
    ['with spaces', '{@linkplain Widget | the widget }', '<p><a href="\0">the widget</a></p>', ['link 1:13 {@linkplain Widget}']],
    [
      'with a text in JSDoc’s form',
      '{@link Widget the widget}',
      '<p><a href="\0">the widget</a></p>',
      ['link 1:8 {@link Widget}'],
    ],
    ['with Markdown in it', '{@link A|a *b* c} d', '<p><a href="\0">a <em>b</em> c</a> d</p>', ['link 1:8 {@link A}']],
    [
      'on another line',
      'a\nb {@link A} {@link B}',
      '<p>a\nb <a href="\0">A</a> <a href="\0">B</a></p>',
      ['link 2:10 {@link A}', 'link 2:20 {@link B}'],
    ],
    ['in a heading', '## On {@link A}', '<h2 id="on-a">On <a href="\0">A</a></h2>', ['link 1:14 {@link A}']],
    ['in a quote', '> {@link A}', '<blockquote>\n<p><a href="\0">A</a></p>\n</blockquote>', ['link 1:10 {@link A}']],
    ['in a link', '[to {@link A}](b.md)', '<p><a href="\0">to A</a></p>', ['link 1:1 b.md']],
    ['in code', '`{@link A}`', '<p><code>{@link A}</code></p>', []],
    ['in a fence', '```text\n{@link A}\n```', '<pre>{@link A}</pre>', []],
    ['that is escaped', '\\{@link A} {@link B}', '<p>{@link A} <a href="\0">B</a></p>', ['link 1:19 {@link B}']],
    ['that is not closed', 'a {@link A', '<p>a {@link A</p>', []],
    ['without a name', 'a {@link } b', '<p>a {@link } b</p>', []],
  ])('%s', async (_, text, html, slots) => {
    const compiled = await compile(text, parser)
    expect({ html: compiled.html, slots: compiled.slots }).toEqual({ html, slots })
  })
})

test('a tag in HTML that never closes takes no longer than other text', async () => {
  const text = `<div>{@link x${' '.repeat(20_000)}\n{@link ${'{@link '.repeat(5_000)}</div>`
  expect((await compile(text)).html).toContain('{@link x')
})

test('thousands of tags in one text of HTML are all links', async () => {
  const { html, page } = await compile(`<div>\n${'{@link A} '.repeat(6_000)}\n</div>`)
  expect(html.match(/<a /g)).toHaveLength(6_000)
  expect(page.slots.slice(0, 2).map(({ line, column }) => `${line}:${column}`)).toEqual(['2:8', '2:18'])
})

test.each([
  ['{@link A b | c}', 'b | c'],
  ['{@linkplain A|b}', 'b'],
  ['{@link A}', 'A'],
])('%s in HTML has its text', async (tag, text) => {
  expect((await compile(`<div>${tag}</div>`)).html).toBe(`<div><a href="\0">${text}</a></div>`)
})

describe('inline code', () => {
  test.each([
    ['a name', 'a `Widget`', '<p>a <code>\0</code></p>', ['code 1:3 Widget']],
    ['a member', '`Widget.size`', '<p><code>\0</code></p>', ['code 1:1 Widget.size']],
    ['a call', '`$make_it()`', '<p><code>\0</code></p>', ['code 1:1 $make_it()']],
    ['a call with arguments', '`make(1)`', '<p><code>make(1)</code></p>', []],
    ['an option', '`--strict`', '<p><code><span class="docgen-option">--strict</span></code></p>', []],
    ['two words', '`a b`', '<p><code>a b</code></p>', []],
    ['a number', '`1`', '<p><code>1</code></p>', []],
    ['in a link', '[`Widget`](b.md)', '<p><a href="\0"><code>Widget</code></a></p>', ['link 1:1 b.md']],
    ['in a heading', '## `Widget`', '<h2 id="widget"><code>Widget</code></h2>', []],
    [
      'in a title',
      ':::note[A `Widget`]\n`B`\n:::',
      '<aside><b>A <code>Widget</code></b><p><code>\0</code></p></aside>',
      ['code 2:1 B'],
    ],
    [
      'in HTML',
      '<a href="b.md">`A`</a> <kbd>`B`</kbd>',
      '<p><a href="\0"><code>A</code></a> <kbd><code>\0</code></kbd></p>',
      ['link 1:1 b.md', 'code 1:29 B'],
    ],
  ])('that is %s', async (_, text, html, slots) => {
    const compiled = await compile(text)
    expect({ html: compiled.html, slots: compiled.slots }).toEqual({ html, slots })
  })

  test('stays code when it is not to be linked', async () => {
    const { html, slots, page } = await compile('`Widget` of `@acme/widgets`', 'plain')
    expect({ html, slots, mentions: page.mentions }).toEqual({
      html: '<p><code>Widget</code> of <code>@acme/widgets</code></p>',
      slots: [],
      mentions: undefined,
    })
  })
})

test('a page tells which packages it mentions', async () => {
  const text = 'Use @acme/a, `b-c` and [it](https://www.npmjs.com/package/@acme/d).\n\n```ts\nimport { E } from "@acme/e"\n```'
  expect((await compile(text)).page.mentions?.map((mention) => mention.package)).toEqual(['@acme/a', 'b-c', '@acme/d', '@acme/e'])
})

describe('code mentions', () => {
  test.each([
    ["import { A, type B as C } from '@acme/a'", { '@acme/a': ['A', 'B'] }],
    ['import D, {\n  A,\n} from "a/lib/x"', { a: ['default', 'A'] }],
    ["import type { A } from '@acme/a/sub'", { '@acme/a': ['A'] }],
    ["import * as all from 'a'", { a: [] }],
    ["export { A } from 'a'; import 'b'", { a: ['A'], b: [] }],
    ["const { A } = require('a')\nawait import('b')", { a: [], b: [] }],
    ["import x from './x'", {}],
    ["export const x = { a: 1 }\nimport { B } from 'b'", { b: ['B'] }],
    ["// We import { Thing } first\nimport { A } from 'a'", { a: ['A'] }],
    [
      "export type { A } from 'a'\n+ import{B}from'b'\n * import type C, { D } from 'c'",
      { a: ['A'], b: ['B'], c: ['default', 'D'] },
    ],
    ['npm install @acme/a@1.2.3 @acme/b', { '@acme/a': [], '@acme/b': [] }],
  ])('%s', (code, expected) => {
    const collector = collectMentions()
    collector.addCodeBlock(code)
    expect(Object.fromEntries(collector.mentions().map(({ package: name, imported }) => [name, imported]))).toEqual(expected)
  })

  test('are found in a moment in declarations without imports', () => {
    const collector = collectMentions()
    collector.addCodeBlock('export declare const value: number\n'.repeat(20_000))
    collector.addCodeBlock(`import${' '.repeat(50_000)}x`)
    expect(collector.mentions()).toEqual([])
  })
})

import { beforeAll, expect, test } from 'vitest'
import { codeBlockOf } from './code-block.ts'
import { fenceMetaOf } from '../../syntax/markdown/fence-meta.ts'
import { createHighlighter, type Highlight } from './highlight.ts'

let highlightLines: Highlight

beforeAll(async () => {
  highlightLines = await createHighlighter().prepare(['ts', 'html'], [])
})

const classesOf = (html: string) => [...html.matchAll(/<span class="(line[^"]*)">/g)].map(([, classes]) => classes)

test.each([
  ['a // [!code ++]\nb', '', ['line add', 'line']],
  ['a // [!code --]', '', ['line remove']],
  ['a # [!code focus]\nb', '', ['line focused', 'line']],
  ['<!-- x --> <!-- [!code error] -->', '', ['line error']],
  ['// highlight-next-line\na\nb', '', ['line highlighted', 'line']],
  ['/* highlight-start */\na\nb\n/* highlight-end */\nc', '', ['line highlighted', 'line highlighted', 'line']],
  ['a\nb\nc', '{1,3}', ['line highlighted', 'line', 'line highlighted']],
  ['a // [!code unknown]', '', ['line']],
])('notation of %j with %j', (source, meta, expected) =>
  expect(classesOf(codeBlockOf(source, 'text', fenceMetaOf(meta), highlightLines).props.html)).toEqual(expected),
)

test('code to copy holds no notation, and an unknown notation stays', () => {
  expect(
    codeBlockOf('// highlight-next-line\nlet a // [!code ++]\nb // [!code x]', 'ts', fenceMetaOf(''), highlightLines).props.code,
  ).toBe('let a\nb // [!code x]')
})

test('a token over several lines is closed on each', () => {
  const lines = highlightLines('/* a\nb */\nconst x = 1', 'ts')
  expect(lines).toHaveLength(3)
  for (const line of lines) expect(line.split('<span').length).toBe(line.split('</span>').length)
  expect(lines[0]).toBe('<span class="token comment">/* a</span>')
})

test('code of an unknown language is escaped', () => expect(highlightLines('<a & b>', 'nope')).toEqual(['&lt;a &amp; b&gt;']))

test('a line of very many spaces takes no time', { timeout: 1000 }, () => {
  const source = `${'\t'.repeat(50_000)}b\n// [!code ++]${' '.repeat(50_000)}b`
  expect(codeBlockOf(source, 'text', fenceMetaOf(''), highlightLines).props.code).toBe(source)
})

import { expect, test } from 'vitest'
import { parseComments } from './parse-comments.ts'

const file = 'comments/kit.md'
const parse = (...lines: readonly string[]) => parseComments(lines.join('\n'), file)
const text = (markdown: string, line: number, column = 1) => ({ markdown, file, line, column, isOfSite: true })

test.each([
  ['# @acme/kit\n\nTables.\n\n```ts\n## code\n```\n\n## Grid\n\nA grid.', text('Tables.\n\n```ts\n## code\n```', 3)],
  ['Tables.\n## Grid\n\nA grid.', text('Tables.', 1)],
  ['# @acme/kit\n\n## Grid\n\nA grid.', undefined],
  ['\n\nTables.', text('Tables.', 3)],
])('what stands above the first symbol introduces the package: %j', (markdown, introduction) =>
  expect(parseComments(markdown, file)).toMatchObject({ introduction, diagnostics: [] }),
)

test('takes the first paragraph for the summary, and sections for what they say', () => {
  const { comments, diagnostics } = parse(
    '# @acme/kit',
    '',
    '## `Grid.append`',
    '',
    'Adds a row.',
    'At the end.',
    '',
    'More of it.',
    '',
    '#### A heading of the remarks',
    '',
    '### Parameters',
    '',
    '- `row`: The new row,',
    '  which may be empty.',
    '* `at`: A place.',
    '',
    '### Returns',
    '',
    'The row.',
    '### Throws',
    'Nothing.',
    '',
    '### Example: Two rows',
    '',
    '```ts',
    '## no heading',
    '```',
    '### Example',
    '~~~ts',
    '```',
    '### none either',
    '~~~',
  )
  expect(diagnostics).toEqual([])
  expect(comments).toEqual([
    {
      symbol: 'Grid.append',
      at: { file, line: 3, column: 4 },
      summary: text('Adds a row.\nAt the end.', 5),
      remarks: text('More of it.\n\n#### A heading of the remarks', 8),
      parameters: [
        { name: 'row', text: text('The new row,\nwhich may be empty.', 14, 10) },
        { name: 'at', text: text('A place.', 16, 9) },
      ],
      returns: text('The row.', 20),
      throws: [text('Nothing.', 22)],
      examples: [text('**Two rows**\n\n```ts\n## no heading\n```', 24), text('~~~ts\n```\n### none either\n~~~', 30)],
    },
  ])
})

test('a fence at the start is whole, with its blank lines', () => {
  const fence = '```ts\na\n\nb\n```'
  const { comments } = parse('## Grid', '', ...fence.split('\n'), '', 'More.')
  expect(comments).toMatchObject([{ summary: text(fence, 3), remarks: text('More.', 9) }])
})

test('the text of a parameter keeps its lists, paragraphs and code', () => {
  const { comments, diagnostics } = parse(
    '## Grid',
    '',
    '### Parameters',
    '',
    '- `options`: What it takes:',
    '  - a',
    '    - deep',
    '',
    '  A paragraph.',
    '',
    '  ```ts',
    '  if (x) {',
    '    y()',
    '  }',
    '  ```',
    '',
    '- `other`: More.',
  )
  expect(diagnostics).toEqual([])
  expect(comments[0]?.parameters).toEqual([
    {
      name: 'options',
      text: text('What it takes:\n- a\n  - deep\n\nA paragraph.\n\n```ts\nif (x) {\n  y()\n}\n```', 5, 14),
    },
    { name: 'other', text: text('More.', 17, 12) },
  ])
})

test.each([
  ['## C#', 'C#'],
  ['## Grid ##', 'Grid'],
  ['## `Grid#append()` #  ', 'Grid#append()'],
])('the heading %j names %s', (heading, symbol) => {
  expect(parse(heading, '', 'Text.').comments).toMatchObject([{ symbol }])
})

test.each<[string, readonly string[], string]>([
  ['a second comment', ['## A', 'a', '## A', 'b'], '3:4 The file has two comments for "A".'],
  ['a second comment in other signs', ['## A.b', 'a', '## `A#b()`', 'b'], '3:4 The file has two comments for "A#b()".'],
  ['a comment without a text', ['## A', '', '## B', 'b'], '1:4 "A" has no text below it.'],
  ['a section without a text', ['## A', 'a', '### Returns', ''], '3:5 "Returns" has no text below it.'],
  ['an unknown section', ['## A', 'a', '### Return', 'b'], '3:5 A comment has no section "Return".'],
  ['a title where none can be', ['## A', 'a', '### Returns: it', 'b'], '3:5 A comment has no section "Returns: it".'],
  [
    'a parameter without a name',
    ['## A', 'a', '### Parameters', '- b'],
    '4:1 This line of "Parameters" is not about a parameter.',
  ],
  [
    'a line above the parameters',
    ['## A', 'a', '### Parameters', '  b'],
    '4:1 This line of "Parameters" is not about a parameter.',
  ],
])('reports %s', (_, lines, expected) => {
  const { diagnostics } = parse(...lines)
  expect(diagnostics.map(({ line, column, message }) => `${line}:${column} ${message}`)).toEqual([expected])
})

test('two headings that name one declaration are one too many', () => {
  const { comments, diagnostics } = parse('## Grid.append', '', 'Adds.', '', '## `Grid#append()`', '', 'Adds again.')
  expect(comments.map(({ symbol }) => symbol)).toEqual(['Grid.append'])
  expect(diagnostics).toMatchObject([{ code: 'invalid-api-comment', line: 5 }])
})

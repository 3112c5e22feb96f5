// Whatever stands between two lines of `---`, a page has frontmatter that later stages can trust, and findings in the file.
import * as fc from 'fast-check'
import { expect } from 'vitest'
import { splitFrontmatter } from '../../packages/ssg-cli/src/syntax/markdown/frontmatter.ts'
import { textOf } from './arbitraries.ts'
import { expectFindingsWithin } from './findings.ts'
import { holds } from './property.ts'

const keys =
  'id title sidebar_label sidebar_position slug description keywords image tags hide_title toc_min_heading_level pagination_prev custom_edit_url last_update draft search __proto__ constructor titel <<'.split(
    ' ',
  )
const values = [
  ...[
    'a',
    '"a"',
    "'a'",
    '"a\\n\\u0000"',
    '"open',
    "'open",
    '404',
    '-1',
    '1e999',
    '.nan',
    'true',
    'no',
    'null',
    '~',
    '2024-03-01',
    '0x1F',
  ],
  ...[
    '[a, b]',
    '[a, [b',
    '{a: 1}',
    '{a: 1',
    '|\n  a\n  b',
    '>-\n  a',
    '\n  - a\n  - b',
    '\n  date: 2024-03-01\n  author: me',
    '\n\ta',
  ],
  ...[
    '&a x',
    '*a',
    '&a [*a, *a]',
    '&b {c: *b}',
    '!!js/function x',
    '!!binary aGk=',
    '!<tag:x> y',
    '? a',
    '@x',
    '`x`',
    '%x',
    'a: b',
    'a #b',
  ],
  ...['/guide/install', '../x', '[[[[[[[[', '- - - -', '"a" b', '\u2028', '\ufffd', '💥', '{__proto__: 1}', '<<: *a'],
]
const pair = fc.tuple(fc.constantFrom(...keys), fc.constantFrom(': ', ':', ' : ', ':\t', '', ': \r'), fc.constantFrom(...values))
const line = fc.oneof(
  { weight: 5, arbitrary: pair.map((parts) => parts.join('')) },
  { weight: 1, arbitrary: textOf([...values, ...keys, ': ', '\n', '  ', '- '], 6) },
)
const document = fc.record({
  lines: fc.array(line, { maxLength: 6 }),
  newline: fc.constantFrom('\n', '\n', '\r\n'),
  open: fc.constantFrom('---', '---', '---', '--- ', '\ufeff---', '----', ' ---', ''),
  close: fc.constantFrom('---', '---', '---', '...', '', '---a'),
  body: textOf(['# A', '\n', 'text', '---', 'title: b'], 5),
})

const isText = (value: unknown): boolean => typeof value === 'string'

holds('frontmatter', 'any text is read, what is wrong is said at its place, and the body keeps its lines', document, (input) => {
  const { lines, newline, open, close, body } = input
  const text = [open, ...lines, close, body].join(newline)
  const split = splitFrontmatter('docs/a.md', text)
  expectFindingsWithin('docs/a.md', text, split.diagnostics)
  expectFindingsWithin(
    'docs/a.md',
    text,
    Object.values(split.ranges).map((at) => ({ ...at, code: 'config', severity: 'error', message: 'a', hint: 'a' })),
  )
  expect(split.body.split('\n').length).toBe(text.split('\n').length)
  expect(text.endsWith(split.body.trimStart())).toBe(true)
  const { frontmatter } = split
  expect(Object.getPrototypeOf(frontmatter)).toBe(Object.prototype)
  const texts = [frontmatter.id, frontmatter.title, frontmatter.slug, frontmatter.description, frontmatter.image]
  expect(texts.filter((value) => value !== undefined).every(isText)).toBe(true)
  expect([...(frontmatter.tags ?? []), ...(frontmatter.keywords ?? [])].every(isText)).toBe(true)
  // The short way through plain lines and the YAML parser, which a comment asks for, understand the same.
  const end = text.indexOf(`${newline}---`, 3)
  if (!/^---[ ]*\r?\n/.test(text) || end < 0) return
  const parsed = splitFrontmatter('docs/a.md', `${text.slice(0, end)}${newline}# comment${text.slice(end)}`)
  if (split.diagnostics.length === 0 && parsed.diagnostics.length === 0 && lines.every((written) => !/[|>]/.test(written)))
    expect(parsed.frontmatter).toEqual(frontmatter)
})

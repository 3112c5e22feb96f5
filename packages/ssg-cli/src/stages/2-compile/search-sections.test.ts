import { beforeAll, expect, test } from 'vitest'
import { sectionsOf } from '../../search/page-text.ts'
import { createMarkdownCompiler } from './compile-markdown.ts'
import type { MarkdownCompiler } from './guarded-compiler.ts'
import { plainContent } from './plain-content.ts'

let compiler: MarkdownCompiler

beforeAll(async () => {
  compiler = await createMarkdownCompiler({ parser: 'satteri', html: 'sanitise', linkCode: true }, plainContent)
})

async function sections(text: string, kind?: 'changelog'): Promise<readonly (readonly [string, string, string])[]> {
  const file = { file: 'docs/a.md', contentPath: 'a.md', source: 'docs', text, includes: {}, kind }
  const { searchText } = await compiler.compilePage(file, 'key')
  return sectionsOf(searchText).map(({ anchor, titles, text: own }) => [anchor, titles.join(' > '), own])
}

test('there is a section for each heading, with the headings that lead there', async () => {
  expect(await sections('# Title\n\nStart.\n\n## A\n\nOne.\n\n### B\n\n## C {#c-own}\n\nTwo.')).toEqual([
    ['', '', 'Start.'],
    ['a', 'A', 'One.'],
    ['b', 'A > B', ''],
    ['c-own', 'C', 'Two.'],
  ])
})

test.each([
  ['code of a fence, without its notes', '```ts\nlet a = 1 // [!code ++]\nlogin(a)\n```', '\vlet a = 1\n\vlogin(a)'],
  ['code that may become a link', 'Call `AccountsServer` **now**ish.', 'Call AccountsServer nowish.'],
  ['tables, cell by cell', 'In:\n\n| A | B |\n| - | - |\n| c | d |\n\nOut.', 'In:\n\tA · B\n\tc · d\nOut.'],
  ['tables with empty cells', '| A | B |\n| - | - |\n| | d |\n| e | |', '\tA · B\n\td\n\te'],
  ['containers with their titles', ':::tip[Look]\n- one\n- two\n:::', 'Look\none\ntwo'],
  ['tasks, each as one line', '- [ ] one `two`\n  - [x] three\n\n- [x] **four**', 'one two\nthree\nfour'],
  ['a paragraph as one line', 'one\ntwo **three**\n\nfour', 'one two three\nfour'],
  ['cells with blocks in them', '<table><tr><td><p>a</p><p>b</p></td><td>c</td></tr></table>', '\ta b · c'],
  ['raw HTML without its marks', '<kbd>Ctrl</kbd> <b title="x">K</b>', 'Ctrl K'],
  ['text that looks like markup', 'a `<b>` &lt;c&gt;', 'a <b> <c>'],
])('text holds %s', async (_, markdown, expected) => {
  expect(await sections(markdown)).toEqual([['', '', expected]])
})

test('a changelog has a section for each release, named by its version', async () => {
  const text = '# Changelog\n\n## 2.0.0 (2024-03-01)\n\n### Bug Fixes\n\n- mends **it**\n\n## 1.0.0\n\n- begins\n'
  const found = await sections(text, 'changelog')
  expect(found.map(([, titles, own]) => [titles, own])).toEqual([
    ['', ''],
    ['2.0.0', 'Bug Fixes\nmends it'],
    ['1.0.0', 'begins'],
  ])
})

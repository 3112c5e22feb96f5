import { beforeAll, expect, test } from 'vitest'
import { decodeKeptTexts } from '../../common/kept-texts.ts'
import { createMarkdownCompiler } from './compile-markdown.ts'
import type { MarkdownCompiler } from './guarded-compiler.ts'
import { plainContent } from './plain-content.ts'

let compiler: MarkdownCompiler

beforeAll(async () => {
  compiler = await createMarkdownCompiler({ parser: 'satteri', html: 'sanitise', linkCode: true, keep: ['prose'] }, plainContent)
})

async function proseOf(text: string): Promise<readonly string[]> {
  const file = { file: 'docs/a.md', contentPath: 'a.md', source: 'docs', text, includes: {} }
  const { keptTexts } = await compiler.compilePage(file, 'key')
  return (decodeKeptTexts(keptTexts).prose ?? []).map(({ line, column, text: own }) => `${line}:${column} ${own}`)
}

test.each([
  ['a heading, without its anchor', '# One {#first}\n\nTwo.', ['1:3 One', '3:1 Two.']],
  ['what stands behind frontmatter', '---\ntitle: X\n---\nText.', ['4:1 Text.']],
  ['the lines of a paragraph', 'One\n  two\nthree', ['1:1 One', '2:3 two', '3:1 three']],
  ['lists and quotes', '> One\n> two\n\n- three\n  four', ['1:3 One', '2:3 two', '4:3 three', '5:3 four']],
  ['the text of links, and no address', 'See [the guide](./guide.md).', ['1:1 See ', '1:6 the guide', '1:28 .']],
  ['containers with their titles', ':::tip[Look]\nText.\n:::', ['1:8 Look', '2:1 Text.']],
  ['tables', '| A | B |\n| - | - |\n| c | d |', ['1:3 A', '1:7 B', '3:3 c', '3:7 d']],
  ['no code and no raw HTML', 'Run `npm i` <kbd>x</kbd>\n\n```\ncode\n```\n\n<!-- note -->', ['1:1 Run ', '1:18 x']],
])('prose holds %s', async (_, markdown, expected) => {
  expect(await proseOf(markdown)).toEqual(expected)
})

test('nothing is kept of pages where nothing is asked for', async () => {
  const plain = await createMarkdownCompiler({ parser: 'satteri', html: 'sanitise' }, plainContent)
  const file = { file: 'docs/a.md', contentPath: 'a.md', source: 'docs', text: 'Text.', includes: {} }
  expect((await plain.compilePage(file, 'key')).keptTexts).toBe('')
})

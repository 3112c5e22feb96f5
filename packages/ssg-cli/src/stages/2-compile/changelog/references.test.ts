import type { Root } from 'mdast'
import { toString } from 'mdast-util-to-string'
import { beforeAll, expect, test } from 'vitest'
import { loadMarkdownParser, type MarkdownParser } from '../parse-markdown.ts'
import { linkReferences, repositoryOf, shortenHashes } from './references.ts'

let parse: MarkdownParser

beforeAll(async () => {
  parse = await loadMarkdownParser('remark-parse')
})

const home = 'https://github.com/kit/core'

test.each([
  ['no links', 'text', undefined],
  ['other links', '[a](https://example.com/x/y)', undefined],
  ['a comparison', `[a](${home}/compare/v1...v2)`, `${home}/commit/`],
  ['a definition', `[a]: ${home}/compare/v1...v2`, `${home}/commit/`],
  ['pull requests', `[a](${home}/pull/1) [b](${home}/issues/2)`, `${home}/commit/`],
  ['issues of two repositories', `[a](${home}/issues/1) [b](https://github.com/kit/other/issues/2)`, undefined],
  ['commits of one and issues of two', `[a](${home}/commit/abc) [b](https://github.com/kit/other/issues/2)`, `${home}/commit/`],
  ['comparisons of two repositories', `[a](${home}/compare/a...b) [b](https://github.com/kit/o/compare/a...b)`, undefined],
  ['another host', '[a](https://gitlab.com/g/sub/kit/-/issues/1)', 'https://gitlab.com/g/sub/kit/-/commit/'],
  ['commits by another name', '[a](https://bitbucket.org/kit/core/commits/abc)', 'https://bitbucket.org/kit/core/commits/'],
])('tells the repository by %s', (_, markdown, commits) => {
  expect(repositoryOf(parse(markdown))?.commits).toBe(commits)
})

const urlsOf = (node: Root | Root['children'][number]): readonly string[] =>
  node.type === 'link' ? [node.url] : 'children' in node ? node.children.flatMap(urlsOf) : []

test.each([
  ['closes #12, #3.', ['i/12', 'i/3']],
  ['(#12)', ['i/12']],
  ['abc1234: mends it', ['c/abc1234']],
  ['**core:** mends it ([`0a1b2c3`])', ['c/0a1b2c3']],
  ['`0a1b2c3`', ['c/0a1b2c3']],
  ['a#12 &#12; kit/core#5 x/#7', []],
  ['1234567 defaced facade1.js ada@abc1234', []],
  ['[#12](https://x.y/12) and `#12`', ['https://x.y/12']],
  ['```\n#12\n```', []],
  ['# About #12', []],
])('links what %j refers to', (markdown, expected) => {
  const root = parse(markdown)
  linkReferences(root, { issues: 'i/', commits: 'c/' })
  expect(urlsOf(root)).toEqual(expected)
})

const hash = '4fce28c6fbba41795b316becaf7d8cffa11fb521'

test.each([
  [`- [#1](p/1) [\`${hash}\`](c/${hash}) Thanks`, '#1 4fce28c Thanks'],
  [hash, '4fce28c'],
  [`See [the commit ${hash}](c/${hash})`, `See the commit ${hash}`],
  ['[`4fce28c6f`](c/4fce28c6f)', '4fce28c6f'],
])('shortens a hash that a link shows: %s', (markdown, expected) => {
  const root = parse(markdown)
  linkReferences(root, { issues: 'i/', commits: 'c/' })
  shortenHashes(root)
  expect(toString(root)).toBe(expected)
  if (markdown.includes(hash)) expect(urlsOf(root)).toContain(`c/${hash}`)
})

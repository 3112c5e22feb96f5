import { expect, test } from 'vitest'
import { Draft } from '../draft.ts'
import { migrateMdx } from './migrate-mdx.ts'
import { codeBlockRule } from './code-block.ts'
import { tabItemRule, tabsRule } from './theme-components.ts'

const rules = new Map([
  ['Tabs', tabsRule],
  ['TabItem', tabItemRule],
  ['Code', codeBlockRule],
])

function migrated(text: string): string {
  const draft = new Draft('a.mdx', text)
  const include = (path: string): string | undefined => (path === './part.md' ? '```sh\na\n  b\n```\n' : undefined)
  migrateMdx(draft, [], { rules, include, isOwnImport: () => true })
  return draft.finish()
}

test.each([
  // What CommonMark reads alike keeps its bytes.
  ['<div>\n  <b>a</b> plain\n  <img src="b.png" />\n</div>\n'],
  ['<div>\n\n**a**\n\n</div>\n\nb\n'],
  ['<p align="center">\n  <a href="b">c</a>\n</p>\n<br />\n\nd\n'],
  ['- a\n\n  <div>b</div>\n\n  c\n'],
  ['> <div>\n> **a**\n> </div>\n'],
  ['a <br /> **b**\n'],
  ['<h2>**a**</h2>\n'],
  ['<div>a</div> <img\n  src="b.png"\n/>\n'],
  ['<td>\n  <code>git clone https://a.example/b</code>\n</td>\n'],
])('keeps %j', (text) => expect(migrated(text)).toBe(text))

test.each([
  ['<video\n  src="a.mp4"\n  controls\n></video>\n', '<video\n  src="a.mp4"\n  controls></video>\n'],
  ['<div>\n**a**\n</div>\nb\n', '<div>\n\n**a**\n\n</div>\n\nb\n'],
  [
    '<div align="center">\n  <span>\n    [a](b)\n  </span>\n  `c`\n</div>\n',
    '<div align="center">\n  <span>\n\n[a](b)\n\n  </span>\n\n  `c`\n\n</div>\n',
  ],
  ['<p>\n  <b>a</b> [b](c)\n  d\n</p>\n', '\n\n  <b>a</b> [b](c)\n  d\n\n\n'],
  ['<p align="center">\n  **a**\n</p>\n', '<div align="center">\n\n  **a**\n\n</div>\n'],
  ['<div>\n    **a**\n    <br />\n    b\n</div>\n', '<div>\n\n**a**\n\n<br />\n\nb\n\n</div>\n'],
  ['<td>**a**</td>\n', '<td>\n\n**a**\n\n</td>\n'],
  ['- a\n\n  <div>**b**</div>\n', '- a\n\n  <div>\n\n  **b**\n\n  </div>\n'],
  ['<br />\n**a**\n', '<br />\n\n**a**\n'],
  [
    '<Tabs>\n  <TabItem value="a">\n      First\n\n```ts\nb\n```\n\n  <br />\n  </TabItem>\n</Tabs>\n',
    '::::tabs\n:::tab[a]\nFirst\n\n```ts\nb\n```\n\n  <br />\n\n:::\n::::\n',
  ],
  [
    '<div>\n  <Tabs>\n    <TabItem value="a">b</TabItem>\n  </Tabs>\n</div>\n',
    '<div>\n\n::::tabs\n:::tab[a]\nb\n:::\n::::\n\n</div>\n',
  ],
  ['    # a\n\n\t\tb\n\n     ```ts\n       c\n     ```\n', '# a\n\nb\n\n```ts\n  c\n```\n'],
  ['a {} b {/* c */}\n', 'a  b <!-- c -->\n'],
  // A component stands in the column of what is around it, however deep the HTML that encloses it.
  [
    '<ol>\n    <li>\n        a:\n        <Own b="c" />\n    </li>\n</ol>\n',
    '<ol>\n<li>\n\na:\n\n:::own{b="c"}\n:::\n\n</li>\n</ol>\n',
  ],
  [
    'import Part from "./part.md"\n\n<div>\n    <div>\n        **c**\n        <Part />\n    </div>\n</div>\n',
    '\n\n<div>\n<div>\n\n**c**\n\n```sh\na\n  b\n```\n\n</div>\n</div>\n',
  ],
])('makes Markdown of %j', (text, expected) => expect(migrated(text)).toBe(expected))

test.each([
  // Lines of a text in code begin where they are written, whatever is around them.
  [
    'in a tab',
    '<Tabs>\n\t<TabItem value="a">\n\t\t<Code code={`\n# b\nc\n    `} lang="sh" />\n\t</TabItem>\n</Tabs>\n\nd\n',
    '::::tabs\n:::tab[a]\n```sh\n# b\nc\n```\n:::\n::::\n\nd\n',
  ],
  ['in HTML', '<div>\n      <Code code={"b\\n  c"} lang="sh" />\n</div>\n', '<div>\n\n```sh\nb\n  c\n```\n\n</div>\n'],
  ['in a list', '- a\n\n      <Code code={"b\\n\\n  c"} />\n', '- a\n\n  ```text\n  b\n\n    c\n  ```\n'],
  ['with a fence', '<Code code={"```js\\nb\\n```"} lang="md" />\n', '````md\n```js\nb\n```\n````\n'],
])('writes the text of a component as code: %s', (_, text, expected) => expect(migrated(text)).toBe(expected))

import { expect, test } from 'vitest'
import { Draft } from '../draft.ts'
import { migrateMdx } from './migrate-mdx.ts'
import { tabItemRule, tabsRule } from './theme-components.ts'

const rules = new Map([
  ['Tabs', tabsRule],
  ['TabItem', tabItemRule],
])

function migrated(text: string): string {
  const draft = new Draft('a.mdx', text)
  migrateMdx(draft, [], { rules, include: () => undefined, isOwnImport: () => true })
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
])('makes Markdown of %j', (text, expected) => expect(migrated(text)).toBe(expected))

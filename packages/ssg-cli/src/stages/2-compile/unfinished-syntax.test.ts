// Each row is a text and what is said of it, or nothing: what could be meant as it stands is left alone.
import { beforeAll, expect, test } from 'vitest'
import { parseDirectives } from './normalise-directives.ts'
import { loadMarkdownParser, type MarkdownParser } from './parse-markdown.ts'
import { readUnfinishedSyntax } from './unfinished-syntax.ts'

const parsers: MarkdownParser[] = []
beforeAll(async () => {
  for (const name of ['satteri', 'remark-parse'] as const) parsers.push(await loadMarkdownParser(name))
})

/** By each parser. */
function findingsOf(text: string): readonly (readonly string[])[] {
  return parsers.map((parse) => {
    const { markdown, mdast } = parseDirectives(text, parse)
    return readUnfinishedSyntax('docs/a.md', markdown, mdast).map(({ line, column, code, message }) => {
      const [subject = ''] = /"[^"]*"|code block|HTML comment|table|heading/.exec(message) ?? []
      return `${line}:${column} ${code} ${subject}`
    })
  })
}

test.each<[string, readonly string[]]>([
  ['Text[^1] and [^2].', ['1:5 unmatched-reference "[^1]"', '1:14 unmatched-reference "[^2]"']],
  ['Text[^1], text[^Note].\n\n[^1]: One.\n[^note]: Note.', []],
  ['Text.\n\n[^lost]: Lost.', ['3:1 unmatched-reference "lost"']],
  ['Letters [^a-z], `a[^1]`, a\\[^1], [^x](b.md).', []],
  ['- **Some [text][nope]**', ['1:10 unmatched-reference "[text][nope]"']],
  ['[a][b], [b].\n\n[b]: ./b.md', []],
  ['names[first][0], `[a][b]`, ["a"]["b"], \\[a][b], [0][1]', []],
  ['| a |\n|---|\n| [x](my page.md) |', ['3:3 broken-link "[x](my page.md)"']],
  ['## See [x](./a b)', ['1:8 broken-link "[x](./a b)"']],
  ["[x](a.md 'title) and [y](<a b.md>)", ['1:1 broken-link "[x](a.md \'title)"']],
  ['[x](https://example.com/a b)', ['1:1 broken-link "[x](https://example.com/a"']],
  ['on[click](event, listener) or \\[x](a b.md) or [w] (a b.md) or `[x](a b.md)`', []],
  ['See [x] (./b.md), [y] (#12) and [z](./c.md\nor on', ['1:5 broken-link "[x] (./b.md)"', '1:33 broken-link "[z](./c.md"']],
  ['See [x] (https://example.com/a) or (https://example.com)', ['1:5 broken-link "[x] (https://example.com/a)"']],
  [
    '##Install\n\n- ###`use`\n\n> #Set it up',
    ['1:1 unsupported-syntax "##Install"', '3:3 unsupported-syntax "###`use`"', '5:3 unsupported-syntax "#Set it up"'],
  ],
  ['#12 is fixed\n\n#docs\n\n#Docs #Guides\n\n#Docs are\nmore\n\n\\##a `##b` a ##c\n\n#!/bin/sh', []],
  ['| a | b |\n|---|\n| 1 | 2 |', ['2:1 unsupported-syntax table']],
  ['| a | b |\n| 1 | 2 |\n\nText\n\n> | a | b |\n> | c | d |', ['1:1 unsupported-syntax table', '6:3 unsupported-syntax table']],
  ['| a | b |\n\n| a |\n| b |\n\n| a | b |\n| c |\n\n| a | b\n| c | d\n\n|| a ||\nText', []],
  ['- [] one\n- [ ] two\n- []()\n- `[]` three\n- []\n\n[] four', ['1:3 unsupported-syntax "[]"', '3:3 broken-link "[]()"']],
  ['Text\n\n> a | b\n> --|--|--\n> 1 | 2', ['4:3 unsupported-syntax table']],
  ['| a | b |\n|---|:-:|\n| 1 |\n\na | b\n--- | ---\n\n| a \\| b |\n|---|\n\na | b\n---\n\n`a | b`', []],
  [
    'A **bold ** word,\n\n- so\n  ** another**, and\n\n> **`code` and [a link](b.md) **.',
    [
      '1:3 unsupported-syntax "**bold **"',
      '4:3 unsupported-syntax "** another**"',
      '6:3 unsupported-syntax "**`code` and [a link](b.md) **"',
    ],
  ],
  ['2 ** 3 ** 4, src/**/*.ts, **kwargs and **args, \\*\\*a \\*\\*, `**a **`, **a** b **c** and ** d **', []],
  ['[x]() and [y](<>), [z](#), <a href="">w</a>', ['1:1 broken-link "[x]()"', '1:11 broken-link "[y](<>)"']],
  [
    'a <img src=./b.png alt=c> and\n<a href=https://d.e>f</a>',
    ['1:3 unsupported-syntax "<img src=./b.png alt=c>"', '2:1 unsupported-syntax "<a href=https://d.e>"'],
  ],
  ['`<img src=./b.png>` \\<img src=./b.png> <img src="./b.png"> <img src=b.png> a <b and c=d/e> f', []],
  ['```ts\na\n\n## Next\n\n```ts\nb\n```', ['1:1 unclosed-block code block']],
  ['````md\n```ts\na\n```\n````\n\n~~~md\n```ts\n```\n~~~', []],
  ['```ts\nconst a = 1\n', ['1:1 unclosed-block code block']],
  ['> ~~~\n> a\n> ~~~\n\n- ```\n  a\n  ```\n\n````md\n```\n````\n\n    a\n', []],
  ['````md\n```\n', ['1:1 unclosed-block code block']],
  ['```', ['1:1 unclosed-block code block']],
  ['a <!-- b --> c\n\n<!-- d\n\n# Lost', ['3:1 unclosed-block HTML comment']],
  ['<div>\n<!-- a -->\n</div>', []],
  ['##\n\n### <!-- x -->\n\n## ![](a.png)\n\n## `a`\n\n## **a**', ['1:1 empty-heading heading', '3:1 empty-heading heading']],
])('%j', (text, expected) => {
  for (const found of findingsOf(text)) expect(found).toEqual(expected)
})

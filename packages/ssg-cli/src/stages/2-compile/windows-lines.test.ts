// A checkout of Windows ends its lines with CRLF: the same page comes out, with findings at the same places.
import { expect, test } from 'vitest'
import { createMarkdownCompiler } from './compile-markdown.ts'
import { plainContent } from './plain-content.ts'

const pages: Readonly<Record<string, string>> = {
  frontmatter: '---\ntitle: "A: b"\ndescription: >\n  Two\n  lines\ntags:\n  - a\n---\n\n# A\n\nText\nover two lines.\n',
  directives:
    '::::tabs{group=pm}\n:::tab[npm]\n\n```sh\nnpm i\n```\n\n:::\n:::tab[pnpm]\nB\n:::\n::::\n\n:::steps\n\n1. One\n\n   Deep\n2. Two\n\n:::\n\n:::cards[Go]\n\n- [A](./b.md) Text\n\n:::\n',
  code: '```ts title="x.ts" {1,3}\nlet a // [!code ++]\n// highlight-next-line\nlet b\n\nlet c\n```\n\n    indented\n    code\n',
  'an include': '```ts file="./x.ts" region=r\n```\n',
  'tables and lists':
    '| A | B |\n| - | - |\n| `c` | d |\n\n- a\n  - b\n\n    c\n- [ ] d\n\n> [!NOTE]\n> Text\n> more\n\n[^1]: Note\n\n[^1]\n',
  'HTML and links':
    '<details>\n<summary>S</summary>\n\nText\n\n</details>\n\n<p align="center">\nA\n<b>b</b>\n</p>\n\n[a]: ./b.md "T"\n\n[a] ![i](./i.png)\n\nA\\\nB  \nC\n',
  'what is wrong':
    '---\ntitle: A\nslog: b\n---\n\n## A {#a}\n\n## B {#a}\n\n:::nothing\nText\n:::\n\n<script>\nx()\n</script>\n\n```jso\n{}\n```\n\n:::tip\nnever closed\n',
}

const compiler = await createMarkdownCompiler({ parser: 'satteri', html: 'sanitise', readSamples: true }, plainContent)

const include = 'const a = 1\n// #region r\nconst b = 2\nconst c = 3\n// #endregion\n'

function compile(text: string, kind: 'changelog' | undefined, ending: string) {
  const written = (lines: string): string => lines.replaceAll('\n', ending)
  const source = { file: 'docs/a.md', contentPath: 'a.md', source: 'docs', text: written(text), kind }
  return compiler.compilePage({ ...source, includes: { 'docs/x.ts': written(include), './x.ts': written(include) } }, 'key')
}

test.each(Object.entries(pages))('%s', async (_, text) => {
  expect(await compile(text, undefined, '\r\n')).toEqual(await compile(text, undefined, '\n'))
})

test('a changelog', async () => {
  const text =
    '# @acme/core\n\n## 1.1.0\n\n### Minor Changes\n\n- 1a2b3c4: Add.\n\n  More\n\n### Patch Changes\n\n- Updated dependencies\n  - @acme/b@1.0.0\n'
  expect(await compile(text, 'changelog', '\r\n')).toEqual(await compile(text, 'changelog', '\n'))
})

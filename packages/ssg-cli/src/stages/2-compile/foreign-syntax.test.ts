import { beforeAll, describe, expect, test } from 'vitest'
import { sectionsOf } from '../../search/page-text.ts'
import { createMarkdownCompiler } from './compile-markdown.ts'
import type { MarkdownCompiler } from './guarded-compiler.ts'
import { plainContent } from './plain-content.ts'

let compiler: MarkdownCompiler

beforeAll(async () => {
  compiler = await createMarkdownCompiler({ parser: 'satteri', html: 'sanitise' }, plainContent)
})

const compile = (text: string) =>
  compiler.compilePage({ file: 'docs/a.md', contentPath: 'a.md', source: 'docs', text, includes: {} }, 'key')

describe('MDX in a Markdown file is reported and not shown', () => {
  test.each([
    ['an import', "import Tabs from '@theme/Tabs'\n\nText", ['mdx-syntax 1:1'], '<p>Text</p>'],
    [
      'imports and exports',
      "import A, { b } from 'a';\nimport 'c.css'\nexport const x = 1\n\nText",
      ['mdx-syntax 1:1'],
      '<p>Text</p>',
    ],
    ['an import of many lines', "import {\n  a,\n  b,\n} from 'c'\n\nText", ['mdx-syntax 1:1'], '<p>Text</p>'],
    [
      'an export with blank lines',
      'export const A = () => {\n  const b = 1\n\n  return <b>x</b>\n}\n\nText',
      ['mdx-syntax 1:1'],
      '<p>Text</p>',
    ],
    ['a default export', 'export default ({ children }) => <div>{children}</div>\n\nText', ['mdx-syntax 1:1'], '<p>Text</p>'],
    ['a re-export', "export { a } from './a'\n\nText", ['mdx-syntax 1:1'], '<p>Text</p>'],
    ['a comment', '{/* secret */}\n\nText', ['mdx-syntax 1:1'], '<p>Text</p>'],
    ['a comment without spaces', 'A {/*secret*/} b', ['mdx-syntax 1:3'], '<p>A  b</p>'],
    ['a comment of many lines', '{/*\nsecret\n\nmore\n*/}\n\nText', ['mdx-syntax 1:1'], '<p>Text</p>'],
    ['a comment in a cell', '| A |\n| - |\n| b {/* secret */} |', ['mdx-syntax 3:5'], undefined],
    ['a component with braces', "<Tabs items={['a', 'b']}>\n\nText\n\n</Tabs>", ['mdx-syntax 1:1'], '<p>Text</p>'],
    [
      'a component over lines',
      '<Card\n  icon={<b>x</b>}\n  onClick={() => go("}")}\n/>\n\nText',
      ['mdx-syntax 1:1'],
      '<p>Text</p>',
    ],
    ['a component like HTML', '<Tabs>\n\nText\n\n</Tabs>', ['raw-html-removed 1:1'], '<p>Text</p>'],
  ])('%s', async (_, text, expected, html) => {
    const { page, html: shown, searchText } = await compile(text)
    expect(page.diagnostics.map(({ code, line, column }) => `${code} ${line}:${column}`)).toEqual(expected)
    if (html !== undefined) expect(shown.trim()).toBe(html)
    expect(page.description).not.toMatch(/import|export|secret|[{}]/)
    expect(JSON.stringify(sectionsOf(searchText))).not.toMatch(/import|export|secret|[{}]Tabs/)
  })
})

describe('syntax of other tools is named', () => {
  test.each([
    ['a block of math', '$$\nE = mc^2\n$$', '1:1'],
    ['a line of math', 'Text\n\n$$ a + b $$', '3:1'],
    ['math in a sentence', 'So $E = mc^2$ holds.', '1:4'],
    ['math with a command', 'For $\\alpha$ it is', '1:5'],
    ['math with an index', 'Let $x_1 + x_2$ be', '1:5'],
    ['[[toc]]', '# A\n\n[[toc]]', '3:1'],
    ['[TOC]', '[TOC]\n\nText', '1:1'],
    ['a Mermaid fence', '```mermaid\ngraph TD\n```', '1:4'],
    ['a fence of math', '```math\nx\n```', '1:4'],
    ['an admonition of MkDocs', '!!! note "Title"\n    Text', '1:1'],
    ['a fold of MkDocs', '??? warning\n    Text', '1:1'],
    ['tabs of MkDocs', '=== "npm"\n\n    npm i', '1:1'],
    ['an include of VitePress', '<<< @/snippets/a.ts', '1:1'],
    ['an include of Markdown', '<!--@include: ./b.md-->', '1:1'],
    ['errors for Twoslash', '- ```ts\n  // @errors: 2345, 2322\n  a\n  ```', '2:3'],
    ['a cut for Twoslash', '```tsx\na\n// ---cut---\nb\n```', '3:1'],
    ['a name of an emoji', 'Done :tada:, and 10:30', '1:6'],
    ['a name of an emoji in a heading', '## :rocket: Start', '1:4'],
    ['marked text', 'A ==marked word== here', '1:3'],
    ['marked text in a cell', '| ==a== |\n| - |\n| b |', '1:3'],
  ])('%s', async (_, text, expected) => {
    const { page } = await compile(text)
    expect(page.diagnostics.map(({ code, line, column }) => `${code} ${line}:${column}`)).toEqual([
      `unsupported-syntax ${expected}`,
    ])
  })
})

describe('nothing is said of what could be prose or code', () => {
  test.each([
    'import is a word, and "from" another.',
    'import the package from npm, then go on.',
    "import { x } from 'y' is how it is written.",
    'export your data as CSV: 1 = yes.',
    'export default settings before you begin.',
    'Text\nimport x from "y"',
    "```ts\nimport x from 'y'\nexport const a = 1\n```",
    "- import x from 'y'",
    "    import x from 'y'",
    'Use `{/* comment */}` in JSX.',
    '```jsx\n{/* comment */}\n<Tabs items={[1]} />\n```',
    '<!-- {/* x */} <Tabs a={1} /> -->',
    'A {brace}, {{2, 1}} and {#id and } alone',
    '| `{a}` | {b} |\n| - | - |\n| c | {d} |',
    'It costs $5 and $10.',
    'Between $5 and $10 it is 5$.',
    'Set $HOME and $PATH, or $FOO_BAR/$BAZ_QUX.',
    'Run `$E = mc^2$` or ${a^b}$.',
    '`$$` is the process, $$ too.',
    '```bash\n$ echo $x^2$\n```',
    'Pay US$5^ or $a$ or \\$x^2\\$.',
    'At 10:30:45, std::fire::x, a:fire:b and :nosuch: stay.',
    '`:tada:`, \\:tada: and https://a.b/:tada:/c',
    'If a==b and c==d, a == b == c, x ==y, ==== or \\==a== too.',
    '`==a==` and (a)==(b)==(c)',
    '```ts\n// @errors are thrown\n// --- cut ---\n// @deprecated\n```\n\n```md\n// ---cut---\n```',
    'See [toc] in a sentence, or [[toc]] too.',
    '[TOC]\n\n[toc]: https://x.y',
    'Wow!!! note that.',
    '=== 3',
    'a <<< b',
    '```text\n!!! note\n```',
    'if a <B and c>x</B> {d}',
  ])('%s', async (text) => expect((await compile(text)).page.diagnostics).toEqual([]))
})

test.each<[string, readonly string[]]>([
  ['# A\n\n## B\n\n# C *d*', ['second-title 5:1']],
  ['Text\n\n# A', []],
  ['Text\n\n# A\n\n# B', ['second-title 3:1', 'second-title 5:1']],
  ['---\ntitle: T\n---\n\nText\n\n# A', ['second-title 7:1']],
  ['<!-- x -->\n\n# A\n\n> # B\n\n```md\n# C\n```', []],
  ['![](a.png) ![b](b.png)\n\n- ![ ][c]\n\n[c]: d.png', ['missing-alt-text 1:1', 'missing-alt-text 3:3']],
  ['a <img src="b.png"> <IMG alt src=c.png> <!-- <img src="d.png"> -->', ['missing-alt-text 1:3']],
  [
    '<p>\n  <img src="a.png" title="alt" />\n  <img src="b.png" alt="">\n  <img src="c.png" role="presentation">\n</p>',
    ['missing-alt-text 2:3'],
  ],
  ['![](a.svg#inline) `![](b.png)`', []],
])('%j has no second title and no image without a text', async (text, expected) => {
  const codes = (await compile(text)).page.diagnostics.filter(({ code }) => /title|alt-text/.test(code))
  expect(codes.map(({ code, line, column }) => `${code} ${line}:${column}`)).toEqual(expected)
})

test.each([
  [':::code-group\nx\n:::', 'Write "::::tabs" with a ":::tab[Label]" around each part.'],
  ['::: success Done\nx\n:::', 'Write ":::tip[Title]" and close it with ":::".'],
  ['<TabItem value="a">\n\nx\n\n</TabItem>', 'Write ":::tab[Label]" within "::::tabs".'],
  [
    '```ts twoslash\nx\n```',
    'Remove it; `checkedSamples()` in the config checks the code, links its names and shows their types.',
  ],
  ['```ts [a.ts]\nx\n```', 'Write title="a.ts".'],
  ['```ts\n// @errors: 2345, 2322\n```', 'Remove it, and write expect-error="2345 2322" after the language.'],
  ['```js\n// @noErrors\n```', 'Remove it, and write no-check reason="…" after the language.'],
  ['```ts:line-numbers\nx\n```', 'Write "text" for code without colors.'],
  [
    "```ts file='db.ts'\nx\n```",
    'Write title="db.ts" if it is the title of this code: file="…" shows the content of another file.',
  ],
  [':::nosuch\nx\n:::', 'Use a directive that docgen has (":::note", ":::tip", ":::details"), or a blockquote.'],
])('%j is told what to write', async (text, hint) => {
  expect((await compile(text)).page.diagnostics.map((each) => each.hint)).toEqual([hint])
})

test('an exported component takes one finding, and leaves the places of what follows', async () => {
  const { page } = await compile('export const A = () => <B c={1}>{/* d */}</B>\n\n{/* e */} [f](./g.md)\n\n$a^2$')
  expect(page.diagnostics.map(({ code, line, column }) => `${code} ${line}:${column}`)).toEqual([
    'mdx-syntax 1:1',
    'mdx-syntax 3:1',
    'unsupported-syntax 5:1',
  ])
})

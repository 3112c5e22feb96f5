import { beforeAll, expect, test } from 'vitest'
import { createWords, english, type Includes } from '@docgen/model'
import { decodeKeptTexts } from '../../../common/kept-texts.ts'
import { createMarkdownCompiler } from '../compile-markdown.ts'
import type { MarkdownCompiler } from '../guarded-compiler.ts'
import { plainContent } from '../plain-content.ts'

let compiler: MarkdownCompiler

beforeAll(async () => {
  const options = { parser: 'satteri', html: 'sanitise', linkCode: true, keep: ['markdown'] } as const
  compiler = await createMarkdownCompiler(options, plainContent)
})

/** With `<link:address>` and `<code:text>` for what is left open. */
async function markdownOf(text: string, includes: Includes = {}, kind?: 'changelog', by = compiler): Promise<string> {
  const file = { file: 'docs/a.md', contentPath: 'a.md', source: 'docs', text, includes, kind }
  const { keptTexts, page } = await by.compilePage(file, 'key')
  const { markdown = '' } = decodeKeptTexts(keptTexts)
  return markdown.replace(/\0(\d+)\0/g, (_, number: string) => {
    const slot = page.slots[Number(number)]
    return `<${slot?.kind}:${slot?.href}>`
  })
}

const fence = '```'

test.each<[string, string, string]>([
  ['text as it is written', 'One *two*\nthree \\* &amp; `four five`', 'One *two*\nthree \\* &amp; `four five`'],
  ['no frontmatter and no title', '---\ntitle: X\n---\n\n# Y\n\nText.', 'Text.'],
  ['headings without their anchors', '## One {#first}\n\n### Two {x}', '## One\n\n### Two {x}'],
  [
    'links, open',
    '[a](./b.md) [b [c]](</d e> "T") [d](e(f).md)',
    '[a](<link:./b.md>) [b [c]](<link:/d e> "T") [d](<link:e(f).md>)',
  ],
  ['images, open', '![a [b]](./c.png "T")', '![a [b]](<image:./c.png> "T")'],
  ['definitions, open', '[a][b]\n\n[b]: ./c.md "T"', '[a][b]\n\n[b]: <link:./c.md> "T"'],
  [
    'addresses elsewhere',
    '<https://a.example> https://b.example a@b.example',
    '<https://a.example> https://b.example a@b.example',
  ],
  [
    'names that may be linked',
    'Call `login()`, not in [`login()`](./b.md)',
    'Call <code:login()>, not in [`login()`](<link:./b.md>)',
  ],
  [
    'link tags',
    'See {@link A.b} and {@linkcode C|the `c`}.',
    'See [A.b](<link:{@link A.b}>) and [`the c`](<link:{@linkcode C}>).',
  ],
  [
    'fences with their language and title',
    `${fence}ts title="a.ts" {1} no-check reason="x"\nlet a\n${fence}`,
    `${fence}ts title="a.ts"\nlet a\n${fence}`,
  ],
  [
    'code without notes',
    `- a\n  ${fence}ts\n  let a // [!code ++]\n\n  b\n  ${fence}`,
    `- a\n  ${fence}ts\n  let a\n  \n  b\n  ${fence}`,
  ],
  ['no setup', `One.\n\n${fence}ts setup\nlet a\n${fence}\n\nTwo.`, 'One.\n\nTwo.'],
  [
    'one blank line between blocks, and all of code',
    `One.\n\n\n\n<!-- a -->\n\nTwo.\n \n\n\n${fence}ts\nlet a\n\n\n\nlet b\n${fence}\n\n\n\n    c\n\n\n\n    d\n\n\n\n<pre>\ne\n\n\nf\n</pre>\n\n\n\n- g\n\n\n\n  ${fence}\n  h\n\n\n  i // [!code ++]\n  ${fence}\n\n\n\n  j`,
    `One.\n\nTwo.\n\n${fence}ts\nlet a\n\n\n\nlet b\n${fence}\n\n    c\n\n\n\n    d\n\n<pre>\ne\n\n\nf\n</pre>\n\n- g\n\n  ${fence}\n  h\n  \n  \n  i\n  ${fence}\n\n  j`,
  ],
  ['indented code', 'One.\n\n    let a', 'One.\n\n    let a'],
  ['no comments and no scripts', 'a <!-- b --> c\n\n<script>\nx\n</script>', 'a  c'],
  [
    'addresses of images of several sizes, open',
    '<p><img src="./a.png" srcset="./a.png 1x, ./b.png 2x"></p>',
    '<p><img src="<image:./a.png>" srcset="<image:./a.png> 1x, <link:./b.png> 2x"></p>',
  ],
  ['addresses of raw HTML, open', '<p><a href="./b.md">b</a></p>', '<p><a href="<link:./b.md>">b</a></p>'],
])('it holds %s', async (_, text, expected) => {
  expect(await markdownOf(text)).toBe(expected)
})

test.each<[string, string, string]>([
  ['admonition', 'Before.\n:::tip\nText.\n:::\nAfter.', 'Before.\n\n**Tip**\n\nText.\n\nAfter.'],
  ['admonition with a title', ':::warning Look *out*\nText.\n:::', '**Look *out***\n\nText.'],
  ['list with a container', '- a\n\n  :::note\n  b\n  :::\n- c', '- a\n\n  **Note**\n\n  b\n  \n- c'],
  ['title behind blanks', '::: note   The *title*\nb\n:::', '**The *title***\n\nb'],
  [
    'tabs',
    '## A\n\n::::tabs{group=x}\n:::tab[npm]\none\n:::\n:::tab[pnpm]\ntwo\n:::\n::::',
    '## A\n\n### npm\n\none\n\n### pnpm\n\ntwo',
  ],
  ['details', ':::details[More]\na\n:::', '**More**\n\na'],
  ['title with a link', ':::details[See [b](./b.md)]\na\n:::', '**See [b](<link:./b.md>)**\n\na'],
  ['steps', ':::steps\n1. a\n2. b\n:::', '1. a\n2. b'],
  ['alert of GitHub', '> [!NOTE]\n> a', '> [!NOTE]\n> a'],
])('it writes out containers: %s', async (_, text, expected) => {
  expect(await markdownOf(text)).toBe(expected)
})

test('it names boxes in the language of the site', async () => {
  const options = { parser: 'satteri', html: 'sanitise', keep: ['markdown'] } as const
  const words = createWords({ ...english, 'admonition.note': 'Hinweis' }, 'de')
  const german = await createMarkdownCompiler(options, plainContent, [], words)
  expect(await markdownOf(':::note\na\n:::\n\n:::details\nb\n:::', {}, undefined, german)).toBe(
    '**Hinweis**\n\na\n\n**Details**\n\nb',
  )
})

test('it holds what pictures show that stand in the page', async () => {
  const includes = { 'docs/b.svg': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><path d="M0 0"/></svg>' }
  expect(await markdownOf('![A [b] *c*](./b.svg#inline)\n\nSee ![d_e [f]](./b.svg#inline).', includes)).toBe(
    '*A \\[b\\] c*\n\nSee *d_e \\[f\\]*.',
  )
})

test('it holds what fences include', async () => {
  const includes = { 'docs/b.ts': '// #region a\nlet a = `\n```\n`\n// #endregion\nlet b\n' }
  expect(await markdownOf(`> ${fence}ts file=./b.ts region=a\n> ${fence}\n`, includes)).toBe(
    '> ````ts\n> let a = `\n> ```\n> `\n> ````',
  )
})

test('it has the headings of a changelog as the page does', async () => {
  const text =
    '# kit\n\n<a name="1.0.0"></a>\n# [1.0.0](https://x.example/o/r/compare/a...b) (2020-01-02)\n\n### Features\n\n- One (#12)'
  expect(await markdownOf(text, {}, 'changelog')).toMatch(
    /^<a name="1\.0\.0"><\/a>\n## \[1\.0\.0\]\(\S+\) 2020-01-02\n\n### Features\n\n- One \(\[#12\]\(\S+issues\/12>?\)\)$/,
  )
})

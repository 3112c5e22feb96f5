import { beforeAll, expect, test } from 'vitest'
import { createMarkdownCompiler } from './compile-markdown.ts'
import type { MarkdownCompiler } from './guarded-compiler.ts'
import { plainContent as content } from './plain-content.ts'

let compiler: MarkdownCompiler

beforeAll(async () => {
  compiler = await createMarkdownCompiler({ parser: 'satteri', html: 'sanitise', readSamples: true }, content)
})

const compile = (text: string, includes: Record<string, string | null> = {}, kind?: 'changelog') =>
  compiler.compilePage({ file: 'docs/a.md', contentPath: 'a.md', source: 'docs', text, includes, kind }, 'key')

test.each([
  ['at the top', '```ts\nlet a\n\nlet b\n```', ['2:1', '3:1', '4:1']],
  ['below frontmatter', '---\ntitle: A\n---\n\n```ts\nlet a\n```', ['6:1']],
  ['in a list', '- x\n\n  ```ts\n  let a\n    let b\n  ```', ['4:3', '5:3']],
  ['in a list of a list', '1. x\n   - y\n\n     ```ts\n     let a\n     ```', ['5:6']],
  ['in a quote', '> ```ts\n> let a\n> ```', ['2:3']],
  ['in an admonition with tabs', ':::::note\n::::tabs\n:::tab[A]\n```ts\nlet a\n```\n:::\n::::\n:::::', ['5:1']],
  ['without notation lines', '```ts\n// highlight-next-line\nlet a // [!code ++]\n\nlet b\n```', ['3:1', '4:1', '5:1']],
  ['with Windows line ends', '```ts\r\nlet a\r\nlet b\r\n```', ['2:1', '3:1']],
])('finds the lines of a fence %s', async (_, text, expected) => {
  const { page } = await compile(text)
  expect(page.samples?.map(({ places }) => places.map((place) => place.join(':')))).toEqual([expected])
})

test('leaves out what is never closed, which contains text', async () => {
  const { page } = await compile('---\ntitle: A\n---\n\n```ts\nlet a\n\nIt is text.\n\n```ts\nlet b\n```\n\n```ts\nlet c\n```')
  expect(page.samples?.map(({ code }) => code)).toEqual(['let c'])
  expect(page.diagnostics.map(({ code, line }) => `${code} ${line}`)).toEqual(['unclosed-block 5'])
})

test('checks the lines of a file above the site root that the page may show', async () => {
  const { page } = await compile('```ts file=../../packages/x/a.ts\n```', { '../packages/x/a.ts': 'let a\nlet b\n' })
  expect(page.samples?.map(({ code, origin }) => [code, origin?.file])).toEqual([['let a\nlet b', '../packages/x/a.ts']])
})

test('leaves out what is struck out, and keeps all that follows where it is shown', async () => {
  const { page } = await compile('```ts\nlet a // [!code --]\nlet b // [!code ++]\n```')
  expect(page.samples?.[0]).toMatchObject({
    code: '     \nlet b',
    places: [
      [2, 1],
      [3, 1],
    ],
  })
})

test('knows the marks of a fence', async () => {
  const { page } = await compile(
    '```ts setup="users"\n```\n\n```tsx title="a.tsx" continue="users"\n```\n\n```js expect-error="2345 2554"\n```\n\n```jsx no-check reason="x"\n```\n\n```sh\n```',
  )
  const marks = page.samples?.map(({ language, title, continues, setup, isUnchecked, expectedErrors }) =>
    Object.fromEntries(
      Object.entries({ language, title, continues, setup, isUnchecked, expectedErrors }).filter(
        ([, value]) => value !== undefined,
      ),
    ),
  )
  expect(marks).toEqual([
    { language: 'ts', setup: 'users' },
    { language: 'tsx', title: 'a.tsx', continues: 'users' },
    { language: 'js', expectedErrors: [2345, 2554] },
    { language: 'jsx', isUnchecked: true },
  ])
  expect(page.diagnostics).toEqual([])
})

test('shows no setup, and opens a slot before each sample', async () => {
  const { html, page } = await compile('A\n\n```ts setup\nlet hidden\n```\n\n- x\n\n  ```ts\n  let shown\n  ```')
  expect(html).not.toContain('hidden')
  expect(html).toContain('<pre data-language="ts"><\0><span class="line">')
  expect(page.slots).toEqual([{ kind: 'sample', href: '', line: 9, column: 3 }])
})

test('hides a setup of a site that checks nothing, and leaves nothing open', async () => {
  const plain = await createMarkdownCompiler({ parser: 'satteri', html: 'sanitise' }, content)
  const text = '```ts setup\nlet hidden\n```\n\n```ts no-check\nlet shown\n```'
  const { html, page } = await plain.compilePage({ file: 'a.md', contentPath: 'a.md', source: 'docs', text, includes: {} }, 'key')
  expect(html).not.toContain('hidden')
  expect(page).toMatchObject({ slots: [], diagnostics: [] })
  expect(page.samples).toBeUndefined()
})

test('names the file and the lines that a fence shows', async () => {
  const text = 'import x\n  // #region r\n  let a\n  // #endregion\n'
  const { page } = await compile('```ts file="/code/x.ts" region="r"\n```', { 'code/x.ts': text })
  expect(page.samples?.[0]).toMatchObject({ code: 'let a', places: [[3, 3]], origin: { file: 'code/x.ts', text } })
})

test('marks what lacks the fence that it continues', async () => {
  const { page } = await compile('```ts title="a.ts"\n```\n\n```ts continue="b.ts"\n```\n\n```ts continue="a.ts"\n```')
  expect(page.samples?.map(({ lacksContext }) => lacksContext)).toEqual([undefined, true, undefined])
})

test.each([
  ['```ts no-check\n```', ['sample-no-reason 1:7']],
  ['```ts no-check reason=""\n```', ['sample-no-reason 1:7']],
  ['```ts continue\n```', ['sample-unknown-context 1:7']],
  ['```ts no-check reason="x"\n```\n\n```ts continue\n```', ['sample-unknown-context 4:7']],
  ['```ts title="a.ts"\n```\n\n```ts continue="b.ts"\n```', ['sample-unknown-context 4:7']],
  ['```ts title="a.ts"\n```\n\n```ts continue="a.ts"\n```', []],
])('%j reports %j', async (text, expected) => {
  const { page } = await compile(text)
  expect(page.diagnostics.map(({ code, line, column }) => `${code} ${line}:${column}`)).toEqual(expected)
})

test('changelogs have no samples', async () => {
  const { page } = await compile('## 1.0.0\n\n```ts\nlet a\n```', {}, 'changelog')
  expect(page.samples).toBeUndefined()
})

test.each([
  ['as its first line', '```ts\n// @ts-nocheck\nlet a\n```', ['docs/a.md:2:1']],
  ['behind other comments', '- ```ts\n  /* a\n  b */\n\n    //@ts-nocheck later\n  let a\n  ```', ['docs/a.md:5:5']],
  ['below a line that is struck out', '```ts\nlet b // [!code --]\n/// @ts-nocheck\nlet a\n```', ['docs/a.md:3:1']],
  ['in the file that it shows', '```ts file=b.ts region=r\n```', ['b.ts:2:1']],
  ['with a reason', '```ts no-check reason="x"\n// @ts-nocheck\n```', []],
  ['behind code, where it says nothing', '```ts\nlet a\n// @ts-nocheck\n```', []],
  ['in another comment, where it says nothing', '```ts\n/*\n// @ts-nocheck\n*/\nlet a\n```', []],
  ['in a longer word', '```ts\n// @ts-nochecks\n// ts-nocheck\n/\n```', []],
  ['in no sample', '```sh\n// @ts-nocheck\n```', []],
])('@ts-nocheck %s', async (_, text, expected) => {
  const { page } = await compile(text, { 'b.ts': '// b\n// @ts-nocheck\n// #region r\nlet b\n// #endregion\n' })
  expect(page.diagnostics.map(({ code, file, line, column }) => `${code} ${file}:${line}:${column}`)).toEqual(
    expected.map((place) => `sample-no-reason ${place}`),
  )
})

test('nobody can expect an error of what is not checked', async () => {
  const { page } = await compile('```ts no-check reason="x" expect-error="1"\n```')
  expect(page.diagnostics.map(({ code, line, column }) => `${code} ${line}:${column}`)).toEqual(['sample-expected-error 1:27'])
})

// What is guessed of a page before it is parsed agrees with what the parser says, for odd fences too.
import { decodeString } from 'micromark-util-decode-string'
import { beforeAll, describe, expect, test } from 'vitest'
import { fenceOpenerOf, fencesOf } from '@docgen/model'
import { fenceInfoOf, includePathsOf } from '../../syntax/markdown/fence-meta.ts'
import { createMarkdownCompiler } from './compile-markdown.ts'
import { nodesOf } from './nodes-of.ts'
import { loadMarkdownParser, type MarkdownParser } from './parse-markdown.ts'
import { plainContent } from './plain-content.ts'

const oddFences: readonly string[] = [
  '```ts file=a.ts\n```',
  '- > ```ts file=a.ts\n  > ```',
  '1. a\n   - > ~~~ts file=a.ts\n     > ~~~',
  '> 1) ```ts{1} file=a.ts\n>    ```',
  '* * ```ts file=a.ts\n    ```',
  '~~~ts file="a`b.ts"\n~~~',
  '~~~ ~~~ file=a.ts\n~~~',
  '```ts file=a&amp;b.ts\n```',
  '```ts file=a\\&b.ts\n```',
  '```ts&#32;file=a.ts\n```',
  '```ts\tfile=a.ts\n```',
  '```ts file=a.ts',
  '````ts file=a.ts\n```js file=b.ts\n````',
  '::::tabs\n:::tab[A]\n```ts file=a.ts\n```\n:::\n::::',
  'a[^1]\n\n[^1]: ```ts file=a.ts\n    ```',
  '   ```ts file=a.ts\n   ```',
  'text\n```ts file=a.ts\n```',
  '```ts file=a.ts\r\n```\r\n',
  '```ts{1}file=a.ts\n```',
]

let parsers: readonly MarkdownParser[]

beforeAll(async () => {
  parsers = [await loadMarkdownParser('satteri'), await loadMarkdownParser('remark-parse')]
})

const includedBy = (parse: MarkdownParser, markdown: string): readonly string[] =>
  nodesOf(parse(markdown)).flatMap((node) => (node.type === 'code' ? (fenceInfoOf(node).meta.file ?? []) : []))

test.each(oddFences)('the files that %j includes are read', (markdown) => {
  for (const parse of parsers) expect(includePathsOf(markdown)).toEqual(expect.arrayContaining([...includedBy(parse, markdown)]))
})

/** Lines of pages in which fences begin and end where one does not expect it. */
const oddLines: readonly (readonly string[])[] = [
  ['~~~ts', 'a', '~~~~~', 'b'],
  ['```ts', '``', '~~~', '```` ', 'b'],
  ['````md', '```ts', '```', '````'],
  ['```ts {1,3-5} title="a {b}"', 'a', '```'],
  ['```a`b', 'c', '```', 'd', '```'],
  ['~~~a`b ~', 'c', '~~~'],
  ['   ```ts', 'a', '   ```', 'b'],
  ['    ```ts', '    a', '    ```', '# b'],
  ['text', '    ```ts', 'text', '```', 'a', '```'],
  ['```ts', 'a', '    ```', 'b', '```'],
  ['```ts', 'a', '``` b', '```'],
  ['```', '', '', '```', '', '```js', '```'],
  ['```ts', 'a', ''],
  ['', '```ts', 'a', '', 'b'],
  ['```ts'],
  // In lists.
  ['- ```ts', '  a', '  ```', '- b'],
  ['- a', '', '  ```ts', '  b', '', '  c', '  ```'],
  ['- a', '', '      ```ts', '      b', '      ```'],
  ['-    ```ts', '     a', '     ```'],
  ['-     ```ts', '      a', '      ```', '', '```js', '```'],
  ['1. a', '   ```ts', '   b', '   ```', '2. c', '10) ```js', '    ```'],
  ['- a', '  - b', '    ```ts', '    c', '    ```', '  ```js', '  ```'],
  ['- ```ts', '  a', 'b', '```', 'c', '```'],
  ['- ```ts', '  a', '- ```js', '  ```'],
  ['- a', 'b', '  ```ts', '  c', '  ```'],
  ['- a', 'b', '```ts', 'c', '```'],
  ['-', '', '  ```ts', '  a', '  ```', 'b'],
  ['-', '  ```ts', '  a', '  ```'],
  ['-', '', '', '   ```ts', '   a', '   ```'],
  ['text', '2. ```ts', '   a', '   ```', '```js', '```'],
  ['text', '1. ```ts', '   a', '   ```'],
  ['text', '-', '  ```ts', '  ```'],
  ['* * *', '```ts', '* * *', '```'],
  ['- - ```ts', '    a', '    ```'],
  ['a[^1]', '', '[^1]: text', '', '    ```ts', '    b', '    ```'],
  // In quotes.
  ['> ```ts', '> a', '> ```', '> b'],
  ['> ```ts', '> a', 'b', '> ```', '> c'],
  ['> a', '```ts', 'b', '```'],
  ['> a', 'b', '> ```ts', '> c', '> ```'],
  ['> ```ts', '> a', '', '```js', '```'],
  ['>```ts', '>a', '>```'],
  ['> - ```ts', '>   a', '>   ```', '> - b'],
  ['- > ```ts', '  > a', '  > ```', '  b'],
  ['> > ```ts', '> > a', '> ```', '> b'],
  // Tabs.
  ['-\t```ts', '\ta', '\t```'],
  ['- a', '', '\t```ts', '\tb', '\t```'],
  ['>\t```ts', '>\ta', '>\t```'],
  ['\t```ts', '\ta', '\t```'],
  ['```ts\ttitle=a', 'a', '```\t'],
  // Raw HTML.
  ['<div>', '```ts', 'a', '```', '</div>'],
  ['<div>', '', '```ts', 'a', '```', '', '</div>'],
  ['<!-- a', '', '```ts', '-->', '```js', '```'],
  ['<!-- a -->', '```ts', 'a', '```'],
  ['<pre>', '', '```ts', '</pre>', '```js', '```'],
  ['<custom-element a="b">', '```ts', '```', '', '```js', '```'],
  ['text', '<custom-element>', '```ts', 'a', '```'],
  ['text <b>', '```ts', 'a', '```'],
  ['<details><summary>A</summary>', '', '```ts', 'a', '```', '', '</details>'],
  ['```ts', '<div>', '', '```'],
  // Directives.
  [':::tip', '```ts', 'a', '```', ':::'],
  [':::tip', '```ts', 'a', '```', ':::', '```js', '```'],
  ['::::tabs', ':::tab[A]', '- ```ts', '  a', '  ```', ':::', '::::'],
  [':::tip', '<custom-element>', '```ts', '```', '', ':::'],
]

/** What a parser says of the fences of a text. */
function fencesIn(parse: MarkdownParser, lines: readonly string[]) {
  const found = nodesOf(parse(lines.join('\n'))).flatMap((node) => {
    if (node.type !== 'code' || !node.position) return []
    const { start, end } = node.position
    const written = lines[start.line - 1]?.slice(start.column - 1) ?? ''
    const opener = /^\s/.test(written) ? undefined : fenceOpenerOf(written)
    // The other kind of code is indented.
    if (!opener) return []
    const isClosed =
      end.line - start.line - 1 === (node.value === '' && end.line === start.line + 1 ? 0 : node.value.split('\n').length)
    // Of a fence that nothing closes an empty last line may be part, or not.
    const isMarked = /[`~]{3,}\s*$/.test(lines[end.line - 1] ?? '')
    const last = isClosed && isMarked && end.column > 1 ? end.line - 1 : undefined
    return [{ first: start.line - 1, last, info: [node.lang, node.meta].filter((part) => part !== null).join(' ') }]
  })
  return found.sort((one, other) => one.first - other.first)
}

function expectFencesOfParser(lines: readonly string[]): void {
  const found = fencesOf(lines).map(({ first, last, isClosed, info }) => ({
    first,
    last: isClosed ? last : undefined,
    info: decodeString(info).replace(/^(\S+)\s+/, '$1 '),
  }))
  const [native, portable] = parsers.map((parse) => fencesIn(parse, lines))
  // Where they disagree, one of them is right.
  if (JSON.stringify(native) === JSON.stringify(portable)) expect(found, JSON.stringify(lines)).toEqual(native)
  else expect([native, portable]).toContainEqual(found)
}

test.each(oddLines.map((lines) => [lines]))('the fences of %j are those of the parser', expectFencesOfParser)

/** The same numbers for the same seed, from 0 to below 1. */
function randomOf(seed: number): () => number {
  let state = seed
  return () => (state = (state * 1_103_515_245 + 12_345) % 2_147_483_648) / 2_147_483_648
}

const signs = ['', '', '- ', '> ', '1. ', '2) ', '* ', '  ', '   ', '    ', '     ', '\t', '+   ', '-\t', '>', '[^1]: '] as const
// Not: a tag of no known element, and a reference definition. Where one of them stands below an item or a quote that it does not go on with, or above an
// underline, parsers end the paragraph or the item otherwise than they say.
const contents = [
  ...['```ts', '```', '```', '~~~', '~~~js a', '````', '``` `', 'text', 'text', '# h', '<div>', '</div>', '', '', '***', '---'],
  ...['===', '<!-- a', '-->', 'a | b', ':::tip', ':::', '-', '1.', '<pre>', 'a</pre>', '<?x', '?>', '[^2]:', '$$', '>'],
] as const

test.each([1, 2, 3, 4])('the fences of a thousand texts at random are those of the parser (%i)', (seed) => {
  const random = randomOf(seed)
  const pick = (from: readonly [string, ...string[]]): string => from[Math.floor(random() * from.length)] ?? from[0]
  const lineOf = (): string => `${Array.from({ length: random() * 3 }, () => pick(signs)).join('')}${pick(contents)}`
  for (let text = 0; text < 1000; text++) {
    // As the body of a page, which begins with no frontmatter.
    expectFencesOfParser(['Text', '', ...Array.from({ length: 2 + random() * 7 }, lineOf)])
  }
})

describe('a page looks the same whichever pages were compiled before it', () => {
  const files = [...oddFences, '```css-extras\na\n```', '```css\na { color: #fff }\n```', '> - ```http\n>   GET /\n>   ```'].map(
    (text, index) => ({ file: `docs/${index}.md`, contentPath: `${index}.md`, source: 'docs', text, includes: {} }),
  )
  const compiled = async (order: typeof files): Promise<Readonly<Record<string, string>>> => {
    const { compilePage } = await createMarkdownCompiler({ parser: 'satteri', html: 'sanitise' }, plainContent)
    const html: Record<string, string> = {}
    for (const file of order) html[file.file] = (await compilePage(file, '')).html
    return html
  }

  test('in another order', async () => expect(await compiled(files.toReversed())).toEqual(await compiled(files)))

  test('or none', async () => {
    const together = await compiled(files)
    for (const file of files) expect(await compiled([file])).toEqual({ [file.file]: together[file.file] })
  })

  test('with a fence in a quote in a list', async () =>
    expect(
      Object.values(await compiled([{ ...(files[0] as (typeof files)[number]), text: '- > ```ts\n  > let a\n  > ```' }]))[0],
    ).toContain('<span class="token keyword">let</span>'))
})

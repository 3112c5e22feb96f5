// What is guessed of a page before it is parsed agrees with what the parser says, for odd fences too.
import { beforeAll, describe, expect, test } from 'vitest'
import { fenceInfoOf, includePathsOf } from '../../syntax/fence-meta.ts'
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

import { expect, test } from 'vitest'
import { containersOf, keepContainer, kindOf } from './containers.ts'
import { Draft } from './draft.ts'
import { markLines, migrateFences, titleMeta } from './fences.ts'
import { addKeys, migrateFrontmatter } from './frontmatter.ts'
import { rewriteLinks } from './markdown-links.ts'

function migrated(text: string, edit: (draft: Draft) => void): string {
  const draft = new Draft('a.md', text)
  edit(draft)
  return draft.finish()
}

const keepAll = (draft: Draft): void => {
  for (const found of containersOf(draft)) keepContainer(draft, found, { name: kindOf(found.name) ?? found.name })
}

test.each([
  ["what is docgen's keeps its bytes", ':::tip  A title\r\ntext\r\n:::\r\n', ':::tip  A title\r\ntext\r\n:::\r\n'],
  ['other names', '::: success Done\ntext\n:::\n', ':::tip[Done]\ntext\n:::\n'],
  ['attributes', ':::note[A]{.big}\ntext\n:::', ':::note[A]\ntext\n:::'],
  ['equal marks that nest', ':::info\n:::tip\na\n:::\nb\n', '::::info\n:::tip\na\n:::\n::::\nb\n'],
  ['equal marks with nothing in them', ':::info\n:::tip\n:::\n', '::::info\n:::tip\n:::\n::::\n'],
  ['code', '```md\n:::success\n```\n', '```md\n:::success\n```\n'],
  ['in a list', '- a\n\n  :::success\n  b\n  :::\n', '- a\n\n  :::tip\n  b\n  :::\n'],
  ['in a quote', '> :::success\n> b\n> :::\n', '> :::tip\n> b\n> :::\n'],
  ['not closed', ':::success\nb', ':::tip\nb\n:::'],
])('containers: %s', (_, before, after) => expect(migrated(before, keepAll)).toBe(after))

test('what encloses the text of a partial has more colons than that', () => {
  const place = { start: 5, end: 9 }
  const text = migrated(':::a\nPART\n:::\n', (draft) => {
    for (const found of containersOf(draft)) keepContainer(draft, found)
    draft.replace(place, '::::tabs\n::::', { kind: 'changed', topic: 'include', message: '' })
  })
  expect(text).toBe(':::::a\n::::tabs\n::::\n:::::\n')
})

test.each([
  ['```ts title="a.ts" {1,3-5} showLineNumbers\n```', '```ts title="a.ts" {1,3-5} showLineNumbers\n```'],
  ['```ts{1} twoslash title="a"\n```', '```ts{1} title="a"\n```'],
  ['```ts no title="a b.ts \n```', '```ts title="a b.ts" \n```'],
  ["```ts title='a \n```", "```ts title='a' \n```"],
  ['```ts [a.ts]\n```', '```ts title="a.ts"\n```'],
  ["```ts a title = 'b c.ts' {2}\n```", "```ts title='b c.ts' {2}\n```"],
  ['```ts mark="\\"a b\\"" title="C:\\"\n```', '```ts title="C:\\"\n```'],
  ['  ~~~js frame="none"\n  ~~~', '  ~~~js\n  ~~~'],
  ['```\nts twoslash\n```', '```\nts twoslash\n```'],
  ['```js ins=/(a, b)/ \'c d\' mark="e f"\n```', '```js\n```'],
  ['<!--\n```ts a\n``` -->\n\n```ts b\n```', '<!--\n```ts a\n``` -->\n\n```ts\n```'],
  ['<!-- a -->\n```ts b\n```', '<!-- a -->\n```ts\n```'],
])('fences: %j', (before, after) => {
  const result = migrated(before, (draft) =>
    migrateFences(draft, (word) =>
      word.startsWith('[')
        ? { text: titleMeta(word.slice(1, -1)), kind: 'changed', topic: 'code-meta', message: word }
        : undefined,
    ),
  )
  expect(result).toBe(after)
})

test('words of a fence in quotes and patterns are said once each', () => {
  const draft = new Draft('a.md', "```js ins=/(a, b)/ 'c d'\n```")
  migrateFences(draft, () => undefined)
  expect(draft.notes.map(({ message }) => message.split(' after ')[0])).toEqual(['"ins=/(a, b)/"', '"\'c d\'"'])
})

test.each([
  ['ts', '```ts\na\nb // [!code ++]\n```'],
  ['yaml', '```yaml\na\nb # [!code ++]\n```'],
  ['html', '```html\na\nb\n```'],
])('marks lines of %s', (language, after) => {
  const result = migrated(`\`\`\`${language}\na\nb\n\`\`\``, (draft) => {
    const [fence] = draft.page.fences
    if (fence) markLines(draft, fence, [2, 9], '++')
  })
  expect(result).toBe(after)
})

test('frontmatter is changed key by key, and what stays keeps its bytes', () => {
  const before = '---\ntitle:   "A"  # why\nsidebar_class_name: x\ntags:\n  - a\n  - b\nhead:\n  - [meta, {}]\n---\n\n# A\n'
  const draft = new Draft('a.md', before)
  const data = migrateFrontmatter(draft, (key) =>
    key === 'title' || key === 'tags'
      ? 'keep'
      : { lines: key === 'head' ? ['draft: true'] : [], kind: 'left', message: `${key} went` },
  )
  addKeys(draft, ['slug: /a'])
  expect(draft.finish()).toBe('---\nslug: /a\ntitle:   "A"  # why\ntags:\n  - a\n  - b\ndraft: true\n---\n\n# A\n')
  expect(data).toMatchObject({ title: 'A', tags: ['a', 'b'] })
  expect(draft.notes).toMatchObject([
    { line: 3, message: 'sidebar_class_name went' },
    { line: 7, message: 'head went' },
  ])
})

test('a page without frontmatter gets some', () =>
  expect(migrated('# A\n', (draft) => addKeys(draft, ['slug: /a']))).toBe('---\nslug: /a\n---\n\n# A\n'))

test('links to .mdx files, but not in code', () => {
  const before = '[a](./b.mdx#c) `[a](b.mdx)` [d](https://x.example/e.mdx)\n\n[f]: ../g.mdx\n'
  expect(migrated(before, (draft) => rewriteLinks(draft))).toBe(
    '[a](./b.md#c) `[a](b.mdx)` [d](https://x.example/e.mdx)\n\n[f]: ../g.md\n',
  )
})

test('keys whose values docgen does not take are removed by name, and one of two pictures stays', () => {
  const draft = new Draft('a.md', '---\ntitle: 404\nimage:\n  light: /a.png\n  dark: /b.png\ndraft: maybe\nkeywords: one\n---\n')
  migrateFrontmatter(draft, () => 'keep')
  expect(draft.finish()).toBe('---\ntitle: 404\nimage: "/a.png"\nkeywords: one\n---\n')
  expect(draft.notes.map(({ kind }) => kind)).toEqual(['changed', 'by-hand'])
})

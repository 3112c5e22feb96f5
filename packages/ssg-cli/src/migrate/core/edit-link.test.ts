import { expect, test } from 'vitest'
import { editLinkIsCode, editLinkQuestion, withEditLink } from './edit-link.ts'
import type { Migration } from './site.ts'

const note = { kind: 'by-hand', topic: 'config', file: 'tool.config.js', line: 3, message: editLinkIsCode } as const
const migration: Migration = {
  ...{ pages: [], files: [], copies: [], addresses: [], components: [] },
  settings: [
    { key: 'title', value: 'Widgets' },
    { key: 'editLink', value: undefined },
  ],
  notes: [note],
}

test('a function is asked once, with what the tool gives it', () => {
  expect(editLinkQuestion('docs.editUrl', { a: 1 })).toEqual([{ path: 'docs.editUrl', about: ['editLink'], argument: { a: 1 } }])
  expect(editLinkQuestion(undefined, {})).toEqual([])
})

test.each([
  ['https://git.example/edit/main/website/docs/docgen-asks.md', 'docs', 'https://git.example/edit/main/website/{file}'],
  ['https://git.example/edit/main/docgen-asks.md?plain=1', '', 'https://git.example/edit/main/{file}?plain=1'],
])('the answer %s for pages in %j is the pattern %s', (answer, folder, pattern) => {
  const { settings, notes } = withEditLink(migration, [['editLink', answer]], folder)
  expect(settings).toEqual([
    { key: 'title', value: 'Widgets' },
    { key: 'editLink', value: { pattern } },
  ])
  expect(notes).toMatchObject([{ kind: 'changed', line: 3 }])
})

test.each([
  ['no text', undefined],
  ['another page', 'https://translate.example/widgets'],
  ['another folder', 'https://git.example/edit/main/guides/docgen-asks.md'],
  ['a name that only ends so', 'https://git.example/edit/main/mydocs/docgen-asks.md'],
  ['the page twice', 'https://git.example/docs/docgen-asks.md#docgen-asks.md'],
  ['no address of the web', 'file:///docs/docgen-asks.md'],
])('where the answer is %s, it stays a task', (_, answer) =>
  expect(withEditLink(migration, [['editLink', answer]], 'docs')).toEqual(migration),
)

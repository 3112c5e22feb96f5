import { expect, test } from 'vitest'
import { Draft } from './draft.ts'
import { finishPages, withServedAddresses } from './pages.ts'

test('of two pages with one route, the second gets another, and the report says so', () => {
  const drafts = ['guide/en.md', 'guide/en/index.md'].map((file) => new Draft(file, '# Guide\n'))
  const { pages, addresses } = finishPages(
    drafts.map((draft) => ({
      draft,
      to: draft.file,
      contentPath: draft.file,
      base: '/',
      address: draft.file === 'guide/en.md' ? '/guide/en.html' : '/guide/en/',
    })),
  )
  expect(pages.map(({ text }) => text)).toEqual(['# Guide\n', '---\nslug: "/guide/en-2"\n---\n\n# Guide\n'])
  expect(addresses.map(({ now }) => now)).toEqual(['/guide/en/', '/guide/en/'])
  expect(drafts[1]?.notes.map(({ kind, message }) => `${kind} ${message}`)).toEqual([
    'by-hand "guide/en.md" has the same address in docgen, so this page got the slug "/guide/en-2": keep one of the two.',
  ])
})

test.each<[string, boolean | undefined, readonly (string | undefined)[]]>([
  ['as their routes have it', undefined, ['/', '/guide/', undefined]],
  ['without a slash where the config says so', false, ['/', '/guide', undefined]],
])('new addresses end %s', (_, trailingSlash, expected) => {
  const { addresses } = withServedAddresses({
    pages: [],
    files: [],
    copies: [],
    settings: [{ key: 'trailingSlash', value: trailingSlash }],
    notes: [],
    addresses: ['/', '/guide/', undefined].map((now) => ({ address: '/old', file: 'old.md', now })),
    components: [],
  })
  expect(addresses.map(({ now }) => now)).toEqual(expected)
})

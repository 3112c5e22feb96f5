import { expect, test } from 'vitest'
import { docFilesOf } from './docs-files.ts'
import { migrateSidebars } from './sidebar.ts'

const texts: Readonly<Record<string, string>> = {
  'docs/README.md': '# Rules',
  'docs/one.md': '# One',
  'docs/TEMPLATE.md': '# Template',
  'docs/two.md': '# Two',
}
const files = { paths: Object.keys(texts), read: (path: string) => texts[path] }

test('a category whose list is code gets the pages that no sidebar names, without those that are excluded', () => {
  const said: string[] = []
  const { sidebar } = migrateSidebars({
    sidebars: { rules: ['README', { type: 'category', label: 'Rules', items: [], collapsed: false }] },
    docs: docFilesOf(files, 'docs', ['TEMPLATE.md']),
    dir: 'docs',
    files,
    notes: { notes: [], say: (kind, topic, _, message) => void said.push(`${kind} ${topic} ${message}`) },
  })
  expect(sidebar).toEqual(['README', expect.objectContaining({ label: 'Rules', items: ['one', 'two'] })])
  expect(said).toEqual([
    'by-hand sidebar Code makes the list of the category "Rules". It now has the 2 pages that no sidebar names: correct the list.',
  ])
})

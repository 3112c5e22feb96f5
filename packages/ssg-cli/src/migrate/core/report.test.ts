import { expect, test } from 'vitest'
import type { Note } from './note.ts'
import { durationText, pagesLine, reportFile, workOf } from './report.ts'

const note = (topic: string, file: string, message = topic, kind: Note['kind'] = 'by-hand'): Note => ({
  kind,
  topic,
  file,
  line: 1,
  message,
})

test('the work is in the order to do it in, and what is alike is one task', () => {
  const work = workOf([
    note('links', 'a.ts'),
    note('mdx-code', 'a.md', 'Code.'),
    note('mdx-code', 'b.md', 'Code.'),
    note('mdx-code', 'b.md', 'Other code.'),
    note('own-component', 'c.md'),
    note('sidebar', 'z.ts'),
    note('style-sheet', 'a.css'),
    note('tabs', 'a.md', 'Tabs.', 'changed'),
  ])
  expect(work.map(({ title, tasks }) => [title, tasks.map(({ places }) => places)])).toEqual([
    ['Config', [['z.ts:1']]],
    ['Look', [['a.css:1']]],
    ['Components of the old site', [['c.md:1']]],
    ['Text of pages', [['a.md:1', 'b.md:1'], ['b.md:1']]],
    ['At the end', [['a.ts:1']]],
  ])
  expect(work.find(({ title }) => title === 'Text of pages')?.minutes).toBe(15)
})

test('the file names all places of a task in one line', () => {
  const text = reportFile(
    {
      pages: [],
      files: [],
      copies: [],
      settings: [],
      addresses: [],
      components: [],
      notes: [note('mdx-code', 'a.md'), note('mdx-code', 'b.md')],
    },
    'VitePress',
  )
  expect(text).toContain('### Text of pages\n\n- a.md:1 (mdx-code) mdx-code Also: b.md:1.\n')
})

test('the file names a few places of what was changed or left out', () => {
  const places = Array.from({ length: 8 }, (_, index) => note('code-meta', `${index}.md`, 'Gone.', 'left'))
  const notes = [...places, note('code-meta', 'a.md', 'Other.', 'left')]
  const text = reportFile({ pages: [], files: [], copies: [], settings: [], addresses: [], components: [], notes }, 'VitePress')
  expect(text).toContain(
    '## What was left out\n\n- 0.md:1 (code-meta) Gone. Also: 1.md:1, 2.md:1, 3.md:1, 4.md:1 and 3 more places.\n- a.md:1 (code-meta) Other.\n',
  )
})

test.each([
  [1, 'about 1 minute'],
  [2, 'about 2 minutes'],
  [90, 'about 90 minutes'],
  [903, 'about 15 hours'],
])('%i minutes are %s', (minutes, text) => expect(durationText(minutes)).toBe(text))

test('one page is no pages', () => {
  const summary = {
    pages: 1,
    addresses: 1,
    keptAddresses: 1,
    lost: [],
    counts: { changed: 0, left: 0, 'by-hand': 0 },
    minutes: 0,
  }
  expect(pagesLine(summary)).toBe('1 page. Old addresses that still have a page: 1 of 1')
})

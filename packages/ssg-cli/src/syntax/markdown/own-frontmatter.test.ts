import type { DocgenPlugin, OwnFrontmatterKeys, SourceFile } from '@docgen/model'
import { expect, test } from 'vitest'
import { withOwnKeys } from './own-frontmatter.ts'
import { pageOutlineOf } from './page-outline.ts'

const keys: OwnFrontmatterKeys = {
  owner: { type: 'string', required: true },
  level: { type: 'enum', values: ['easy', 'hard'] },
  minutes: { type: 'number' },
  isDone: { type: 'boolean' },
  reviewed: { type: 'date' },
  teams: { type: 'list' },
}

function read(yaml: string, { plugins = [] as readonly DocgenPlugin[], isGuide = true } = {}) {
  const source: SourceFile = {
    file: 'docs/a.md',
    contentPath: 'a.md',
    source: 'docs',
    text: `---\n${yaml}\n---\n# A\n`,
    includes: {},
  }
  const { own, diagnostics } = withOwnKeys(pageOutlineOf(source, 'key'), { frontmatter: keys, plugins }, isGuide)
  return { own, found: diagnostics.map(({ line, column, code, message, hint }) => [`${line}:${column} ${code}`, message, hint]) }
}

test('values are what their types say', () => {
  expect(read('owner: 7\nlevel: hard\nminutes: 5\nisDone: true\nreviewed: 2024-03-01\nteams: web, api\ntitle: A')).toEqual({
    own: { owner: '7', level: 'hard', minutes: 5, isDone: true, reviewed: '2024-03-01', teams: ['web', 'api'] },
    found: [],
  })
})

test.each([
  ['owner: [a]', '2:8', 'The frontmatter key "owner" has the value ["a"].', 'a string'],
  ['owner: a\nlevel: medium', '3:8', 'The frontmatter key "level" has the value "medium".', 'one of "easy", "hard"'],
  ['owner: a\nminutes: few', '3:10', 'The frontmatter key "minutes" has the value "few".', 'a number'],
  ['owner: a\nisDone: 1', '3:9', 'The frontmatter key "isDone" has the value 1.', 'true or false'],
  ['owner: a\nreviewed: soon', '3:11', 'The frontmatter key "reviewed" has the value "soon".', 'a date such as 2024-03-01'],
  ['owner: a\nteams: { web: yes }', '3:8', 'The frontmatter key "teams" has the value {"web":"yes"}.', 'a list of strings'],
])('%s', (yaml, place, message, expected) => {
  const { found } = read(yaml)
  expect(found).toMatchObject([[`${place} frontmatter-type`, message, expect.stringContaining(expected)]])
})

test('only guides lack what is required, and no page is changed that has nothing of the kind', () => {
  expect(read('title: A').found).toEqual([
    [
      '1:1 frontmatter-missing-key',
      'The page has no frontmatter key "owner", which the config requires.',
      'Add "owner: …" between two "---" lines at the top of the page: a string.',
    ],
  ])
  const plugins: readonly DocgenPlugin[] = [
    { name: 'other' },
    { name: 'owners', frontmatter: { owner: { type: 'string', required: true } } },
  ]
  expect(read('title: A', { plugins }).found[0]?.[1]).toBe(
    'The page has no frontmatter key "owner", which plugin "owners" requires.',
  )
  expect(read('title: A', { isGuide: false })).toEqual({ own: undefined, found: [] })
})

test.each([
  ['titel', 'title'],
  ['sidebar-label', 'sidebar_label'],
  ['order', 'sidebar_position'],
  ['ownr', 'owner'],
  ['completely_other', undefined],
  ['toString', undefined],
])('the unknown key %s', (key, nearest) => {
  const { own, found } = read(`title: a\n${key}: b`, { isGuide: false })
  expect(own).toBeUndefined()
  expect(found).toMatchObject([['3:1 frontmatter-unknown-key', expect.stringContaining(`"${key}"`), expect.any(String)]])
  if (nearest !== undefined) expect(found[0]?.[2]).toContain(`"${nearest}"`)
})

test('a key that the page has already is to be removed, and not written twice', () => {
  expect(read('title: a\nowner: a\nTitle: b').found).toEqual([
    ['4:1 frontmatter-unknown-key', 'The frontmatter key "Title" is unknown.', 'Remove it: the page has "title" already.'],
  ])
})

test.each(['hidden', 'hide', 'nav_exclude', 'noindex', 'noIndex'])('the key "%s" of other tools is "unlisted" here', (key) => {
  expect(read(`owner: a\n${key}: true`).found).toEqual([
    ['3:1 frontmatter-unknown-key', `The frontmatter key "${key}" is unknown.`, 'Write "unlisted", the closest key.'],
  ])
})

import { expect, test } from 'vitest'
import { Call } from '../../scaffold/code-text.ts'
import { withReferenceTask } from './left-reference.ts'
import type { Migration } from './site.ts'

const nothing: Migration = { pages: [], files: [], copies: [], settings: [], notes: [], addresses: [], components: [] }
const said: Migration['notes'] = [{ kind: 'by-hand', topic: 'reference', file: 'a', line: 1, message: 'Why.' }]

test.each<[string, string, Partial<Migration>, number, string?]>([
  ['options of TypeDoc beside the site', 'typedoc.json', {}, 1],
  ['options of TypeDoc at the root of the repository', '../typedoc.json', {}, 1],
  ['no options', 'package.json', {}, 0],
  ['TypeDoc among the packages', '../../package.json', {}, 1, '{ "devDependencies": { "typedoc": "^0.28.0" } }'],
  ['a plugin of TypeDoc alone', 'package.json', {}, 0, '{ "devDependencies": { "typedoc-other": "1" } }'],
  ['a reference', 'typedoc.json', { settings: [{ key: 'sources', value: [new Call('apiReference', {})] }] }, 0],
  ['a reason', 'typedoc.json', { notes: said }, 1],
])('with %s', (_, file, given, count, text = '{}') => {
  const read = (path: string): string | undefined => (path === file ? text : undefined)
  const { notes } = withReferenceTask({ ...nothing, ...given }, 'site.config.ts', { paths: [], read })
  expect(notes).toHaveLength(count)
  if (given.notes === undefined && count === 1)
    expect(notes).toMatchObject([{ kind: 'by-hand', topic: 'reference', file: 'site.config.ts' }])
})

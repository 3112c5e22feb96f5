import { describe, expect, test } from 'vitest'
import type { ApiEntry, ApiMember, ApiPackage, ApiType } from '@docgen/model'
import { countedVersions, createApiHistory, isVersion } from './api-history.ts'
import { exportsOf } from './report-text.ts'
import { withHistory } from './with-history.ts'

const string: ApiType = { kind: 'intrinsic', name: 'string' }
const named = (name: string) => ({ id: `kit!${name}`, name, displayName: name, flags: {} })
const property = (owner: string, name: string): ApiMember => ({
  ...{ id: `kit!${owner}#${name}`, name, kind: 'property', flags: {}, type: string },
})
const box = (members: readonly string[], name = 'Box'): ApiEntry => ({
  ...named(name),
  ...{ kind: 'interface', typeParameters: [], extends: [], extendedBy: [], implementedBy: [] },
  members: members.map((member) => property(name, member)),
})
const alias = (name: string): ApiEntry => ({ ...named(name), kind: 'type', typeParameters: [], type: string })
const packageOf = (entries: readonly ApiEntry[], version: string): ApiPackage => ({
  ...{ dir: 'kit', name: 'kit', version, description: '', isPublished: false, entries },
})

/** What is said of the newest entries, by `name` and `name.member`. */
function saidAfter(releases: Readonly<Record<string, readonly ApiEntry[]>>, now: ApiPackage): Readonly<Record<string, string>> {
  const history = createApiHistory()
  for (const [version, entries] of Object.entries(releases)) history.add({ version }, exportsOf({ entries }))
  const { entries } = withHistory(now, history.end())
  const all = entries.flatMap((entry) => [
    [entry.name, entry.addedIn] as const,
    ...('members' in entry ? entry.members.map((each) => [`${entry.name}.${each.name}`, each.addedIn] as const) : []),
  ])
  return Object.fromEntries(all.flatMap(([name, addedIn]) => (addedIn ? [[name, addedIn.version ?? 'next']] : [])))
}

describe('in which release a declaration came', () => {
  test('is not said of what the first report has', () => {
    expect(saidAfter({ '1.0.0': [box(['a'])] }, packageOf([box(['a'])], '1.0.0'))).toEqual({})
  })

  test('is said of exports, and of members that came later than those', () => {
    const releases = {
      '1.0.0': [box(['a'])],
      '1.1.0': [box(['a', 'b']), alias('Id')],
      '1.2.0': [box(['a', 'b', 'constructor']), alias('Id')],
    }
    const now = packageOf([box(['a', 'b', 'constructor']), alias('Id')], '1.2.0')
    expect(saidAfter(releases, now)).toEqual({ Id: '1.1.0', 'Box.b': '1.1.0', 'Box.constructor': '1.2.0' })
  })

  test('is the first after the last one without it', () => {
    const releases = { '1.0.0': [alias('Id')], '1.1.0': [], '1.2.0': [alias('Id')], '1.3.0': [alias('Id')] }
    expect(saidAfter(releases, packageOf([alias('Id')], '1.3.0'))).toEqual({ Id: '1.2.0' })
  })

  test('is the next one of what no release has', () => {
    const now = [box(['a', 'b']), box(['c'], 'Crate')]
    const said = { 'Box.b': 'next', Crate: 'next' }
    expect(saidAfter({ '1.0.0': [box(['a'])] }, packageOf(now, '1.0.0'))).toEqual(said)
  })

  test('is the version of the package while that is published', () => {
    expect(saidAfter({ '1.0.0': [] }, packageOf([alias('Id')], '1.1.0'))).toEqual({ Id: '1.1.0' })
  })

  test('is left to the comment that says it', () => {
    const text = { markdown: 'long ago', file: 'a.ts', line: 1, column: 1 }
    const comment = { since: text, examples: [], throws: [], see: [], others: [], modifiers: [] }
    expect(saidAfter({ '1.0.0': [] }, packageOf([{ ...alias('Id'), comment }], '1.0.0'))).toEqual({})
  })

  test('is found inside of namespaces', () => {
    const inner: ApiEntry = { ...alias('Screw'), id: 'kit!Parts.Screw' }
    const parts = (entries: readonly ApiEntry[]): ApiEntry => ({ ...named('Parts'), kind: 'namespace', entries })
    const history = createApiHistory()
    history.add({ version: '1.0.0' }, exportsOf({ entries: [parts([])] }))
    history.add({ version: '1.1.0' }, exportsOf({ entries: [parts([inner])] }))
    const [found] = withHistory(packageOf([parts([inner])], '1.1.0'), history.end()).entries
    expect(found).toEqual(parts([{ ...inner, addedIn: { version: '1.1.0' } }]))
  })

  test('is not known without reports', () => {
    const now = packageOf([alias('Id')], '1.0.0')
    expect(withHistory(now, undefined)).toBe(now)
  })
})

describe('what releases changed', () => {
  const releases: readonly (readonly [string, readonly ApiEntry[]])[] = [
    ['1.0.0', [box(['a']), alias('Id')]],
    ['1.1.0', [box(['a']), alias('Id')]],
    ['1.2.0', [box(['a', 'b']), alias('Key')]],
  ]
  const history = createApiHistory()
  for (const [version, entries] of releases) history.add({ version, date: `2024-01-0${version[2]}` }, exportsOf({ entries }))
  const after = (entries: readonly ApiEntry[], version: string): ApiPackage =>
    withHistory(packageOf(entries, version), history.end())
  const ofSecond = {
    version: '1.2.0',
    date: '2024-01-02',
    changes: [
      { kind: 'removed', entryPoint: 'kit', name: 'Id', impact: 'breaks' },
      { kind: 'changed', entryPoint: 'kit', name: 'Box', impact: 'mayBreak', lines: [{ sign: '+', line: '  b: string' }] },
      { kind: 'added', entryPoint: 'kit', name: 'Key', impact: 'adds' },
    ],
  }

  test('lists the newest release first, and leaves out the oldest and those that changed nothing', () => {
    const { changes, entries } = after([box(['a', 'b']), alias('Key')], '1.2.0')
    expect(changes).toEqual([ofSecond])
    expect(entries.map(({ name, changedIn }) => [name, changedIn])).toEqual([
      ['Box', [{ version: '1.2.0', date: '2024-01-02' }]],
      ['Key', undefined],
    ])
  })

  test('begins with changes that are not released, which the page of a declaration does not name', () => {
    const { changes, entries } = after([box(['b']), alias('Key')], '1.2.0')
    const lines = [{ sign: '-', line: '  a: string' }]
    expect(changes).toEqual([
      { changes: [{ kind: 'changed', entryPoint: 'kit', name: 'Box', impact: 'breaks', lines }] },
      ofSecond,
    ])
    expect(entries[0]?.changedIn).toEqual([{ version: '1.2.0', date: '2024-01-02' }])
    expect(after([box(['b']), alias('Key')], '2.0.0').entries[0]?.changedIn).toEqual([
      { version: '2.0.0' },
      { version: '1.2.0', date: '2024-01-02' },
    ])
  })

  test('stops at the release that is documented', () => {
    expect(after([box(['a']), alias('Id')], '1.1.0').changes).toBeUndefined()
  })

  test.each(['0.0.0-development', '0.0.0', ''])(
    'includes all releases if the version of the package is a stand-in: %j',
    (version) => {
      expect(after([box(['a', 'b']), alias('Key')], version).changes).toEqual([ofSecond])
      expect(after([], version).changes?.[0]?.changes.map(({ kind, name }) => `${kind} ${name}`)).toEqual([
        'removed Box',
        'removed Key',
      ])
    },
  )

  test('names types that are not exported, without an entry point', () => {
    const own = createApiHistory()
    own.add({ version: '1.0.0' }, [])
    own.add({ version: '1.1.0' }, exportsOf({ entries: [], unexported: [{ ...alias('Part'), id: 'kit!~Part' }] }))
    expect(
      withHistory({ ...packageOf([], '1.1.0'), unexported: [{ ...alias('Part'), id: 'kit!~Part' }] }, own.end()).changes,
    ).toEqual([{ version: '1.1.0', changes: [{ kind: 'added', name: 'Part', impact: 'none' }] }])
  })
})

test.each([
  [
    ['1.10.0', '1.9.0', '1.2.0'],
    ['1.2.0', '1.9.0', '1.10.0'],
  ],
  [
    ['2.0.0', '2.0.0-beta.1', '1.0.0'],
    ['1.0.0', '2.0.0'],
  ],
  [
    ['2.0.0-beta.2', '2.0.0-beta.10', '1.0.0', '1.0.0-rc.1'],
    ['1.0.0', '2.0.0-beta.2', '2.0.0-beta.10'],
  ],
])('of the versions %j, those that count are %j', (versions, expected) => {
  expect(countedVersions(versions)).toEqual(expected)
})

test.each([
  ['1.2.3', true],
  ['1.2.3-beta.1+7', true],
  ['v1.2.3', false],
  ['1.2', false],
  ['nightly', false],
])('whether %s is a version: %s', (text, expected) => {
  expect(isVersion(text)).toBe(expected)
})

import { expect, test } from 'vitest'
import type { RepositoryTags } from '@docgen/model'
import { pageOf } from '../page-fixture.ts'
import { findUndated, withTagDays } from './release-dates.ts'

const release = (version: string, date?: string) => ({ version, date, anchor: `v${version}`, html: '', firstSlot: 0 })
const core = { name: '@acme/core', dir: 'core' }

test.each<[string, Readonly<Record<string, string>>, readonly (string | undefined)[]]>([
  ['changesets', { '@acme/core@2.0.0': '2024-02-02', '@acme/core@1.0.0': '2024-01-01' }, ['2024-02-02', '2024-01-01']],
  ['release-please', { 'core-v2.0.0': '2024-02-02' }, ['2024-02-02', undefined]],
  ['folders', { 'core/v1.0.0': '2024-01-01' }, [undefined, '2024-01-01']],
  ['one version for all', { 'v2.0.0': '2024-02-02', 'v1.0.0': '2024-01-01' }, ['2024-02-02', '2024-01-01']],
  ['versions alone', { '1.0.0': '2024-01-01' }, [undefined, '2024-01-01']],
  ['another package of that version', { 'v2.0.0': '2020-01-01', '@acme/core@1.0.0': '2024-01-01' }, [undefined, '2024-01-01']],
  ['no tag of these', { '@acme/other@2.0.0': '2024-02-02' }, [undefined, undefined]],
  ['nothing', {}, [undefined, undefined]],
])('releases tagged as %s', (_, tags, dates) => {
  const dated = withTagDays([release('2.0.0'), release('1.0.0')], core, new Map(Object.entries(tags)))
  expect(dated.map(({ date }) => date)).toEqual(dates)
})

test('what the changelog says is not changed', () => {
  const dated = withTagDays([release('2.0.0', '2023-05-05')], core, new Map([['v2.0.0', '2024-02-02']]))
  expect(dated.map(({ date }) => date)).toEqual(['2023-05-05'])
})

test.each<[string, Readonly<Record<string, string>>, readonly (string | undefined)[]]>([
  ['the repository', { 'v2.0.0': '2024-02-02', '@acme/core@1.0.0': '2024-01-01' }, ['2024-02-02', '2024-01-01']],
  [
    'its packages',
    { '@acme/b@2.0.0': '2024-02-03', '@acme/a@2.0.0': '2024-02-02', 'core-v1.0.0': '2024-01-01' },
    ['2024-02-02', '2024-01-01'],
  ],
  ['something else', { 'docs-2024': '2024-02-02', '@acme/a@2.0.0-beta.1': '2024-01-01' }, [undefined, undefined]],
])('a changelog of all packages has the days on which tags name %s', (_, tags, dates) => {
  const dated = withTagDays(
    [release('2.0.0'), release('1.0.0')],
    { name: 'acme', dir: 'acme', isWhole: true },
    new Map(Object.entries(tags)),
  )
  expect(dated.map(({ date }) => date)).toEqual(dates)
})

const changelog = { ...pageOf('changelogs/core.md'), releases: [release('1.0.0')] }
const url = 'https://acme.example'

test.each<[string, Parameters<typeof findUndated>[1], RegExp | undefined]>([
  ['other tags', { config: { url }, tags: tagsOf(['docs']) }, /^Tag the releases/],
  ['no tags in a shallow checkout', { config: { url }, tags: { ...tagsOf([]), areLeftOut: true } }, /^This checkout is shallow/],
  // As a repository of changesets whose packages are never published.
  ['no tags at all', { config: { url }, tags: tagsOf([]) }, undefined],
  ['no feeds', { config: { url: undefined }, tags: tagsOf(['docs']) }, undefined],
])('a changelog without dates in a repository with %s', (_, world, hint) => {
  const [finding] = findUndated([changelog], world)
  if (hint === undefined) expect(finding).toBeUndefined()
  else expect(finding?.hint).toMatch(hint)
})

function tagsOf(names: readonly string[]): RepositoryTags {
  return { days: new Map(names.map((name) => [name, '2024-01-01'])), areLeftOut: false }
}

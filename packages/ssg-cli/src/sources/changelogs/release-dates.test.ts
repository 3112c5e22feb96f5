import { expect, test } from 'vitest'
import { withTagDays } from './release-dates.ts'

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

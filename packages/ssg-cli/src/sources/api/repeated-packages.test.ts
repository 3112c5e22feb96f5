import { expect, test } from 'vitest'
import type { ApiModel } from '@docgen/model'
import { repeatedPackages } from './repeated-packages.ts'

const modelOf = (...names: string[]): ApiModel => ({
  version: 1,
  packages: names.map((name) => ({ dir: name, name, version: '1.0.0', description: '', isPublished: true, entries: [] })),
})
const sourceOf = (name: string, version?: string) =>
  ({ kind: 'api', name, version, path: `/${name}/`, load: () => Promise.reject(new Error('not asked')) }) as const
const text = "sources: [\n  apiReference({ name: 'api' }),\n  apiReference({ name: 'old' }),\n]"
const config = { sources: [sourceOf('api'), sourceOf('old')], plugins: [], configFiles: [{ file: 'docgen.config.ts', text }] }

test.each([
  ['different packages', ['a', 'b'], ['c'], []],
  ['one package in both', ['a', 'b'], ['b', 'c'], ['b']],
  ['none in the second', ['a'], [], []],
])('%s', (_, first, second, expected) => {
  const found = repeatedPackages(
    config,
    new Map([
      ['api', modelOf(...first)],
      ['old', modelOf(...second)],
    ]),
  )
  expect(found.map(({ message }) => /package "([^"]+)"/.exec(message)?.[1])).toEqual(expected)
  for (const { code, file, line, column } of found)
    expect({ code, file, line, column }).toEqual({ code: 'duplicate-api-package', file: 'docgen.config.ts', line: 3, column: 24 })
})

test('without a name it is the reference itself that the finding is about', () => {
  const models = new Map([
    ['api', modelOf('a')],
    ['old', modelOf('a')],
  ])
  const unnamed = "export default { sources: [\n  apiReference({ name: 'old' }),\n  apiReference({}),\n] }"
  const sources = [sourceOf('old'), sourceOf('api')]
  expect(
    repeatedPackages({ ...config, sources, configFiles: [{ file: 'docgen.config.ts', text: unnamed }] }, models),
  ).toMatchObject([{ line: 3, column: 3 }])
})

test.each([
  ['references of two versions have nothing in common', '1', '2', 0],
  ['two of one version do', '1', '1', 1],
  ['one that all versions share knows the others', undefined, '1', 1],
  ['and is known by them', '1', undefined, 1],
])('%s', (_, first, second, count) => {
  const models = new Map([
    ['api', modelOf('a')],
    ['old', modelOf('a')],
  ])
  expect(repeatedPackages({ ...config, sources: [sourceOf('api', first), sourceOf('old', second)] }, models)).toHaveLength(count)
})

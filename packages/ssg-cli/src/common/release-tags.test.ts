import { expect, test } from 'vitest'
import { releaseTagsOf } from './release-tags.ts'

const core = { name: '@acme/core', dir: 'kernel' }
const isVersion = (text: string): boolean => /^\d+\.\d+\.\d+$/.test(text)

test.each<[string, readonly string[], readonly (readonly [string, string])[]]>([
  ['its npm name', ['@acme/core@1.0.0', '@acme/core-web@2.0.0'], [['1.0.0', '@acme/core@1.0.0']]],
  [
    'the last part of it',
    ['core-v1.0.0', 'core/v1.1.0'],
    [
      ['1.0.0', 'core-v1.0.0'],
      ['1.1.0', 'core/v1.1.0'],
    ],
  ],
  ['its folder', ['kernel@1.0.0'], [['1.0.0', 'kernel@1.0.0']]],
  [
    'nobody, where none has its name',
    ['v1.0.0', '1.1.0', 'nightly'],
    [
      ['1.0.0', 'v1.0.0'],
      ['1.1.0', '1.1.0'],
    ],
  ],
  ['itself, beside those of the repository', ['v9.0.0', '@acme/core@1.0.0'], [['1.0.0', '@acme/core@1.0.0']]],
])('tags of a package begin with the name of %s', (_, tags, expected) => {
  expect([...releaseTagsOf(tags, core, isVersion)].sort()).toEqual(expected)
})

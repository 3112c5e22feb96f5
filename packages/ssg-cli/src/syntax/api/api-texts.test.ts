import { expect, test } from 'vitest'
import { isTextOfOthers } from './api-texts.ts'

const packages = [{ name: '@acme/core' }, { name: 'kit' }]

test.each([
  ['packages/core/src/index.ts', false],
  ['node_modules/@acme/core/README.md', false],
  ['node_modules/kit/index.d.ts', false],
  ['node_modules/kit/node_modules/other/index.d.ts', true],
  ['node_modules/typescript/lib/lib.dom.d.ts', true],
  ['node_modules/@acme/other/index.d.ts', true],
  ['../node_modules/kit-two/index.d.ts', true],
])('whether %s is a text of others: %s', (file, expected) => {
  expect(isTextOfOthers({ file }, packages)).toBe(expected)
})

import { expect, test } from 'vitest'
import { isReadmeName } from './readme-name.ts'

test.each([
  ['README.md', true],
  ['packages/core/readme.markdown', true],
  ['packages\\core\\Readme.md', true],
  ['readme.txt', false],
  ['docs/about-readme.md', false],
  ['readme/index.md', false],
])('whether %s is a README: %s', (path, expected) => expect(isReadmeName(path)).toBe(expected))

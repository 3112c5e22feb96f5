import { expect, test } from 'vitest'
import { optionProblemsOf } from './option-problems.ts'

test.each([
  [undefined, ['apiReference() has no options.']],
  [{}, ['apiReference() has no list of packages.']],
  [{ pakages: [] }, ['apiReference() has the option "pakages", which is not known.', 'apiReference() has no list of packages.']],
  [{ packages: [{ npm: 'a' }, { folder: 'b', dir: 'c' }] }, []],
  [
    { packages: [{}, { npm: 'a', folder: 'b' }, 'c'] },
    [
      'Package 1 of apiReference() has neither "npm" nor "folder".',
      'Package 2 of apiReference() has both "npm" and "folder".',
      'Package 3 of apiReference() is not an object.',
    ],
  ],
  [{ packages: [{ npn: 'a', npm: 'b' }] }, ['Package 1 of apiReference() has the option "npn", which is not known.']],
])('options %j', (options, expected) => expect(optionProblemsOf(options).map(({ message }) => message)).toEqual(expected))

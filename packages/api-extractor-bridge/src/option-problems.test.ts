import { expect, test } from 'vitest'
import { optionProblemsOf } from './option-problems.ts'

test.each([
  [undefined, ['apiReference() has no options.']],
  [{}, ['apiReference() has no list of packages.']],
  [{ pakages: [] }, ['apiReference() has the unknown option "pakages".', 'apiReference() has no list of packages.']],
  [{ packages: [{ npm: 'a' }, { folder: 'b', dir: 'c' }] }, []],
  [
    { packages: [{}, { npm: 'a', folder: 'b' }, 'c'] },
    [
      'Package 1 of apiReference() has neither "npm" nor "folder".',
      'Package 2 of apiReference() has both "npm" and "folder".',
      'Package 3 of apiReference() is not an object.',
    ],
  ],
  [{ packages: [{ folder: '.' }, { folder: '../..' }, { folder: './' }, { folder: '.', dir: 'a' }, { folder: '../b' }] }, []],
  [{ packages: [{ npm: '@a/b' }, { folder: 'x/c' }, { npm: 'd', dir: 'e' }], groups: { One: ['@a/b', 'c'], Two: ['e'] } }, []],
  [{ packages: [{ npm: '@a/b' }], groups: { One: { label: { en: 'One', de: 'Eins' }, packages: ['@a/b'] } } }, []],
  [
    { packages: [{ npm: '@a/b' }], groups: { One: { label: { en: '' }, packages: ['@a/b'] } } },
    ['The group "One" of apiReference() is not a list.'],
  ],
  [
    { packages: [{ npm: '@a/server' }, { folder: 'x/c' }], groups: { One: ['sever', 'c', 7], Two: ['c'], Three: 'c' } },
    [
      'The group "One" of apiReference() names "sever", which is not one of its packages.',
      'The group "One" of apiReference() names "7", which is not one of its packages.',
      'The groups "One" and "Two" of apiReference() both have "c".',
      'The group "Three" of apiReference() is not a list.',
    ],
  ],
  [{ packages: [{ folder: 'packages/*' }, { folder: '!packages/old' }], groups: { One: ['core'] } }, []],
  [
    { packages: [{ npm: 'a' }, { folder: 'packages/*', dir: 'core' }] },
    ['Package 2 of apiReference() has both a pattern as "folder" and a "dir", which all its packages would share.'],
  ],
  [{ packages: [], groups: [] }, ['The "groups" of apiReference() are not an object.']],
  [{ packages: [], externalSymbols: [{ url: 'https://a.example', symbols: 'a.json' }] }, []],
  [{ packages: [], comments: 'reference/comments' }, []],
  [{ packages: [], typedocPath: '/' }, []],
  [{ packages: [], typedocPath: [{ path: '/docs/api', layout: 'flat', modules: { 'core/src': '@acme/core' } }] }, []],
  [
    { packages: [], typedocPath: 'api' },
    ['The "typedocPath" of apiReference() must be a path that begins with "/", but it is "api".'],
  ],
  [
    { packages: [], typedocPath: ['/'] },
    ['The "typedocPath" of apiReference() has an entry without a "path" that begins with "/".'],
  ],
  [
    { packages: [], typedocPath: { path: '/', layout: 'kinds', modules: ['core'], module: 1 } },
    [
      'The "typedocPath" of apiReference() has the unknown option "module".',
      'The "typedocPath" of apiReference() has an unknown "layout".',
      'The "typedocPath" of apiReference() has "modules" that do not name what they export.',
    ],
  ],
  [{ packages: [], version: '1.0', resolveFrom: 'versioned/1.0' }, []],
  [
    { packages: [], version: 1, resolveFrom: true },
    [
      'The "resolveFrom" of apiReference() must be the path of a folder.',
      'The "version" of apiReference() must be the name of a version, or an object: `{ name, label, banner }`.',
    ],
  ],
  [{ packages: [], version: { name: '1.0', label: { en: 'One', de: 'Eins' }, banner: 'unmaintained' } }, []],
  [
    { packages: [], version: { label: 3, baner: 'x', banner: 'old' } },
    [
      'The "version" of apiReference() has the unknown option "baner".',
      'The "version" of apiReference() has no "name".',
      'The "label" of the version of apiReference() must be text.',
      'The "banner" of the version of apiReference() must be "unreleased" or "unmaintained".',
    ],
  ],
  [
    {
      packages: [
        { folder: 'packages/*', privatePackages: true },
        { folder: 'packages/{a,b}', privatePackages: false },
      ],
    },
    [],
  ],
  [
    {
      packages: [
        { folder: 'packages/*', privatePackages: 'yes' },
        { folder: 'packages/core', privatePackages: true },
        { folder: '!packages/c*', privatePackages: true },
        { npm: 'a', privatePackages: true },
      ],
    },
    [
      'The "privatePackages" of Package 1 of apiReference() must be true or false, but it is "yes".',
      'Package 2 of apiReference() has "privatePackages", but its "folder" is no pattern that adds packages.',
      'Package 3 of apiReference() has "privatePackages", but its "folder" is no pattern that adds packages.',
      'Package 4 of apiReference() has "privatePackages", but its "folder" is no pattern that adds packages.',
    ],
  ],
  [{ packages: [], comments: true }, ['The "comments" of apiReference() must be the path of a folder.']],
  [{ packages: [], externalSymbols: {} }, ['The "externalSymbols" of apiReference() are not a list.']],
  [
    {
      packages: [],
      externalSymbols: [1, { url: 'https://a.example/docs', package: 'a' }, { url: 'x', symbols: 'a', packages: 'a' }],
    },
    [
      'Entry 1 of "externalSymbols" is not an object.',
      'Entry 2 of "externalSymbols" has the unknown option "package".',
      'Entry 2 of "externalSymbols" has no "url" that is an origin.',
      'Entry 2 of "externalSymbols" has no file as "symbols".',
      'Entry 3 of "externalSymbols" has no "url" that is an origin.',
      'Entry 3 of "externalSymbols" has "packages" that are no list of names.',
    ],
  ],
  [
    { packages: [], excludeProtected: 'yes', excludePrivate: false, excludeExternals: 1 },
    [
      'The option "excludeProtected" of apiReference() must be true or false, but it is "yes".',
      'The option "excludeExternals" of apiReference() must be true or false, but it is 1.',
    ],
  ],
  [{ packages: [{ npm: 'a', sourceLink: 'HTTPS://git.example/{file}' }], sourceLink: 'http://git.example/{file}' }, []],
  [
    { packages: [{ npm: 'a', sourceLink: 'java\tscript:alert(1)' }], sourceLink: 7 },
    [
      'The "sourceLink" of apiReference() must be a web address, but it is a number.',
      'The "sourceLink" of Package 1 of apiReference() must be a web address, but it is "java\tscript:alert(1)".',
    ],
  ],
  [{ packages: [{ npn: 'a', npm: 'b' }] }, ['Package 1 of apiReference() has the unknown option "npn".']],
])('options %j', (options, expected) => expect(optionProblemsOf(options).map(({ message }) => message)).toEqual(expected))

test('hints at the closest package of a group', () => {
  const [problem] = optionProblemsOf({ packages: [{ npm: '@a/server' }], groups: { One: ['@a/sever'] } })
  expect(problem).toMatchObject({ key: 'groups', hint: 'Write "@a/server", the closest package.' })
})

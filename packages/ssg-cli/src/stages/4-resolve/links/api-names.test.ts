import { englishWords, type ApiEntry, type ApiPackage } from '@docgen/model'
import { expect, test } from 'vitest'
import { apiSectionOf } from '../../../sources/api/api-section.ts'
import { apiNamesOf } from './api-names.ts'

const base = (id: string) => ({ id, name: id.split('!')[1] ?? '', displayName: id.split('!')[1] ?? '', flags: {} })
const variable = (id: string): ApiEntry => ({ ...base(id), kind: 'variable', type: { kind: 'intrinsic', name: 'string' } })
const reexport = (id: string, target: string): ApiEntry => ({ ...base(id), kind: 'reference', target, targetName: 'x' })
const packageOf = (dir: string, entries: readonly ApiEntry[], subpaths?: readonly string[]): ApiPackage => ({
  dir,
  name: `@acme/${dir}`,
  version: '1.0.0',
  description: '',
  isPublished: true,
  entries,
  entryPoints: subpaths?.map((subpath) => ({ specifier: `@acme/${dir}${subpath}` })),
})
const packages = [
  packageOf('core', [variable('@acme/core!Widget'), variable('@acme/core!State')]),
  packageOf('react', [reexport('@acme/react!Widget', '@acme/core!Widget'), variable('@acme/react!State')]),
  packageOf(
    'kit',
    [variable('@acme/kit!open'), variable('@acme/kit/node!open'), variable('@acme/kit/node!close')],
    ['', '/node'],
  ),
]
const sectionOf = (path: string, documented: readonly ApiPackage[]) =>
  apiSectionOf({ name: path }, path, {
    model: { version: 1, packages: documented },
    changelogs: new Set(),
    hasChanges: true,
    words: englishWords,
  }).api
const { find, findNearest } = apiNamesOf([sectionOf('/api/', packages)])

test.each([
  ['core/Widget', undefined, '@acme/core!Widget'],
  ['@acme/react!State', undefined, '@acme/react!State'],
  // A second package that hands it on changes nothing.
  ['Widget', undefined, '@acme/core!Widget'],
  ['Widget', '@acme/react', '@acme/react!Widget'],
  ['State', '@acme/react', '@acme/react!State'],
  ['State', '@acme/core', '@acme/core!State'],
  ['open', '@acme/kit', '@acme/kit!open'],
  ['kit/open', undefined, '@acme/kit!open'],
  ['kit/node/open', undefined, '@acme/kit/node!open'],
  ['@acme/kit/node!open', undefined, '@acme/kit/node!open'],
  ['close', undefined, '@acme/kit/node!close'],
  ['kit/close', undefined, '@acme/kit/node!close'],
  ['@acme/kit!close', undefined, '@acme/kit/node!close'],
  ['@acme/kit/node!', undefined, '@acme/kit/node!'],
  ['Gone', undefined, undefined],
])('%s on a page of %s is %s', (name, own, id) => expect(find(name, own).id).toBe(id))

test('a name of several declarations means none of them outside their packages', () => {
  expect(find('State')).toEqual({ ambiguous: ['core/State', 'react/State'] })
  expect(find('State', '@acme/kit')).toEqual({ ambiguous: ['core/State', 'react/State'] })
})

test('a package that two references document is told from others once', () => {
  const [core, react] = packages
  if (!core || !react) throw new Error('The packages are missing.')
  const twice = apiNamesOf([sectionOf('/api/', [core]), sectionOf('/all/', [core])])
  expect(twice.find('State')).toEqual({ id: '@acme/core!State' })
  const withAnother = apiNamesOf([sectionOf('/api/', [core, react]), sectionOf('/all/', [core])])
  expect(withAnother.find('State')).toEqual({ ambiguous: ['core/State', 'react/State'] })
})

test('packages of one folder name in two references go by their npm names', () => {
  const ofOthers = { ...packageOf('core', [variable('@other/core!State')]), name: '@other/core' }
  const { find: findIn } = apiNamesOf([sectionOf('/api/', packages), sectionOf('/other/', [ofOthers])])
  expect(findIn('State')).toEqual({ ambiguous: ['@acme/core!State', 'react/State', '@other/core!State'] })
})

test.each([
  ['core/Widgt', undefined, 'core/Widget'],
  ['@acme/core!Widgt', undefined, '@acme/core!Widget'],
  // Of another package nothing is offered.
  ['react/opem', undefined, undefined],
  ['opem', '@acme/core', undefined],
  ['opem', '@acme/kit', 'open'],
  ['Widget', undefined, undefined],
  // Unless only one has the very name, or only its parentheses are too many.
  ['react/open', undefined, undefined],
  ['core/close', undefined, 'kit/node/close'],
  ['Widget()', undefined, 'Widget'],
  ['kit/open()', undefined, 'kit/open'],
  ['Widgt()', undefined, undefined],
])('for %s on a page of %s, %s is offered', (name, own, nearest) => expect(findNearest(name, own)).toBe(nearest))

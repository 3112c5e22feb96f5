import { englishWords, entryPointSectionsOf, type ApiEntry, type ApiPackage } from '@docgen/model'
import { expect, test } from 'vitest'
import { apiPlacesOf } from './api-places.ts'

const base = (id: string) => ({ id, name: id.split('!')[1] ?? '', displayName: id.split('!')[1] ?? '', flags: {} })
const variable = (id: string): ApiEntry => ({ ...base(id), kind: 'variable', type: { kind: 'intrinsic', name: 'string' } })
const reference = (id: string, target?: string): ApiEntry => ({ ...base(id), kind: 'reference', target, targetName: 'x' })
const kit = (specifiers: readonly string[] | undefined, entries: readonly ApiEntry[]): ApiPackage => ({
  dir: 'kit',
  name: '@acme/kit',
  version: '1.0.0',
  description: '',
  isPublished: true,
  entries,
  entryPoints: specifiers?.map((specifier) => ({ specifier })),
})

test('what other entry points export stands below their subpath, where nothing of the main entry stands', () => {
  const apiPackage = kit(
    ['@acme/kit', '@acme/kit/class', '@acme/kit/a/b'],
    [
      variable('@acme/kit!x'),
      variable('@acme/kit/class!x'),
      variable('@acme/kit/a/b!x'),
      reference('@acme/kit/a/b!y', '@acme/kit!x'),
      reference('@acme/kit/a/b!z'),
    ],
  )
  const places = [...apiPlacesOf('/api/', [apiPackage]).placeById].map(([id, { path, anchor }]) => [id, path, anchor])
  expect(places).toEqual([
    ['@acme/kit!', '/api/kit/', 'entry'],
    ['@acme/kit/class!', '/api/kit/', 'entry-class'],
    ['@acme/kit/a/b!', '/api/kit/', 'entry-a/b'],
    ['@acme/kit!x', '/api/kit/variable/x/', undefined],
    ['@acme/kit/class!x', '/api/kit/class/variable/x/', undefined],
    ['@acme/kit/a/b!x', '/api/kit/a/b/variable/x/', undefined],
    ['@acme/kit/a/b!y', '/api/kit/variable/x/', undefined],
    ['@acme/kit/a/b!z', '/api/kit/', 'entry-a/b:z'],
  ])
})

test('a package with its main entry alone has one section without a heading', () => {
  const [section, ...others] = entryPointSectionsOf(kit(undefined, [variable('@acme/kit!x')]), englishWords)
  expect(others).toEqual([])
  expect(section).toMatchObject({ specifier: '@acme/kit', groups: [{ anchor: 'variables' }] })
  expect(section?.anchor).toBeUndefined()
})

test('anchors of sections are unique on the page of a package', () => {
  const sections = entryPointSectionsOf(
    kit(['@acme/kit', '@acme/kit/a'], [variable('@acme/kit!x'), variable('@acme/kit/a!x')]),
    englishWords,
  )
  expect(sections.map(({ anchor, groups }) => [anchor, ...groups.map((group) => group.anchor)])).toEqual([
    ['entry', 'variables'],
    ['entry-a', 'entry-a:variables'],
  ])
})

test('declarations that merge under one name are reached by that name', () => {
  const options = variable('@acme/kit!open:namespace.options')
  const namespace: ApiEntry = { ...base('@acme/kit!open:namespace'), kind: 'namespace', entries: [options] }
  const { placeById } = apiPlacesOf('/api/', [kit(undefined, [variable('@acme/kit!open'), namespace])])
  expect(placeById.get('@acme/kit!open.options')).toBe(placeById.get(options.id))
  expect(placeById.get('@acme/kit!open')).not.toBe(placeById.get(namespace.id))
})

test('what `export =` exports stands under the name that it was declared with', () => {
  const options = variable('kit!export=:namespace.options')
  const assigned: ApiEntry = { ...variable('kit!export='), name: 'export=', displayName: 'kit' }
  const beside: ApiEntry = {
    ...base('kit!export=:namespace'),
    name: 'export=',
    displayName: 'kit',
    kind: 'namespace',
    entries: [{ ...options, name: 'options' }],
  }
  const nameless: ApiEntry = { ...variable('kit/sub!export='), name: 'export=', displayName: 'export=' }
  const { entryPages } = apiPlacesOf('/api/', [kit(undefined, [assigned, beside, nameless])])
  expect(entryPages.map(({ path }) => path)).toEqual([
    '/api/kit/variable/kit/',
    '/api/kit/namespace/kit/',
    '/api/kit/variable/kit.options/',
    '/api/kit/variable/default/',
  ])
})

import { expect, test } from 'vitest'
import type { ApiComment, ApiEntry, ApiPackage } from '../../model/api.ts'
import { apiSectionOf } from '../../sources/api/api-section.ts'
import { uniqueRoutes } from './unique-routes.ts'

const packageIn = (dir: string): ApiPackage => ({
  dir,
  name: `@shop/${dir}`,
  version: '1.0.0',
  description: '',
  isPublished: true,
  entries: [],
})

const routesOf = (dirs: readonly string[], base = '/api/') =>
  uniqueRoutes(apiSectionOf('api', base, { version: 1, packages: dirs.map(packageIn) }, new Set()).routes, {
    configFiles: [],
  })

test.each([
  ['/api/', ['/api/', '/api/cart/', '/api/hierarchy/', '/api/symbols/']],
  ['/', ['/', '/cart/', '/hierarchy/', '/symbols/']],
])('below %s', (base, paths) => expect(routesOf(['cart'], base).routes.map(({ path }) => path)).toEqual(paths))

test.each([
  ['symbols', 'the list of all symbols of the API reference'],
  ['hierarchy', 'the hierarchy page of the API reference'],
])('a package in a folder named %s', (dir, taken) => {
  expect(routesOf([dir]).diagnostics).toMatchObject([
    { code: 'duplicate-route', message: `The route /api/${dir}/ is already taken by ${taken}.` },
  ])
})

test('the sidebar knows what is deprecated', () => {
  const comment = (isOld: boolean): ApiComment => ({
    deprecated: isOld ? { markdown: '', file: 'a.ts', line: 1, column: 1 } : undefined,
    examples: [],
    throws: [],
    see: [],
    others: [],
    modifiers: [],
  })
  const entries = ['New', 'Old'].map((name): ApiEntry => ({
    kind: 'namespace',
    id: `@shop/cart!${name}`,
    name,
    displayName: name,
    flags: {},
    comment: comment(name === 'Old'),
    entries: [],
  }))
  const { api } = apiSectionOf('api', '/api/', { version: 1, packages: [{ ...packageIn('cart'), entries }] }, new Set())
  expect(api.sidebar.at(-1)).toMatchObject({
    items: [
      {
        label: 'Namespaces',
        items: [
          { kind: 'doc', label: 'New', path: '/api/cart/namespace/New/' },
          { kind: 'doc', label: 'Old', path: '/api/cart/namespace/Old/', isDeprecated: true },
        ],
      },
    ],
  })
})

test('the sidebar has the headings of authors before the kinds, as the page of the package does', () => {
  const entryIn = (name: string, heading?: string): ApiEntry => ({
    kind: 'variable',
    id: `@shop/cart!${name}`,
    name,
    displayName: name,
    flags: {},
    type: { kind: 'intrinsic', name: 'string' },
    comment: { examples: [], throws: [], see: [], others: [], modifiers: [], heading },
  })
  const entries = [entryIn('basket'), entryIn('door', 'Ways in'), entryIn('till')]
  const { api } = apiSectionOf('api', '/api/', { version: 1, packages: [{ ...packageIn('cart'), entries }] }, new Set())
  expect(api.sidebar.at(-1)).toMatchObject({
    items: [
      { label: 'Ways in', items: [{ label: 'door' }] },
      { label: 'Variables', items: [{ label: 'basket' }, { label: 'till' }] },
    ],
  })
})

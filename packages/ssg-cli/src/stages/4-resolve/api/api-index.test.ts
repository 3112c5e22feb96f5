import { englishWords, type ApiId, type Route, type RouteGraph } from '@docgen/model'
import { expect, test } from 'vitest'
import { apiIndexOf } from './api-index.ts'
import { functionOf, guideOf, interfaceOf, packageOf, signatureOf, typeOf } from './api-fixture.ts'

const declared = [interfaceOf('@shop/types!Item'), interfaceOf('@shop/types!Price')]
const cart = packageOf('cart', [functionOf('@shop/cart!add', [signatureOf([], typeOf('@shop/types!Item'))])])
const types = packageOf('types', declared)
const packages = [cart, types]

const placeById = new Map<ApiId, { readonly path: string }>(
  packages.flatMap(({ entries }) => entries.map(({ id }) => [id, { path: `/api/${id}/` }] as const)),
)

const api: RouteGraph['apis'][number] = {
  name: 'api',
  path: '/api/',
  packages,
  placeById,
  changelogByDir: new Map(),
  changesByDir: new Map(),
  sidebar: [],
}

function indexOf(linksByGuide: Readonly<Record<string, readonly string[]>>) {
  const entries = declared.map((entry) => ({
    kind: 'api-entry' as const,
    path: `/api/${entry.id}/`,
    api,
    package: types,
    entry,
    namespaces: [],
  }))
  const routes: readonly Route[] = [...entries, ...Object.keys(linksByGuide).map(guideOf)]
  return apiIndexOf(
    {
      routes,
      routeByPath: new Map(),
      pathByFile: new Map(),
      draftFiles: new Set(),
      structure: { versions: [], locales: [] },
      apis: [api],
    },
    {
      targets: { apis: [api], placeById },
      config: { base: '/', trailingSlash: true, words: englishWords },
      isReader: () => true,
      filledSlotsOf: ({ id }) => ({ values: linksByGuide[id] ?? [] }),
    },
  )
}

const users = (links: Readonly<Record<string, readonly string[]>>, name: string) =>
  indexOf(links).usersOf(`/api/@shop/types!${name}/`, '@shop/types')

test('a declaration is known by the packages that use it, and by those that use its package', () => {
  expect([users({}, 'Item'), users({}, 'Price')]).toEqual([2, 1])
})

test('and by the guides that lead to it', () => {
  const links = { a: ['/api/@shop/types!Price/'], b: ['/api/@shop/types!Price/#amount'], c: [] }
  expect([users(links, 'Item'), users(links, 'Price')]).toEqual([2, 3])
})

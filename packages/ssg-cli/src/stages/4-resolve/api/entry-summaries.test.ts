import { expect, test } from 'vitest'
import { textKey, type ApiEntry, type ApiSignature, type CompiledFragment, type ThemePage } from '@docgen/model'
import { resolvedSiteOf } from '../site-fixture.ts'
import { augmentationOf, classOf, commentOf, interfaceOf, moduleOf, namespaceOf, packageOf, reexportOf } from './api-fixture.ts'

const comment = commentOf('Holds goods, e.g. shoes. Counts them too.\n\nMore.')
const html = '<p>Holds <b>goods</b>, e.g. shoes. Counts them too.</p>\n<p>More.</p>'
const fragment: CompiledFragment = { file: 'a.ts', html, slots: [], headings: [], anchors: [], diagnostics: [] }

function propsOf(layout: ThemePage['layout'], entries: readonly ApiEntry[]): ThemePage['props'] | undefined {
  const { pages } = resolvedSiteOf(
    { packages: [packageOf('cart', entries)] },
    { fragments: new Map(comment.summary ? [[textKey(comment.summary), fragment]] : []) },
  )
  return pages.map((page) => page.resolved().page).find((page) => page.layout === layout)?.props
}

const entriesIn = (id: string): readonly ApiEntry[] => [
  classOf(`${id}Cart`, { comment }),
  { ...reexportOf(`${id}default`, `${id}Cart`), displayName: 'Cart' },
  { ...reexportOf(`${id}Gone`, `${id}Nowhere`) },
]

/** All but the anchors, which are those of the page. */
const rows = [
  { name: 'Cart', kind: 'class', summary: 'Holds <b>goods</b>, e.g. shoes.', memberCount: 0, target: undefined },
  { name: 'default', kind: 'reference', summary: '' },
  { name: 'Gone', kind: 'reference', href: undefined, summary: '' },
]

test('an export whose first overload has no comment is described by one that has', () => {
  const signature: ApiSignature = { typeParameters: [], parameters: [], returns: { kind: 'intrinsic', name: 'void' } }
  const add: ApiEntry = {
    id: '@shop/cart!add',
    kind: 'function',
    name: 'add',
    displayName: 'add',
    flags: {},
    signatures: [signature, { ...signature, comment }],
  }
  const props = propsOf('apiPackage', [add])
  const groups = props && 'entryPoints' in props ? props.entryPoints[0]?.groups : undefined
  expect(groups?.[0]?.entries).toMatchObject([{ name: 'add', summary: 'Holds <b>goods</b>, e.g. shoes.' }])
})

test.each([
  ['package', 'apiPackage', entriesIn('@shop/cart!'), '/api/cart/class/Cart/'],
  ['namespace', 'apiEntry', [namespaceOf('@shop/cart!Shop', entriesIn('@shop/cart!Shop.'))], '/api/cart/class/Shop.Cart/'],
] as const)('the page of a %s has the first sentence of each export, and its name', (_, layout, entries, href) => {
  const props = propsOf(layout, entries)
  const groups = props && ('groups' in props ? props.groups : 'entryPoints' in props ? props.entryPoints[0]?.groups : undefined)
  const shown = groups?.flatMap((group) => group.entries)
  expect(shown).toMatchObject(rows)
  expect(shown?.map((entry) => entry.href)).toEqual([href, href, undefined])
})

test('what a package adds to other modules has a group, apart from its namespaces and from modules that it declares', () => {
  const props = propsOf('apiPackage', [
    augmentationOf('@shop/cart!"vue"', [interfaceOf('@shop/cart!"vue".Options')]),
    moduleOf('@shop/cart!"*.svg"', []),
    namespaceOf('@shop/cart!Tools', []),
  ])
  const groups = props && 'entryPoints' in props ? props.entryPoints[0]?.groups : undefined
  expect(groups).toMatchObject([
    { title: 'Namespaces', anchor: 'namespaces', entries: [{ name: 'Tools' }] },
    { title: 'Modules', anchor: 'modules', entries: [{ kind: 'namespace', isModule: true }] },
    { title: 'Augmentations', anchor: 'augmentations', entries: [{ kind: 'namespace', isAugmentation: true }] },
  ])
  expect(groups?.[0]?.entries[0]).not.toHaveProperty('isAugmentation')
})

test('the sidebar marks what a package adds to other modules, and modules that it declares', () => {
  const props = propsOf('apiPackage', [
    augmentationOf('@shop/cart!"vue"', [interfaceOf('@shop/cart!"vue".Options')]),
    moduleOf('@shop/cart!"*.svg"', []),
  ])
  const sidebar = props && 'sidebar' in props ? JSON.stringify(props.sidebar) : ''
  expect(sidebar).toContain('"symbol":"namespace","isAugmentation":true')
  expect(sidebar.match(/isAugmentation/g)).toHaveLength(1)
  expect(sidebar.match(/"symbol":"namespace","isModule":true/g)).toHaveLength(1)
})

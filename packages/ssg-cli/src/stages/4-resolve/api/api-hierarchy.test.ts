import { expect, test } from 'vitest'
import type { ApiEntry, ApiHierarchyNode } from '@docgen/model'
import {
  aliasOf,
  classOf,
  deprecatedComment,
  externalTypeOf,
  interfaceOf,
  namespaceOf,
  nothing,
  packageOf,
  reexportOf,
  typeOf,
} from './api-fixture.ts'
import { apiHierarchyOf } from './api-hierarchy.ts'

/** `Base(Sub(Deep) Other)`; what has no address is in brackets. */
function write(nodes: readonly ApiHierarchyNode[]): string {
  return nodes
    .map(
      ({ name, href, children }) =>
        (href === undefined ? `[${name}]` : name) + (children.length === 0 ? '' : `(${write(children)})`),
    )
    .join(' ')
}

function treesOf(entries: readonly ApiEntry[], unexported: readonly ApiEntry[] = []): readonly ApiHierarchyNode[] {
  return apiHierarchyOf({ packages: [packageOf('cart', entries, unexported)] }, (id) =>
    id.includes('~') ? undefined : `/${id.replace('Alias', 'Base')}/`,
  )
}

const base = interfaceOf('@shop/cart!Base')
const ofBase = [typeOf('@shop/cart!Base')]

test('what extends several of one family grows with what there is, not with the ways that lead to it', () => {
  const nameOf = (level: number, side: string) => `@shop/cart!L${String(level).padStart(2, '0')}${side}` as const
  const entries = Array.from({ length: 30 }, (_, level) =>
    ['a', 'b'].map((side) =>
      interfaceOf(nameOf(level, side), {
        extends: level === 0 ? [] : ['a', 'b'].map((above) => typeOf(nameOf(level - 1, above))),
      }),
    ),
  ).flat()
  const count = (nodes: readonly ApiHierarchyNode[]): number => nodes.reduce((sum, { children }) => sum + 1 + count(children), 0)
  const trees = treesOf(entries)
  expect(count(trees)).toBeLessThan(400)
  for (const { displayName } of entries) expect(write(trees)).toContain(displayName)
})

test.each<[string, readonly ApiEntry[], string]>([
  ['nothing', [], ''],
  ['what stands alone', [base, classOf('@shop/cart!Cart')], ''],
  ['a subclass', [classOf('@shop/cart!Sub', { extends: ofBase }), base], 'Base(Sub)'],
  ['an implementer', [classOf('@shop/cart!Sub', { implements: ofBase }), base], 'Base(Sub)'],
  [
    'A to Z, generations deep',
    [
      base,
      interfaceOf('@shop/cart!zoo', { extends: ofBase }),
      interfaceOf('@shop/cart!Apple', { extends: ofBase }),
      classOf('@shop/cart!Deep', { extends: [typeOf('@shop/cart!zoo')] }),
    ],
    'Base(Apple zoo(Deep))',
  ],
  [
    'two parents',
    [base, classOf('@shop/cart!Other'), classOf('@shop/cart!Sub', { extends: [typeOf('@shop/cart!Other')], implements: ofBase })],
    'Base(Sub) Other(Sub)',
  ],
  [
    'bases from elsewhere, told apart by their package',
    [
      classOf('@shop/cart!A', { extends: [externalTypeOf('typescript', 'Error')] }),
      classOf('@shop/cart!B', { extends: [externalTypeOf('typescript', 'Error')] }),
      classOf('@shop/cart!C', { extends: [externalTypeOf('errors', 'Error')] }),
    ],
    '[Error](C) Error(A B)',
  ],
  [
    'the other name of a base',
    [
      base,
      reexportOf('@shop/cart!Alias', '@shop/cart!Base'),
      classOf('@shop/cart!Sub', { extends: [typeOf('@shop/cart!Alias')] }),
    ],
    'Base(Sub)',
  ],
  [
    'in a namespace',
    [base, namespaceOf('@shop/cart!Tools', [interfaceOf('@shop/cart!Tools.Sub', { extends: ofBase })])],
    'Base(Tools.Sub)',
  ],
  ['an expression', [classOf('@shop/cart!A', { extends: [{ kind: 'intrinsic', name: 'any' }] })], ''],
])('%s', (_, entries, expected) => expect(write(treesOf(entries))).toBe(expected))

test('what is not exported stands between those that are, and nowhere else', () => {
  const sub = classOf('@shop/cart!Sub', { extends: [typeOf('@shop/cart!~Hidden')] })
  const hidden = classOf('@shop/cart!~Hidden', { implements: ofBase })
  const lone = classOf('@shop/cart!~Lone', { implements: ofBase })
  expect(write(treesOf([base, sub], [hidden, lone]))).toBe('Base([Hidden](Sub))')
})

test('a base that another site documents leads there', () => {
  const own = classOf('@shop/cart!A', { extends: [externalTypeOf('errors', 'Fault')] })
  const externalHrefs = { 'errors:Fault': 'https://errors.example/Fault/' }
  const [root] = apiHierarchyOf({ packages: [packageOf('cart', [own])], externalHrefs }, (id) => id)
  expect(root?.href).toBe('https://errors.example/Fault/')
})

test('a deprecated one is marked', () => {
  const trees = treesOf([base, interfaceOf('@shop/cart!Old', { extends: ofBase, comment: deprecatedComment })])
  expect(trees).toMatchObject([{ name: 'Base', children: [{ name: 'Old', isDeprecated: true }] }])
  expect(trees[0]).not.toHaveProperty('isDeprecated')
})

test('a base from elsewhere is said to be', () => {
  expect(treesOf([classOf('@shop/cart!A', { extends: [externalTypeOf('typescript', 'Error')] })])).toEqual([
    {
      name: 'Error',
      kind: 'external',
      package: 'typescript',
      href: 'https://developer.mozilla.org/en-US/docs/Web/JavaScript/Reference/Global_Objects/Error',
      children: [{ name: 'A', kind: 'class', package: '@shop/cart', href: '/@shop/cart!A/', children: [] }],
    },
  ])
})

test('what the family declares is nothing external, whatever kind it is of and wherever it stands', () => {
  const shape = aliasOf('@shop/cart!Shape', nothing)
  const hidden = aliasOf('@shop/cart!~Hidden', nothing)
  const heirs = [
    interfaceOf('@shop/cart!A', { extends: [typeOf('@shop/cart!Shape')] }),
    interfaceOf('@shop/cart!B', { extends: [typeOf('@shop/cart!~Hidden')] }),
    classOf('@shop/cart!C', { extends: [externalTypeOf('@shop/cart', 'Made')] }),
  ]
  const trees = treesOf([shape, ...heirs], [hidden])
  expect(trees.map(({ name, kind, href, children }) => [name, kind, href, write(children)])).toEqual([
    ['Hidden', 'type', undefined, 'B'],
    ['Made', 'class', undefined, 'C'],
    ['Shape', 'type', '/@shop/cart!Shape/', 'A'],
  ])
})

// Classes and interfaces by what they extend and implement. What stands alone has no place in it.
import { isDeprecated, type ApiEntry, type ApiHierarchyNode, type ApiSection, type ApiType } from '@docgen/model'
import { externalHrefOf } from '../links/external-links.ts'
import { byTitle, namedEntriesOf, unexportedById } from './api-entries.ts'

interface Node {
  readonly title: string
  readonly kind: ApiHierarchyNode['kind']
  readonly package?: string | undefined
  readonly href?: string | undefined
  readonly isDeprecated?: boolean | undefined
  readonly parents: readonly ApiType[]
}

type TypeReference = Extract<ApiType, { readonly kind: 'reference' }>

/** What has so many below it stands with them once: interfaces that extend several of one family would double it from level to level. */
const mostRepeated = 50

/** The trees, A to Z. A declaration with more than one parent stands below each, with what is below it unless that is much. `hrefOf` gives the address of a declaration's page. */
export function apiHierarchyOf(
  { packages, externalHrefs }: Pick<ApiSection, 'packages' | 'externalHrefs'>,
  hrefOf: (id: string) => string | undefined,
): readonly ApiHierarchyNode[] {
  const nodes = nodesOf(packages, hrefOf)
  const ofFamily = createFamily(packages, hrefOf)
  const childrenByKey = new Map<string, string[]>()
  for (const [key, { parents, kind }] of [...nodes]) {
    for (const parent of parents) {
      // `extends` of an expression names nothing that others could extend too.
      if (parent.kind !== 'reference') continue
      const parentKey = keyOf(parent, hrefOf)
      if (!nodes.has(parentKey)) nodes.set(parentKey, ofFamily(parent, kind) ?? externalNode(parent, externalHrefs))
      const children = childrenByKey.get(parentKey) ?? []
      childrenByKey.set(parentKey, children.includes(key) ? children : [...children, key])
    }
  }
  const sizeOf = expandedSizes(childrenByKey)
  const shown = new Set<string>()
  const treesOf = (keys: readonly string[], above: readonly string[]): readonly ApiHierarchyNode[] =>
    keys
      .filter((key) => !above.includes(key))
      .flatMap((key) => {
        const node = nodes.get(key)
        return node ? [{ key, ...node }] : []
      })
      .sort(byTitle((node) => node.package ?? ''))
      .flatMap(({ key, title, kind, package: packageName, href, isDeprecated: isStruck }) => {
        const isRepeated = shown.has(key) && sizeOf(key) > mostRepeated
        shown.add(key)
        const children = isRepeated ? [] : treesOf(childrenByKey.get(key) ?? [], [...above, key])
        // What is not exported is named for the sake of those below it.
        if (href === undefined && children.length === 0) return []
        return [{ name: title, kind, package: packageName, href, ...(isStruck && { isDeprecated: true }), children }]
      })
  const roots = [...nodes].flatMap(([key, { parents }]) => (parents.some(({ kind }) => kind === 'reference') ? [] : [key]))
  return treesOf(roots, []).filter(({ children }) => children.length > 0)
}

/** How many nodes the tree of a declaration has, those that stand in it twice counted twice. */
function expandedSizes(childrenByKey: ReadonlyMap<string, readonly string[]>): (key: string) => number {
  const sizes = new Map<string, number>()
  const sizeOf = (key: string): number => {
    const known = sizes.get(key)
    if (known !== undefined) return known
    // For what extends itself, by way of others.
    sizes.set(key, 0)
    const size = (childrenByKey.get(key) ?? []).reduce((sum, child) => sum + sizeOf(child), 1)
    sizes.set(key, size)
    return size
  }
  return sizeOf
}

function nodesOf(packages: ApiSection['packages'], hrefOf: (id: string) => string | undefined): Map<string, Node> {
  const exported = namedEntriesOf(packages).flatMap(({ title, entry, package: { name } }) => nodeOf(title, entry, name, hrefOf))
  const unexported = [...unexportedById(packages).values()].flatMap((entry) =>
    nodeOf(entry.displayName, entry, entry.id.split('!')[0] ?? '', hrefOf),
  )
  return new Map([...exported, ...unexported])
}

function nodeOf(
  title: string,
  entry: ApiEntry,
  packageName: string,
  hrefOf: (id: string) => string | undefined,
): readonly (readonly [string, Node])[] {
  if (entry.kind !== 'class' && entry.kind !== 'interface') return []
  const href = hrefOf(entry.id)
  const parents = entry.kind === 'class' ? [...entry.extends, ...entry.implements] : entry.extends
  const node = { title, kind: entry.kind, package: packageName, href, isDeprecated: isDeprecated(entry), parents }
  return [[href ?? entry.id, node]]
}

/** A re-export leads to the page of what it stands for: both are one node. */
function keyOf({ target, package: packageName, name }: TypeReference, hrefOf: (id: string) => string | undefined): string {
  return target === undefined ? `${packageName ?? ''}:${name}` : (hrefOf(target) ?? target)
}

/** What is extended need not be a class or an interface: `type Base = { id: string }`, or a constant that is a class. */
function createFamily(packages: ApiSection['packages'], hrefOf: (id: string) => string | undefined) {
  const exported = namedEntriesOf(packages).map(({ title, entry }) => [entry.id, { title, entry }] as const)
  const unexported = [...unexportedById(packages)].map(([id, entry]) => [id, { title: entry.displayName, entry }] as const)
  const byId = new Map<string, { readonly title: string; readonly entry: ApiEntry }>([...exported, ...unexported])
  const names = new Set(packages.map(({ name }) => name))
  return (parent: TypeReference, heir: Node['kind']): Node | undefined => {
    const owner = parent.package ?? parent.target?.split('!')[0]
    const { title, entry } = byId.get(parent.target ?? '') ?? {}
    if (title !== undefined && entry && entry.kind !== 'reference') {
      const node = { title, kind: entry.kind, package: owner, href: hrefOf(entry.id), parents: [] }
      return { ...node, isDeprecated: isDeprecated(entry) }
    }
    // Of what stands nowhere in the reference, only its heirs say what it is.
    const href = parent.target === undefined ? undefined : hrefOf(parent.target)
    return owner !== undefined && names.has(owner)
      ? { title: parent.name, kind: heir, package: owner, href, parents: [] }
      : undefined
  }
}

function externalNode(parent: TypeReference, externalHrefs: ApiSection['externalHrefs']): Node {
  const owner = parent.package ?? parent.target?.split('!')[0]
  return { title: parent.name, kind: 'external', package: owner, href: externalHrefOf(parent, externalHrefs), parents: [] }
}

import type { SidebarNode, SitePage } from '@docgen/model'

/** Pages with equal keys have equal bytes. */
export type PageKeys = (page: SitePage) => string

interface PageKeysInput {
  /** Hash of the theme and the generator. */
  readonly themeKey: string
  readonly hashOf: (text: string) => string
}

export function createPageKeys({ themeKey, hashOf }: PageKeysInput): PageKeys {
  const sums = createSharedSums(hashOf)
  const keyOf = (page: SitePage): string => {
    const { page: themePage, contentKey } = page.resolved()
    const { layout, props } = themePage
    const sidebar = 'sidebar' in props ? sums.ofSidebar(props.sidebar) : ''
    const script = sums.ofScript(props.head.inlineScript)
    const others = { ...props, sidebar: undefined, head: { ...props.head, inlineScript: undefined } }
    return hashOf([themeKey, layout, sidebar, script, JSON.stringify(others), contentKey].join('\0'))
  }
  return (page) => page.recall('outputKey', () => keyOf(page))
}

export interface SharedSums {
  readonly ofSidebar: (nodes: readonly SidebarNode[]) => string
  readonly ofScript: (script: string | undefined) => string
}

/** What pages share and is long is hashed once for all of them: the entries of a sidebar, and the script in their heads. */
export function createSharedSums(hashOf: (text: string) => string): SharedSums {
  const sums = new Map<SidebarNode, string>()
  const sumOf = (node: SidebarNode): string => {
    const known = sums.get(node)
    if (known !== undefined) return known
    const parts = node.kind === 'category' ? [{ ...node, items: [] }, node.items.map(sumOf)] : [node]
    const sum = hashOf(JSON.stringify(parts))
    sums.set(node, sum)
    return sum
  }
  const scripts = new Map<string, string>()
  return {
    ofSidebar: (nodes) => nodes.map(sumOf).join(),
    ofScript: (script = '') => {
      const sum = scripts.get(script) ?? hashOf(script)
      scripts.set(script, sum)
      return sum
    },
  }
}

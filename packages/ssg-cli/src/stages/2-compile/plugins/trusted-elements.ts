// Elements that plugins made in the tree of Markdown, kept whole while the author's raw HTML beside them is sanitized.
import type { Element, Nodes, Parents, Root } from 'hast'
import { slotMark } from '@docgen/model'
import { isAllowedElement, trustedElement } from '../sanitise.ts'

/** Names of the elements of ours in a tree whose raw HTML is still text, which authors could not have written. */
export function ourElementsIn(tree: Root): ReadonlySet<string> {
  const names = new Set<string>()
  visitElements(tree, ({ tagName }) => tagName.startsWith('docgen-') && names.add(tagName))
  return names
}

/**
 * Call it while raw HTML is still text in the tree: all elements there come from Markdown and plugins. Each leaves its properties, and a name
 * that the sanitizer does not know, here, and has a number in their place, which no author can write. What is returned puts them back.
 */
export function shieldElements(tree: Root): (sanitized: Root) => void {
  const shielded: Pick<Element, 'tagName' | 'properties'>[] = []
  visitElements(tree, (node) => {
    const { tagName, properties } = node
    if (tagName.startsWith('docgen-') || (isAllowedElement(tagName) && Object.keys(properties).length === 0)) return
    shielded.push({ tagName, properties })
    if (!isAllowedElement(tagName)) node.tagName = trustedElement
    node.properties = { dataDocgen: `${slotMark}${shielded.length - 1}` }
  })
  return (sanitized) => {
    visitElements(sanitized, (node) => {
      if (node.tagName.startsWith('docgen-') && node.tagName !== trustedElement) return
      const { dataDocgen } = node.properties
      const isOurs = typeof dataDocgen === 'string' && dataDocgen.startsWith(slotMark)
      const trusted = isOurs ? shielded[Number(dataDocgen.slice(slotMark.length))] : undefined
      if (trusted) {
        node.tagName = trusted.tagName
        // An element that the parser of HTML made two of shares none of them.
        node.properties = { ...trusted.properties }
      } else {
        if (node.tagName === trustedElement) node.tagName = 'div'
        delete node.properties['dataDocgen']
      }
    })
  }
}

function visitElements(parent: Parents, visit: (node: Element) => unknown): void {
  for (const node of parent.children as readonly Nodes[]) {
    if (node.type !== 'element') continue
    visit(node)
    visitElements(node, visit)
  }
}

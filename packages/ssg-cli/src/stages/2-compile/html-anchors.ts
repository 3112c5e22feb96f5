// The anchors of raw HTML: `<a name>` and any `id`, each once on a page, where the headings leave it free.
import { unescapeHtml } from '@docgen/model'
import type { Element, ElementContent, Parents, Root, RootContent } from 'hast'

/**
 * Turns the name of each `<a name="x">` into an id, which the sanitizer lets through. An `<a>` with another id keeps that, and an empty
 * `<a>` before it gets the name.
 */
export function nameAnchors(parent: Parents): void {
  const children: RootContent[] = []
  for (const node of parent.children) {
    if (node.type === 'element') {
      nameAnchors(node)
      const before = node.tagName === 'a' ? takeName(node) : /^(?:img|table)$/.test(node.tagName) ? takeId(node) : undefined
      if (before) children.push(before)
    }
    children.push(node)
  }
  // What is added stands wherever an `<a>` stood.
  parent.children = children as typeof parent.children
}

function takeName({ properties, position }: Element): Element | undefined {
  const { name, id } = properties
  delete properties['name']
  if (typeof name !== 'string' || name === '' || name === id) return undefined
  if (id === undefined || id === '') {
    properties['id'] = name
    return undefined
  }
  return emptyAnchor(name, position)
}

/** Tables are shown by a component of the theme, which is told no id; an `<img>` with one may become a property of `document`. */
function takeId({ properties, position }: Element): Element | undefined {
  const { id } = properties
  delete properties['id']
  return typeof id === 'string' && id !== '' ? emptyAnchor(id, position) : undefined
}

function emptyAnchor(id: string, position?: Element['position']): Element {
  return { type: 'element', tagName: 'a', properties: { id }, children: [], ...(position && { position }) }
}

/** Removes ids that a heading, or an element before, has: `<a name="one"></a>` above `## One` names the heading. */
export function dropTakenIds(root: Root, headingAnchors: Iterable<string>): void {
  const taken = new Set(headingAnchors)
  const visit = (parent: Parents): void => {
    for (const node of parent.children) {
      if (node.type !== 'element') continue
      const { id } = node.properties
      if (typeof id === 'string' && !/^(?:h[1-6]$|docgen-)/.test(node.tagName)) {
        if (taken.has(id)) delete node.properties['id']
        taken.add(id)
      }
      visit(node)
    }
  }
  visit(root)
}

/** Empty anchors that take the place of those within an element that leaves the page. */
export function anchorsWithin({ children }: Element): readonly Element[] {
  return children.flatMap((child: ElementContent) => {
    if (child.type !== 'element') return []
    const { id } = child.properties
    return [...(typeof id === 'string' ? [emptyAnchor(id)] : []), ...anchorsWithin(child)]
  })
}

/** `## <a name="one"></a> One`: the space is no part of the heading. */
export function trimHeadingStart(heading: Element): void {
  for (const child of heading.children) {
    if (child.type === 'text') {
      child.value = child.value.trimStart()
      return
    }
    if (child.type === 'element' && child.children.length > 0) return
  }
}

const idAttribute = ' id="'

/** The ids that the elements of rendered HTML have, in their order. Text that only looks like an attribute is none. */
export function anchorsOfHtml(html: string): readonly string[] {
  const anchors: string[] = []
  for (let at = html.indexOf(idAttribute), end = 0; at >= 0; at = html.indexOf(idAttribute, end + 1)) {
    const start = at + idAttribute.length
    end = html.indexOf('"', start)
    if (end < 0) break
    if (isBetweenAttributes(html, at)) anchors.push(unescapeHtml(html.slice(start, end)))
  }
  return anchors
}

/** Whether a place is in a tag, and in no value of it: a value may end in ` id=`. React writes each value in double quotes, and none, `<` or `>` in it. */
function isBetweenAttributes(html: string, index: number): boolean {
  const start = html.lastIndexOf('<', index)
  return start > html.lastIndexOf('>', index) && (html.slice(start, index).split('"').length - 1) % 2 === 0
}

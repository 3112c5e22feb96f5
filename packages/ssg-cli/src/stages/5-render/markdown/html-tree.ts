// In: HTML as React writes it, every element closed and every quote a double one. Out: its elements.
import { unescapeHtml, voidElements } from '@docgen/model'
import { isLeftOut, type HostNode } from './host-node.ts'

const tagPattern = /<(\/?)([a-zA-Z][\w-]*)((?:\s+[^\s=>/]+(?:="[^"]*")?)*)\s*(\/?)>|<!--[\s\S]*?-->/g
const attributePattern = /([^\s=>/]+)(?:="([^"]*)")?/g

interface Open {
  readonly tag: string
  readonly props: Readonly<Record<string, unknown>>
  readonly children: HostNode[]
}

export function hostNodesOfHtml(html: string): readonly HostNode[] {
  const root: Open = { tag: '', props: {}, children: [] }
  const stack: Open[] = [root]
  const top = (): Open => stack.at(-1) ?? root
  const close = (): void => {
    const closed = stack.length > 1 ? stack.pop() : undefined
    if (closed && !isLeftOut(closed.props))
      top().children.push({ kind: 'element', tag: closed.tag, props: closed.props, children: () => closed.children })
  }
  let position = 0
  const addText = (end: number): void => {
    if (end > position) top().children.push({ kind: 'text', text: unescapeHtml(html.slice(position, end)) })
  }
  for (const match of html.matchAll(tagPattern)) {
    const [whole, slash, name = '', attributes = ''] = match
    addText(match.index)
    position = match.index + whole.length
    if (name === '') continue
    const tag = name.toLowerCase()
    if (slash) {
      close()
      continue
    }
    stack.push({ tag, props: propsOf(attributes), children: [] })
    if (voidElements.has(tag)) close()
  }
  addText(html.length)
  while (stack.length > 1) close()
  return root.children
}

function propsOf(attributes: string): Readonly<Record<string, unknown>> {
  const props = [...attributes.matchAll(attributePattern)].map(([, name = '', value = '']) => [
    name === 'class' ? 'className' : name,
    unescapeHtml(value),
  ])
  return Object.fromEntries(props)
}

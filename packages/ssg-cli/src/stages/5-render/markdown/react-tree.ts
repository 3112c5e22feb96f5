// In: a React element. Out: the elements of HTML that its components return, each made when it is asked for. Components of reference pages are
// functions of their props: a hook in one throws, as it does in React outside of a render.
import { Fragment, isValidElement, type ReactNode } from 'react'
import { isLeftOut, type HostNode } from './host-node.ts'

/** What a layout puts in as it is, is Markdown here. */
export function hostNodesOf(node: ReactNode): readonly HostNode[] {
  if (node === null || node === undefined || typeof node === 'boolean') return []
  if (typeof node === 'string' || typeof node === 'number' || typeof node === 'bigint')
    return [{ kind: 'text', text: String(node) }]
  if (isIterable(node)) return [...node].flatMap(hostNodesOf)
  if (!isValidElement<Props>(node)) return []
  const { type, props } = node
  if (typeof type === 'string') return isLeftOut(props) ? [] : [elementOf(type, props)]
  if (type === Fragment) return hostNodesOf(props.children)
  return hostNodesOf(outputOf(type, props))
}

interface Props extends Readonly<Record<string, unknown>> {
  readonly children?: ReactNode
  readonly dangerouslySetInnerHTML?: { readonly __html: string }
}

/** Children are made once: what writes Markdown looks at them several times, for blocks, links and text. */
function elementOf(tag: string, props: Props): HostNode {
  let children: readonly HostNode[] | undefined
  return { kind: 'element', tag, props, children: () => (children ??= childrenOf(props)) }
}

function childrenOf({ children, dangerouslySetInnerHTML: inner }: Props): readonly HostNode[] {
  if (!inner) return hostNodesOf(children)
  const { __html: markdown } = inner
  return [{ kind: 'markdown', markdown }]
}

type Component = (props: Props) => ReactNode

/** `memo` and `forwardRef` hold a component. */
function outputOf(type: unknown, props: Props): ReactNode {
  // React types what it calls no further than this.
  if (typeof type === 'function') return (type as Component)(props)
  if (typeof type !== 'object' || type === null) return undefined
  const inner: unknown = 'render' in type ? type.render : 'type' in type ? type.type : undefined
  return outputOf(inner, props)
}

function isIterable(node: ReactNode): node is Iterable<ReactNode> {
  return typeof node === 'object' && node !== null && Symbol.iterator in node
}

// Code of others makes trees that unified takes: elements without properties or children, holes, names that no element can have. All later
// steps read trees as their types say, and React refuses what is no HTML.
import { describeValue, isRecord, voidElements } from '@docgen/model'
import { mostLevels } from '../nesting.ts'

/** What is wrong with a tree, and was put right: what cannot be kept is gone. */
interface TreeFault {
  /** Completes "The plugin failed: ". */
  readonly reason: string
  readonly line: number
  readonly column: number
}

type Node = Record<string, unknown>

/** What React takes as the name of an element. */
const elementName = /^[a-zA-Z][:_a-zA-Z0-9\-.]*$/

const parentTypes: ReadonlySet<unknown> = new Set(
  'root element paragraph heading blockquote list listItem table tableRow tableCell emphasis strong delete link linkReference footnoteDefinition containerDirective leafDirective textDirective'.split(
    ' ',
  ),
)
const textTypes: ReadonlySet<unknown> = new Set(['text', 'inlineCode', 'code', 'html', 'comment', 'raw'])
const addressTypes: ReadonlySet<unknown> = new Set(['link', 'image', 'definition'])
const directiveTypes: ReadonlySet<unknown> = new Set(['containerDirective', 'leafDirective', 'textDirective'])

/**
 * Completes a tree of Markdown or HTML in place. What a plugin left out of its own nodes means nothing; what the tree loses by it is a fault. Calls
 * no function for each level; what lies too deep is refused afterwards.
 */
export function makeSound(root: object): readonly TreeFault[] {
  const faults: TreeFault[] = []
  const report = (reason: string, ...nodes: readonly Node[]): void => void faults.push({ reason, ...startOfFirst(nodes) })
  if (!isObject(root)) return faults
  root['type'] = 'root'
  completeNode(root, undefined, report)
  let level: readonly Node[] = [root]
  for (let depth = 0; level.length > 0 && depth <= mostLevels; depth++) {
    const next: Node[] = []
    for (const node of level) {
      const { data } = node
      for (const [holder, key] of [[node, 'children'] as const, [data, 'hChildren'] as const]) {
        if (!isObject(holder) || !Array.isArray(holder[key])) continue
        const children = soundChildren(holder[key], node, report)
        holder[key] = children
        next.push(...children)
      }
      for (const holder of [node, node['properties'], isObject(data) ? data['hProperties'] : undefined])
        if (isObject(holder)) dropCode(holder, node, report)
      if (isObject(data) && data['hName'] !== undefined && !isElementName(data['hName'])) {
        report(impossibleName(data['hName']), node)
        delete data['hName']
      }
    }
    level = next
  }
  return faults
}

/** No page can hold functions and symbols, and no thread can send them. */
function dropCode(holder: Node, node: Node, report: Report): void {
  for (const [key, value] of Object.entries(holder)) {
    const code = [value].flat().find((each) => typeof each === 'function' || typeof each === 'symbol')
    if (code === undefined) continue
    report(
      `it left a node of type "${String(node['type'])}" with ${describeValue(code)} as its "${key}", which no page can hold.`,
      node,
    )
    delete holder[key]
  }
}

/** Those that say the same once, where it is first wrong. */
export function distinctFaults(faults: readonly TreeFault[]): readonly TreeFault[] {
  return [...new Map(faults.toReversed().map((fault) => [fault.reason, fault])).values()].reverse()
}

/** Says what is wrong with it. */
export function impossibleName(name: unknown): string {
  return `it made an element with ${typeof name === 'string' ? `the name ${JSON.stringify(name)}` : 'a name that is no text'}, which HTML does not allow.`
}

export function isElementName(name: unknown): name is string {
  return typeof name === 'string' && elementName.test(name)
}

/** Unlike a record of the model, it may be written to. */
function isObject(value: unknown): value is Node {
  return isRecord(value)
}

/** `nodes` are the one that it is about, and one that has a place if that has none. */
type Report = (reason: string, ...nodes: readonly Node[]) => void

function completeNode(node: Node, parent: Node | undefined, report: Report): void {
  const { type, data } = node
  if (parentTypes.has(type) && !Array.isArray(node['children'])) complete(node, parent, report, 'children')
  if (textTypes.has(type) && typeof node['value'] !== 'string') complete(node, parent, report, 'value')
  if (addressTypes.has(type) && typeof node['url'] !== 'string') complete(node, parent, report, 'url')
  if (directiveTypes.has(type) && typeof node['name'] !== 'string') complete(node, parent, report, 'name')
  if (type === 'heading' && !isDepth(node['depth'])) complete(node, parent, report, 'depth')
  if (type === 'element' && !isObject(node['properties'])) node['properties'] = {}
  if (data === undefined || isObject(data)) return
  if (data !== null) complete(node, parent, report, 'data')
  delete node['data']
}

type Key = 'children' | 'value' | 'url' | 'name' | 'depth' | 'data'

/** What each has to be, and what stands in for it. */
const wantedOf: Readonly<Record<Key, readonly [wanted: string, standIn: unknown]>> = {
  children: ['a list', []],
  value: ['a string', ''],
  url: ['a string', ''],
  name: ['a string', ''],
  depth: ['a number from 1 to 6', 2],
  data: ['an object', undefined],
}

function complete(node: Node, parent: Node | undefined, report: Report, key: Key): void {
  const { type, [key]: value } = node
  const [wanted, standIn] = wantedOf[key]
  // Nothing can be made up for the others.
  const isOptional = (key === 'children' || key === 'value') && !isWritten(node)
  const about = value === undefined ? `without "${key}"` : `with ${describeValue(value)} as its "${key}"`
  if (value !== undefined || !isOptional)
    report(`it left a node of type "${String(type)}" ${about}, which must be ${wanted}.`, node, ...(parent ? [parent] : []))
  node[key] = Array.isArray(standIn) ? [] : standIn
}

function isDepth(depth: unknown): boolean {
  return typeof depth === 'number' && Number.isInteger(depth) && depth >= 1 && depth <= 6
}

/** Whether it stands in what an author wrote, and so had its content once. */
function isWritten({ type, tagName, position }: Node): boolean {
  return position !== undefined && !(type === 'element' && isElementName(tagName) && voidElements.has(tagName))
}

function soundChildren(children: readonly unknown[], parent: Node, report: Report): readonly Node[] {
  return children.flatMap((node): readonly Node[] => {
    if (!isObject(node)) {
      const advice = typeof node === 'string' ? " Write text as `{ type: 'text', value }`." : ''
      report(`it put ${describeValue(node)} among the children of ${parentName(parent)}, which must be nodes.${advice}`, parent)
      return []
    }
    const { type } = node
    const inner = Array.isArray(node['children']) ? node['children'] : []
    if (typeof type !== 'string') {
      const about = type === undefined ? 'without "type"' : `with ${describeValue(type)} as its "type", which must be a string`
      report(`it left a node in ${parentName(parent)} ${about}.`, node, parent)
      return soundChildren(inner, parent, report)
    }
    completeNode(node, parent, report)
    if (type !== 'element') return [node]
    const name = node['tagName']
    if (!isElementName(name)) {
      report(impossibleName(name), node, parent)
      return soundChildren(inner, parent, report)
    }
    if (!voidElements.has(name) || inner.length === 0) return [node]
    node['children'] = []
    return [node, ...soundChildren(inner, parent, report)]
  })
}

function parentName({ type }: Node): string {
  return type === 'root' ? 'the tree' : `a node of type "${String(type)}"`
}

/** Of the first that has a place. */
function startOfFirst(nodes: readonly Node[]): { readonly line: number; readonly column: number } {
  for (const { position } of nodes) {
    const start = isObject(position) ? position['start'] : undefined
    const { line, column } = isObject(start) ? start : {}
    if (typeof line === 'number' && typeof column === 'number') return { line, column }
  }
  return { line: 1, column: 1 }
}

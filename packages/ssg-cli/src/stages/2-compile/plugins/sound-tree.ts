// Code of others makes trees that unified takes: elements without properties or children, holes, names that no element can have. All later
// steps read trees as their types say, and React refuses what is no HTML.
import { isRecord, voidElements } from '@docgen/model'
import { mostLevels } from '../nesting.ts'

/** An element that cannot be made; its content stays without it. */
export interface ImpossibleElement {
  /** Whatever stands where its name belongs. */
  readonly name: unknown
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

/** Completes a tree of Markdown or HTML in place. Calls no function for each level; what lies too deep is refused afterwards. */
export function makeSound(root: object): readonly ImpossibleElement[] {
  const impossible: ImpossibleElement[] = []
  let level: readonly Node[] = isObject(root) ? [root] : []
  for (let depth = 0; level.length > 0 && depth <= mostLevels; depth++) {
    const next: Node[] = []
    for (const node of level) {
      completeNode(node)
      const { data } = node
      for (const [holder, key] of [[node, 'children'] as const, [data, 'hChildren'] as const]) {
        if (!isObject(holder) || !Array.isArray(holder[key])) continue
        const children = soundChildren(holder[key], impossible)
        holder[key] = children
        next.push(...children)
      }
      if (isObject(data) && data['hName'] !== undefined && !isElementName(data['hName'])) {
        impossible.push({ name: data['hName'], ...startOf(node) })
        delete data['hName']
      }
    }
    level = next
  }
  return impossible
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

function completeNode(node: Node): void {
  const { type } = node
  if (parentTypes.has(type) && !Array.isArray(node['children'])) node['children'] = []
  if (textTypes.has(type) && typeof node['value'] !== 'string') node['value'] = ''
  if (type === 'element' && !isObject(node['properties'])) node['properties'] = {}
}

function soundChildren(children: readonly unknown[], impossible: ImpossibleElement[]): readonly Node[] {
  return children.flatMap((node): readonly Node[] => {
    if (!isObject(node) || typeof node['type'] !== 'string') return []
    if (node['type'] !== 'element') return [node]
    const inner = Array.isArray(node['children']) ? node['children'] : []
    const name = node['tagName']
    if (!isElementName(name)) {
      impossible.push({ name, ...startOf(node) })
      return soundChildren(inner, impossible)
    }
    if (!voidElements.has(name) || inner.length === 0) return [node]
    node['children'] = []
    return [node, ...soundChildren(inner, impossible)]
  })
}

function startOf({ position }: Node): { readonly line: number; readonly column: number } {
  const start = isObject(position) ? position['start'] : undefined
  const { line, column } = isObject(start) ? start : {}
  return { line: typeof line === 'number' ? line : 1, column: typeof column === 'number' ? column : 1 }
}

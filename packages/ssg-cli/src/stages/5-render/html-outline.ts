import { voidElements } from '@docgen/model'

/** An element of a document, by where it stands in its text. */
export interface HtmlNode {
  readonly tag: string
  /** Where its first tag begins, and where its last one ends. */
  readonly start: number
  readonly end: number
  readonly children: readonly HtmlNode[]
  /** Ids of the headings in it, its own included, as they stand in the text. */
  readonly anchors: readonly string[]
}

interface Open {
  readonly tag: string
  readonly start: number
  readonly children: HtmlNode[]
  readonly anchors: string[]
}

// The text of scripts, styles and comments holds no elements.
const pattern = /<!--[\s\S]*?-->|<(script|style|textarea)\b[\s\S]*?<\/\1>|<(\/?)([a-zA-Z][\w-]*)((?:[^<>"']|"[^"]*"|'[^']*')*)>/g

/** The article of a document, else its main part; `undefined` where an element is not closed, so that nobody guesses what it holds. */
export function readArticle(html: string): HtmlNode | undefined {
  return readElement(html, 'article') ?? readElement(html, 'main')
}

/** The first of its name. */
function readElement(html: string, wanted: string): HtmlNode | undefined {
  const stack: Open[] = []
  for (const match of html.matchAll(pattern)) {
    const [whole, raw, slash, name = raw ?? '', attributes = ''] = match
    if (name === '') continue
    const tag = name.toLowerCase()
    if (stack.length === 0 && tag !== wanted) continue
    const start = match.index
    const end = start + whole.length
    if (slash === '/') {
      const open = stack.pop()
      if (open?.tag !== tag) return undefined
      const node: HtmlNode = { ...open, end }
      const parent = stack.at(-1)
      if (!parent) return node
      close(parent, node)
    } else if (raw !== undefined || voidElements.has(tag) || attributes.endsWith('/')) {
      const parent = stack.at(-1)
      if (parent) close(parent, { tag, start, end, children: [], anchors: [] })
    } else {
      stack.push({ tag, start, children: [], anchors: anchorsOf(tag, attributes) })
    }
  }
  return undefined
}

function close(parent: Open, node: HtmlNode): void {
  parent.children.push(node)
  // One by one: as arguments of a call, thousands of them would be too many.
  for (const anchor of node.anchors) parent.anchors.push(anchor)
}

function anchorsOf(tag: string, attributes: string): string[] {
  if (!/^h[1-6]$/.test(tag)) return []
  const id = /\sid="([^"]+)"/.exec(attributes)?.[1]
  return id === undefined ? [] : [id]
}

// JSX of the old site's config as data: `{ $element, props, children }`, or a list, or a text.
import { isRecord } from '@docgen/model'
import { at, listIn, textIn } from '../values.ts'

/** As the page shows it, on one line. */
export function textOfNode(node: unknown): string {
  return shown(node, (_, text) => text)
}

/** The same, with its links as Markdown. */
export function markdownOfNode(node: unknown): string {
  return shown(node, (element, text) => {
    const href = textIn(element, 'props', 'href')
    return href === undefined || text.trim() === '' ? text : `[${text.trim()}](${href})`
  })
}

function shown(node: unknown, written: (element: unknown, text: string) => string): string {
  return raw(node, written).replace(/\s+/g, ' ').trim()
}

/** Elements whose text is a line of its own. */
const blocks: ReadonlySet<string> = new Set(['p', 'div', 'br', 'li', 'ul'])

function raw(node: unknown, written: (element: unknown, text: string) => string): string {
  if (typeof node === 'string' || typeof node === 'number') return String(node)
  if (Array.isArray(node)) return node.map((each) => raw(each, written)).join('')
  if (!isElement(node) || /^(?:style|script|title)$/.test(nameOf(node))) return ''
  const text = raw(childrenOf(node), written)
  const own = text.trim() === '' ? (textIn(node, 'props', 'alt') ?? '') : text
  return blocks.has(nameOf(node)) ? ` ${written(node, own)} ` : written(node, own)
}

function childrenOf(element: unknown): readonly unknown[] {
  const own = listIn(element, 'children')
  return own.length > 0 ? own : [at(element, 'props', 'children')]
}

export function isElement(node: unknown): boolean {
  return isRecord(node) && typeof node['$element'] === 'string'
}

export function nameOf(element: unknown): string {
  return textIn(element, '$element') ?? ''
}

/** Elements in a value, wherever they stand in it. */
export function elementsIn(node: unknown, isWanted: (element: unknown) => boolean): readonly unknown[] {
  if (Array.isArray(node)) return node.flatMap((each) => elementsIn(each, isWanted))
  if (!isRecord(node)) return []
  const inner = Object.values(node).flatMap((each) => elementsIn(each, isWanted))
  return isElement(node) && isWanted(node) ? [node, ...inner] : inner
}

/** What a package exports by default has the name of the package while that is not installed. */
export function isImage(element: unknown): boolean {
  return /^(?:img|Image|NextImage|next\/image|next\/legacy\/image)$/.test(nameOf(element))
}

/** The address of an image, imported (`{ src }`) or written. */
export function imageIn(node: unknown): { readonly src: string; readonly alt: string | undefined } | undefined {
  for (const element of elementsIn(node, isImage)) {
    const src = textIn(element, 'props', 'src') ?? textIn(element, 'props', 'src', 'src')
    if (src !== undefined) return { src, alt: textIn(element, 'props', 'alt') }
  }
  return undefined
}

// In: the elements of a page. Out: Markdown with its headings, text, code and links, and nothing of what is there to be clicked.
import { fenceMarkerFor } from '@docgen/model'
import { escapeBlockStart } from '../../../syntax/markdown/markdown-text.ts'
import type { HostElement, HostNode } from './host-node.ts'
import { beginsWithMarkdown, inlineOf, linksIn, textIn, type InlineContext } from './write-inline.ts'

/** What leads elsewhere, or does something. */
const skipped = new Set('head nav aside button script style svg template dialog form input label select footer'.split(' '))

const blocks = new Set(
  'article blockquote body details div dl figure h1 h2 h3 h4 h5 h6 header hr html main ol p pre section table ul'.split(' '),
)

interface BlockContext extends InlineContext {
  /** Depth of the last heading. */
  depth: number
}

export function writeMarkdown(nodes: readonly HostNode[], addressOf: InlineContext['addressOf']): string {
  const written = blocksOf(nodes, { addressOf, isSkipped, depth: 0 })
  return `${written.join('\n\n')}\n`
}

/** What the default theme puts beside headings and code. */
const controls = new Set(['docgen-anchor', 'docgen-code-tools', 'docgen-code-title', 'docgen-copy-page', 'docgen-switch'])

function isSkipped({ tag, props }: HostElement): boolean {
  return (
    skipped.has(tag) || props['hidden'] === true || props['hidden'] === '' || classesOf(props).some((name) => controls.has(name))
  )
}

function hasClass(props: HostElement['props'], name: string): boolean {
  return classesOf(props).includes(name)
}

function classesOf({ className }: HostElement['props']): readonly string[] {
  return typeof className === 'string' ? className.split(' ') : []
}

/** Runs of inline content between blocks are paragraphs. */
function blocksOf(nodes: readonly HostNode[], context: BlockContext): readonly string[] {
  const written: string[] = []
  let inline: HostNode[] = []
  const endParagraph = (): void => {
    const text = inlineOf(inline.flatMap(spaced), context).trim()
    if (text !== '') written.push(beginsWithMarkdown(inline) ? text : escapeBlockStart(text))
    inline = []
  }
  for (const node of nodes) {
    if (node.kind === 'element' && isSkipped(node)) continue
    if (!isBlock(node)) {
      inline.push(node)
      continue
    }
    endParagraph()
    if (node.kind === 'markdown') written.push(node.markdown.trim())
    else if (node.kind === 'element') written.push(...blockOf(node, context))
  }
  endParagraph()
  return written.filter((block) => block !== '')
}

/** Elements that stand beside each other in a block are apart on the page. */
function spaced(node: HostNode, index: number, run: readonly HostNode[]): readonly HostNode[] {
  const isBehindElement = node.kind === 'element' && run[index - 1]?.kind === 'element'
  return isBehindElement ? [{ kind: 'text', text: ' ' }, node] : [node]
}

function isBlock(node: HostNode): boolean {
  if (node.kind === 'markdown') return node.markdown.includes('\n')
  return node.kind === 'element' && (blocks.has(node.tag) || node.children().some(isBlock))
}

function blockOf(element: HostElement, context: BlockContext): readonly string[] {
  const { tag } = element
  const children = element.children()
  const level = /^h([1-6])$/.exec(tag)?.[1]
  if (level !== undefined) return headingOf(Number(level), children, context)
  switch (tag) {
    case 'pre':
      return codeOf(element, context)
    case 'ul':
    case 'ol':
      return [listOf(children, tag === 'ol' ? Number(element.props['start'] ?? 1) : undefined, context)]
    case 'dl':
      return descriptionsOf(children, context)
    case 'table':
      return tableOf(element, context)
    case 'blockquote':
      return [indented(blocksOf(children, context).join('\n\n'), '> ', '> ')]
    case 'hr':
      return ['---']
    case 'summary':
      return [`**${inlineOf(children, context).trim()}**`]
    case 'details':
      return detailsOf(children, context)
    default:
      if (hasClass(element.props, 'docgen-code')) return codeOf(element, context)
      return hasClass(element.props, 'docgen-tab-panel') ? panelOf(children, context) : blocksOf(children, context)
  }
}

function headingOf(level: number, children: readonly HostNode[], context: BlockContext): readonly string[] {
  context.depth = level
  return [`${'#'.repeat(level)} ${inlineOf(children, context).trim()}`]
}

/** Its label is the heading of a panel, one level below where it stands. */
function panelOf([label, ...rest]: readonly HostNode[], context: BlockContext): readonly string[] {
  const title = label ? inlineOf([label], context).trim() : ''
  return [`${'#'.repeat(Math.min(context.depth + 1, 6))} ${title}`, ...blocksOf(rest, context)]
}

function detailsOf(children: readonly HostNode[], context: BlockContext): readonly string[] {
  const [summary] = children.filter((child) => child.kind === 'element' && child.tag === 'summary')
  const title = summary?.kind === 'element' ? [`**${inlineOf(summary.children(), context).trim()}**`] : []
  return [
    ...title,
    ...blocksOf(
      children.filter((child) => child !== summary),
      context,
    ),
  ]
}

/** A `<pre>`, or the frame that the theme puts around it. Code holds no links in Markdown: they follow it. */
function codeOf(block: HostElement, context: BlockContext): readonly string[] {
  const pre = elementsIn(block, 'pre')[0] ?? block
  const codes = elementsIn(pre, 'code')
  const text = (codes.length > 0 ? codes : [pre]).map((code) => textIn(code).replace(/\n$/, '')).join('\n')
  const fence = fenceMarkerFor(text)
  const [title] = elementsIn(block, 'p').map(textIn)
  const info = `${languageOf(block, pre, codes)}${title === undefined ? '' : ` title=${JSON.stringify(title)}`}`
  const links = new Map(linksIn(pre, context).map(({ text: name, address }) => [address, `[\`${name}\`](${address})`]))
  const listed = [...links].flatMap(([address, link]) => (address.startsWith('#') ? [] : [link])).join(', ')
  return [`${fence}${info}\n${text}\n${fence}`, ...(listed === '' ? [] : [`Links: ${listed}`])]
}

function languageOf(block: HostElement, pre: HostElement, codes: readonly HostElement[]): string {
  const marked = codes.map(({ props }) => /\blanguage-(\S+)/.exec(String(props['className'] ?? ''))?.[1]).find(Boolean)
  return marked ?? (hasClass(pre.props, 'docgen-declaration') || hasClass(block.props, 'is-import') ? 'ts' : '')
}

/** `first` is the number of the first item of an ordered list. */
function listOf(children: readonly HostNode[], first: number | undefined, context: BlockContext): string {
  const items = children.flatMap((child) => (child.kind === 'element' && child.tag === 'li' && !isSkipped(child) ? [child] : []))
  const written = items.map((item) => blocksOf(item.children(), context)).filter((parts) => parts.length > 0)
  const isLoose = written.some((parts) => parts.length > 1 && !parts.slice(1).every((part) => /^(?:- |\d+\. )/.test(part)))
  return written
    .map((parts, index) => {
      const mark = first === undefined ? '- ' : `${first + index}. `
      return indented(parts.join(isLoose ? '\n\n' : '\n'), mark, ' '.repeat(mark.length))
    })
    .join(isLoose ? '\n\n' : '\n')
}

function descriptionsOf(children: readonly HostNode[], context: BlockContext): readonly string[] {
  const parts = children.flatMap((child) => (child.kind === 'element' && child.tag === 'div' ? child.children() : [child]))
  return parts.flatMap((part): readonly string[] => {
    if (part.kind !== 'element' || isSkipped(part)) return []
    if (part.tag === 'dt') return [`**${inlineOf(part.children(), context).trim()}**`]
    return [indented(blocksOf(part.children(), context).join('\n\n'), '- ', '  ')]
  })
}

/** A table whose cells hold more than a line is written as a list: cells of Markdown have one. */
function tableOf(table: HostElement, context: BlockContext): readonly string[] {
  const shown = elementsIn(table, 'tr').filter((row) => !isSkipped(row))
  const rows = shown.map((row) =>
    row.children().flatMap((cell) => (cell.kind === 'element' && /^t[hd]$/.test(cell.tag) ? [cell] : [])),
  )
  const cells = rows.map((row) => row.map((cell) => blocksOf(cell.children(), context)))
  const [head = [], ...body] = cells
  if (cells.flat().every((cell) => cell.length < 2 && !cell.some((part) => /\n/.test(part)))) {
    const line = (row: readonly (readonly string[])[]): string =>
      `| ${row.map(([text = '']) => text.replaceAll('|', '\\|')).join(' | ')} |`
    return [[line(head), `|${' --- |'.repeat(head.length)}`, ...body.map(line)].join('\n')]
  }
  const titles = head.map((parts) => parts.join(' '))
  const items = body.map((row) => {
    const [first = [], ...rest] = row
    const others = rest.flatMap((parts, index) =>
      parts.length === 0 ? [] : [`${titles[index + 1] ?? ''}: ${parts.join('\n\n')}`],
    )
    return indented([first.join(' '), ...others].join('\n\n'), '- ', '  ')
  })
  return [items.join('\n\n')]
}

function elementsIn(element: HostElement, tag: string): readonly HostElement[] {
  return element.children().flatMap((child) => {
    if (child.kind !== 'element') return []
    return child.tag === tag ? [child] : elementsIn(child, tag)
  })
}

function indented(text: string, first: string, rest: string): string {
  return text
    .split('\n')
    .map((line, index) => (index === 0 ? first + line : line === '' ? rest.trimEnd() : rest + line))
    .join('\n')
}

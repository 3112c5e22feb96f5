// What stands within a line.
import { longestBackticksIn, safeHrefOf } from '@docgen/model'
import { destinationOf } from '../../../syntax/markdown/markdown-destination.ts'
import { escapeMarkdown } from '../../../syntax/markdown/markdown-text.ts'
import { codeInOneLine } from './code-in-one-line.ts'
import type { HostElement, HostNode } from './host-node.ts'

export interface InlineContext {
  readonly addressOf: (href: string) => string
  readonly isSkipped: (element: HostElement) => boolean
}

const marks: ReadonlyMap<string, string> = new Map([
  ['strong', '**'],
  ['b', '**'],
  ['em', '*'],
  ['i', '*'],
  ['s', '~~'],
  ['del', '~~'],
])

export function inlineOf(nodes: readonly HostNode[], context: InlineContext): string {
  return nodes
    .map((node) => partOf(node, context))
    .join('')
    .replace(/[ \t\n]+/g, ' ')
}

function partOf(node: HostNode, context: InlineContext): string {
  if (node.kind === 'text') return escapeMarkdown(node.text)
  if (node.kind === 'markdown') return node.markdown
  if (context.isSkipped(node)) return ''
  const children = node.children()
  switch (node.tag) {
    case 'a':
      return linkOf(node, inlineOf(children, context), context)
    case 'code':
    case 'kbd':
      return codeOf(children, context)
    case 'br':
    case 'wbr':
      return node.tag === 'br' ? ' ' : ''
    case 'img':
      return imageOf(node, context)
    // Facts stand beside each other.
    case 'li':
    case 'dd':
    case 'dt':
      return `${inlineOf(children, context)} `
    default: {
      const mark = marks.get(node.tag) ?? ''
      const text = inlineOf(children, context)
      // Marks beside a space are text.
      return text.trim() === '' ? text : text.replace(/\S(?:[^]*\S)?/, (words) => mark + words + mark)
    }
  }
}

function linkOf({ props }: HostElement, text: string, { addressOf }: InlineContext): string {
  const href = typeof props['href'] === 'string' ? safeHrefOf(props['href']) : undefined
  return href === undefined || text.trim() === '' ? text : `[${text.trim()}](${destinationOf(addressOf(href))})`
}

function imageOf({ props }: HostElement, { addressOf }: InlineContext): string {
  const { src, alt } = props
  return typeof src === 'string' && typeof alt === 'string' && alt !== ''
    ? `![${escapeMarkdown(alt)}](${destinationOf(addressOf(src))})`
    : ''
}

/** Code whose names are links is code and links in turn. */
function codeOf(children: readonly HostNode[], context: InlineContext): string {
  const parts: { text: string; readonly href?: string }[] = []
  const visit = (nodes: readonly HostNode[], href: string | undefined): void => {
    for (const node of nodes) {
      if (node.kind === 'element') {
        if (!context.isSkipped(node)) visit(node.children(), typeof node.props['href'] === 'string' ? node.props['href'] : href)
        continue
      }
      const text = node.kind === 'text' ? node.text : node.markdown
      const last = parts.at(-1)
      if (last && last.href === href) last.text += text
      else parts.push({ text, ...(href !== undefined && { href }) })
    }
  }
  visit(children, undefined)
  const lines = codeInOneLine(parts.map(({ text }) => text))
  return parts
    .map(({ href }, index) => {
      const safe = href === undefined ? undefined : safeHrefOf(href)
      const code = ticked(lines[index] ?? '')
      return safe === undefined ? code : `[${code}](${destinationOf(context.addressOf(safe))})`
    })
    .join('')
}

/** https://spec.commonmark.org/0.31.2/#code-spans */
function ticked(text: string): string {
  if (text.trim() === '') return text
  if (!text.includes('`')) return `\`${text}\``
  const longest = longestBackticksIn(text)
  const ticks = '`'.repeat(longest + 1)
  return `${ticks} ${text} ${ticks}`
}

/** Whether it begins with what is Markdown already. */
export function beginsWithMarkdown(nodes: readonly HostNode[]): boolean {
  const first = nodes.find((node) => textIn(node).trim() !== '')
  return first?.kind === 'element' ? beginsWithMarkdown(first.children()) : first?.kind === 'markdown'
}

export function textIn(node: HostNode): string {
  if (node.kind === 'text') return node.text
  return node.kind === 'markdown' ? node.markdown : node.children().map(textIn).join('')
}

export function linksIn(
  element: HostElement,
  context: InlineContext,
): readonly { readonly text: string; readonly address: string }[] {
  return element.children().flatMap((child) => {
    if (child.kind !== 'element') return []
    if (child.tag !== 'a') return linksIn(child, context)
    const href = typeof child.props['href'] === 'string' ? safeHrefOf(child.props['href']) : undefined
    return href === undefined ? [] : [{ text: textIn(child), address: destinationOf(context.addressOf(href)) }]
  })
}

import type { Nodes } from 'mdast'
import { fromMarkdown } from 'mdast-util-from-markdown'
import { toString } from 'mdast-util-to-string'

/** Comments that say where the part of a post ends which a list shows. */
const mark = /^(?:<!--\s*(?:truncate|more)\s*-->|\{\/\*\s*truncate\s*\*\/\})$/

/** What a list shows of a post, as paragraphs of plain text: those above the mark, or else the first. Directives are left out. */
export function excerptOf(markdown: string): readonly string[] {
  const { children } = fromMarkdown(markdown)
  const end = children.findIndex((node) => mark.test(sourceOf(node, markdown)))
  const paragraphs: string[] = []
  let depth = 0
  for (const node of end < 0 ? children : children.slice(0, end)) {
    const lines = node.type === 'code' ? [] : sourceOf(node, markdown).split('\n')
    const fences = lines.filter((line) => /^:{3,}/.test(line))
    if (node.type === 'paragraph' && fences.length === 0 && depth === 0 && !sourceOf(node, markdown).startsWith('::')) {
      const text = toString(node).replace(/\s+/g, ' ').trim()
      if (text !== '') paragraphs.push(text)
    }
    for (const fence of fences) depth += /^:+$/.test(fence) ? -1 : 1
  }
  return end < 0 ? paragraphs.slice(0, 1) : paragraphs
}

/** The title that a post has in its text. */
export function titleIn(markdown: string): string | undefined {
  const title = fromMarkdown(markdown).children.find((node) => node.type === 'heading' && node.depth === 1)
  return title === undefined ? undefined : toString(title)
}

function sourceOf({ position }: Nodes, markdown: string): string {
  return markdown.slice(position?.start.offset, position?.end.offset).trim()
}

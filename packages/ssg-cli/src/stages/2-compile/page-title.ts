// What a page is called, and what it is said to be about.
import type { Element, Root as HastRoot } from 'hast'
import type { Heading, Nodes, Root } from 'mdast'
import { toString } from 'mdast-util-to-string'
import { anchorsWithin } from './html-anchors.ts'

/** The level-1 heading that a page begins with is its title: the layout shows it. */
export function takeTitle(mdast: Root): Heading | undefined {
  const index = mdast.children.findIndex(({ type }) => type !== 'definition' && type !== 'html')
  const first = mdast.children[index]
  if (first?.type !== 'heading' || first.depth !== 1) return undefined
  return first
}

/** Taken out only now, so that its slug is counted with the others. */
export function takeTitleElement(hast: HastRoot): Element | undefined {
  const index = hast.children.findIndex((node) => node.type === 'element' && node.tagName === 'h1')
  const [title] = index < 0 ? [] : hast.children.splice(index, 1)
  if (title?.type !== 'element') return undefined
  hast.children.unshift(...anchorsWithin(title))
  return title
}

export function textOf(node: Nodes): string {
  return toString(node, { includeHtml: false }).replace(/\s+/g, ' ').trim()
}

/** The first paragraph's text, cut at a word's end before 200 characters. */
export function firstParagraphOf(mdast: Root): string {
  const paragraph = mdast.children.find((node) => node.type === 'paragraph' && textOf(node) !== '')
  const text = paragraph ? textOf(paragraph) : ''
  return text.length <= 200 ? text : `${text.slice(0, 199).replace(/\s+\S*$/, '')}…`
}

// What a page is called, and what it is said to be about.
import { slug } from 'github-slugger'
import type { Element, Parents as HastParents, Root as HastRoot } from 'hast'
import type { Heading, Nodes, Parent, Root, RootContent } from 'mdast'
import { toString } from 'mdast-util-to-string'
import type { Point } from 'unist'
import { descriptionFrom } from '../../common/cut-text.ts'
import { anchorAtEnd, escapedAnchorInSource } from '../../syntax/markdown/heading-anchor.ts'
import { readVersionHeading } from './changelog/version-heading.ts'
import { anchorsWithin } from './html-anchors.ts'
import { headingTextOf, isBadge, visibleTextOf } from './visible-text.ts'

/**
 * The level-1 heading that a page begins with is its title: the layout shows it. If nothing else names the page (`isUntitled`), its only one is
 * the title, whatever is above it: badges, or the path that TypeDoc writes.
 */
export function titleOf(mdast: Root, isUntitled: boolean): Heading | undefined {
  const blocks = blocksOf(mdast)
  const first = blocks.find(({ type }) => type !== 'definition' && type !== 'html')
  if (first?.type === 'heading' && first.depth === 1) return first
  if (!isUntitled) return undefined
  const [only, ...others] = blocks.flatMap((node) => (node.type === 'heading' && node.depth === 1 ? [node] : []))
  return others.length === 0 ? only : undefined
}

/** What the author wrote as the title, and its text, which a plugin may take out of the tree. */
interface WrittenTitle {
  readonly heading: Heading
  readonly text: string
}

/** Before plugins change the tree. `markdown` is what was parsed. */
export function writtenTitleOf(
  mdast: Root,
  markdown: string,
  { isChangelog = false, isUntitled = false }: { readonly isChangelog?: boolean; readonly isUntitled?: boolean },
): WrittenTitle | undefined {
  const heading = titleOf(mdast, isUntitled)
  if (!heading) return undefined
  const { start, end } = heading.position ?? {}
  const isEscaped = escapedAnchorInSource.test(markdown.slice(start?.offset ?? 0, end?.offset ?? 0))
  const text = isEscaped ? textOf(heading) : textOf(heading).replace(anchorAtEnd, '')
  return isChangelog && readVersionHeading(text) ? undefined : { heading, text }
}

/** That title wherever plugins have put it, or what they have put in its place. */
export function movedTitleOf(mdast: Root, { heading }: WrittenTitle): Heading | undefined {
  const topmost = headingsIn(mdast).filter(({ depth }) => depth === 1)
  return topmost.find((candidate) => candidate === heading) ?? topmost[0]
}

function headingsIn(parent: Parent): readonly Heading[] {
  return parent.children.flatMap((node) => {
    if (node.type === 'heading') return [node]
    return 'children' in node ? headingsIn(node) : []
  })
}

/** Taken out only now, so that its slug is counted with the others. */
export function takeTitleElement(hast: HastRoot, title: Heading): Element | undefined {
  const all = topHeadingsIn(hast)
  // Raw HTML above the title may be a heading too.
  const found = all.find(({ element }) => isSamePlace(element.position?.start, title.position?.start)) ?? all[0]
  if (!found) return undefined
  const { parent, element } = found
  parent.children.splice(parent.children.indexOf(element), 1)
  hast.children.unshift(...anchorsWithin(element))
  return element
}

/** `undefined` for a title without badges. The layout shows the title as text, so they stand above the text of the page. */
export function nameWithoutBadges(title: Element, hast: HastRoot): string | undefined {
  const text = headingTextOf(title)
  const badges = title.children.filter(isBadge)
  if (badges.length === 0 || text === visibleTextOf(title)) return undefined
  title.children = title.children.filter((child) => !isBadge(child))
  const spaced = badges.flatMap((badge, index) => (index === 0 ? [badge] : [{ type: 'text', value: ' ' } as const, badge]))
  hast.children.unshift({ type: 'element', tagName: 'p', properties: {}, children: spaced })
  return text
}

/** A README becomes a page without its title, which its own list of contents often begins with. A heading of that name is what is meant otherwise. */
export function anchorOfMadeTitle(title: string, anchors: readonly string[]): string | undefined {
  const anchor = slug(title)
  return anchors.includes(anchor) ? undefined : anchor
}

interface PlacedElement {
  readonly parent: HastParents
  readonly element: Element
}

function topHeadingsIn(parent: HastParents): readonly PlacedElement[] {
  return parent.children.flatMap((node) => {
    if (node.type !== 'element') return []
    return node.tagName === 'h1' ? [{ parent, element: node }] : topHeadingsIn(node)
  })
}

function isSamePlace(one: Point | undefined, other: Point | undefined): boolean {
  return one !== undefined && one.line === other?.line && one.column === other.column
}

export function textOf(node: Nodes): string {
  return toString(node, { includeHtml: false }).replace(/\s+/g, ' ').trim()
}

/** The text of the first paragraph below the title, or its beginning. */
export function firstParagraphOf(mdast: Root, title?: Heading): string {
  const blocks = blocksOf(mdast)
  const below = blocks.slice(blocks.findIndex((node) => node === title) + 1)
  const paragraph = below.find((node) => node.type === 'paragraph' && textOf(node) !== '')
  return paragraph ? descriptionFrom(textOf(paragraph)) : ''
}

const sectionName = /^(?:article|div|header|main|section)$/

/** The blocks of a page, out of the sections that a plugin has put around them. */
function blocksOf(parent: Parent): readonly RootContent[] {
  return parent.children.flatMap((node) => {
    const isSection = 'children' in node && !ownSections.has(node.type) && sectionName.test(node.data?.hName ?? '')
    return isSection ? blocksOf(node) : [node]
  })
}

/** What is no section of the page, whatever element it becomes. */
const ownSections: ReadonlySet<string> = new Set(['blockquote', 'containerDirective', 'leafDirective', 'paragraph', 'heading'])

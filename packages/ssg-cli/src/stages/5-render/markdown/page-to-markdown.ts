// Pages that are not written in Markdown, as Markdown: those of the reference from what the theme's layouts return, React pages from their HTML.
import type { Layouts, ThemePage, Words } from '@docgen/model'
import { elementOf } from '../layout-element.ts'
import { hostNodesOfHtml } from './html-tree.ts'
import type { HostElement, HostNode } from './host-node.ts'
import { hostNodesOf } from './react-tree.ts'
import { writeMarkdown } from './write-markdown.ts'

/** The texts of the page are Markdown, and so stay as they are. */
export function markdownOfLayout(
  page: ThemePage,
  { layouts, words }: { readonly layouts: Layouts; readonly words: Words },
  addressOf: (href: string) => string,
): string {
  const nodes = hostNodesOf(elementOf(page, layouts, words))
  const article = find(nodes, 'article') ?? find(nodes, 'main')
  return writeMarkdown(article?.children() ?? nodes, addressOf)
}

export function markdownOfHtml(html: string, addressOf: (href: string) => string): string {
  return writeMarkdown(hostNodesOfHtml(html), addressOf)
}

/** Looks into nothing that cannot hold it: sidebars are long. */
function find(nodes: readonly HostNode[], tag: string): HostElement | undefined {
  for (const node of nodes) {
    if (node.kind !== 'element' || /^(?:head|nav|aside|header|footer|ul|dialog)$/.test(node.tag)) continue
    const found = node.tag === tag ? node : find(node.children(), tag)
    if (found) return found
  }
  return undefined
}

// In: a page's tree, after its plugins. Out: its images that say nothing to readers who cannot see them. HTML alone can say that one is decoration: `alt=""`.
import type { Html, Nodes, Root } from 'mdast'
import type { Diagnostic } from '@docgen/model'
import { missingAltText } from '../../diagnostics/markdown.ts'
import { nodesOf } from './nodes-of.ts'
import { blank, createPlaces, openingTag, withoutComments } from './raw-tags.ts'
import { rangeOf, type TransformContext } from './transform-context.ts'

type Page = Pick<TransformContext, 'file' | 'markdown' | 'lines'>

/** Most pages have no image, and need not be searched. */
const mayHaveImage = /!\[|<img\b/i

export function missingAltTexts(page: Page, mdast: Root): readonly Diagnostic[] {
  if (!mayHaveImage.test(page.markdown)) return []
  return nodesOf(mdast)
    .flatMap((node) => findingsOf(node, page))
    .sort((a, b) => a.line - b.line || a.column - b.column)
}

function findingsOf(node: Nodes, page: Page): readonly Diagnostic[] {
  if (node.type === 'html') return inHtml(node, page)
  if (node.type !== 'image' && node.type !== 'imageReference') return []
  // What a plugin has made has no place, and a drawing without a text is decoration.
  const isOurs = node.position !== undefined && !hasAltProperty(node)
  const isDrawing = node.type === 'image' && node.url.endsWith('#inline')
  if (!isOurs || isDrawing || (node.alt ?? '').trim() !== '') return []
  return [missingAltText(rangeOf(page, node), node.type === 'image' ? node.url : node.identifier)]
}

function hasAltProperty({ data }: Nodes): boolean {
  return data !== undefined && 'hProperties' in data && data.hProperties !== undefined && 'alt' in data.hProperties
}

function inHtml(node: Html, page: Page): readonly Diagnostic[] {
  if (!/<img\b/i.test(node.value)) return []
  const placeAt = createPlaces(page, node)
  return Array.from(withoutComments(node.value).matchAll(openingTag)).flatMap(({ index, 1: name = '', 2: rest = '' }) => {
    const names = rest.replace(/=\s*(?:"[^"]*"|'[^']*'|[^\s"'>]+)/g, blank)
    const isTold = /(?:^|\s)(?:alt|aria-label|aria-labelledby|aria-hidden|role)(?=[\s/]|$)/i.test(names)
    if (name.toLowerCase() !== 'img' || isTold) return []
    const src = /\ssrc\s*=\s*["']?([^\s"'>]+)/i.exec(rest)?.[1] ?? ''
    return [missingAltText(placeAt(index), src)]
  })
}

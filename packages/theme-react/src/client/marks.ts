// Marks the words that led the reader here from a search. The browser draws the marks, no element is added, so that the page stays as it is.
import { parseFound, placesOf } from './found-words.ts'

/** In the style sheet: `::highlight(docgen-found)`. */
const highlight = 'docgen-found'

/** A page with more of them is not easier to read for it. */
const mostMarks = 500

/** What stands among the text of an article and is none: names of files, buttons, links that lead around. */
const notText = 'nav, button, svg, script, style, .docgen-source, .docgen-anchor, .docgen-visually-hidden, [aria-hidden=true]'

/** What its author wrote, without the breadcrumbs and the buttons of its head. A page that is no article is all text. */
function textOfPage(): Element | null {
  return document.querySelector('main .docgen-article-body') ?? document.querySelector('main')
}

function clearMarks(): void {
  if ('highlights' in CSS) CSS.highlights.delete(highlight)
}

/** Marks what was kept for this page under the key, once: when it is loaded again nothing is marked. */
export function start(foundKey: string): void {
  const found = parseFound(sessionStorage.getItem(foundKey))
  sessionStorage.removeItem(foundKey)
  clearMarks()
  if (!found || found.page !== location.pathname || !('highlights' in CSS)) return
  const ranges = rangesIn(textOfPage(), found.words)
  if (ranges.length === 0) return
  CSS.highlights.set(highlight, new Highlight(...ranges))
  addEventListener('keydown', clearOnEscape)
}

function clearOnEscape({ key }: KeyboardEvent): void {
  if (key !== 'Escape') return
  removeEventListener('keydown', clearOnEscape)
  clearMarks()
}

function rangesIn(root: Element | null, words: readonly string[]): readonly Range[] {
  if (!root) return []
  const ranges: Range[] = []
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT, (node) =>
    !(node instanceof Element)
      ? NodeFilter.FILTER_ACCEPT
      : node.matches(notText)
        ? NodeFilter.FILTER_REJECT
        : NodeFilter.FILTER_SKIP,
  )
  for (let text = texts.nextNode(); text && ranges.length < mostMarks; text = texts.nextNode())
    for (const [start, end] of placesOf(words, text.nodeValue ?? '')) {
      const range = new Range()
      range.setStart(text, start)
      range.setEnd(text, end)
      ranges.push(range)
    }
  return ranges
}

// A browser paints the beginning of a page that it loads before it has the rest. So that a page that takes the place of another is no slower,
// its text is parsed as far as a window shows it, and the rest once that is painted.
import { parseHtml, type FetchedPage } from './page-store.ts'
import { copyAttributes } from './swap-page.ts'

export interface NextPage {
  readonly document: Document
  /** Parses what is left of the text. Its nodes come where the beginning is by then; `undefined` for a page that is whole. */
  readonly readRest: (() => void) | undefined
}

/** A page with one of these tells of its far parts in its near ones; a script would run where the text is read into a page that is shown. */
const ofWhole = /data-docgen-rest|data-hide-inherited|<script/i

/** Letters that are parsed between two looks at how far the text has come. */
const step = 4000

let parsed: { readonly page: FetchedPage; readonly next: NextPage } | undefined

/** Parses a page that the reader seems to be going to; the last one of them is kept. */
export function parseAhead(page: FetchedPage): void {
  if (parsed?.page !== page) parsed = { page, next: parseBeginning(page.html) }
}

/** The page, for whoever takes it apart: the next one who asks gets another. */
export function nextPageOf(page: FetchedPage): NextPage {
  const known = parsed?.page === page ? parsed.next : undefined
  parsed = undefined
  return known ?? parseBeginning(page.html)
}

export function parseBeginning(html: string): NextPage {
  const from = html.indexOf('<main')
  const start = html.indexOf('>', from) + 1
  const end = html.lastIndexOf('</main>')
  const text = html.slice(start, end)
  if (from < 0 || text.length < 3 * step || ofWhole.test(text)) return { document: parseHtml(html), readRest: undefined }
  const next = parseHtml(html.slice(0, start) + html.slice(end))
  const empty = next.querySelector('main')
  // A document that is written keeps its parser until it is closed, and the parser its elements, wherever they are by then.
  const draft = document.implementation.createHTMLDocument()
  draft.write('<main>')
  const main = draft.querySelector('main') ?? draft.body
  if (empty) copyAttributes(main, empty)
  empty?.replaceWith(main)
  let at = 0
  do draft.write(text.slice(at, (at += step)))
  while (at < text.length && !fillsWindow(main))
  const readRest = (): void => {
    draft.write(text.slice(at))
    draft.close()
  }
  return { document: next, readRest }
}

/** Whether the lines of the text are higher than the window, if they are as long as on a wide screen and nothing is between them. */
function fillsWindow(main: Element): boolean {
  let height = 0
  for (const { nodeName, textContent } of main.querySelectorAll('.docgen-article-body :is(p, pre, h2, h3, tr)'))
    height += nodeName === 'PRE' ? 20 * textContent.split('\n').length : 24 * Math.ceil(textContent.length / 90)
  return height > innerHeight
}

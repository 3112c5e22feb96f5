// In: the HTML of a page that is too long to be sent at once. Out: the same without what is far down in its article, where links to the whole
// page stand instead. Knows no theme: headings that links lead to stay, and lists, sections and declarations lose their last parts.
import { unescapeHtml } from '@docgen/model'
import { readArticle, type HtmlNode } from './html-outline.ts'

interface CutOptions {
  /** Bytes that a page may have. */
  readonly limit: number
  /** Where the whole of the page stands. */
  readonly wholeHref: string
  /** What the links say. */
  readonly label: string
}

/** Room for the links themselves. */
const shareOfLimit = 0.9
/** Characters that stay at the top of the article as long as there is anything else to leave out: a README, or what a class is for. */
const beginning = 20_000
/** A smaller part is not worth a link of its own. */
const leastGain = 400

/** The document as it is where it is short enough, or where its elements cannot be told. */
export function cutPage(html: string, bytes: number, options: CutOptions): string {
  if (bytes <= options.limit) return html
  const article = readArticle(html)
  if (!article) return html
  // Where letters take several bytes each, so many fewer have to go.
  const lettersPerByte = html.length / bytes
  const excess = (bytes - options.limit * shareOfLimit) * lettersPerByte
  const anchors = anchorsIn(html, article)
  let best = html
  for (const way of ways) {
    const cuts: Cut[] = []
    const costs = costsOf(anchors, { ...way, options })
    const from = way.keepsBeginning ? endOfBeginning(article, beginning).end : 0
    cutIn({ node: article, path: [], anchor: undefined }, excess, { ...way, from, html, options, cuts, anchors, costs })
    const cut = withoutCuts(html, cuts)
    if (cut.length < best.length) best = cut
    if (cut.length <= options.limit * lettersPerByte) break
  }
  return best
}

/** What is given up, least first: the names beside links, then the headings far down, then the text that readers see first. */
const ways = [
  { keepsBeginning: true, keepsHeadings: true, showsNames: true },
  { keepsBeginning: true, keepsHeadings: true, showsNames: false },
  { keepsBeginning: true, keepsHeadings: false, showsNames: false },
  { keepsBeginning: false, keepsHeadings: false, showsNames: false },
] as const

interface Cut {
  readonly start: number
  readonly end: number
  readonly link: string
}

interface Cutting {
  readonly html: string
  readonly options: CutOptions
  readonly keepsHeadings: boolean
  /** Where parts begin that may go; before it only what is inside them may. */
  readonly from: number
  /** Whether anchors that are cut are links with their names. */
  readonly showsNames: boolean
  /** Those made so far. */
  readonly cuts: Cut[]
  readonly anchors: readonly Anchor[]
  /** For each anchor, and behind the last: characters that all before it take where they are cut. */
  readonly costs: readonly number[]
}

/** An id of the article. Elements hold those of the elements in them, so they are read once for all. */
interface Anchor {
  readonly id: string
  /** Where its tag begins. */
  readonly start: number
}

interface Place {
  readonly node: HtmlNode
  /** Of the element within the article: the index of each element among those beside it. */
  readonly path: readonly number[]
  /** Of the nearest heading before or around it. */
  readonly anchor: string | undefined
}

/** In one go: a page of many members has hundreds of cuts, and to copy all of it for each of them took most of the time of such a page. */
function withoutCuts(html: string, cuts: readonly Cut[]): string {
  const pieces: string[] = []
  let from = 0
  for (const { start, end, link } of cuts.toSorted((a, b) => a.start - b.start)) {
    pieces.push(html.slice(from, start), link)
    from = end
  }
  return [...pieces, html.slice(from)].join('')
}

/** Where that many characters of it have been, but those of what is kept anyway: a table of contents may be as long. */
function endOfBeginning(node: HtmlNode, left: number): { readonly end: number; readonly left: number } {
  let rest = left
  for (const child of node.children) {
    if (isKept(child)) continue
    const inside =
      sizeOf(child) > rest && isDivisible(child) ? endOfBeginning(child, rest) : { end: child.end, left: rest - sizeOf(child) }
    if (inside.left <= 0) return inside
    rest = inside.left
  }
  return { end: node.end, left: rest }
}

/** Cuts from the end on until `excess` characters are gone; returns how many are. */
function cutIn({ node, path, anchor }: Place, excess: number, cutting: Cutting): number {
  const { children } = node
  const anchors = anchorsBefore(children, anchor)
  const small = children.filter((child) => sizeOf(child) < bigPart)
  // Few small parts beside a big one are no part of what makes the page long.
  const takesSmall = small.length === children.length || small.reduce((sum, child) => sum + sizeOf(child), 0) >= bigPart
  let gained = 0
  let run: number[] = []
  let waiting = 0
  const flush = (): void => {
    gained += cutRun(run, { node, path, anchor: anchors[run.at(-1) ?? 0] }, cutting)
    run = []
    waiting = 0
  }
  for (const [index, child] of [...children.entries()].reverse()) {
    const left = excess - gained - waiting
    if (left <= 0) break
    if (child.end <= cutting.from || isKept(child) || (!takesSmall && sizeOf(child) < bigPart) || gainOf(child, cutting) <= 0) {
      flush()
    } else if (canGoWhole(child, left, cutting)) {
      run.push(index)
      waiting += gainOf(child, cutting)
    } else {
      flush()
      gained += cutIn({ node: child, path: [...path, index], anchor: anchors[index] }, excess - gained, cutting)
    }
  }
  flush()
  return gained
}

/** Characters of a part that is looked into on its own account. */
const bigPart = 20_000

function canGoWhole(node: HtmlNode, left: number, cutting: Cutting): boolean {
  if (node.start < cutting.from && isDivisible(node)) return false
  if (cutting.keepsHeadings && node.anchors.length > 0) return false
  return gainOf(node, cutting) <= left || !isDivisible(node)
}

/** Lists and sections, and code whose elements are lines. */
function isDivisible({ tag, children }: HtmlNode): boolean {
  if (children.length === 0) return false
  if (tag === 'code') return children.length > 1 && children.every((child) => child.tag === 'span')
  return /^(?:main|article|div|section|details|ul|ol|pre)$/.test(tag)
}

/** What readers find their way by, or act with. */
function isKept({ tag }: HtmlNode): boolean {
  return /^(?:h[1-6]|nav|header|footer|form|summary|dl|dt|dd|button|input|docgen-island)$/.test(tag)
}

/** Leaves elements beside each other out; a link and the anchors in them take their place. */
function cutRun(indexes: readonly number[], { node, path, anchor }: Place, cutting: Cutting): number {
  const [last, first] = [indexes[0], indexes.at(-1)]
  if (first === undefined || last === undefined) return 0
  const [start, end] = [node.children[first]?.start ?? 0, node.children[last]?.end ?? 0]
  const [from, to] = [indexAt(cutting.anchors, start), indexAt(cutting.anchors, end)]
  const ids = cutting.anchors.slice(from, to).map(({ id }) => id)
  const leftOut = { ids, tag: node.children[first]?.tag ?? 'div', anchor }
  const link = linkTo(leftOut, [...path, `${first}-${last}`].join('.'), cutting)
  const gain = end - start - link.length
  if (gain < leastGain) return 0
  cutting.cuts.push({ start, end, link })
  return gain
}

interface LeftOut {
  readonly ids: readonly string[]
  readonly tag: string
  readonly anchor: string | undefined
}

/** Each anchor that was cut stays one. */
function linkTo({ ids, tag, anchor }: LeftOut, place: string, cutting: Cutting): string {
  const { wholeHref, label } = cutting.options
  const element = /^(?:li|code|span)$/.test(tag) ? tag : 'div'
  const rest = `<a href="${wholeHref}${hashOf(ids[0] ?? anchor)}">${label}</a>`
  const anchors = ids.map((id) => anchorOf(id, cutting))
  // Whoever comes by an anchor is to see the link: in code, a line of names would be far wider than the page.
  const content = cutting.showsNames
    ? [rest, ...anchors].join(element === 'div' || element === 'li' ? ' ' : '\n')
    : anchors.join('') + rest
  return `<${element} class="docgen-rest" data-docgen-rest="${place}">${content}</${element}>`
}

function anchorOf(id: string, { options, showsNames }: Pick<Cutting, 'options' | 'showsNames'>): string {
  return showsNames ? `<a id="${id}" href="${options.wholeHref}${hashOf(id)}">${id}</a>` : `<a id="${id}"></a>`
}

function anchorsIn(html: string, { start, end }: HtmlNode): readonly Anchor[] {
  const found = html.slice(start, end).matchAll(/<[^<>]*?\sid="([^"]+)"/g)
  return [...found].map(({ 1: id = '', index }) => ({ id, start: start + index }))
}

function costsOf(anchors: readonly Anchor[], way: Pick<Cutting, 'options' | 'showsNames'>): readonly number[] {
  let sum = 0
  return [0, ...anchors.map(({ id }) => (sum += anchorOf(id, way).length + 1))]
}

/** Index of the first anchor at an offset or behind it. */
function indexAt(anchors: readonly Anchor[], offset: number): number {
  let [low, high] = [0, anchors.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((anchors[middle]?.start ?? offset) < offset) low = middle + 1
    else high = middle
  }
  return low
}

/** Characters that go if an element does: its anchors stay in another form. */
function gainOf(node: HtmlNode, { anchors, costs }: Cutting): number {
  const [from, to] = [indexAt(anchors, node.start), indexAt(anchors, node.end)]
  return sizeOf(node) - ((costs[to] ?? 0) - (costs[from] ?? 0))
}

/** `anchor` as it stands in an attribute. */
function hashOf(anchor: string | undefined): string {
  if (anchor === undefined) return ''
  return `#${encodeURIComponent(unescapeHtml(anchor)).replaceAll("'", '%27')}`
}

/** For each element the last anchor before or at it. */
function anchorsBefore(children: readonly HtmlNode[], around: string | undefined): readonly (string | undefined)[] {
  let current = around
  return children.map(({ anchors }) => {
    const own = anchors[0] ?? current
    current = anchors.at(-1) ?? current
    return own
  })
}

function sizeOf({ start, end }: HtmlNode): number {
  return end - start
}

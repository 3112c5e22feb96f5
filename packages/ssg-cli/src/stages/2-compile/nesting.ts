// What stands in too many others: every later step walks trees by calling itself, and some take time with the square of the depth.
import { fencesOf } from '@docgen/model'
import type { Nodes as HastNodes } from 'hast'
import type { Html, Nodes as MdastNodes, Root } from 'mdast'
import { PageFailure } from './page-failure.ts'

type Parse = (markdown: string) => Root

/** Far above what a reader can follow, far below what the stack of any thread holds. */
export const mostLevels = 100
/** Of elements that are opened and never closed; more of them may stand beside each other. */
const mostOpenElements = 1000

/** The first letters of a line that `openers` may match: told at once, which that is not. */
const mayOpen = /^[ \t>*+\-\d.)]{101}/m
const openers = /^(?:[ \t]*(?:>|(?:[-*+]|\d{1,9}[.)])(?=[ \t]))){101}/m
const rule = /^[ \t]*([-*_])(?:[ \t]*\1)+[ \t]*$/
const inlineDirective = /:[A-Za-z][\w-]*\[/

/** Quotes and lists that begin on one line, before they are parsed: to parse them takes time with the square of their number. */
function refuseDeepLine(markdown: string): void {
  if (!mayOpen.test(markdown) || !openers.test(markdown)) return
  const lines = markdown.split('\n')
  const fences = fencesOf(lines)
  for (const [index, line] of lines.entries()) {
    if (!openers.test(line) || rule.test(line)) continue
    if (!fences.some(({ first, last }) => first <= index && index <= last)) throw tooDeep({ line: index + 1, column: 1 })
  }
}

/** `:a[:b[…`, which the parser reads in the square of their number. */
function refuseDeepInline(markdown: string): void {
  if (!inlineDirective.test(markdown)) return
  let open = 0
  for (const { 0: sign, index } of markdown.matchAll(/:[A-Za-z][\w-]*\[|\]|\n[ \t]*\n/g)) {
    open = sign === ']' ? Math.max(0, open - 1) : sign.startsWith(':') ? open + 1 : 0
    if (open > mostLevels) throw tooDeep({ line: markdown.slice(0, index).split('\n').length, column: 1 })
  }
}

/** A parser, guarded against what stands in too many others. */
export function withShallowTrees(parse: Parse): Parse {
  return (markdown) => {
    refuseDeepLine(markdown)
    refuseDeepInline(markdown)
    const tree = parseShallow(markdown, parse)
    refuseDeepTree(tree)
    return tree
  }
}

/** To make the tree a parser calls itself too. */
function parseShallow(markdown: string, parse: Parse): Root {
  try {
    return parse(markdown)
  } catch (error) {
    throw error instanceof RangeError ? tooDeep({ line: crowdedLineOf(markdown), column: 1 }) : error
  }
}

/** The line with most of the signs that open something: where a tree that cannot be made must be deep. */
function crowdedLineOf(markdown: string): number {
  const counts = markdown.split('\n').map((line) => line.match(/[*_~[<>{:-]/g)?.length ?? 0)
  return counts.indexOf(counts.reduce((most, count) => Math.max(most, count), 0)) + 1
}

/** Throws at the first node that stands in too many others. Calls no function for each level. */
export function refuseDeepTree(root: MdastNodes | HastNodes): void {
  let level: (MdastNodes | HastNodes)[] = [root]
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > mostLevels) throw tooDeep(level.find(({ position }) => position !== undefined)?.position?.start)
    const next: typeof level = []
    for (const node of level) if ('children' in node) for (const child of node.children) next.push(child)
    level = next
  }
}

/** No part of a name is a name: where a tag has no end, each would be tried. */
const tag = /<(\/?)([A-Za-z][\w-]*)(?![\w-])[^<>]*?(\/?)>/g
/** Those that are never open, and those that the next of their kind closes. */
const closedByThemselves = new Set(
  'a area base body br button col colgroup dd dt embed h1 h2 h3 h4 h5 h6 head hr html img input li link meta nobr optgroup option p rp rt source tbody td tfoot th thead tr track wbr'.split(
    ' ',
  ),
)

/** The tags of a page that are never closed, before they are parsed. */
export function refuseDeepHtml(nodes: readonly Html[]): void {
  const open: string[] = []
  for (const node of nodes) {
    for (const { 1: slash, 2: name = '', 3: end } of node.value.matchAll(tag)) {
      const lower = name.toLowerCase()
      if (closedByThemselves.has(lower) || end === '/') continue
      if (slash === '') open.push(lower)
      else open.length = Math.max(0, open.lastIndexOf(lower))
      if (open.length > mostOpenElements) throw tooDeep(node.position?.start)
    }
  }
}

function tooDeep(place: { readonly line: number; readonly column: number } | undefined): PageFailure {
  return new PageFailure({ kind: 'nesting', levels: mostLevels }, place)
}

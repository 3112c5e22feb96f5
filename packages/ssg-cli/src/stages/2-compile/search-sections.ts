// In: finished hast. Out: the sections that search knows, as plain text.
import type { Element, Nodes, Root } from 'hast'
import type { SearchSection, Slot } from '@docgen/model'
import { isUnseen, visibleTextOf } from './visible-text.ts'

interface OpenSection {
  readonly anchor: string
  readonly titles: readonly string[]
  readonly parts: string[]
}

const headingName = /^h([1-6])$/

/** Elements that words run through: around all others there is a space. */
const inlineName = /^(?:a|abbr|b|code|del|em|i|ins|kbd|mark|s|small|span|strong|sub|sup|u)$/

/** A section for each heading; of a changelog one for each release. */
export function searchSectionsOf(
  root: Root,
  slots: readonly Slot[],
  releases: readonly { readonly anchor: string; readonly version: string }[] | undefined,
): readonly SearchSection[] {
  const sections: OpenSection[] = [{ anchor: '', titles: [], parts: [] }]
  const outer: { readonly depth: number; readonly title: string }[] = []

  const open = (heading: Element, depth: number): void => {
    const anchor = String(heading.properties['id'] ?? '')
    const release = releases?.find((candidate) => candidate.anchor === anchor)
    const title = release ? release.version : fold(visibleTextOf(heading), slots)
    if (releases !== undefined && release === undefined) return void sections.at(-1)?.parts.push(title, ' ')
    while ((outer.at(-1)?.depth ?? 0) >= depth) outer.pop()
    outer.push({ depth, title })
    sections.push({ anchor, titles: outer.map((entry) => entry.title), parts: [] })
  }
  const visit = (node: Nodes): void => {
    if (node.type === 'text') return void sections.at(-1)?.parts.push(node.value)
    if (node.type !== 'element' && node.type !== 'root') return
    const name = node.type === 'element' ? node.tagName : ''
    const depth = Number(headingName.exec(name)?.[1] ?? 0)
    if (node.type === 'element' && depth > 0) return open(node, depth)
    if (node.type === 'element' && name === 'docgen-code') return void sections.at(-1)?.parts.push(codeOf(node), ' ')
    if (isUnseen(node)) return
    node.children.forEach(visit)
    const end = endOfCells[name]
    if (end !== undefined) return separate(sections.at(-1)?.parts ?? [], end)
    if (!inlineName.test(name)) sections.at(-1)?.parts.push(' ')
  }
  visit(root)
  return sections
    .map(({ anchor, titles, parts }) => ({ anchor, titles, text: fold(parts.join(''), slots) }))
    .filter(({ anchor, text }, index) => index === 0 || anchor !== '' || text !== '')
}

/** Words of two cells, or of two rows, are not one sentence. */
const endOfCells: Readonly<Record<string, string>> = { td: ' · ', th: ' · ', tr: '; ', table: ' ' }

/** The end of a row takes the place of the end of its last cell; of an empty cell there is nothing to end. */
function separate(parts: string[], separator: string): void {
  let last: string | undefined
  while (/^(?: · |; |\s*)$/.test(parts.at(-1) ?? '-')) last = parts.pop()?.trim() || last
  if (parts.length > 0) parts.push(last === ';' && separator === ' · ' ? '; ' : separator)
}

function codeOf({ properties }: Element): string {
  const code: unknown = properties['code']
  return typeof code === 'string' ? code : ''
}

/** White space folded, and what was left open for a link as the author wrote it. */
function fold(text: string, slots: readonly Slot[]): string {
  return (
    text
      .replace(/\0(\d+)\0/g, (_, number: string) => slots[Number(number)]?.href ?? '')
      // A space by itself, which most are, stays.
      .replace(/\s{2,}|[^\S ]/g, ' ')
      .trim()
  )
}

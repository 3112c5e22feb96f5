// In: finished hast. Out: the sections that search knows, as plain text.
import type { Element, Nodes, Root } from 'hast'
import type { SearchSection, Slot } from '@docgen/model'
import { codeLinesOf, rowMark } from '../../search/text-lines.ts'
import { headingTextOf, isUnseen } from './visible-text.ts'

interface OpenSection {
  readonly anchor: string
  readonly titles: readonly string[]
  readonly lines: string[]
}

const headingName = /^h([1-6])$/

/** Elements that words run through: others are lines of their own. */
const inlineName = /^(?:a|abbr|b|code|del|em|i|ins|kbd|mark|s|small|span|strong|sub|sup|u)$/

/** A section for each heading; of a changelog one for each release. */
export function searchSectionsOf(
  root: Root,
  slots: readonly Slot[],
  releases: readonly { readonly anchor: string; readonly version: string }[] | undefined,
): readonly SearchSection[] {
  const sections: OpenSection[] = [{ anchor: '', titles: [], lines: [] }]
  /** Of the line that is being read. */
  let parts: string[] = []
  const outer: { readonly depth: number; readonly title: string }[] = []

  const add = (...lines: readonly string[]): void => void sections.at(-1)?.lines.push(...lines)
  const endLine = (mark = ''): void => {
    const text = parts
      .join('')
      .split(endOfCell)
      .map((cell) => fold(cell, slots))
      .filter((cell) => cell !== '')
      .join(' · ')
    parts = []
    if (text !== '') add(mark + text)
  }
  const open = (heading: Element, depth: number): void => {
    endLine()
    const anchor = String(heading.properties['id'] ?? '')
    const release = releases?.find((candidate) => candidate.anchor === anchor)
    const title = release ? release.version : fold(headingTextOf(heading), slots)
    if (releases !== undefined && release === undefined) return add(title)
    while ((outer.at(-1)?.depth ?? 0) >= depth) outer.pop()
    outer.push({ depth, title })
    sections.push({ anchor, titles: outer.map((entry) => entry.title), lines: [] })
  }
  const visit = (node: Nodes, isInRow: boolean): void => {
    if (node.type === 'text') return void parts.push(node.value)
    if (node.type !== 'element' && node.type !== 'root') return
    const name = node.type === 'element' ? node.tagName : ''
    const depth = Number(headingName.exec(name)?.[1] ?? 0)
    if (node.type === 'element' && depth > 0) return open(node, depth)
    if (node.type === 'element' && name === 'docgen-code' && !isInRow) {
      endLine()
      return add(...codeLinesOf(codeOf(node)))
    }
    if (node.type === 'element' && name === 'docgen-code') return void parts.push(codeOf(node), ' ')
    if (isUnseen(node)) return
    const isInline = isInRow || inlineName.test(name)
    if (!isInline) endLine()
    node.children.forEach((child) => visit(child, isInRow || name === 'tr'))
    if (name === 'td' || name === 'th') parts.push(endOfCell)
    else if (name === 'tr' || !isInline) endLine(name === 'tr' ? rowMark : '')
    else if (!inlineName.test(name)) parts.push(' ')
  }
  visit(root, false)
  endLine()
  return sections
    .map(({ anchor, titles, lines }) => ({ anchor, titles, text: lines.join('\n') }))
    .filter(({ anchor, text }, index) => index === 0 || anchor !== '' || text !== '')
}

/** Within a row. No text holds it. */
const endOfCell = '\u001F'

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

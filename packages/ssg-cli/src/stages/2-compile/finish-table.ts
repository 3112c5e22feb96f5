import type { Element } from 'hast'
import { visibleTextOf } from './visible-text.ts'

/** Columns of a table that no phone has room for: their rows are shown as blocks there. */
const many = 3

/** Letters that stand side by side on a phone. Of two columns, one with code, which hardly wraps, leaves the other no room beyond them. */
const phoneLine = 45

/**
 * Of a table as Markdown writes it: a heading above the first column that says nothing is no heading, and the cells below it head their
 * rows. A column's alignment becomes an attribute for style sheets, and so does its title where a phone has no room for the columns.
 */
export function finishTable(table: Element): void {
  const rows = elementsOf(table).flatMap((part) => elementsOf(part).filter(({ tagName }) => tagName === 'tr'))
  const cells = rows.flatMap(elementsOf)
  for (const cell of cells) alignByAttribute(cell)
  labelCells(rows.map(elementsOf))
  const [head, ...others] = rows.map((row) => elementsOf(row)[0])
  const columns = rows.slice(0, 1).flatMap((row) => elementsOf(row).slice(1))
  if (head?.tagName !== 'th' || head.children.length > 0 || others.some((cell) => cell?.tagName !== 'td')) return
  head.tagName = 'td'
  for (const cell of columns) cell.properties['scope'] = 'col'
  for (const cell of others) {
    if (!cell || cell.children.length === 0) continue
    cell.tagName = 'th'
    cell.properties['scope'] = 'row'
  }
}

function labelCells([heads = [], ...rows]: readonly (readonly Element[])[]): void {
  const titles = heads.map((head) => visibleTextOf(head))
  const isRegular = rows.every((row) => row.length === heads.length && row.every(({ properties }) => !('rowSpan' in properties)))
  if (
    (heads.length < many && !isCodeWithText(rows)) ||
    !isRegular ||
    heads.some(({ tagName }) => tagName !== 'th') ||
    titles.slice(1).includes('')
  )
    return
  for (const [index, cell] of rows.flatMap((row) => [...row.entries()]))
    if (index > 0 && cell.children.length > 0) cell.properties['dataLabel'] = titles[index]
}

function isCodeWithText(rows: readonly (readonly Element[])[]): boolean {
  const widthOf = (column: number) => Math.max(...rows.map((row) => (row[column] ? visibleTextOf(row[column]).length : 0)))
  return rows.some(([first]) => first && holdsCode(first)) && widthOf(0) + widthOf(1) > phoneLine
}

function holdsCode(element: Element): boolean {
  return element.tagName === 'code' || elementsOf(element).some(holdsCode)
}

/** React would make a style of it, which takes more bytes, and the page's own policy to allow. */
function alignByAttribute(cell: Element): void {
  const { align, ...properties } = cell.properties
  if (typeof align === 'string') cell.properties = { ...properties, dataAlign: align }
}

function elementsOf(parent: Element): readonly Element[] {
  return parent.children.filter((child) => child.type === 'element')
}

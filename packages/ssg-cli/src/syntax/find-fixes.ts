// In: the text of a file, and what was found in it. Out: the edits that correct it. What does not stand in the text as it was found is left out.
import { escapeRegExp, type Diagnostic, type Fix } from '@docgen/model'
import type { Edit } from '../common/edits.ts'
import { groupedBy } from '../common/grouped-by.ts'

export type FixableFinding = Diagnostic & { readonly fix: Fix }

export interface FoundFix {
  readonly edit: Edit
  /** All that it corrects: a link that is written twice may be found twice. */
  readonly findings: readonly FixableFinding[]
}

export function isFixable(finding: Diagnostic): finding is FixableFinding {
  return finding.fix !== undefined
}

/** In the order of the text. Where two findings want different texts in one place, neither is sure. */
export function findFixes(text: string, findings: readonly FixableFinding[]): readonly FoundFix[] {
  const starts = startsOfLines(text)
  const found = findings.flatMap((finding) => {
    const { line, column, fix } = finding
    const start = startOf(fix.find, text, (starts[line - 1] ?? text.length) + column - 1)
    return start === undefined ? [] : [{ finding, edit: { start, end: start + fix.find.length, text: fix.replace } }]
  })
  const agrees = (one: Edit, other: Edit): boolean =>
    one.end <= other.start ||
    other.end <= one.start ||
    (one.start === other.start && one.end === other.end && one.text === other.text)
  const sure = found.filter(({ edit }) => found.every((other) => agrees(edit, other.edit)))
  return [...groupedBy(sure, ({ edit }) => String(edit.start)).values()]
    .map((same) => ({ edit: same[0].edit, findings: same.map(({ finding }) => finding) }))
    .sort((a, b) => a.edit.start - b.edit.start)
}

/** What no name and no address has before or behind it. A dot or a question mark ends a sentence, or goes on with what it follows. */
const before = String.raw`(?<![\p{L}\p{N}_$@#/\\.%&=~+-])`
const behind = String.raw`(?![\p{L}\p{N}_$#/\\%&=~+-]|[.?][\p{L}\p{N}_])`
/** What begins like an address in the text of a link is what readers see. */
const outsideOfText = String.raw`(?<!\[)`
/** Between the text of a link and its address, and before the values of attributes. */
const opening = String.raw`(?:\]\(\s*<?|=\s*["']|\]:\s*<?)`

/**
 * Where it stands at `from` itself, there. Of an address in a link, whose text may be the same, where the address is. Of a name, where it stands first
 * behind `from`. A link may have its address in a definition anywhere in the file.
 */
function startOf(find: string, text: string, from: number): number | undefined {
  const wanted = escapeRegExp(find)
  const here = new RegExp(`${before}${wanted}${behind}`, 'uy')
  here.lastIndex = from
  if (here.test(text)) return from
  const address = new RegExp(`${opening}(?<address>${wanted})${behind}`, 'dgu')
  const isAddress = /[/#:]/.test(find)
  const name = new RegExp(`${before}${isAddress ? outsideOfText : ''}(?<address>${wanted})${behind}`, 'dgu')
  const definition = new RegExp(String.raw`^[ \t>]*\[[^\]\n]+\]:\s*<?(?<address>${wanted})${behind}`, 'dgmu')
  const end = endOfParagraph(text, from)
  return placeIn(address, text, from, end) ?? placeIn(name, text, from, end) ?? placeIn(definition, text, 0, text.length)
}

function endOfParagraph(text: string, from: number): number {
  const blankLine = /\n[ \t]*\r?\n/g
  blankLine.lastIndex = from
  return blankLine.exec(text)?.index ?? text.length
}

function placeIn(pattern: RegExp, text: string, from: number, end: number): number | undefined {
  pattern.lastIndex = from
  const place = pattern.exec(text)?.indices?.groups?.['address']
  return place !== undefined && place[1] <= end ? place[0] : undefined
}

/** Offsets. A carriage return alone ends a line too, as Markdown has it. */
function startsOfLines(text: string): readonly number[] {
  return [0, ...[...text.matchAll(/\r\n?|\n/g)].map(({ index, 0: end }) => index + end.length)]
}

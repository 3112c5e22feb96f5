// A Markdown file with the site's comments on one package: what introduces it, then `## Symbol.member`, a text, and sections below it.
import { fencesOf, findNearest, type ApiText, type Diagnostic } from '@docgen/model'
import { invalidApiComment } from '../diagnostics/site-comments.ts'

/** What the site says of one declaration. */
export interface SiteComment {
  /** As written: `AccountsServer.logout`. */
  readonly symbol: string
  /** The heading, relative to the site root. */
  readonly at: CommentPlace
  readonly summary?: ApiText | undefined
  readonly remarks?: ApiText | undefined
  readonly returns?: ApiText | undefined
  readonly throws: readonly ApiText[]
  readonly examples: readonly ApiText[]
  readonly parameters: readonly { readonly name: string; readonly text: ApiText }[]
}

interface CommentPlace {
  readonly file: string
  readonly line: number
  readonly column: number
}

const sections = ['Remarks', 'Parameters', 'Returns', 'Throws', 'Example'] as const
type SectionName = (typeof sections)[number]

interface Block {
  /** Text of the heading, without its signs and without backticks. */
  readonly heading: string
  readonly at: CommentPlace
  readonly lines: string[]
}

interface SiteComments {
  /** What stands above the first symbol, without the title. */
  readonly introduction?: ApiText | undefined
  readonly comments: readonly SiteComment[]
  readonly diagnostics: readonly Diagnostic[]
}

/** Comments in the order of the file. Reports `invalid-api-comment`; what is right is read all the same. */
export function parseComments(markdown: string, file: string): SiteComments {
  const { intro, blocks } = splitAt('##', markdown.split('\n'), file, 1)
  const diagnostics: Diagnostic[] = []
  const seen = new Set<string>()
  const comments = blocks.flatMap((block) => {
    if (seen.has(normalSymbolOf(block.heading))) {
      diagnostics.push(invalidApiComment(block.at, { kind: 'repeated', symbol: block.heading }))
      return []
    }
    seen.add(normalSymbolOf(block.heading))
    const comment = toComment(block, (found) => diagnostics.push(found))
    if (saysNothing(comment)) diagnostics.push(invalidApiComment(block.at, { kind: 'empty', symbol: block.heading }))
    return [comment]
  })
  const start = intro.findIndex((line) => line.trim() !== '' && !line.startsWith('# '))
  return { introduction: start < 0 ? undefined : textOf(intro.slice(start), file, 1 + start), comments, diagnostics }
}

/** What tells declarations apart, however they are written: `AccountsServer#logout()` is `AccountsServer.logout`. */
export function normalSymbolOf(symbol: string): string {
  return symbol.replaceAll('#', '.').replace(/\(\)$/, '')
}

/** Lines before the first heading of this level, and those below each. A fence holds no headings. */
function splitAt(level: '##' | '###', lines: readonly string[], file: string, firstLine: number) {
  const intro: string[] = []
  const blocks: Block[] = []
  const fences = fencesOf(lines)
  lines.forEach((line, index) => {
    const isCode = fences.some(({ first, last }) => first <= index && index <= last)
    const heading = isCode ? null : /^(#{2,3})[ \t]+(.*?)(?:[ \t]+#+)?[ \t]*$/.exec(line)
    if (heading?.[1] === level)
      blocks.push({
        heading: withoutBackticks(heading[2] ?? ''),
        at: { file, line: firstLine + index, column: level.length + 2 },
        lines: [],
      })
    else (blocks.at(-1)?.lines ?? intro).push(line)
  })
  return { intro, blocks }
}

function withoutBackticks(heading: string): string {
  return heading.replace(/^(`+)(.*)\1$/, '$2').trim()
}

function toComment({ heading, at, lines }: Block, report: (diagnostic: Diagnostic) => void): SiteComment {
  const { intro, blocks } = splitAt('###', lines, at.file, at.line + 1)
  const parts: {
    throws: ApiText[]
    examples: ApiText[]
    parameters: SiteComment['parameters'][number][]
    remarks?: ApiText
    returns?: ApiText
  } = {
    throws: [],
    examples: [],
    parameters: [],
  }
  for (const block of blocks) {
    const { name, title } = sectionOf(block.heading)
    const text = textOf(block.lines, at.file, block.at.line + 1)
    if (name === undefined)
      report(invalidApiComment(block.at, { kind: 'section', section: block.heading, nearest: nearestSection(block.heading) }))
    else if (!text) report(invalidApiComment(block.at, { kind: 'empty', symbol: block.heading }))
    else if (name === 'Remarks') parts.remarks = text
    else if (name === 'Parameters') parts.parameters.push(...parametersOf(block, report))
    else if (name === 'Returns') parts.returns = text
    else if (name === 'Throws') parts.throws.push(text)
    else parts.examples.push(title === undefined ? text : titled(text, title))
  }
  return { symbol: heading, at, ...leadOf(intro, at), ...parts }
}

function sectionOf(heading: string): { readonly name?: SectionName | undefined; readonly title?: string | undefined } {
  const [, word = '', title] = /^(\w+)(?::\s*(.+))?$/.exec(heading) ?? []
  const name = sections.find((each) => each === word)
  return title === undefined || name === 'Example' ? { name, title } : {}
}

function nearestSection(heading: string): string | undefined {
  return findNearest(heading, sections)
}

/** As the title of an `@example` stands above it: two lines that the file does not have. */
function titled(text: ApiText, title: string): ApiText {
  return { ...text, markdown: `**${title}**\n\n${text.markdown}`, line: Math.max(1, text.line - 2) }
}

/** The first paragraph, or fence, is the summary, what follows the remarks. */
function leadOf(lines: readonly string[], at: CommentPlace): Pick<SiteComment, 'summary' | 'remarks'> {
  const start = lines.findIndex((line) => line.trim() !== '')
  if (start < 0) return {}
  const fences = fencesOf(lines)
  const isCode = (index: number): boolean => fences.some(({ first, last }) => first <= index && index <= last)
  const blank = lines.findIndex((line, index) => index > start && line.trim() === '' && !isCode(index))
  const end = blank < 0 ? lines.length : blank
  return {
    summary: textOf(lines.slice(start, end), at.file, at.line + 1 + start),
    remarks: textOf(lines.slice(end), at.file, at.line + 1 + end),
  }
}

/** Without empty lines around it; `undefined` for a blank text. */
function textOf(lines: readonly string[], file: string, firstLine: number): ApiText | undefined {
  const start = lines.findIndex((line) => line.trim() !== '')
  if (start < 0) return undefined
  return { markdown: lines.slice(start).join('\n').trimEnd(), file, line: firstLine + start, column: 1, isOfSite: true }
}

/** Items of a list: ``- `name`: text``, with lines below them that are indented. */
function parametersOf({ lines, at }: Block, report: (diagnostic: Diagnostic) => void): SiteComment['parameters'] {
  const items: { name: string; text: ApiText; below: string[] }[] = []
  lines.forEach((line, index) => {
    const place = { file: at.file, line: at.line + 1 + index, column: 1 }
    const item = /^([-*] `([^`]+)`:[ \t]*)(\S.*)$/.exec(line)
    if (item) {
      const [, before = '', name = '', markdown = ''] = item
      items.push({ name, text: { markdown, ...place, column: before.length + 1, isOfSite: true }, below: [] })
    } else if (line.trim() === '' || (items.length > 0 && /^\s/.test(line))) items.at(-1)?.below.push(line)
    else report(invalidApiComment(place, { kind: 'parameter' }))
  })
  return items.map(({ name, text, below }) => {
    const markdown = [text.markdown, ...withoutIndent(below)].join('\n').trimEnd()
    return { name, text: { ...text, markdown } }
  })
}

/** The lines below an item as its own Markdown: what is indented beyond the first of them stays so. */
function withoutIndent(lines: readonly string[]): readonly string[] {
  const first = lines.find((line) => line.trim() !== '') ?? ''
  const indent = new RegExp(`^\\s{0,${first.length - first.trimStart().length}}`)
  return lines.map((line) => line.replace(indent, ''))
}

function saysNothing({ summary, remarks, returns, throws, examples, parameters }: SiteComment): boolean {
  return (
    [summary, remarks, returns].every((text) => text === undefined) &&
    [throws, examples, parameters].every((list) => list.length === 0)
  )
}

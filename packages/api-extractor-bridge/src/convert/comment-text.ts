// In: a text of a comment, with its links and includes. Out: its Markdown and where it begins in the source; what is wrong in it is reported.
import { fencesOf, onlyFenceOf, type ApiText, type SourceRange } from '@docgen/model'
import type { Comment, CommentDisplayPart, InlineTagDisplayPart, Reflection } from 'typedoc'
import { linkOriginOf, reportInclude, reportNothingInherited, reportUnknownInline, writtenText } from './comment-findings.ts'
import type { TextPiece } from './comment-piece.ts'
import type { Conversion } from './conversion.ts'
import { isInclude } from './includes.ts'
import { toAddress, toApiLink, toMarkdownLink } from './link.ts'
import { isLink } from './link-texts.ts'
import { toCodeSpan } from './markdown.ts'

/** Of a text that is not found in its file. */
export const unknownPlace: SourceRange = { file: '', line: 1, column: 1 }

export function toApiText(
  { before, parts, title, annotation }: TextPiece,
  comment: Comment,
  owner: Reflection,
  conversion: Conversion,
): ApiText | undefined {
  const piece = { file: comment.sourcePath, owner, before, parts: parts.map((part) => writtenText(part, conversion)) }
  const isBlank = piece.parts.every((part) => part.trim() === '')
  if (annotation && isBlank && !isReturnType(annotation, owner)) {
    const [at] = conversion.places.of({ ...piece, parts: [annotation] }).starts
    return at && withAnnotation(annotation, '', at, linkOriginOf(comment, conversion).packageName, conversion)
  }
  if (isBlank) return undefined
  const { starts, indentation } = conversion.places.of({ ...piece, before: before + (annotation ?? '') })
  const markdown = parts.map((part, index) => {
    const at = starts[index]
    if (part.kind !== 'inline-tag' || !at) return part.text
    if (isLink(part)) {
      const place = { at, owner, ...linkOriginOf(comment, conversion) }
      const label = labelBefore(index, parts)
      return label === undefined ? toMarkdownLink(part, place, conversion) : toAddress(part, label, place, conversion)
    }
    if (isInclude(part)) reportInclude(part, at, comment, conversion)
    else if (part.tag === '@inheritDoc') reportNothingInherited(part, at, comment, conversion)
    else if (!isSilent(part)) reportUnknownInline(part, at, comment, conversion)
    return shownText(part, linkOriginOf(comment, conversion).packageName, conversion)
  })
  const [start = unknownPlace] = starts
  let body = trimmed(markdown.join(''))
  if (annotation && isReturnType(annotation, owner)) return withoutDash(body, start)
  if (annotation) return withAnnotation(annotation, body, start, linkOriginOf(comment, conversion).packageName, conversion)
  if (body === '') return undefined
  if (before.startsWith('@example')) body = withLanguage(onlyFenceOf(body) ? outdented(body, indentation) : body)
  if (!title) return before === '@example' ? withCaption(body, start) : { markdown: body, ...start }
  return { markdown: `**${title}**\n\n${body}`, ...start, line: Math.max(1, start.line - 2) }
}

/** Code as far left as it goes, where its first line has lost that indentation. */
function outdented(fence: string, indentation: number): string {
  const lines = fence.split('\n')
  const code = lines.slice(1, -1).map((line, index) => (index === 0 ? ' '.repeat(indentation) + line : line))
  const widths = code.filter((line) => line.trim() !== '').map((line) => line.length - line.trimStart().length)
  const least = indentation === 0 ? 0 : Math.min(...widths)
  return [...lines.slice(0, 1), ...code.map((line) => line.slice(least)), ...lines.slice(-1)].join('\n')
}

/**
 * A fence without a language is TypeScript, as for TypeDoc. An author who gives another fence of the example one may mean that this one has none, as
 * what is printed has.
 */
function withLanguage(markdown: string): string {
  const lines = markdown.split('\n')
  const fences = fencesOf(lines)
  if (fences.some(({ info }) => info !== '')) return markdown
  const starts = new Set(fences.map(({ first }) => first))
  return lines.map((line, index) => (starts.has(index) ? `${line.trimEnd()}ts` : line)).join('\n')
}

/** `<caption>Two users</caption>` is JSDoc's way to give an example its title. Lines below it stay where they are. */
function withCaption(text: string, start: SourceRange): ApiText {
  const [whole = '', caption = '', gap = ''] = /^<caption>([\s\S]*?)<\/caption>[^\S\n]*(\n*)/i.exec(text) ?? []
  const title = caption.trim().replace(/\s+/g, ' ')
  if (whole === '') return { markdown: text, ...start }
  const body = text.slice(whole.length)
  if (title === '') return { markdown: body, ...start, line: start.line + linesIn(whole) }
  const space = gap.padEnd(2, '\n')
  return { markdown: `**${title}**${space}${body}`, ...start, line: Math.max(1, start.line + linesIn(whole) - space.length) }
}

function linesIn(text: string): number {
  return text.split('\n').length - 1
}

/** Of `[label]({@link Name})` the label, where the part of that index is the tag. */
function labelBefore(index: number, parts: readonly CommentDisplayPart[]): string | undefined {
  if (!parts[index + 1]?.text.startsWith(')') || !parts[index - 1]?.text.endsWith('](')) return undefined
  const before = parts.slice(0, index).map(({ text }) => text)
  return /\[([^[\]]*)\]\($/.exec(before.join(''))?.[1]
}

/** `{@label}` and `{@inheritDoc}` speak to tools. */
function isSilent({ tag }: InlineTagDisplayPart): boolean {
  return tag === '@label' || tag === '@inheritDoc'
}

/** An include that leads nowhere stays as it was written; of a tag that nobody knows the text is shown, linked if it names an export. */
function shownText(part: InlineTagDisplayPart, packageName: string | undefined, conversion: Conversion): string {
  if (isSilent(part)) return ''
  if (isInclude(part)) return `\\{${part.tag} ${part.text}\\}`
  const [target = '', label] = part.text.split('|').map((text) => text.trim())
  const id = conversion.ids.findTarget(conversion.linkCandidates.findNamed(target, packageName))
  return id === undefined ? (label ?? target) : toApiLink(id, label ?? target)
}

/** `{Promise<void>}`, where the signature says it: the page shows that type anyway. */
function isReturnType(annotation: string, owner: Reflection): boolean {
  const type = owner.isSignature() ? owner.type?.toString() : undefined
  const [written, declared] = [annotation, `{${type ?? ''}}`].map((text) => text.replace(/\s+/g, '').toLowerCase())
  return type !== undefined && written === declared
}

/** `- The tokens` after a type that is left out. */
function withoutDash(text: string, start: SourceRange): ApiText | undefined {
  const dash = /^-\s+/.exec(text)?.[0] ?? ''
  return text === '' ? undefined : { markdown: text.slice(dash.length), ...start, column: start.column + dash.length }
}

/** The type as code before the text, linked if it is the name of an export. The columns of a text stay as they are. */
function withAnnotation(
  annotation: string,
  text: string,
  start: SourceRange,
  packageName: string | undefined,
  conversion: Conversion,
): ApiText | undefined {
  const type = annotation.replace(/^\{\s*|\s*\}$/g, '')
  if (type === '') return text === '' ? undefined : { markdown: text, ...start }
  const id = conversion.ids.findTarget(conversion.linkCandidates.findExport(type, packageName))
  const code = id === undefined ? toCodeSpan(type) : toApiLink(id, type)
  if (text === '') return { markdown: code, ...start }
  return { markdown: `${code} ${text}`, ...start, column: Math.max(1, start.column - code.length - 1) }
}

/** Without empty lines around it; the first line without its indentation. */
function trimmed(markdown: string): string {
  return markdown.replace(/^\s+|\s+$/g, '')
}

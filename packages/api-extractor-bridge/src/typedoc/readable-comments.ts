// Doc comments that TypeDoc would not read, in words that it does. Each text stays as long as it was, so that all positions hold.
import ts from 'typescript'
import type { ProjectReflection } from 'typedoc'

/** What `convert` returns, for which the sources have comments that TypeDoc reads; then they are as their authors wrote them. */
export function withReadableComments<Result>(sources: readonly ts.SourceFile[], convert: () => Result): Result {
  const written = sources.flatMap((source) => {
    const text = readableTextOf(source)
    return text === source.text ? [] : [{ source, text }]
  })
  const exchange = () => {
    for (const each of written) {
      // Lines are counted in the text of the author.
      ts.getLineAndCharacterOfPosition(each.source, 0)
      ;[each.source.text, each.text] = [each.text, each.source.text]
    }
  }
  exchange()
  try {
    return convert()
  } finally {
    exchange()
  }
}

/**
 * Gives tags back the names that their authors wrote, and parameters theirs: TypeDoc takes the colon of `@param size: How many.` and the
 * dots of `@param ...paths` for a part of the name. To be called when everything is converted and nothing is resolved yet.
 */
export function nameTagsAsWritten({ reflections }: ProjectReflection): void {
  for (const { comment } of Object.values(reflections)) {
    for (const tag of comment?.blockTags ?? []) {
      if (standIn.test(tag.tag)) tag.tag = `@${tag.tag.slice(1).toLowerCase()}`
      if (namesParameter.test(tag.tag) && tag.name !== undefined) tag.name = tag.name.replace(/^\.{3}(?=.)|:$/g, '')
    }
  }
}

const namesParameter = /^@(?:param|typeParam|template)$/

function readableTextOf(source: ts.SourceFile): string {
  return withOwnLines(
    source,
    withStandIns(source)
      .replace(bundlerNote, (note, before: string) => before.padEnd(note.length))
      .replace(blankBeforeFence, '\n')
      .replace(nameOfKind, (line, before: string) => before.padEnd(line.length))
      .replace(bracesAfterSee, '$1 $2 '),
  )
}

/** Between `@example` or its title and a fence on the same line: TypeDoc takes that fence for text, or for a part of the title. */
const blankBeforeFence = /[ \t](?=`{3,}[^`\n]*$)(?<=^[ \t]*(?:\/\*\*|\*)?[ \t]*@example\b[^`\n]*)/gm

/** The name in `@class Box` in JSDoc's way, which TypeDoc takes for a part of the text before. */
const nameOfKind =
  /^([ \t]*(?:\/\*\*|\*)?[ \t]*@(?:class|interface|namespace|function))[ \t]+[\w$.]+(?:<[^>\n]*>)?(?=[ \t]*(?:\*\/|\r?$))/gm

/** The braces of `@see {Box}`: TypeDoc takes what is in them for a type, and drops that. */
const bracesAfterSee = /^([ \t]*(?:\/\*\*|\*)?[ \t]*@see[ \t]+)\{([^@{}\n][^{}\n]*)\}/gm

/** What bundlers are told, on a line of its own. TypeDoc takes it for text, and Markdown its underscores for emphasis. */
const bundlerNote = /^([ \t]*(?:\/\*\*|\*)[ \t]*)[@#]__(?:NO_SIDE_EFFECTS|PURE)__(?=[ \t]*(?:\*\/|\r?$))/gm

/**
 * TypeScript takes a comment behind a brace, on its line, for one on what stands before: of `{ /** Who. *\/ name: string }` TypeDoc would read
 * nothing. A line break in the place of a blank says what is meant.
 */
function withOwnLines(source: ts.SourceFile, readable: string): string {
  if (!/[{[(,;|][ \t]*\/\*\*/.test(source.text)) return readable
  const breaks = new Map<number, string>()
  const visit = (node: ts.Node): void => {
    const comment = isMember(node) ? commentOnLineOf(node, source) : undefined
    if (comment && /[ \t]/.test(source.text.charAt(comment.pos - 1))) breaks.set(comment.pos - 1, '\n')
    else if (comment && /[ \t]/.test(source.text.charAt(comment.pos + '/**'.length))) breaks.set(comment.pos, '\n/**')
    ts.forEachChild(node, visit)
  }
  visit(source)
  return [...breaks].reduce((text, [at, by]) => text.slice(0, at) + by + text.slice(at + by.length), readable)
}

function isMember(node: ts.Node): boolean {
  return ts.isTypeElement(node) || ts.isClassElement(node) || ts.isEnumMember(node) || ts.isParameter(node)
}

function commentOnLineOf(node: ts.Node, source: ts.SourceFile): ts.CommentRange | undefined {
  const { text } = source
  const comment = ts.getTrailingCommentRanges(text, node.pos)?.at(-1)
  if (!comment || !text.startsWith('/**', comment.pos)) return undefined
  return text.slice(comment.end, node.getStart(source)).includes('\n') ? undefined : comment
}

/** TypeDoc drops each comment that has one of them, because the header of a file may stand before its first declaration. */
const dropping = /^(\s*\*?\s*@)(license|import)\b/gm
const standIn = /^@(?:License|Import)$/

function withStandIns(source: ts.SourceFile): string {
  const { text } = source
  if (!/@(?:license|import)\b/.test(text)) return text
  const headerEnd = endOfHeader(source)
  return text.replace(/\/\*\*(?!\/)[\s\S]*?\*\//g, (comment, start: number) =>
    start < headerEnd || !saysMore(comment)
      ? comment
      : comment.replace(dropping, (_, before: string, name: string) => before + name.charAt(0).toUpperCase() + name.slice(1)),
  )
}

/** Whether there is a text before the first of these tags. */
function saysMore(comment: string): boolean {
  const [before = ''] = comment.slice('/**'.length).split(/@(?:license|import)\b/)
  return /[^\s*]/.test(before)
}

/** Where the comments end that are about the file: all before its first statement but one that stands right before a declaration. */
function endOfHeader(source: ts.SourceFile): number {
  const { text } = source
  const [first] = source.statements
  if (!first) return text.length
  const comments = ts.getLeadingCommentRanges(text, first.pos) ?? []
  const last = comments.at(-1)
  const isOfFile = ts.isImportDeclaration(first) || ts.isExportDeclaration(first)
  const isApart = last !== undefined && /\n\s*\n/.test(text.slice(last.end, first.getStart(source)))
  return isOfFile || isApart ? (last?.end ?? 0) : (last?.pos ?? 0)
}

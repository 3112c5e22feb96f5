import { escapeRegExp, onlyFenceOf, type Severity, type SourceRange } from '@docgen/model'
import type ts from 'typescript'
import type { Reflection, SourceReference } from 'typedoc'
import type { DocumentedPackage } from '../extraction.ts'
import { packageOfFile, shownPathOf } from '../package-of-file.ts'

/** A piece of a doc comment, to be found again in the file that TypeDoc read it from. */
export interface CommentPiece {
  /** Absolute path of the file. */
  readonly file: string | undefined
  /** What the comment describes. */
  readonly owner: Reflection
  /** The tag before the piece, with the name behind it: `@param user`. Empty for the summary. A type before the name and brackets around it may stand there too. */
  readonly before: string
  /** The piece as written, white space aside. */
  readonly parts: readonly string[]
}

interface PlacedPiece {
  /** Where each part begins; the beginning of the comment for what cannot be found in it. */
  readonly starts: readonly SourceRange[]
  /** Spaces before the first line of an example without a fence, which TypeDoc takes away from that line alone; 0 where it has a fence. */
  readonly indentation: number
}

export interface CommentPlaces {
  readonly of: (piece: CommentPiece) => PlacedPiece
  /** Whether the owner, or what it is part of, stands in the file. A variable that is a function has the comment of that, wherever it is. */
  readonly isOwnFile: (piece: Pick<CommentPiece, 'file' | 'owner'>) => boolean
  /** How grave a finding in that file is: the author cannot mend what npm installed, and need not hear of packages not documented. */
  readonly findSeverity: (file: string | undefined) => Severity | undefined
}

interface Input {
  readonly root: string
  readonly program: ts.Program
  readonly packages: readonly DocumentedPackage[]
}

export function createCommentPlaces({ root, program, packages }: Input): CommentPlaces {
  const commentsByFile = new Map<string, readonly DocComment[]>()
  const commentsOf = (source: ts.SourceFile): readonly DocComment[] => {
    const known = commentsByFile.get(source.fileName) ?? findDocComments(source.text)
    commentsByFile.set(source.fileName, known)
    return known
  }
  return {
    of: (piece) => {
      const source = piece.file === undefined ? undefined : program.getSourceFile(piece.file)
      if (!source) return { starts: piece.parts.map(() => ({ file: '', line: 1, column: 1 })), indentation: 0 }
      const file = shownPathOf(root, packages, source.fileName)
      const { offsets, lineShift } = locate(piece, commentsOf(source), ownerOffset(piece.owner, source))
      const starts = offsets.map((offset) => {
        const { line, character } = source.getLineAndCharacterOfPosition(offset)
        return { file, line: Math.max(1, line + 1 + lineShift), column: character + 1 }
      })
      return { starts, indentation: lineShift === 0 ? 0 : indentationAt(offsets[0] ?? 0, source.text) }
    },
    isOwnFile: ({ file, owner }) => {
      const source = file === undefined ? undefined : program.getSourceFile(file)
      return source !== undefined && ownerOffset(owner, source) !== undefined
    },
    findSeverity: (file) => {
      const documented = file === undefined ? undefined : packageOfFile(packages, file)
      return documented && (documented.isPublished ? 'warning' : 'error')
    },
  }
}

/** Spaces between the star of a line and what begins at an offset; 0 where more stands before it. */
function indentationAt(offset: number, text: string): number {
  const line = text.slice(text.lastIndexOf('\n', offset - 1) + 1, offset)
  return /^\s*\* ( *)$/.exec(line)?.[1]?.length ?? 0
}

/** A doc comment without white space and leading stars, because TypeDoc hands out its text with other indentation. */
interface DocComment {
  readonly start: number
  readonly end: number
  readonly letters: string
  /** Offset in the file of each letter. */
  readonly offsets: readonly number[]
}

function findDocComments(text: string): readonly DocComment[] {
  return [...text.matchAll(/\/\*\*(?!\/)[\s\S]*?\*\//g)].map(({ 0: comment, index }) =>
    toDocComment(text, index, index + comment.length),
  )
}

function toDocComment(text: string, start: number, end: number): DocComment {
  const letters: string[] = []
  const offsets: number[] = []
  let isLineStart = false
  for (let offset = start + '/**'.length; offset < end - '*/'.length; offset++) {
    const letter = text.charAt(offset)
    if (letter === '\n') isLineStart = true
    if (/\s/.test(letter)) continue
    if (!(isLineStart && letter === '*')) {
      letters.push(letter)
      offsets.push(offset)
    }
    isLineStart = false
  }
  return { start, end, letters: letters.join(''), offsets }
}

interface Location {
  readonly offsets: readonly number[]
  /** Lines that the piece has and the file has not. */
  readonly lineShift: number
}

/** `ownerAt` is the offset of what the comment describes, when it stands in the same file: the nearest comment before it is meant. */
function locate({ before, parts }: CommentPiece, comments: readonly DocComment[], ownerAt: number | undefined): Location {
  const after = ownerAt === undefined ? 0 : countBefore(ownerAt, comments)
  const written = parts.map(lettersOf)
  const find = (texts: readonly string[]): readonly number[] | undefined => findWhole(lettersOf(before), texts, comments, after)
  const found = find(written)
  if (found) return { offsets: found, lineShift: 0 }
  // TypeDoc puts a fence around an example that has none: one line more at the top.
  const fence = parts.length === 1 ? onlyFenceOf(parts[0] ?? '') : undefined
  const bare = fence?.info === 'ts' ? fence.code : undefined
  const foundBare = bare === undefined ? undefined : find([lettersOf(bare)])
  if (foundBare) return { offsets: foundBare, lineShift: -1 }
  const nearest = comments[after - 1] ?? comments[0]
  return { offsets: nearest ? findEach(written, nearest) : written.map(() => ownerAt ?? 0), lineShift: 0 }
}

/** How many comments of a file end before an offset; they are in its order. */
function countBefore(offset: number, comments: readonly DocComment[]): number {
  let count = 0
  for (let end = comments.length; count < end;) {
    const middle = (count + end) >> 1
    if ((comments[middle]?.end ?? 0) <= offset) count = middle + 1
    else end = middle
  }
  return count
}

/** Those before a declaration, the nearest first, then those behind it. Most are found at once: a list for each piece would hold the whole file. */
function* nearestFirst(comments: readonly DocComment[], after: number): Generator<DocComment> {
  for (let index = after - 1; index >= 0; index--) {
    const comment = comments[index]
    if (comment) yield comment
  }
  for (let index = after; index < comments.length; index++) {
    const comment = comments[index]
    if (comment) yield comment
  }
}

function findWhole(
  before: string,
  parts: readonly string[],
  comments: readonly DocComment[],
  after: number,
): readonly number[] | undefined {
  const whole = parts.join('')
  const prefixes = before === '' ? [''] : [before, `${before}-`]
  const asJsDoc = parameterPattern(before)
  for (const comment of nearestFirst(comments, after)) {
    for (const prefix of prefixes) {
      const index = comment.letters.indexOf(prefix + whole)
      if (index >= 0) return partOffsets(comment, index + prefix.length, parts)
    }
    for (const { 0: prefix, index } of asJsDoc ? comment.letters.matchAll(asJsDoc) : []) {
      const start = index + prefix.length
      if (comment.letters.startsWith(whole, start)) return partOffsets(comment, start, parts)
    }
  }
  return undefined
}

/** `@param{string}[user='Ada']-`, where `@param user` is looked for; of a property also without its parameter, which is taken apart. */
function parameterPattern(before: string): RegExp | undefined {
  const [, tag, name] = /^(@param|@typeParam|@template)(.*)$/.exec(before) ?? []
  if (tag === undefined || name === undefined) return undefined
  const type = /(?:\{(?:[^{}]|\{[^{}]*\})*\})?/.source
  if (name === '') return new RegExp(`${tag}${type}\\[?`, 'g')
  const [, holder = '', rest = ''] = /^([^.]*\.)?(.*)$/.exec(name) ?? []
  const named = (holder === '' ? '' : `(?:${escapeRegExp(holder)})?`) + escapeRegExp(rest)
  return new RegExp(`${tag}${type}\\[?${named}(?:=[^\\]]*)?\\]?[-:]?`, 'g')
}

function partOffsets({ offsets, end }: DocComment, from: number, parts: readonly string[]): readonly number[] {
  let index = from
  return parts.map((part) => {
    const offset = offsets[index] ?? end
    index += part.length
    return offset
  })
}

/** Part by part, where the whole is not found because TypeDoc changed something in between. */
function findEach(parts: readonly string[], { letters, offsets, start }: DocComment): readonly number[] {
  let from = 0
  return parts.map((part) => {
    const index = letters.indexOf(part, from)
    if (index >= 0) from = index + part.length
    return offsets[index] ?? start
  })
}

function lettersOf(text: string): string {
  return text.replace(/\s+/g, '')
}

/** Offset of the owner's name, or of the nearest owner's around it that has one in the file. */
function ownerOffset(owner: Reflection, source: ts.SourceFile): number | undefined {
  for (let holder: Reflection | undefined = owner; holder; holder = holder.parent) {
    const here = sourcesOf(holder).find(({ fullFileName }) => fullFileName === source.fileName)
    if (here) return source.getPositionOfLineAndCharacter(here.line - 1, here.character)
  }
  return undefined
}

function sourcesOf(reflection: Reflection): readonly SourceReference[] {
  return (reflection.isDeclaration() || reflection.isSignature() ? reflection.sources : undefined) ?? []
}

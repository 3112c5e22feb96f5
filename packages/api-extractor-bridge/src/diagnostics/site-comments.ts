// In: what is wrong with the comments that a site writes for packages. Out: the finding that says so.
import type { Diagnostic, SourceRange } from '@docgen/model'
import { finding } from './finding.ts'

/** The configuration names a folder of comments that does not exist, or holds no Markdown. */
export function apiCommentsNotFound(at: SourceRange, folder: string): Diagnostic {
  return {
    ...finding('api-comments-not-found', 'error', at),
    message: `The API reference takes comments from "${folder}", which is not a folder with Markdown files.`,
    hint: 'Write a file for each package that you comment on, such as `server.md`, or correct the path, which is relative to the site root.',
  }
}

type UnknownComment =
  | { readonly kind: 'package'; readonly name: string; readonly nearest?: string | undefined }
  | { readonly kind: 'symbol'; readonly name: string; readonly packageName: string; readonly nearest?: string | undefined }
  | { readonly kind: 'parameter'; readonly name: string; readonly symbol: string; readonly nearest?: string | undefined }

/** A comment of the site is about a package, a declaration or a parameter that does not exist. */
export function unknownApiComment(at: SourceRange, { nearest, ...unknown }: UnknownComment): Diagnostic {
  return { ...finding('unknown-api-comment', 'error', at), ...wordsOfUnknown(unknown, nearest) }
}

function wordsOfUnknown(unknown: UnknownComment, nearest: string | undefined): Pick<Diagnostic, 'message' | 'hint'> {
  switch (unknown.kind) {
    case 'package':
      return {
        message: `The file of comments "${unknown.name}.md" does not have the name of a package of the API reference.`,
        hint: nearest
          ? `Rename it to "${nearest}.md", the closest package.`
          : 'Name the file after the "dir" of a package: the segment of its routes.',
      }
    case 'symbol':
      return {
        message: `The package "${unknown.packageName}" documents no "${unknown.name}".`,
        hint: nearest ? `Write "${nearest}", the closest declaration.` : 'Write the name of an export, or `Export.member`.',
      }
    case 'parameter':
      return {
        message: `"${unknown.symbol}" has no parameter "${unknown.name}".`,
        hint: nearest ? `Write "${nearest}", the closest parameter.` : 'Remove the text, or write the name of a parameter.',
      }
  }
}

/** The package says the same thing itself, so the comment of the site is not shown. `part` is `summary`, `example`… */
export function unusedApiComment(at: SourceRange, symbol: string, part: string): Diagnostic {
  return {
    ...finding('unused-api-comment', 'warning', at),
    message: `The package already has ${part} for "${symbol}", so the comment of the site is not shown.`,
    hint: `Remove ${part.replace(/^an? /, 'the ')} from your comments.`,
  }
}

type InvalidComment =
  | { readonly kind: 'parameter' }
  | { readonly kind: 'repeated' | 'empty'; readonly symbol: string }
  | { readonly kind: 'section'; readonly section: string; readonly nearest?: string | undefined }

/** A file of comments has not the form of one. */
export function invalidApiComment(at: SourceRange, invalid: InvalidComment): Diagnostic {
  return { ...finding('invalid-api-comment', 'error', at), ...wordsOfInvalid(invalid) }
}

function wordsOfInvalid(invalid: InvalidComment): Pick<Diagnostic, 'message' | 'hint'> {
  switch (invalid.kind) {
    case 'parameter':
      return {
        message: 'This line of "Parameters" is not about a parameter.',
        hint: 'Write a list item such as "- `userId`: Id of the user.", and indent the lines that continue it.',
      }
    case 'repeated':
      return {
        message: `The file has two comments for "${invalid.symbol}".`,
        hint: 'Move the text below the first of them.',
      }
    case 'empty':
      return { message: `"${invalid.symbol}" has no text below it.`, hint: 'Write a text, or remove the heading.' }
    case 'section':
      return {
        message: `A comment has no section "${invalid.section}".`,
        hint: invalid.nearest
          ? `Write "${invalid.nearest}", the closest section.`
          : 'Write "Remarks", "Parameters", "Returns", "Throws", "Example" or "Example: Title", or a heading with four #.',
      }
  }
}

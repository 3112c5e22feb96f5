// Findings about what other tools read and docgen does not, and about Markdown that is nearly right.
import { fixOf, type Diagnostic, type SourceRange } from '@docgen/model'

/** Syntax of MDX in a Markdown file, which is left out of the page. */
export function mdxSyntax(at: SourceRange, message: string, hint: string): Diagnostic {
  return { code: 'mdx-syntax', severity: 'warning', ...at, message, hint }
}

/** Syntax of another tool; `message` says what becomes of it. */
export function unsupportedSyntax(at: SourceRange, message: string, hint: string): Diagnostic {
  return { code: 'unsupported-syntax', severity: 'warning', ...at, message, hint }
}

/** `quoted` is the attribute as it should be. */
export function unquotedValue(at: SourceRange, tag: string, quoted: string): Diagnostic {
  return unsupportedSyntax(at, `"${tag}" is shown as text, because an address in it has no quotes.`, `Write ${quoted}.`)
}

export function spacelessHeading(at: SourceRange, marks: string, text: string): Diagnostic {
  return unsupportedSyntax(
    at,
    `"${marks}${text}" is shown as text, because a heading has a space after "${marks}".`,
    `Write "${marks} ${text}". If it is text, write "\\#".`,
  )
}

/** `instead` as it should be. */
export function spacedEmphasis(at: SourceRange, written: string, instead: string): Diagnostic {
  const where = /^\*\*\s/.test(written) ? 'behind the first' : 'before the last'
  return {
    ...unsupportedSyntax(
      at,
      `"${written}" is shown with its asterisks, because there is a space ${where} of them.`,
      `Write "${instead}". If it is text, write "\\*\\*".`,
    ),
    ...fixOf(written, instead),
  }
}

/** `written` as it stands there: `{{ name }}`. */
export function leftTemplate(at: SourceRange, written: string): Diagnostic {
  const instead = written.startsWith('{%')
    ? 'a directive such as ":::tip" or "::::tabs", or the text itself'
    : 'what it stands for'
  return unsupportedSyntax(
    at,
    `"${written}" is shown as text, because docgen fills in no templates.`,
    `Write ${instead}. If it is text, write it as code, between backticks.`,
  )
}

/** `written` as it stands there: `:tada:`. */
export function emojiName(at: SourceRange, written: string, sign: string): Diagnostic {
  return {
    ...unsupportedSyntax(
      at,
      `"${written}" is shown as text, because docgen reads no names of emoji.`,
      `Write "${sign}", or add remark-gemoji to \`markdown.remark\`. If it is text, write it as code, between backticks.`,
    ),
    ...fixOf(written, sign),
  }
}

/** `written` as it stands there: `==text==`. */
export function markedText(at: SourceRange, written: string): Diagnostic {
  const instead = `<mark>${written.slice(2, -2)}</mark>`
  return {
    ...unsupportedSyntax(
      at,
      `"${written}" is shown with its equal signs, because Markdown has no syntax for marked text.`,
      `Write "${instead}". If it is text, write it as code, between backticks.`,
    ),
    ...fixOf(written, instead),
  }
}

export function missingDelimiterRow(at: SourceRange, cells: number): Diagnostic {
  return unsupportedSyntax(
    at,
    'This table is shown as text, because no row of dashes is below its first row.',
    `Add "|${' --- |'.repeat(cells)}" below its first row.`,
  )
}

export function emptyTaskBox(at: SourceRange): Diagnostic {
  return unsupportedSyntax(
    at,
    '"[]" is shown as text, because the box of a task has a space in it.',
    'Write "[ ]". If it is text, write it as code, between backticks.',
  )
}

export function shortDelimiterRow(at: SourceRange, cells: number, dashes: number): Diagnostic {
  return unsupportedSyntax(
    at,
    `This table is shown as text: its first row has ${cells} cell${cells === 1 ? '' : 's'}, and the row of dashes has ${dashes}.`,
    `Give both as many cells, such as "|${' --- |'.repeat(cells)}" for the row of dashes.`,
  )
}

export function brokenHeadingAnchor(at: SourceRange, written: string, repaired: string | undefined): Diagnostic {
  const instead = repaired === undefined ? 'an anchor such as "{#start}"' : `"${repaired}"`
  return unsupportedSyntax(
    at,
    `"${written}" is no anchor, so the heading shows it as text.`,
    `Write ${instead}: a name without spaces. If it is text, write "\\{".`,
  )
}

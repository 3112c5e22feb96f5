// Findings about pages of Markdown as a whole, and about their headings and images.
import type { Diagnostic, SourceRange } from '@docgen/model'

/** Quotes, lists, emphasis, directives or HTML elements in one another. */
export function nestedTooDeep(at: SourceRange, levels: number): Diagnostic {
  return {
    code: 'nested-too-deep',
    severity: 'error',
    ...at,
    message: `The block that starts here is nested more than ${levels} levels deep, so docgen cannot compile this page.`,
    hint: 'Close the tag or block that is still open above this place, or use fewer levels.',
  }
}

/** `reason` is the rest of the sentence, or what was thrown. */
export function pageFailed(at: SourceRange, reason: string): Diagnostic {
  return {
    code: 'page-failed',
    severity: 'error',
    ...at,
    message: `This text cannot be compiled: ${reason}`,
    hint: 'Undo the last change here; if it is ordinary Markdown, report a bug of docgen.',
  }
}

export function notUtf8(at: SourceRange): Diagnostic {
  return {
    code: 'not-utf-8',
    severity: 'error',
    ...at,
    message: 'The file is not valid UTF-8: the bytes here cannot be read.',
    hint: 'Save the file as UTF-8. To show the character "\ufffd" itself, write "&#xFFFD;".',
  }
}

export function unclosedComment(at: SourceRange): Diagnostic {
  return {
    code: 'unclosed-block',
    severity: 'warning',
    ...at,
    message: 'This HTML comment is never closed, so it hides everything that follows.',
    hint: 'Close it with "-->".',
  }
}

/** `reference` and `definition` as they are written: `[^1]` and `[^1]: …`. */
export function missingDefinition(at: SourceRange, reference: string, definition: string): Diagnostic {
  return {
    code: 'unmatched-reference',
    severity: 'warning',
    ...at,
    message: `"${reference}" is shown as text: the page has no definition for it.`,
    hint: `Add a line "${definition}", or put the text between backticks if it is code.`,
  }
}

export function unusedFootnote(at: SourceRange, label: string): Diagnostic {
  return {
    code: 'unmatched-reference',
    severity: 'warning',
    ...at,
    message: `The page does not show the footnote "${label}", because no text refers to it.`,
    hint: `Write "[^${label}]" where it belongs, or remove it.`,
  }
}

export function emptyHeading(at: SourceRange): Diagnostic {
  return {
    code: 'empty-heading',
    severity: 'warning',
    ...at,
    message: 'This heading has no text.',
    hint: 'Write its text, or remove it.',
  }
}

/** The page begins with its title. `text` is that of another heading of the same level. */
export function secondTitle(at: SourceRange, text: string): Diagnostic {
  return {
    code: 'second-title',
    severity: 'warning',
    ...at,
    message: `The page begins with its title, and "${text}" is a heading of the same level.`,
    hint: `Write "## ${text}", and one more "#" for each heading that belongs to it.`,
  }
}

/** The page has another title: of its frontmatter or of its file. */
export function lateTitle(at: SourceRange, text: string): Diagnostic {
  return {
    code: 'second-title',
    severity: 'warning',
    ...at,
    message: `"${text}" is not the title of the page, because other content is above this level-1 heading.`,
    hint: `Move it to the beginning of the page, or write "## ${text}".`,
  }
}

/** `src` as it is written. */
export function missingAltText(at: SourceRange, src: string): Diagnostic {
  return {
    code: 'missing-alt-text',
    severity: 'warning',
    ...at,
    message: `The image "${src}" has no text for readers who cannot see it.`,
    hint: `Say between the brackets or in "alt" what it shows. If it is decoration, write <img src="${src}" alt="">.`,
  }
}

export function mdxFile(file: string): Diagnostic {
  return {
    code: 'mdx-file',
    severity: 'warning',
    file,
    line: 1,
    column: 1,
    message: 'docgen does not support MDX, so this file is not part of the site.',
    hint: 'Rename it to ".md" and write its components as directives (":::tip", "::::tabs"), or put "_" before its name to skip it. To convert a whole site of another tool, run `docgen migrate`.',
  }
}

export function unreadMarkdown(file: string): Diagnostic {
  const name = file.slice(file.lastIndexOf('/') + 1)
  return {
    code: 'unread-markdown',
    severity: 'warning',
    file,
    line: 1,
    column: 1,
    message: 'docgen reads Markdown only from files whose names end with ".md", so this file is not part of the site.',
    hint: `Rename it to "${name.replace(/[^.]*$/, 'md')}", or put "_" before its name to skip it.`,
  }
}

export function duplicateAnchor(at: SourceRange, anchor: string): Diagnostic {
  return {
    code: 'duplicate-anchor',
    severity: 'error',
    ...at,
    message: `Another heading of this page already has the anchor "#${anchor}".`,
    hint: 'Give this heading another anchor.',
  }
}

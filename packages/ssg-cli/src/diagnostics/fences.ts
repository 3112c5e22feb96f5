// Findings about code blocks, and about the files that they show.
import { fixOf, type Diagnostic, type SourceRange } from '@docgen/model'

/** `fence` is what would close it. */
export function unclosedCode(at: SourceRange, fence: string): Diagnostic {
  return {
    code: 'unclosed-block',
    severity: 'warning',
    ...at,
    message: 'This code block is never closed, so it contains everything that follows.',
    hint: `Close it with a line of "${fence}".`,
  }
}

/** `line` begins with the next fence, which is then a line of this block. */
export function swallowedCode(at: SourceRange, fence: string, line: number): Diagnostic {
  return {
    code: 'unclosed-block',
    severity: 'warning',
    ...at,
    message: `This code block is not closed before the one that begins on line ${line}, so it contains the text between them.`,
    hint: `Close it with a line of "${fence}". If it shows how a block is written, begin and end it with "${fence}${fence[0] ?? ''}".`,
  }
}

export function unknownLanguage(at: SourceRange, language: string, nearest: string | undefined): Diagnostic {
  return {
    code: 'unknown-language',
    severity: 'warning',
    ...at,
    message: `The language "${language}" of this code block is unknown, so the code has no colors.`,
    hint: nearest ? `Write "${nearest}", the closest language.` : 'Write "text" for code without colors.',
    ...fixOf(language, nearest),
  }
}

export function invalidCodeMeta(at: SourceRange, part: string, hint: string): Diagnostic {
  return {
    code: 'invalid-code-meta',
    severity: 'warning',
    ...at,
    message: `"${part}" after the language of this code block is not a known option.`,
    hint,
  }
}

/** `count` is how many lines the block has as it is shown. */
export function missingCodeLine(at: SourceRange, line: number, count: number): Diagnostic {
  return {
    code: 'invalid-code-meta',
    severity: 'warning',
    ...at,
    message: `Line ${line} of this code block is marked, but the block has ${count === 1 ? 'one line' : `${count} lines`}.`,
    hint: 'Correct the numbers between the braces.',
  }
}

/** `hasCode` tells of a fence that has code of its own: in other tools `file` is its title. `instead` is a path that leads to a file. */
export function missingInclude(
  at: SourceRange,
  file: string,
  { hasCode, instead }: { readonly hasCode: boolean; readonly instead: string | undefined },
): Diagnostic {
  const path =
    instead === undefined
      ? 'Write its path relative to this page ("./…", "../…") or to the site root.'
      : `Write "${instead}": paths that begin with "./" or "../" are relative to this page, all others to the site root.`
  return {
    code: 'missing-include',
    severity: 'error',
    ...at,
    message: `The file "${file}" of this code block does not exist.`,
    hint: hasCode ? `Write title="${file}" if it is the title of this code: file="…" shows the content of another file.` : path,
    ...(!hasCode && fixOf(file, instead)),
  }
}

export function missingRegion(at: SourceRange, region: string, file: string, nearest: string | undefined): Diagnostic {
  return {
    code: 'missing-region',
    severity: 'error',
    ...at,
    message: `The file "${file}" has no region "${region}".`,
    hint: nearest
      ? `Write "${nearest}", the closest region there.`
      : `Enclose the lines with "#region ${region}" and "#endregion" comments.`,
    ...fixOf(region, nearest),
  }
}

/** `line` is where it begins. */
export function unclosedRegion(at: SourceRange, region: string, file: string, line: number): Diagnostic {
  return {
    code: 'missing-region',
    severity: 'error',
    ...at,
    message: `The region "${region}" of "${file}" begins in line ${line} and never ends.`,
    hint: 'Write a comment "#endregion" below its last line. Each region within it needs one, too.',
  }
}

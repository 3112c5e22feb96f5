// What `docgen check --fix` may write into a config: a key or a name that stands there as it was found, and is a slip.
import { fixOf, isRecord, type Diagnostic, type SourceRange } from '@docgen/model'
import { tokensOf } from './config-text.ts'
import type { ConfigFile } from './locate.ts'

type Fixed = Pick<Diagnostic, 'fix'>

/**
 * Of the key `written` of `holder`, which stands at `at` if its place is known exactly. What has the key `meant` already would have it twice, and a
 * name that is its own value (`{ titel }`) is that of a variable.
 */
export function fixOfKey(
  files: readonly ConfigFile[],
  at: SourceRange,
  { written, meant, holder }: { readonly written: string; readonly meant: string | undefined; readonly holder: unknown },
): Fixed {
  if (meant === undefined || (isRecord(holder) && Object.hasOwn(holder, meant))) return {}
  const [, quote, key] = /^(["']?)([\w$-]+)\1\s*[:(]/.exec(textAt(files, at)) ?? []
  return key === written && (quote !== '' || /^[\w$]+$/.test(meant)) ? fixOf(written, meant) : {}
}

/** The same for a string. */
export function fixOfText(files: readonly ConfigFile[], at: SourceRange, written: string, meant: string | undefined): Fixed {
  const [, , text] = /^(["'`])([^"'`]*)\1/.exec(textAt(files, at)) ?? []
  return text === written ? fixOf(written, meant) : {}
}

/** How often a config has the name as a key. */
export function countKey(files: readonly ConfigFile[], name: string): number {
  return files.flatMap(({ text }) => {
    const tokens = tokensOf(text)
    return tokens.filter((token, index) => token.kind !== 'mark' && token.text === name && tokens[index + 1]?.text === ':')
  }).length
}

/** The rest of its line. */
function textAt(files: readonly ConfigFile[], { file, line, column }: SourceRange): string {
  const text = files.find((each) => each.file === file)?.text ?? ''
  return text.split(/\r\n?|\n/)[line - 1]?.slice(column - 1) ?? ''
}

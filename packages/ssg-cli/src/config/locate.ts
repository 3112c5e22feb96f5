import type { SourceRange } from '../model/diagnostic.ts'
import { findValue, tokensOf, type Token } from './config-text.ts'

/** A file of the author's config; `file` is relative to the site root. */
export interface ConfigFile {
  readonly file: string
  readonly text: string
}

/**
 * Where a config has the text `value` after `keys`, which stand before it in this order; else where it has that text at all; else the
 * start of the first file.
 */
export function locateInConfig(files: readonly ConfigFile[], keys: readonly string[], value: string): SourceRange {
  const candidates = files.map((file) => ({ file, tokens: tokensOf(file.text) }))
  for (const wanted of keys.length > 0 ? [keys, []] : [keys]) {
    for (const { file, tokens } of candidates) {
      const token = findAfter(tokens, wanted, value)
      if (token) return rangeAt(file, token.start)
    }
  }
  return startOf(files)
}

/** Where a name of the code stands for the first time. */
export function locateName(files: readonly ConfigFile[], name: string): SourceRange {
  for (const file of files) {
    const token = tokensOf(file.text).find(({ kind, text }) => kind === 'word' && text === name)
    if (token) return rangeAt(file, token.start)
  }
  return startOf(files)
}

/** Where the value at `path` of the default export of the first file stands, or its key; as near as can be told from the text. */
export function locatePath(files: readonly ConfigFile[], path: readonly (string | number)[], at: 'key' | 'value'): SourceRange {
  const [file] = files
  const found = file && findValue(file.text, path)
  if (!file || !found) return startOf(files)
  const { place } = found
  return rangeAt(file, at === 'key' || found.found < path.length ? (place.keyStart ?? place.start) : place.start)
}

function findAfter(tokens: readonly Token[], keys: readonly string[], value: string): Token | undefined {
  let next = 0
  for (const [index, token] of tokens.entries()) {
    const isKey = token.kind !== 'mark' && token.text === keys[next] && tokens[index + 1]?.text === ':'
    if (isKey) next++
    else if (next === keys.length && token.kind === 'string' && token.text === value) return token
  }
  return undefined
}

function startOf([first]: readonly ConfigFile[]): SourceRange {
  return { file: first?.file ?? 'docgen.config.ts', line: 1, column: 1 }
}

function rangeAt({ file, text }: ConfigFile, offset: number): SourceRange {
  const before = text.slice(0, offset).split(/\r\n?|\n/)
  return { file, line: before.length, column: (before.at(-1) ?? '').length + 1 }
}

// In: what esbuild says of code that it cannot bundle. Out: findings in docgen's words, and the files whose next change may correct them.
import { readFileSync } from 'node:fs'
import { basename, dirname, extname, resolve } from 'node:path'
import type { BuildFailure, Message } from 'esbuild'
import type { Diagnostic } from '@docgen/model'
import { lineTableOf } from '../common/line-table.ts'
import { syntaxFaultOf } from '../syntax/code/syntax-fault.ts'
import { loaders, prefixLengthOf } from './own-places.ts'
import { siteFileOf } from './site-file.ts'

export function isBuildFailure(error: unknown): error is BuildFailure {
  return error instanceof Error && 'errors' in error && Array.isArray(error.errors)
}

/** The files at fault, and those that are missing under each name that they could have. */
export function filesOfFailure({ errors }: BuildFailure, root: string): readonly string[] {
  const files = errors.flatMap(({ text, location }) => {
    if (location === null) return []
    const file = resolve(root, location.file)
    const [, missing] = /^Could not resolve "(\.[^"]*)"/.exec(text) ?? []
    if (missing === undefined) return [file]
    const path = resolve(dirname(file), missing)
    const stem = path.slice(0, path.length - extname(path).length)
    const endings = Object.keys(loaders)
    return [file, path, ...[path, stem, `${path}/index`].flatMap((start) => endings.map((ending) => start + ending))]
  })
  return [...new Set(files)]
}

/** Of code `config`; callers who bundle something else give it theirs. */
export function problemOf({ text, location, notes }: Message, root: string): Diagnostic {
  const place = location
    ? { file: siteFileOf(resolve(root, location.file), root), line: location.line, column: columnOf(location, root) }
    : { file: 'docgen.config.ts', line: 1, column: 1 }
  const note = notes.find(({ text: said }) => !said.startsWith('You can mark the path'))
  // A note that ends in a colon is about the code it quotes, which a hint does not.
  const isAboutPlace = note?.text.endsWith(':') === true
  const fault = location ? (faultAt(text, location, place, root) ?? missingName(text, location)) : undefined
  return {
    code: 'config',
    severity: 'error',
    ...place,
    ...(fault && 'place' in fault && fault.place),
    message: fault?.message ?? (/[.!?]$/.test(text) ? text : `${text}.`),
    hint: fault?.hint ?? (isAboutPlace ? undefined : note?.text) ?? hintFor(text, location, note),
  }
}

type Location = NonNullable<Message['location']>

/** An import of a name that a file of the author does not export. */
function missingName(text: string, { suggestion }: Location): { readonly message: string; readonly hint: string } | undefined {
  const { file, name } =
    (
      /^No matching export in "(?<file>.+)" for import "(?<name>.+)"$/.exec(text) ??
      /^Import "(?<name>.+)" will always be undefined because the file "(?<file>.+)" has no exports$/.exec(text)
    )?.groups ?? {}
  if (file === undefined || name === undefined) return undefined
  return {
    message: `The file "${file}" exports no "${name}".`,
    hint: suggestion
      ? `Write "${suggestion}", the closest name, or export "${name}" there.`
      : `Export "${name}" there, or correct the name.`,
  }
}

function hintFor(text: string, location: Location | null, note: Message['notes'][number] | undefined): string {
  if (text.startsWith('Could not resolve')) return 'Correct the path of the import.'
  if (text.startsWith('No loader is configured'))
    return 'Only code and JSON are imported: put the file into the static folder and write its address, such as "/img/logo.png".'
  if (
    text === 'Unterminated regular expression' &&
    /\.[cm]?[jt]s$/.test(location?.file ?? '') &&
    location?.lineText.includes('</')
  )
    return `Rename the file to ${basename(location.file).replace(/\.[^.]+$/, '.tsx')} if this is JSX.`
  const correct = 'Correct the code at this place.'
  return note?.location ? `${correct} ${note.text.replace(/(?: here)?:$/, '')} in line ${note.location.line}.` : correct
}

/** What the author's file, which may have been saved since, says of the fault. */
function faultAt(
  text: string,
  location: Location,
  { line, column }: { readonly line: number; readonly column: number },
  root: string,
) {
  // Styles have another syntax.
  if (loaders[extname(location.file)] === undefined) return undefined
  const code = textOf(resolve(root, location.file))
  const lines = code.split('\n', line)
  const own = lines.at(-1) ?? ''
  if (lines.length < line || !location.lineText.endsWith(own.replace(/\r$/, ''))) return undefined
  const start = lines.slice(0, -1).reduce((sum, each) => sum + each.length + 1, 0)
  const fault = syntaxFaultOf(code, start + column - 1, text)
  return fault && { ...fault, place: fault.offset === undefined ? {} : lineTableOf(code).placeOf(fault.offset) }
}

function textOf(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}

/** esbuild counts bytes from 0, and what stands before the author's first line too. */
function columnOf({ column, lineText, file, line }: Location, root: string): number {
  const characters = Buffer.from(lineText).subarray(0, column).toString('utf8').length
  const added = line === 1 ? prefixLengthOf(resolve(root, file), lineText) : 0
  return Math.max(1, characters + 1 - added)
}

import { resolve } from 'node:path'
import { authorTextOf, onlyFenceOf } from '@docgen/model'
import { Converter, type Application, type CommentDisplayPart, type CommentTag, type InlineTagDisplayPart } from 'typedoc'
import type { IncludeAccess, IncludeRefusal } from './include-access.ts'

export type IncludePart = InlineTagDisplayPart & { readonly tag: '@include' | '@includeCode' }

/** Why an include still stands in a comment: its file does not exist, or has no such region or lines, or may not be shown. */
type IncludeFailure = 'file' | 'region' | IncludeRefusal

/** What comments take in from other files. */
export interface Includes {
  /** Absolute paths of the files that were asked for. */
  readonly files: ReadonlySet<string>
  /** `commentFile` is the absolute path of the comment's file. */
  readonly failureOf: (part: IncludePart, commentFile: string | undefined) => IncludeFailure
}

/** TypeDoc fires these for all that can have a comment. */
const creationEvents = [
  Converter.EVENT_CREATE_DECLARATION,
  Converter.EVENT_CREATE_SIGNATURE,
  Converter.EVENT_CREATE_PARAMETER,
  Converter.EVENT_CREATE_TYPE_PARAMETER,
] as const

/** TypeDoc takes them in at priority 0. */
const beforeIncludes = 100_000

class RefusedFile extends Error {
  readonly why: IncludeRefusal

  constructor(why: IncludeRefusal) {
    super('A doc comment may not show this file.')
    this.why = why
  }
}

/**
 * Lets TypeDoc take in each include by itself, and stops it before it reads a file that the comment may not show. Such an include stays as
 * it is written, also where a file that it names asks for the other one.
 */
export function createIncludes(app: Application, refusalOf: IncludeAccess): Includes {
  const files = new Set<string>()
  // By what is written: TypeDoc copies comments, and the parts of them.
  const failures = new Map<string, IncludeFailure>()
  let asking: string | undefined
  // TypeDoc names each file here before it reads it.
  app.watchFile = (file) => {
    if (asking === undefined) return
    files.add(resolve(file))
    const why = refusalOf(resolve(file), asking)
    if (why) throw new RefusedFile(why)
  }
  const plugin = app.converter.includePlugin
  const takeIn = plugin.checkIncludeTagsParts.bind(plugin)
  plugin.checkIncludeTagsParts = (reflection, folder, parts, ...included) => {
    // For the text of a file that a comment includes.
    if (asking !== undefined) return takeIn(reflection, folder, parts, ...included)
    const commentFile = reflection.comment?.sourcePath
    // Nothing of TypeDoc's documents is shown.
    if (commentFile === undefined) return
    for (const part of parts.filter(isInclude)) {
      const taken: CommentDisplayPart[] = [part]
      asking = commentFile
      try {
        takeIn(reflection, folder, taken)
        if (isEmptyCode(part, taken)) failures.set(keyOf(part, commentFile), 'region')
        else parts.splice(parts.indexOf(part), 1, ...taken.map((each) => ({ ...each, text: authorTextOf(each.text) })))
      } catch (error) {
        if (!(error instanceof RefusedFile)) throw error
        failures.set(keyOf(part, commentFile), error.why)
      } finally {
        asking = undefined
      }
    }
  }
  for (const event of creationEvents) {
    app.converter.on(event, (...[, { comment }]) => comment?.blockTags.forEach(unwrapExample), beforeIncludes)
  }
  return { files, failureOf: (part, commentFile) => failures.get(keyOf(part, commentFile)) ?? 'file' }
}

function keyOf({ tag, text }: IncludePart, commentFile: string | undefined): string {
  return JSON.stringify([commentFile, tag, text])
}

/** TypeDoc makes an empty block of a region or lines that the file does not have. */
function isEmptyCode({ tag }: IncludePart, [first]: readonly CommentDisplayPart[]): boolean {
  return tag === '@includeCode' && first?.kind === 'code' && onlyFenceOf(first.text.trim())?.code.trim() === ''
}

export function isInclude(part: CommentDisplayPart): part is IncludePart {
  return part.kind === 'inline-tag' && (part.tag === '@include' || part.tag === '@includeCode')
}

/** TypeDoc takes an example without a fence for code, also one that is an include and nothing else, with or without a title. */
function unwrapExample(tag: CommentTag): void {
  if (tag.tag !== '@example') return
  const [only, ...others] = tag.content
  if (only?.kind !== 'code' || others.length > 0) return
  const fence = onlyFenceOf(only.text)
  if (fence?.info !== 'ts') return
  const match = /^(?:([^{\n]+)\n\s*)?\{(@include(?:Code)?)\s+([^{}]+)\}\s*$/.exec(fence.code)
  const [, title, name, text] = match ?? []
  if (text === undefined) return
  if (title !== undefined) tag.name = title.trim()
  tag.content = [{ kind: 'inline-tag', tag: name === '@include' ? '@include' : '@includeCode', text: text.trim() }]
}

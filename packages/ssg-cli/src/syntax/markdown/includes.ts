import type { Includes, Refusal } from '@docgen/model'

/**
 * The path of an include, if the site may read it: what lies above the site root was loaded only where the config opens it, so that compiling a
 * page needs to know no more than its includes.
 */
export function reachedInclude(includes: Includes, file: string | undefined): string | undefined {
  return file !== undefined && file.startsWith('..') && !Object.hasOwn(includes, file) ? undefined : file
}

/**
 * What there is of a file that a page includes: its text, or why it is not read; `undefined` where there is none. Names such as `constructor`,
 * which every object seems to have, are names like any other.
 */
export function includeAt(includes: Includes, file: string): string | Refusal | undefined {
  return Object.hasOwn(includes, file) ? (includes[file] ?? undefined) : undefined
}

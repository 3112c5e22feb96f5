import type { Includes, Refusal } from '../model/source.ts'

/**
 * What there is of a file that a page includes: its text, or why it is not read; `undefined` where there is none. Names such as `constructor`,
 * which every object seems to have, are names like any other.
 */
export function includeAt(includes: Includes, file: string): string | Refusal | undefined {
  return Object.hasOwn(includes, file) ? (includes[file] ?? undefined) : undefined
}

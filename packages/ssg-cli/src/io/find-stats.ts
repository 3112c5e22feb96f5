import { statSync, type Stats } from 'node:fs'

/** `undefined` also where it cannot be looked at: a file has the place of a folder above it, or a link leads to itself. */
export function findStats(path: string): Stats | undefined {
  try {
    return statSync(path, { throwIfNoEntry: false })
  } catch {
    return undefined
  }
}

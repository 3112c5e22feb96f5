import { existsSync, mkdirSync } from 'node:fs'
import { codeOf } from './open-file.ts'

/**
 * Makes a folder of the cache, or any other, with those above it. Throws where the site of the cache has been moved away or removed while docgen
 * runs: a new folder in its place would be in the way when it comes back.
 */
export function makeFolder(folder: string): void {
  const cache = /^.*[\\/]\.docgen(?=[\\/]|$)/.exec(folder)?.[0]
  if (cache !== undefined && !existsSync(cache)) makeUnlessThere(cache)
  mkdirSync(folder, { recursive: true })
}

function makeUnlessThere(folder: string): void {
  try {
    mkdirSync(folder)
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error
  }
}

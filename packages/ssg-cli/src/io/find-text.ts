import { readFileSync } from 'node:fs'

/** `undefined` for what is not there, or cannot be read. */
export function findText(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return undefined
  }
}

import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { expect } from 'vitest'

/** Compares with what a file holds. `UPDATE_EXPECTED=1` writes the file instead, for the eyes of who changed what it is about. */
export function expectFile(file: string, actual: string): void {
  if (process.env['UPDATE_EXPECTED'] === '1') {
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, actual)
    return
  }
  expect(existsSync(file), `${file} is missing`).toBe(true)
  expect(actual).toBe(readFileSync(file, 'utf8'))
}

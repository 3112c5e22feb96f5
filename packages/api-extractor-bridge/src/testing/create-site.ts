import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

export interface TestSite {
  /** Absolute path of the site root. */
  readonly root: string
  readonly write: (files: Readonly<Record<string, string>>) => void
  readonly remove: () => void
}

/** A site in a temporary folder. Files by their path relative to its root. */
export function createSite(files: Readonly<Record<string, string>>): TestSite {
  const root = realpathSync(mkdtempSync(join(tmpdir(), 'docgen-bridge-')))
  const write = (more: Readonly<Record<string, string>>) => {
    for (const [path, text] of Object.entries(more)) {
      mkdirSync(dirname(join(root, path)), { recursive: true })
      writeFileSync(join(root, path), text)
    }
  }
  write(files)
  return { root, write, remove: () => rmSync(root, { recursive: true, force: true }) }
}

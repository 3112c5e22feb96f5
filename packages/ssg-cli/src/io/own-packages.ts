// Where the running docgen and the packages that came with it lie.
import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { propertyOf } from '@docgen/model'

const ownName = '@docgen/ssg-cli'

/** Absolute path of the package that this module belongs to, bundled or not. */
export const ownRoot: string = findOwnRoot(dirname(fileURLToPath(import.meta.url)))

const requireOwn = createRequire(join(ownRoot, 'package.json'))

export const ownVersion: string = versionOf(join(ownRoot, 'package.json'))

/** Address of the manual, with a `/` at its end; `undefined` where the package names no site of its own as its home page. */
export const manualAddress: string | undefined = /^https:.*\/$/.exec(stringIn(join(ownRoot, 'package.json'), 'homepage'))?.[0]

/** Absolute path of the module that docgen itself would get for `specifier`, or `undefined`. */
export function findOwnModule(specifier: string): string | undefined {
  try {
    return requireOwn.resolve(specifier)
  } catch {
    return undefined
  }
}

/**
 * Hash of the running docgen. The entries name their chunks by content, so that they stand for the whole of it; React, which writes its HTML,
 * is whichever version was installed.
 */
export function identifyDocgen(): Promise<string> {
  return (identity ??= hashOfEntries())
}

/** What runs does not change while it runs. */
let identity: Promise<string> | undefined

async function hashOfEntries(): Promise<string> {
  const hash = createHash('sha256').update(ownVersion)
  for (const entry of ['cli.js', 'compile-worker.js', 'index.js']) {
    const bytes = await readFile(join(ownRoot, 'dist', entry)).catch(() => undefined)
    if (bytes) hash.update(entry).update(bytes)
  }
  for (const name of ['react', 'react-dom']) hash.update(packageVersionOf(findOwnModule(name) ?? ''))
  return hash.digest('hex')
}

/** Version of the package that holds the file, or an empty text. */
export function packageVersionOf(file: string): string {
  for (let folder = dirname(file); folder !== dirname(folder); folder = dirname(folder)) {
    const version = versionOf(join(folder, 'package.json'))
    if (version !== '') return version
  }
  return ''
}

function findOwnRoot(folder: string): string {
  const file = join(folder, 'package.json')
  if (existsSync(file) && stringIn(file, 'name') === ownName) return folder
  const parent = dirname(folder)
  if (parent === folder) throw new Error(`The package.json of ${ownName} is missing beside the program.`)
  return findOwnRoot(parent)
}

function versionOf(file: string): string {
  return existsSync(file) ? stringIn(file, 'version') : ''
}

function stringIn(file: string, key: string): string {
  try {
    const json: unknown = JSON.parse(readFileSync(file, 'utf8'))
    const value = propertyOf(json, key)
    return typeof value === 'string' ? value : ''
  } catch {
    return ''
  }
}

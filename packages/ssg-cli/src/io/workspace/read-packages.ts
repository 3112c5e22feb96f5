// In: patterns of folders. Out: the packages in such folders, with what tells whether a reference can document them.
import { existsSync } from 'node:fs'
import { readFile, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { jsonOf } from '../../syntax/data/json-of.ts'
import type { PackageFacts } from '../../workspace/package-facts.ts'

/** Packages of tests are no part of the family, whatever a pattern such as `packages/**` says. */
const ignored = ['**/node_modules/**', '**/{fixtures,__fixtures__,__tests__}/**']

/** Folders with a package.json, or with a file that a pattern names itself, relative to the root. Those behind `!` are left out. */
export async function foldersMeantBy(patterns: readonly string[], root: string): Promise<readonly string[]> {
  const toManifest = (pattern: string): string =>
    pattern.endsWith('project.json') ? pattern : `${pattern.replace(/^\.\//, '').replace(/\/+$/, '')}/package.json`
  const { default: fastGlob } = await import('fast-glob')
  const files = await fastGlob(patterns.filter((pattern) => !pattern.startsWith('!')).map(toManifest), {
    cwd: root,
    ignore: [...ignored, ...patterns.flatMap((pattern) => (pattern.startsWith('!') ? [toManifest(pattern.slice(1))] : []))],
    followSymbolicLinks: false,
  })
  return files.map((file) => file.slice(0, file.lastIndexOf('/')) || '.')
}

export async function readFolders(root: string, folders: ReadonlySet<string>): Promise<readonly PackageFacts[]> {
  const read = await Promise.all([...folders].map((folder) => readPackage(root, folder)))
  return read.filter((facts) => facts !== undefined)
}

/** `undefined` where there is no package.json: not all that Nx calls a project is one. */
async function readPackage(root: string, folder: string): Promise<PackageFacts | undefined> {
  const text = await textOf(join(root, folder, 'package.json'))
  if (text === undefined) return undefined
  const [names, sources] = await Promise.all([namesIn(join(root, folder)), namesIn(join(root, folder, 'src'))])
  return { folder, manifest: jsonOf(text), names: [...names, ...sources.map((name) => `src/${name}`)] }
}

export async function textOf(file: string): Promise<string | undefined> {
  return readFile(file, 'utf8').catch(() => undefined)
}

/** A link that leads nowhere is no file: a config that names it would fail. */
export async function namesIn(folder: string): Promise<readonly string[]> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => [])
  return entries
    .filter((entry) => !entry.isSymbolicLink() || existsSync(join(folder, entry.name)))
    .map(({ name }) => name)
    .sort()
}

// Packages that another tool documents with TypeDoc, as apiReference() names them.
import { jsonOf } from '../../syntax/data/json-of.ts'
import { folderOfFile, joinPath } from './paths.ts'
import type { ProjectFiles } from './site.ts'
import { at, flagIn, textIn } from './values.ts'

/** A folder without a name of its own says which segment its routes have. */
export function packageAt(folder: string, path: string, files: ProjectFiles): { readonly folder: string; readonly dir?: string } {
  if (/[^./]/.test(path.split('/').at(-1) ?? '')) return { folder: path }
  const name = textIn(jsonOf(files.read(joinPath(folder, 'package.json'))), 'name')
  return { folder: path, dir: name?.split('/').at(-1) ?? 'package' }
}

/** Whether something imports the package: docgen documents what it exports. */
export function hasEntry(folder: string, files: ProjectFiles): boolean {
  const manifest = jsonOf(files.read(joinPath(folder, 'package.json')))
  const isNamed = ['exports', 'main', 'module', 'types', 'typings'].some((key) => at(manifest, key) !== undefined)
  return isNamed || usualEntries.some((path) => files.read(joinPath(folder, path)) !== undefined)
}

const usualEntries = ['index.d.ts', 'index.ts', 'src/index.ts', 'src/index.tsx']

/** Options that apiReference() has too, where they are not what it does by default. */
export function keptOptions(options: unknown): Readonly<Record<string, boolean | undefined>> {
  return {
    readme: textIn(options, 'readme') === 'none' ? false : undefined,
    excludePrivate: keptFlag(options, 'excludePrivate', true),
    excludeProtected: keptFlag(options, 'excludeProtected', false),
    excludeInternal: keptFlag(options, 'excludeInternal', true),
    excludeExternals: keptFlag(options, 'excludeExternals', false),
    excludeNotDocumented: keptFlag(options, 'excludeNotDocumented', false),
  }
}

/** Only what differs from docgen's default. */
function keptFlag(options: unknown, key: string, byDefault: boolean): boolean | undefined {
  const value = flagIn(options, key)
  return value === undefined || value === byDefault ? undefined : value
}

/** The folder with the nearest package.json. */
export function folderOfPackage(entry: string, files: ProjectFiles): string {
  for (let folder = folderOfFile(joinPath(entry)); folder !== ''; folder = folderOfFile(folder)) {
    if (files.read(`${folder}/package.json`) !== undefined) return folder
  }
  return '.'
}

import { dirname, join } from 'node:path'
import { isFile } from './read-file.ts'

/** The folder of an installed package, as Node finds it. */
export function findInstalled(from: string, name: string): string | undefined {
  return placesOf(from, name).find((folder) => isFile(join(folder, 'package.json')))
}

/** Where Node looks for a package: in `node_modules` of the folder, then of each folder above it. */
export function placesOf(from: string, name: string): readonly string[] {
  const above = from === dirname(from) ? [] : placesOf(dirname(from), name)
  return [join(from, 'node_modules', name), ...above]
}

/** `@scope/name` of `@scope/name/lib/file`; `undefined` for a relative specifier. */
export function packageNameOf(specifier: string): string | undefined {
  return /^(@[^/]+\/[^/]+|[^./@][^/]*)/.exec(specifier)?.[1]
}

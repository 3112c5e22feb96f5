import { dirname, join } from 'node:path'
import { isFile } from './read-file.ts'

/** The folder of an installed package, as Node finds it: `node_modules` of the folder, then of each folder above it. */
export function findInstalled(from: string, name: string): string | undefined {
  for (let folder = from; ; folder = dirname(folder)) {
    const candidate = join(folder, 'node_modules', name)
    if (isFile(join(candidate, 'package.json'))) return candidate
    if (folder === dirname(folder)) return undefined
  }
}

/** `@scope/name` of `@scope/name/lib/file`; `undefined` for a relative specifier. */
export function packageNameOf(specifier: string): string | undefined {
  return /^(@[^/]+\/[^/]+|[^./@][^/]*)/.exec(specifier)?.[1]
}

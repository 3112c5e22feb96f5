import { realpathSync } from 'node:fs'
import { basename, dirname, isAbsolute, join, relative, sep } from 'node:path'
import { secretNameIn } from '@docgen/model'
import { slashed } from '../package-of-file.ts'

/** `file` is relative to the file of the comment. */
export type IncludeRefusal =
  /** `installed` is the package whose comment asks, where npm installed it. */
  | { readonly refusal: 'outside'; readonly file: string; readonly installed: string | undefined }
  /** `name` is the segment of the path that says so. */
  | { readonly refusal: 'secret'; readonly file: string; readonly name: string }

/** Why a doc comment may not show a file, if it may not. Both are absolute paths. */
export type IncludeAccess = (file: string, commentFile: string) => IncludeRefusal | undefined

interface Input {
  /** Absolute, as the next ones. */
  readonly root: string
  readonly packages: readonly { readonly realFolder: string }[]
}

/**
 * Authors may show what lies in their site and their packages. An installed package may show its own files alone, since a stranger wrote it.
 * Real paths decide, so that no link leads out.
 */
export function createIncludeAccess({ root, packages }: Input): IncludeAccess {
  const ownFolders = [realPathOf(root), ...packages.map(({ realFolder }) => realFolder)]
  return (file, commentFile) => {
    const installed = installedPackageOf(realPathOf(commentFile))
    const folders = installed ? [installed.folder] : ownFolders
    const shown = slashed(relative(dirname(commentFile), file))
    const [path] = folders.flatMap((folder) => pathBelow(folder, realPathOf(file)) ?? [])
    const segments = path?.split('/') ?? []
    if (path === undefined || (installed && segments.includes('node_modules')))
      return { refusal: 'outside', file: shown, installed: installed?.name }
    const name = secretNameIn(path) ?? (installed && segments.find((segment) => segment.startsWith('.')))
    return name === undefined ? undefined : { refusal: 'secret', file: shown, name }
  }
}

function installedPackageOf(path: string): { readonly folder: string; readonly name: string } | undefined {
  const [, folder, name] = /^(.*[\\/]node_modules[\\/]((?:@[^\\/]+[\\/])?[^\\/]+))[\\/]/.exec(path) ?? []
  return folder === undefined || name === undefined ? undefined : { folder, name: slashed(name) }
}

/** Of a file that does not exist, that of the folder in which it would be. */
function realPathOf(path: string): string {
  try {
    return realpathSync(path)
  } catch {
    return dirname(path) === path ? path : join(realPathOf(dirname(path)), basename(path))
  }
}

function pathBelow(folder: string, path: string): string | undefined {
  const way = relative(folder, path)
  return way === '..' || way.startsWith(`..${sep}`) || isAbsolute(way) ? undefined : slashed(way)
}

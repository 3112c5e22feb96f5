import path, { type PlatformPath } from 'node:path'

/** Relative to the root, with `/` separators. `paths` are those of the system. */
export function siteFileOf(file: string, root: string, paths: PlatformPath = path): string {
  return paths.relative(root, file).split(paths.sep).join('/')
}

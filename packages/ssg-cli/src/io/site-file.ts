import { relative, sep } from 'node:path'

/** Relative to the root, with `/` separators. */
export function siteFileOf(path: string, root: string): string {
  return relative(root, path).split(sep).join('/')
}

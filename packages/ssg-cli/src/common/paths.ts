import type { SiteConfig } from '@docgen/model'

/** Decoded once; `undefined` when the percent-encoding is invalid. */
export function decodeHref(text: string): string | undefined {
  if (!text.includes('%')) return text
  try {
    return decodeURIComponent(text)
  } catch {
    return undefined
  }
}

/** The path of an address. As `encodeURI`, and for `c#.md`: what would end a path is a part of a name. */
export function encodePath(path: string): string {
  // Nearly every path of a site is, and to look is a tenth of the work.
  if (/^[\w./-]*$/.test(path)) return path
  return encodeURI(path).replace(/[?#]/g, encodeURIComponent)
}

/**
 * `a/b/../c` and `./` told from `folder` (no slash at either end); `undefined` when it leads to more than `above` folders above the root. Of what
 * lies above, the path begins with `..`.
 */
export function joinPath(folder: string, path: string, above = 0): string | undefined {
  const segments = folder === '' ? [] : folder.split('/')
  for (const segment of path.split('/')) {
    if (segment === '' || segment === '.') continue
    const last = segments.at(-1)
    if (segment !== '..' || last === undefined || last === '..') segments.push(segment)
    else segments.pop()
  }
  return segments.filter((segment) => segment === '..').length > above ? undefined : segments.join('/')
}

/** How many folders above the site root `files.allow` opens as a whole: 1 for `..`, 2 for `../..`. */
export function foldersAbove(allow: readonly string[]): number {
  return Math.max(0, ...allow.map((folder) => (/^\.\.(?:\/\.\.)*$/.test(folder) ? folder.split('/').length : 0)))
}

/** The root of the repository from the site root: `../..`, empty for the site root itself. */
export function repositoryFolderOf({ repository, files }: Pick<SiteConfig, 'repository' | 'files'>): string {
  const folders = repository?.directory?.split('/').filter((segment) => segment !== '' && segment !== '.')
  return Array.from({ length: folders?.length ?? foldersAbove(files.allow) }, () => '..').join('/')
}

/** `a/b/c.html` → `a`, `a/b`. */
export function foldersAboveFile(file: string): readonly string[] {
  const folders: string[] = []
  for (let slash = file.indexOf('/'); slash >= 0; slash = file.indexOf('/', slash + 1)) folders.push(file.slice(0, slash))
  return folders
}

/** The folder of a file, empty for one at the root. */
export function folderOf(file: string): string {
  return file.slice(0, Math.max(0, file.lastIndexOf('/')))
}

/** Whether a file came with an installed package: the author of the site cannot change it. */
export function isInstalledFile(file: string): boolean {
  return file.split('/').includes('node_modules')
}

/** As routes end. What a page, a redirect or an address has for its path may end without. */
export function withEndSlash(path: string): string {
  return path.endsWith('/') ? path : `${path}/`
}

/**
 * Paths of the output whose names change with their bytes, so that browsers never need to ask for them again: the source of a regular expression,
 * for hosts too. Other files of `assets/` may be the author's.
 */
export const namedByContent = 'assets/(search/|[^/]+-[0-9a-f]{8}\\.)'

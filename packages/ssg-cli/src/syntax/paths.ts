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

/** `a/b/../c` and `./` told from `folder` (no slash at either end); `undefined` when it leaves the root. */
export function joinPath(folder: string, path: string): string | undefined {
  const segments = folder === '' ? [] : folder.split('/')
  for (const segment of path.split('/')) {
    if (segment === '' || segment === '.') continue
    if (segment !== '..') segments.push(segment)
    else if (segments.pop() === undefined) return undefined
  }
  return segments.join('/')
}

export function folderOf(file: string): string {
  return file.slice(0, Math.max(0, file.lastIndexOf('/')))
}

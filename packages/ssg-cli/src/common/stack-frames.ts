// In: the stack of an error. Out: the files that its lines name, in their order, as absolute paths with `/` separators.

interface StackFrame {
  readonly path: string
  readonly line: number
  readonly column: number
}

/** Lines without a file (`at Promise.all (index 0)`) and lines of Node itself are left out. */
export function framesOf(stack: string): readonly StackFrame[] {
  return stack.split('\n').flatMap((text) => {
    const [, inBrackets, bare = ''] = /^\s*at (?:.*? \((.+:\d+:\d+)\)|(?:async )?(.+:\d+:\d+))$/.exec(text) ?? []
    const [, place = '', line, column] = /^(.+):(\d+):(\d+)$/.exec(inBrackets ?? bare) ?? []
    const path = pathOf(place)
    return path === undefined ? [] : [{ path, line: Number(line), column: Number(column) }]
  })
}

/** Modules have a URL, which may end with a query; code behind a source map has a path. */
function pathOf(place: string): string | undefined {
  if (/^\/|^[a-z]:[\\/]|^\\\\/i.test(place)) return normalizedPath(place)
  if (!place.startsWith('file:') || !URL.canParse(place)) return undefined
  const { host, pathname } = new URL(place)
  return normalizedPath(`${host === '' ? '' : `//${host}`}${decoded(pathname).replace(/^\/(?=[a-z]:)/i, '')}`)
}

function decoded(pathname: string): string {
  try {
    return decodeURIComponent(pathname)
  } catch {
    return pathname
  }
}

/** Of Windows: with `/` separators and an upper-case drive, which programs write in either case. A backslash is a part of other systems' names. */
export function normalizedPath(path: string): string {
  if (path.startsWith('\\\\')) return path.replaceAll('\\', '/')
  return /^[a-z]:[\\/]/i.test(path) ? path.charAt(0).toUpperCase() + path.slice(1).replaceAll('\\', '/') : path
}

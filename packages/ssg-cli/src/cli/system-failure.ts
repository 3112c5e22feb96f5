import { pathForUser } from './open-site.ts'

/** What the system refused, in words; `undefined` for errors of another kind. */
export function describeSystemFailure(
  error: unknown,
  cwd: string,
): { readonly message: string; readonly hint: string } | undefined {
  const { code, path, hostname, address } = partsOf(error)
  const host = address ?? hostname
  if (code === 'ENOTFOUND' || code === 'EADDRNOTAVAIL') {
    return {
      message: `This machine has no address "${host ?? ''}" to listen on.`,
      hint: 'Leave --host out, or write 0.0.0.0 for all addresses.',
    }
  }
  if (code === 'EADDRINUSE')
    return { message: 'The port is taken, and so are those after it.', hint: 'Name another one with --port.' }
  if (code === 'ENOSPC')
    return { message: 'The disk is full.', hint: 'Make room; "docgen clean" removes the built site and the cache.' }
  if (path === undefined) return undefined
  const shown = pathForUser(path, cwd)
  switch (code) {
    case 'EACCES':
    case 'EPERM':
      return {
        message: `"${shown}" may not be read or written by this user.`,
        hint: 'Change the permissions of the file or of its folder.',
      }
    case 'EROFS':
      return { message: `"${shown}" lies on a disk that cannot be written to.`, hint: 'Name another folder with --out-dir.' }
    case 'ENOTDIR':
    case 'EEXIST':
      return {
        message: `"${shown}" cannot be a folder: a file of this name, or of one above it, is there.`,
        hint: 'Move that file away.',
      }
    default:
      return undefined
  }
}

interface SystemParts {
  readonly code?: string
  readonly path?: string
  readonly hostname?: string
  readonly address?: string
}

function partsOf(error: unknown): SystemParts {
  if (!(error instanceof Error)) return {}
  const text = (key: string): string | undefined => {
    const value: unknown = Reflect.get(error, key)
    return typeof value === 'string' ? value : undefined
  }
  const [code, path, hostname, address] = ['code', 'path', 'hostname', 'address'].map(text)
  return { ...(code && { code }), ...(path && { path }), ...(hostname && { hostname }), ...(address && { address }) }
}

import { toSentError } from '../io/threads/sent-error.ts'
import { cacheFolderName } from '../io/cache-folder.ts'
import { pathForUser } from './open-site.ts'

interface Words {
  readonly message: string
  readonly hint: string
}

/** What the system refused, in words; `undefined` for errors of another kind. */
export function describeSystemFailure(error: unknown, cwd: string): Words | undefined {
  const { code, path } = toSentError(error)
  if (code === undefined) return undefined
  const { hostname, address, port } = hostOf(error)
  if (code === 'EACCES' && port !== undefined) {
    return { message: `This user may not listen on port ${port}.`, hint: 'Name one above 1023 with --port.' }
  }
  const whole = ofMachine(code, address ?? hostname ?? '')
  if (code !== 'ENOSPC' && whole) return whole
  if (path !== undefined) {
    const words = ofFile[code]?.(`"${pathForUser(path, cwd)}"`)
    return words && isOfCache(path) ? { ...words, hint: `${cacheHints[code] ?? words.hint} ${withoutCacheHint}` } : words
  }
  // The writing of bytes does not know into which file.
  return whole ?? (code === 'EDQUOT' || code === 'EFBIG' || code === 'EIO' ? ofFile[code]?.('A file') : undefined)
}

/** A site is built without its cache too, only slower. */
function isOfCache(path: string): boolean {
  return path.split(/[\\/]/).includes(cacheFolderName)
}

const writingHint = 'Let docgen write there.'
/** Where others fit than those of any file. */
const cacheHints: Readonly<Record<string, string>> = {
  EACCES: writingHint,
  EPERM: writingHint,
  EROFS: writingHint,
  ENOENT: `Run again if another program removed it. If "${cacheFolderName}" is a link, make the folder that it leads to.`,
}
const withoutCacheHint = 'Or run "docgen build" or "docgen check" with --no-cache, which does without.'

function ofMachine(code: string, host: string): Words | undefined {
  switch (code) {
    case 'ENOTFOUND':
    case 'EADDRNOTAVAIL':
      return {
        message: `This machine has no address "${host}" to listen on.`,
        hint: 'Leave --host out, or write 0.0.0.0 for all addresses.',
      }
    case 'EADDRINUSE':
      return { message: 'The port is taken, and so are those after it.', hint: 'Name another one with --port.' }
    case 'EMFILE':
    case 'ENFILE':
      return {
        message: 'Too many files are open at once.',
        hint: 'Raise the limit with "ulimit -n 4096", or close other programs.',
      }
    case 'EAGAIN':
    case 'ERR_WORKER_INIT_FAILED':
      return { message: 'The system cannot start more threads or processes.', hint: 'Close other programs, and run again.' }
    case 'ENOMEM':
      return { message: 'The machine has no memory left.', hint: 'Close other programs, and run again.' }
    case 'ERR_FS_FILE_TOO_LARGE':
      return {
        message: 'A file is larger than 2 GiB, too large to be read at once.',
        hint: 'Move it to the static folder, whose files are only copied.',
      }
    case 'ENOSPC':
      return { message: 'The disk is full.', hint: roomHint }
    default:
      return undefined
  }
}

const roomHint = 'Make room; "docgen clean" removes the built site and the cache.'
const permissionHint = 'Change the permissions of the file or of its folder.'
const againHint = 'Close what uses it, and run again.'

/** By code of the error; `file` is in quotes. */
const ofFile: Readonly<Record<string, (file: string) => Words>> = {
  ENOSPC: (file) => ({ message: `The disk is full: ${file} cannot be written.`, hint: roomHint }),
  EDQUOT: (file) => ({ message: `${file} cannot be written: this user has no room left on the disk.`, hint: roomHint }),
  EFBIG: (file) => ({ message: `${file} is larger than this disk allows.`, hint: 'Remove it, or serve it from elsewhere.' }),
  EACCES: (file) => ({ message: `This user has no permission to read or write ${file}.`, hint: permissionHint }),
  EPERM: (file) => ({ message: `This user has no permission to read or write ${file}.`, hint: permissionHint }),
  EROFS: (file) => ({
    message: `${file} is on a disk that cannot be written to.`,
    hint: 'Name another folder with --out-dir.',
  }),
  ENOTDIR: notAFolder,
  EEXIST: notAFolder,
  EISDIR: (file) => ({ message: `${file} is a folder, where a file belongs.`, hint: 'Move that folder away.' }),
  ENOTEMPTY: (file) => ({ message: `The folder ${file} was filled by another program in the meantime.`, hint: againHint }),
  EBUSY: (file) => ({ message: `${file} is in use by another program.`, hint: againHint }),
  ETXTBSY: (file) => ({ message: `${file} is in use by another program.`, hint: againHint }),
  ENAMETOOLONG: (file) => ({
    message: `The path ${file} is longer than the system allows.`,
    hint: 'Shorten the names in it, or move the site to a folder with a shorter path.',
  }),
  ELOOP: (file) => ({ message: `${file} is a symbolic link that leads back to itself.`, hint: 'Remove it.' }),
  EXDEV: (file) => ({
    message: `${file} cannot be moved to another disk.`,
    hint: 'Name an output folder on the disk of the site with --out-dir.',
  }),
  EIO: (file) => ({ message: `${file} cannot be read or written: the disk reports an error.`, hint: 'Check the disk.' }),
  ENOENT: (file) => ({
    message: `${file} is missing.`,
    hint: 'Run again if another program removed it; --debug shows what needs it.',
  }),
}

function notAFolder(file: string): Words {
  return {
    message: `${file} cannot be a folder: a file with its name, or with the name of a folder above it, already exists.`,
    hint: 'Move that file away.',
  }
}

function hostOf(error: unknown): { readonly hostname?: string; readonly address?: string; readonly port?: number } {
  if (!(error instanceof Error)) return {}
  const textOf = (key: string): string | undefined => {
    const value: unknown = Reflect.get(error, key)
    return typeof value === 'string' ? value : undefined
  }
  const [hostname, address] = ['hostname', 'address'].map(textOf)
  const port: unknown = Reflect.get(error, 'port')
  return { ...(hostname && { hostname }), ...(address && { address }), ...(typeof port === 'number' && { port }) }
}

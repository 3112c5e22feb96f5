declare const outputPath: unique symbol

/**
 * Path of a file in the output folder: relative, `/` separators, below the folder on every system. `toOutputPath` makes them all, so that
 * no name that an author, a package or a plugin chose is opened before it was looked at.
 */
export type OutputPath = string & { readonly [outputPath]: true }

/** Why no file of the output may have a path. */
export interface PathRefusal {
  /** The part of the path that is at fault; the whole path when it is too long. */
  readonly segment: string
  /** Completes "It cannot be a path of the site: …". */
  readonly reason: string
}

/** Bytes of a segment: file systems take 255, of which a suffix for compressed or temporary files needs some. */
export const mostBytesOfSegment = 240
/** Bytes of a whole path: macOS takes 1,024, the output folder's own path included. */
const mostBytesOfPath = 800

/** The path, or why it is refused. */
export function toOutputPath(path: string): OutputPath | PathRefusal {
  // As `path as OutputPath` below: of such a path no check would say anything.
  if (path.length <= mostBytesOfSegment && plainPath.test(path)) return path as OutputPath
  let isFirst = true
  for (const segment of path.split('/')) {
    const reason = isPlain(segment) ? undefined : reasonAgainst(segment, isFirst)
    if (reason !== undefined) return { segment, reason }
    isFirst = false
  }
  // A unit of UTF-16 has three bytes at the most, so of nearly every path they need not be counted.
  const size = path.length * 3 > mostBytesOfPath ? bytesOf(path) : 0
  if (size > mostBytesOfPath)
    return { segment: path, reason: `it has ${size} bytes, and a path may have at most ${mostBytesOfPath}` }
  // The only place that makes one: the checks above are what the type stands for.
  return path as OutputPath
}

export function isRefused(path: OutputPath | PathRefusal): path is PathRefusal {
  return typeof path !== 'string'
}

/** For names that docgen itself chooses. Throws where such a name is refused, which is a bug and no mistake of the author. */
export function outputPathOf(path: string): OutputPath {
  const made = toOutputPath(path)
  if (isRefused(made)) throw new Error(`${shownPath(path)} cannot be a path of the site: ${made.reason}.`)
  return made
}

/** A route path (`/docs/a/`) as the output has it: `docs/a/index.html`, or `docs/a.html` where addresses have no slash at their end. */
export function fileOfRoute(path: string, config: RouteConfig): OutputPath | PathRefusal {
  // The address has the name without the file's ending, which would make `/docs/..` a file like any other.
  const folder = path === '/' ? undefined : toOutputPath(path.slice(1, -1))
  return folder !== undefined && isRefused(folder) ? folder : toOutputPath(fileNameOf(path, config))
}

/** Of a route of the graph, which holds none that is refused. */
export function outputPathOfRoute(path: string, config: RouteConfig): OutputPath {
  return outputPathOf(fileNameOf(path, config))
}

interface RouteConfig {
  readonly trailingSlash: boolean
}

function fileNameOf(path: string, { trailingSlash }: RouteConfig): string {
  return trailingSlash || path === '/' ? `${path.slice(1)}index.html` : `${path.slice(1, -1)}.html`
}

/**
 * The file beside a page that has the whole of it: `api/Hono/whole-page.html` for `api/Hono/index.html` and `api/Hono.html`. No declaration has
 * such a name.
 */
export function wholeFileOf(file: OutputPath): OutputPath | PathRefusal {
  return besideOf(file, 'whole-page.html')
}

/** The file beside a page that has what an editor says of the names in its samples: `docs/install/code-types.json`. */
export function codeTypesFileOf(file: OutputPath): OutputPath | PathRefusal {
  return besideOf(file, 'code-types.json')
}

function besideOf(file: OutputPath, name: string): OutputPath | PathRefusal {
  return toOutputPath(file.replace(/(?:(^|\/)index)?\.html$/, (_, slash: string | undefined) => `${slash ?? '/'}${name}`))
}

/** Whether pages can stand under a route path, with or without a slash at its end. */
export function isRouteFolder(path: string): boolean {
  return !isRefused(toOutputPath([...path.split('/').filter(Boolean), 'index.html'].join('/')))
}

/** `static/img/a.svg` of the folder `static` → `img/a.svg`. */
export function pathInStatic(file: string, staticDir: string): string {
  return staticDir === '.' ? file : file.slice(staticDir.length + 1)
}

/** Two paths with equal keys are one file on some disks, which ignore letter case and how accents are encoded. */
export function diskKeyOf(path: string): string {
  return (/[^\x00-\x7f]/.test(path) ? path.normalize('NFC') : path).toLowerCase()
}

/** A segment that the output may have, as near to `name` as can be: for names that come from code, which nobody can change for us. */
export function portableSegment(name: string, mostBytes = mostBytesOfSegment): string {
  const plain = cutToBytes(name.replace(unusual, '-'), mostBytes).replace(/[. ]+$/, '-') || '-'
  return reservedOnWindows.test(plain) || isKept(plain, false) ? cutToBytes(plain.replace(/^\.*[^.]*/, '$&-1'), mostBytes) : plain
}

// Windows has no such names, with whatever ending: https://learn.microsoft.com/windows/win32/fileio/naming-a-file
const reservedOnWindows = /^(?:con|prn|aux|nul|conin\$|conout\$|(?:com|lpt)[\d¹²³]) *(?:\.|$)/i
const notOnWindows = /[<>:"|?*]/
const control = /\p{Cc}/u
/** What a name that is no UTF-8 is read as, and halves of characters, which no name can be written with. */
const notUtf8 = /[\ufffd\p{Cs}]/u
const unusual = /[\p{Cc}\ufffd\p{Cs}<>:"|?*\\/]/gu

/** Nearly all paths are: of letters, digits, `_`, `-` and dots within, and no segment that Windows reserves. */
const plainPath = /^(?:(?!(?:con|prn|aux|nul|com\d|lpt\d)(?:[./]|$))\w(?:[\w.-]*[\w-])?(?:\/(?!$)|$))+$/i

/** Most names are, and need no other check. */
function isPlain(segment: string): boolean {
  return segment.length <= 80 && /^\w(?:[\w.-]*[\w-])?$/.test(segment) && !reservedOnWindows.test(segment)
}

function reasonAgainst(segment: string, isFirst: boolean): string | undefined {
  const name = shownPath(segment)
  if (segment === '') return 'it has an empty segment'
  if (segment === '.' || segment === '..') return `${name} leads to another folder`
  if (segment.includes('\\')) return `${name} holds a backslash, which Windows takes for a "/"`
  if (control.test(segment)) return `${name} holds a control character`
  if (notUtf8.test(segment)) return `${name} is not valid UTF-8`
  const [sign] = notOnWindows.exec(segment) ?? []
  if (sign !== undefined)
    return `${name} holds ${sign === '"' ? 'a quotation mark' : `"${sign}"`}, which Windows allows in no name`
  if (reservedOnWindows.test(segment)) return `${name} is a reserved name on Windows`
  if (/[. ]$/.test(segment)) return `${name} ends with a ${segment.endsWith('.') ? 'dot' : 'space'}, which Windows drops`
  if (isKept(segment, isFirst)) return `the name ${name} is reserved`
  const size = bytesOf(segment)
  return size > mostBytesOfSegment ? `${name} has ${size} bytes, and a name may have at most ${mostBytesOfSegment}` : undefined
}

/** The state of docgen at the top of the output folder, and of git anywhere: the folder may be a checkout. */
function isKept(segment: string, isFirst: boolean): boolean {
  return /^(?:\.git|git~1)$/i.test(segment) || (isFirst && /^\.docgen/i.test(segment))
}

/** In quotes, for messages: short, and with no character that a terminal acts on. */
export function shownPath(text: string): string {
  const shown = text.length > 60 ? `${text.slice(0, 57)}…` : text
  return `"${shown.replace(/\p{Cc}/gu, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`)}"`
}

const encoder = /* @__PURE__ */ new TextEncoder()

function bytesOf(text: string): number {
  return encoder.encode(text).length
}

function cutToBytes(text: string, most: number): string {
  if (bytesOf(text) <= most) return text
  let cut = ''
  let size = 0
  for (const character of text) {
    size += bytesOf(character)
    if (size > most) return cut
    cut += character
  }
  return cut
}

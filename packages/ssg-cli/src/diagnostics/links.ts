import { findNearest, fixOf, type Diagnostic, type SourceRange } from '@docgen/model'

/** Nothing lies at or below a path of a part. */
export function partWithoutPages(at: SourceRange, part: string, path: string, nearest: string | undefined): Diagnostic {
  return {
    code: 'broken-link',
    severity: 'error',
    ...at,
    message: `The part "${part}" has the path "${path}", but there is no page at or below it.`,
    hint: nearest ? `Write "${nearest}", the closest page.` : 'Correct the path, or remove it.',
    ...fixOf(path, nearest),
  }
}

interface BrokenLink {
  /** Has the name or the title that was written, if nothing is surely meant. */
  readonly similar?: string | undefined
  /** What may be written without a look at it. By default `nearest`, with the query and the fragment of the link. */
  readonly instead?: string | undefined
}

/** `nearest` is surely meant. */
export function brokenLink(
  at: SourceRange,
  href: string,
  nearest: string | undefined,
  { similar, ...given }: BrokenLink = {},
): Diagnostic {
  const otherwise =
    similar === undefined ? 'Correct the path, or add the page.' : `Write "${similar}" if you mean that page, or add the page.`
  return {
    code: 'broken-link',
    severity: 'error',
    ...at,
    message: `The link "${href}" does not match any page.`,
    hint: nearest ? `Write "${nearest}", the closest page.` : otherwise,
    ...fixOf(href, 'instead' in given ? given.instead : nearest && nearest + partsBehindPath(href)),
  }
}

/** Query and fragment: `?tab=npm#install`. */
function partsBehindPath(href: string): string {
  return /[?#].*$/.exec(href)?.[0] ?? ''
}

/** `github.com/acme/acme`: browsers read it as a path too. `address` is what was meant. */
export function addressWithoutScheme(at: SourceRange, href: string, address: string): Diagnostic {
  const { message } = brokenLink(at, href, undefined)
  const hint = `Write "${address}": without a scheme, it is a path.`
  return { code: 'broken-link', severity: 'error', ...at, message, hint, ...fixOf(href, address) }
}

/** An address of the web that no browser can open: it has no host, or no port can have its number. `address` is what was surely meant. */
export function invalidAddress(at: SourceRange, href: string, address: string | undefined): Diagnostic {
  return {
    code: 'broken-link',
    severity: 'error',
    ...at,
    message: `The link "${href}" is not a valid web address.`,
    hint: `Write ${address === undefined ? 'an address such as "https://www.example.com/page"' : `"${address}"`}.`,
    ...fixOf(href, address),
  }
}

/** `[label](my page.md)`, of which Markdown makes no link. */
export function linkAsText(at: SourceRange, written: string): Diagnostic {
  return {
    code: 'broken-link',
    severity: 'error',
    ...at,
    message: `The link "${written}" is shown as text, because its address or its title ends too early.`,
    hint: 'Write "%20" for a space in the address, and put the title between quotes.',
  }
}

/** `text` with its brackets. */
export function spacedLink(at: SourceRange, text: string, address: string): Diagnostic {
  return {
    code: 'broken-link',
    severity: 'error',
    ...at,
    message: `The link "${text} (${address})" is shown as text, because a space is between its text and its address.`,
    hint: `Write "${text}(${address})".`,
  }
}

export function openLink(at: SourceRange, written: string): Diagnostic {
  return {
    code: 'broken-link',
    severity: 'error',
    ...at,
    message: `The link "${written.trim()}" is shown as text, because its address never ends.`,
    hint: 'Add the missing ")".',
  }
}

export function linkWithoutAddress(at: SourceRange, written: string): Diagnostic {
  return {
    code: 'broken-link',
    severity: 'error',
    ...at,
    message: `The link "${written}" has no address, so it leads to its own page.`,
    hint: 'Write its address between the parentheses.',
  }
}

/** The page that holds the link has a heading of that name. */
export function anchorWithoutSign(at: SourceRange, href: string, anchor: string): Diagnostic {
  const { message } = brokenLink(at, href, undefined)
  return {
    code: 'broken-link',
    severity: 'error',
    ...at,
    message,
    hint: `Write "#${anchor}", a heading of this page.`,
    ...fixOf(href, `#${anchor}`),
  }
}

/** The page is there, but it is a draft. */
export function linkToDraft(at: SourceRange, href: string): Diagnostic {
  return {
    code: 'broken-link',
    severity: 'error',
    ...at,
    message: `The link "${href}" leads to a draft, which is not part of the site.`,
    hint: 'Remove "draft: true" from that page, or remove the link until the page is published.',
  }
}

/** What would be the page is MDX. `file` is relative to the site root. */
export function linkToMdx(at: SourceRange, href: string, file: string): Diagnostic {
  return {
    code: 'broken-link',
    severity: 'error',
    ...at,
    message: `The link "${href}" leads to ${file}, which is not part of the site: docgen does not support MDX.`,
    hint: 'Rename that file to ".md" and write its components as directives, or remove the link.',
  }
}

/** Pages lie below it, and it has none of its own. `page` is one of them, in the form of the link. */
export function linkToFolder(at: SourceRange, href: string, page: string): Diagnostic {
  return {
    code: 'broken-link',
    severity: 'error',
    ...at,
    message: `The link "${href}" leads to a folder that has no index page.`,
    hint: `Link to one of its pages, such as "${page}", or add an index.md to the folder.`,
  }
}

interface AnchorsOfPage {
  /** The page, as its path. */
  readonly page: string
  /** Is surely meant. */
  readonly nearest: string | undefined
  /** Has the same name as a part of it, if nothing is surely meant. */
  readonly similar?: string | undefined
  /** Those of a page that docgen makes, where no author can add one. */
  readonly given?: readonly string[] | undefined
}

export function brokenAnchor(at: SourceRange, anchor: string, anchors: AnchorsOfPage): Diagnostic {
  const { page, nearest, similar, given } = anchors
  const otherwise =
    similar === undefined ? hintWithoutNearest(given) : `Write "#${similar}" if you mean that heading, or link to the page alone.`
  return {
    code: 'broken-anchor',
    severity: 'error',
    ...at,
    message: `Nothing on ${page} has the anchor "#${anchor}".`,
    hint: nearest ? `Write "#${nearest}", the closest anchor there.` : otherwise,
    ...fixOf(`#${anchor}`, nearest && `#${nearest}`),
  }
}

/** A hint with more anchors would not be read. */
const mostAnchors = 6

function hintWithoutNearest(given: readonly string[] | undefined): string {
  if (given === undefined) return 'Link to the page alone, or add the heading.'
  if (given.length === 0) return 'Link to the page alone: nothing on it has an anchor.'
  const shown = given.slice(0, mostAnchors).map((anchor) => `"#${anchor}"`)
  const more = given.length - shown.length
  const [last = '', ...others] = [...shown, ...(more > 0 ? [`one of ${more} more`] : [])].reverse()
  return `Link to the page alone, or to what it has: ${others.length === 0 ? last : `${others.reverse().join(', ')} or ${last}`}.`
}

/** A browser that asks for a picture gets a page. */
export function pageAsImage(at: SourceRange, href: string): Diagnostic {
  return {
    code: 'broken-asset',
    severity: 'error',
    ...at,
    message:
      href === ''
        ? 'This image has no address, so browsers show nothing.'
        : `The image "${href}" is a page, which browsers cannot show as a picture.`,
    hint: href === '' ? 'Write the path of an image file.' : 'Write the path of an image file, or link to the page instead.',
  }
}

export function brokenAsset(at: SourceRange, href: string, nearest: string | undefined): Diagnostic {
  return {
    code: 'broken-asset',
    severity: 'error',
    ...at,
    message: `The file "${href}" does not exist.`,
    hint: nearest
      ? `Write "${nearest}", the closest file.`
      : href.includes('\\')
        ? 'Write "/" between the parts of the path.'
        : 'Correct the path, or put the file next to the page or into the static folder.',
    ...fixOf(href, nearest && nearest + partsBehindPath(href)),
  }
}

/** Other generators serve static files from the folder that it lies in. All files are relative to the site root. */
export function unservedAsset(at: SourceRange, href: string, file: string, staticDir: string): Diagnostic {
  const [folder = '', ...rest] = file.split('/')
  return {
    code: 'broken-asset',
    severity: 'error',
    ...at,
    message: `The file "${href}" is in "${folder}/", but static files are served from "${staticDir}/".`,
    hint: `Set \`staticDir: '${folder}'\`, or move the file to "${[staticDir, ...rest].join('/')}".`,
  }
}

interface KnownApiNames {
  readonly nearest?: string | undefined
  /** The declaration that does not have the member. */
  readonly owner?: { readonly name: string; readonly href: string } | undefined
}

/** `href` and those that are known are in the form in which the author wrote the link: `api:<name>` or `{@link <name>}`. */
export function brokenApiLink(at: SourceRange, href: string, { nearest, owner }: KnownApiNames = {}): Diagnostic {
  const instead = owner
    ? `Write the name of a member of "${owner.name}", or "${owner.href}" for all of it.`
    : 'Write "api:<package>/<Name>" with a name that the package exports.'
  return {
    code: 'broken-api-link',
    severity: 'error',
    ...at,
    message: `"${href}" does not match any ${owner ? `member of "${owner.name}"` : 'export of the documented packages'}.`,
    hint: nearest ? `Write "${nearest}", the closest name.` : instead,
    ...fixOf(href, nearest),
  }
}

/** `names` are in the form in which the author wrote the link, one for each declaration that it could mean. */
export function ambiguousApiLink(at: SourceRange, href: string, names: readonly string[]): Diagnostic {
  const [first = '', second = ''] = names
  return {
    code: 'broken-api-link',
    severity: 'error',
    ...at,
    message: `"${href}" is ambiguous: ${names.length} documented declarations have this name.`,
    hint: `Write "${first}"${names.length > 2 ? `, "${second}" or similar` : ` or "${second}"`}.`,
  }
}

export function brokenRedirect(at: SourceRange, from: string, to: string, nearest: string | undefined): Diagnostic {
  return {
    code: 'broken-redirect',
    severity: 'error',
    ...at,
    message: `The redirect from "${from}" leads to "${to}", which is not a page.`,
    hint: nearest ? `Write "${nearest}", the closest page.` : 'Correct its target, or remove the redirect.',
    ...fixOf(to, nearest),
  }
}

/** Of a pattern, `/docs/v1/*`. */
export function redirectWithoutPages(at: SourceRange, from: string, to: string): Diagnostic {
  return {
    code: 'broken-redirect',
    severity: 'error',
    ...at,
    message: `The redirect from "${from}" leads to "${to}", but no page has such an address.`,
    hint: 'Correct its target, or remove the redirect.',
  }
}

/** Redirects that lead to one another and never to a page. */
export function circularRedirect(at: SourceRange, from: string, to: string): Diagnostic {
  return {
    code: 'broken-redirect',
    severity: 'error',
    ...at,
    message: `The redirect from "${from}" to "${to}" ends up back at "${from}".`,
    hint: 'Point one of these redirects to a page.',
  }
}

export function undecodableLink(at: SourceRange, href: string): Diagnostic {
  return {
    code: 'undecodable-link',
    severity: 'error',
    ...at,
    message: `The link "${href}" has an invalid percent-encoding.`,
    hint: 'Write "%25" for a literal percent sign.',
  }
}

export function unsafeLink(at: SourceRange, href: string): Diagnostic {
  return {
    code: 'unsafe-link',
    severity: 'error',
    ...at,
    message: `Links with the scheme "${schemeOf(href)}" are not allowed: "${visible(href)}".`,
    hint: adviceForScheme(href) ?? 'Link to a page, or to an address that begins with https:, http:, mailto: or tel:.',
  }
}

function adviceForScheme(href: string): string | undefined {
  const scheme = schemeOf(href).slice(0, -1)
  // A path of Windows.
  if (/^[a-z]:[\\/]/i.test(href)) return 'Write a path from the file of the page, with "/" between its parts.'
  // What stands before the port is the host.
  if (/^[\w.-]+:\d+(?:[/?#]|$)/.test(href) && (scheme === 'localhost' || scheme.includes('.')))
    return `Write "http://${href}": without a scheme, it is none that browsers know.`
  const nearest = findNearest(scheme, ['https', 'http', 'mailto', 'tel'])
  return nearest === undefined ? undefined : `Write "${nearest}:", the closest scheme.`
}

function schemeOf(href: string): string {
  return /^[^:]*:/.exec(visible(href).replace(/\\x[\da-f]{2}|\s/g, ''))?.[0].toLowerCase() ?? ''
}

/** Characters that browsers leave out of an address, as an author can see them. */
function visible(text: string): string {
  return text.replace(/[\0-\x1f]/g, (character) => `\\x${character.charCodeAt(0).toString(16).padStart(2, '0')}`)
}

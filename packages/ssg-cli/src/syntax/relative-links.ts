// Addresses of the site as they are from one of its files, so that pages open from a disk and from under any path.
import { encodePath } from './paths.ts'

/** Where a file stands, and under which path the site was resolved. */
export interface LinkingFile {
  /** Path in the output: `docs/install/index.html`. */
  readonly file: string
  /** Begins and ends with `/`. */
  readonly base: string
}

/** `/base/docs/#a` → `../docs/index.html#a`; what is no address of the site stays as it is. */
export function relativeHref(href: string, { file, base }: LinkingFile): string {
  if (!href.startsWith(base) || href.startsWith('//')) return href
  const [, path = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(href.slice(base.length)) ?? []
  const target = (path === '' || path.endsWith('/') ? `${path}index.html` : path).split('/')
  const from = encodePath(file).split('/')
  if (rest.startsWith('#') && target.join('/') === from.join('/')) return rest
  let shared = 0
  while (shared < Math.min(target.length, from.length) - 1 && target[shared] === from[shared]) shared++
  const steps = [...from.slice(shared, -1).map(() => '..'), ...target.slice(shared)].join('/')
  // A colon in the first step would make a scheme of it.
  return `${/^[^/]*:/.test(steps) ? './' : ''}${steps}${rest}`
}

/** Code and comments are passed over; of an element the start tag is what counts. */
const tagPattern =
  /<!--[\s\S]*?-->|(<(script|style)\b(?:[^>"']|"[^"]*"|'[^']*')*>)[\s\S]*?<\/\2\s*>|<[a-zA-Z](?:[^>"']|"[^"]*"|'[^']*')*>/g
const attributePattern = /(\s)([^\s"'>/=]+)(?:=(?:"([^"]*)"|'([^']*)'|([^\s"'>]+)))?/g

/** Attributes that hold one address. The last ones are the theme's. A test looks for others in its sources. */
export const addressNames = new Set(
  'href src action formaction poster cite data data-copy-page data-not-found data-service-worker'.split(' '),
)
/** Attributes whose value is JSON; an address in it is known by the name of its key, or is a value of `data-versions`. */
export const jsonNames = new Set(['data-props', 'data-search', 'data-versions'])

export function relativeHtml(html: string, from: LinkingFile): string {
  return html.replace(tagPattern, (whole, start: string | undefined) =>
    whole.startsWith('<!--')
      ? whole
      : start === undefined
        ? relativeTag(whole, from)
        : relativeTag(start, from) + whole.slice(start.length),
  )
}

function relativeTag(tag: string, from: LinkingFile): string {
  return tag.replace(attributePattern, (whole, space: string, name: string, ...values: (string | undefined)[]) => {
    const value = values.slice(0, 3).find((each) => each !== undefined)
    if (value === undefined) return whole
    const made = relativeValue(name.toLowerCase(), value, from)
    return made === value ? whole : `${space}${name}="${made}"`
  })
}

function relativeValue(name: string, value: string, from: LinkingFile): string {
  if (addressNames.has(name)) return relativeText(value, from)
  // A folder, whose paths begin with it.
  if (name === 'data-base') return relativeHref(value, from).replace(/(^|\/)index\.html$/, '$1') || './'
  if (name === 'srcset' || name === 'imagesrcset')
    // A comma ends an address only where a space or another address follows it: those of `data:` hold some.
    return value.replace(/([\s,]*)(\S*[^\s,])([^,]*)/g, (_, before: string, href: string, size: string) =>
      [before, relativeText(href, from), size].join(''),
    )
  if (!jsonNames.has(name)) return value
  const key = name === 'data-versions' ? '[^&]*' : '\\w*(?:[hH]ref|src)'
  return value.replace(
    new RegExp(`(&quot;${key}&quot;:&quot;)((?:(?!&quot;).)*)`, 'g'),
    (_, before: string, href: string) => before + relativeText(href, from),
  )
}

/** Of what is escaped for an attribute: no address of the site holds another character that is. */
function relativeText(text: string, from: LinkingFile): string {
  return relativeHref(text.replaceAll('&amp;', '&'), from).replaceAll('&', '&amp;')
}

/** `url(/base/…)` of a style sheet. */
export function relativeCss(css: string, from: LinkingFile): string {
  return css.replace(
    /url\((["']?)(\/[^"')]*)\1\)/g,
    (_, quote: string, href: string) => `url(${quote}${relativeHref(href, from)}${quote})`,
  )
}

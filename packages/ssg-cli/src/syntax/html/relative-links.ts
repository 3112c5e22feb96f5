// Addresses of the site as they are from one of its files, so that pages open from a disk and from under any path.
import { namesOfAddresses, namesOfLists } from './address-attributes.ts'
import { mapAttributes } from './html-addresses.ts'
import { encodePath } from '../../common/paths.ts'
import { mapSrcset } from './srcset.ts'

/** Where a file stands, and under which path the site was resolved. */
interface LinkingFile {
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

/** Attributes that hold one address. The last ones are the theme's. A test looks for others in its sources. */
export const addressNames = new Set([...namesOfAddresses, ...['cite', 'data-copy-page', 'data-not-found', 'data-service-worker']])
const listNames = new Set(namesOfLists)
/** Attributes whose value is JSON; an address in it is known by the name of its key, or is a value of `data-versions`. */
export const jsonNames = new Set(['data-props', 'data-search', 'data-versions'])

export function relativeHtml(html: string, from: LinkingFile): string {
  return mapAttributes(html, (value, name) => relativeValue(name.toLowerCase(), value, from))
}

function relativeValue(name: string, value: string, from: LinkingFile): string {
  if (addressNames.has(name)) return relativeText(value, from)
  // A folder, whose paths begin with it.
  if (name === 'data-base') return relativeHref(value, from).replace(/(^|\/)index\.html$/, '$1') || './'
  if (listNames.has(name)) return mapSrcset(value, (href) => relativeText(href, from))
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

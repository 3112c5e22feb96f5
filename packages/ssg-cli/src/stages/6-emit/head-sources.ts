// What the tags that a config puts into every head load, by the directive of the policy that has to allow it.
import { urlAsParsed, type HeadTag } from '@docgen/model'

export type SourcesByDirective = Readonly<Record<string, readonly string[]>>

/** `sha256Of` gives base64. What the site itself serves is allowed already. */
export function sourcesOfHead(head: readonly HeadTag[], sha256Of: (text: string) => string): SourcesByDirective {
  const sources: Record<string, string[]> = {}
  const allow = (directive: string, source: string | undefined): void => {
    if (source !== undefined) (sources[directive] ??= []).push(source)
  }
  // Parsers of HTML read every line break as one character, and the hash is that of what they read.
  const hashOf = (content: string): string => `'sha256-${sha256Of(content.replace(/\r\n?/g, '\n'))}'`
  for (const { tag, attributes = {}, content } of head) {
    const { src, href, rel, as } = textsOf(attributes)
    if (tag === 'script' && src !== undefined) {
      // A script from elsewhere talks to where it comes from.
      for (const directive of ['script-src', 'connect-src']) allow(directive, originOf(src))
    } else if (tag === 'script' && content !== undefined) allow('script-src', hashOf(content))
    if (tag === 'style' && content !== undefined) allow('style-src', hashOf(content))
    if (tag === 'style' && content !== undefined) for (const found of sourcesOfStyle(content)) allow(...found)
    if (tag === 'link' && href !== undefined) for (const directive of directivesOfLink(rel, as)) allow(directive, originOf(href))
  }
  return sources
}

function textsOf(
  attributes: NonNullable<HeadTag['attributes']>,
): Readonly<Partial<Record<'src' | 'href' | 'rel' | 'as', string>>> {
  return Object.fromEntries(
    Object.entries(attributes).flatMap(([name, value]) => (typeof value === 'string' ? [[name.toLowerCase(), value]] : [])),
  )
}

const directivesByRel: ReadonlyMap<string, readonly string[]> = new Map([
  ['stylesheet', ['style-src']],
  ['icon', ['img-src']],
  ['apple-touch-icon', ['img-src']],
  ['manifest', ['manifest-src']],
  ['modulepreload', ['script-src']],
  // A connection is opened ahead for what a style sheet or script then loads.
  ['preconnect', ['font-src', 'connect-src']],
])
const directiveByPreload: ReadonlyMap<string, string> = new Map([
  ['font', 'font-src'],
  ['image', 'img-src'],
  ['script', 'script-src'],
  ['style', 'style-src'],
  ['fetch', 'connect-src'],
])

function directivesOfLink(rel = '', as = ''): readonly string[] {
  return rel
    .toLowerCase()
    .split(/\s+/)
    .flatMap((word) => {
      const preload = word === 'preload' ? directiveByPreload.get(as.toLowerCase()) : undefined
      return preload === undefined ? (directivesByRel.get(word) ?? []) : [preload]
    })
}

const addressInStyle = /(@import\s+)?(?:url\(\s*)?["']?(https?:\/\/[^"')\s;]+)/gi

/** Style sheets that a style imports, and the fonts that it loads; its images are allowed from everywhere. */
function sourcesOfStyle(content: string): readonly (readonly [directive: string, source: string | undefined])[] {
  return [...content.matchAll(addressInStyle)].map(([, isImport, address = '']) => [
    isImport === undefined ? 'font-src' : 'style-src',
    originOf(address),
  ])
}

/** `undefined` for what is relative to the page, and for what is no web address. */
function originOf(written: string): string | undefined {
  const address = urlAsParsed(written)
  const whole = address.startsWith('//') ? `https:${address}` : address
  return /^https?:/i.test(whole) && URL.canParse(whole) ? new URL(whole).origin : undefined
}

import type { SiteConfig } from '../../model/config.ts'

/**
 * A Content-Security-Policy under which every page of the site works: no script but the site's own files and the inline one, which goes by
 * its hash, and those of the analytics that the config names. `sha256Of` gives base64.
 */
export function contentPolicyOf({ theme, head, analytics }: SiteConfig, sha256Of: (text: string) => string): string {
  const inline = [
    ...(theme.inlineScript === undefined ? [] : [theme.inlineScript]),
    ...head.flatMap(({ tag, content }) => (tag === 'script' && content !== undefined ? [content] : [])),
  ]
  const inlineStyles = head.flatMap(({ tag, content }) => (tag === 'style' && content !== undefined ? [content] : []))
  const hashes = (texts: readonly string[]): readonly string[] => texts.map((text) => `'sha256-${sha256Of(text)}'`)
  const provider = analytics === undefined ? [] : [analytics.origin]
  const directives: Readonly<Record<string, readonly string[]>> = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...hashes(inline), ...provider],
    'style-src': ["'self'", ...hashes(inlineStyles)],
    // The colours of styled elements that an author wrote; scripts cannot hide there.
    'style-src-attr': ["'unsafe-inline'"],
    'img-src': ["'self'", 'data:', 'https:'],
    'connect-src': ["'self'", ...provider],
    'object-src': ["'none'"],
    'base-uri': ["'self'"],
    'form-action': ["'self'"],
  }
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ')
}

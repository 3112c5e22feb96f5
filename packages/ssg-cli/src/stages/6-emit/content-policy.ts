import { usesPagefind, type SearchConfig, type SiteConfig, type SiteLocale } from '@docgen/model'
import { sourcesOfHead, type SourcesByDirective } from './head-sources.ts'

/** What of a config decides what pages may load. */
type PolicyConfig = Pick<SiteConfig, 'head' | 'analytics' | 'search' | 'feedback'> & {
  readonly theme: Pick<SiteConfig['theme'], 'inlineScript'>
  /** Each has the inline script with words of its own. */
  readonly siteLocales?: readonly Pick<SiteLocale, 'inlineScript'>[] | undefined
}

/**
 * A Content-Security-Policy under which every page of the site works: no script but the site's own files, the inline ones, which go by
 * their hashes, and those of other hosts that the config names. `sha256Of` gives base64.
 */
export function contentPolicyOf(
  { theme, siteLocales = [], head, analytics, search, feedback }: PolicyConfig,
  sha256Of: (text: string) => string,
): string {
  const asked = feedback?.url === undefined ? [] : [originOf(feedback.url)]
  const scripts = [theme, ...siteLocales].flatMap(({ inlineScript }) => inlineScript ?? [])
  const inline = scripts.map((script) => `'sha256-${sha256Of(script)}'`)
  const provider = analytics === undefined ? [] : [analytics.origin]
  const own: SourcesByDirective = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...inline, ...provider, ...programsOf(search)],
    'style-src': ["'self'"],
    // The colours of styled elements that an author wrote; scripts cannot hide there.
    'style-src-attr': ["'unsafe-inline'"],
    'img-src': ["'self'", 'data:', 'https:'],
    'worker-src': ["'self'"],
    'connect-src': ["'self'", ...provider, ...searchHostsOf(search), ...asked],
    'object-src': ["'none'"],
    'base-uri': ["'self'"],
    'form-action': ["'self'", ...asked],
  }
  const ofHead = sourcesOfHead(head, sha256Of)
  return [...new Set([...Object.keys(own), ...Object.keys(ofHead)])]
    .map((name) => [name, ...new Set([...(own[name] ?? ["'self'"]), ...(ofHead[name] ?? [])])].join(' '))
    .join('; ')
}

/** Pagefind's search is a WebAssembly program. */
function programsOf(search: SearchConfig): readonly string[] {
  return usesPagefind(search) ? ["'wasm-unsafe-eval'"] : []
}

/** Where the worker of a hosted search asks: the hosts of the config, or those that Algolia's client knows by the application. */
function searchHostsOf(search: SearchConfig): readonly string[] {
  if (search === 'auto' || search === false || search.kind === 'local') return []
  if (search.engine === 'typesense') return search.options.hosts.map(originOf)
  const { appId, hosts } = search.options
  const own = ['-dsn.algolia.net', '-1.algolianet.com', '-2.algolianet.com', '-3.algolianet.com']
  return hosts ? hosts.map(originOf) : own.map((rest) => `https://${appId.toLowerCase()}${rest}`)
}

const originOf = (host: string): string => new URL(host).origin

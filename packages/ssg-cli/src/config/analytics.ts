import type { AnalyticsProvider } from '@docgen/model'

/** Fathom. `siteId` is the code of the site: `ABCDEFGH`. `scriptUrl` is for a domain of one's own. */
export function fathom({ siteId, scriptUrl }: { readonly siteId: string; readonly scriptUrl?: string }): AnalyticsProvider {
  const src = scriptUrl ?? 'https://cdn.usefathom.com/script.js'
  // Views are told by the theme: a page that is shown without loading the site anew is one too.
  return { name: 'fathom', src, origin: originOf(src), attributes: { 'data-site': siteId, 'data-auto': 'false' } }
}

/** Plausible. `domain` is the site's name there: `docs.example.com`. `scriptUrl` is for a server of one's own. */
export function plausible({ domain, scriptUrl }: { readonly domain: string; readonly scriptUrl?: string }): AnalyticsProvider {
  const src = scriptUrl ?? 'https://plausible.io/js/script.manual.js'
  return { name: 'plausible', src, origin: originOf(src), attributes: { 'data-domain': domain } }
}

function originOf(src: string): string {
  return URL.canParse(src) ? new URL(src).origin : ''
}

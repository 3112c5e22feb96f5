import type { AnalyticsProvider } from '@docgen/model'
import { withGiven } from './given-options.ts'

/** Fathom. `siteId` is the code of the site: `ABCDEFGH`. `scriptUrl` is for a domain of one's own. */
export function fathom(options: { readonly siteId: string; readonly scriptUrl?: string }): AnalyticsProvider {
  const { siteId, scriptUrl } = options
  const src = scriptUrl ?? 'https://cdn.usefathom.com/script.js'
  // Views are told by the theme: a page that is shown without loading the site anew is one too.
  const attributes = { 'data-site': siteId, 'data-auto': 'false' }
  const provider: AnalyticsProvider = { name: 'fathom', src, origin: originOf(src), attributes }
  return withGiven(provider, 'fathom', options, { siteId: true, scriptUrl: true })
}

/** Plausible. `domain` is the site's name there: `docs.example.com`. `scriptUrl` is for a server of one's own. */
export function plausible(options: { readonly domain: string; readonly scriptUrl?: string }): AnalyticsProvider {
  const { domain, scriptUrl } = options
  const src = scriptUrl ?? 'https://plausible.io/js/script.manual.js'
  const attributes = { 'data-domain': domain }
  const provider: AnalyticsProvider = { name: 'plausible', src, origin: originOf(src), attributes }
  return withGiven(provider, 'plausible', options, { domain: true, scriptUrl: true })
}

function originOf(src: string): string {
  return URL.canParse(src) ? new URL(src).origin : ''
}

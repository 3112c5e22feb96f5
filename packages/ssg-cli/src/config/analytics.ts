import type { AnalyticsProvider } from '@docgen/model'
import { withGiven } from './given-options.ts'

/** Fathom. `siteId` is the code of the site: `ABCDEFGH`. `scriptUrl` is for a domain of one's own. */
export function fathom(options: { readonly siteId: string; readonly scriptUrl?: string }): AnalyticsProvider {
  const { siteId, scriptUrl } = options
  const src = scriptUrl ?? 'https://cdn.usefathom.com/script.js'
  // Views are told by the theme: a page that is shown without loading the site anew is one too.
  const attributes = { 'data-site': siteId, 'data-auto': 'false' }
  return withGiven(
    { name: 'fathom', src, origin: originOf(src), attributes },
    { name: 'fathom', keys: ['siteId', 'scriptUrl'], options },
  )
}

/** Plausible. `domain` is the site's name there: `docs.example.com`. `scriptUrl` is for a server of one's own. */
export function plausible(options: { readonly domain: string; readonly scriptUrl?: string }): AnalyticsProvider {
  const { domain, scriptUrl } = options
  const src = scriptUrl ?? 'https://plausible.io/js/script.manual.js'
  const attributes = { 'data-domain': domain }
  return withGiven(
    { name: 'plausible', src, origin: originOf(src), attributes },
    { name: 'plausible', keys: ['domain', 'scriptUrl'], options },
  )
}

function originOf(src: string): string {
  return URL.canParse(src) ? new URL(src).origin : ''
}

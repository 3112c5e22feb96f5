// The `redirects` of the new config, which several parts of a migration add to.
import { isRecord } from '@docgen/model'
import type { Code } from '../../scaffold/code-text.ts'
import type { Migration } from './site.ts'

export interface Redirect {
  readonly from: string
  readonly to: string
}

export function redirectsOf({ settings }: Pick<Migration, 'settings'>): readonly Code[] {
  const value = settings.find(({ key }) => key === 'redirects')?.value
  return Array.isArray(value) ? value.filter((each: Code) => isRecord(each)) : []
}

export function withRedirects(settings: Migration['settings'], redirects: readonly Code[]): Migration['settings'] {
  if (redirects.length === 0) return settings
  const setting = { key: 'redirects', value: redirects }
  return settings.some(({ key }) => key === 'redirects')
    ? settings.map((each) => (each.key === 'redirects' ? setting : each))
    : [...settings.filter(({ key }) => key !== 'sources'), setting, ...settings.filter(({ key }) => key === 'sources')]
}

/** Hosts answer an address with and without a slash at its end. */
export function plainAddress(address: string): string {
  return address.replace(/(?:\/index)?(?:\.html)?\/?$/, '')
}

/** Of two for one address, the first counts. None leads from an address to the same one. */
export function uniqueRedirects(redirects: readonly Redirect[]): readonly Redirect[] {
  const froms = new Set<string>()
  return redirects.filter(({ from, to }) => {
    const address = plainAddress(from)
    if (froms.has(address) || address === plainAddress(to)) return false
    froms.add(address)
    return true
  })
}

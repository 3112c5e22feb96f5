// Redirects to the pages of folders, where the new site has no slash at the end of addresses.
import { withoutLocale, type LocaleCode, type OldLocale, type OldLocales } from './locales.ts'
import type { OldAddress } from './site.ts'

/**
 * A host that finds `guide.html` for /guide needs a file for /guide/ too. Each language has the redirects of the first as its own, so it needs only those
 * of folders which the first lacks.
 */
export function folderRedirects(addresses: readonly OldAddress[], { first, others }: OldLocales): readonly LocaleCode[] {
  const folders = addresses.flatMap(({ address, now }) => (address.endsWith('/') && now !== undefined ? [address] : []))
  const isOf = (locale: OldLocale, address: string): boolean => locale.path !== '/' && address.startsWith(`${locale.path}/`)
  const ofFirst = folders
    .filter((address) => !others.some((locale) => isOf(locale, address)))
    .map((address) => withoutLocale(address, first))
  const known = new Set(ofFirst.filter((address) => address !== '/'))
  const ofOthers = folders.filter((address) => {
    const locale = others.find((each) => isOf(each, address))
    const own = locale && withoutLocale(address, locale)
    return own !== undefined && own !== '/' && !known.has(own)
  })
  return [...known, ...(first.path === '/' ? ofOthers : [])].map((address) => ({
    from: `${address}index`,
    to: address.slice(0, -1),
  }))
}

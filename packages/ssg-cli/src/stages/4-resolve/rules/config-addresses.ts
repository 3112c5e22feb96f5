import { locateInConfig } from '../../../config/locate.ts'
import { unsafeLink } from '../../../diagnostics/links.ts'
import { safeHrefOf } from '../../../model/safe-url.ts'
import { unsafeAddressesOf } from '../head-tags.ts'
import type { SiteRule } from './site-rule.ts'

/** Addresses of the config that no link of a page is checked by: they are left out of every page, and reported once. */
export const configAddresses: SiteRule = ({ config }) => {
  const report = (keys: readonly string[], written: string) =>
    unsafeLink(locateInConfig(config.configFiles, keys, written), written)
  const { editLink } = config
  return [
    ...(editLink && safeHrefOf(editLink.pattern) === undefined ? [report(['editLink'], editLink.pattern)] : []),
    ...config.head.flatMap((tag) => unsafeAddressesOf(tag).map(([, written]) => report(['head'], written))),
  ]
}

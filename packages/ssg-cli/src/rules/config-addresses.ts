import { diagnosticCatalogue, safeHrefOf, type Rule } from '@docgen/model'
import { unsafeLink } from '../diagnostics/links.ts'
import { unsafeAddressesOf } from '../syntax/html/head-tags.ts'

/** Addresses of the config that no link of a page is checked by: they are left out of every page, and reported once. */
export const configAddresses: Rule = {
  code: 'unsafe-link',
  severity: 'error',
  description: diagnosticCatalogue['unsafe-link'],
  check: ({ config, placeInConfig }, report) => {
    const { editLink, head } = config
    if (editLink && safeHrefOf(editLink.pattern) === undefined)
      report(unsafeLink(placeInConfig(['editLink'], editLink.pattern), editLink.pattern))
    for (const tag of head)
      for (const [, written] of unsafeAddressesOf(tag)) report(unsafeLink(placeInConfig(['head'], written), written))
  },
}

// A page that may be too long to be sent at once, and the file beside it that has all of it.
import { isRefused, outputPathOfRoute, wholeFileOf, type RoutePath, type SiteConfig, type WholePage } from '@docgen/model'
import { pathInSite } from '../../../config/locales.ts'
import { isLongerThan } from '../../../common/is-longer-than.ts'
import { hrefOfFile } from '../links/hrefs.ts'

/** What the text of a page must exceed for its HTML to exceed 200 kB, with every theme that writes no more than four times as much. */
const leastOfLongPage = 50_000

/** `texts` is all that its author wrote, in any form. `undefined` for a page that is sent whole. */
export function wholePageOf(texts: unknown, path: RoutePath, config: SiteConfig): WholePage | undefined {
  // What was opened from a disk cannot load the rest later.
  if (config.relativeLinks || !isLongerThan(leastOfLongPage, texts)) return undefined
  const whole = wholeFileOf(outputPathOfRoute(pathInSite(path, config), config))
  return isRefused(whole) ? undefined : { file: whole, href: hrefOfFile(whole, config) }
}

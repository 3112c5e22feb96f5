import type { SiteConfig } from '../model/config.ts'
import type { SitePage } from '../model/site.ts'
import { encodePath } from '../syntax/paths.ts'

/** Address and title of every page that is not hidden, a page on each line: what a page that was not found leads on with. */
export function pageListOf(pages: readonly SitePage[], { base, title: siteTitle }: Pick<SiteConfig, 'base' | 'title'>): string {
  const lines = pages.flatMap((page) => {
    const { head } = page.resolved().page.props
    if (head.isHidden) return []
    const title = head.title.endsWith(` | ${siteTitle}`) ? head.title.slice(0, -3 - siteTitle.length) : head.title
    return [JSON.stringify([encodePath(base + page.file.replace(/(?:^|(?<=\/))index\.html$|\.html$/, '')), title])]
  })
  return `[\n${lines.join(',\n')}\n]\n`
}

import { pageListFile, type ResolvedSite, type ResolvedSitePage, type SiteOutput } from '@docgen/model'
import { encodePath } from '../syntax/paths.ts'

export const pageList: SiteOutput = {
  name: 'the list of pages',
  mayHold: (path) => path === pageListFile || path.endsWith(`/${pageListFile}`),
  files: ({ pages, config: { base, title }, locales }) => {
    // Each language has a page for missing addresses, and leads on within itself.
    const byPath = new Map<string, ResolvedSitePage[]>()
    for (const page of pages) {
      const path = page.locale?.path ?? '/'
      const group = byPath.get(path)
      if (group) group.push(page)
      else byPath.set(path, [page])
    }
    return [...byPath].map(([path, own]) => {
      const siteTitle = locales.find((locale) => locale.path === path)?.title ?? title
      return { path: path.slice(1) + pageListFile, contents: pageListOf({ pages: own, config: { base, title: siteTitle } }) }
    })
  },
}

/** Address and title of every page that is not hidden, a page on each line: what a page that was not found leads on with. */
export function pageListOf({ pages, config: { base, title: siteTitle } }: PagesOfSite): string {
  const lines = pages.flatMap(({ file, theme }) => {
    const { head } = theme.props
    if (head.isHidden) return []
    const title = head.title.endsWith(` | ${siteTitle}`) ? head.title.slice(0, -3 - siteTitle.length) : head.title
    return [JSON.stringify([encodePath(base + file.replace(/(?:^|(?<=\/))index\.html$|\.html$/, '')), title])]
  })
  return `[\n${lines.join(',\n')}\n]\n`
}

interface PagesOfSite {
  readonly pages: readonly Pick<ResolvedSite['pages'][number], 'file' | 'theme'>[]
  readonly config: Pick<ResolvedSite['config'], 'base' | 'title'>
}

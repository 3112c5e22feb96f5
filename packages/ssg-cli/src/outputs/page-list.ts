import { pageListFile, type ResolvedSite, type ResolvedSitePage, type SiteOutput } from '@docgen/model'
import { encodePath } from '../syntax/paths.ts'

export const pageList: SiteOutput = {
  name: 'the list of pages',
  mayHold: (path) => path === pageListFile || path.endsWith(`/${pageListFile}`),
  files: ({ pages, config }) => {
    // Each language has a page for missing addresses, and leads on within itself.
    const byFolder = new Map<string, ResolvedSitePage[]>()
    for (const page of pages) {
      const folder = page.locale?.path.slice(1) ?? ''
      const group = byFolder.get(folder)
      if (group) group.push(page)
      else byFolder.set(folder, [page])
    }
    return [...byFolder].map(([folder, own]) => ({ path: folder + pageListFile, contents: pageListOf({ pages: own, config }) }))
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

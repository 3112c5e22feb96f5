import { pageListFile, type ResolvedSite, type ResolvedSitePage, type SiteOutput } from '@docgen/model'
import { encodePath } from '../common/paths.ts'

export const pageList: SiteOutput = {
  name: 'the list of pages',
  pure: true,
  mayHold: (path) => path === pageListFile || path.endsWith(`/${pageListFile}`),
  files: ({ pages, config }) => {
    // Each language has a page for missing addresses, and leads on within itself.
    const byPath = new Map<string, ResolvedSitePage[]>()
    for (const page of pages) {
      const path = page.locale?.path ?? '/'
      const group = byPath.get(path)
      if (group) group.push(page)
      else byPath.set(path, [page])
    }
    return [...byPath].map(([path, own]) => ({
      path: path.slice(1) + pageListFile,
      contents: pageListOf({ pages: own, config }),
    }))
  },
}

/** Address and title of every page that is not hidden, a page on each line: what a page that was not found leads on with. */
export function pageListOf({ pages, config: { base } }: PagesOfSite): string {
  const lines = pages.flatMap(({ file, isUnlisted, documentTitle }) =>
    isUnlisted ? [] : [JSON.stringify([encodePath(base + file.replace(/(^|\/)index\.html$|\.html$/, '$1')), documentTitle])],
  )
  return `[\n${lines.join(',\n')}\n]\n`
}

interface PagesOfSite {
  readonly pages: readonly Pick<ResolvedSite['pages'][number], 'file' | 'isUnlisted' | 'documentTitle'>[]
  readonly config: Pick<ResolvedSite['config'], 'base'>
}

import { madeWith, type ResolvedSite, type RouteKind, type RoutePath, type SiteOutput } from '@docgen/model'
import { withGiven } from '../config/given-options.ts'

/** The Markdown of each page beside it: `/docs/install.md` of `/docs/install/`. For programs, and for readers who want to copy a page. */
export function markdownPages(): SiteOutput
export function markdownPages(options?: unknown): SiteOutput {
  const output: SiteOutput = {
    name: 'markdown-pages',
    pure: true,
    needs: ['markdown'],
    mayHold: (path) => path.endsWith('.md'),
    alternate: { type: 'text/markdown', pathOf: madeWith([], markdownFileOf) },
    files: madeWith([], (site: ResolvedSite) =>
      site.pages.flatMap((page) => {
        const path = markdownFileOf(page)
        return path === undefined ? [] : [{ path, key: page.key, contents: page.markdown }]
      }),
    ),
  }
  return withGiven(output, 'markdownPages', options, {})
}

const withoutText: ReadonlySet<string> = new Set<RouteKind | 'not-found'>(['search', 'not-found', 'redirect'])

function markdownFileOf({
  path,
  kind,
}: {
  readonly path: RoutePath
  readonly kind: RouteKind | 'not-found'
}): string | undefined {
  return withoutText.has(kind) ? undefined : markdownFileAt(path)
}

/** Where the Markdown of the page at a path lies, if it has any. Relative to the output folder. */
export function markdownFileAt(path: string): string {
  return path === '/' ? 'index.md' : `${path.slice(1, -1)}.md`
}

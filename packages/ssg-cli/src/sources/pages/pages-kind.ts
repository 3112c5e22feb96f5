// React pages.
import type { PagesSource } from '@docgen/model'
import type { PlacedRoute } from '../../common/placed-page.ts'
import { joinRoute } from '../join-route.ts'
import type { PlacedSource, PlaceInput, SourceKind } from '../source-kind.ts'

export const pagesKind: SourceKind<PagesSource> = { place }

/** `index.tsx` → `/`, `about/team.tsx` → `/about/team/`, `blog/[slug].tsx` → `/blog/one/`. */
function place(source: PagesSource, { reactPages }: PlaceInput): PlacedSource {
  const routes = (reactPages.get(source.name) ?? []).map(({ page, html }): PlacedRoute => {
    const segments = page.contentPath.replace(/\.[jt]sx$/, '').split('/')
    if (segments.at(-1) === 'index') segments.pop()
    const filled = segments.map((segment) => page.params?.[/^\[(.+)\]$/.exec(segment)?.[1] ?? ''] ?? segment)
    return { kind: 'page', path: joinRoute(source.path, filled), page, html }
  })
  return { routes, diagnostics: [] }
}

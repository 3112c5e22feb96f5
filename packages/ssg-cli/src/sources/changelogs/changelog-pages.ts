import type { PlacedPage } from '../../common/placed-page.ts'
import type { PlaceInput } from '../source-kind.ts'

/** Those of packages. */
export function changelogPages({ config, pagesOf }: PlaceInput): readonly PlacedPage[] {
  return config.sources.flatMap((source) => (source.kind === 'changelogs' && !source.whole ? pagesOf(source.name) : []))
}

/** `server.md` and `server/CHANGELOG.md` both belong to the package `server`. */
export function changelogNameOf(page: PlacedPage): string {
  return page.contentPath.replace(/\/CHANGELOG\.md$/i, '').replace(/\.md$/, '')
}

import type { CompiledPage } from '@docgen/model'
import type { PlaceInput } from '../source-kind.ts'

/** Those of packages. */
export function changelogPages({ config, pagesOf }: PlaceInput): readonly CompiledPage[] {
  return config.sources.flatMap((source) => (source.kind === 'changelogs' && !source.whole ? pagesOf(source.name) : []))
}

/** `server.md` and `server/CHANGELOG.md` both belong to the package `server`. */
export function changelogNameOf(page: CompiledPage): string {
  return page.contentPath.replace(/\/CHANGELOG\.md$/i, '').replace(/\.md$/, '')
}

import type { CompiledPage } from '@docgen/model'
import type { PlaceInput } from '../source-kind.ts'

export function changelogPages({ config, pagesOf }: PlaceInput): readonly CompiledPage[] {
  return config.sources.filter(({ kind }) => kind === 'changelogs').flatMap(({ name }) => pagesOf(name))
}

/** `server.md` and `server/CHANGELOG.md` both belong to the package `server`. */
export function changelogNameOf(page: CompiledPage): string {
  return page.contentPath.replace(/\/CHANGELOG\.md$/i, '').replace(/\.md$/, '')
}

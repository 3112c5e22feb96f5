import type { DocgenPlugin, SiteConfig, Source, SourceRange } from '@docgen/model'
import { locatePath } from './locate.ts'

/** The path of a source in the config: among those of the site, or those of a plugin. */
export function sourcePathOf(
  source: Source,
  { sources = [], plugins = [] }: { readonly sources?: readonly Source[]; readonly plugins?: readonly DocgenPlugin[] },
): readonly (string | number)[] {
  for (const [index, plugin] of plugins.entries()) {
    const inPlugin = (plugin.sources ?? []).indexOf(source)
    if (inPlugin >= 0) return ['plugins', index, 'sources', inPlugin]
  }
  return ['sources', sources.indexOf(source)]
}

/** Where the config has a source. */
export function placeOfSource(source: Source, config: Pick<SiteConfig, 'sources' | 'plugins' | 'configFiles'>): SourceRange {
  return locatePath(config.configFiles, sourcePathOf(source, config), 'value')
}

/** Folders that a source reads, relative to the site root: a build that wrote there would read its own output. */
export function foldersOfSource(source: Source): readonly string[] {
  if (source.kind === 'changelogs') return source.dir === undefined ? [] : [source.dir]
  return 'dir' in source ? [source.dir] : []
}

/** All sources of a config: its own, and those of its plugins. */
export function allSourcesOf(sources: readonly Source[], plugins: readonly DocgenPlugin[] = []): readonly Source[] {
  return [...sources, ...plugins.flatMap((plugin) => plugin.sources ?? [])]
}

import {
  packagePatternsIn,
  type DocgenPlugin,
  type LocalText,
  type PackagePattern,
  type SiteConfig,
  type Source,
  type SourceRange,
} from '@docgen/model'
import { findInConfig, locateInConfig, locatePath } from './locate.ts'

/** The path of a source in the config: among those of the site, or those of a plugin. It goes by the name, which each has for itself. */
export function sourcePathOf(
  source: Source<LocalText>,
  { sources = [], plugins = [] }: { readonly sources?: readonly Source<LocalText>[]; readonly plugins?: readonly DocgenPlugin[] },
): readonly (string | number)[] {
  for (const [index, plugin] of plugins.entries()) {
    const inPlugin = placeIn(plugin.sources ?? [], source)
    if (inPlugin >= 0) return ['plugins', index, 'sources', inPlugin]
  }
  return ['sources', placeIn(sources, source)]
}

/** Two of one name, which is a finding, are told by what they are. */
function placeIn(sources: readonly Source<LocalText>[], source: Source<LocalText>): number {
  const own = sources.indexOf(source)
  return own < 0 ? sources.findIndex(({ name }) => name === source.name) : own
}

/** Where the config has a source. */
export function placeOfSource(source: Source, config: Pick<SiteConfig, 'sources' | 'plugins' | 'configFiles'>): SourceRange {
  return locatePath(config.configFiles, sourcePathOf(source, config), 'value')
}

/** Where the config has the option `key` of a source; of one that is left out, so that `value` is the default, the source itself. */
export function placeOfOption(
  name: string,
  key: string,
  value: string,
  config: Pick<SiteConfig, 'sources' | 'plugins' | 'configFiles'>,
): SourceRange {
  const source = config.sources.find((each) => each.name === name)
  return source === undefined || findInConfig(config.configFiles, value) !== undefined
    ? locateInConfig(config.configFiles, [key], value)
    : placeOfSource(source, config)
}

/** Folders that a source reads, relative to the site root: a build that wrote there would read its own output. */
export function foldersOfSource(source: Source): readonly string[] {
  if (source.kind === 'changelogs') return source.dir === undefined ? [] : [source.dir]
  return 'dir' in source ? [source.dir] : []
}

/** Patterns by which a source names packages, until it has been told what they mean. */
export function patternsOfSource(source: Source<LocalText>): readonly PackagePattern[] {
  if (source.kind === 'api') return source.patterns ?? []
  return source.kind === 'changelogs' ? packagePatternsIn(source.packages ?? []) : []
}

/** All sources of a config: its own, and those of its plugins. */
export function allSourcesOf(
  sources: readonly Source<LocalText>[],
  plugins: readonly DocgenPlugin[] = [],
): readonly Source<LocalText>[] {
  return [...sources, ...plugins.flatMap((plugin) => plugin.sources ?? [])]
}

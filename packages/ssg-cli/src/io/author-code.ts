// The code of a site that runs while it is made, and what kind of module a place in it belongs to.
import { resolve } from 'node:path'
import type { SiteConfig, SourceRange } from '@docgen/model'
import { configCodeOf, type SiteCode } from '../common/thrown-place.ts'
import { pluginAt } from '../config/plugin-at.ts'
import type { CodeOwner } from '../diagnostics/plugins.ts'
import type { LoadedConfig } from './load-config.ts'
import { siteFileOf } from './site-file.ts'

/** What is to be known of a loaded config. */
export interface AuthorCode extends Pick<LoadedConfig, 'reactPages' | 'pageFiles'> {
  readonly config: Pick<SiteConfig, 'root' | 'configFiles' | 'plugins'> & {
    readonly theme: Pick<SiteConfig['theme'], 'islands'>
  }
  readonly islands: Pick<LoadedConfig['islands'], 'files'>
}

/** All of it: the config, the React pages, the islands, and what they import of the site. */
export function authorCodeOf({ config, pageFiles, islands }: Pick<AuthorCode, 'config' | 'pageFiles' | 'islands'>): SiteCode {
  const { root, files } = configCodeOf(config)
  // Islands of a theme that is a package are that package's.
  const others = [...pageFiles, ...islands.files].filter((file) => !/[\\/]node_modules[\\/]/.test(file))
  return { root, files: [...files, ...others.map((file) => siteFileOf(file, root))] }
}

/** Whose code stands there. What several import counts as the config's first. */
export function ownerAt(place: SourceRange, { config, reactPages, pageFiles }: AuthorCode): CodeOwner {
  const { root, configFiles, theme } = config
  if (configFiles.some(({ file }) => file === place.file)) return { kind: 'config', plugin: pluginAt(place, config) }
  if ([...reactPages.values()].flat().some(({ file }) => file === place.file)) return { kind: 'page' }
  const island = Object.entries(theme.islands ?? {}).find(([, file]) => siteFileOf(file, root) === place.file)
  if (island) return { kind: 'island', name: island[0] }
  return { kind: 'imported', by: pageFiles.includes(resolve(root, place.file)) ? 'pages' : 'islands' }
}

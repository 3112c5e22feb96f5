// In: the folder of a site. Out: its config, checked and complete, and its React pages; or what is wrong with them.
import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readFile, stat, writeFile } from 'node:fs/promises'
import { basename, isAbsolute, join, relative, resolve, sep } from 'node:path'
import { pathToFileURL } from 'node:url'
import { completeConfig } from '../config/complete-config.ts'
import { locateInConfig, type ConfigFile } from '../config/locate.ts'
import { validateConfig } from '../config/validate-config.ts'
import { findNearest } from '../diagnostics/nearest.ts'
import type { DocgenConfig, SiteConfig } from '../model/config.ts'
import type { Diagnostic, SourceRange } from '../model/diagnostic.ts'
import type { ReactPage } from '../model/source.ts'
import { bundleModules, type Bundle } from './bundle-modules.ts'
import { defaultSources } from './default-config.ts'
import { loadReactPages } from './load-react-pages.ts'

export interface LoadConfigInput {
  /** Absolute path of the site root. */
  readonly root: string
  /** Path of the config file, relative to the root or absolute; by default `docgen.config.*` in the root, if there is one. */
  readonly configPath?: string | undefined
  /** Stand in for the config's own. */
  readonly base?: string | undefined
  readonly outDir?: string | undefined
}

export interface LoadedConfig {
  readonly config: SiteConfig
  /** Absolute path of the bundled config, for worker threads to import: its default export has the `theme`. */
  readonly modulePath: string
  /** Hash of the config's code, of the theme and of docgen: what compiled pages depend on besides their own file. */
  readonly hash: string
  /** Absolute paths of the config file, the React pages and all that they import of the site. */
  readonly files: readonly string[]
  /** Pages by the name of their source. */
  readonly reactPages: ReadonlyMap<string, readonly ReactPage[]>
}

export interface ConfigProblems {
  readonly problems: readonly Diagnostic[]
}

export const configNames = ['docgen.config.ts', 'docgen.config.mts', 'docgen.config.mjs', 'docgen.config.js']

/** Reports `config` for all that is wrong with the config file, what it imports, its values, and the React pages. */
export async function loadConfig(input: LoadConfigInput): Promise<LoadedConfig | ConfigProblems> {
  const { root } = input
  const file = findConfigFile(input)
  if (file !== undefined && !existsSync(file)) return missingConfig(file, root)
  const bundle = await bundleModules({ root, name: 'config', modules: { config: configModuleOf(file, root) } })
  if ('problems' in bundle) return bundle

  const configFiles = await readConfigFiles(bundle, file, root)
  const imported = await importModule(bundle.files['config'] ?? '', root, configFiles)
  if ('problem' in imported) return { problems: [imported.problem] }
  const given = file === undefined ? { title: await titleOf(root) } : imported.given
  const validated = validateConfig(given, configFiles)
  if ('problems' in validated) return validated
  const { theme } = imported
  if (theme === undefined) throw new Error('The default theme of docgen is missing.')

  const config = completeConfig(withOverrides(validated.config, input), {
    theme: { ...theme, styles: theme.styles.map((style) => resolve(root, style)) },
    sources: validated.config.sources ?? (await defaultSources(root, input.outDir ?? validated.config.outDir)),
    configFiles,
  })
  const problems = await checkPlaces(config, root)
  if (problems.length > 0) return { problems }
  const pages = await loadReactPages(root, config)
  if ('problems' in pages) return pages
  return {
    config,
    modulePath: bundle.files['config'] ?? '',
    hash: bundle.hash,
    files: [...new Set([...bundle.inputs, ...pages.files])].sort(),
    reactPages: pages.bySource,
  }
}

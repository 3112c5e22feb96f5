// In: the folder of a site. Out: its config, checked and complete, and its React pages; or what is wrong with them.
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { isAbsolute, join, relative, resolve, sep } from 'node:path'
import { completeConfig, definedOf } from '../config/complete-config.ts'
import { locatePath, type ConfigFile } from '../config/locate.ts'
import { configProblem } from '../config/problems.ts'
import { validateConfig } from '../config/validate-config.ts'
import { findNearest } from '../diagnostics/nearest.ts'
import type { SiteConfig } from '../model/config.ts'
import type { Diagnostic } from '../model/diagnostic.ts'
import type { ReactPage } from '../model/source.ts'
import type { Theme } from '../model/theme.ts'
import { bundleModules, type Bundle } from './bundle-modules.ts'
import { findDefaultSources, findTitle } from './default-config.ts'
import { importModule } from './import-module.ts'
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

/** Absolute path of the config file that a site has or is said to have. */
export function findConfigFile({ root, configPath }: LoadConfigInput): string | undefined {
  if (configPath !== undefined) return resolve(root, configPath)
  return configNames.map((name) => join(root, name)).find((file) => existsSync(file))
}

/** Reports `config` for all that is wrong with the config file, what it imports, its values, and the React pages. */
export async function loadConfig(input: LoadConfigInput): Promise<LoadedConfig | ConfigProblems> {
  const { root } = input
  const file = findConfigFile(input)
  if (file !== undefined && !existsSync(file)) return { problems: [missingConfig(fileOf(file, root))] }
  const bundle = await bundleModules({ root, name: 'config', modules: { config: configModuleOf(file, root) } })
  if ('problems' in bundle) return bundle

  const module = bundle.files['config'] ?? ''
  const files = await readConfigFiles(bundle, file, root)
  const imported = await importModule({ module, root, files, specifiers: bundle.specifiers, subject: 'The config' })
  if ('problem' in imported) return { problems: [imported.problem] }
  const { given, default: withTheme } = imported.exports
  const validated = validateConfig(file === undefined ? { title: await findTitle(root) } : given, files)
  if ('problems' in validated) return validated

  const overridden = { ...validated.config, ...definedOf({ base: input.base, outDir: input.outDir }) }
  const sources = overridden.sources ?? (await findDefaultSources(root, overridden.outDir ?? 'dist'))
  if (sources === undefined) return { problems: [noMarkdown(file === undefined ? '.' : fileOf(file, root))] }
  const config = completeConfig(overridden, { sources, theme: themeOf(withTheme, root), configFiles: files })
  const problems = await placeProblems(config, root)
  if (problems.length > 0) return { problems }

  const pages = await loadReactPages(root, config)
  if ('problems' in pages) return pages
  const allFiles = [...new Set([...bundle.inputs, ...pages.files])].sort()
  return { config, modulePath: module, hash: bundle.hash, files: allFiles, reactPages: pages.bySource }
}

/** Exports what the config file does as `given`, and by default the same with a theme in any case, which is what workers import. */
function configModuleOf(file: string | undefined, root: string): string {
  if (file === undefined) return `import { reactTheme } from '@docgen/theme-react'\nexport default { theme: reactTheme }`
  return [
    `import * as config from ${JSON.stringify(`./${fileOf(file, root)}`)}`,
    'export const given = config.default',
    'const theme = given?.theme ?? (await import("@docgen/theme-react")).reactTheme',
    'export default { ...given, theme }',
  ].join('\n')
}

async function readConfigFiles(bundle: Bundle, file: string | undefined, root: string): Promise<readonly ConfigFile[]> {
  const others = bundle.inputs.filter((input) => input !== file && !input.split(sep).includes('node_modules'))
  const paths = file === undefined ? [] : [file, ...others]
  return Promise.all(paths.map(async (path) => ({ file: fileOf(path, root), text: await readFile(path, 'utf8') })))
}

/** The theme of a bundled config, which was validated or is docgen's own. Style sheets may be named relative to the root. */
function themeOf(config: unknown, root: string): Theme {
  // Guarded by `validateConfig`, or by the types of the default theme.
  const { theme } = config as { readonly theme: Theme }
  return { ...theme, styles: theme.styles.map((style) => resolve(root, style)) }
}

/** What the disk says against a config. */
async function placeProblems(config: SiteConfig, root: string): Promise<readonly Diagnostic[]> {
  const { theme, outDir, staticDir, sources, configFiles } = config
  const at = (...path: readonly string[]) => locatePath(configFiles, path, 'value')
  const wanted = [...theme.styles, ...(theme.client === undefined ? [] : [theme.client])]
  const missing = wanted.filter((file) => !existsSync(file))
  const folders = [staticDir, ...sources.flatMap((source) => (source.kind === 'api' ? [] : [source.dir]))].filter((dir) => dir !== '.')
  const output = resolve(root, outDir)
  const covered = [root, ...folders.map((dir) => join(root, dir))].find((folder) => isWithin(folder, output))
  return [
    ...missing.map((file) =>
      configProblem(at('theme'), `The theme names the file "${fileOf(file, root)}", which does not exist.`, 'Correct its path; it is relative to the site root.'),
    ),
    ...(covered === undefined
      ? []
      : [
          configProblem(
            at('outDir'),
            `The output folder "${outDir}" holds ${covered === root ? 'the site itself' : `the folder "${fileOf(covered, root)}" of the site`}, which a build would replace.`,
            'Name a folder that only docgen writes to, such as "dist".',
          ),
        ]),
  ]
}

function isWithin(path: string, folder: string): boolean {
  const way = relative(folder, path)
  return way === '' || (way !== '..' && !way.startsWith(`..${sep}`) && !isAbsolute(way))
}

function missingConfig(file: string): Diagnostic {
  const nearest = findNearest(file, configNames)
  const hint = nearest ? `Write "${nearest}", the usual name.` : 'Correct the path of --config.'
  return configProblem({ file: '.', line: 1, column: 1 }, `The config file "${file}" does not exist.`, hint)
}

function noMarkdown(file: string): Diagnostic {
  return configProblem(
    { file, line: 1, column: 1 },
    'The folder has no Markdown files, neither in "docs" nor anywhere else.',
    'Write docs/index.md, or give docgen the folder of your site.',
  )
}

/** Relative to the root, with `/` separators. */
function fileOf(path: string, root: string): string {
  return relative(root, path).split(sep).join('/')
}

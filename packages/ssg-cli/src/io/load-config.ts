// In: the folder of a site. Out: its config, checked and complete, and its React pages; or what is wrong with them.
import { existsSync, readdirSync, statSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join, resolve, sep } from 'node:path'
import {
  findNearest,
  type Diagnostic,
  type DocgenConfig,
  type LocalText,
  type ReactPage,
  type SiteConfig,
  type SiteOutput,
  type Source,
  type SourceContext,
  type Theme,
} from '@docgen/model'
import { configNames } from '../config/config-names.ts'
import { completeConfig, defaultFileAccess, definedOf, type ConfigSurroundings } from '../config/complete-config.ts'
import { languagesOf } from '../config/locales.ts'
import { loadMessageTables } from '../config/messages/tables.ts'
import { addedSourceProblems } from '../config/cross-problems.ts'
import { givenBaseProblems } from '../config/given-base.ts'
import type { ConfigFile } from '../config/locate.ts'
import { configProblem } from '../config/problems.ts'
import { allSourcesOf, patternsOfSource } from '../config/source-paths.ts'
import { validateConfig } from '../config/validate-config.ts'
import { hashOf } from '../pipeline/hash.ts'
import { attachProblems } from './attach-problems.ts'
import type { WorkspaceDescription } from '../workspace/description.ts'
import type { PackageFolder } from '../workspace/package-patterns.ts'
import { createAuthorFiles, type AuthorFiles } from './author-files.ts'
import { bundleModules, type Bundle } from './bundle-modules.ts'
import { missingStaticDir, namedPlaces, placeProblems } from './config-places.ts'
import { codeIdentityOf, type UsualParts } from './identity/code-identity.ts'
import { surroundingFiles } from './input-states.ts'
import { importModule, type Imported } from './import-module.ts'
import { loadIslands, type LoadedIslands } from './load-islands.ts'
import { findRepository } from './repository-root.ts'
import { loadReactPages } from './load-react-pages.ts'
import { settled } from './settled.ts'
import { siteFileOf } from './site-file.ts'
import type { findDefaults as FindDefaults } from './workspace/find-defaults.ts'

export interface LoadConfigInput {
  /** Absolute path of the site root. */
  readonly root: string
  /** Path of the config file, relative to the root or absolute; by default `docgen.config.*` in the root, if there is one. */
  readonly configPath?: string | undefined
  /** Whether it is named by the option of a program, and not by that of a command. */
  readonly isProgram?: boolean | undefined
  /** Stand in for the config's own. */
  readonly base?: string | undefined
  readonly outDir?: string | undefined
  /** Whether React pages that cannot be loaded are kept, with their problems, instead of making the config unusable: for `docgen dev`. */
  readonly keepsBrokenPages?: boolean | undefined
}

export interface LoadedConfig {
  readonly config: SiteConfig
  /** Absolute path of the bundled config, for worker threads to import: its default export has the `theme`. */
  readonly modulePath: string
  /** Hash of the code of the config and the islands, of the theme and of docgen. */
  readonly hash: string
  /** Hash of the code that renders pages, and of the words that they say: all else of a config reaches a page by its props. */
  readonly renderedBy: string
  /** Hash of the code that compiles Markdown. */
  readonly compiledBy: string
  /** Hash of the code of each output that the config or a plugin has. */
  readonly outputCode: ReadonlyMap<SiteOutput, string>
  /** Absolute paths of the config file, the React pages, the islands, all that they import of the site, and what says how they are read. */
  readonly files: readonly string[]
  /** Pages by the name of their source. */
  readonly reactPages: ReadonlyMap<string, readonly ReactPage[]>
  /** Absolute paths of the React pages and of what they import of the site. */
  readonly pageFiles: readonly string[]
  readonly islands: LoadedIslands
  /** Loads what its files are now. */
  readonly again: () => Promise<LoadedConfig | ConfigProblems>
  /** What was damaged in the cache of bundled code, and made anew. */
  readonly cacheFindings: readonly Diagnostic[]
  /** What the site is made of where no config says it. */
  readonly workspace?: WorkspaceDescription | undefined
  /** Absolute paths of files and folders that make it another site then when they come or go. */
  readonly workspacePlaces?: readonly string[] | undefined
  /** Where packages may come that it is made of then, or that the config names by patterns. */
  readonly packageFolders?: readonly PackageFolder[] | undefined
  /** What the patterns of the config meant when it was loaded, and the sources that have them. */
  readonly packages?: { readonly key: string; readonly named: readonly Source<LocalText>[] } | undefined
}

/** How often a site is loaded whose islands are saved while they are bundled: an author who goes on typing is not waited for. */
export const mostTries = 5

export interface ConfigProblems {
  readonly problems: readonly Diagnostic[]
  /** Absolute paths of files and folders whose next change may correct them, whether they exist or not. */
  readonly files?: readonly string[] | undefined
}

/** Absolute path of the config file that a site has or is said to have. */
function findConfigFile({ root, configPath }: LoadConfigInput): string | undefined {
  if (configPath !== undefined) return resolve(root, configPath)
  return configNames.map((name) => join(root, name)).find((file) => existsSync(file))
}

/** Reports `config` for all that is wrong with the config file, what it imports, its values, and the React pages. */
export async function loadConfig(input: LoadConfigInput): Promise<LoadedConfig | ConfigProblems> {
  const { root, base } = input
  const refused = givenBaseProblems(base)
  if (refused.length > 0) return { problems: refused }
  const file = findConfigFile(input)
  if (file === undefined) {
    const foreign = foreignConfigs(root)
    return foreign.length > 0 ? { problems: foreign } : loadWithoutFile(input)
  }
  if (!existsSync(file)) return { problems: [missingConfig(siteFileOf(file, root), wayToName(input))] }
  if (statSync(file).isDirectory()) return { problems: [folderAsConfig(siteFileOf(file, root), wayToName(input))] }
  const passedOver = input.configPath === undefined ? configsBeside(file, input) : []
  if (passedOver.length > 0) return { problems: passedOver }
  const bundle = await bundleModules({ root, name: 'config', modules: { config: configModuleOf(siteFileOf(file, root)) } })
  if ('problems' in bundle) return bundle
  const loaded = await loadBundled(input, file, bundle)
  return 'problems' in loaded ? { ...loaded, files: [...bundle.inputs, ...(loaded.files ?? [])] } : loaded
}

async function loadBundled(input: LoadConfigInput, file: string, bundle: Bundle): Promise<LoadedConfig | ConfigProblems> {
  const { root } = input
  const files = await readConfigFiles(bundle, file, root)
  const imported = await importConfig(bundle, root, files)
  if ('problem' in imported) return { problems: [imported.problem] }
  const validated = validateConfig(imported.exports['given'], files)
  if ('problems' in validated) return validated
  const { config } = validated
  const given = config.sources ? undefined : await defaultsOf(root, authorFilesOf(config, root), input.outDir ?? config.outDir)
  if (given && 'problems' in given) return given
  const twice = addedSourceProblems(given?.sources ?? [], config, files)
  if (twice.length > 0) return { problems: twice }
  const named = allSourcesOf(config.sources ?? given?.sources ?? [], config.plugins).map(thatSettles)
  if (config.sources === undefined && named.length === 0) return { problems: [noMarkdown(siteFileOf(file, root))] }
  const packages = await packagesOf(root, named, files)
  if ('problems' in packages) return packages
  const { sources, packageFolders, key } = packages
  const theme = themeOf(imported.exports, root, config.search)
  const surroundings = { root, sources, theme, configFiles: files }
  const loaded = await finish(input, bundle, await usualPartsOf(imported.exports), config, surroundings)
  if ('problems' in loaded || key === undefined) return loaded
  return { ...loaded, hash: hashOf(loaded.hash + key), packageFolders, packages: { key, named } }
}

/** Loaded where the config names packages by patterns. */
async function packagesOf(root: string, named: readonly Source<LocalText>[], files: readonly ConfigFile[]) {
  if (!named.some((source) => patternsOfSource(source).length > 0)) return { sources: named, packageFolders: [], key: undefined }
  return (await import('./workspace/find-packages.ts')).findPackages(root, named, files)
}

/** Of a source that waits for ever, its error is one of the findings. */
function thatSettles(source: Source<LocalText>): Source<LocalText> {
  return source.kind === 'custom'
    ? { ...source, load: (context: SourceContext) => settled(source.load(context), `The source "${source.name}"`) }
    : source
}

/** A config that would be passed over without a word. */
function foreignConfigs(root: string): readonly Diagnostic[] {
  const names = existsSync(root) ? readdirSync(root).filter((name) => /^docgen\.config\.\w+$/.test(name)) : []
  return names
    .sort()
    .map((name) =>
      configProblem(
        { file: name, line: 1, column: 1 },
        `The config file "${name}" has an ending that docgen does not read.`,
        'Name it "docgen.config.ts", and write `export default defineConfig({ … })`.',
      ),
    )
}

/** Of two, one would be edited in vain. */
function configsBeside(file: string, input: LoadConfigInput): readonly Diagnostic[] {
  const { root } = input
  const name = siteFileOf(file, root)
  return configNames
    .filter((other) => other !== name && existsSync(join(root, other)))
    .map((other) =>
      configProblem(
        { file: other, line: 1, column: 1 },
        `docgen reads "${name}" and ignores this config file.`,
        `Remove one of them, or name the one to read with ${wayToName(input)}.`,
      ),
    )
}

/** Loaded where the config does not say what the site is made of. */
const defaultsOf: typeof FindDefaults = async (...input) => (await import('./workspace/find-defaults.ts')).findDefaults(...input)

/** What is wrong with what no config says stands in no file. */
const nowhere: ConfigFile = { file: '.', text: '' }

/** A site without a config is built from the one that `docgen init` would write. */
async function loadWithoutFile(input: LoadConfigInput): Promise<LoadedConfig | ConfigProblems> {
  const { root } = input
  const defaults = await defaultsOf(root, authorFilesOf({}, root), input.outDir)
  if (defaults === undefined) return { problems: [existsSync(root) ? noMarkdown('.') : noSite()] }
  if ('problems' in defaults) return defaults
  const { bundle, config, sources, exports, workspace, places, packageFolders } = defaults
  const theme = themeOf(exports, root, 'auto')
  const surroundings = { root, sources, theme, configFiles: [nowhere] }
  const loaded = await finish(input, bundle, { content: true, layouts: true }, config, surroundings)
  if ('problems' in loaded) return loaded
  // The first config that the author writes is one that changed.
  const watched = [...defaults.files, ...configNames.map((name) => join(root, name))]
  const files = [...new Set([...loaded.files, ...watched])].sort()
  return { ...loaded, workspace, workspacePlaces: places, packageFolders, files }
}

/** Whether a repository still holds what its site was made of: a package may have come or gone, and a guide where there is no config. */
export async function isWorkspaceAsLoaded(
  { root, outDir }: LoadConfigInput,
  { workspace, packages }: LoadedConfig,
): Promise<boolean> {
  if (packages !== undefined) {
    const found = await packagesOf(root, packages.named, [])
    return !('problems' in found) && found.key === packages.key
  }
  if (workspace === undefined) return true
  const { findWorkspace } = await import('./workspace/find-workspace.ts')
  return JSON.stringify(await findWorkspace(authorFilesOf({}, root), outDir ?? 'dist')) === JSON.stringify(workspace)
}

function importConfig(bundle: Bundle, root: string, files: readonly ConfigFile[]): Promise<Imported> {
  return importModule({ module: moduleOf(bundle), root, files, specifiers: bundle.specifiers, subject: 'The config' })
}

/** Checks what the config says of the disk, and loads its React pages. */
async function finish(
  input: LoadConfigInput,
  bundle: Bundle,
  /** Which parts of the theme are those of the default theme. */
  usual: UsualParts,
  given: DocgenConfig,
  surroundings: Omit<ConfigSurroundings, 'tables'>,
): Promise<LoadedConfig | ConfigProblems> {
  const { root, base, outDir, keepsBrokenPages = false } = input
  const tables = await loadMessageTables(languagesOf(given))
  const config = inRepository(completeConfig({ ...given, ...definedOf({ base, outDir }) }, { ...surroundings, tables }), root)
  const problems = [
    ...placeProblems(config, root, outDir !== undefined),
    ...missingStaticDir(given.staticDir, config, root),
    ...(await attachProblems(config)),
  ]
  if (problems.length > 0) return { problems, files: namedPlaces(config, root) }
  const pages = await loadReactPages(root, config, keepsBrokenPages)
  if ('problems' in pages) return pages
  const islands = await loadIslands(root, config)
  if ('problems' in islands) return islands
  const code = await codeIdentityOf(config, bundle, { usual, words: wordsOf(config) })
  const files = [
    ...new Set([...bundle.inputs, ...bundle.linked, ...surroundingFiles(root), ...pages.files, ...islands.files]),
  ].sort()
  return {
    config,
    modulePath: moduleOf(bundle),
    hash: islands.hash === '' ? bundle.hash : hashOf(bundle.hash + islands.hash),
    renderedBy: hashOf(JSON.stringify([code.layouts, islands.hash, wordsOf(config)])),
    compiledBy: code.content,
    outputCode: code.outputs,
    files,
    reactPages: pages.bySource,
    pageFiles: pages.files,
    islands,
    again: () => loadConfig(input),
    cacheFindings: [...bundle.cacheFindings, ...pages.cacheFindings, ...islands.cacheFindings],
  }
}

/** All that `words` says on pages, in each language. */
function wordsOf({ locale, messages, siteLocales = [] }: SiteConfig): readonly unknown[] {
  const others = siteLocales.map((each) => [each.name, each.htmlLang, each.calendar, each.messages])
  return [locale, messages, ...others]
}

/** What lies in the repository around a site may be read, and is told from the repository. */
function inRepository(config: SiteConfig, root: string): SiteConfig {
  const way = findRepository(root)
  if (way === undefined || way === '.') return config
  const { files, repository } = config
  const directory = siteFileOf(root, resolve(root, way))
  return {
    ...config,
    files: { ...files, allow: [...files.allow, way] },
    ...(repository && { repository: { directory, ...definedOf(repository), url: repository.url } }),
  }
}

function authorFilesOf({ files }: Pick<DocgenConfig, 'files'>, root: string): AuthorFiles {
  return createAuthorFiles(root, { ...defaultFileAccess, ...definedOf(files ?? {}) })
}

const moduleOf = (bundle: Bundle): string => bundle.files['config'] ?? ''

/** Exports what the config file does as `given`, and by default the same with a theme in any case, which is what workers import. */
function configModuleOf(file: string): string {
  return [
    `import * as config from ${JSON.stringify(`./${file}`)}`,
    'export const given = config.default',
    'export const usualTheme = async () => (await import("@docgen/theme-react")).reactTheme',
    'export default { ...given, theme: given?.theme ?? (await usualTheme()) }',
  ].join('\n')
}

/** Whether Markdown is compiled, and pages are rendered, by the components of the default theme, which no code of the config reaches. */
async function usualPartsOf(exports: Readonly<Record<string, unknown>>): Promise<UsualParts> {
  // Guarded by `validateConfig`, or by the types of the default theme; the function is that of `configModuleOf`.
  const { default: config, usualTheme } = exports as unknown as {
    readonly default: { readonly theme: Theme }
    readonly usualTheme: () => Promise<Theme>
  }
  const { name, content, layouts } = config.theme
  if (name !== 'react') return { content: false, layouts: false }
  const usual = await usualTheme()
  return { content: isPartOf(content, usual.content), layouts: isPartOf(layouts, usual.layouts) }
}

function isPartOf(components: object, usual: object): boolean {
  const byName = new Map<string, unknown>(Object.entries(usual))
  return Object.entries(components).every(([name, component]) => byName.get(name) === component)
}

/** The config file first. */
async function readConfigFiles(bundle: Bundle, file: string, root: string): Promise<readonly ConfigFile[]> {
  const others = bundle.inputs.filter((input) => input !== file && !input.split(sep).includes('node_modules'))
  return Promise.all(
    [file, ...others].map(async (path) => ({ file: siteFileOf(path, root), text: await readFile(path, 'utf8') })),
  )
}

/** The theme of a bundled config, with the islands that the site has use for. Style sheets and islands may be named relative to the root. */
function themeOf(exports: Readonly<Record<string, unknown>>, root: string, search: DocgenConfig['search']): Theme {
  // Guarded by `validateConfig`, or by the types of the default theme.
  const { theme } = exports['default'] as { readonly theme: Theme }
  const unused = new Set(search === false ? theme.searchIslands : [])
  const islands = Object.entries(theme.islands ?? {}).flatMap(([name, file]) =>
    unused.has(name) ? [] : [[name, resolve(root, file)]],
  )
  return { ...theme, styles: theme.styles.map((style) => resolve(root, style)), islands: Object.fromEntries(islands) }
}

/** What the user has to name a config file with. */
function wayToName({ isProgram = false }: LoadConfigInput): string {
  return isProgram ? 'the option "config"' : '--config'
}

function missingConfig(file: string, way: string): Diagnostic {
  const nearest = findNearest(file, configNames)
  const hint = nearest ? `Write "${nearest}", the usual name.` : `Correct the path of ${way}.`
  return configProblem({ file: '.', line: 1, column: 1 }, `The config file "${file}" does not exist.`, hint)
}

function folderAsConfig(file: string, way: string): Diagnostic {
  const message = `${way.replace(/^t/, 'T')} names a folder, "${file}".`
  return configProblem({ file: '.', line: 1, column: 1 }, message, 'Name the config file in it, or run docgen there.')
}

/** Of one that docgen serves. */
function noSite(): Diagnostic {
  return configProblem({ file: '.', line: 1, column: 1 }, 'The folder of the site is gone.', 'Put it back, or stop docgen.')
}

function noMarkdown(file: string): Diagnostic {
  return configProblem(
    { file, line: 1, column: 1 },
    'The folder has no Markdown files and no package to document.',
    'Write docs/index.md, or give docgen the folder of your site.',
  )
}

// In: a folder with a site of another tool. Out: what it becomes.
import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { withBrand } from '../../migrate/core/brand.ts'
import { problemsOf } from '../../migrate/core/config-notes.ts'
import { withHostRedirects } from '../../migrate/core/host-redirects.ts'
import { withLinkWarnings } from '../../migrate/core/link-rules.ts'
import { manifestNotesOf } from '../../migrate/core/manifest-notes.ts'
import { withReferenceTask } from '../../migrate/core/left-reference.ts'
import { withLlmsTxt } from '../../migrate/core/llms-txt.ts'
import { uniqueNotes } from '../../migrate/core/note.ts'
import { withOldComponents } from '../../migrate/core/old-components.ts'
import { folderOfFile, joinPath } from '../../migrate/core/paths.ts'
import { withDiagrams } from '../../migrate/core/diagrams.ts'
import { withoutRepeats } from '../../migrate/core/redirects.ts'
import { withServedAddresses } from '../../migrate/core/pages.ts'
import { withReadableText } from '../../migrate/core/readable-text.ts'
import { withTrustedHtml } from '../../migrate/core/trusted-html.ts'
import type { ForeignConfig, Migration, MigrationTool, ProjectFiles } from '../../migrate/core/site.ts'
import { at, entriesIn, merged, textIn } from '../../migrate/core/values.ts'
import { migrationTools } from '../../migrate/index.ts'
import { readJsoncValue } from '../../syntax/data/jsonc-value.ts'
import { readYamlValue } from '../../syntax/data/yaml-value.ts'
import { defaultFileAccess } from '../../config/complete-config.ts'
import { createAuthorFiles } from '../author-files.ts'
import { findWorkspace } from '../workspace/find-workspace.ts'
import { loadForeignConfig } from './load-foreign-config.ts'
import { findRepository } from '../repository-root.ts'
import { siteFileOf } from '../site-file.ts'
import { otherPlacesOfSites, placesOfSites } from '../workspace/usual-places.ts'
import { readProjectFiles } from './read-project-files.ts'

export interface FoundSite {
  readonly tool: MigrationTool
  /** Absolute path of the folder of the site. */
  readonly root: string
  /** Relative to `root`. */
  readonly configFile: string
  /** What the config is within that file; all of it otherwise. */
  readonly key?: string | undefined
}

/** What looks like the site of a tool, and is one of another that has a config of the same name. */
interface ForeignSite extends FoundSite {
  readonly missing: string
}

/** The site in a folder, or in one of the usual folders below it; `name` is that of the tool, if it is given. Its word is taken for it. */
export function findSite(folder: string, name: string | undefined): FoundSite | ForeignSite | undefined {
  const tools = migrationTools.filter((tool) => name === undefined || tool.name === name)
  const usual = sitesAt(placesOfSites(folder), { folder, tools, name })
  const found = usual.find((site) => !('missing' in site)) ?? findOptions(folder, tools)
  if (found) return found
  // Options of TypeDoc may be in each package.
  const ofSites = tools.filter((tool) => tool.name !== 'typedoc')
  const others = sitesAt(otherPlacesOfSites(folder), { folder, tools: ofSites, name })
  return others.find((site) => !('missing' in site)) ?? usual[0]
}

interface SearchedTools {
  readonly folder: string
  readonly tools: readonly MigrationTool[]
  readonly name: string | undefined
}

function sitesAt(places: readonly string[], { folder, tools, name }: SearchedTools): readonly (FoundSite | ForeignSite)[] {
  return places.flatMap((place) =>
    tools.flatMap((tool): (FoundSite | ForeignSite)[] => {
      const root = join(folder, place)
      const configFile = tool.configNames.find((each) => existsSync(join(root, each)))
      if (configFile === undefined) return []
      const missing = name === undefined ? missingPackage(tool, root, configFile) : undefined
      return [missing === undefined ? { tool, root, configFile } : { tool, root, configFile, missing }]
    }),
  )
}

/** A config may get its parts from a module of its own: then the manifest says what they are made with. */
function missingPackage({ packageNames = [] }: MigrationTool, root: string, configFile: string): string | undefined {
  const files = [configFile, 'package.json'].map((name) => join(root, name)).filter((file) => existsSync(file))
  const text = files.map((file) => readFileSync(file, 'utf8')).join('\n')
  return packageNames.some((name) => text.includes(name)) ? undefined : packageNames[0]
}

function findOptions(root: string, tools: readonly MigrationTool[]): FoundSite | undefined {
  for (const tool of tools) {
    const { key = '', files = [] } = tool.optionsIn ?? {}
    for (const configFile of files) {
      const file = join(root, configFile)
      if (existsSync(file) && at(readJsoncValue(readFileSync(file, 'utf8')), key) !== undefined)
        return { tool, root, configFile, key }
    }
  }
  return undefined
}

/** `out` is an absolute path. */
export async function prepareMigration({ tool, root, configFile, key }: FoundSite, out: string): Promise<Migration> {
  const inside = readProjectFiles(root, repositoryOf(root), out)
  const whole = await loadWhole(root, configFile, { files: inside, tool })
  const config = key === undefined ? whole : { ...whole, value: at(whole.value, key) }
  const further = tool.foldersOf?.(config, inside) ?? []
  const files = further.length === 0 ? inside : readProjectFiles(root, repositoryOf(root), out, further)
  const modules = new Map<string, ForeignConfig>()
  for (const path of new Set(tool.modulesOf?.(config, files) ?? [])) {
    if (files.read(path) !== undefined) modules.set(path, await loadAny(root, path, { files, tool, config }))
  }
  const fromOut = (path: string): string => siteFileOf(resolve(root, path), out)
  const published = tool.asksForPackages?.(config) === true ? await publishedBeside(root) : undefined
  const migrated = tool.migrate({ files, config, modules, published, fromOut })
  const questions = tool.questions?.of(config, migrated) ?? []
  const { answers = [] } =
    questions.length === 0 ? {} : await loadForeignConfig(root, configFile, tool.react?.(config), questions)
  const migration = answers.length === 0 ? migrated : (tool.questions?.answered(migrated, answers, config) ?? migrated)
  const manifest = out === root ? inside.read('package.json') : undefined
  const ofManifest = manifest === undefined ? [] : manifestNotesOf(manifest)
  const notes = uniqueNotes([...[config, ...modules.values()].flatMap(problemsOf), ...migration.notes, ...ofManifest])
  const redirected = withHostRedirects({ ...migration, notes }, files, siteFileOf(root, repositoryOf(root)))
  const unrepeated = withoutRepeats(redirected, config.file)
  const known = withReferenceTask(withLlmsTxt(unrepeated, config), config.file, files)
  const finished = withDiagrams(withReadableText(withTrustedHtml(withOldComponents(known))), configFile)
  return withServedAddresses(withLinkWarnings(withBrand(finished, tool.brandOf?.(config, files, modules)), configFile))
}

/** More than anybody stacks upon each other. */
const mostParents = 8

/** A config with what it takes from others. One whose parent cannot be read stays as it is. */
async function loadWhole(
  root: string,
  file: string,
  { files, tool, depth = 0 }: { readonly files: ProjectFiles; readonly tool: MigrationTool; readonly depth?: number },
): Promise<ForeignConfig> {
  const config = await loadAny(root, file, { files, tool })
  const named = tool.parentKey && textIn(config.value, tool.parentKey)
  const parent = named === undefined ? undefined : joinPath(folderOfFile(file), named)
  if (parent === undefined || files.read(parent) === undefined || depth === mostParents) return config
  const { value } = await loadWhole(root, parent, { files, tool, depth: depth + 1 })
  const own = Object.fromEntries(entriesIn(config.value).filter(([key]) => key !== tool.parentKey))
  return { ...config, value: merged(value, own) }
}

async function loadAny(
  root: string,
  file: string,
  { files, tool, config }: { readonly files: ProjectFiles; readonly tool: MigrationTool; readonly config?: ForeignConfig },
): Promise<ForeignConfig> {
  const text = files.read(file) ?? ''
  if (/\.ya?ml$/.test(file)) {
    const { value, problem } = readYamlValue(text)
    return { file, value, opaque: [], problem: problem && `line ${problem.line}: ${problem.message}` }
  }
  if (!/\.jsonc?$/.test(file)) return loadForeignConfig(root, file, tool.react?.(config))
  const value = readJsoncValue(text)
  return { file, value, opaque: [], problem: value === undefined ? 'it is no JSON' : undefined }
}

/** Those of the repository, as a site without a config would document them: folders or patterns, relative to the site. */
async function publishedBeside(root: string): Promise<readonly string[]> {
  const repository = repositoryOf(root)
  const { packages, patterns, isPrivate } = await findWorkspace(createAuthorFiles(repository, defaultFileAccess), 'dist')
  if (isPrivate === true) return []
  return (patterns ?? packages.map(({ folder }) => folder)).map((given) => {
    const [, sign = '', folder = ''] = /^(!?)(.*)$/.exec(given) ?? []
    return sign + (siteFileOf(resolve(repository, folder), root) || '.')
  })
}

/** The repository around the site, or an archive of one; includes may lead to all of it. */
function repositoryOf(root: string): string {
  return resolve(root, findRepository(root) ?? '.')
}

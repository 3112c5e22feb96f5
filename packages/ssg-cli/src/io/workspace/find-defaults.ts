// In: the folder of a site whose config does not say what it is made of. Out: the config that says what lies there.
import { join } from 'node:path'
import type { Diagnostic, DocgenConfig, LocalText, Source } from '@docgen/model'
import { configProblem } from '../../config/problems.ts'
import { validateConfig } from '../../config/validate-config.ts'
import { configTextOf } from '../../workspace/config-text.ts'
import type { WorkspaceDescription } from '../../workspace/description.ts'
import { guidePlacesOf } from '../../workspace/guide-facts.ts'
import { awaitedEntries, isExample } from '../../workspace/package-facts.ts'
import { rootFileNames, type PackageFolder } from '../../workspace/package-patterns.ts'
import type { AuthorFiles } from '../author-files.ts'
import { bundleModules, type Bundle } from '../bundle-modules.ts'
import { importModule } from '../import-module.ts'
import { readWorkspace, yamlReaderFor } from './find-workspace.ts'
import { textOf } from './read-packages.ts'
import { unreadableManifest, wrongWorkspaces } from './wrong-manifests.ts'

interface Defaults {
  readonly workspace: WorkspaceDescription
  readonly bundle: Bundle
  /** Of the bundled module: by default the config with the default theme. */
  readonly exports: Readonly<Record<string, unknown>>
  readonly config: DocgenConfig
  readonly sources: readonly Source<LocalText>[]
  /** Absolute paths of the files that say which packages there are, and what they are. */
  readonly files: readonly string[]
  /** Absolute paths of files and folders that make the site another one when they come or go. */
  readonly places: readonly string[]
  /** Where further packages may come. */
  readonly packageFolders: readonly PackageFolder[]
}

/** Nobody has asked for these packages: one that has to be built first does not keep the rest of the site from being made. */
const leniency = { 'api-entry-not-found': 'warning' } as const

/** `root` is absolute. `undefined` where there is nothing that a site could be made of; nothing is written then. Reports `config` where a package of docgen itself is missing. */
export async function findDefaults(
  root: string,
  author: AuthorFiles,
  outDir = 'dist',
): Promise<Defaults | { readonly problems: readonly Diagnostic[]; readonly files?: readonly string[] } | undefined> {
  const unreadable = await wrongList(root)
  if (unreadable) return { problems: [unreadable], files: [join(root, unreadable.file)] }
  const { description: workspace, packageFolders } = await readWorkspace(author, outDir)
  // As for a config that names packages by patterns. What is an example may be wrong on purpose.
  const broken = workspace.leftOut.filter(({ folder, reason }) => reason === 'unreadable' && !isExample(folder))
  if (broken.length > 0) {
    const problems = await Promise.all(broken.map(({ folder }) => unreadableManifest(root, folder)))
    return { problems, files: problems.map(({ file }) => join(root, file)) }
  }
  if (workspace.packages.length === 0 && workspace.guides === undefined && workspace.home === undefined) return undefined
  const bundle = await bundleModules({ root, name: 'default-config', modules: { config: defaultModuleOf(workspace) } })
  if ('problems' in bundle) return bundle
  const module = bundle.files['config'] ?? ''
  const imported = await importModule({ module, root, files: [], specifiers: bundle.specifiers, subject: 'The config' })
  if ('problem' in imported) return { problems: [imported.problem] }
  const validated = validateConfig(imported.exports['given'], [])
  if ('problems' in validated) return validated
  const config: DocgenConfig = { ...validated.config, rules: { ...leniency, ...validated.config.rules } }
  const manifests = [...workspace.packages, ...workspace.leftOut].map(({ folder }) => join(root, folder, 'package.json'))
  const awaited = workspace.leftOut.flatMap(({ folder, reason }) =>
    reason === 'no-code' ? awaitedEntries.map((entry) => join(root, folder, entry)) : [],
  )
  const files = [...rootFileNames.map((name) => join(root, name)), ...manifests, ...awaited]
  const places = placesOf(workspace).map((place) => join(root, place))
  return { workspace, bundle, exports: imported.exports, config, sources: config.sources ?? [], files, places, packageFolders }
}

/** Without its packages, a repository would be another site. */
async function wrongList(root: string): Promise<Diagnostic | undefined> {
  const file = 'pnpm-workspace.yaml'
  const text = await textOf(join(root, file))
  if (text === undefined) return wrongWorkspaces(root)
  const { problem } = (await yamlReaderFor({ [file]: text }))(text)
  const hint = 'Correct the file, which names the packages of this repository.'
  if (problem === undefined) return undefined
  return configProblem(
    { file, line: problem.line, column: problem.column },
    `This file is not valid YAML: ${problem.message}`,
    hint,
  )
}

/** Relative to the root. An edit of one of them changes a page, and not what the site is made of. */
function placesOf({ guides, home, changelog, packages }: WorkspaceDescription): readonly string[] {
  const changelogs = packages.map(({ folder }) => join(folder, 'CHANGELOG.md'))
  return [...new Set([home ?? 'README.md', changelog ?? 'CHANGELOG.md', ...changelogs, ...guidePlacesOf(guides?.dir)])]
}

/** The text of a config as a module, with the default theme. */
function defaultModuleOf(workspace: WorkspaceDescription): string {
  return [
    "import { reactTheme } from '@docgen/theme-react'",
    // What the patterns of the workspace mean is known by now.
    configTextOf({ ...workspace, patterns: undefined }).replace(/^export default /m, 'export const given = '),
    'export default { ...given, theme: reactTheme }',
  ].join('\n')
}

// Which files a dev server watches for a config, and which of them mean that the config has to be loaded again.
import { existsSync } from 'node:fs'
import { basename, join, relative, resolve } from 'node:path'
import { readSourcesOf, translationsDir } from '../config/locales.ts'
import { foldersOfSource } from '../config/source-paths.ts'
import { fileStateOf } from '../io/file-state.ts'
import { isWithin } from '../io/is-within.ts'
import type { LoadedConfig } from '../io/load-config.ts'
import type { PackageFolder } from '../io/watch-files.ts'
import { manifestsIn } from '../io/workspace/manifests-in.ts'

/** Absolute paths of the files and folders that a config names. */
export function watchedOf(root: string, loaded: LoadedConfig): readonly string[] {
  return [...configFilesOf(root, loaded), ...(loaded.workspacePlaces ?? []), ...watchedFolders(root, loaded)]
}

/** Another text where a file that a config was loaded from has changed, or a package has come or gone. */
export function stateOf(root: string, loaded: LoadedConfig): string {
  const files = [...configFilesOf(root, loaded), ...manifestsIn(packageFoldersOf(root, loaded))]
  return JSON.stringify(files.map((file) => [file, isStyleAlone(file, loaded) ? 'a style' : fileStateOf(file)?.hash]))
}

/** The config, the React pages, and the theme's own files of this site: after a change of one, everything is loaded anew. */
export function configFilesOf(root: string, { files, config: { theme } }: LoadedConfig): readonly string[] {
  const themeFiles = [...theme.styles, ...(theme.client === undefined ? [] : [theme.client])]
  return [...files, ...themeFiles.filter((file) => isOfAuthor(file, root))]
}

/** Whether all that a file (absolute) of the client changes is how pages look: nothing else is made from it. */
export function isStyleAlone(file: string, { files, config: { theme } }: LoadedConfig): boolean {
  // The config names those of the theme, and one that is not there is a mistake in it.
  return file.endsWith('.css') && !files.includes(file) && (existsSync(file) || !theme.styles.includes(file))
}

/** Whether somebody may change a file (absolute) while the site is served: not one of a package, built or installed. */
export function isOfAuthor(file: string, root: string): boolean {
  const way = relative(root, file)
  return !/(?:^|[\\/])node_modules[\\/]/.test(way) && (isWithin(file, root) || !/[\\/]dist[\\/]/.test(way))
}

/** A new React page too is one that the config's bundle does not know yet. */
export function isOfConfig(file: string, root: string, loaded: LoadedConfig): boolean {
  const pageFolders = readSourcesOf(loaded.config).flatMap((source) => (source.kind === 'pages' ? [join(root, source.dir)] : []))
  return configFilesOf(root, loaded).includes(file) || pageFolders.some((folder) => isWithin(file, folder))
}

/** Whether a site may be made of something else since a file (absolute) came, changed or went: of other packages, and without a config of other guides. */
export function isOfWorkspace(file: string, root: string, loaded: LoadedConfig): boolean {
  return isOfPackages(file, root, loaded) || (loaded.workspacePlaces ?? []).some((place) => isWithin(file, place))
}

/** Whether a file (absolute) says that there is a package, and which. */
function isOfPackages(file: string, root: string, loaded: LoadedConfig): boolean {
  return basename(file) === 'package.json' && packageFoldersOf(root, loaded).some(({ folder }) => isWithin(file, folder))
}

/** A build that runs meanwhile changes nothing that a page is made from. */
export function isOutput(file: string, root: string, { config }: LoadedConfig): boolean {
  return isWithin(file, resolve(root, config.outDir))
}

/** Those of a site without a config, whose packages are those of the repository. */
export function packageFoldersOf(root: string, { packageFolders = [] }: LoadedConfig): readonly PackageFolder[] {
  return packageFolders.map(({ folder, depth }) => ({ folder: join(root, folder), depth }))
}

function watchedFolders(root: string, { config }: LoadedConfig): readonly string[] {
  const dirs = readSourcesOf(config).flatMap(foldersOfSource)
  const changelogs = config.sources.flatMap((source) =>
    source.kind === 'changelogs'
      ? [...(source.packages ?? []).map(({ folder }) => `${folder}/CHANGELOG.md`), ...(source.whole ? [source.whole.file] : [])]
      : [],
  )
  return [...new Set([...dirs, ...changelogs, config.staticDir, translationsDir])].map((dir) => join(root, dir))
}

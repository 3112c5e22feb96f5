// What the disk says against a config whose values are right.
import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { usesPagefind, type Diagnostic, type SiteConfig, type SourceRange } from '@docgen/model'
import { locateInConfig, locatePath, type ConfigFile } from '../config/locate.ts'
import { configProblem } from '../config/problems.ts'
import { readSourcesOf } from '../config/locales.ts'
import { foldersOfSource } from '../config/source-paths.ts'
import { isWithin } from './is-within.ts'
import { findPagefind } from './pagefind.ts'
import { siteFileOf } from './site-file.ts'

/** `isOutDirGiven`: whether a command or a program named the output folder, and not the config. */
export function placeProblems(config: SiteConfig, root: string, isOutDirGiven: boolean): readonly Diagnostic[] {
  const { outDir, staticDir, configFiles } = config
  const at = (...path: readonly string[]) => locatePath(configFiles, path, 'value')
  const missing = themeFilesOf(config).filter((file) => !existsSync(file))
  const folders = [staticDir, ...readSourcesOf(config).flatMap(foldersOfSource)].filter((dir) => dir !== '.')
  const output = resolve(root, outDir)
  const covered = [root, ...folders.map((dir) => join(root, dir))].find((folder) => isWithin(folder, output))
  return [
    ...missingEngine(config, root),
    ...missing.map((file) =>
      configProblem(
        placeOfPath(configFiles, siteFileOf(file, root)),
        `The theme names the file "${siteFileOf(file, root)}", which does not exist.`,
        'Correct its path; it is relative to the site root.',
      ),
    ),
    ...(covered === undefined
      ? []
      : [
          configProblem(
            isOutDirGiven ? { file: '.', line: 1, column: 1 } : at('outDir'),
            `The output folder "${outDir}" contains ${covered === root ? 'the site itself' : `the folder "${siteFileOf(covered, root)}" of the site`}, and a build would overwrite it.`,
            'Name a folder that only docgen writes to, such as "dist".',
          ),
        ]),
  ]
}

/** Absolute paths of what a config names and docgen wants to be there. */
export function namedPlaces(config: SiteConfig, root: string): readonly string[] {
  return [...themeFilesOf(config), join(root, config.staticDir)]
}

function themeFilesOf({ theme }: SiteConfig): readonly string[] {
  return [...theme.styles, ...(theme.client === undefined ? [] : [theme.client]), ...Object.values(theme.islands ?? {})]
}

/** The usual folder may be missing, one that is named may not. */
export function missingStaticDir(given: string | undefined, { configFiles }: SiteConfig, root: string): readonly Diagnostic[] {
  if (given === undefined || existsSync(join(root, given))) return []
  return [
    configProblem(
      locatePath(configFiles, ['staticDir'], 'value'),
      `The static folder "${given}" does not exist.`,
      'Make it, or correct its path, which is relative to the site root.',
    ),
  ]
}

/** A file as the author may have written it; else the theme. */
function placeOfPath(configFiles: readonly ConfigFile[], file: string): SourceRange {
  const written = [file, `./${file}`, `/${file}`].map((path) => locateInConfig(configFiles, [], path))
  return written.find(({ line, column }) => line > 1 || column > 1) ?? locatePath(configFiles, ['theme'], 'value')
}

/** A package that the config asks for and the site does not have. */
function missingEngine({ search, configFiles }: SiteConfig, root: string): readonly Diagnostic[] {
  if (!usesPagefind(search) || findPagefind(root)) return []
  return [
    configProblem(
      locatePath(configFiles, ['search'], 'value'),
      'The search is `pagefind()`, but the package "pagefind" is not installed.',
      'Run "npm install --save-dev pagefind", or write `search: fragments()`, which needs no package.',
    ),
  ]
}

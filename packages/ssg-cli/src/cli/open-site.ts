import { existsSync, statSync } from 'node:fs'
import { relative, resolve, sep } from 'node:path'
import { loadConfig, type ConfigProblems, type LoadedConfig } from '../io/load-config.ts'
import type { SiteFlags } from './flags.ts'
import type { CliWorld } from './terminal.ts'
import { UsageError } from './usage-error.ts'

/** Absolute path of the folder that the user names. Throws `UsageError` when there is none. */
export function findRoot(root: string, { cwd }: Pick<CliWorld, 'cwd'>): string {
  const path = resolve(cwd, root)
  if (!existsSync(path))
    throw new UsageError(`The folder "${root}" does not exist.`, 'Give the folder of your site: docgen build <folder>.')
  if (!statSync(path).isDirectory())
    throw new UsageError(`"${root}" is a file, not a folder.`, 'Give the folder that it lies in.')
  return path
}

/** `--config` is relative to where the user stands, `--out-dir` to the site root. */
export function openSite(
  root: string,
  { config, base, outDir }: SiteFlags,
  { cwd }: CliWorld,
): Promise<LoadedConfig | ConfigProblems> {
  return loadConfig({ root, configPath: config === undefined ? undefined : resolve(cwd, config), base, outDir })
}

/** A path as the user would write it from where they stand. */
export function pathForUser(path: string, cwd: string): string {
  const way = relative(cwd, path)
  return way === '' ? '.' : way.startsWith(`..${sep}..${sep}..`) ? path : way
}

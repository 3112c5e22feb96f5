import { existsSync, realpathSync, statSync } from 'node:fs'
import { basename, dirname, join, relative, resolve, sep } from 'node:path'
import { loadConfig, type ConfigProblems, type LoadedConfig } from '../io/load-config.ts'
import type { SiteFlags } from './flags.ts'
import type { CliWorld } from './terminal.ts'
import { UsageError } from './usage-error.ts'

/**
 * Absolute path of the folder that the user names, without symbolic links: bundlers name files by their real places, and all that is told from
 * the root must agree with them. Throws `UsageError` when there is none.
 */
export function findRoot(root: string, { cwd }: Pick<CliWorld, 'cwd'>): string {
  const path = resolve(cwd, root)
  if (!existsSync(path))
    throw new UsageError(`The folder "${root}" does not exist.`, 'Correct the path, which is relative to the current folder.')
  if (!statSync(path).isDirectory())
    throw new UsageError(`"${root}" is a file, not a folder.`, 'Give the folder that contains it.')
  return realpathSync.native(path)
}

/** Absolute path of the config file that the user names, told from the same root as all else. It may be a link itself. */
export function findConfigPath(config: string | undefined, { cwd }: Pick<CliWorld, 'cwd'>): string | undefined {
  if (config === undefined) return undefined
  const path = resolve(cwd, config)
  return existsSync(path) ? join(realpathSync.native(dirname(path)), basename(path)) : path
}

/** `--config` is relative to where the user stands, `--out-dir` to the site root. */
export function openSite(
  root: string,
  { config, base, outDir }: SiteFlags,
  world: CliWorld,
): Promise<LoadedConfig | ConfigProblems> {
  return loadConfig({ root, configPath: findConfigPath(config, world), base, outDir })
}

/** A path as the user would write it from where they stand. */
export function pathForUser(path: string, cwd: string): string {
  const way = relative(cwd, path)
  return way === '' ? '.' : way.startsWith(`..${sep}..${sep}..`) ? path : way
}

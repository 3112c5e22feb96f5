// The documentation of accounts-js, built for the tests: a copy of `site/` in a temporary folder, or what an earlier step has built.
import { cpSync, symlinkSync } from 'node:fs'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { runDocgen } from '../support/docgen.ts'
import { makeTempFolder, removeFolder } from '../support/temp-site.ts'

export const siteFolder = fileURLToPath(new URL('../../site', import.meta.url))

export interface BuiltSite {
  /** Absolute path of the site root, of which `dist` is built. */
  readonly root: string
  readonly dist: string
  readonly remove: () => void
}

const notCopied = new Set(['dist', '.docgen', '.turbo', 'node_modules'])

/** With `ACCOUNTS_SITE_DIST` the site is not built: its value is the folder of one that is. */
export async function buildAccountsSite(): Promise<BuiltSite> {
  const given = process.env['ACCOUNTS_SITE_DIST']
  if (given) return { root: siteFolder, dist: given, remove: () => undefined }
  return buildAccountsSiteWith()
}

/** A site of its own, built with these arguments. */
export async function buildAccountsSiteWith(...args: readonly string[]): Promise<BuiltSite> {
  return buildAccountsSiteInto({}, args)
}

/** A site of its own, built in this environment. */
export async function buildAccountsSiteInto(
  environment: Readonly<Record<string, string>>,
  args: readonly string[] = [],
): Promise<BuiltSite> {
  const folder = makeTempFolder()
  const root = join(folder, 'site')
  cpSync(siteFolder, root, { recursive: true, filter: (path) => path === siteFolder || !notCopied.has(basename(path)) })
  symlinkSync(join(siteFolder, 'node_modules'), join(root, 'node_modules'), 'dir')
  const { code, stdout, stderr } = await runDocgen(['build', ...args], root, environment)
  if (code !== 0) throw new Error(`The site of accounts-js could not be built:\n${stdout}${stderr}`)
  return { root, dist: join(root, 'dist'), remove: () => removeFolder(folder) }
}

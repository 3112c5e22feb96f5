// The documentation of accounts-js, built for the tests: a copy of `site/` in a temporary folder, or what an earlier step has built.
import { cpSync, existsSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { runDocgen } from '../support/docgen.ts'
import { makeTempFolder, removeFolder } from '../support/temp-site.ts'
import { until } from '../support/until.ts'

export const siteFolder = fileURLToPath(new URL('../../site', import.meta.url))

export interface BuiltSite {
  /** Absolute path of the site root, of which `dist` is built. */
  readonly root: string
  readonly dist: string
  readonly remove: () => void
}

const notCopied = new Set(['dist', '.docgen', '.turbo', 'node_modules'])

/** Names the folder in which all test files of a run share one build; whoever sets it removes the folder. */
export const sharedFolderVariable = 'ACCOUNTS_SITE_SHARED'

/**
 * The site as it is; nobody may change what is built. With `ACCOUNTS_SITE_DIST` it is not built: the value is the folder of one that is.
 */
export async function buildAccountsSite(): Promise<BuiltSite> {
  const given = process.env['ACCOUNTS_SITE_DIST']
  if (given) return { root: siteFolder, dist: given, remove: () => undefined }
  const shared = process.env[sharedFolderVariable]
  if (!shared) return buildAccountsSiteWith()
  const root = await sharedSite(shared)
  return { root, dist: join(root, 'dist'), remove: () => undefined }
}

/** A site of its own, built with these arguments. */
export async function buildAccountsSiteWith(...args: readonly string[]): Promise<BuiltSite> {
  return buildAccountsSiteInto({}, args)
}

/** A site of its own, built in this environment. What the shared one has cached is not made again. */
export async function buildAccountsSiteInto(
  environment: Readonly<Record<string, string>>,
  args: readonly string[] = [],
): Promise<BuiltSite> {
  const folder = makeTempFolder()
  const root = join(folder, 'site')
  copySiteTo(root)
  const shared = process.env[sharedFolderVariable]
  if (shared && isDone(shared)) cpSync(join(shared, 'site/.docgen'), join(root, '.docgen'), { recursive: true })
  await build(root, args, environment)
  return { root, dist: join(root, 'dist'), remove: () => removeFolder(folder) }
}

/** The root of the site in this folder: the first that asks builds it, in whatever process, and the others wait. */
async function sharedSite(folder: string): Promise<string> {
  const root = join(folder, 'site')
  if (isFirst(folder)) {
    try {
      copySiteTo(root)
      await build(root)
      writeFileSync(join(folder, 'done'), '')
    } catch (error) {
      writeFileSync(join(folder, 'failed'), '')
      throw error
    }
  }
  await until(
    () => isDone(folder),
    'the shared site of accounts-js was built',
    () => existsSync(join(folder, 'failed')),
  )
  return root
}

function isDone(folder: string): boolean {
  return existsSync(join(folder, 'done'))
}

function isFirst(folder: string): boolean {
  mkdirSync(folder, { recursive: true })
  try {
    mkdirSync(join(folder, 'claimed'))
    return true
  } catch {
    return false
  }
}

function copySiteTo(root: string): void {
  cpSync(siteFolder, root, { recursive: true, filter: (path) => path === siteFolder || !notCopied.has(basename(path)) })
  symlinkSync(join(siteFolder, 'node_modules'), join(root, 'node_modules'), 'dir')
}

async function build(
  root: string,
  args: readonly string[] = [],
  environment: Readonly<Record<string, string>> = {},
): Promise<void> {
  const { code, stdout, stderr } = await runDocgen(['build', ...args], root, environment)
  if (code !== 0) throw new Error(`The site of accounts-js could not be built:\n${stdout}${stderr}`)
}

// What one machine has built, another takes from the remote cache of Turborepo: the documentation of accounts-js in a second clone, in another
// folder, with nothing made anew; and an edit there is a warm build.
import { execFile, execFileSync } from 'node:child_process'
import { appendFileSync, cpSync, existsSync, readdirSync, symlinkSync } from 'node:fs'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { buildAccountsSite, type BuiltSite } from '../site/accounts-site.ts'
import { hashTree } from '../support/file-tree.ts'
import { createTempFolder } from '../support/test-site.ts'
import { startTurboCache } from '../support/turbo-cache.ts'

const repository = fileURLToPath(new URL('../..', import.meta.url))
const made = new Set(['node_modules', 'dist', '.docgen', '.turbo', '.git', 'test-results', 'coverage'])

/** What git would hold, as one commit; of packages only what Turborepo reads to know them, since what the site uses is installed. */
function commitOf(folder: string): string {
  const manifests = readdirSync(join(repository, 'packages')).map((name) => `packages/${name}/package.json`)
  for (const name of [
    'site',
    ...manifests,
    'package.json',
    'pnpm-workspace.yaml',
    'pnpm-lock.yaml',
    'turbo.json',
    'tsconfig.base.json',
    '.gitignore',
  ])
    cpSync(join(repository, name), join(folder, name), { recursive: true, filter: (path) => !made.has(basename(path)) })
  git(folder, 'init', '--quiet', '--initial-branch=main')
  git(folder, 'add', '--all')
  git(folder, '-c', 'user.name=A', '-c', 'user.email=a@example.com', 'commit', '--quiet', '--message=All')
  return folder
}

function git(folder: string, ...args: readonly string[]): void {
  execFileSync('git', ['-C', folder, ...args], { stdio: 'ignore' })
}

/** Installs as the repository is installed. */
function install(folder: string): void {
  const packages = readdirSync(join(repository, 'packages')).map((name) => `packages/${name}`)
  for (const part of ['.', 'site', ...packages]) {
    const installed = join(repository, part, 'node_modules')
    if (existsSync(installed)) symlinkSync(installed, join(folder, part, 'node_modules'), 'junction')
  }
}

/** The cache is served by this very process, which must not wait for a child in the meantime. */
async function buildByTurbo(folder: string, env: Readonly<Record<string, string>>): Promise<string> {
  const args = ['run', 'build', '--filter=accounts-js-site', '--only', '--output-logs=new-only']
  const { stdout } = await promisify(execFile)(join(repository, 'node_modules/.bin/turbo'), args, {
    cwd: folder,
    env: { ...process.env, ...env, TURBO_TELEMETRY_DISABLED: '1', DO_NOT_TRACK: '1' },
  })
  return stdout
}

interface Report {
  readonly ok: boolean
  readonly written: number
  readonly diagnostics: readonly unknown[]
  /** Those that look at pages one by one run only where something changed. */
  readonly stages: readonly string[]
}

/** In a process of its own, which is no test: what a build makes depends on `NODE_ENV`. */
async function buildByProgram(root: string): Promise<Report> {
  const program = `
    import { build } from ${JSON.stringify(import.meta.resolve('@docgen/ssg-cli'))}
    const { ok, output, stages, diagnostics } = await build({ root: ${JSON.stringify(root)} })
    process.stdout.write(JSON.stringify({ ok, written: output?.written, stages: Object.keys(stages), diagnostics }))`
  const { NODE_ENV: _NODE_ENV, ...env } = process.env
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', program], { env })
  return JSON.parse(stdout) as Report
}

let shared: BuiltSite

// Where no other file has built the site yet, this takes longer than all that follows, and the time of a test is no measure for it.
beforeAll(async () => {
  shared = await buildAccountsSite()
})

afterAll(() => shared.remove())

test('a second clone builds from a remote cache without making anything anew', async () => {
  const cache = await startTurboCache()
  onTestFinished(cache.close)
  const first = commitOf(createTempFolder())
  install(first)
  // Who fills the remote cache may have what other tests made: only the second clone has nothing.
  cpSync(join(shared.root, '.docgen'), join(first, 'site/.docgen'), { recursive: true })
  expect(await buildByTurbo(first, cache.env)).toMatch(/Cached:\s+0 cached, 1 total/)
  expect(cache.stored()).toBe(1)

  // As deep as the first one: both use the packages that are installed here, and a module is known by its path from the site.
  const second = createTempFolder()
  git(second, 'clone', '--quiet', first, '.')
  install(second)
  expect(await buildByTurbo(second, cache.env)).toMatch(/Cached:\s+1 cached, 1 total/)
  expect(hashTree(join(second, 'site/dist'))).toEqual(hashTree(join(first, 'site/dist')))

  const root = join(second, 'site')
  const warm = await buildByProgram(root)
  expect(warm).toMatchObject({ ok: true, written: 0, diagnostics: [] })
  expect(warm.stages).not.toContain('resolve')

  appendFileSync(join(root, 'docs/introduction.md'), '\nOne more sentence.\n')
  const edited = await buildByProgram(root)
  expect(edited.ok).toBe(true)
  expect(edited.written).toBeGreaterThan(0)
  expect(edited.written).toBeLessThan(40)
})

// Sites of other tools, migrated in a folder that is removed after the tests of a file.
import { mkdirSync, mkdtempSync, realpathSync, symlinkSync } from 'node:fs'
import { cp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, relative, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, expect, vi } from 'vitest'
import { runCli } from './run-cli.ts'

export const fixtures = fileURLToPath(new URL('../../../../tests/fixtures/migrate/', import.meta.url))

export interface Report {
  readonly keptAddresses: number
  readonly lost: readonly string[]
  readonly notes: readonly { readonly kind: string; readonly topic: string; readonly file: string; readonly line: number }[]
  readonly addressList: readonly { readonly address: string; readonly now: string | undefined }[]
}

export const handsOf = ({ notes }: Report): readonly string[] =>
  notes.flatMap(({ kind, topic, file, line }) =>
    // That of links is the same for each site.
    kind === 'by-hand' && topic !== 'links' ? [`${file}:${line} ${topic}`] : [],
  )

export const plain = (path: string): string =>
  decodeURI(path)
    .replace(/\.html$/, '')
    .replace(/(?<=.)\/$/, '')

interface Migrations {
  /** Absolute path. */
  readonly folder: string
  readonly run: (args: readonly string[]) => Promise<{ readonly code: number; readonly out: string }>
  /** Sorted, with `/` separators. */
  readonly filesIn: (path: string) => Promise<readonly string[]>
  /** Migrates a fixture, which is named after its tool, and expects its site to pass the check with every old address answered. */
  readonly expectGoodSite: (name: string, ...flags: readonly string[]) => Promise<Report>
}

/** To be called once by each file of tests. */
export function startMigrations(): Migrations {
  // A migration starts a process, and the check a bundler.
  vi.setConfig({ testTimeout: 60_000 })
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'docgen-migrate-test-')))
  // What `npm install` does for a site that has a blog.
  mkdirSync(join(folder, 'node_modules/@docgen'), { recursive: true })
  symlinkSync(fileURLToPath(new URL('../../../blog', import.meta.url)), join(folder, 'node_modules/@docgen/blog'), 'dir')
  afterAll(() => rm(folder, { recursive: true, force: true }))

  async function run(args: readonly string[]): Promise<{ readonly code: number; readonly out: string }> {
    let out = ''
    const stream = { write: (text: string) => void (out += text), isTerminal: false }
    const code = await runCli(args, {
      cwd: folder,
      env: {},
      stdout: stream,
      stderr: stream,
      interrupted: new AbortController().signal,
    })
    return { code, out }
  }

  async function filesIn(path: string): Promise<readonly string[]> {
    const entries = await readdir(join(folder, path), { recursive: true, withFileTypes: true })
    const files = entries.flatMap((entry) =>
      entry.isFile() ? [relative(join(folder, path), join(entry.parentPath, entry.name))] : [],
    )
    return files.map((file) => file.split(sep).join('/')).sort()
  }

  async function expectGoodSite(name: string, ...flags: readonly string[]): Promise<Report> {
    const root = join(folder, name)
    const tool = name.replace('-pages', '')
    await cp(join(fixtures, name), root, { recursive: true })
    const { code, out } = await run(['migrate', tool, name, '--json', ...flags])
    expect(code, out).toBe(0)
    // Printed by JSON.stringify of the very type.
    const report = JSON.parse(out) as Report
    const checked = await run(['check', flags.includes('--in-place') ? name : join(name, 'docgen-site'), '--strict', '--json'])
    const site = JSON.parse(checked.out) as {
      readonly diagnostics: readonly { readonly message: string; readonly file: string }[]
      readonly routes: readonly { readonly path: string }[]
    }
    // An expression that is left to the author is a finding as long as it is there.
    const hasExpressions = (page: string): boolean =>
      report.notes.some(({ kind, topic, file }) => kind === 'by-hand' && topic === 'expression' && file === page)
    const isLeft = ({ message, file }: (typeof site.diagnostics)[number]): boolean =>
      message.includes('fills in no templates') && hasExpressions(file)
    expect(site.diagnostics.filter((found) => !isLeft(found))).toEqual([])
    const routes = new Set(site.routes.map(({ path }) => plain(path)))
    for (const { address, now } of report.addressList)
      if (now !== undefined) expect([...routes], address).toContain(plain(address))
    return report
  }

  return { folder, run, filesIn, expectGoodSite }
}

// What scripts and CI rely on: the document of --json, and exit codes.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { runDocgen, type Run } from '../support/docgen.ts'
import { hashTree, listFiles } from '../support/file-tree.ts'
import { startWeb } from '../support/loopback-web.ts'
import { runWarm } from '../support/run-warm.ts'
import { createSite } from '../support/test-site.ts'

const good = { 'docs/index.md': '# Home\n\nSee [the guide](./guide.md).\n', 'docs/guide.md': '# Guide\n\nText.\n' }
const warned = { ...good, 'docs/guide.md': '# Guide\n\n```nosuchlanguage\na\n```\n' }
const broken = { ...good, 'docs/guide.md': '# Guide\n\nSee [nothing](./nothing-of-the-kind.md).\n' }
const misconfigured = { ...good, 'docgen.config.ts': "export default { title: 'Site', tagLine: 'x' }\n" }

interface Report {
  readonly ok: boolean
  readonly stages: Readonly<Record<string, number>>
  readonly durationMs: number
  readonly routes: readonly { readonly path: string; readonly kind: string; readonly file: string }[]
  readonly diagnostics: readonly { readonly code: string; readonly severity: string; readonly file: string }[]
  readonly output: { readonly files: number; readonly bytes: number } | null
}

/** The document on stdout, which has to be one and all. */
function reportOf({ stdout, stderr }: Run): Report {
  expect(stderr).toBe('')
  expect(stdout.endsWith('}\n')).toBe(true)
  const report: Report = JSON.parse(stdout)
  expect(Object.keys(report)).toEqual(['ok', 'durationMs', 'stages', 'routes', 'diagnostics', 'output'])
  expect(Number.isInteger(report.durationMs)).toBe(true)
  for (const route of report.routes) expect(Object.keys(route)).toEqual(['path', 'kind', 'file'])
  for (const finding of report.diagnostics) {
    const keys = ['code', 'severity', 'file', 'line', 'column', 'message', 'hint']
    expect(Object.keys(finding)).toEqual('fix' in finding ? [...keys, 'fix'] : keys)
  }
  for (const ms of Object.values(report.stages)) expect(Number.isInteger(ms)).toBe(true)
  return report
}

test('--json of a build that goes well', async () => {
  const root = createSite(good)
  const run = await runDocgen(['build', '--json'], root)
  const { ok, stages, routes, diagnostics, output } = reportOf(run)
  expect({ code: run.code, ok, diagnostics }).toEqual({ code: 0, ok: true, diagnostics: [] })
  expect(Object.keys(stages)).toEqual(['config', 'load', 'compile', 'api', 'graph', 'resolve', 'emit', 'render'])
  expect(routes).toEqual([
    { path: '/', kind: 'doc', file: 'index.html' },
    { path: '/404/', kind: 'not-found', file: '404.html' },
    { path: '/guide/', kind: 'doc', file: 'guide/index.html' },
    { path: '/search/', kind: 'search', file: 'search/index.html' },
  ])
  const files = listFiles(join(root, 'dist')).filter((file) => file !== '.docgen-output')
  expect(output?.files).toBe(files.length)
  expect(output?.bytes).toBeGreaterThan(1000)
})

test('--json of links to other sites', async () => {
  const root = createSite({ 'docs/index.md': '# Home\n\n[Gone](http://tea.acme.dev/a) [closed](http://tea.acme.dev/b#c)\n' })
  const env = { HTTP_PROXY: await startWeb({ 'http://tea.acme.dev/b': { status: 403 } }) }
  const { code, stdout } = await runWarm(['check', '--external', '--json'], root, env)
  const report: Report & { readonly external: unknown } = JSON.parse(stdout)
  expect([code, report.ok, report.routes, report.output]).toEqual([1, false, [], null])
  expect(report.diagnostics).toMatchObject([{ code: 'dead-link', file: 'docs/index.md', line: 3, column: 1 }])
  expect(report.external).toEqual({ requested: 2, refused: ['http://tea.acme.dev/b'] })
})

test('--json of a build with findings', async () => {
  const root = createSite(broken)
  const run = await runWarm(['build', '--json'], root)
  const { ok, diagnostics, output } = reportOf(run)
  expect({ code: run.code, ok, output }).toEqual({ code: 1, ok: false, output: null })
  expect(diagnostics).toEqual([
    {
      code: 'broken-link',
      severity: 'error',
      file: 'docs/guide.md',
      line: 3,
      column: 5,
      message: 'The link "./nothing-of-the-kind.md" does not match any page.',
      hint: 'Correct the path, or add the page.',
    },
  ])
})

test.each([
  ['a config with a mistake', misconfigured, ['build'], 2, 'config'],
  ['an option that does not exist', good, ['build', '--nonsense'], 2, 'usage'],
  ['a folder that does not exist', good, ['check', 'nowhere'], 2, 'usage'],
])('--json of %s is the same document', async (_, files, args, code, finding) => {
  const run = await runWarm([...args, '--json'], createSite(files))
  const { ok, diagnostics, output } = reportOf(run)
  expect({ code: run.code, ok, output, codes: diagnostics.map((one) => one.code) }).toEqual({
    code,
    ok: false,
    output: null,
    codes: [finding],
  })
})

test.each([
  ['a good site', good, ['build'], 0],
  ['a good site, checked', good, ['check'], 0],
  ['warnings', warned, ['build'], 0],
  ['warnings, with --strict', warned, ['build', '--strict'], 1],
  ['warnings, checked with --strict', warned, ['check', '--strict'], 1],
  ['errors', broken, ['build'], 1],
  ['errors, checked', broken, ['check'], 1],
  ['errors, with --no-strict', broken, ['build', '--no-strict'], 0],
  ['errors in the config, with --no-strict', misconfigured, ['build', '--no-strict'], 2],
  ['a command that does not exist', good, ['bild'], 2],
  ['an option that does not exist', good, ['build', '--nonsense'], 2],
  ['two roots', good, ['build', 'docs', 'docs'], 2],
  ['a root that is a file', good, ['build', 'docs/index.md'], 2],
  ['a config that does not exist', good, ['build', '--config', 'none.ts'], 2],
  ['a base without a slash', good, ['build', '--base', 'docs'], 2],
  ['a port that is none', good, ['preview', '--port', 'high'], 2],
  ['a preview without a built site', good, ['preview'], 2],
  ['the version', good, ['--version'], 0],
  ['the help', good, ['--help'], 0],
  ['the help of a command', good, ['build', '--help'], 0],
])('exit code of %s', async (_, files, args, code) => {
  const root = createSite(files)
  const run = await runWarm(args, root)
  expect(run.code, run.stdout + run.stderr).toBe(code)
  // What is wrong with the use of the command is not part of its output. A config and a base have findings.
  if (code === 2 && !['--no-strict', '--config', '--base'].some((option) => args.includes(option)))
    expect([run.stdout, run.stderr !== '']).toEqual(['', true])
})

test('--strict lets a warning keep the site from being written, --no-strict lets an error through', async () => {
  const strict = createSite(warned)
  await runWarm(['build', '--strict'], strict)
  expect(existsSync(join(strict, 'dist'))).toBe(false)

  const lax = createSite(broken)
  const { stdout } = await runWarm(['build', '--no-strict'], lax)
  expect(stdout).toContain('broken-link')
  expect(existsSync(join(lax, 'dist/guide/index.html'))).toBe(true)
})

test('check writes no site, and none of what it finds is missed by it', async () => {
  const root = createSite(broken)
  const [checked, built] = [await runWarm(['check', '--json'], root), await runWarm(['build', '--json'], root)]
  expect(reportOf(checked).diagnostics).toEqual(reportOf(built).diagnostics)
  expect(reportOf(checked).routes).toEqual(reportOf(built).routes)
  expect(existsSync(join(root, 'dist'))).toBe(false)
})

test('check leaves a built site alone', async () => {
  const root = createSite(good)
  await runWarm(['build'], root)
  const before = hashTree(join(root, 'dist'))
  expect((await runWarm(['check', '--base', '/elsewhere/'], root)).code).toBe(0)
  expect(hashTree(join(root, 'dist'))).toEqual(before)
})

test('clean removes what docgen made and nothing else', async () => {
  const root = createSite({ ...good, 'dist.txt': 'mine' })
  const before = hashTree(join(root, 'docs'))
  await runWarm(['build'], root)
  expect((await runWarm(['clean'], root)).code).toBe(0)
  expect(existsSync(join(root, 'dist'))).toBe(false)
  expect(existsSync(join(root, '.docgen'))).toBe(false)
  expect(hashTree(join(root, 'docs'))).toEqual(before)
  expect(existsSync(join(root, 'dist.txt'))).toBe(true)
})

test.each([['build'], ['clean']])('%s does not touch an output folder that docgen did not make', async (command) => {
  const root = createSite({ ...good, 'dist/mine.txt': 'mine' })
  const { code, stderr } = await runWarm([command], root)
  expect(code).toBe(2)
  expect(stderr).toContain('"dist"')
  expect(listFiles(join(root, 'dist'))).toEqual(['mine.txt'])
})

test('--out-dir and --base stand in for the config', async () => {
  const root = createSite({ ...good, 'docgen.config.ts': "export default { title: 'Site', outDir: 'one', base: '/one/' }\n" })
  const run = await runWarm(['build', '--out-dir', 'two', '--base', '/two/'], root)
  expect(run.code, run.stdout).toBe(0)
  expect(existsSync(join(root, 'one'))).toBe(false)
  expect(listFiles(join(root, 'two'))).toContain('guide/index.html')
  const page = readFileSync(join(root, 'two/index.html'), 'utf8')
  expect(page).toContain('href="/two/guide/"')
  expect(page).not.toContain('"/one/')
})

test('a folder and a config elsewhere are told from where the user stands', async () => {
  const root = createSite({ 'sub/docs/index.md': '# Home\n\nText.\n', 'other.config.ts': "export default { title: 'Other' }\n" })
  const run = await runWarm(['build', 'sub', '--config', 'other.config.ts'], root)
  expect(run.code, run.stdout + run.stderr).toBe(0)
  expect(listFiles(join(root, 'sub/dist'))).toContain('index.html')
})

test('FORCE_COLOR colours the report, NO_COLOR wins over it', async () => {
  const root = createSite(broken)
  const forced = await runWarm(['check'], root, { NO_COLOR: '', FORCE_COLOR: '1' })
  expect(forced.stdout).toContain('\u001b[31m')
  const plain = await runWarm(['check'], root, { FORCE_COLOR: '1' })
  expect(plain.stdout).not.toContain('\u001b')
})

test('on GitHub the findings are annotated at their place in the checkout', async () => {
  const root = createSite(broken)
  const { stdout } = await runWarm(['check'], root, { GITHUB_ACTIONS: 'true', GITHUB_WORKSPACE: join(root, '..') })
  expect(stdout).toContain('::error file=site/docs/guide.md,line=3,col=5,title=broken-link::The link')
})

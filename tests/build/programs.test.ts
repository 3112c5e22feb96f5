// What programs call instead of the command line: the same builds, findings and servers.
import { spawn } from 'node:child_process'
import { getEventListeners, once } from 'node:events'
import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { build, check, createDevServer, ForeignFolder, loadConfig, OutputInTheWay } from '@docgen/ssg-cli'
import { expect, test, vi } from 'vitest'
import { runDocgen } from '../support/docgen.ts'
import { hashTree } from '../support/file-tree.ts'
import { startWeb } from '../support/loopback-web.ts'
import { createSite } from '../support/test-site.ts'
import { until } from '../support/until.ts'

const good = { 'docs/index.md': '# Home\n\nSee [the guide](./guide.md).\n', 'docs/guide.md': '# Guide\n\nText.\n' }
const broken = { ...good, 'docs/guide.md': '# Guide\n\nSee [nothing](./nothing.md).\n' }

test('a program builds what the command builds', async () => {
  const root = createSite(good)
  const stages: string[] = []
  const result = await build({ root, onStage: (stage) => stages.push(stage) })
  expect(result).toMatchObject({ ok: true, diagnostics: [], output: { dir: join(root, 'dist'), left: [] } })
  expect(result.routes.map(({ path }) => path)).toEqual(expect.arrayContaining(['/', '/guide/']))
  expect(result.output?.written).toBe(result.output?.files)
  expect(stages).toEqual(expect.arrayContaining(['load', 'compile', 'render']))
  const byProgram = hashTree(join(root, 'dist'))
  await runDocgen(['build', '--out-dir', 'again', '--no-cache'], root)
  expect(hashTree(join(root, 'again'))).toEqual(byProgram)
  expect((await build({ root })).output?.written).toBe(0)
})

test('builds that are asked for at once do not disturb each other', async () => {
  const root = createSite(good)
  const results = await Promise.all([build({ root }), build({ root }), check({ root })])
  expect(results.map(({ ok }) => ok)).toEqual([true, true, true])
  expect(readFileSync(join(root, 'dist/guide/index.html'), 'utf8')).toContain('Text.')
})

test('a program asks whether links to other sites lead somewhere: of texts, comments, packages and the config', async () => {
  const root = createSite({
    'docs/index.md': '# Home\n\n[One](http://tea.acme.dev/1) [skipped](http://tea.acme.dev/skipped/2)\n',
    'changelogs/kit.md': '# Kit\n\n## 1.0.0\n\n- [Change](http://tea.acme.dev/change)\n',
    'pages/about.tsx': "export default () => <a href='http://tea.acme.dev/3'>Three</a>\n",
    'kit/package.json': '{ "name": "kit", "version": "1.0.0", "types": "index.ts" }\n',
    'kit/README.md': '# Kit\n\n[Four](http://tea.acme.dev/4)\n',
    'kit/index.ts': '/** Brews, as [Five](http://tea.acme.dev/5) says. */\nexport function brew(): void {}\n',
    'docgen.config.ts': `import { apiReference } from '@docgen/api-extractor-bridge'
import { changelogs, defineConfig, docs, pages } from '@docgen/ssg-cli'
export default defineConfig({
  title: 'Kit',
  navbar: [{ label: 'Six', href: 'http://tea.acme.dev/6' }],
  redirects: [{ from: '/tea', to: 'http://tea.acme.dev/7' }],
  externalLinks: { skip: ['http://tea.acme.dev/skipped/'] },
  suppress: [{ code: 'dead-link', file: 'kit/README.md', reason: 'It is coming.' }],
  sources: [docs(), pages(), changelogs(), apiReference({ packages: [{ folder: 'kit' }] })],
})
`,
  })
  vi.stubEnv('HTTP_PROXY', await startWeb({ 'http://tea.acme.dev/': { status: 200 } }))
  const { ok, diagnostics } = await check({ root, external: 'only' }).finally(() => vi.unstubAllEnvs())
  const found = diagnostics.map(
    ({ code, file, line, message }) => `${code} ${file}:${line} ${/acme\.dev(\S*),/.exec(message)?.[1]}`,
  )
  expect({ ok, found }).toEqual({
    ok: false,
    found: [
      'dead-link docgen.config.ts:5 /6',
      'dead-link docgen.config.ts:6 /7',
      'dead-link docs/index.md:3 /1',
      'dead-link kit/index.ts:1 /5',
      'dead-link pages/about.tsx:1 /3',
    ],
  })
  await expect(check({ root, external: 'only', samples: false })).rejects.toThrow('"samples" or "external"')
})

const enough = new Error('Enough.')

test.each(['load', 'compile', 'render'])('a build that is ended at %s leaves the last site, and nothing else', async (end) => {
  const root = createSite(good)
  await build({ root })
  const before = hashTree(join(root, 'dist'))
  const names = readdirSync(root)
  writeFileSync(join(root, 'docs/guide.md'), '# Guide\n\nOther text.\n')
  for (const [run, cache] of [
    [build, true],
    [build, false],
    [check, true],
    [check, false],
  ] as const) {
    const ending = new AbortController()
    const stages: string[] = []
    const onStage = (stage: string): void => {
      stages.push(stage)
      if (stage === end) ending.abort(enough)
    }
    await expect(run({ root, cache, signal: ending.signal, onStage })).rejects.toBe(enough)
    expect(stages.at(-1)).toBe(end)
    expect(getEventListeners(ending.signal, 'abort')).toEqual([])
    expect([readdirSync(root), hashTree(join(root, 'dist'))]).toEqual([names, before])
  }
  expect(await build({ root })).toMatchObject({ ok: true })
  expect(readFileSync(join(root, 'dist/guide/index.html'), 'utf8')).toContain('Other text.')
})

test('a build that was ended before it began does nothing, and one that has come to its end is not ended', async () => {
  const root = createSite(good)
  const names = readdirSync(root)
  await expect(build({ root, signal: AbortSignal.abort(enough) })).rejects.toBe(enough)
  expect(readdirSync(root)).toEqual(names)
  const { signal } = new AbortController()
  expect(await build({ root, signal })).toMatchObject({ ok: true })
  expect(getEventListeners(signal, 'abort')).toEqual([])
})

/** Its check never comes to an end. */
const stuck = `export default { title: 'Site', checks: [{ code: 'stuck', severity: 'error', description: 'D.', check: () => new Promise(() => undefined) }] }\n`

test('a build that waits for the code of the config can be ended, and the next one need not wait for it', async () => {
  const root = createSite({ ...good, 'docgen.config.ts': stuck })
  await expect(build({ root, signal: AbortSignal.timeout(1500) })).rejects.toMatchObject({ name: 'TimeoutError' })
  writeFileSync(join(root, 'docgen.config.ts'), "export default { title: 'Site' }\n")
  expect(await build({ root })).toMatchObject({ ok: true })
})

// As test runners do.
test('a program may call docgen in a thread', async () => {
  const root = createSite({
    ...good,
    ...Object.fromEntries(Array.from({ length: 130 }, (_, n) => [`docs/more/${n}.md`, `# Page ${n}\n`])),
  })
  const code = `
    const { parentPort, workerData } = require('node:worker_threads')
    import(workerData.docgen)
      .then(({ build }) => build({ root: workerData.root }))
      .then(({ ok, output }) => parentPort.postMessage([ok, output?.left]))`
  const worker = new Worker(code, { eval: true, workerData: { docgen: import.meta.resolve('@docgen/ssg-cli'), root } })
  const [answer] = await once(worker, 'message')
  await worker.terminate()
  expect(answer).toEqual([true, []])
  expect(readFileSync(join(root, 'dist/more/129/index.html'), 'utf8')).toContain('Page 129')
})

test('findings are values, and keep the site from being written', async () => {
  const root = createSite(broken)
  const checked = await check({ root })
  expect(checked.diagnostics.map(({ code, file, line, column }) => `${file}:${line}:${column} ${code}`)).toEqual([
    'docs/guide.md:3:5 broken-link',
  ])
  expect(checked).not.toHaveProperty('output')
  const built = await build({ root, outDir: 'out' })
  expect([built.ok, built.output, existsSync(join(root, 'out'))]).toEqual([false, undefined, false])
  expect((await build({ root, outDir: 'out', failOn: 'never' })).output?.dir).toBe(join(root, 'out'))
})

test('a config that cannot be used is a result, a folder that does not exist an error', async () => {
  const root = createSite({ ...good, 'docgen.config.ts': "export default { title: 'Site', tagLine: 'x' }\n" })
  const loaded = await loadConfig({ root })
  const problems = 'problems' in loaded ? loaded.problems : []
  expect(problems.map(({ code, file }) => [code, file])).toEqual([['config', 'docgen.config.ts']])
  expect(await build({ root })).toEqual({ ok: false, diagnostics: problems, routes: [], stages: {} })
  writeFileSync(join(root, 'docgen.config.ts'), "export default { title: 'Site' }\n")
  expect(await loadConfig({ root, base: '/x/' })).toMatchObject({ config: { title: 'Site', base: '/x/', outDir: 'dist' } })
  expect(await build({ root, base: '/x#y/' })).toMatchObject({
    ok: false,
    diagnostics: [{ code: 'config', file: '.' }],
    routes: [],
  })
  await expect(build({ root: join(root, 'nowhere') })).rejects.toThrow('does not exist')
  await expect(build({ root: join(root, 'docs/guide.md') })).rejects.toThrow('is a file')
})

test('a folder that docgen did not make is an error that programs can tell, and so is a file in the way', async () => {
  const root = createSite({ ...good, 'mine/notes.txt': 'Mine.' })
  const foreign = await build({ root, outDir: 'mine' }).catch((error: unknown) => error)
  expect(foreign).toBeInstanceOf(ForeignFolder)
  expect(foreign).toMatchObject({ folder: join(root, 'mine') })
  expect(readdirSync(join(root, 'mine'))).toEqual(['notes.txt'])
  await build({ root })
  writeFileSync(join(root, 'docs/new.md'), '# New\n\nText.\n')
  mkdirSync(join(root, 'dist/new'))
  writeFileSync(join(root, 'dist/new/index.html'), 'Mine.')
  const inTheWay = await build({ root }).catch((error: unknown) => error)
  expect(inTheWay).toBeInstanceOf(OutputInTheWay)
  expect(inTheWay).toMatchObject({ path: join(root, 'dist/new/index.html') })
})

test('a dev server serves, reports and stops', async () => {
  const root = createSite(broken)
  const codes: string[] = []
  const server = await createDevServer({
    root,
    port: 0,
    onFindings: (findings) => codes.push(...findings.map(({ code }) => code)),
  })
  try {
    expect(await (await fetch(`${server.url}guide/`)).text()).toContain('Guide')
    await until(() => codes.includes('broken-link'), 'the broken link is reported')
  } finally {
    await server.close()
  }
  await expect(fetch(server.url)).rejects.toThrow('fetch failed')
})

/** Closes the server while it takes in a change of the config, and then has nothing left to do. */
const closing = `import { writeFileSync } from 'node:fs'
import { createDevServer } from '@docgen/ssg-cli'
const root = process.argv[1]
let complete
const isComplete = new Promise((resolve) => (complete = resolve))
const server = await createDevServer({ root, port: 0, onFindings: (_, isWhole) => isWhole && complete() })
await (await fetch(server.url)).text()
await isComplete
// Until the files are watched.
await new Promise((resolve) => setTimeout(resolve, 1500))
writeFileSync(root + '/docgen.config.ts', "export default { title: 'Other' }\\n")
await new Promise((resolve) => setTimeout(resolve, Number(process.argv[2])))
await server.close()
`

test.each([40, 80, 160])('a program ends that closes a dev server %i ms after an edit of its config', async (delay) => {
  const root = createSite({ ...good, 'docgen.config.ts': "export default { title: 'Site' }\n" })
  const args = ['--input-type=module', '--eval', closing, root, String(delay)]
  const program = spawn(process.execPath, args, { cwd: import.meta.dirname, stdio: 'inherit' })
  const [code] = await Promise.race([once(program, 'exit'), once(AbortSignal.timeout(45_000), 'abort').then(() => ['never'])])
  program.kill()
  expect(code).toBe(0)
})

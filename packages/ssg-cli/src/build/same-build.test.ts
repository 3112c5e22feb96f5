import {
  appendFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { apiModelVersion } from '@docgen/model'
import { loadConfig, type LoadedConfig } from '../io/load-config.ts'
import { outputPlacesOf } from '../io/output/last-build.ts'
import type { RunBuildInput } from './attempt.ts'
import { runBuild } from './run-build.ts'

// Each bundles a config, which a busy machine takes its time for.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

const plainContentFile = fileURLToPath(new URL('../stages/2-compile/plain-content.ts', import.meta.url))

let root = ''
beforeEach(() => {
  root = realpathSync(mkdtempSync(join(tmpdir(), 'docgen-same-')))
  writeSite()
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

const at = (path: string): string => join(root, path)

/** Its reference and its checker of samples say what stands in a file each, and its layouts write down which pages they render. */
function writeSite(): void {
  for (const folder of ['docs', 'static', 'src', 'kit']) mkdirSync(at(folder))
  writeFileSync(at('docs/index.md'), '# Home\n\n![A](./a.png) [code](../src/code.ts)\n\n```ts\nconst one = 1\n```\n')
  writeFileSync(at('docs/a.png'), 'picture')
  writeFileSync(at('docs/unused.png'), 'picture')
  writeFileSync(at('static/robots.txt'), 'Allow: /')
  writeFileSync(at('src/code.ts'), 'export {}')
  writeFileSync(at('kit/kit.png'), 'picture')
  writeFileSync(at('reference'), 'one')
  writeFileSync(at('samples'), 'fine')
  writeFileSync(
    at('docgen.config.ts'),
    `import { appendFileSync, readFileSync } from 'node:fs'
import { plainContent } from ${JSON.stringify(plainContentFile)}
const names = ['doc', 'changelog', 'page', 'search', 'notFound', 'apiIndex', 'apiPackage', 'apiEntry', 'apiSymbols', 'apiHierarchy']
const layouts = Object.fromEntries(names.map((name) => [name, ({ title = name }) => (appendFileSync(${JSON.stringify(root)} + '/rendered', title + '\\n'), title)]))
const read = (name) => readFileSync(${JSON.stringify(root)} + '/' + name, 'utf8')
const readme = { file: 'kit/README.md', line: 1, column: 1, markdown: '![Kit](./kit.png) ![Later](./later.png)' }
const kit = { dir: 'kit', name: 'kit', version: '1.0.0', description: '', isPublished: false, entries: [], readme }
const load = async () => ({ model: { version: ${apiModelVersion}, packages: [kit], groups: [read('reference')] }, fromCache: false, watchFiles: [], diagnostics: [] })
const check = async (units) => {
  if (read('samples') === 'throws') throw new Error('no')
  return { units: units.map(() => ({ findings: [], links: [] })), diagnostics: [], watchFiles: [read('samples')] }
}
const release = () => appendFileSync(${JSON.stringify(root)} + '/released', '.')
export default { title: 'Site', repository: { url: 'https://example.com/a/b' },
  theme: { name: 'own', layouts, content: plainContent, styles: [] }, lastUpdate: false, search: false, samples: { kind: 'samples', check, release },
  sources: [{ kind: 'docs', name: 'docs', dir: 'docs', path: '/', sidebar: 'auto', version: { name: 'docs', label: 'docs', isShown: false } },
    { kind: 'api', name: 'api', path: '/api/', load, release }] }
`,
  )
}

async function loadedConfig(): Promise<LoadedConfig> {
  const loaded = await loadConfig({ root })
  if ('problems' in loaded) throw new Error(JSON.stringify(loaded.problems))
  return loaded
}

/** Files of the pages that were compiled. */
async function compiledBy(): Promise<readonly string[]> {
  const input = { root, loaded: await loadedConfig(), useCache: true, write: true, failOn: 'never', workers: 0 } as const
  return (await runBuild(input)).slowest.map(({ file }) => file)
}

/** Whether it was only found to be as the last one. */
async function build(options: Partial<RunBuildInput> = {}): Promise<boolean> {
  const loaded = await loadedConfig()
  const { stages, ok, output } = await runBuild({
    root,
    loaded,
    useCache: true,
    write: true,
    failOn: 'never',
    workers: 0,
    ...options,
  })
  expect(ok).toBe(true)
  expect(options.write === false || output !== undefined).toBe(true)
  return !('compile' in stages)
}

test.each<readonly [string, () => void]>([
  ['nothing changed', () => undefined],
  ['a page was touched', () => utimesSync(at('docs/index.md'), 1, 1)],
  ['a picture was touched', () => utimesSync(at('docs/a.png'), 1, 1)],
  ['a picture that no page shows has other bytes', () => writeFileSync(at('docs/unused.png'), 'other')],
  ['others put a file into the output', () => writeFileSync(at('dist/others.txt'), 'theirs')],
  ['the compiled pages were lost', () => rmSync(at('.docgen/pages/index'))],
])('the last report is given again where %s', async (_, change) => {
  expect(await build()).toBe(false)
  change()
  expect(await build()).toBe(true)
})

const configText = (): string => readFileSync(at('docgen.config.ts'), 'utf8')
const lastBuild = (): string => outputPlacesOf(root, 'dist').lastBuildFile

test.each<readonly [string, () => void]>([
  ['a page has another text', () => appendFileSync(at('docs/index.md'), 'More.\n')],
  ['there is another page', () => writeFileSync(at('docs/b.md'), '# B\n')],
  ['a page is gone', () => rmSync(at('docs/index.md'))],
  ['a picture has other bytes', () => writeFileSync(at('docs/a.png'), 'another')],
  ['a picture is gone', () => rmSync(at('docs/a.png'))],
  ['a picture of a README has other bytes', () => writeFileSync(at('kit/kit.png'), 'another')],
  ['a picture of a README is gone', () => rmSync(at('kit/kit.png'))],
  ['a picture of a README has come', () => writeFileSync(at('kit/later.png'), 'picture')],
  ['a file that a page links to is gone', () => rmSync(at('src/code.ts'))],
  ['a static file has other bytes', () => writeFileSync(at('static/robots.txt'), 'Disallow: /')],
  ['there is another static file', () => writeFileSync(at('static/b.txt'), '')],
  ['the reference is another', () => writeFileSync(at('reference'), 'two')],
  ['the checker of samples fails', () => writeFileSync(at('samples'), 'throws')],
  ['the config is another', () => writeFileSync(at('docgen.config.ts'), configText().replace("'Site'", "'Other'"))],
  ['a file of the output has other bytes', () => writeFileSync(at('dist/index.html'), 'theirs')],
  ['a file of the output is gone', () => rmSync(at('dist/index.html'))],
  ['what is known of the last build is damaged', () => appendFileSync(lastBuild(), 'x')],
])('the site is made where %s, and is as the last one after that', async (_, change) => {
  expect(await build()).toBe(false)
  expect(await build()).toBe(true)
  change()
  expect(await build()).toBe(false)
  if (readFileSync(at('samples'), 'utf8') === 'fine') expect(await build()).toBe(true)
})

test('the pages are known after a build that was as the last one', async () => {
  writeFileSync(at('docs/b.md'), '# B\n')
  await build()
  // Such a build asks for no page, and forgets none.
  expect(await build()).toBe(true)
  appendFileSync(at('docs/b.md'), 'More.\n')
  expect(await compiledBy()).toEqual(['docs/b.md'])
})

test('what reads packages is let go of in each build', async () => {
  await build()
  const before = readFileSync(at('released'), 'utf8').length
  expect(await build()).toBe(true)
  expect(readFileSync(at('released'), 'utf8').length).toBe(before * 2)
})

test('a checker that failed is asked again', async () => {
  writeFileSync(at('samples'), 'throws')
  expect(await build()).toBe(false)
  expect(await build()).toBe(false)
  writeFileSync(at('samples'), 'fine')
  expect(await build()).toBe(false)
  expect(await build()).toBe(true)
})

test('what is built without samples is another thing', async () => {
  expect(await build()).toBe(false)
  expect(await build({ samples: 'without' })).toBe(false)
  expect(await build({ useCache: false })).toBe(false)
})

const check = (options: Partial<RunBuildInput> = {}) => build({ ...options, write: false })

test('a check may be as the last check or build, whatever the output is, and no build is as a check', async () => {
  expect(await check()).toBe(false)
  expect(await check()).toBe(true)
  expect(await build()).toBe(false)
  rmSync(at('.docgen/output'), { recursive: true })
  expect(await build()).toBe(false)
  expect(await check()).toBe(true)
  appendFileSync(at('docs/index.md'), 'More.\n')
  expect(await check()).toBe(false)
  expect(await build()).toBe(false)
  rmSync(at('dist'), { recursive: true })
  expect(await check()).toBe(true)
  expect(await check({ useCache: false })).toBe(false)
  expect(await check({ samples: 'without' })).toBe(false)
})

/** Titles of the pages that were rendered meanwhile. */
async function renderedBy(work: () => Promise<unknown>): Promise<readonly string[]> {
  rmSync(at('rendered'), { force: true })
  await work()
  return existsSync(at('rendered')) ? readFileSync(at('rendered'), 'utf8').trim().split('\n') : []
}

test('a check renders the pages that have changed since the last one, and all of them without a cache', async () => {
  writeFileSync(at('docs/b.md'), '# B\n')
  expect(await renderedBy(check)).toEqual(expect.arrayContaining(['Home', 'B']))
  appendFileSync(at('docs/b.md'), 'More.\n')
  expect(await renderedBy(check)).toEqual(['B'])
  expect(await renderedBy(() => check({ useCache: false }))).toEqual(expect.arrayContaining(['Home', 'B']))
})

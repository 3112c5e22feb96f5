import { mkdtempSync, mkdirSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { apiModelVersion } from '@docgen/model'
import { loadConfig } from '../io/load-config.ts'
import { runBuild } from './run-build.ts'

// Each bundles a config, which a busy machine takes its time for.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

const plainContentFile = fileURLToPath(new URL('../stages/2-compile/plain-content.ts', import.meta.url))

let root = ''
beforeEach(() => (root = realpathSync(mkdtempSync(join(tmpdir(), 'docgen-build-')))))
afterEach(() => {
  vi.useRealTimers()
  rmSync(root, { recursive: true, force: true })
})

/** Its reference, its checker of samples and its layouts write down when they are asked. */
function writeSite(samples: string): void {
  const file = JSON.stringify(join(root, 'calls'))
  mkdirSync(join(root, 'docs'))
  writeFileSync(join(root, 'docs/index.md'), '# Home\n\n```ts\nconst one = 1\n```\n')
  writeFileSync(
    join(root, 'docgen.config.ts'),
    `import { appendFileSync } from 'node:fs'
import { plainContent } from ${JSON.stringify(plainContentFile)}
const say = (what) => appendFileSync(${file}, what + '\\n')
const names = ['doc', 'changelog', 'page', 'search', 'notFound', 'apiIndex', 'apiPackage', 'apiEntry', 'apiSymbols', 'apiHierarchy']
const layouts = Object.fromEntries(names.map((name) => [name, ({ title }) => (say('render'), title)]))
const load = async () => (say('load'), { model: { version: ${apiModelVersion}, packages: [] }, fromCache: false, watchFiles: [], diagnostics: [] })
const release = () => say('release')
const check = async (units) => (say('check'), { units: units.map(() => ({ findings: [], links: [] })), diagnostics: [], watchFiles: [] })
export default { title: 'Site', theme: { name: 'own', layouts, content: plainContent, styles: [] }, lastUpdate: false, search: false, samples: ${samples},
  sources: [{ kind: 'docs', name: 'docs', dir: 'docs', path: '/', sidebar: 'auto', version: { name: 'docs', label: 'docs', isShown: false } },
    { kind: 'api', name: 'api', path: '/api/', load, release }] }
`,
  )
}

test.each([
  ['before pages are rendered', 'false', ['load', 'release', 'render']],
  ['once samples are checked', "{ kind: 'samples', check, release }", ['load', 'check', 'release', 'render']],
])('what reads packages is let go of %s', async (_, samples, order) => {
  writeSite(samples)
  const loaded = await loadConfig({ root })
  if ('problems' in loaded) throw new Error(JSON.stringify(loaded.problems))
  await runBuild({ root, loaded, useCache: false, write: true, failOn: 'never', workers: 0 })
  const calls = readFileSync(join(root, 'calls'), 'utf8').trim().split('\n')
  expect([...new Set(calls)]).toEqual(order)
})

test('a page that is saved while the site is built is read anew, also where it was known before', async () => {
  writeSite('false')
  const run = async (onStage?: (stage: string) => void) => {
    const loaded = await loadConfig({ root })
    if ('problems' in loaded) throw new Error(JSON.stringify(loaded.problems))
    return runBuild({ root, loaded, useCache: true, write: true, failOn: 'never', workers: 0, ...(onStage && { onStage }) })
  }
  const page = join(root, 'docs/index.md')
  // A while after the page was saved.
  vi.useFakeTimers({ now: Date.now() + 60_000, toFake: ['Date'] })
  await run()
  expect(readFileSync(join(root, 'dist/index.html'), 'utf8')).toContain('Home')
  // Neither of the site nor of the compiled pages anything is left, so the text is needed.
  const forget = () => ['dist', '.docgen/pages/index'].forEach((path) => rmSync(join(root, path), { recursive: true }))
  forget()
  await run()
  expect(readFileSync(join(root, 'dist/index.html'), 'utf8')).toContain('Home')
  forget()
  await run((stage) => stage === 'compile' && writeFileSync(page, '# Away\n'))
  expect(readFileSync(join(root, 'dist/index.html'), 'utf8')).toContain('Away')
})

// The site in memory without a watcher: what it serves has to be right even where nobody tells it of a change.
import { execFileSync } from 'node:child_process'
import { mkdir, mkdtemp, readdir, readFile, realpath, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { apiModelVersion } from '@docgen/model'
import { runBuild } from '../build/run-build.ts'
import { loadConfig, type LoadConfigInput } from '../io/load-config.ts'
import { createDevSite, type DevSite, type Served } from './dev-site.ts'
import { ownTheme } from './own-theme-fixture.ts'

// Each bundles a config, which a busy machine takes its time for.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

let root = ''
let sites: DevSite[] = []
let changes: string[] = []

beforeEach(async () => {
  root = await realpath(await mkdtemp(join(tmpdir(), 'docgen-dev-')))
  sites = []
  changes = []
  await write({
    'theme.ts': ownTheme,
    'theme.css': 'main { color: red }',
    'docgen.config.ts': `import { theme } from './theme.ts'
export default { title: 'Site', url: 'https://example.com', theme, lastUpdate: false, search: false, redirects: [{ from: '/old/', to: '/a/' }],
  sources: [{ kind: 'docs', name: 'docs', dir: 'docs', path: '/', sidebar: 'auto', version: { name: 'docs', label: 'docs', isShown: false } },
    { kind: 'pages', name: 'pages', dir: 'pages', path: '/' }] }
`,
    'docs/a.md': '# First\n\n![Dot](./dot.bmp)\n\n```ts file=./code.ts\n```\n',
    'docs/b.md': '# Other\n',
    'docs/code.ts': 'export const one = 1\n',
    'docs/dot.bmp': 'no image',
    'static/robots.txt': 'User-agent: *\n',
    'pages/index.tsx': 'export default function Home() { return <h1>Welcome</h1> }\n',
    'pages/more.tsx': 'export default function More() { return <h1>More</h1> }\n',
  })
})

afterEach(async () => {
  await Promise.all(sites.map((site) => site.close()))
  await rm(root, { recursive: true, force: true })
})

async function write(files: Readonly<Record<string, string>>): Promise<void> {
  for (const [file, text] of Object.entries(files)) {
    await mkdir(dirname(join(root, file)), { recursive: true })
    await writeFile(join(root, file), text)
  }
}

async function load(input: Partial<LoadConfigInput> = {}) {
  const loaded = await loadConfig({ root, ...input })
  if ('problems' in loaded) throw new Error(JSON.stringify(loaded.problems))
  return loaded
}

async function startSite(input: Partial<LoadConfigInput> = {}): Promise<DevSite> {
  const site = await createDevSite({
    root,
    loaded: await load(input),
    onChange: (what) => changes.push(what),
    log: () => undefined,
  })
  sites.push(site)
  return site
}

async function ask(site: DevSite, path: string): Promise<Served> {
  await site.freshen(path)
  return site.serve(path)
}

async function bytesOf(served: Served): Promise<Uint8Array> {
  if (served.kind === 'bytes') return served.bytes
  if (served.kind === 'file') return readFile(served.file)
  throw new Error(`That is a ${served.kind}.`)
}

async function htmlAt(site: DevSite, path: string): Promise<string> {
  const served = await ask(site, path)
  return served.kind === 'page' ? `${served.status} ${served.html}` : served.kind
}

test('a page is served as its file is, though nobody has told of the change', async () => {
  const site = await startSite()
  expect(await htmlAt(site, '/a/')).toContain('First')
  await write({ 'docs/a.md': '# Second\n' })
  expect(await htmlAt(site, '/a/')).toContain('Second')
  expect(changes).toEqual(['pages'])
  await htmlAt(site, '/a/')
  expect(changes).toEqual(['pages'])
})

test('a change that leaves the size and the time of a file as they were shows all the same', async () => {
  const site = await startSite()
  const file = join(root, 'docs/b.md')
  const { atime, mtime } = await stat(file)
  expect(await htmlAt(site, '/b/')).toContain('Other')
  await write({ 'docs/b.md': '# Outer\n' })
  await utimes(file, atime, mtime)
  expect(await htmlAt(site, '/b/')).toContain('Outer')
})

test('what a page includes, a page and a file that are new, and a page that is gone are seen unannounced', async () => {
  const site = await startSite()
  expect(await htmlAt(site, '/a/')).toContain('one')
  await write({ 'docs/code.ts': 'export const two = 2\n' })
  expect(await htmlAt(site, '/a/')).toContain('two')
  expect(await htmlAt(site, '/c/')).toMatch(/^404/)
  await write({ 'docs/c.md': '# New\n' })
  expect(await htmlAt(site, '/c/')).toMatch(/^200 .*New/)
  expect(await htmlAt(site, '/new.txt')).toMatch(/^404/)
  await write({ 'static/new.txt': 'new' })
  expect(await bytesOf(await ask(site, '/new.txt'))).toEqual(Buffer.from('new'))
  await rm(join(root, 'docs/c.md'))
  expect(await htmlAt(site, '/c/')).toMatch(/^404/)
})

test('a change that is told while the page is asked for leaves the newest text', async () => {
  const site = await startSite()
  await htmlAt(site, '/b/')
  for (let edit = 0; edit < 10; edit++) {
    await write({ 'docs/b.md': `# Edit ${edit}\n` })
    const [, html] = await Promise.all([site.update([join(root, 'docs/b.md')]), htmlAt(site, '/b/')])
    expect(html).toContain(`Edit ${edit}`)
  }
})

test('an island that the theme does not have is reported though nobody opens its page', async () => {
  const island = "createElement('docgen-island', { 'data-name': 'Menu', 'data-props': '{}', 'data-when': 'idle' })"
  await write({ 'pages/more.tsx': `import { createElement } from 'react'\nexport default () => ${island}\n` })
  const site = await startSite()
  await site.complete()
  expect(site.diagnostics().map(({ file, code }) => `${file} ${code}`)).toEqual(['pages/more.tsx unknown-island'])
})

/** At noon, so that every time zone has the same day. */
function commit(day: string, ...args: readonly string[]): void {
  const date = `${day}T12:00:00Z`
  const name = {
    GIT_AUTHOR_NAME: 'A',
    GIT_AUTHOR_EMAIL: 'a@example.com',
    GIT_COMMITTER_NAME: 'A',
    GIT_COMMITTER_EMAIL: 'a@example.com',
  }
  execFileSync('git', ['-C', root, 'commit', '-q', '-a', '-m', 'x', ...args], {
    env: { ...process.env, ...name, GIT_AUTHOR_DATE: date, GIT_COMMITTER_DATE: date },
  })
}

test('dates are those of the last commit', async () => {
  const config = await readFile(join(root, 'docgen.config.ts'), 'utf8')
  const theme = ownTheme.replace(
    "createElement('h1', null, title)",
    "createElement('h1', null, `${title} of ${lastUpdate?.date}`)",
  )
  await write({
    'docgen.config.ts': config.replace('lastUpdate: false', 'lastUpdate: true'),
    'theme.ts': theme.replace("content = '' })", "content = '', lastUpdate })"),
  })
  execFileSync('git', ['-C', root, 'init', '-q'])
  execFileSync('git', ['-C', root, 'add', 'docs'])
  commit('2024-01-01')
  const site = await startSite()
  await site.complete()
  expect(await htmlAt(site, '/b/')).toContain('Other of 2024-01-01')
  commit('2024-02-02', '--amend')
  const log = join(root, '.git', 'logs', 'HEAD')
  expect(await site.outsideFiles()).toContain(log)
  changes = []
  await site.update([log])
  expect(changes).toEqual(['pages'])
  expect(await htmlAt(site, '/b/')).toContain('Other of 2024-02-02')
})

test('an image beside the folders of the sources is watched', async () => {
  await write({ 'docs/a.md': '![Far](../pictures/far.bmp)\n\n![Dot](./dot.bmp)\n', 'pictures/far.bmp': 'no image' })
  const site = await startSite()
  await htmlAt(site, '/a/')
  expect(await site.outsideFiles()).toEqual([join(root, 'pictures/far.bmp')])
})

test('images of a README and of comments are served and watched, also those that are still to come', async () => {
  await write({
    'kit/kit.bmp': 'first',
    'docgen.config.ts': `import { createElement } from 'react'
import { theme } from './theme.ts'
const readme = { file: 'kit/README.md', line: 1, column: 1, markdown: '![Kit](./kit.bmp)' }
const summary = { file: 'kit/src/index.ts', line: 1, column: 1, markdown: '![Late](./late.bmp)' }
const entry = { id: 'kit!a', name: 'a', displayName: 'a', kind: 'variable', flags: {}, type: { kind: 'intrinsic', name: 'number' },
  comment: { summary, examples: [], throws: [], see: [], others: [], modifiers: [] } }
const kit = { dir: 'kit', name: 'kit', version: '1.0.0', description: '', isPublished: false, readme, entries: [entry] }
const load = async () => ({ model: { version: ${apiModelVersion}, packages: [kit] }, fromCache: false, watchFiles: [], diagnostics: [] })
const texts = ({ readme, texts = {} }) =>
  createElement('main', { dangerouslySetInnerHTML: { __html: [readme, ...Object.values(texts)].join('') } })
const layouts = { ...theme.layouts, apiPackage: texts, apiEntry: texts }
export default { title: 'Site', theme: { ...theme, layouts }, lastUpdate: false, search: false, sources: [{ kind: 'api', name: 'api', path: '/api/', load }] }
`,
  })
  const site = await startSite()
  await site.complete()
  expect(await site.outsideFiles()).toEqual([join(root, 'kit/kit.bmp'), join(root, 'kit/src/late.bmp')])
  expect(site.diagnostics().map(({ code, file }) => `${code} ${file}`)).toEqual(['broken-asset kit/src/index.ts'])
  const kit = await htmlAt(site, '/api/kit/')
  expect(await bytesOf(await ask(site, /src="([^"]+kit[^"]*)"/.exec(kit)?.[1] ?? ''))).toEqual(Buffer.from('first'))
  await write({ 'kit/src/late.bmp': 'second' })
  await site.update([join(root, 'kit/src/late.bmp')])
  await vi.waitFor(() => expect(site.diagnostics()).toEqual([]), 20_000)
  expect(await htmlAt(site, '/api/kit/variable/a/')).toContain('late-')
})

test('every file that a build writes is served, and what is no page with the same bytes', async () => {
  const loaded = await load()
  const report = await runBuild({ root, loaded, useCache: false, write: true, failOn: 'error' })
  expect(report.diagnostics).toEqual([])
  const site = await startSite()
  const names = await readdir(join(root, 'dist'), { recursive: true, withFileTypes: true })
  const files = names
    .filter((entry) => entry.isFile())
    .map((entry) => relative(join(root, 'dist'), join(entry.parentPath, entry.name)))
  // A host may leave out what begins with a dot; docgen's own servers refuse it.
  const wanted = files.filter((file) => !file.startsWith('.'))
  expect(wanted.toSorted()).toEqual(
    expect.arrayContaining([
      '404.html',
      'a/index.html',
      'assets/csp.txt',
      'index.html',
      'old/index.html',
      'robots.txt',
      'search/pages.json',
      'sitemap.xml',
    ]),
  )
  for (const file of wanted) {
    const served = await ask(site, `/${file}`)
    const built = await readFile(join(root, 'dist', file))
    if (served.kind === 'page') expect([file, served.status, served.html]).toEqual([file, 200, String(built)])
    else expect([file, String(await bytesOf(served))]).toEqual([file, String(built)])
  }
})

test('a page that cannot be compiled is a finding; it and the others are served, and checked when it can be again', async () => {
  const site = await startSite()
  await site.complete()
  const findings = () => site.diagnostics().map(({ file, line, code }) => `${file}:${line} ${code}`)
  expect(findings()).toEqual([])
  await write({
    'docs/a.md': `# First\n\n${'> '.repeat(10_000)}a\n`,
    'docs/b.md': '# Other\n\n[Away](./away.md) [First](./a.md#x)\n',
  })
  expect(await htmlAt(site, '/a/')).toContain('200 <!doctype html><main>')
  expect(await htmlAt(site, '/b/')).toContain('Away')
  await vi.waitFor(() => expect(findings()).toEqual(['docs/a.md:3 nested-too-deep', 'docs/b.md:3 broken-link']), 30_000)
  await write({ 'docs/a.md': '# First\n\n## X\n' })
  expect(await htmlAt(site, '/a/')).toContain('<h2')
  await vi.waitFor(() => expect(findings()).toEqual(['docs/b.md:3 broken-link']), 30_000)
})

test('an output whose functions throw is a finding, and the others are served', async () => {
  await write({
    'outputs.ts': `const no = () => { throw new Error('no luck') }
export const outputs = [{ name: 'one', mayHold: no, files: no }, { name: 'two', files: () => [{ path: 'two.txt', contents: '2' }] }]
`,
    'docgen.config.ts': (await readFile(join(root, 'docgen.config.ts'), 'utf8'))
      .replace('import ', "import { outputs } from './outputs.ts'\nimport ")
      .replace("title: 'Site',", "title: 'Site', outputs,"),
  })
  const site = await startSite()
  expect(String(await bytesOf(await ask(site, '/two.txt')))).toBe('2')
  const failed = 'The output "one" failed:'
  expect(site.diagnostics().map(({ code, message }) => `${code} ${message}`)).toEqual([
    `plugin-failed ${failed} \`mayHold\` of the path "two.txt" threw an error: no luck`,
    `plugin-failed ${failed} no luck`,
  ])
})

test('an output that nobody asks for is made after all else, and again only where its key is another', async () => {
  await write({
    'outputs.ts': `import { appendFileSync } from 'node:fs'
const note = (what: string) => appendFileSync(${JSON.stringify(join(root, 'made.txt'))}, what + ' ')
const titleOf = (site, path) => site.pages.find((page) => page.path === path).title
export const outputs = [{ name: 'own', files: (site) => [
  { path: 'a.txt', key: titleOf(site, '/a/'), contents: () => { note('a'); return titleOf(site, '/a/') } },
  { path: 'b.txt', key: titleOf(site, '/b/'), contents: () => { note('b'); throw new Error(titleOf(site, '/b/')) } },
  { path: 'c.bin', key: 'c', bytes: () => { note('c'); return 'no bytes' } },
] }]`,
    'docgen.config.ts': (await readFile(join(root, 'docgen.config.ts'), 'utf8'))
      .replace('import ', "import { outputs } from './outputs.ts'\nimport ")
      .replace("title: 'Site',", "title: 'Site', outputs,"),
  })
  const failed = 'The output "own" failed:'
  const failures = (): readonly string[] =>
    site.diagnostics().flatMap(({ code, message }) => (code === 'plugin-failed' ? [message] : []))
  const made = async (): Promise<string> => readFile(join(root, 'made.txt'), 'utf8')
  const ofBytes = `${failed} the bytes of "c.bin" are "no bytes".`
  const site = await startSite()
  await site.complete()
  expect(failures()).toEqual([ofBytes, `${failed} Other`])
  expect(await made()).toBe('a b c ')
  await write({ 'docs/b.md': '# New\n' })
  await site.update([join(root, 'docs/b.md')])
  await vi.waitFor(() => expect(failures()).toEqual([ofBytes, `${failed} New`]), 10_000)
  // What failed may have failed of something else than its key says.
  expect(await made()).toBe('a b c b c ')
})

test('an output that an edit has fixed is not reported, even if the earlier run fails later', async () => {
  await write({
    'outputs.ts': `import { existsSync } from 'node:fs'
const waitFor = async (name) => { while (!existsSync(${JSON.stringify(root)} + '/' + name)) await new Promise((done) => setTimeout(done, 5)) }
export const outputs = [{ name: 'own', files: (site) => {
  const { title } = site.pages.find(({ path }) => path === '/b/')
  return [{ path: 'b.txt', key: title, contents: async () => {
    if (title !== 'Other') return title
    await waitFor('late')
    throw new Error(title)
  } }]
} }]`,
    'docgen.config.ts': (await readFile(join(root, 'docgen.config.ts'), 'utf8'))
      .replace('import ', "import { outputs } from './outputs.ts'\nimport ")
      .replace("title: 'Site',", "title: 'Site', outputs,"),
  })
  const failures = (): number => site.diagnostics().filter(({ code }) => code === 'plugin-failed').length
  const site = await startSite()
  const before = ask(site, '/b.txt')
    .then(bytesOf)
    .catch(() => new Uint8Array())
  const checked = site.complete()
  await vi.waitFor(() => expect(changes).toContain('pages'), 10_000)
  await write({ 'docs/b.md': '# New\n' })
  await site.update([join(root, 'docs/b.md')])
  expect(await bytesOf(await ask(site, '/b.txt'))).toEqual(Buffer.from('New'))
  // The check of the edited site, which begins after the page was shown, has come to its end too.
  await new Promise((resolve) => setTimeout(resolve, 500))
  await write({ late: '' })
  await Promise.all([before, checked])
  expect(failures()).toBe(0)
})

test('a home page that throws shows what it threw, and the others go on', async () => {
  await write({ 'pages/index.tsx': "export default function Home() { throw new Error('No home <today>') }\n" })
  const site = await startSite()
  expect(await htmlAt(site, '/')).toMatch(/^200 .*page-crashed.*No home &lt;today>/)
  expect(await htmlAt(site, '/more/')).toContain('More')
  await site.complete()
  expect(site.diagnostics()).toMatchObject([{ code: 'page-crashed', file: 'pages/index.tsx', line: 1 }])
})

test.each([
  ['cannot be read', 'const x = ;\nexport default () => <h1>Home</h1>\n'],
  ['imports what is not there', "import { x } from './nothing.ts'\nexport default () => <h1>{x}</h1>\n"],
  ['throws when it is loaded', "throw new Error('Not now')\nexport default () => <h1>Home</h1>\n"],
])('a home page that %s is shown with its finding, and the others go on', async (_, text) => {
  await write({ 'pages/index.tsx': text })
  expect(await loadConfig({ root })).toHaveProperty('problems')
  const site = await startSite({ keepsBrokenPages: true })
  expect(await htmlAt(site, '/')).toMatch(/^200 .*pages\/index\.tsx:\d+:\d+ config/)
  expect(await htmlAt(site, '/more/')).toContain('More')
  expect(await htmlAt(site, '/b/')).toContain('Other')
  await site.complete()
  expect(site.diagnostics()).toMatchObject([{ code: 'config', file: 'pages/index.tsx' }])
})

test('pages of a custom source follow the files that it reads, told of or not', async () => {
  await write({
    'posts/one.md': '---\ntitle: One\n---\n\nFirst text. [List](/posts/)\n',
    'docgen.config.ts': `import { createElement } from 'react'
import { theme } from './theme.ts'
const load = async ({ list, readMarkdown }) => {
  const posts = await Promise.all((await list('posts')).map(readMarkdown))
  const routeOf = ({ file }) => '/' + file.replace('.md', '/')
  return { pages: [
    { route: '/posts/', title: 'Posts', element: createElement('ul', null, posts.map((post) => createElement('li', { key: post.file }, post.data.title))) },
    { route: '/count/', title: 'Count', markdown: posts.length + ' in all' },
    ...posts.map((post) => ({ route: routeOf(post), title: post.data.title, markdown: post.markdown })),
  ] }
}
export default { title: 'Site', theme, lastUpdate: false, search: false, sources: [{ kind: 'custom', name: 'posts', watch: [], load }] }
`,
  })
  const site = await startSite()
  expect(await htmlAt(site, '/posts/one/')).toContain('First text.')
  expect(await htmlAt(site, '/posts/')).toContain('<li>One</li>')
  expect(await site.outsideFiles()).toEqual([join(root, 'posts/one.md'), join(root, 'posts')])
  await write({ 'posts/one.md': '---\ntitle: Changed\n---\n\nSecond text. [Nowhere](./nowhere.md)\n' })
  expect(await htmlAt(site, '/posts/')).toContain('<li>Changed</li>')
  expect(await htmlAt(site, '/posts/one/')).toContain('Second text.')
  await write({ 'posts/two.md': '---\ntitle: Two\n---\n\nMore.\n' })
  await site.update([join(root, 'posts/two.md')])
  expect(await htmlAt(site, '/posts/')).toContain('<li>Changed</li><li>Two</li>')
  expect(await htmlAt(site, '/count/')).toContain('2 in all')
  expect(await htmlAt(site, '/posts/two/')).toContain('More.')
  await site.complete()
  expect(site.diagnostics().map(({ file, line, code }) => `${file}:${line} ${code}`)).toEqual(['posts/one.md:5 broken-link'])
  changes = []
  await htmlAt(site, '/posts/')
  await site.rescan()
  expect(changes).toEqual([])
})

test('where a reference is made from a folder, a file that comes into it counts', async () => {
  await write({
    'comments/kit.md': '',
    'docgen.config.ts': `import { readdirSync } from 'node:fs'
import { theme } from './theme.ts'
const load = async ({ root }) => ({
  model: { version: ${apiModelVersion}, packages: [] },
  fromCache: false,
  watchFiles: [root + '/comments'],
  diagnostics: readdirSync(root + '/comments').filter((name) => name !== 'kit.md').map((name) => ({
    code: 'unknown-api-comment', severity: 'error', file: 'comments/' + name, line: 1, column: 1, message: 'No package.', hint: 'Rename it.' })),
})
export default { title: 'Site', theme, lastUpdate: false, search: false, sources: [{ kind: 'api', name: 'api', path: '/api/', load }] }
`,
  })
  const site = await startSite()
  await site.complete()
  expect(site.diagnostics()).toEqual([])
  await write({ 'comments/kti.md': '' })
  await site.update([join(root, 'comments/kti.md')])
  await vi.waitFor(() => expect(site.diagnostics().map(({ file }) => file)).toEqual(['comments/kti.md']), 20_000)
})

/** Of a reference that is read as `docgen dev` asks for it: each reading leaves a word in the file `loads`. */
const referenceInTwoSteps = `import { appendFileSync, existsSync, readFileSync } from 'node:fs'
import { setTimeout } from 'node:timers/promises'
import { theme } from './theme.ts'
const load = async ({ root, mayBePreliminary }) => {
  appendFileSync(root + '/loads', mayBePreliminary ? 'edit ' : 'rest ')
  const text = readFileSync(root + '/package/index.ts', 'utf8')
  while (!mayBePreliminary && existsSync(root + '/busy')) await setTimeout(10)
  const at = { severity: 'error', file: 'package/index.ts', line: 1, column: 1, hint: 'Correct it.' }
  const diagnostics = [{ code: 'unknown-api-tag', message: text, ...at }]
  const isPreliminary = mayBePreliminary && text !== 'first'
  return {
    model: { version: ${apiModelVersion}, packages: [] },
    key: text + isPreliminary,
    fromCache: false,
    isPreliminary,
    watchFiles: [root + '/package/index.ts'],
    diagnostics: isPreliminary ? diagnostics : [...diagnostics, { code: 'unresolved-api-link', message: 'Rest of ' + text, ...at }],
  }
}
const interrupt = () => appendFileSync('ROOT/loads', 'interrupt ')
export default { title: 'Site', theme, lastUpdate: false, search: false, sources: [{ kind: 'api', name: 'api', path: '/api/', load, interrupt }] }
`

test('an edit of a package is shown first, and what it means for others after a pause', async () => {
  await write({ 'package/index.ts': 'first', 'docgen.config.ts': referenceInTwoSteps.replace('ROOT', root) })
  const site = await startSite()
  await site.complete()
  const messages = (): readonly string[] => site.diagnostics().map(({ message }) => message)
  expect(messages()).toEqual(['first', 'Rest of first'])
  await write({ 'package/index.ts': 'second' })
  await site.update([join(root, 'package/index.ts')])
  await vi.waitFor(() => expect(messages()).toEqual(['second']), 20_000)
  await vi.waitFor(() => expect(messages()).toEqual(['second', 'Rest of second']), 20_000)
  expect(await readFile(join(root, 'loads'), 'utf8')).toBe('edit interrupt edit rest ')
})

test('who watches no files gets all of an edit at once', async () => {
  await write({ 'package/index.ts': 'first', 'docgen.config.ts': referenceInTwoSteps.replace('ROOT', root) })
  const site = await startSite()
  await site.complete()
  await write({ 'package/index.ts': 'second' })
  await site.rescanReference()
  expect(await readFile(join(root, 'loads'), 'utf8')).toBe('edit interrupt rest ')
})

test('an edit interrupts what reads the rest of the last one', async () => {
  await write({ 'package/index.ts': 'first', busy: '', 'docgen.config.ts': referenceInTwoSteps.replace('ROOT', root) })
  const site = await startSite()
  await site.complete()
  const loads = (): Promise<string> => readFile(join(root, 'loads'), 'utf8')
  await write({ 'package/index.ts': 'second' })
  await site.update([join(root, 'package/index.ts')])
  await vi.waitFor(async () => expect(await loads()).toBe('edit interrupt edit rest '), 20_000)
  await write({ 'package/index.ts': 'third' })
  const updating = site.update([join(root, 'package/index.ts')])
  await vi.waitFor(async () => expect(await loads()).toBe('edit interrupt edit rest interrupt '), 20_000)
  await rm(join(root, 'busy'))
  await updating
  await vi.waitFor(() => expect(site.diagnostics().map(({ message }) => message)).toEqual(['third', 'Rest of third']), 20_000)
  expect(await loads()).toBe('edit interrupt edit rest interrupt edit rest ')
})

test('deep in a folder that a reference is made from, new TypeScript counts and a guide does not', async () => {
  await write({
    'package/package.json': '{}',
    'docgen.config.ts': `import { appendFileSync } from 'node:fs'
import { theme } from './theme.ts'
const load = async ({ root }) => {
  appendFileSync(root + '/loads', '.')
  return { model: { version: ${apiModelVersion}, packages: [] }, fromCache: false, watchFiles: [root + '/package'], diagnostics: [] }
}
export default { title: 'Site', theme, lastUpdate: false, search: false, sources: [{ kind: 'api', name: 'api', path: '/api/', load }] }
`,
  })
  const site = await startSite()
  await site.complete()
  const loads = async (): Promise<number> => (await readFile(join(root, 'loads'), 'utf8')).length
  const before = await loads()
  await site.update([join(root, 'package/docs/guides/start.md')])
  expect(await loads()).toBe(before)
  await site.update([join(root, 'package/src/parts/new.ts')])
  expect(await loads()).toBe(before + 1)
})

test('once all pages are checked, an edit of a text places no page anew, and the checks resolve that page alone', async () => {
  const others = Array.from({ length: 10 }, (_, index) => [`docs/more-${index}.md`, `# More ${index}\n\nAbout it.\n`] as const)
  await write(Object.fromEntries(others))
  const loaded = await load()
  // Every page of Markdown asks for it when it is resolved.
  let resolved = 0
  const editLink = {
    get pattern() {
      resolved++
      return 'https://example.com/{file}'
    },
  }
  // Guides are asked for it when they are placed.
  let placed = 0
  const sources = loaded.config.sources.map((source) => {
    if (source.kind !== 'docs') return source
    return {
      ...source,
      get mainDoc() {
        placed++
        return undefined
      },
    }
  })
  const config = { ...loaded.config, editLink, sources }
  const site = await createDevSite({ root, loaded: { ...loaded, config }, onChange: () => undefined, log: () => undefined })
  sites.push(site)
  await site.complete()
  expect(resolved).toBeGreaterThan(others.length)
  expect(placed).toBeGreaterThan(0)
  await write({ 'docs/more-1.md': '# More 1\n\nAbout it.\n\nWith a [link](./missing.md).\n' })
  resolved = placed = 0
  await site.update([join(root, 'docs/more-1.md')])
  await site.complete()
  expect(placed).toBe(0)
  expect(site.diagnostics().map(({ code, file }) => `${code} ${file}`)).toContain('broken-link docs/more-1.md')
  expect(resolved).toBeLessThan(others.length / 2)
})

test('what was compiled is left for the next start and for builds, once all is', async () => {
  const build = async (): Promise<readonly string[]> =>
    (await runBuild({ root, loaded: await load(), useCache: true, write: false, failOn: 'never' })).slowest.map(
      ({ file }) => file,
    )
  const site = await startSite()
  await htmlAt(site, '/a/')
  await site.keep()
  expect(await readdir(join(root, '.docgen'))).not.toContain('pages')
  await write({ 'docs/b.md': '# Third\n' })
  expect(await htmlAt(site, '/b/')).toContain('Third')
  await site.complete()
  void site.keep()
  await site.close()
  expect(await build()).toEqual([])
  await write({ 'docs/b.md': '# Fourth\n' })
  expect(await build()).toEqual(['docs/b.md'])
})

test('pages that are damaged on disk are compiled when one of them is asked for', async () => {
  const first = await runBuild({ root, loaded: await load(), useCache: true, write: false, failOn: 'never' })
  const data = join(root, '.docgen/pages/pages.html')
  await writeFile(data, (await readFile(data, 'utf8')).replaceAll('one', 'two'))
  const site = await startSite()
  expect(await htmlAt(site, '/a/')).toMatch(/^200 .*one/s)
  expect(await htmlAt(site, '/b/')).toMatch(/^200 .*Other/s)
  await site.complete()
  const codes = (findings: readonly { readonly code: string }[]): readonly string[] => findings.map(({ code }) => code).sort()
  expect(codes(site.diagnostics())).toEqual(codes([...first.diagnostics, { code: 'corrupt-cache' }]))
  await site.keep()
  await site.close()
  const second = await runBuild({ root, loaded: await load(), useCache: true, write: true, failOn: 'never' })
  expect(second.slowest).toEqual([])
  expect(codes(second.diagnostics)).toEqual(codes(first.diagnostics))
})

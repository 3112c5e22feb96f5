// What a dev server takes in without a watcher, and what it says of a site whose config changes while it is checked.
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, realpath, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { apiModelVersion } from '@docgen/model'
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { defaultFileAccess } from '../config/complete-config.ts'
import { createAuthorFiles } from '../io/author-files.ts'
import { isWithin } from '../io/is-within.ts'
import { loadConfig, type LoadedConfig } from '../io/load-config.ts'
import { findWorkspace } from '../io/workspace/find-workspace.ts'
import { createLiveSite, type LiveSite } from './live-site.ts'
import { ownTheme } from './own-theme-fixture.ts'

// Each bundles configs, which a busy machine takes its time for.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

let root = ''
let live: LiveSite | undefined
/** Names of what open pages were told. */
let sent: string[] = []
/** Codes that were found, whenever a site counted as checked to its end. */
let foundInAll: (readonly string[])[] = []
/** How often files were to be watched. */
let watches = 0
let logged: string[] = []
const said = 'Until the config is corrected, the site stays as it was.'

beforeEach(async () => {
  root = await realpath(await mkdtemp(join(tmpdir(), 'docgen-live-')))
  sent = []
  foundInAll = []
  watches = 0
  logged = []
  await write({
    'theme.ts': ownTheme,
    'theme.css': '',
    'docgen.config.ts': configWith(''),
    'docs/index.md': '# Home\n',
    'packages/one/package.json': '{}',
  })
})

afterEach(async () => {
  await live?.site().close()
  await rm(root, { recursive: true, force: true })
  expect(logged.filter((text) => text !== said)).toEqual([])
})

function configWith(more: string): string {
  return `import { existsSync } from 'node:fs'
import { theme } from './theme.ts'
const waitFor = async (name) => { while (!existsSync(${JSON.stringify(root)} + '/' + name)) await new Promise((done) => setTimeout(done, 5)) }
export default { title: 'Site', theme, lastUpdate: false, search: false, ${more}
  sources: [{ kind: 'docs', name: 'docs', dir: 'docs', path: '/', sidebar: 'auto', version: { name: 'docs', label: 'docs', isShown: false } }] }
`
}

async function write(files: Readonly<Record<string, string>>): Promise<void> {
  for (const [file, text] of Object.entries(files)) {
    await mkdir(dirname(join(root, file)), { recursive: true })
    await writeFile(join(root, file), text)
  }
}

async function startLive(more: Partial<LoadedConfig> = {}, told?: () => void | Promise<void>): Promise<LiveSite> {
  const first = await loadConfig({ root })
  if ('problems' in first) throw new Error(JSON.stringify(first.problems))
  const onFindings = (findings: readonly { readonly code: string }[], isWhole: boolean): void | Promise<void> => {
    if (isWhole) foundInAll.push(findings.map(({ code }) => code))
    return told?.()
  }
  live = await createLiveSite({
    input: { root, port: 0, host: '127.0.0.1', open: false, log: (text) => void logged.push(text), onFindings },
    events: {
      connect: () => undefined,
      send: (name) => void sent.push(name),
      hasReaders: () => false,
      close: () => undefined,
    },
    first: { ...first, ...more },
    watch: () => void watches++,
    watchManifests: () => undefined,
    messageOf: String,
  })
  return live
}

test.each<[string, Readonly<Record<string, string>>, string | undefined]>([
  ['nothing', {}, undefined],
  ['a page', { 'docs/index.md': '# Another\n' }, 'pages'],
  ['the config', { 'docgen.config.ts': configWith("tagline: 'New',") }, 'reload'],
  ['what the config imports', { 'theme.ts': `${ownTheme}export const more = 1\n` }, 'reload'],
  ['a style of the theme', { 'theme.css': 'main { color: red }' }, 'pages'],
  ['a package', { 'packages/one/package.json': '{ "name": "one" }' }, 'reload'],
  ['the list of packages', { 'packages/two/package.json': '{}' }, 'reload'],
  ['a package far below', { 'packages/one/inner/package.json': '{}' }, undefined],
])('of what changed before the files were watched, %s is taken in once', async (_, files, told) => {
  const site = await startLive({ packageFolders: [{ folder: 'packages', depth: 1 }] })
  await site.site().serve('/')
  await write(files)
  await site.rescan()
  expect(sent[0]).toBe(told)
  // A config that is loaded again goes on to complete its site.
  const reloads = (): number => sent.filter((name) => name === 'reload').length
  const before = reloads()
  await site.rescan()
  expect(reloads()).toBe(before)
})

test.each<[string, () => void | Promise<void>]>([
  [
    'throws',
    () => {
      throw new Error('Full.')
    },
  ],
  ['rejects', () => Promise.reject(new Error('Full.'))],
])('a program whose onFindings %s is told so each time, and goes on to be called', async (_, told) => {
  let calls = 0
  const site = await startLive({}, () => {
    calls++
    return told()
  })
  site.complete()
  await expect.poll(() => foundInAll.length).toBe(1)
  site.sendFindings()
  await expect.poll(() => logged.length).toBe(calls)
  expect(foundInAll).toHaveLength(2)
  expect(new Set(logged)).toEqual(new Set(['onFindings threw an error: Error: Full.']))
  logged = []
})

test('a file may have changed since it was read where it was written after the site was begun', async () => {
  const { mayHaveChanged, site } = await startLive()
  await site().serve('/')
  expect(mayHaveChanged(join(root, 'packages/one/package.json'))).toBe(false)
  await write({ 'packages/one/package.json': '{}' })
  expect(mayHaveChanged(join(root, 'packages/one/package.json'))).toBe(true)
})

test.each([
  ['nothing comes', {}, undefined],
  ['a package comes', { 'packages/two/package.json': JSON.stringify({ name: '@acme/two', types: 'index.d.ts' }) }, 'reload'],
  [
    'a package is another one',
    { 'packages/one/package.json': JSON.stringify({ name: '@acme/one', types: 'index.d.ts' }) },
    'reload',
  ],
])('where %s while a site without a config is loaded, the first look at the files finds it', async (_, files, told) => {
  await write({ 'package.json': JSON.stringify({ workspaces: ['packages/*'] }) })
  // What the site was made of, before the rest of its config was loaded.
  const workspace = await findWorkspace(createAuthorFiles(root, defaultFileAccess), 'dist')
  await write(files)
  const site = await startLive({ workspace, packageFolders: [{ folder: 'packages', depth: 1 }] })
  await site.rescan()
  expect(sent[0]).toBe(told)
})

describe('a site without a config', () => {
  const manifest = { name: '@acme/one', types: 'index.d.ts' }

  beforeEach(async () => {
    await rm(join(root, 'docgen.config.ts'))
    await write({
      'package.json': JSON.stringify({ workspaces: ['packages/*'] }),
      'README.md': '# Acme\n',
      'packages/one/package.json': JSON.stringify(manifest),
      'packages/one/index.d.ts': 'export declare const one: number\n',
    })
  })

  const statusOf = async (site: LiveSite, path: string): Promise<number | string> => {
    const served = await site.site().serve(path)
    return served.kind === 'page' ? served.status : served.kind
  }

  test.each<[string, readonly string[], string]>([
    ['the guides', ['docs'], 'docs/index.md'],
    ['all that it is made of', ['docs', 'README.md', 'packages'], 'docs/index.md'],
  ])('has its guides again once %s have been away', async (_, names, file) => {
    const site = await startLive()
    expect(await statusOf(site, '/docs/')).toBe(200)
    const away = join(root, 'node_modules')
    await mkdir(away)
    for (const name of names) await rename(join(root, name), join(away, name))
    await site.change([join(root, file)])
    for (const name of names) await rename(join(away, name), join(root, name))
    expect(await site.watched()).toContain(join(root, 'docs'))
    await site.change([join(root, file)])
    expect(await statusOf(site, '/docs/')).toBe(200)
    expect(sent.at(-1)).toBe('reload')
  })

  test.each<[string, string, string, string]>([
    ['a changelog of a package', 'packages/one/CHANGELOG.md', '# Changelog\n\n## 1.0.0\n\n- First.\n', 'reload'],
    ['a changelog of all packages', 'CHANGELOG.md', '# Changelog\n\n## 1.0.0\n\n- First.\n', 'reload'],
    ['an edited guide', 'docs/index.md', '# Another\n', 'pages'],
    ['an edited README', 'README.md', '# Another\n', 'pages'],
    ['a new guide', 'docs/new.md', '# New\n', 'pages'],
  ])('takes in %s', async (_, file, text, told) => {
    const site = await startLive()
    await site.site().serve('/')
    const places = await site.watched()
    expect(places.some((place) => isWithin(join(root, file), place))).toBe(true)
    await write({ [file]: text })
    await site.change([join(root, file)])
    expect(sent.filter((name) => name !== 'findings')[0]).toBe(told)
  })
})

test('a config that goes and comes back is mentioned', async () => {
  const site = await startLive()
  await rm(join(root, 'docgen.config.ts'))
  await site.change([join(root, 'docgen.config.ts')])
  await write({ 'docgen.config.ts': configWith('') })
  await site.change([join(root, 'docgen.config.ts')])
  expect(logged.splice(0)).toEqual([
    'docgen.config.ts is gone. The site is built without a config until there is one again.',
    'The site is now built with docgen.config.ts.',
  ])
})

test('a site that is moved away leaves its place free, and is served again when it is back', async () => {
  const site = await startLive()
  await site.site().serve('/')
  await rename(root, `${root}-away`)
  await site.change([join(root, 'docs/index.md'), join(root, 'docgen.config.ts')])
  await site.site().serve('/nothing/')
  expect(site.site().sourceFiles()).toEqual([])
  expect(existsSync(root)).toBe(false)
  await rename(`${root}-away`, root)
  await site.change([join(root, 'docgen.config.ts')])
  expect(await site.site().serve('/')).toMatchObject({ status: 200 })
  expect(sent).toContain('reload')
})

/** A config that imports a module of this name, as it comes from the first working one. */
const importing = (module: string): string => `import '${module}'\n${configWith('')}`

test.each<[string, Readonly<Record<string, string>>, Readonly<Record<string, string>>]>([
  [
    'a module that cannot be parsed',
    { 'docgen.config.ts': importing('./nav.ts'), 'nav.ts': 'export const = 1' },
    { 'nav.ts': 'export const nav = 1' },
  ],
  ['a module that is not there', { 'docgen.config.ts': importing('./nav') }, { 'nav.ts': 'export const nav = 1' }],
  [
    'a module that throws',
    { 'docgen.config.ts': importing('./nav.ts'), 'nav.ts': "throw new Error('Not yet.')" },
    { 'nav.ts': 'export const nav = 1' },
  ],
  [
    'an island that imports a broken module',
    {
      'docgen.config.ts': configWith('').replace('theme,', "theme: { ...theme, islands: { Menu: './menu.tsx' } },"),
      'menu.tsx': "import './items.ts'\nexport default () => null",
      'items.ts': 'export const = 1',
    },
    { 'items.ts': 'export const items = 1' },
  ],
])('a config is loaded again once %s is corrected', async (_, broken, corrected) => {
  const site = await startLive()
  await write(broken)
  await site.change([join(root, 'docgen.config.ts')])
  // The check of the site as it was may end meanwhile, and tells its own.
  expect(new Set(sent)).toEqual(new Set(['findings']))
  const [file = ''] = Object.keys(corrected).map((name) => join(root, name))
  expect(await site.watched()).toContain(file)
  await write(corrected)
  await site.change([file])
  expect(sent).toContain('reload')
})

const pagesSource = "{ kind: 'pages', name: 'pages', dir: 'pages', path: '/pages/' }"

test('a config that failed is loaded again where its files were not watched for a while', async () => {
  const site = await startLive()
  await write({ 'docgen.config.ts': 'export default {' })
  await site.change([join(root, 'docgen.config.ts')])
  expect(new Set(sent)).toEqual(new Set(['findings']))
  await write({ 'docgen.config.ts': configWith('') })
  await site.rescan()
  expect(sent).toContain('reload')
})

test('whoever breaks the config is told once that the site stays as it was', async () => {
  const site = await startLive()
  for (const text of ['export default {', 'export default {,']) {
    await write({ 'docgen.config.ts': text })
    await site.change([join(root, 'docgen.config.ts')])
  }
  expect(logged).toEqual([said])
})

test.each<[string, string, string, string]>([
  ['a React page', configWith('').replace('} }] }', `} }, ${pagesSource}] }`), 'pages/hello.tsx', 'pages'],
  ['a static folder', configWith("staticDir: 'files',"), 'files/logo.svg', 'files'],
  ['a style sheet', configWith('').replace('theme,', "theme: { ...theme, styles: ['./more.css'] },"), 'more.css', 'more.css'],
])('a config is loaded again once %s that it wants has come', async (_, config, name, place) => {
  const site = await startLive()
  await write({ 'docgen.config.ts': config })
  await site.change([join(root, 'docgen.config.ts')])
  expect(new Set(sent)).toEqual(new Set(['findings']))
  expect(await site.watched()).toContain(join(root, place))
  await write({ [name]: name.endsWith('.tsx') ? 'export default () => null' : '' })
  await site.change([join(root, name)])
  expect(sent).toContain('reload')
})

test.each<[string, Readonly<Record<string, string>>, string]>([
  ['what a style sheet imports', { 'theme.css': "@import './colors.css';", 'colors.css': 'main { color: red }' }, 'colors.css'],
  [
    'what a style sheet imports and is broken',
    { 'theme.css': "@import './colors.css';", 'colors.css': "@import './missing.css';" },
    'colors.css',
  ],
  ['what a style sheet imports and is missing', { 'theme.css': "@import './colors.css';" }, 'colors.css'],
  [
    'what the script of the theme imports',
    {
      'theme.ts': `${ownTheme}theme.client = ${JSON.stringify('CLIENT')}\n`,
      'client.ts': "import './menu.ts'",
      'menu.ts': 'console.log(1)',
    },
    'menu.ts',
  ],
  ['how TypeScript is read', {}, 'tsconfig.json'],
])('%s is taken in', async (_, files, name) => {
  const placed = Object.entries(files).map(([file, text]) => [file, text.replace('CLIENT', join(root, 'client.ts'))])
  await write(Object.fromEntries(placed))
  const site = await startLive()
  await site.site().serve('/')
  const file = join(root, name)
  expect(await site.watched()).toContain(file)
  await write({ [name]: name.endsWith('.json') ? '{}' : '/* new */' })
  await site.change([file])
  // Other styles are no reason to load everything.
  expect(sent).toContain(name.endsWith('.css') ? 'pages' : 'reload')
  expect(sent.includes('reload')).toBe(!name.endsWith('.css'))
})

test('a style sheet that cannot be bundled leaves pages with the styles that they had, also while the config is edited', async () => {
  // Its layouts say which styles they are given.
  const theme = ownTheme
    .replace("({ title, content = '' }) =>", "({ head, title, content = '' }) =>")
    .replace("'h1', null, title", "'h1', null, ...head.styles")
  await write({ 'theme.ts': theme, 'theme.css': 'main { color: red }' })
  const site = await startLive()
  const stylesOf = async (): Promise<string | undefined> => {
    const served = await site.site().serve('/')
    return served.kind === 'page' ? /theme-\w+\.css/.exec(served.html)?.[0] : undefined
  }
  const first = await stylesOf()
  expect(first).toBeDefined()
  await write({ 'theme.css': "@import './missing.css';" })
  await site.change([join(root, 'theme.css')])
  expect(await stylesOf()).toBe(first)
  site.complete()
  await vi.waitFor(() => expect(foundInAll.at(-1)).toEqual(['client-bundle']), 30_000)
  await write({ 'docgen.config.ts': configWith("tagline: 'New',") })
  await site.change([join(root, 'docgen.config.ts')])
  expect(await stylesOf()).toBe(first)
  await write({ 'theme.css': 'main { color: blue }' })
  await site.change([join(root, 'theme.css')])
  expect(await stylesOf()).not.toBe(first)
  await vi.waitFor(() => expect(foundInAll.at(-1)).toEqual([]), 30_000)
})

test('pages of a source that fails stay as they were, also while its code is edited', async () => {
  const sourceWith = (more: string): string =>
    configWith('').replace(
      'sources: [',
      `sources: [{ kind: 'custom', name: 'tool', watch: [], load: async ({ read }) => { ${more} return { pages: JSON.parse(await read('tool.json')) } } }, `,
    )
  const pages = (title: string): string => JSON.stringify([{ route: '/tool/', title, markdown: 'Text.' }])
  await write({ 'docgen.config.ts': sourceWith(''), 'tool.json': pages('Saw'), 'docs/index.md': '# Home\n\n[Tool](/tool/)\n' })
  const site = await startLive()
  const titleOf = async (): Promise<string | undefined> => {
    const served = await site.site().serve('/tool/')
    return served.kind === 'page' && served.status === 200 ? /<h1>(.*?)<\/h1>/.exec(served.html)?.[1] : undefined
  }
  site.complete()
  await vi.waitFor(() => expect(foundInAll).toEqual([[]]), 30_000)
  expect(await titleOf()).toBe('Saw')
  const steps: readonly (readonly [string, string, string, readonly string[]])[] = [
    ['tool.json', '[{', 'Saw', ['source-failed']],
    ['tool.json', pages('Axe'), 'Axe', []],
    ['docgen.config.ts', sourceWith("throw new Error('No tool.');"), 'Axe', ['source-failed']],
    ['docs/index.md', '# Home\n\n[The tool](/tool/)\n', 'Axe', ['source-failed']],
    ['docgen.config.ts', sourceWith(''), 'Axe', []],
  ]
  for (const [file, text, title, codes] of steps) {
    await write({ [file]: text })
    await site.change([join(root, file)])
    expect(await titleOf()).toBe(title)
    await vi.waitFor(() => expect(foundInAll.at(-1)).toEqual(codes), 30_000)
  }
})

test('once the config is edited, pages of a reference are those of before until it is loaded again', async () => {
  const referenceOf = (version: string, more: string): string =>
    configWith('').replace(
      'sources: [',
      `sources: [{ kind: 'api', name: 'api', path: '/api/', load: async () => {
        ${more}
        const kit = { dir: 'kit', name: 'kit', version: '${version}', description: '', isPublished: false, entries: [] }
        return { model: { version: ${apiModelVersion}, packages: [kit] }, fromCache: false, watchFiles: [], diagnostics: [] }
      } }, `,
    )
  const theme = ownTheme
    .replace("({ title, content = '' }) =>", "({ title, package: kit, content = '' }) =>")
    .replace("'h1', null, title", "'h1', null, kit?.version ?? title")
  await write({ 'theme.ts': theme, 'docgen.config.ts': referenceOf('1.0.0', '') })
  const site = await startLive()
  const kitOf = async (): Promise<string | undefined> => {
    const served = await site.site().serve('/api/kit/')
    return served.kind === 'page' ? /<h1>(.*?)<\/h1>/.exec(served.html)?.[1] : undefined
  }
  expect(await kitOf()).toBe('1.0.0')
  await write({ 'docgen.config.ts': referenceOf('2.0.0', "await waitFor('go')") })
  await site.change([join(root, 'docgen.config.ts')])
  expect(await kitOf()).toBe('1.0.0')
  await write({ go: '' })
  await vi.waitFor(async () => expect(await kitOf()).toBe('2.0.0'), 30_000)
})

test('a site that was replaced while it was checked makes no other count as checked', async () => {
  const waitingFor = (file: string, code: string): string =>
    configWith(
      `checks: [{ code: '${code}', description: 'A check.', severity: 'warning', check: async (_, report) => { await waitFor('${file}'); report({ message: 'Old.', hint: 'Wait.' }) } }],`,
    )
  await write({ 'docgen.config.ts': waitingFor('first', 'first-check') })
  const site = await startLive()
  site.complete()
  // Loaded, and waiting in its check.
  await vi.waitFor(() => expect(watches).toBe(1), 30_000)
  await write({ 'docgen.config.ts': waitingFor('second', 'second-check') })
  await site.change([join(root, 'docgen.config.ts')])
  // Those of the reload and of what it loads.
  await vi.waitFor(() => expect(watches).toBe(3), 30_000)
  await write({ first: '' })
  // That of the first check, which ends only now.
  await vi.waitFor(() => expect(watches).toBe(4), 30_000)
  expect(foundInAll).toEqual([])
  await write({ second: '' })
  await vi.waitFor(() => expect(foundInAll.at(-1)).toEqual(['second-check']), 30_000)
})

/** Times are told apart once the clock of the disk, which counts in steps, has gone on. */
const nextStep = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 30))

test.each<[string, string, string]>([
  ['the config', 'docgen.config.ts', configWith("tagline: 'New',")],
  ['a config that cannot be used', 'docgen.config.ts', 'export default {'],
  ['what the config imports', 'theme.ts', `${ownTheme}export const more = 1\n`],
  ['a style of the theme', 'theme.css', 'main { color: red }'],
])('a save of %s that the system tells of twice is taken in once', async (_, name, text) => {
  const site = await startLive()
  await site.site().serve('/')
  await write({ [name]: text })
  await nextStep()
  const file = join(root, name)
  await site.change([file])
  const told = sent.length
  const served = site.site()
  await site.change([file])
  expect([sent.length, site.site()]).toEqual([told, served])
  // The next one is taken in, and so is the way back.
  for (const next of [configWith("tagline: 'Other',"), configWith('')]) {
    await write({ 'docgen.config.ts': next })
    await site.change([join(root, 'docgen.config.ts')])
  }
  expect(sent.filter((each) => each === 'reload').length).toBe(text.endsWith('{') || name.endsWith('.css') ? 2 : 3)
})

test('a site that is loaded again compiles no page again, but those over which code of the site threw', async () => {
  const compiled: string[] = []
  Object.assign(globalThis, { compiled })
  onTestFinished(() => void Reflect.deleteProperty(globalThis, 'compiled'))
  const theme = ownTheme
    .replace(
      'export const theme',
      `const admonition = (props) => {
  globalThis.compiled.push(props.title)
  if (props.title === 'Broken') throw new Error('Broken.')
  return plainContent['docgen-admonition'](props)
}
export const theme`,
    )
    .replace('content: plainContent', "content: { ...plainContent, 'docgen-admonition': admonition }")
  await write({
    'theme.ts': theme,
    'docs/index.md': '# Home\n\n:::note[Sound]\n\nText\n\n:::\n',
    'docs/broken.md': '# Other\n\n:::note[Broken]\n\nText\n\n:::\n',
  })
  const site = await startLive()
  const compiledAfter = async (): Promise<readonly string[]> => {
    compiled.length = 0
    for (const path of ['/', '/broken/']) await site.site().serve(path)
    return [...new Set(compiled)]
  }
  expect(await compiledAfter()).toEqual(['Sound', 'Broken'])
  // How the code of the site is read, which is the same code then.
  for (const options of ['{}', '{ }']) {
    await write({ 'tsconfig.json': options })
    await site.change([join(root, 'tsconfig.json')])
    expect(sent.at(-1)).toBe('reload')
    expect(await compiledAfter()).toEqual(['Broken'])
  }
})

/** An island that is saved again, with another text, as soon as it was bundled for Node and runs there. */
const savedMeanwhile = `import { createElement } from 'react'
const text = 'Saved 1'
const { writeFileSync, readFileSync } = globalThis.process?.getBuiltinModule('node:fs') ?? {}
const file = FILE
const before = readFileSync?.(file, 'utf8')
const [, count] = /'Saved (\\d)'/.exec(before ?? '') ?? []
if (Number(count) < 3) writeFileSync(file, before.replace("'Saved " + count, "'Saved " + (Number(count) + 1)))
export default () => createElement('p', null, text)
`

/** What the page shows, and what its scripts would. */
async function textsOf(site: LiveSite): Promise<{ readonly page: string | undefined; readonly script: string | undefined }> {
  await site.agreed()
  const textAt = async (path: string): Promise<string> => {
    const served = await site.site().serve(path)
    if (served.kind === 'page') return served.html
    return served.kind === 'bytes' ? new TextDecoder().decode(served.bytes) : ''
  }
  const page = await textAt('/hello/')
  const [, entry = ''] = /src="(\/assets\/[^"]+\.js)"/.exec(page) ?? []
  const chunks = [...(await textAt(entry)).matchAll(/"\.\/([^"]+\.js)"/g)].map(([, name = '']) => textAt(`/assets/${name}`))
  const [ofPage, ofScript] = [page, (await Promise.all(chunks)).join('')].map((text) => /Saved \d/.exec(text)?.[0])
  return { page: ofPage, script: ofScript }
}

test('an island that is saved while it is bundled is the same in the page and in its scripts', async () => {
  const island = (text: string): string => text.replace('FILE', JSON.stringify(join(root, 'saved.tsx')))
  await write({
    'docgen.config.ts': configWith('')
      .replace('theme,', "theme: { ...theme, client: CLIENT, islands: { Saved: './saved.tsx' } },")
      .replace('CLIENT', JSON.stringify(join(root, 'client.ts')))
      .replace('} }] }', `} }, { kind: 'pages', name: 'pages', dir: 'pages', path: '/' }] }`),
    'theme.ts': ownTheme
      .replace('title, content', 'title, head, content')
      .replace("'main', null, ", "'main', null, head.scripts.map((src) => createElement('script', { key: src, src })), "),
    'client.ts': "import islands from 'docgen:islands'\nconsole.log(islands)",
    'pages/hello.tsx': `import { createElement } from 'react'\nexport default () => createElement('docgen-island', { 'data-name': 'Saved', 'data-props': '{}', 'data-when': 'idle' })`,
    'saved.tsx': island(savedMeanwhile),
  })
  const site = await startLive()
  const first = await textsOf(site)
  expect(first).toEqual({ page: 'Saved 3', script: 'Saved 3' })
  // Another text, since modules run once.
  await write({ 'saved.tsx': `${island(savedMeanwhile)}export const again = true\n` })
  await site.change([join(root, 'saved.tsx')])
  expect(await textsOf(site)).toEqual(first)
})

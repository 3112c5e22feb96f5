import { mkdir, mkdtemp, readFile, realpath, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { docs } from '../config/sources.ts'
import { isWorkspaceAsLoaded, loadConfig, type LoadConfigInput, type LoadedConfig } from './load-config.ts'

let root = ''

beforeEach(async () => {
  root = await realpath(await mkdtemp(join(tmpdir(), 'docgen-config-')))
  await write('docs/index.md', '# Home\n')
  // Sites of these tests bring a theme of their own, so that no other package has to be built first.
  await write('theme.ts', themeText)
})

afterEach(() => rm(root, { recursive: true, force: true }))

const themeText = `const component = () => null
const names = ['doc', 'changelog', 'page', 'search', 'notFound', 'apiIndex', 'apiPackage', 'apiEntry', 'apiSymbols', 'apiHierarchy']
export const theme = { name: 'own', layouts: Object.fromEntries(names.map((name) => [name, component])), content: {}, styles: [] as string[] }
`

async function write(file: string, text: string): Promise<void> {
  await mkdir(dirname(join(root, file)), { recursive: true })
  await writeFile(join(root, file), text)
}

async function load(input: Partial<LoadConfigInput> = {}): Promise<LoadedConfig> {
  const loaded = await loadConfig({ root, ...input })
  if ('problems' in loaded) throw new Error(JSON.stringify(loaded.problems, null, 2))
  return loaded
}

/** Each as `file:line:column message`. */
async function loadProblems(input: Partial<LoadConfigInput> = {}): Promise<readonly string[]> {
  const loaded = await loadConfig({ root, ...input })
  return 'problems' in loaded
    ? loaded.problems.map(({ file, line, column, message }) => `${file}:${line}:${column} ${message}`)
    : []
}

const config = (rest = '') => `import { theme } from './theme'\nexport default { title: 'T', theme, ${rest} }\n`

describe('a config', () => {
  test('says which source docgen has added, if a plugin has one of that name', async () => {
    const source = "{ kind: 'custom', name: 'docs', watch: [], load: () => ({ pages: [] }) }"
    const inPlugin = (rest: string) => config(`plugins: [{ name: 'p', sources: [${source}] }], ${rest}`)
    await write('docgen.config.ts', inPlugin(''))
    expect(await loadProblems()).toEqual([
      expect.stringMatching(
        /^docgen\.config\.ts:2:\d+ Two sources have the name "docs": docgen adds one, because the config has no "sources"\.$/,
      ),
    ])
    await write('docgen.config.ts', inPlugin('sources: []'))
    expect(await loadProblems()).toEqual([])
  })

  test('whose packages are named by patterns is another one with another package', async () => {
    const changelogs = "{ kind: 'changelogs', name: 'changelogs', packages: [{ folder: 'packages/*' }] }"
    await write('docgen.config.ts', config(`sources: [${changelogs}]`))
    const none = await load()
    expect(none.config.sources).toMatchObject([
      { packages: [], unmatchedPatterns: [{ folder: 'packages/*', reason: 'no-folder' }] },
    ])
    await write('packages/core/package.json', '{ "name": "@acme/core", "types": "index.d.ts" }')
    expect(await isWorkspaceAsLoaded({ root }, none)).toBe(false)
    const first = await load()
    expect(first.config.sources).toMatchObject([{ packages: [{ folder: 'packages/core', dir: 'core' }] }])
    expect(first.packageFolders).toEqual([{ folder: 'packages', depth: 1 }])
    expect(await isWorkspaceAsLoaded({ root }, first)).toBe(true)
    expect((await load()).hash).toBe(first.hash)
    await write('packages/react/package.json', '{ "name": "@acme/react", "types": "index.d.ts" }')
    expect(await isWorkspaceAsLoaded({ root }, first)).toBe(false)
    const second = await load()
    expect(second.hash).not.toBe(first.hash)
    expect(second.config.sources).toMatchObject([{ packages: [{ dir: 'core' }, { dir: 'react' }] }])
  })

  test('is bundled, checked and completed', async () => {
    await write('docgen.config.ts', config('base: "/x" as string'))
    const loaded = await load({ outDir: 'out/' })
    expect(loaded.config).toMatchObject({
      title: 'T',
      base: '/x/',
      outDir: 'out',
      theme: { name: 'own' },
      sources: [docs({ path: '/' })],
    })
    expect(loaded.config.configFiles.map(({ file }) => file)).toEqual(['docgen.config.ts', 'theme.ts'])
    expect(loaded.files).toEqual(
      ['docgen.config.ts', 'package.json', 'theme.ts', 'tsconfig.json'].map((name) => join(root, name)),
    )
    const module: unknown = await import(pathToFileURL(loaded.modulePath).href)
    expect(module).toMatchObject({ default: { theme: { name: 'own' } } })
  })

  test('options of the command go before it', async () => {
    await write('docgen.config.ts', config('base: "/x"'))
    expect((await load({ base: '/y' })).config.base).toBe('/y/')
  })

  test('may have another name and language', async () => {
    await write('docgen.config.mjs', `import { theme } from './theme.ts'\nexport default { title: 'M', theme }`)
    expect((await load()).config.title).toBe('M')
    await write('other.ts', config('tagline: "O"'))
    expect((await load({ configPath: 'other.ts' })).config.tagline).toBe('O')
  })

  test('knows its own place, and those of what it imports', async () => {
    await write('lib/places.ts', 'export const here = [import.meta.url, import.meta.dirname, import.meta.filename]\n')
    await write(
      'docgen.config.ts',
      `import { here } from './lib/places'\n${config('head: here.map((content) => ({ tag: "meta", content }))')}`,
    )
    const file = join(root, 'lib/places.ts')
    expect((await load()).config.head.map(({ content }) => content)).toEqual([pathToFileURL(file).href, dirname(file), file])
  })

  test('has style sheets relative to the site root', async () => {
    await write('brand.css', 'a {}')
    await write(
      'docgen.config.ts',
      `import { theme } from './theme'\nexport default { title: 'T', theme: { ...theme, styles: ['./brand.css'] } }`,
    )
    expect((await load()).config.theme.styles).toEqual([join(root, 'brand.css')])
  })
})

describe('the hash', () => {
  test('is that of the code, wherever the site lies', async () => {
    await write('docgen.config.ts', config('head: [{ tag: "meta", content: import.meta.url }]'))
    const { hash } = await load()
    const moved = `${root}-moved`
    await rename(root, moved)
    root = moved
    const after = await load()
    expect(after.hash).toBe(hash)
    // The place itself is the new one.
    expect(after.config.head[0]?.content).toBe(pathToFileURL(join(root, 'docgen.config.ts')).href)
    await write('theme.ts', themeText.replace('own', 'other'))
    expect((await load()).hash).not.toBe(hash)
  })
})

describe('when nothing changed', () => {
  test('the last bundle is used again', async () => {
    await write('docgen.config.ts', config())
    const first = await load()
    const manifest = join(root, '.docgen/config/config.bundle')
    const { mtimeMs } = await stat(manifest)
    // Touched, not changed.
    await utimes(join(root, 'theme.ts'), new Date(), new Date(Date.now() + 5000))
    const second = await load()
    expect(second).toMatchObject({ modulePath: first.modulePath, hash: first.hash, files: first.files })
    expect((await stat(manifest)).mtimeMs).toBe(mtimeMs)
  })

  test('a new tsconfig.json, a lost bundle or a damaged manifest is noticed', async () => {
    await write('docgen.config.ts', config())
    const { modulePath, hash } = await load()
    const manifest = join(root, '.docgen/config/config.bundle')
    const isWhole = async () => (await load()).hash === hash && (await stat(modulePath)).size > 0
    await rm(modulePath)
    expect(await isWhole()).toBe(true)
    await writeFile(modulePath, 'export default {')
    expect((await load()).cacheFindings).toMatchObject([
      { code: 'corrupt-cache', file: `.docgen/config/${basename(modulePath)}` },
    ])
    expect((await load()).cacheFindings).toEqual([])
    const whole = await readFile(manifest, 'utf8')
    for (const text of ['', '{', '{}', 'null', `x${whole}`, whole.slice(0, -1), whole.replace('"state":', '"stake":')]) {
      await writeFile(manifest, text)
      expect(await isWhole()).toBe(true)
      expect(await readFile(manifest, 'utf8')).toContain(hash)
    }
    await write('tsconfig.json', '{ "compilerOptions": { "paths": { "~/*": ["./*"] } } }')
    await write('docgen.config.ts', config().replace('./theme', '~/theme'))
    expect((await load()).config.theme.name).toBe('own')
  })
})

test('a site that cannot be written to is loaded all the same', async () => {
  await write('docgen.config.ts', config())
  await write('.docgen', 'a file where the folder should be')
  const { config: loaded, modulePath } = await load()
  expect(loaded.theme.name).toBe('own')
  expect(modulePath.startsWith(root)).toBe(false)
})

describe('what is wrong', () => {
  test.each<[string, string, string]>([
    ['with the syntax', "export default {\n  title: 'é' ]\n}", 'docgen.config.ts:2:14 Expected "}" but found "]".'],
    [
      'with the syntax beside its own place',
      'export default { x: import.meta.url ]',
      'docgen.config.ts:1:37 Expected "}" but found "]".',
    ],
    [
      'with an import',
      "import { a } from './nothing'\nexport default { title: a }",
      'docgen.config.ts:1:19 Could not resolve "./nothing".',
    ],
    [
      'with a package',
      "import { a } from 'nothing'\nexport default { title: a }",
      'docgen.config.ts:1:19 Could not resolve "nothing".',
    ],
    ['with a style sheet', "import './a.css'\nexport default {}", 'docgen.config.ts:1:8 A style sheet cannot be imported here.'],
    ['with the export', 'export const config = {}', 'docgen.config.ts:1:1 The config file has no default export.'],
    [
      'when it throws',
      "function fail(name: string): never {\n  throw new TypeError(`no ${name}`)\n}\nexport default { title: fail('x') }",
      'docgen.config.ts:2:9 The config threw an error: TypeError: no x',
    ],
    ['with the static folder', config("staticDir: 'public'"), 'docgen.config.ts:2:48 The static folder "public" does not exist.'],
    [
      'with a value',
      config('toc: { min: 9 }'),
      'docgen.config.ts:2:49 "toc.min" must be a heading level from 1 to 6, but it is 9.',
    ],
    [
      'with the output',
      config("outDir: '.'"),
      'docgen.config.ts:2:45 The output folder "." contains the site itself, and a build would overwrite it.',
    ],
    [
      'with a style sheet of the theme',
      "import { theme } from './theme'\nexport default { title: 'T', theme: { ...theme, styles: ['no.css'] } }",
      'docgen.config.ts:2:58 The theme names the file "no.css", which does not exist.',
    ],
  ])('%s', async (_, text, expected) => {
    await write('docgen.config.ts', text)
    expect(await loadProblems()).toEqual([expected])
  })

  test.each(['json', 'cjs', 'yml'])('with its ending, %s', async (ending) => {
    await write(`docgen.config.${ending}`, '{}')
    expect(await loadProblems()).toEqual([
      `docgen.config.${ending}:1:1 The config file "docgen.config.${ending}" has an ending that docgen does not read.`,
    ])
    await write('docgen.config.ts', config())
    expect(await loadProblems()).toEqual([])
  })

  test.each([['nope'], ['/../../x/'], ['/a b/'], ['/x#y/'], ['/50%/']])('with the base %j', async (base) => {
    await write('docgen.config.ts', config())
    expect(await loadProblems({ base })).toEqual([expect.stringMatching(/^\.:1:1 "base" must be /)])
    await write('docgen.config.ts', config(`base: ${JSON.stringify(base)}`))
    expect(await loadProblems()).toEqual([expect.stringMatching(/^docgen\.config\.ts:2:\d+ "base" must be /)])
  })

  test('with a folder in its place', async () => {
    expect(await loadProblems({ configPath: 'docs' })).toEqual(['.:1:1 --config names a folder, "docs".'])
    expect(await loadProblems({ configPath: 'docs', isProgram: true })).toEqual([
      '.:1:1 The option "config" names a folder, "docs".',
    ])
  })

  test('with the place of the file', async () => {
    expect(await loadProblems({ configPath: 'docgen.confg.ts' })).toEqual([
      '.:1:1 The config file "docgen.confg.ts" does not exist.',
    ])
  })

  test('with an output folder around a source', async () => {
    await write('docgen.config.ts', config())
    expect(await loadProblems({ outDir: 'docs' })).toEqual([
      '.:1:1 The output folder "docs" contains the folder "docs" of the site, and a build would overwrite it.',
    ])
  })

  test('without a config, with a list of packages that cannot be read', async () => {
    await write('pnpm-workspace.yaml', 'packages:\n  - "packages/*"\n  - : [\n')
    expect(await loadProblems()).toEqual([expect.stringMatching(/^pnpm-workspace\.yaml:4:1 This file is not valid YAML: /)])
    const found = await loadConfig({ root })
    expect('problems' in found && found.files).toEqual([join(root, 'pnpm-workspace.yaml')])
  })

  test('without a config, with a package.json that is no JSON', async () => {
    await write('package.json', '{ "workspaces": ["packages/*", "examples/*"] }')
    await write('packages/one/package.json', '{ "name": "one", }')
    await write('examples/two/package.json', '{')
    expect(await loadProblems()).toEqual([
      'packages/one/package.json:1:18 This package.json is not a JSON object, so docgen cannot tell which package it describes.',
    ])
    const found = await loadConfig({ root })
    expect('problems' in found && found.files).toEqual([join(root, 'packages/one/package.json')])
  })

  test.each([
    ['"packages/*"', '"packages/*"'],
    ['[1]', 'a list'],
    ['{ "package": ["packages/*"] }', 'an object without "packages"'],
    ['{ "packages": "packages/*" }', '"packages/*"'],
  ])('without a config, with %s as the workspaces', async (workspaces, found) => {
    await write('package.json', `{\n  "workspaces": ${workspaces}\n}`)
    expect(await loadProblems()).toEqual([`package.json:2:3 "workspaces" must be a list of patterns, but it is ${found}.`])
  })

  test('with a folder without Markdown, where nothing is left behind', async () => {
    await rm(join(root, 'docs'), { recursive: true })
    await write('_draft.md', '')
    await write('node_modules/x/README.md', '')
    expect(await loadProblems()).toEqual(['.:1:1 The folder has no Markdown files and no package to document.'])
    await expect(stat(join(root, '.docgen'))).rejects.toThrow('ENOENT')
  })
})

describe('React pages', () => {
  const source = "sources: [{ kind: 'pages', name: 'pages', dir: 'pages', path: '/' }]"

  test('are loaded with their metadata', async () => {
    await write('docgen.config.ts', config(source))
    await write(
      'pages/index.tsx',
      "import { helper } from './_helper'\nexport const title = 'Home'\nexport default () => <b>{helper}</b>\n",
    )
    await write('pages/sub/about.jsx', "export const description = 'D'\nexport default function About() { return null }\n")
    await write('pages/_helper.tsx', "export const helper = 'h'\n")
    const { reactPages, files } = await load()
    const pages = (reactPages.get('pages') ?? []).map(({ file, contentPath, title, description }) => ({
      file,
      contentPath,
      title,
      description,
    }))
    expect(pages).toEqual([
      { file: 'pages/index.tsx', contentPath: 'index.tsx', title: 'Home', description: undefined },
      { file: 'pages/sub/about.jsx', contentPath: 'sub/about.jsx', title: undefined, description: 'D' },
    ])
    expect(files).toEqual(
      [
        'docgen.config.ts',
        'package.json',
        'pages/_helper.tsx',
        'pages/index.tsx',
        'pages/sub/about.jsx',
        'theme.ts',
        'tsconfig.json',
      ].map((file) => join(root, file)),
    )
  })

  test('are made anew when they change, and leave the hash alone', async () => {
    await write('docgen.config.ts', config(source))
    await write('pages/index.tsx', "export const title = 'A'\nexport default () => null\n")
    const first = await load()
    await write('pages/index.tsx', "export const title = 'B'\nexport default () => null\n")
    const second = await load()
    expect(second.reactPages.get('pages')?.[0]?.title).toBe('B')
    expect(second.hash).toBe(first.hash)
  })

  test('are missed where there is none', async () => {
    await write('docgen.config.ts', config(source))
    expect(await loadProblems()).toEqual(['docgen.config.ts:2:47 The folder "pages" contains no React pages.'])
  })

  test.each([
    ['export default 3', 'pages/index.tsx:1:8 This page has a default export that is no component.'],
    ['export const title = 3', 'pages/index.tsx:1:1 This page has no default export.'],
    [
      'export const title = 3\nexport default () => null',
      'pages/index.tsx:1:14 The export "title" of this page is not a string.',
    ],
    ['export default () => <a>', 'pages/index.tsx:1:25 Unexpected end of file before a closing "a" tag.'],
    ["export default () => null\nthrow new Error('x')", 'pages/index.tsx:2:7 The page threw an error: x'],
  ])('with a mistake: %s', async (text, expected) => {
    await write('docgen.config.ts', config(source))
    await write('pages/index.tsx', text)
    expect(await loadProblems()).toContain(expected)
  })
})

describe('islands', () => {
  const withIsland = (path: string) => {
    const theme = `{ ...theme, islands: { Counter: ${JSON.stringify(path)} } }`
    return write('docgen.config.ts', `import { theme } from './theme'\nexport default { title: 'T', theme: ${theme} }\n`)
  }

  test('are bundled for Node, and what they import is watched', async () => {
    await withIsland('./islands/counter.tsx')
    await write('islands/counter.tsx', "import { start } from './start'\nexport default () => <b>{start}</b>\n")
    await write('islands/start.ts', 'export const start = 1\n')
    const { islands, files, hash } = await load()
    expect([...islands.components.keys()]).toEqual(['Counter'])
    expect(files).toEqual(expect.arrayContaining([join(root, 'islands/counter.tsx'), join(root, 'islands/start.ts')]))
    await write('islands/start.ts', 'export const start = 2\n')
    expect((await load()).hash).not.toBe(hash)
  })

  test.each([
    ['no file', '', 'docgen.config.ts:2:69 The theme names the file "islands/counter.tsx", which does not exist.'],
    [
      'no default export',
      'export const Counter = () => null',
      'islands/counter.tsx:1:1 The default export of the island "Counter" is no component.',
    ],
    [
      'a mistake',
      'throw new Error("No")\nexport default () => null',
      'islands/counter.tsx:1:7 The island "Counter" threw an error: No',
    ],
    ['a package that is not there', 'import "nowhere"', 'islands/counter.tsx:1:8 Could not resolve "nowhere".'],
  ])('with %s are reported', async (_, text, expected) => {
    await withIsland('./islands/counter.tsx')
    if (text !== '') await write('islands/counter.tsx', text)
    expect(await loadProblems()).toEqual([expected])
  })
})

test('what no config says stands in no file', async () => {
  const { config: loaded } = await load()
  expect(loaded.configFiles).toEqual([{ file: '.', text: '' }])
})

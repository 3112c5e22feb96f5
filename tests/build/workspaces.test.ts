// Repositories without a config, as a user meets them: what docgen says that it found, and the site that it makes of it.
import { execFileSync } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { tagsOf } from '../support/html.ts'
import { runWarm } from '../support/run-warm.ts'
import { serveSite } from '../support/serve.ts'
import { createTempFolder } from '../support/test-site.ts'

function write(root: string, files: Readonly<Record<string, string | object>>): void {
  for (const [file, content] of Object.entries(files)) {
    mkdirSync(dirname(join(root, file)), { recursive: true })
    writeFileSync(join(root, file), typeof content === 'string' ? content : JSON.stringify(content, null, 2))
  }
}

function git(root: string, day: string, ...args: readonly string[]): void {
  const date = `${day}T12:00:00Z`
  const identity = ['-c', 'user.name=a', '-c', 'user.email=a@acme.example', '-c', 'init.defaultBranch=main']
  execFileSync('git', [...identity, ...args], {
    cwd: root,
    env: { ...process.env, GIT_AUTHOR_DATE: date, GIT_COMMITTER_DATE: date },
  })
}

const hrefsOf = (html: string): readonly (string | undefined)[] =>
  tagsOf(html).flatMap(({ name, attributes }) =>
    name === 'a' || name === 'img' ? [attributes['href'] ?? attributes['src']] : [],
  )

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

const workspace = {
  'package.json': { name: 'acme', private: true, description: 'Tools.', license: 'MIT', repository: 'github:acme/acme' },
  'pnpm-workspace.yaml': 'packages:\n  - packages/*\n',
  LICENSE: 'MIT\n',
  'README.md':
    '![Logo](./media/logo.png)\n\n# The *acme* tools\n\n[guide](./docs/install.md) [core](packages/core) [react](./packages/react/README.md)\n[license](./LICENSE) [sources](./packages/core/src)\n',
  'docs/install.md': '# Install\n\nSee [the license](../LICENSE), [the package](../packages/core).\n',
  'packages/core/package.json': { name: '@acme/core', version: '1.1.0', types: 'dist/index.d.ts' },
  'packages/core/src/index.ts': '/** Adds. */\nexport function add(a: number, b: number): number {\n  return a + b\n}\n',
  'packages/core/README.md': '# Core\n\nBeside [react](../react).\n',
  'packages/core/CHANGELOG.md': '# @acme/core\n\n## 1.1.0\n\n### Minor Changes\n\n- Add.\n',
  'packages/react/package.json': { name: '@acme/react', version: '1.0.0', exports: { '.': './src/index.ts' } },
  'packages/react/src/index.ts': 'export const use = 1\n',
  'packages/react/README.md': '# React\n',
  'packages/unbuilt/package.json': {
    name: '@acme/unbuilt',
    version: '1.0.0',
    types: 'dist/index.d.ts',
    scripts: { build: 'tsc' },
  },
  'packages/tools/package.json': { name: 'tools', private: true },
}

test('a workspace is a site with its guides, packages, READMEs and changelogs', async () => {
  const root = createTempFolder()
  write(root, workspace)
  mkdirSync(join(root, 'media'))
  writeFileSync(join(root, 'media/logo.png'), png)
  const { code, stdout } = await runWarm(['build'], root)

  expect(code).toBe(0)
  expect(stdout.split('\n').slice(0, 6)).toEqual([
    'No docgen.config.ts: the site "acme" is built from this pnpm workspace.',
    '  packages  @acme/core, @acme/react and @acme/unbuilt at /api (left out: 1 private)',
    '  guides    docs/ at /docs; README.md at /',
    '  also      1 changelog; links to https://github.com/acme/acme',
    '  To change any of this, run `docgen init`, which writes docgen.config.ts for you to edit.',
    '',
  ])
  // A package that cannot be read is a finding, and the others are documented.
  expect([...stdout.matchAll(/ {2}(?:error|warning) {2}([\w-]+)/g)].map(([, code]) => code)).toEqual(['api-entry-not-found'])
  expect(stdout).toContain('packages/unbuilt/package.json:1:1  warning  api-entry-not-found')
  expect(stdout).toContain('hint: Run the "build" script of packages/unbuilt first.')
  const read = (file: string): string => readFileSync(join(root, 'dist', file), 'utf8')
  expect(read('api/core/function/add/index.html')).toContain('Adds.')
  expect(read('api/core/changelog/index.html')).toContain('1.1.0')

  const home = read('index.html')
  expect([...home.matchAll(/<h1[^>]*>(.*?)<\/h1>/g)].map(([, text]) => text)).toEqual(['The acme tools'])
  const [, content = ''] = /<main[^>]*>([^]*)<\/main>/.exec(home) ?? []
  expect(hrefsOf(content)).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/^\/assets\/.*logo.*\.png$/),
      '/docs/install/',
      '/api/core/',
      '/api/react/',
      'https://github.com/acme/acme/blob/main/LICENSE',
      'https://github.com/acme/acme/tree/main/packages/core/src',
      'https://github.com/acme/acme/edit/main/README.md',
    ]),
  )
  expect(hrefsOf(read('docs/install/index.html'))).toEqual(
    expect.arrayContaining(['https://github.com/acme/acme/blob/main/LICENSE', '/api/core/']),
  )
  expect(hrefsOf(read('api/core/index.html'))).toContain('/api/react/')
})

test('docgen dev shows a workspace, follows its files, and takes the first config that is written', async () => {
  const root = createTempFolder()
  write(root, workspace)
  write(root, {
    'packages/core/typedoc.json': { entryPoints: ['src/index.ts', 'src/extra/**/*.ts'] },
    'packages/core/src/extra/first.ts': 'export const first = 1\n',
  })
  mkdirSync(join(root, 'media'))
  writeFileSync(join(root, 'media/logo.png'), png)
  const { url, stop } = await serveSite('dev', root)
  onTestFinished(async () => void (await stop()))
  const served = async (path: string): Promise<string> => (await fetch(url + path)).text()
  const shows = (path: string, text: string) => expect.poll(() => served(path), { timeout: 60_000 }).toContain(text)

  await shows('docs/install/', '/api/core/')
  await shows('api/core/function/add/', 'Adds.')
  write(root, {
    'docs/install.md': '# Install\n\nEdited.\n',
    'packages/core/src/index.ts': '/** Sums. */\nexport const add = 1\n',
  })
  await shows('docs/install/', 'Edited.')
  await shows('api/core/variable/add/', 'Sums.')
  // A package is published from now on.
  write(root, { 'packages/tools/package.json': { name: '@acme/tools', version: '1.0.0', exports: './index.ts' } })
  write(root, { 'packages/tools/index.ts': '/** Hammers. */\nexport const hammer = 1\n' })
  await shows('api/tools/variable/hammer/', 'Hammers.')
  // A file comes that a pattern of TypeDoc's options matches, and one in a new folder.
  write(root, { 'packages/core/src/extra/last.ts': '/** Is last. */\nexport const last = 1\n' })
  await shows('api/core/dist/extra/last/variable/last/', 'Is last.')
  write(root, { 'packages/core/src/extra/deep/deeper.ts': '/** Is deep. */\nexport const deeper = 1\n' })
  await shows('api/core/dist/extra/deep/deeper/variable/deeper/', 'Is deep.')
  // A package comes, and goes.
  write(root, { 'packages/fresh/package.json': { name: '@acme/fresh', version: '1.0.0' } })
  write(root, { 'packages/fresh/src/index.ts': '/** Is new. */\nexport const fresh = 1\n' })
  await shows('api/fresh/variable/fresh/', 'Is new.')
  rmSync(join(root, 'packages/fresh'), { recursive: true })
  await shows('api/fresh/', 'Page Not Found')
  write(root, {
    'docgen.config.ts': "import { defineConfig } from '@docgen/ssg-cli'\nexport default defineConfig({ title: 'Configured' })\n",
  })
  await shows('docs/install/', 'Configured')
})

test('a workspace that publishes nothing is documented whole, and its config says so', async () => {
  const root = createTempFolder()
  write(root, {
    'package.json': { name: 'inside', private: true, workspaces: ['packages/*', 'apps/*'] },
    'README.md': '# Inside\n',
    'packages/log/package.json': { name: '@inside/log', private: true, exports: './src/index.ts' },
    'packages/log/src/index.ts': '/** Logs. */\nexport const log = 1\n',
    'packages/time/package.json': { name: '@inside/time', private: true, exports: './src/index.ts' },
    'packages/time/src/index.ts': '/** Ticks. */\nexport const tick = 1\n',
    'apps/web/package.json': { name: '@inside/web', private: true },
  })
  const built = await runWarm(['build'], root)
  expect(built.code, built.stdout).toBe(0)
  expect(built.stdout).toContain(
    'packages  @inside/log and @inside/time at /api (private; left out: @inside/web has no types, exports or main)',
  )
  const page = readFileSync(join(root, 'dist/api/log/variable/log/index.html'), 'utf8')
  expect(page).toContain('Logs.')

  expect((await runWarm(['init', '--yes'], root)).code).toBe(0)
  expect(readFileSync(join(root, 'docgen.config.ts'), 'utf8')).toContain(
    "packages: [{ folder: 'packages/*', privatePackages: true }]",
  )
  const again = await runWarm(['build'], root)
  expect(again.code, again.stdout).toBe(0)
  expect(readFileSync(join(root, 'dist/api/log/variable/log/index.html'), 'utf8')).toBe(page)
})

test('docgen dev serves a site whose pattern means no package yet, and takes in the first that comes', async () => {
  const root = createTempFolder()
  write(root, {
    'docgen.config.ts': [
      "import { apiReference } from '@docgen/api-extractor-bridge'",
      "import { defineConfig, docs } from '@docgen/ssg-cli'",
      "const packages = [{ folder: 'packages/*' }]",
      "const sources = [docs(), apiReference({ packages, groups: { Core: ['core'] } })]",
      "export default defineConfig({ title: 'Early', sources })",
    ].join('\n'),
    'docs/index.md': '# Early\n\nNothing yet.\n',
  })
  const { url, stop } = await serveSite('dev', root)
  onTestFinished(async () => void (await stop()))
  const shows = (path: string, text: string) =>
    expect.poll(async () => (await fetch(url + path)).text(), { timeout: 60_000 }).toContain(text)
  await shows('docs/', 'Nothing yet.')
  write(root, { 'packages/core/src/index.ts': '/** Adds. */\nexport const add = 1\n' })
  write(root, { 'packages/core/package.json': { name: '@acme/core', version: '1.0.0' } })
  await shows('api/core/variable/add/', 'Adds.')
  // The last package goes, and the site stays.
  rmSync(join(root, 'packages'), { recursive: true })
  await shows('api/core/variable/add/', 'Page Not Found')
  await shows('docs/', 'Nothing yet.')
})

test('a single package is a site too, and JSON says nothing besides', async () => {
  const root = createTempFolder()
  write(root, {
    'package.json': { name: '@acme/one', version: '2.0.0', main: './dist/index.js', types: './dist/index.d.ts' },
    'README.md': '# One\n\nText.\n',
    'CHANGELOG.md': '# Changelog\n\n## 2.0.0\n\n- Two.\n',
    'src/index.ts': 'export const one = 1\n',
    'dist/index.js': '',
  })
  const { code, stdout } = await runWarm(['build', '--json'], root)
  const { diagnostics }: { readonly diagnostics: readonly unknown[] } = JSON.parse(stdout)
  expect({ code, diagnostics }).toEqual({ code: 0, diagnostics: [] })
  const variable = readFileSync(join(root, 'docs-dist/api/one/variable/one/index.html'), 'utf8')
  expect(variable).toContain('src/index.ts')
  expect(variable).not.toContain('"/src/index.ts')
  expect(readFileSync(join(root, 'docs-dist/api/one/changelog/index.html'), 'utf8')).toContain('2.0.0')
})

test('types of which TypeDoc leaves out a part are documented as they are written', async () => {
  const root = createTempFolder()
  const answer = 'Box<string> & Box<Flat<T> extends readonly unknown[] ? (unknown[] extends Flat<T> ? never : T) : never>'
  write(root, {
    'package.json': { name: '@acme/one', version: '2.0.0', exports: './src/index.ts' },
    'README.md': '# One\n',
    'src/index.ts': [
      'export type Flat<T> = { [K in keyof T]: T[K] } & {}',
      'export interface Box<T> { value: T }',
      `export interface Answer { <T>(value: T): ${answer} }`,
      "export type Imported = { make: <T>(value: T) => import('./box').Boxed<T, import('./box').Boxed<1, 2>> }",
    ].join('\n'),
    'src/box.ts': 'export interface Boxed<T, U> { value: T; other: U }\n',
  })
  const { code, stdout } = await runWarm(['api', 'report', '--update'], root)
  expect(code, stdout).toBe(0)
  const report = readFileSync(join(root, 'api-reports/one.api.md'), 'utf8')
  expect(report).toContain('& Box<Flat<T> extends readonly unknown[] ? unknown[] extends Flat<T> ? never : T : never>')
  expect(report).toContain('make: <T>(value: T) => Boxed<T, Boxed<1, 2>>')
})

const beside = {
  'website/docgen.config.ts': [
    "import { apiReference } from '@docgen/api-extractor-bridge'",
    "import { changelogs, defineConfig, docs, readme } from '@docgen/ssg-cli'",
    "const packages = [{ folder: '../packages/core' }]",
    "const repository = { url: 'https://github.com/acme/acme', branch: 'main' }",
    "const editLink = { pattern: 'https://github.com/acme/acme/edit/main/website/{file}' }",
    'const sources = [',
    "  readme({ file: '../README.md' }),",
    "  docs({ dir: '../docs' }),",
    '  apiReference({ packages }),',
    '  changelogs({ packages }),',
    ']',
    "export default defineConfig({ title: 'acme', repository, editLink, sources })",
  ].join('\n'),
  'README.md': '# Acme\n\n[guide](./docs/install.md) [license](./LICENSE) ![Logo](./media/logo.png)\n',
  LICENSE: 'MIT\n',
  'docs/install.md': '# Install\n\n```ts file=../examples/a.ts\n```\n\n[home](../README.md) [core](../packages/core)\n',
  'examples/a.ts': 'export const example = 1\n',
  'packages/core/package.json': { name: '@acme/core', version: '1.1.0' },
  'packages/core/src/index.ts': 'export const one = 1\n',
  'packages/core/README.md': '# Core\n',
  'packages/core/CHANGELOG.md': '# @acme/core\n\n## 1.1.0\n\n- Two.\n',
}

test('a config beside the packages reaches the repository', async () => {
  const root = createTempFolder()
  write(root, beside)
  mkdirSync(join(root, 'media'))
  writeFileSync(join(root, 'media/logo.png'), png)
  git(root, '2024-01-01', 'init', '-q')
  git(root, '2024-01-01', 'add', '.')
  git(root, '2024-01-01', 'commit', '-qm', 'One')
  const { code, stdout } = await runWarm(['build'], join(root, 'website'))
  expect(code, stdout).toBe(0)
  const read = (file: string): string => readFileSync(join(root, 'website/dist', file), 'utf8')
  expect(hrefsOf(read('index.html'))).toEqual(
    expect.arrayContaining([
      '/docs/install/',
      'https://github.com/acme/acme/blob/main/LICENSE',
      expect.stringMatching(/^\/assets\/logo.*\.png$/),
      'https://github.com/acme/acme/edit/main/README.md',
    ]),
  )
  const guide = read('docs/install/index.html')
  expect(guide.replace(/<[^>]*>/g, '')).toContain('export const example = 1')
  expect(guide).toContain('2024-01-01')
  expect(hrefsOf(guide)).toEqual(
    expect.arrayContaining(['/', '/api/core/', 'https://github.com/acme/acme/edit/main/docs/install.md']),
  )
  expect(read('api/core/changelog/index.html')).toContain('1.1.0')
  // Its package.json names no repository.
  const source = 'https://github.com/acme/acme/blob/HEAD/packages/core/src/index.ts#L1'
  expect(hrefsOf(read('api/core/variable/one/index.html'))).toContain(source)
})

test('nothing beyond the repository is read, and nothing above a site in none', async () => {
  const folder = createTempFolder()
  write(folder, { 'secret.md': '# Secret\n', 'secret.ts': 'export const secret = 1\n' })
  const site = {
    ...beside,
    'docs/install.md': '# Install\n\n```ts file=../../secret.ts\n```\n\n[out](../../secret.md) ![out](../../secret.svg)\n',
    'README.md': '# Acme\n',
  }
  write(join(folder, 'repository'), site)
  symlinkSync(join(folder, 'secret.md'), join(folder, 'repository/docs/link.md'))
  const inNone = await runWarm(['check'], join(folder, 'repository/website'))
  // The guides themselves lie above the site.
  expect(inNone.code).toBe(1)
  expect(inNone.stdout).toContain('outside-root')
  mkdirSync(join(folder, 'repository/.git'))
  const { code, stdout } = await runWarm(['build', '--no-strict'], join(folder, 'repository/website'))
  expect(code).toBe(0)
  expect([...stdout.matchAll(/^(\S+) {2}(?:error|warning) {2}([\w-]+)/gm)].map(([, place, code]) => `${place} ${code}`)).toEqual([
    '../docs/install.md:3:12 outside-root',
    '../docs/install.md:6:1 broken-link',
    '../docs/install.md:6:24 broken-asset',
    '../docs/link.md:1:1 outside-root',
  ])
  expect(readFileSync(join(folder, 'repository/website/dist/docs/install/index.html'), 'utf8')).not.toContain('secret = 1')
})

test('releases without dates get those of their tags', async () => {
  const root = createTempFolder()
  write(root, {
    'docgen.config.ts': [
      "import { apiReference } from '@docgen/api-extractor-bridge'",
      "import { changelogs, defineConfig } from '@docgen/ssg-cli'",
      "const packages = [{ folder: 'packages/core' }]",
      "export default defineConfig({ title: 'acme', url: 'https://acme.example', sources: [apiReference({ packages }), changelogs({ packages })] })",
    ].join('\n'),
    'packages/core/package.json': { name: '@acme/core', version: '1.1.0' },
    'packages/core/src/index.ts': 'export const one = 1\n',
    'packages/core/CHANGELOG.md': '# @acme/core\n\n## 1.1.0\n\n- Two.\n\n## 1.0.0\n\n- One.\n',
  })
  git(root, '2024-01-01', 'init', '-q')
  git(root, '2024-01-01', 'add', '.')
  git(root, '2024-01-01', 'commit', '-qm', 'One')
  git(root, '2024-01-01', 'tag', '@acme/core@1.0.0')
  git(root, '2024-02-02', 'tag', '-m', 'Two', '@acme/core@1.1.0')
  const { code, stdout } = await runWarm(['build'], root)
  expect(code, stdout).toBe(0)
  const feed = readFileSync(join(root, 'dist/api/core/changelog/feed.xml'), 'utf8')
  expect([...feed.matchAll(/<entry>[^]*?<updated>([^<T]*)/g)].map(([, day]) => day)).toEqual(['2024-02-02', '2024-01-01'])
})

test('one changelog for all packages is a page of the site, with its feed and dates of tags', async () => {
  const root = createTempFolder()
  write(root, {
    'package.json': { name: 'acme', private: true, workspaces: ['packages/*'] },
    'CHANGELOG.md': '# Changelog\n\n## 1.1.0\n\n### Bug Fixes\n\n- **core:** add `one`\n\n## 1.0.0\n\n- First.\n',
    'packages/core/package.json': { name: '@acme/core', version: '1.1.0' },
    'packages/core/src/index.ts': 'export const one = 1\n',
    'packages/react/package.json': { name: '@acme/react', version: '1.1.0' },
    'packages/react/src/index.ts': 'export const two = 2\n',
  })
  git(root, '2024-01-01', 'init', '-q')
  git(root, '2024-01-01', 'add', '.')
  git(root, '2024-01-01', 'commit', '-qm', 'One')
  git(root, '2024-01-01', 'tag', 'v1.0.0')
  git(root, '2024-02-02', 'tag', '-m', 'Two', '@acme/core@1.1.0')
  const unaddressed = await runWarm(['build'], root)
  expect(unaddressed.code, unaddressed.stdout).toBe(0)
  expect(unaddressed.stdout).toContain('CHANGELOG.md at /changelog')
  const page = readFileSync(join(root, 'dist/changelog/index.html'), 'utf8')
  expect(page).toContain('<h2 id="v1.1.0"')
  // The navbar leads to it, and its sidebar is that of the packages.
  expect(hrefsOf(page)).toEqual(expect.arrayContaining(['/changelog/', '/api/core/', '/api/react/']))

  const init = await runWarm(['init', '--yes'], root)
  expect(init.code, init.stdout).toBe(0)
  const config = join(root, 'docgen.config.ts')
  writeFileSync(
    config,
    readFileSync(config, 'utf8').replace(/title: .*/, (title) => `${title}\n  url: 'https://acme.example',`),
  )
  const { code, stdout } = await runWarm(['build'], root)
  expect(code, stdout).toBe(0)
  const feed = readFileSync(join(root, 'dist/changelog/feed.xml'), 'utf8')
  expect(
    [...feed.matchAll(/<entry>[^]*?<title>([^<]*)<\/title>[^]*?<updated>([^<T]*)/g)].map(([, title, day]) => [title, day]),
  ).toEqual([
    ['acme 1.1.0', '2024-02-02'],
    ['acme 1.0.0', '2024-01-01'],
  ])
})

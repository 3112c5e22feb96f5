// Versions of the guides with references of their own: what a page of each links to, checks and finds.
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { openSite } from '@docgen/ssg-cli'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { startSearch } from '../../bench/search-worker.mjs'
import { sitesFolder } from '../support/fixture-sites.ts'
import { runWarm } from '../support/run-warm.ts'
import { copySite, makeTempFolder, removeFolder, writeFiles } from '../support/temp-site.ts'

const folder = makeTempFolder()
let root = ''
const read = (file: string): string => readFileSync(join(root, 'dist', file), 'utf8')
const pageAt = (path: string): string => read(`${path}index.html`)
/** Addresses below `/api/` that a page leads to, outside its navbar and sidebar. */
const apiLinksOf = (path: string): readonly string[] => {
  const [, main = ''] = /<main[^>]*>(.*)<\/main>/s.exec(pageAt(path)) ?? []
  return [...new Set([...main.matchAll(/ href="(\/api\/[^"]*)"/g)].map(([, href = '']) => href))]
}

beforeAll(async () => {
  root = copySite(join(sitesFolder, 'reference-versions'), join(folder, 'site'))
  const { code, stdout, stderr } = await runWarm(['build'], root)
  expect(code, stdout + stderr).toBe(0)
})

afterAll(() => removeFolder(folder))

test.each([
  [
    'docs/',
    [
      '/api/kettle/class/Kettle/',
      '/api/lid/interface/Lid/',
      '/api/kettle/class/Kettle/#pour',
      '/api/kettle/interface/Cup/#milliliters',
    ],
  ],
  ['docs/1.0/', ['/api/1.0/kettle/class/Kettle/', '/api/1.0/kettle/class/Kettle/#whistle']],
  // It has no reference of its own, so it knows the newest.
  ['docs/next/', ['/api/kettle/class/Kettle/', '/api/kettle/class/Kettle/#pour']],
])('names, inline code and samples of %s lead to the reference of their version', (path, expected) => {
  expect([...apiLinksOf(path)].sort()).toEqual([...expected].sort())
})

test('a declaration names the guides and the users of its own version', () => {
  const [old, current] = [pageAt('api/1.0/kettle/class/Kettle/'), pageAt('api/kettle/class/Kettle/')]
  expect(old).toContain('href="/docs/1.0/"')
  expect(old).not.toMatch(/Referenced by/)
  expect(current).toMatch(/Referenced by.*\/api\/lid\/interface\/Lid\//s)
  const [, mentions = ''] = /Mentioned in(.*)<\/main>/s.exec(old) ?? []
  expect([...mentions.matchAll(/href="(\/docs\/[^"]*)"/g)].map(([, href]) => href)).toEqual(['/docs/1.0/'])
})

test('an old reference says so, and leads to the declaration in the newest', () => {
  expect(pageAt('api/1.0/kettle/class/Kettle/')).toMatch(/no longer maintained.*href="\/api\/kettle\/class\/Kettle\/"/s)
  expect(pageAt('api/1.0/kettle/interface/Sound/')).toMatch(/no longer maintained.*href="\/api\/kettle\/"/s)
  expect(pageAt('api/kettle/class/Kettle/')).not.toContain('no longer maintained')
})

test('each reference has its inventory of symbols', () => {
  const namesIn = (file: string): readonly string[] => JSON.parse(read(file)).map(({ name }: { readonly name: string }) => name)
  expect(namesIn('api/symbols.json')).toEqual(['Cup', 'Kettle', 'Lid'])
  expect(namesIn('api/1.0/symbols.json')).toEqual(['Kettle', 'Sound'])
})

test('a search finds the declarations of its version', async () => {
  const found = async (query: string, version: string): Promise<readonly string[]> => {
    const { search } = await startSearch(join(root, 'dist'), '/', { version })
    const { hits } = await search(query, { limit: 50 })
    return hits.map(({ href }) => href.replace(/#.*/, '')).filter((href) => href.startsWith('/api/'))
  }
  expect(new Set(await found('Kettle', '2.0'))).not.toContain('/api/1.0/kettle/class/Kettle/')
  expect(await found('Kettle', '2.0')).toContain('/api/kettle/class/Kettle/')
  expect(await found('Kettle', '1.0')).toContain('/api/1.0/kettle/class/Kettle/')
  expect(await found('whistle', '2.0')).toEqual([])
})

test('programs search the newest version, unless they name another', async () => {
  const site = await openSite({ root })
  onTestFinished(() => site.close())
  const found = async (query: string, version?: string): Promise<readonly string[]> =>
    (await site.search(query, { limit: 50, ...(version !== undefined && { version }) })).map(({ path }) => path)
  expect(await found('Kettle')).toContain('/api/kettle/class/Kettle/')
  expect((await found('Kettle')).filter((path) => path.includes('/1.0/') || path.includes('/next/'))).toEqual([])
  expect(await found('whistle')).toEqual([])
  expect((await found('whistle', '1.0'))[0]).toBe('/api/1.0/kettle/class/Kettle/#whistle')
  await expect(site.search('Kettle', { version: '3.0' })).rejects.toThrow(
    'The site has no version "3.0"; it has "1.0", "2.0", "Next".',
  )
})

test('reports are about the newest', async () => {
  const { stdout } = await runWarm(['api', 'report', '--update'], root)
  expect(stdout).toContain('@kettles/kettle: it is new (2 exports)')
  expect(stdout).toContain('@kettles/lid: it is new (1 export)')
  const coverage = await runWarm(['api', 'coverage'], root)
  expect(coverage.stdout).toContain('2 packages')
  expect(coverage.stdout + coverage.stderr).not.toContain('whistle')
})

test('a translation is of the version of its original, and a changelog of the newest', async () => {
  const other = copySite(join(sitesFolder, 'reference-versions'), join(folder, 'languages'))
  const config = readFileSync(join(other, 'docgen.config.ts'), 'utf8')
  writeFiles(other, {
    'docgen.config.ts': config
      .replace("title: 'Kettles',", "title: 'Kettles', locales: { en: { label: 'English' }, de: { label: 'Deutsch' } },")
      .replace('import { defineConfig,', 'import { changelogs, defineConfig,')
      .replace('sources: [', 'sources: [changelogs(), '),
    'changelogs/kettle.md': '# Changelog\n\n## 2.0.0 - 2024-05-31\n\n- It pours.\n',
    'i18n/de/versioned/1.0/docs/index.md':
      "# Wasser kochen\n\nEin [Kessel](api:Kettle) pfeift.\n\n```ts\nimport { Kettle } from '@kettles/kettle'\n\nnew Kettle().whistle()\n```\n",
  })
  const { code, stdout, stderr } = await runWarm(['build', '--strict'], other)
  expect(code, stdout + stderr).toBe(0)
  const page = readFileSync(join(other, 'dist/de/docs/1.0/index.html'), 'utf8')
  expect(page).toContain('href="/de/api/1.0/kettle/class/Kettle/">Kessel</a>')
  expect(page).toContain('href="/de/api/1.0/kettle/class/Kettle/#whistle"')
  expect(existsSync(join(other, 'dist/api/kettle/changelog/index.html'))).toBe(true)
  expect(existsSync(join(other, 'dist/api/1.0/kettle/changelog/index.html'))).toBe(false)
})

test('references have versions where the guides have none', async () => {
  const other = copySite(join(sitesFolder, 'reference-versions'), join(folder, 'references-alone'))
  for (const guides of ['versioned/next', 'versioned/1.0/docs']) removeFolder(join(other, guides))
  const sources = `[
    docs(),
    apiReference({ version: { name: '2.0' }, packages: [{ folder: 'packages/kettle' }, { folder: 'packages/lid' }] }),
    apiReference({
      version: { name: '1.0', label: { en: '1.x', de: 'Alt' }, banner: 'unmaintained' },
      path: '/api/1.0',
      packages: [{ folder: 'versioned/1.0/packages/kettle' }],
    }),
  ]`
  const config = readFileSync(join(other, 'docgen.config.ts'), 'utf8')
  writeFiles(other, {
    'docgen.config.ts': config
      .replace("title: 'Kettles',", "title: 'Kettles', locales: { en: { label: 'English' }, de: { label: 'Deutsch' } },")
      .replace(/sources: \[[^]*\]/, `sources: ${sources}`),
  })
  const { code, stdout, stderr } = await runWarm(['build', '--strict'], other)
  expect(code, stdout + stderr).toBe(0)
  const page = (path: string): string => readFileSync(join(other, 'dist', path, 'index.html'), 'utf8')
  const menuOf = (path: string): readonly (string | undefined)[] => {
    const [, menu = ''] = /<details class="docgen-versions">(.*?)<\/details>/s.exec(page(path)) ?? []
    return [...menu.matchAll(/<a href="([^"]*)" data-version[^>]*>([^<]*)/g)].map(([, href, label]) => `${label} ${href}`)
  }
  // The guides know the newest, and are of no version: they have no menu.
  expect(page('docs')).toContain('href="/api/kettle/class/Kettle/#pour"')
  expect(menuOf('docs')).toEqual([])
  expect(menuOf('api/1.0/kettle/class/Kettle')).toEqual(['2.0 /api/kettle/class/Kettle/', '1.x /api/1.0/kettle/class/Kettle/'])
  expect(menuOf('api/lid')).toEqual(['2.0 /api/lid/', '1.x /api/1.0/'])
  expect(menuOf('de/api/1.0')).toEqual(['2.0 /de/api/', 'Alt /de/api/1.0/'])
  expect(page('api/1.0/kettle/class/Kettle')).toMatch(/no longer maintained.*href="\/api\/kettle\/class\/Kettle\/"/s)
  const { search } = await startSearch(join(other, 'dist'), '/', { version: '2.0' })
  const { hits } = await search('Kettle', { limit: 50 })
  expect(hits.map(({ href }) => href).filter((href) => href.includes('/1.0/'))).toEqual([])
  expect(hits.map(({ href }) => href)).toContain('/api/kettle/class/Kettle/')
})

describe('what another version has is an error', () => {
  const original = (file: string): string => readFileSync(join(sitesFolder, 'reference-versions', file), 'utf8')

  test('in its links and its samples, with the names of its own version', async () => {
    const other = copySite(join(sitesFolder, 'reference-versions'), join(folder, 'broken'))
    const edit = (file: string, from: string, to: string): void =>
      writeFileSync(join(other, file), original(file).replaceAll(from, to))
    edit('docs/index.md', 'pour(2)', 'whistle()')
    edit('versioned/1.0/docs/index.md', 'whistle', 'pour')
    const { code, stdout, stderr } = await runWarm(['check', '--json'], other)
    expect(code, stderr).toBe(1)
    const { diagnostics } = JSON.parse(stdout) as {
      readonly diagnostics: readonly { readonly file: string; readonly code: string }[]
    }
    expect(diagnostics.map(({ file, code: found }) => `${file} ${found}`)).toEqual([
      'docs/index.md sample-type',
      'versioned/1.0/docs/index.md broken-api-link',
      'versioned/1.0/docs/index.md sample-type',
    ])
  })
})

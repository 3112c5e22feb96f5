// The search of a site whose results come from a service: one on this machine that fails when it is told to.
import { join } from 'node:path'
import { startSearchServices, type Fault, type SearchServices } from '../support/search-services.ts'
import type { SearchRecord } from '../support/search-store.ts'
import { buildAndServe, type Served } from '../support/serve.ts'
import { linkPackages, makeTempFolder, removeFolder, writeFiles } from '../support/temp-site.ts'
import { expect, test } from './test.ts'

const context = { language: 'en', docusaurus_tag: 'docs-default-current' }
const records: readonly SearchRecord[] = [
  {
    ...context,
    url: 'https://docs.example.com/guide/#tokens',
    kind: 'section',
    content: 'Tokens are &lt;b&gt;renewed&lt;/b&gt; here.',
    hierarchy: { lvl0: 'Guides', lvl1: 'Guide', lvl2: 'Tokens' },
  },
  {
    ...context,
    url: 'https://elsewhere.example.com/tokens/',
    kind: 'page',
    content: 'Tokens of another site.',
    hierarchy: { lvl0: 'Elsewhere', lvl1: 'Tokens elsewhere' },
  },
  { ...context, docusaurus_tag: 'docs-default-1.0', url: 'https://docs.example.com/1.0/', hierarchy: { lvl1: 'Old tokens' } },
]

for (const engine of ['algolia', 'typesense'] as const) {
  test.describe(engine, () => {
    test.describe.configure({ mode: 'serial' })
    let services: SearchServices
    let served: Served
    let folder: string

    test.beforeAll(async () => {
      services = await startSearchServices()
      const own = records.map((record, index) => ({ ...record, objectID: String(index), id: String(index) }))
      // The service of Algolia filters; that of Typesense is told what it has.
      services.store.indexes.set('docs', engine === 'algolia' ? own : own.slice(0, 2))
      folder = makeTempFolder()
      const root = join(folder, 'site')
      writeFiles(root, {
        'docgen.config.ts': configFor(engine, services.url),
        'docs/index.md': '# Home\n\nWelcome.\n',
        'docs/guide.md': '# Guide\n\n## Tokens\n\nTokens are renewed here.\n',
      })
      linkPackages(root)
      served = await buildAndServe(root)
    })

    test.afterAll(async () => {
      await served.stop()
      await services.stop()
      removeFolder(folder)
    })

    test('hits of the site stay in it, hits of others say so, and all is text', async ({ page }) => {
      await page.goto(served.url)
      await page.keyboard.press('/')
      await page.getByRole('combobox').fill('tokens')
      const own = page.getByRole('option', { name: /^Tokens/ }).first()
      await expect(own).toHaveAttribute('href', '/guide/#tokens')
      await expect(own).toContainText('Tokens are <b>renewed</b> here.')
      await expect(page.getByRole('option', { name: /elsewhere/ })).toHaveAttribute(
        'href',
        'https://elsewhere.example.com/tokens/',
      )
      await expect(page.getByRole('option')).toHaveCount(2)
      await own.click()
      await expect(page.getByRole('heading', { level: 1, name: 'Guide' })).toBeVisible()
    })

    for (const fault of [500, 429, 'cut', 'garbage'] satisfies readonly Fault[]) {
      test(`${fault}: the search says that it failed, and answers when it is asked again`, async ({ page }) => {
        await page.goto(served.url)
        await page.keyboard.press('/')
        services.failAlwaysWith(fault)
        await page.getByRole('combobox').fill('tokens')
        await expect(page.getByText('Unable to fetch results')).toBeVisible()
        await expect(page.getByText('You might want to check your network connection.')).toBeVisible()
        services.failAlwaysWith(undefined)
        await page.getByRole('button', { name: 'Try again' }).click()
        await expect(page.getByRole('option')).toHaveCount(2)
      })
    }

    test('silence: the search gives up waiting, and answers when it is asked again', async ({ page }) => {
      await page.goto(served.url)
      await page.keyboard.press('/')
      services.failAlwaysWith('silence')
      await page.getByRole('combobox').fill('tokens')
      await expect(page.getByText('Unable to fetch results')).toBeVisible({ timeout: 30_000 })
      services.failAlwaysWith(undefined)
      await page.getByRole('button', { name: 'Try again' }).click()
      await expect(page.getByRole('option')).toHaveCount(2)
    })

    test('a service that takes its time is waited for', async ({ page }) => {
      await page.goto(served.url)
      await page.keyboard.press('/')
      services.failAlwaysWith('late')
      await page.getByRole('combobox').fill('tokens')
      await expect(page.getByRole('option')).toHaveCount(2)
      services.failAlwaysWith(undefined)
    })

    test('without results it says so, and where to complain', async ({ page }) => {
      await page.goto(served.url)
      await page.keyboard.press('/')
      await page.getByRole('combobox').fill('tokens of gold')
      const box = page.getByRole('dialog')
      await expect(box.getByText('No results for “tokens of gold”').first()).toBeVisible()
      await expect(box.getByText('Try searching for')).toBeVisible()
      await expect(box.getByRole('link', { name: /^Tokens/ }).first()).toBeVisible()
      await expect(box.getByText('Believe this query should return results?')).toBeVisible()
      await expect(box.getByRole('link', { name: 'Let us know.' })).toHaveAttribute(
        'href',
        'https://example.com/issues/new?title=tokens%20of%20gold',
      )
    })
  })
}

function configFor(engine: 'algolia' | 'typesense', url: string): string {
  const provider =
    engine === 'algolia'
      ? `algolia({ appId: 'APP', apiKey: 'public', indexName: 'docs', hosts: ['${url}'] })`
      : `typesense({ hosts: ['${url}'], apiKey: 'public', collection: 'docs' })`
  return `import { ${engine}, defineConfig, docs } from '@docgen/ssg-cli'
export default defineConfig({
  title: 'Hosted',
  url: 'https://docs.example.com',
  search: ${provider},
  searchIssue: { pattern: 'https://example.com/issues/new?title={query}' },
  sources: [docs({ path: '/' })],
})
`
}

// What a site can choose beyond reading: one site has all of it.
import type { Page } from '@playwright/test'
import { join } from 'node:path'
import { runDocgen } from '../support/docgen.ts'
import { serveSite, type Served } from '../support/serve.ts'
import { linkPackages, makeTempFolder, removeFolder, writeFiles } from '../support/temp-site.ts'
import { expect, test } from './test.ts'

const paragraph = 'Words that nobody looks for stand here to fill the page. '.repeat(30)

const files = {
  'package.json': '{ "type": "module" }',
  'docgen.config.ts': `import { defineConfig, docs } from '@docgen/ssg-cli'

export default defineConfig({
  title: 'Options',
  navbar: [{ label: 'Docs', to: '/' }],
  sources: [docs({ path: '/' })],
})
`,
  'docs/index.md': `# Start\n\nGo to the [guide](./guide.md).\n\n${paragraph}\n`,
  'docs/guide.md': `# Guide\n\nA zebra is here.\n\n## Stable\n\n${paragraph}\n\nTwo zebras, no unzebra.\n`,
}

// One worker builds the site once.
test.describe.configure({ mode: 'default' })

let folder = ''
let served: Served | undefined
const address = (path: string): string => (served?.url ?? '') + path

test.beforeAll(async () => {
  folder = makeTempFolder()
  const root = join(folder, 'options')
  writeFiles(root, files)
  linkPackages(root)
  const { code, stdout, stderr } = await runDocgen(['build'], root)
  expect(code, stdout + stderr).toBe(0)
  served = await serveSite('preview', root)
})

test.afterAll(async () => {
  await served?.stop()
  removeFolder(folder)
})

/** What is marked, in the order of the page. */
const marks = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => [...(CSS.highlights.get('docgen-found') ?? [])].map(String))

async function openFirstResult(page: Page, query: string): Promise<void> {
  await page.keyboard.press('/')
  await page.getByRole('combobox', { name: 'Search docs' }).fill(query)
  await expect(page.getByRole('option', { selected: true })).toBeVisible()
  await page.keyboard.press('Enter')
}

test('the words of a search are marked on the page of its result, until Escape or the next page', async ({ page }) => {
  await page.goto(address(''))
  const html = page.locator('.docgen-article-body')
  await openFirstResult(page, 'zebra')
  await expect(page).toHaveURL(/\/guide\/(#\w+)?$/)
  await expect.poll(() => marks(page)).toEqual(['zebra', 'zebra'])
  expect(await html.locator('mark').count()).toBe(0)
  await page.keyboard.press('Escape')
  expect(await marks(page)).toEqual([])

  await page.goto(address(''))
  await openFirstResult(page, 'zebra')
  await expect.poll(() => marks(page)).toHaveLength(2)
  await page.getByRole('navigation', { name: 'Docs sidebar' }).getByRole('link', { name: 'Start' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Start')
  await expect.poll(() => marks(page)).toEqual([])
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Guide')
  expect(await marks(page)).toEqual([])
})

test('the page of all results leads to marked words too', async ({ page }) => {
  await page.goto(address('search/?q=zebra'))
  await page.locator('.docgen-results a.docgen-hit').first().click()
  await expect.poll(() => marks(page)).toEqual(['zebra', 'zebra'])
})

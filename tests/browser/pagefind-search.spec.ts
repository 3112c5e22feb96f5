// The search of a site that Pagefind has indexed: its own script and program in our worker, under the policy that the build emits.
import { join } from 'node:path'
import { buildAndServe, type Served } from '../support/serve.ts'
import { linkPackages, linkPagefind, makeTempFolder, removeFolder, writeFiles } from '../support/temp-site.ts'
import { enforce } from './enforce-policy.ts'
import { expect, test } from './test.ts'

let served: Served
let folder: string

// One worker builds the site once.
test.describe.configure({ mode: 'default' })

test.beforeAll(async () => {
  folder = makeTempFolder()
  const root = join(folder, 'site')
  writeFiles(root, {
    'docgen.config.ts': `import { defineConfig, pagefind } from '@docgen/ssg-cli'
export default defineConfig({ title: 'Found', search: pagefind() })
`,
    'docs/index.md': '# Home\n\nWelcome.\n',
    'docs/guide.md': '# Guide\n\n## Tokens\n\nTokens are renewed by `loginWithService`.\n\n## Zebras\n\nStriped.\n',
  })
  linkPackages(root)
  linkPagefind(root)
  served = await buildAndServe(root)
})

test.afterAll(async () => {
  await served.stop()
  removeFolder(folder)
})

test('words, their beginnings and identifiers are found, under the policy', async ({ page }) => {
  const violations = await enforce(page, served.url)
  await page.goto(served.url)
  await page.keyboard.press('/')
  const field = page.getByRole('combobox', { name: 'Search docs' })
  for (const [query, title] of [
    ['renewed tokens', 'Tokens'],
    ['zeb', 'Zebras'],
    ['loginWithService', 'Tokens'],
  ] as const) {
    await field.fill(query)
    await expect(page.getByRole('option').first()).toContainText(title)
  }
  await field.fill('renewed')
  await expect(page.getByRole('option', { selected: true }).locator('mark')).toHaveText('renewed')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/guide\/#tokens$/)
  expect(violations).toEqual([])
})

test('an index that cannot be had is said, and answered once it can', async ({ page }) => {
  await page.route('**/pagefind/**', (route) => route.abort())
  await page.goto(served.url)
  await page.keyboard.press('/')
  await page.getByRole('combobox', { name: 'Search docs' }).fill('zebras')
  await expect(page.getByText('Unable to fetch results')).toBeVisible()
  await page.unroute('**/pagefind/**')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('option').first()).toContainText('Zebras')
})

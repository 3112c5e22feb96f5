// A `<picture>` with an image for each color scheme, as the READMEs of many packages have one.
import { join } from 'node:path'
import type { Locator, Page } from '@playwright/test'
import { buildAndServe, type Served } from '../support/serve.ts'
import { linkPackages, makeTempFolder, removeFolder, writeFiles } from '../support/temp-site.ts'
import { expect, test } from './test.ts'

// One worker builds the site once.
test.describe.configure({ mode: 'default' })

let folder = ''
let served: Served | undefined

test.beforeAll(async () => {
  folder = makeTempFolder()
  const root = join(folder, 'site')
  const square = (color: string): string =>
    `<svg xmlns="http://www.w3.org/2000/svg" width="20" height="20"><path fill="${color}" d="M0 0h20v20H0z"/></svg>`
  writeFiles(root, {
    'docs/day.svg': square('gold'),
    'docs/night.svg': square('navy'),
    'docs/index.md':
      '# Home\n\n<picture><source media="(prefers-color-scheme: dark)" srcset="night.svg"><img src="day.svg" alt="Sky"></picture>\n',
  })
  linkPackages(root)
  served = await buildAndServe(root)
})

test.afterAll(async () => {
  await served?.stop()
  removeFolder(folder)
})

const shown = (page: Page): Locator => page.getByRole('main').getByRole('img', { name: 'Sky' })

for (const [scheme, first, second] of [
  ['light', /day/, /night/],
  ['dark', /night/, /day/],
] as const)
  test(`in ${scheme} mode the page shows the image for it, and the other one after a switch`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: scheme })
    await page.goto(served?.url ?? '')
    await expect(shown(page)).toHaveAttribute('src', first)
    await page
      .getByRole('button', { name: /theme|mode/i })
      .first()
      .click()
    await expect(shown(page)).toHaveAttribute('src', second)
  })

test('without scripts the page follows the system', async ({ browser }) => {
  const page = await browser.newPage({ colorScheme: 'dark', javaScriptEnabled: false })
  await page.goto(served?.url ?? '')
  await expect(shown(page)).toHaveAttribute('src', /night/)
  await page.close()
})

// The fixture `languages`, in English at /house/ and in German at /house/de/.
import { join } from 'node:path'
import { sitesFolder } from '../support/fixture-sites.ts'
import { buildAndServe, type Served } from '../support/serve.ts'
import { copySite, makeTempFolder, removeFolder } from '../support/temp-site.ts'
import { accessibilityFindings } from './accessible-page.ts'
import { axeFindings, loadAxe } from './axe-findings.ts'
import { expect, test } from './test.ts'

let served: Served
let folder: string

// One worker builds the site once.
test.describe.configure({ mode: 'default' })

test.beforeAll(async () => {
  folder = makeTempFolder()
  const root = copySite(join(sitesFolder, 'languages'), join(folder, 'site'))
  served = await buildAndServe(root)
})

test.afterAll(async () => {
  await served.stop()
  removeFolder(folder)
})

test('the menu of languages keeps the page, and the next page stays in the language', async ({ page }) => {
  await page.goto(`${served.url}docs/guide/build/`)
  await page.getByRole('banner').getByText('English').first().click()
  await page.getByRole('banner').getByRole('link', { name: 'Deutsch' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Ein Haus bauen' })).toBeVisible()
  expect(new URL(page.url()).pathname).toBe('/house/de/docs/guide/build/')
  await expect(page.locator('html')).toHaveAttribute('lang', 'de')
  await page.getByRole('link', { name: 'streichen' }).click()
  await expect(page.getByRole('complementary', { name: 'Zur Sprache dieser Seite' })).toContainText('noch nicht übersetzt')
  expect(new URL(page.url()).pathname).toBe('/house/de/docs/guide/paint/')
})

test('the search is that of the language', async ({ page }) => {
  await page.goto(`${served.url}de/docs/`)
  await page.keyboard.press('/')
  await page.getByRole('dialog').getByRole('combobox').fill('Häusern')
  const first = page.getByRole('dialog').getByRole('option').first()
  await expect(first).toContainText('Häuser')
  await first.click()
  await expect(page).toHaveURL(/\/house\/de\//)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })
  test('the menu works', async ({ page }) => {
    await page.goto(`${served.url}de/docs/guide/roof/`)
    await page.getByRole('banner').getByText('Deutsch').first().click()
    await page.getByRole('banner').getByRole('link', { name: 'English' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Put on a roof' })).toBeVisible()
  })
})

const shapes = [
  'docs/guide/paint/',
  'docs/category/first-steps/',
  'tags/',
  'tags/height/',
  'weather/snow/',
  'api/',
  'search/',
  '404.html',
]
// One tab for all: it compiles axe and the scripts of the site once.
for (const [language, folder] of [
  ['English', ''],
  ['German', 'de/'],
] as const) {
  test(`axe finds nothing on pages in ${language}, in both color modes, wide and narrow`, async ({ page }) => {
    test.setTimeout(240_000)
    for (const path of ['docs/guide/build/', ...shapes].map((each) => folder + each))
      await test.step(path, async () => {
        expect.soft(await accessibilityFindings({ page, url: served.url + path }), path).toEqual([])
      })
  })
}

for (const [folder, word] of [
  ['', 'house'],
  ['de/', 'Haus'],
] as const) {
  test(`axe finds nothing on ${folder} with its menu of languages, its search or its drawer open`, async ({ page }) => {
    await page.goto(`${served.url}${folder}docs/guide/paint/`)
    await loadAxe(page)
    await page.locator('.docgen-languages summary').click()
    expect(await axeFindings(page, [])).toEqual([])
    await page.keyboard.press('Escape')
    await page.keyboard.press('/')
    await page.getByRole('dialog').getByRole('combobox').fill(word)
    await expect(page.getByRole('dialog').getByRole('option').first()).toBeVisible()
    expect(await axeFindings(page, [])).toEqual([])
    await page.goto(`${served.url}${folder}search/?q=build`)
    await expect(page.locator('.docgen-results a').first()).toBeVisible()
    await loadAxe(page)
    expect(await axeFindings(page, [])).toEqual([])
  })
}

test('labels of the config, categories, tags and pages of a plugin are in the language of the reader', async ({ page }) => {
  await page.goto(`${served.url}de/docs/guide/build/`)
  const sidebar = page.getByRole('navigation', { name: 'Dokumentation', exact: false }).first()
  await expect(sidebar).toContainText('Erste Schritte')
  await expect(page.locator('.docgen-eyebrow, [class*=part]').first()).toContainText('Rohbau')
  await page.getByRole('banner').getByRole('link', { name: 'Anleitungen' }).first().waitFor()
  await page.goto(`${served.url}de/docs/category/first-steps/`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Erste Schritte')
  await expect(page.getByRole('complementary', { name: 'Zur Sprache dieser Seite' })).toHaveCount(0)
  await page.getByRole('banner').getByText('Deutsch').first().click()
  await page.getByRole('banner').getByRole('link', { name: 'English' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('First steps')
  await page.goto(`${served.url}de/weather/rain/`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Regen über Haus')
  await page.getByRole('article').getByRole('link', { name: 'Mauer' }).click()
  await expect(page).toHaveURL(`${served.url}de/docs/guide/build/`)
  await page.goto(`${served.url}de/weather/snow/`)
  await expect(page.getByRole('complementary', { name: 'Zur Sprache dieser Seite' })).toContainText('English')
})

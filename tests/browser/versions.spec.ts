// The fixture `versions`: Next at /docs/next/, 2.0 at /docs/, 1.0 at /docs/1.0/, all under /kettle/.
import type { Page } from '@playwright/test'
import { expect, test } from './test.ts'

const menu = (page: Page) => page.getByRole('banner').locator('summary')
const documentation = (page: Page) => page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Documentation' })
const pathOf = (page: Page): string => new URL(page.url()).pathname

/** Opens the menu and follows one of its links. */
async function change(page: Page, to: string): Promise<void> {
  await menu(page).click()
  await page.getByRole('banner').getByRole('link', { name: to, exact: true }).click()
}

test('the menu leads to the same page of another version, or to its main doc', async ({ page, versions }) => {
  await page.goto(`${versions}docs/install/`)
  await change(page, '1.0')
  await expect(page.getByText('Put the first kettle on the fire.')).toBeVisible()
  expect(pathOf(page)).toBe('/kettle/docs/1.0/install/')
  await page.getByRole('navigation', { name: 'Docs sidebar' }).getByRole('link', { name: 'Fire' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Fire' })).toBeVisible()
  await change(page, '2.0')
  await expect(page.getByText('The second kettle boils in two minutes.')).toBeVisible()
  expect(pathOf(page)).toBe('/kettle/docs/')
})

test('the version that was chosen stays, also where a page is of none', async ({ page, versions }) => {
  await page.goto(versions)
  await expect(documentation(page)).toHaveAttribute('href', '/kettle/docs/install/')
  await page.goto(`${versions}docs/`)
  await change(page, '1.0')
  await expect(page.getByText('The first kettle boils in ten minutes.')).toBeVisible()
  await expect(documentation(page)).toHaveAttribute('href', '/kettle/docs/1.0/install/')
  await page.goto(versions)
  await expect(documentation(page)).toHaveAttribute('href', '/kettle/docs/1.0/install/')
  // A link in a text means what it says.
  await expect(page.getByRole('link', { name: 'Install it' })).toHaveAttribute('href', '/kettle/docs/install/')
  await documentation(page).click()
  await expect(page.getByText('Put the first kettle on the fire.')).toBeVisible()
})

test('reading a version is not choosing it', async ({ page, versions }) => {
  await page.goto(`${versions}docs/1.0/`)
  await page.getByRole('link', { name: 'how to install it' }).click()
  await expect(page.getByText('Put the first kettle on the fire.')).toBeVisible()
  await page.goto(versions)
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
  await expect(documentation(page)).toHaveAttribute('href', '/kettle/docs/install/')
})

test('the menu opens and closes by keyboard', async ({ page, versions }) => {
  await page.goto(`${versions}docs/`)
  const first = page.getByRole('banner').getByRole('link', { name: 'Next' })
  await menu(page).focus()
  await page.keyboard.press('Enter')
  await expect(first).toBeVisible()
  await expect(page.getByRole('banner').getByRole('link', { name: '2.0' })).toHaveAttribute('aria-current', 'true')
  await page.keyboard.press('Tab')
  await expect(first).toBeFocused()
  // The menu listens once the page is idle.
  await expect(async () => {
    await page.keyboard.press('Escape')
    await expect(first).toBeHidden({ timeout: 200 })
  }).toPass()
  await expect(menu(page)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(first).toBeVisible()
  await page.getByRole('heading', { level: 1 }).click()
  await expect(first).toBeHidden()
})

test('a version says that it is not the newest, which has no notice', async ({ page, versions }) => {
  const notice = page.getByRole('complementary', { name: 'About this version' })
  for (const [path, text, href] of [
    ['docs/next/whistle/', 'Next, which is not released yet', '/kettle/docs/'],
    ['docs/1.0/install/', '1.0, which is no longer maintained', '/kettle/docs/install/'],
  ] as const) {
    await page.goto(versions + path)
    await expect.soft(notice, path).toContainText(text)
    await expect.soft(notice.getByRole('link', { name: 'Read about 2.0' }), path).toHaveAttribute('href', href)
  }
  await page.goto(`${versions}docs/install/`)
  await expect(page.getByRole('heading', { level: 1, name: 'Install' })).toBeVisible()
  await expect(page.getByText('About this version')).toHaveCount(0)
  await expect(notice).toHaveCount(0)
})

test('a search finds the version that is read', async ({ page, versions }) => {
  await page.goto(`${versions}docs/1.0/`)
  await page.getByRole('banner').getByRole('link', { name: 'Search' }).click()
  await page.getByRole('combobox').fill('kettle stand fire')
  const hits = page.getByRole('option')
  await expect(hits.first()).toBeVisible()
  const hrefs = await page
    .locator('[role=option] a, a[role=option]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')))
  expect(hrefs.length).toBeGreaterThan(0)
  expect(hrefs.filter((href) => href?.startsWith('/kettle/docs/') && !href.startsWith('/kettle/docs/1.0/'))).toEqual([])
})

test('all results are of the version that is read, until the reader wants the newest', async ({ page, versions }) => {
  await page.goto(`${versions}docs/1.0/`)
  await page.getByRole('banner').getByRole('link', { name: 'Search' }).click()
  await page.getByRole('combobox').fill('kettle stand fire')
  await page.getByRole('link', { name: /^See all/ }).click()
  const main = page.getByRole('main')
  await expect(main.getByText('Results are about version 1.0.')).toBeVisible()
  const guides = main.locator('.docgen-hit[href^="/kettle/docs/"]')
  await expect(guides.first()).toHaveAttribute('href', /^\/kettle\/docs\/1\.0\//)
  await expect(main.locator('.docgen-hit[href^="/kettle/docs/"]:not([href^="/kettle/docs/1.0/"])')).toHaveCount(0)
  // What is asked next is asked of the same version.
  await page.getByRole('searchbox', { name: 'Search docs' }).fill('boils')
  await expect(page).toHaveURL(/search\/\?in=1\.0&q=boils$/)
  await expect(guides.first()).toHaveAttribute('href', /^\/kettle\/docs\/1\.0\//)
  await main.getByRole('link', { name: 'Search the newest version' }).click()
  await expect(page).toHaveURL(/search\/\?q=boils$/)
  await expect(main.getByText(/^Results are about/)).toHaveCount(0)
  await expect(guides.first()).not.toHaveAttribute('href', /^\/kettle\/docs\/1\.0\//)
  await page.goBack()
  await expect(main.getByText('Results are about version 1.0.')).toBeVisible()
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 800 } })

  test('the drawer holds the versions', async ({ page, versions }) => {
    await page.goto(`${versions}docs/install/`)
    await expect(menu(page)).toBeHidden()
    await page.getByRole('button', { name: 'Menu' }).click()
    const list = page.getByRole('navigation', { name: 'Versions of the documentation' })
    await expect(list.getByRole('link', { name: '2.0' })).toHaveAttribute('aria-current', 'true')
    await list.getByRole('link', { name: 'Next' }).click()
    await expect(page.getByText('Put the next kettle on its stand.')).toBeVisible()
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the menu works', async ({ page, versions }) => {
    await page.goto(`${versions}docs/install/`)
    await change(page, 'Next')
    await expect(page.getByText('Put the next kettle on its stand.')).toBeVisible()
  })
})

test('a site with one version has no menu, and its pages do not name it', async ({ page, accounts }) => {
  await page.goto(`${accounts}docs/introduction/`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByText('Version: Next')).toHaveCount(0)
  await expect(page.locator('.docgen-versions')).toHaveCount(0)
  await expect(page.locator('[data-versions]')).toHaveCount(0)
})

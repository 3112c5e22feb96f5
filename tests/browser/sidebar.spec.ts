import type { Page } from '@playwright/test'
import { expect, test } from './test.ts'

const sidebar = (page: Page) => page.getByRole('navigation', { name: 'Docs sidebar' })
/** The head of a category. */
const head = (page: Page, name: string) =>
  sidebar(page)
    .locator('summary')
    .filter({ hasText: new RegExp(`^${name}$`) })
const isOpen = (page: Page, name: string) =>
  head(page, name).evaluate(({ parentElement }) => parentElement instanceof HTMLDetailsElement && parentElement.open)

test('a category stays as the reader left it, on other pages and after a reload', async ({ page, accounts }) => {
  await page.goto(`${accounts}docs/introduction/`)
  const before = await isOpen(page, 'Strategies')
  await head(page, 'Strategies').click()
  await expect.poll(() => isOpen(page, 'Strategies')).toBe(!before)
  await sidebar(page).getByRole('link', { name: 'Contributing' }).click()
  await expect(page.getByRole('heading', { level: 1, name: /Contributing/ })).toBeVisible()
  await expect.poll(() => isOpen(page, 'Strategies')).toBe(!before)
  await page.reload()
  await expect.poll(() => isOpen(page, 'Strategies')).toBe(!before)
})

test('the way to the current page is open, whatever was closed before, and its entry is in sight', async ({ page, accounts }) => {
  await page.goto(`${accounts}docs/strategies/oauth/`)
  await head(page, 'Strategies').click()
  await expect.poll(() => isOpen(page, 'Strategies')).toBe(false)
  await page.goto(`${accounts}docs/strategies/twitter/`)
  await expect.poll(() => isOpen(page, 'Strategies')).toBe(true)
  await expect(sidebar(page).locator('[aria-current=page]')).toBeInViewport()
})

test('the sidebar stays where it was scrolled to', async ({ page, accounts }) => {
  await page.setViewportSize({ width: 1280, height: 300 })
  await page.goto(`${accounts}docs/strategies/oauth/`)
  const offset = () => page.evaluate(() => document.querySelector('.docgen-menu')?.scrollTop ?? 0)
  const link = sidebar(page).getByRole('link', { name: 'Twitter' })
  await link.scrollIntoViewIfNeeded()
  const before = await offset()
  expect(before).toBeGreaterThan(0)
  await link.click()
  await expect(page.getByRole('heading', { level: 1, name: 'Twitter' })).toBeVisible()
  expect(Math.abs((await offset()) - before)).toBeLessThan(2)
})

test('a category is as the reader left it before anything is painted', async ({ page, accounts }) => {
  await page.goto(`${accounts}docs/introduction/`)
  await head(page, 'Strategies').click()
  await head(page, 'Transports').click()
  const states = async () => [await isOpen(page, 'Strategies'), await isOpen(page, 'Transports')]
  const left = await states()
  // The runtime does not come.
  await page.route(/\/assets\/client-/, (route) => route.abort())
  await page.goto(`${accounts}docs/getting-started/`, { waitUntil: 'domcontentloaded' })
  expect(await states()).toEqual(left)
  await page.goto(`${accounts}docs/transports/graphql/`, { waitUntil: 'domcontentloaded' })
  expect(await isOpen(page, 'Transports')).toBe(true)
  await page.evaluate(() => localStorage.setItem('docgen.sidebar', 'null'))
  await page.goto(`${accounts}docs/introduction/`, { waitUntil: 'domcontentloaded' })
  expect(await states()).toEqual(left.map((isOpenNow) => !isOpenNow))
})

test('no category closes by itself: neither that of the page one leaves, nor those that were opened', async ({
  page,
  accounts,
}) => {
  await page.goto(`${accounts}docs/introduction/`)
  for (const name of ['Transports', 'Databases']) await head(page, name).click()
  await sidebar(page).getByRole('link', { name: 'Redis' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Redis' })).toBeVisible()
  for (const name of ['Start here', 'Transports', 'Databases']) await expect.poll(() => isOpen(page, name), name).toBe(true)
})

test('nor in a sidebar so large that pages hold their own branch alone', async ({ page, accounts }) => {
  await page.goto(`${accounts}api/server/`)
  // A click before the page goes on by itself loads the next one anew.
  await page.waitForLoadState('networkidle')
  const reference = page.getByRole('navigation', { name: 'API sidebar' })
  await reference.getByRole('link', { name: 'password', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: '@accounts/password' })).toBeVisible()
  await expect(reference.getByRole('link', { name: 'AccountsServer', exact: true })).toBeVisible()
  await expect(reference.getByRole('link', { name: 'AccountsPassword', exact: true })).toBeVisible()
  await expect(reference.locator('[aria-current]')).toHaveText('Overview')
})

import type { Page } from '@playwright/test'
import { expect, test } from './test.ts'

const sidebar = (page: Page) => page.getByRole('navigation', { name: 'Docs sidebar' })
const category = (page: Page, name: string) => sidebar(page).locator('details').filter({ has: page.getByText(name, { exact: true }) })

test('a category that the reader closed stays closed, on other pages and after a reload', async ({ page, accounts }) => {
  await page.goto(`${accounts}docs/introduction/`)
  const strategies = category(page, 'Strategies')
  await expect(strategies).toHaveAttribute('open')
  await strategies.locator('summary').click()
  await expect(strategies).not.toHaveAttribute('open')
  await sidebar(page).getByRole('link', { name: 'Getting started' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Getting started' })).toBeVisible()
  await expect(strategies).not.toHaveAttribute('open')
  await page.reload()
  await expect(strategies).not.toHaveAttribute('open')
})

test('the way to the current page is open, whatever was closed before, and its entry is in sight', async ({ page, accounts }) => {
  await page.goto(`${accounts}docs/introduction/`)
  await category(page, 'Strategies').locator('summary').click()
  await page.goto(`${accounts}docs/strategies/twitter/`)
  await expect(category(page, 'Strategies')).toHaveAttribute('open')
  await expect(sidebar(page).locator('[aria-current=page]')).toBeInViewport()
})

test('the sidebar stays where it was scrolled to', async ({ page, accounts }) => {
  await page.setViewportSize({ width: 1280, height: 420 })
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

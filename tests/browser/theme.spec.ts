import type { Page } from '@playwright/test'
import { expect, test } from './test.ts'

const html = (page: Page) => page.locator('html')
const toggle = (page: Page) => page.getByRole('button', { name: 'Dark mode' })

test('the switch changes the theme, which is saved and stays', async ({ page, reader }) => {
  await page.goto(reader)
  await expect(html(page)).toHaveAttribute('data-theme', 'light')
  await toggle(page).click()
  await expect(html(page)).toHaveAttribute('data-theme', 'dark')
  await expect(toggle(page)).toHaveAttribute('aria-pressed', 'true')
  expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('dark')

  await page.getByRole('link', { name: 'guide' }).last().click()
  await expect(page.getByRole('heading', { level: 1, name: 'Guide' })).toBeVisible()
  await expect(html(page)).toHaveAttribute('data-theme', 'dark')
  await page.reload()
  await expect(html(page)).toHaveAttribute('data-theme', 'dark')
  await expect(toggle(page)).toHaveAttribute('aria-pressed', 'true')
})

test('the theme changes what is seen', async ({ page, reader }) => {
  await page.goto(reader)
  const colours = () =>
    page.evaluate(() => [getComputedStyle(document.body).backgroundColor, getComputedStyle(document.body).color])
  const light = await colours()
  await toggle(page).click()
  await expect.poll(colours).not.toEqual(light)
})

test('two tabs show the same theme', async ({ context, reader }) => {
  const [one, two] = [await context.newPage(), await context.newPage()]
  await Promise.all([one.goto(reader), two.goto(`${reader}guide/`)])
  await toggle(one).click()
  await expect(html(two)).toHaveAttribute('data-theme', 'dark')
  await expect(toggle(two)).toHaveAttribute('aria-pressed', 'true')
  await toggle(two).click()
  await expect(html(one)).toHaveAttribute('data-theme', 'light')
})

test('without a saved choice the page follows the system, also while it is open', async ({ page, reader }) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto(reader)
  await expect(html(page)).toHaveAttribute('data-theme', 'dark')
  await page.emulateMedia({ colorScheme: 'light' })
  await expect(html(page)).toHaveAttribute('data-theme', 'light')
  expect(await page.evaluate(() => localStorage.getItem('theme'))).toBeNull()
})

test('a saved choice is stronger than the system', async ({ page, reader }) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto(reader)
  await toggle(page).click()
  await expect(html(page)).toHaveAttribute('data-theme', 'light')
  await page.reload()
  await expect(html(page)).toHaveAttribute('data-theme', 'light')
})

test('the theme is chosen before there is anything to paint', async ({ page, reader }) => {
  await page.addInitScript(() => {
    localStorage.setItem('theme', 'dark')
    new MutationObserver((_, observer) => {
      if (!document.body) return
      observer.disconnect()
      sessionStorage.setItem('theme when the body came', document.documentElement.dataset['theme'] ?? 'none')
    }).observe(document, { childList: true, subtree: true })
  })
  await page.goto(reader)
  expect(await page.evaluate(() => sessionStorage.getItem('theme when the body came'))).toBe('dark')
})

test('a value in the storage that is no theme does no harm', async ({ page, reader }) => {
  await page.addInitScript(() => localStorage.setItem('theme', 'purple'))
  await page.goto(reader)
  await expect(html(page)).toHaveAttribute('data-theme', 'light')
})

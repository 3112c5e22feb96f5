import { expect, test } from './test.ts'

test.use({ viewport: { width: 390, height: 844 } })

test('the menu opens, shows the sidebar, and closes by its button', async ({ page, reader }) => {
  await page.goto(reader)
  const sidebar = page.getByRole('navigation', { name: 'Docs sidebar' })
  await expect(sidebar).toBeHidden()
  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  await expect(sidebar).toBeVisible()
  await expect(sidebar.getByRole('link', { name: 'Guide' })).toBeVisible()
  await page.getByRole('button', { name: 'Close menu' }).click()
  await expect(sidebar).toBeHidden()
})

test('Escape closes the menu and gives the focus back', async ({ page, reader }) => {
  await page.goto(reader)
  const button = page.getByRole('button', { name: 'Menu', exact: true })
  await button.click()
  await expect(page.getByRole('button', { name: 'Close menu' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('navigation', { name: 'Docs sidebar' })).toBeHidden()
  await expect(button).toBeFocused()
})

test('the menu closes when the screen becomes as wide as a desktop', async ({ page, reader }) => {
  await page.goto(reader)
  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Close menu' })).toBeVisible()
  await page.setViewportSize({ width: 996, height: 844 })
  await expect(page.getByRole('button', { name: 'Close menu' })).toBeHidden()
  await expect(page.getByRole('navigation', { name: 'Docs sidebar' })).toBeVisible()
  await page.setViewportSize({ width: 390, height: 844 })
  await expect(page.getByRole('navigation', { name: 'Docs sidebar' })).toBeHidden()
})

test('just below the breakpoint the sidebar is still in the menu', async ({ page, reader }) => {
  await page.setViewportSize({ width: 995, height: 844 })
  await page.goto(reader)
  await expect(page.getByRole('navigation', { name: 'Docs sidebar' })).toBeHidden()
  await expect(page.getByRole('button', { name: 'Menu', exact: true })).toBeVisible()
})

test('a link of the menu leads to its page, where the menu is closed', async ({ page, reader }) => {
  await page.goto(reader)
  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  await page.getByRole('navigation', { name: 'Docs sidebar' }).getByRole('link', { name: 'Guide' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Guide' })).toBeVisible()
  await expect(page.getByRole('navigation', { name: 'Docs sidebar' })).toBeHidden()
})

const paths = [
  '',
  'docs/introduction/',
  'docs/getting-started/',
  'api/',
  'api/server/',
  'api/server/class/AccountsServer/',
  'api/server/changelog/',
  'search/',
]

test('nothing is wider than the screen', async ({ page, accounts }) => {
  for (const path of paths) {
    await page.goto(accounts + path)
    expect.soft(await page.evaluate(() => document.documentElement.scrollWidth), `/${path}`).toBeLessThanOrEqual(390)
  }
})

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from './test.ts'

test('a page is copied as Markdown by keyboard', async ({ page, context, accounts, accountsDist }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto(`${accounts}docs/email/`)
  await page.getByText('Copy page', { exact: true }).focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Copy as Markdown' })).toBeFocused()
  // Its script is there once the page is idle.
  await expect(async () => {
    await page.keyboard.press('Enter')
    await expect(page.getByRole('status')).toHaveText(/^Copied\s*$/, { timeout: 500 })
  }).toPass()
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  expect(copied).toBe(readFileSync(join(accountsDist, 'docs/email.md'), 'utf8'))
  await expect(page.getByRole('button', { name: 'Copy as Markdown' })).toBeVisible()
})

test('on a narrow screen the menu lies above the table of contents', async ({ page, accounts }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`${accounts}docs/server/`)
  await page.getByText('Copy page', { exact: true }).click()
  // At its lower edge, where the other one begins.
  await page.getByRole('link', { name: 'View as Markdown' }).click({ position: { x: 40, y: 34 }, timeout: 5_000 })
  await expect(page).toHaveURL(`${accounts}docs/server.md`)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a page leads to its Markdown by a link', async ({ page, accounts }) => {
    await page.goto(`${accounts}api/server/class/AccountsServer/`)
    await page.getByText('Copy page', { exact: true }).click()
    await expect(page.getByRole('button', { name: 'Copy as Markdown' })).toBeHidden()
    await page.getByRole('link', { name: 'View as Markdown' }).click()
    await expect(page).toHaveURL(`${accounts}api/server/class/AccountsServer.md`)
  })
})

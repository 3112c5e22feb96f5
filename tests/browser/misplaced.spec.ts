import { expect, test } from './test.ts'

test('a site that is served under another path than it was built for says so', async ({ page, reader }) => {
  // As a host would that serves the site one folder deeper: nothing is where the pages look for it.
  await page.route('**/assets/**', (route) => route.fulfill({ status: 404, contentType: 'text/plain', body: '' }))
  await page.goto(`${reader}guide/`)
  const banner = page.getByRole('alert')
  await expect(banner).toContainText('Your site did not load properly')
  await expect(banner).toContainText('It was built with base: "/", and this page is at "/guide/".')
})

test('a site that is where it belongs says nothing', async ({ page, islands }) => {
  await page.goto(islands, { waitUntil: 'load' })
  await expect(page.getByRole('heading', { level: 1, name: 'Islands' })).toBeVisible()
  await expect(page.getByText('Your site did not load properly')).toHaveCount(0)
})

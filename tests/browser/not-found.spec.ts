// Addresses that lead nowhere, on the fixture `versions`, which stands under /kettle/.
import { expect, test } from './test.ts'

test('the page names the pages that the address may have meant, and searches for its words', async ({ page, versions }) => {
  const response = await page.goto(`${versions}docs/1.0/guides/instal/`)
  expect(response?.status()).toBe(404)
  const nearest = page.getByRole('main').getByRole('link', { name: 'Install' })
  await expect(nearest).toHaveCount(3)
  await expect(page.getByRole('searchbox', { name: 'Search docs' })).toHaveValue('docs 1 0 guides instal')
  await nearest.first().click()
  await expect(page.getByRole('heading', { level: 1, name: 'Install' })).toBeVisible()
  expect(new URL(page.url()).pathname).toMatch(/^\/kettle\/docs\/(?:1\.0\/|next\/)?install\/$/)
})

test('an address with the ending of another host leads to the page', async ({ page, versions }) => {
  const response = await page.goto(`${versions}docs/install.html?from=mail#pnpm`)
  expect(response?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1, name: 'Install' })).toBeVisible()
  expect(page.url()).toBe(`${versions}docs/install/?from=mail#pnpm`)
})

test('an address that is like none names none', async ({ page, versions }) => {
  const listed = page.waitForResponse('**/search/pages.json')
  await page.goto(`${versions}xyzzy`)
  expect((await listed).ok()).toBe(true)
  await expect(page.getByRole('searchbox', { name: 'Search docs' })).toHaveValue('xyzzy')
  await expect(page.getByText('Did you look for one of these?')).toHaveCount(0)
})

test('on a phone the search stands before what the address may have meant, and the number is whole', async ({
  page,
  versions,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`${versions}docs/1.0/guides/instal/`)
  const field = page.getByRole('searchbox', { name: 'Search docs' })
  await expect(page.getByText('Did you look for one of these?')).toBeInViewport()
  expect((await field.boundingBox())?.y).toBeLessThan(400)
  await page.goto(`${versions}xyzzy`)
  const nearest = page.locator('[data-not-found-nearest]')
  await expect(nearest).toHaveAttribute('data-known')
  await nearest.evaluate((box) => {
    box.style.minHeight = '0'
  })
  expect((await nearest.boundingBox())?.height).toBeLessThan(200)
})

test('an address that cannot be decoded says so', async ({ page, versions }) => {
  const response = await page.goto(`${versions}docs/%E0%A4%A`)
  expect(response?.status()).toBe(400)
  await expect(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible()
  await expect(page.getByText('invalid percent-encoding: /kettle/docs/%E0%A4%A')).toBeVisible()
  await expect(page.getByRole('searchbox', { name: 'Search docs' })).toHaveValue('')
})

test('pages that are there do not load the list', async ({ page, versions }) => {
  const asked: string[] = []
  page.on('request', (request) => void asked.push(new URL(request.url()).pathname))
  await page.goto(`${versions}docs/install/`)
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
  expect(asked).not.toContain('/kettle/search/pages.json')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the page leads on', async ({ page, versions }) => {
    await page.goto(`${versions}docs/%E0%A4%A`)
    await expect(page.getByText('There is no page at this address.')).toBeVisible()
    await page.getByRole('navigation', { name: 'Parts of this site' }).getByRole('link', { name: 'Documentation' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Install' })).toBeVisible()
  })
})

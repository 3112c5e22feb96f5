// Pages under the policy that the build emits, sent as a host would send it. `every-page.spec.ts` opens every page of accounts-js under it.
import { enforce } from './enforce-policy.ts'
import { expect, test } from './test.ts'

test('a page that is not there works under the policy', async ({ page, accountsUnderPolicy }) => {
  const violations: string[] = []
  page.on('console', (message) => {
    if (/Content Security Policy/.test(message.text())) violations.push(message.text())
  })
  const response = await page.goto(`${accountsUnderPolicy}no/such/page/`)
  expect(response?.headers()['content-security-policy']).toContain("default-src 'self'")
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
  await expect(page.locator('html')).toHaveAttribute('data-js')
  expect(violations).toEqual([])
})

test('islands, navigation and the bar work under the policy', async ({ page, islands }) => {
  const violations = await enforce(page, islands)
  await page.goto(islands)
  await page.getByRole('button', { name: 'Count one' }).click()
  await expect(page.getByText('one: 2', { exact: true })).toBeVisible()
  await expect.poll(() => page.evaluate(() => history.scrollRestoration)).toBe('manual')
  await page.route('**/docs/', async (route) => {
    await expect(page.getByRole('progressbar')).toBeAttached()
    await route.continue()
  })
  await page.getByRole('banner').getByRole('link', { name: 'Guide' }).dispatchEvent('click')
  await expect(page.getByRole('heading', { level: 1, name: 'Guide' })).toBeVisible()
  expect(violations).toEqual([])
})

test('a script that the site does not know is stopped', async ({ page, reader }) => {
  const violations = await enforce(page, reader)
  await page.goto(reader)
  await page.evaluate(() => {
    const script = document.createElement('script')
    script.textContent = 'window.isForeign = true'
    document.head.append(script)
  })
  expect(await page.evaluate(() => 'isForeign' in window)).toBe(false)
  await expect.poll(() => violations.length).toBe(1)
})

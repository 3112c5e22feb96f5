// The documentation of accounts-js as a host serves it that gives it a path: nothing that it asks for lies outside.
import type { Page } from '@playwright/test'
import { buildAccountsSiteWith, type BuiltSite } from '../site/accounts-site.ts'
import { serveSite, type Served } from '../support/serve.ts'
import { expect, test } from './test.ts'

const base = '/sub/path/'
let built: BuiltSite | undefined
let served: Served | undefined

// One worker builds the site once.
test.describe.configure({ mode: 'default' })

test.beforeAll(async () => {
  test.setTimeout(180_000)
  built = await buildAccountsSiteWith('--base', base)
  served = await serveSite('preview', built.root, '--base', base)
})

test.afterAll(async () => {
  await served?.stop()
  built?.remove()
})

test.beforeEach(({ page }) => watch(page))

const problems: string[] = []
const address = (path: string): string => (served?.url ?? '') + path

/** What lies outside of the path, is not there, or is said on the console. */
function watch(page: Page): void {
  problems.length = 0
  page.on('response', (response) => {
    const { pathname } = new URL(response.url())
    if (!pathname.startsWith(base) || response.status() >= 400) problems.push(`${response.status()} ${pathname}`)
  })
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) problems.push(message.text())
  })
  page.on('pageerror', ({ message }) => problems.push(message))
}

test('pages have their styles, pictures and links', async ({ page }) => {
  for (const path of [
    '',
    'docs/getting-started/',
    'api/',
    'api/server/class/AccountsServer/',
    'api/server/changelog/',
    'search/',
  ]) {
    await page.goto(address(path))
    await expect(page.locator('html')).toHaveAttribute('data-js')
    const logo = page.locator('.docgen-logo img:visible').first()
    await expect.poll(() => logo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
    const outside = await page
      .locator('a[href], img[src], link[href]:not([rel=canonical], [rel=alternate])')
      .evaluateAll((all, inside) => {
        const hrefs = all.map((node) => node.getAttribute('href') ?? node.getAttribute('src') ?? '')
        return hrefs.filter((href) => href.startsWith('/') && !href.startsWith(inside))
      }, base)
    expect(outside).toEqual([])
  }
  await expect(page.getByRole('alert')).toHaveCount(0)
  expect(problems).toEqual([])
})

test('readers go from page to page without reloading the site', async ({ page }) => {
  await page.goto(address(''))
  await page.evaluate(() => Object.assign(window, { isFirstLoad: true }))
  // Until the runtime is there links do what links do.
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
  await expect.poll(() => page.evaluate(() => history.scrollRestoration)).toBe('manual')
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Api reference' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'API reference' })).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: '@accounts/server', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: '@accounts/server' })).toBeVisible()
  expect(new URL(page.url()).pathname).toBe(`${base}api/server/`)
  expect(await page.evaluate(() => Reflect.get(window, 'isFirstLoad'))).toBe(true)
  expect(problems).toEqual([])
})

test('the search finds pages of the site', async ({ page }) => {
  await page.goto(address('docs/introduction/'))
  await page.keyboard.press('/')
  await page.getByRole('combobox', { name: 'Search docs' }).fill('AccountsServer')
  await expect(page.getByRole('option', { selected: true })).toContainText('AccountsServer')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('AccountsServer')
  expect(new URL(page.url()).pathname).toBe(`${base}api/server/class/AccountsServer/`)
  expect(problems).toEqual([])
})

test('an address that leads nowhere is answered inside', async ({ page }) => {
  await page.goto(address('api/server/class/AccountServer/'))
  await expect(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'AccountsServer' }).first().click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('AccountsServer')
  expect(new URL(page.url()).pathname).toBe(`${base}api/server/class/AccountsServer/`)
  expect(problems.filter((problem) => !problem.includes('404'))).toEqual([])
})

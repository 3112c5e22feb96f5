import { testEveryPage } from './every-page.ts'
import { expect, test } from './test.ts'
import { unreachableFindings } from './unreachable.ts'

test.use({ javaScriptEnabled: false })

test('a page is whole, and what needs scripts is not shown', async ({ page, reader }) => {
  await page.goto(reader)
  await expect(page.getByRole('heading', { level: 1, name: 'Reading' })).toBeVisible()
  await expect(page.getByRole('navigation', { name: 'Docs sidebar' }).getByRole('link', { name: 'Guide' })).toBeVisible()
  await expect(page.getByRole('navigation', { name: 'On this page' }).getByRole('link', { name: 'Twice' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Dark mode' })).toBeHidden()
  await expect(page.getByRole('button', { name: 'Copy code' }).first()).toBeHidden()
})

test('every tab is shown under its label', async ({ page, reader }) => {
  await page.goto(reader)
  await expect(page.getByText('npm install reader')).toBeVisible()
  await expect(page.getByText('pnpm add reader')).toBeVisible()
  await expect(page.getByText('npx reader')).toBeVisible()
  await expect(page.getByText('pnpm reader')).toBeVisible()
  await expect(page.getByRole('button', { name: 'pnpm' })).toHaveCount(0)
  await expect(
    page
      .locator('.docgen-tab-label')
      .filter({ hasText: /^pnpm$/ })
      .first(),
  ).toBeVisible()
})

test('the search is a link to where else to look, without a key or a field that would do nothing', async ({ page, accounts }) => {
  await page.goto(accounts)
  const search = page.getByRole('banner').getByRole('link', { name: 'Search' })
  await expect(search).toHaveText(/Search/)
  await expect(search.locator('kbd')).toBeHidden()
  await search.click()
  await expect(page.getByText('Search needs JavaScript')).toBeVisible()
  await expect(page.getByRole('searchbox')).toHaveCount(0)
  await expect(page.getByRole('main').getByRole('button')).toHaveCount(0)
  await page.getByRole('main').getByRole('link', { name: 'Index of all symbols' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('an address that leads nowhere shows where else to look, without a field that would do nothing', async ({
  page,
  accounts,
}) => {
  await page.goto(`${accounts}no-such-page/`)
  await expect(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: 'Home' })).toBeVisible()
  await expect(page.getByRole('main').getByRole('searchbox')).toHaveCount(0)
  await expect(page.getByRole('main').getByRole('button')).toHaveCount(0)
})

test('links lead from page to page', async ({ page, accounts }) => {
  await page.goto(accounts)
  await page.getByRole('banner').getByRole('link', { name: 'Api reference' }).click()
  await page.getByRole('main').getByRole('link', { name: '@accounts/server' }).click()
  await page.getByRole('main').getByRole('link', { name: 'AccountsServer', exact: true }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: 'AccountsServer' })).toBeVisible()
})

test('the menu of a narrow screen opens', async ({ page, reader }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(reader)
  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  await expect(page.getByRole('navigation', { name: 'Docs sidebar' })).toBeVisible()
})

test.describe('where the script of the site cannot be had', () => {
  test.use({ javaScriptEnabled: true })

  test('a page is as it is without scripts', async ({ page, accounts }) => {
    await page.route(/\/client-\w+\.js$/, (route) => route.abort())
    await page.goto(`${accounts}docs/getting-started/`)
    await expect(page.locator('html')).not.toHaveAttribute('data-js')
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
    const panels = page.locator('.docgen-tab-panel')
    expect(await panels.count()).toBeGreaterThan(2)
    for (const panel of await panels.all()) await expect(panel).toBeVisible()
    await expect(page.getByRole('button', { name: 'Copy code' })).toHaveCount(0)
    await page.goto(`${accounts}search/?q=mongo`)
    await expect(page.locator('.docgen-no-script')).toBeVisible()
  })
})

test.describe('where parts of the script cannot be had', () => {
  test.use({ javaScriptEnabled: true })

  test('what they would bring to life is not shown, and nothing breaks', async ({ page, accounts }) => {
    const errors: string[] = []
    page.on('pageerror', ({ message }) => errors.push(message))
    const parts = /\/assets\/(?:after-idle|filters|inherited|reading)-[^/]+\.js$/
    await page.route(parts, (route) => route.abort())
    await page.goto(`${accounts}api/`)
    await expect(page.locator('html')).toHaveAttribute('data-without-after-idle')
    await expect(page.locator('html')).toHaveAttribute('data-without-filters')
    await expect(page.getByRole('searchbox', { name: 'Filter packages' })).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Hide sidebar' })).toHaveCount(0)
    await page.goto(`${accounts}docs/strategies/password/`)
    await expect(page.locator('html')).toHaveAttribute('data-without-reading')
    await page.getByText('Copy page').click()
    await expect(page.locator('.docgen-copy-page a').first()).toBeVisible()
    await expect(page.locator('.docgen-copy-page button')).toBeHidden()
    expect(errors).toEqual([])
    await page.unroute(parts)
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(`${accounts}api/`)
    await expect(page.getByRole('searchbox', { name: 'Filter packages' })).toBeVisible()
  })
})

testEveryPage('everything can be read and reached', { parts: 1, turns: 1 }, unreachableFindings)

test('the parts that a reader chooses on the home page change the code and what to install', async ({ page, accounts }) => {
  await page.goto(accounts)
  const code = page.locator('.home-picker')
  await expect(code.getByText('accountsExpress(accountsServer)')).toBeVisible()
  await page.getByRole('radio', { name: 'GraphQL' }).check()
  await expect(code.getByText('accountsExpress(accountsServer)')).toBeHidden()
  await expect(code.getByText('AccountsModule.forRoot({ accountsServer })')).toBeVisible()
  await page.getByRole('radio', { name: 'Magic link' }).check()
  await expect(code.getByText('magicLink: new AccountsMagicLink()')).toBeVisible()
  const install = page.locator('.home-install').first()
  await expect(install).toHaveText(/npm install/)
  await expect(install.getByText('@accounts/graphql-api')).toBeVisible()
  await expect(install.getByText('@accounts/rest-express')).toBeHidden()
})

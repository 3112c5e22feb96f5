// Pages of the reference that are cut for their length: what is left out comes when a reader asks for it.
import { expect, test } from './test.ts'
import { writeLongDeclarations } from '../support/long-declarations.ts'
import { buildAndServe, type Served } from '../support/serve.ts'
import { makeTempFolder, removeFolder } from '../support/temp-site.ts'

// One worker builds the site once.
test.describe.configure({ mode: 'default' })

let served: Served
let root: string

test.beforeAll(async () => {
  test.setTimeout(240_000)
  root = makeTempFolder()
  writeLongDeclarations(root, 1300)
  served = await buildAndServe(root)
})

test.afterAll(async () => {
  await served.stop()
  removeFolder(root)
})

const last = 'Answers the path of form 159.'

test('the rest of one member comes in its place', async ({ page }) => {
  await page.goto(`${served.url}api/core/interface/OnHandler/`)
  await expect(page.getByText(last)).toHaveCount(0)
  const rest = page.getByRole('link', { name: 'Show the rest' })
  await page.waitForLoadState('networkidle')
  while ((await rest.count()) > 0) {
    const before = await rest.count()
    await rest.first().click()
    await expect(rest).toHaveCount(before - 1)
  }
  await expect(page.getByText(last)).toHaveCount(1)
  expect(new URL(page.url()).pathname).toBe('/api/core/interface/OnHandler/')
})

test('a link to an anchor that is far down shows what it leads to', async ({ page }) => {
  await page.goto(`${served.url}api/core/class/Wide/#member399`)
  // All 400 members are laid out before one can be shown: half a minute on a machine with much else to do.
  await expect(page.getByText('Does number 399.')).toBeInViewport({ timeout: 40_000 })
  await page.goto(`${served.url}api/core/interface/Lines/#line2999`)
  await expect(page.locator('#line2999')).toBeInViewport()
  await expect(page.locator('pre #line2999')).toHaveCount(1)
})

test('what is typed into a filter finds what is far down', async ({ page }) => {
  await page.goto(`${served.url}api/symbols/`)
  await page.waitForLoadState('networkidle')
  await page.getByRole('searchbox', { name: 'Filter symbols' }).fill('make999')
  await expect(page.getByRole('main').getByRole('link', { name: 'make999', exact: true })).toBeVisible()
})

test('what is typed before the script of long pages has come finds what is far down too', async ({ page }) => {
  const field = page.getByRole('searchbox', { name: 'Filter symbols' })
  await page.route(/\/rest-[\w-]+\.js$/, async (route) => {
    await field.fill('make999')
    await route.continue()
  })
  await page.goto(`${served.url}api/symbols/`)
  await expect(page.getByRole('main').getByRole('link', { name: 'make999', exact: true })).toBeVisible()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('every anchor is there, and beside it the link to the whole page', async ({ page }) => {
    await page.goto(`${served.url}api/core/class/Wide/#member399`)
    await expect(page.locator('#member399')).toBeInViewport()
    await page.goto(`${served.url}api/core/interface/Lines/#line2999`)
    const rest = page.getByRole('link', { name: 'Show the rest' })
    await expect(rest).toBeInViewport()
    await rest.click()
    await expect(page).toHaveURL(/whole-page\.html#line\d+$/)
    await expect(page.locator('pre #line2999')).toHaveCount(1)
  })
})

import type { Page } from '@playwright/test'
import { expect, test } from './test.ts'

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const island = (page: Page, name: string) => page.locator('docgen-island').filter({ has: page.getByText(name, { exact: true }) })

/** File names of the scripts that the page asked for. */
function watchScripts(page: Page): string[] {
  const names: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script') names.push(request.url().split('/').at(-1) ?? '')
  })
  return names
}

const isReact = (name: string) => name.startsWith('hydrate-island')

test('a page without islands never loads React', async ({ page, islands }) => {
  const scripts = watchScripts(page)
  await page.goto(`${islands}docs/plain/`)
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 500 })))
  await page.getByRole('link', { name: 'Guide' }).last().hover()
  expect(scripts.filter(isReact)).toEqual([])
  expect(scripts.some((name) => name.startsWith('client-'))).toBe(true)
})

test('an island is whole before it is alive', async ({ browser, islands }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(islands)
  // The page has plain elements: they do not touch the navbar.
  const [bar, title] = [page.getByRole('banner'), page.getByRole('heading', { level: 1 })]
  const [above, below] = await Promise.all([bar.boundingBox(), title.boundingBox()])
  expect((below?.y ?? 0) - (above?.y ?? 0) - (above?.height ?? 0)).toBeGreaterThan(24)
  await expect(page.getByText('one: 1', { exact: true })).toBeVisible()
  await expect(page.getByRole('link', { name: 'To the guide' })).toHaveAttribute('href', '/sub/path/docs/')
  await context.close()
})

test('the click that brings an island to life is not lost, nor is another island touched by it', async ({ page, islands }) => {
  await page.goto(islands)
  await button(page, 'Count one').click()
  await expect(page.getByText('one: 2', { exact: true })).toBeVisible()
  await button(page, 'Count one').click()
  await expect(page.getByText('one: 3', { exact: true })).toBeVisible()
  await expect(page.getByText('two "</p>": 20', { exact: true })).toBeVisible()
})

test('an island of a page that idles comes to life by itself, one out of sight when it is scrolled to', async ({
  page,
  islands,
}) => {
  await page.goto(islands)
  await expect(island(page, 'two "</p>": 20')).toHaveAttribute('data-hydrated', '')
  await expect(island(page, 'three: 300')).not.toHaveAttribute('data-hydrated')
  await button(page, 'Count three').scrollIntoViewIfNeeded()
  await expect(island(page, 'three: 300')).toHaveAttribute('data-hydrated', '')
})

test('what was typed into an island before it was alive is kept, and the island hears of it', async ({ page, islands }) => {
  const release = await holdBack(page)
  await page.goto(islands)
  const field = page.getByRole('textbox', { name: 'Name' })
  await field.pressSequentially('Ada')
  await expect(page.getByText('Who is there?')).toBeVisible()
  release()
  await expect(page.getByText('Hello, Ada! Focused 1 times.')).toBeVisible()
  await expect(field).toHaveValue('Ada')
  await expect(field).toBeFocused()
  await field.pressSequentially('m')
  await expect(page.getByText('Hello, Adam! Focused 1 times.')).toBeVisible()
})

test('keys that were pressed before an island was alive are told in their order', async ({ page, islands }) => {
  const release = await holdBack(page)
  await page.goto(islands)
  await button(page, 'Press keys').focus()
  await page.keyboard.press('a')
  await page.keyboard.press('ArrowDown')
  release()
  await expect(page.getByText('Keys: aArrowDown')).toBeVisible()
})

test('a link in an island is its own to answer', async ({ page, islands }) => {
  await page.goto(islands)
  await page.getByRole('link', { name: 'To the guide' }).click()
  await expect(page.getByRole('link', { name: 'Pressed' })).toBeVisible()
  expect(page.url()).toBe(islands)
})

test('the ids in islands of one name differ, and stay as the server made them', async ({ page, islands }) => {
  const problems: string[] = []
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) problems.push(message.text())
  })
  page.on('pageerror', (error) => problems.push(error.message))
  await page.goto(islands)
  const ids = () => page.locator('docgen-island output[id]').evaluateAll((nodes) => nodes.map(({ id }) => id))
  const before = await ids()
  expect(new Set(before).size).toBe(3)
  for (const name of ['Count one', 'Count two "</p>"', 'Count three']) await button(page, name).click()
  await expect(page.getByText('three: 301', { exact: true })).toBeVisible()
  await expect(page.getByText('one: 2', { exact: true })).toBeVisible()
  expect(await ids()).toEqual(before)
  expect(problems).toEqual([])
})

test('a crash stays in its island, which can be tried again', async ({ page, islands }) => {
  await page.goto(islands)
  await button(page, 'Break it').click()
  const alert = page.getByRole('alert')
  await expect(alert).toContainText('This page crashed.')
  await expect(alert).toContainText('The button was pressed.')
  await button(page, 'Count one').click()
  await expect(page.getByText('one: 2', { exact: true })).toBeVisible()
  await alert.getByRole('button', { name: 'Try again' }).click()
  await expect(button(page, 'Break it')).toBeVisible()
  await expect(alert).toHaveCount(0)
})

test('an island whose code cannot be fetched says so, and Retry loads it', async ({ page, islands }) => {
  await page.route(/\/assets\/keys-/, (route) => route.abort())
  await page.goto(islands)
  await button(page, 'Press keys').press('a')
  const alert = page.getByRole('alert')
  await expect(alert).toContainText('This part of the page could not be loaded.')
  await page.unroute(/\/assets\/keys-/)
  await alert.getByRole('button', { name: 'Retry' }).click()
  await expect(alert).toHaveCount(0)
  await expect(button(page, 'Press keys')).toBeVisible()
  await button(page, 'Press keys').press('b')
  await expect(page.getByText('Keys: b')).toBeVisible()
})

test('a link in an island whose code cannot be fetched leads where it leads without scripts', async ({ page, islands }) => {
  await page.route(/\/assets\/lead-/, (route) => route.abort())
  await page.goto(islands)
  await page.getByRole('link', { name: 'To the guide' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Guide' })).toBeVisible()
})

test('what the search shows comes when a reader opens it', async ({ page, accounts }) => {
  const scripts = watchScripts(page)
  await page.goto(`${accounts}docs/introduction/`)
  const opener = page.getByRole('link', { name: 'Search' })
  await expect(opener).toBeVisible()
  expect(scripts.filter((name) => name.startsWith('search-dialog'))).toEqual([])
  await opener.click()
  await expect(page.getByRole('combobox', { name: 'Search docs' })).toBeFocused()
  await expect(page.getByText('Guides, symbols and error messages')).toBeVisible()
  expect(scripts.filter((name) => name.startsWith('search-dialog'))).toHaveLength(1)
  expect(scripts.filter((name) => name.startsWith('hydrate-island'))).toEqual([])
})

test('a search whose dialog cannot be fetched is searched on its page, with nothing lost that is typed', async ({
  page,
  accounts,
}) => {
  await page.route(/\/assets\/search-dialog-/, (route) => route.abort())
  await page.goto(`${accounts}docs/introduction/`)
  await page.getByRole('link', { name: 'Search' }).click()
  const field = page.getByRole('searchbox', { name: 'Search docs' })
  await expect(field).toBeFocused()
  await page.goto(`${accounts}docs/introduction/`)
  await page.getByRole('link', { name: 'Search' }).click()
  await page.keyboard.type('login')
  await expect(page).toHaveURL(`${accounts}search/?q=login#query`)
  await expect(field).toHaveValue('login')
  await expect(page.getByRole('main').locator('.docgen-hit').first()).toBeVisible()
})

test('a component of the content may show an island', async ({ page, islands }) => {
  await page.goto(`${islands}docs/`)
  await button(page, 'More').click()
  await expect(page.getByText('Told by an island.')).toBeVisible()
  await expect(button(page, 'More')).toHaveAttribute('aria-expanded', 'true')
})

/** Keeps React from arriving until the returned function is called. */
async function holdBack(page: Page): Promise<() => void> {
  let release = (): void => undefined
  const released = new Promise<void>((resolve) => (release = resolve))
  await page.route(/\/assets\/hydrate-island-/, async (route) => {
    await released
    await route.continue()
  })
  return release
}

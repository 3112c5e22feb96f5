// The search in each of its states: what axe says of it, and how it looks where colours or room are scarce.
import type { Page } from '@playwright/test'
import { axeFindings, loadAxe } from './axe-findings.ts'
import { colorRules, contrastFindings } from './contrast-findings.ts'
import { expect, test } from './test.ts'

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Search' })
const field = (page: Page) => page.getByRole('combobox', { name: 'Search docs' })

async function openSearch(page: Page, address: string): Promise<void> {
  await page.goto(`${address}docs/introduction/`)
  await page.keyboard.press('/')
  await expect(field(page)).toBeFocused()
}

const states: readonly (readonly [string, (page: Page) => Promise<void>])[] = [
  ['nothing asked', async (page) => expect(page.getByText('Guides, symbols and error messages')).toBeVisible()],
  [
    'recent searches',
    async (page) => {
      await page.evaluate(() => localStorage.setItem('docgen.recent-searches', '["refresh tokens","logout"]'))
      await page.keyboard.press('Escape')
      await page.keyboard.press('/')
      await expect(page.getByRole('region', { name: 'Recent searches' })).toBeVisible()
    },
  ],
  [
    'results',
    async (page) => {
      await field(page).fill('token')
      await expect(page.getByRole('option', { selected: true })).toBeVisible()
      await page.getByRole('button', { name: 'Kind: Method' }).click()
      await expect(dialog(page).locator('[aria-busy=true]')).toHaveCount(0)
    },
  ],
  [
    'no results',
    async (page) => {
      await field(page).fill('acountssrvr')
      await expect(dialog(page).getByText('Try searching for')).toBeVisible()
    },
  ],
  [
    'failure',
    async (page) => {
      await page.route('**/search/**', (route) => route.abort())
      await page.route('**/search-worker-*', (route) => route.abort())
      await field(page).fill('password')
      await expect(page.getByText('Unable to fetch results')).toBeVisible()
    },
  ],
]

test('the open search breaks no rule in any of its states, in either mode and at either width', async ({ page, accounts }) => {
  test.setTimeout(300_000)
  for (const [name, enter] of states) await test.step(name, () => expectNoFindings(page, accounts, name, enter))
})

/** Enters the state on a page that is loaded anew, and looks at it. */
async function expectNoFindings(page: Page, accounts: string, name: string, enter: (page: Page) => Promise<void>): Promise<void> {
  await page.unrouteAll()
  if (name === 'failure') await page.route('**/search-worker-*', (route) => route.abort())
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
  await openSearch(page, accounts)
  await enter(page)
  await loadAxe(page)
  for (const width of [1440, 390, 320]) {
    await page.setViewportSize({ width, height: 844 })
    expect.soft(await axeFindings(page, colorRules), `${name}, ${width} px`).toEqual([])
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme)
      expect.soft(await contrastFindings(page, 'dialog[open]'), `${name}, ${width} px, ${colorScheme}`).toEqual([])
    }
    const pageWidth = await page.evaluate(() => document.documentElement.scrollWidth)
    expect.soft(pageWidth, `${name}: the page fits`).toBeLessThanOrEqual(width)
    const box = await dialog(page).boundingBox()
    const right = Math.round((box?.x ?? -1) + (box?.width ?? 0))
    expect.soft(right, `${name}: the dialog fits`).toBeLessThanOrEqual(width)
  }
  // The next state begins without what this one has kept.
  await page.evaluate(() => {
    localStorage.clear()
    sessionStorage.clear()
  })
}

test('all results at 320 pixels fit, and can be narrowed', async ({ page, accounts }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto(`${accounts}search/?q=token`)
  const hits = page.getByRole('main').locator('.docgen-hit')
  await expect(hits.first()).toBeVisible()
  const widest = () => page.evaluate(() => document.documentElement.scrollWidth)
  expect(await widest()).toBeLessThanOrEqual(320)
  await page.getByText('Filters', { exact: true }).click()
  await page.getByRole('checkbox', { name: /^Method/ }).check()
  await expect(page).toHaveURL(/q=token&kind=method$/)
  await expect(page.getByText('Filters (1)')).toBeVisible()
  expect(await widest()).toBeLessThanOrEqual(320)
})

test('with widely spaced text the title of the search page is whole at 320 pixels', async ({ page, accounts }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto(`${accounts}search/`)
  // https://www.w3.org/TR/WCAG22/#text-spacing
  await page.addStyleTag({
    content: '* { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important }',
  })
  const title = page.getByRole('heading', { level: 1 })
  await expect(title).toHaveText('Search the documentation')
  expect(await title.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0)
})

test('with forced colours the chosen option, the pressed chip and what matched stand out', async ({ page, accounts }) => {
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' })
  await openSearch(page, accounts)
  await field(page).fill('token')
  const options = page.getByRole('option')
  await expect(options.nth(1)).toBeVisible()
  const chip = page.getByRole('button', { name: 'Kind: Method' })
  await chip.click()
  await expect(chip).toHaveAttribute('aria-pressed', 'true')
  await expect(dialog(page).locator('[aria-busy=true]')).toHaveCount(0)
  const outlineOf = (index: number) =>
    options.nth(index).evaluate((element) => {
      const { outlineStyle, outlineWidth } = getComputedStyle(element)
      return outlineStyle === 'none' ? '0px' : outlineWidth
    })
  // Better results take the place of the first ones, and what has left the page has no style.
  await expect.poll(async () => [await outlineOf(0), await outlineOf(1)]).toEqual(['2px', '0px'])
  const background = (selector: string) =>
    dialog(page)
      .locator(selector)
      .first()
      .evaluate((element) => getComputedStyle(element).backgroundColor)
  expect(await background('.docgen-chip[aria-pressed=true]')).not.toBe(await background('.docgen-chip[aria-pressed=false]'))
  expect(await background('.docgen-hit mark')).not.toBe(await background('.docgen-hit'))
})

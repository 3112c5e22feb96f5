// A site in Arabic: its pages are mirrored, and what is not Arabic keeps its own direction.
import { join } from 'node:path'
import type { Locator } from '@playwright/test'
import { sitesFolder } from '../support/fixture-sites.ts'
import { buildAndServe, type Served } from '../support/serve.ts'
import { copySite, makeTempFolder, removeFolder } from '../support/temp-site.ts'
import { findingsInViews } from './accessible-page.ts'
import { axeFindings, loadAxe } from './axe-findings.ts'
import { colorRules, contrastFindings } from './contrast-findings.ts'
import { expect, test } from './test.ts'

// One worker builds the site once.
test.describe.configure({ mode: 'default' })

let folder = ''
let served: Served | undefined
const address = (path: string): string => (served?.url ?? '') + path

test.beforeAll(async () => {
  folder = makeTempFolder()
  const root = copySite(join(sitesFolder, 'right-to-left'), join(folder, 'right-to-left'))
  served = await buildAndServe(root)
})

test.afterAll(async () => {
  await served?.stop()
  removeFolder(folder)
})

const paths = [
  'docs/',
  'docs/guide/upgrade/',
  'api/',
  'api/server/',
  'api/server/class/Kettle/',
  'api/server/changelog/',
  'search/',
  'docs/guide/',
  'tags/',
  'tags/steam/',
  '404.html',
]

async function sidesOf(element: Locator): Promise<{ readonly left: number; readonly right: number }> {
  const box = await element.boundingBox()
  if (!box) throw new Error('The element is not shown.')
  return { left: box.x, right: box.x + box.width }
}

test('the page is mirrored: the sidebar at the right, the table of contents at the left, the logo before the links', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(address('docs/'))
  const [sidebar, article, contents, logo, search] = await Promise.all(
    ['.docgen-sidebar', '.docgen-article-body', '.docgen-toc', '.docgen-logo', '.docgen-search-link'].map((selector) =>
      sidesOf(page.locator(selector).filter({ visible: true }).first()),
    ),
  )
  expect(sidebar?.left).toBeGreaterThanOrEqual(article?.right ?? Infinity)
  expect(contents?.right).toBeLessThanOrEqual(article?.left ?? 0)
  expect(logo?.left).toBeGreaterThan(search?.right ?? Infinity)
})

/** Of each element that holds code, a name or an address: its text where it does not read from left to right by itself. */
function turnedAround(elements: readonly Element[]): readonly string[] {
  return elements
    .filter((element) => {
      const { direction, unicodeBidi } = getComputedStyle(element)
      const isOwn = element.tagName === 'BDI' || unicodeBidi.includes('isolate')
      return !isOwn || (element.tagName !== 'BDI' && direction !== 'ltr')
    })
    .map((element) => `${element.tagName}: ${element.textContent}`)
}

/** What begins or ends with a sign would have it at the other end. */
function bareNames(): readonly string[] {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const found: string[] = []
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement
    const text = node.textContent ?? ''
    if (!parent || parent.closest('code, bdi, [dir], pre, script, style') !== document.documentElement) continue
    // A name alone decides the direction of such an element.
    if (getComputedStyle(parent).unicodeBidi === 'plaintext' && !/\p{Script=Arabic}/u.test(parent.textContent ?? '')) continue
    if (/(?:^|\s)(?:@\w|[\w.]+\()/.test(text)) found.push(`${parent.tagName}: ${text}`)
  }
  return found
}

test('pages read as they should, fit a phone, and axe finds nothing in either color mode, wide or narrow', async ({ page }) => {
  test.setTimeout(240_000)
  for (const path of paths) {
    await test.step(`/${path}`, async () => {
      await page.setViewportSize({ width: 390, height: 800 })
      // As in a tab that is new.
      await page.emulateMedia({ colorScheme: null, reducedMotion: null })
      await page.goto(address(path))
      const turned = await page.locator('code, bdi').evaluateAll(turnedAround)
      expect.soft(turned, `/${path}: code reads from left to right`).toEqual([])
      expect.soft(await page.evaluate(bareNames), `/${path}: names read from left to right`).toEqual([])
      const width = await page.evaluate(() => document.documentElement.scrollWidth)
      expect.soft(width, `/${path} fits`).toBeLessThanOrEqual(390)
      await loadAxe(page)
      expect.soft(await findingsInViews(page), `/${path}: axe finds nothing`).toEqual([])
    })
  }
})

test('axe finds nothing where the search has found something', async ({ page }) => {
  await page.goto(address('docs/'))
  await page.keyboard.press('/')
  await page.getByRole('dialog').getByRole('combobox').fill('Kettle')
  await expect(page.getByRole('dialog').getByRole('option').first()).toBeVisible()
  await loadAxe(page)
  expect([...(await axeFindings(page, colorRules)), ...(await contrastFindings(page))]).toEqual([])
  await page.goto(address('search/?q=Kettle'))
  await expect(page.locator('.docgen-results a').first()).toBeVisible()
  await loadAxe(page)
  expect([...(await axeFindings(page, colorRules)), ...(await contrastFindings(page))]).toEqual([])
})

test('the tools of code stand at the end of its lines, which begin at the left', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(address('docs/'))
  const block = page.locator('.docgen-code').filter({ hasText: 'new Kettle' })
  const [line, frame] = await Promise.all([sidesOf(block.locator('.line').first()), sidesOf(block)])
  expect(line.left - frame.left).toBeLessThan(40)
  const tools = await sidesOf(block.getByRole('button').first())
  expect(frame.right - tools.right).toBeLessThan(40)
})

test('search finds Arabic words and shows names from left to right', async ({ page }) => {
  await page.goto(address('docs/'))
  await page.keyboard.press('/')
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('combobox').fill('Kettle')
  const first = dialog.getByRole('option').first()
  await expect(first).toContainText('Kettle')
  const field = await sidesOf(dialog.getByRole('combobox'))
  const option = await sidesOf(first.locator('.docgen-hit-kind').first())
  expect(option.left).toBeGreaterThan((field.left + field.right) / 2)
  await dialog.getByRole('combobox').fill('الماء')
  await expect(dialog.getByRole('option').first()).toBeVisible()
})

test('arrows point to where a page leads, and names in cards keep their order', async ({ page }) => {
  await page.goto(address('docs/guide/'))
  const arrowOf = (rel: string, at: string) =>
    page.locator(`.docgen-pagination [rel=${rel}] span`).evaluate((span, place) => getComputedStyle(span, place).content, at)
  expect(await arrowOf('prev', '::before')).toContain('→')
  expect(await arrowOf('next', '::after')).toContain('←')
  await expect(page.locator('.docgen-listing bdi')).toHaveText('boil()')
})

test('the menu slides in from its own side', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.goto(address('docs/'))
  await page.addStyleTag({ content: '.docgen-menu { animation-play-state: paused !important }' })
  await page.locator('[popovertarget="docgen-menu"]').first().click()
  const menu = await sidesOf(page.locator('.docgen-menu'))
  expect(menu.right).toBeGreaterThan(390)
  expect(menu.left).toBeGreaterThan(0)
})

import type { Page } from '@playwright/test'
import { expect, test } from './test.ts'

interface Shift {
  readonly value: number
  readonly sources: readonly string[]
}

declare global {
  interface Window {
    readonly shifts: Shift[]
  }
}

for (const path of ['', 'docs/getting-started/', 'api/server/class/AccountsServer/', 'api/', 'api/server/changelog/']) {
  for (const width of [390, 1440]) {
    test(`nothing moves while /${path} loads, ${width} px wide`, async ({ page, accounts }) => {
      await page.setViewportSize({ width, height: 900 })
      await page.addInitScript(watchShifts)
      // Images and the typeface come last.
      let loaded = (): void => undefined
      const isLoaded = new Promise<void>((resolve) => (loaded = resolve))
      await page.route(/\.(?:svg|woff2)$/, async (route) => {
        await isLoaded
        await route.continue()
      })
      await page.goto(accounts + path, { waitUntil: 'domcontentloaded' })
      await expect(page.locator('html')).toHaveAttribute('data-js')
      await twoFrames(page)
      loaded()
      await expect.poll(() => page.locator('.docgen-logo img').first().evaluate(isComplete)).toBe(true)
      await twoFrames(page)
      expect(await page.evaluate(() => window.shifts)).toEqual([])
    })
  }
}

test('a typeface that comes after the first paint waits for the next page', async ({ page, accounts }) => {
  let arrive = (): void => undefined
  const hasArrived = new Promise<void>((resolve) => (arrive = resolve))
  const asked: string[] = []
  await page.route(/\.woff2$/, async (route) => {
    asked.push(route.request().url())
    await hasArrived
    await route.continue()
  })
  await page.goto(`${accounts}docs/introduction/`, { waitUntil: 'domcontentloaded' })
  const follow = async (link: string, heading: string): Promise<void> => {
    await page.locator('main .docgen-prose').getByRole('link', { name: link, exact: true }).first().click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
    await twoFrames(page)
  }
  expect(await fontOfHeading(page)).not.toContain('Figtree')

  await page.evaluate(() => document.documentElement.setAttribute('data-same-document', ''))
  await follow('Password', 'Password strategy')
  expect(await fontOfHeading(page)).not.toContain('Figtree')

  arrive()
  await page.evaluate(() => document.fonts.ready)
  await twoFrames(page)
  expect(await fontOfHeading(page)).not.toContain('Figtree')

  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Introduction')
  await twoFrames(page)
  expect(await fontOfHeading(page)).toContain('Figtree')
  // The same document all along, and one file.
  await expect(page.locator('html')).toHaveAttribute('data-same-document')
  expect(asked).toHaveLength(1)
})

for (const width of [390, 1440]) {
  test(`nothing moves while results come, ${width} px wide`, async ({ page, accounts }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.addInitScript(watchShifts)
    // On a slow network the names that a search finds are there before the words.
    let release = (): void => undefined
    const held = new Promise<void>((resolve) => (release = resolve))
    await page.route(/\/terms-/, async (route) => {
      await held
      await route.continue()
    })
    const early = page.waitForResponse(/\/page-/)
    await page.goto(`${accounts}search/?q=session`)
    await early
    await twoFrames(page)
    await twoFrames(page)
    release()
    await expect(page.locator('.docgen-results-group').nth(3)).toBeVisible()
    await twoFrames(page)
    expect(await page.evaluate(() => window.shifts)).toEqual([])
  })
}

/** The font that the letters of the page's title are drawn with. */
async function fontOfHeading(page: Page): Promise<string> {
  const client = await page.context().newCDPSession(page)
  await client.send('DOM.enable')
  await client.send('CSS.enable')
  const { root } = await client.send('DOM.getDocument')
  const { nodeId } = await client.send('DOM.querySelector', { nodeId: root.nodeId, selector: 'h1' })
  const { fonts } = await client.send('CSS.getPlatformFontsForNode', { nodeId })
  await client.detach()
  expect(fonts).toHaveLength(1)
  return fonts[0]?.familyName ?? ''
}

function watchShifts(): void {
  Object.assign(window, { shifts: [] })
  const isShift = (entry: PerformanceEntry): entry is PerformanceEntry & { value: number; sources: { node: Node | null }[] } =>
    'value' in entry && 'sources' in entry
  new PerformanceObserver((list) => {
    for (const { value, sources } of list.getEntries().filter(isShift))
      window.shifts.push({ value, sources: sources.map(({ node }) => node?.textContent?.slice(0, 60) ?? '') })
  }).observe({ type: 'layout-shift', buffered: true })
}

function isComplete(image: Element): boolean {
  return image instanceof HTMLImageElement && image.complete && image.naturalWidth > 0
}

/** What was painted is told to observers after the frame. */
function twoFrames(page: Page): Promise<void> {
  return page.evaluate(() => new Promise<void>((done) => requestAnimationFrame(() => requestAnimationFrame(() => done()))))
}

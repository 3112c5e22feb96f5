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

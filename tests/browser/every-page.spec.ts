// Every page of accounts-js is opened once, under the policy that the build emits, and looked at in all ways that need its scripts. At the width
// of a small phone, which is also a desktop at 400 %, it fits, its scripts run, its islands come to life, and the console, where what the policy
// stops would be said, is silent. Then axe looks at it, on screens of other widths and in both color modes.
import type { Page } from '@playwright/test'
import { findingsInViews, viewInTurn } from './accessible-page.ts'
import { loadAxe } from './axe-findings.ts'
import { axePath, testEveryPage } from './every-page.ts'
import { expect } from './test.ts'

/** Of this worker, whatever part it goes through. */

const title = 'every page fits 320 px, comes to life under the policy in silence, and breaks no rule of WCAG and no best practice'

testEveryPage(title, 4, async ({ page, underPolicy, isOfNewShape, index }) => {
  const found = await findingsOnSmallPhone(page, underPolicy)
  await loadAxe(page, new URL(axePath, underPolicy).href)
  return [...found, ...(await findingsInViews(page, isOfNewShape ? undefined : viewInTurn(index)))]
})

/** Opens the page. */
async function findingsOnSmallPhone(page: Page, url: string): Promise<readonly string[]> {
  const said: string[] = []
  const stopListening = listen(page, said)
  await page.setViewportSize({ width: 320, height: 800 })
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'no-preference' })
  await page.goto(url)
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
  await wakeIslands(page)
  const width = await page.evaluate(() => {
    const isCut = [document.documentElement, document.body].some((box) => /hidden|clip/.test(getComputedStyle(box).overflowX))
    return isCut ? 'is cut' : document.documentElement.scrollWidth
  })
  stopListening()
  return width === 320 ? said : [...said, `its width is ${width}`]
}

/** Warnings, errors and what nobody caught; a mismatch in hydration is one of the last. */
function listen(page: Page, said: string[]): () => void {
  const onError = (error: Error): void => void said.push(`uncaught: ${error.message}`)
  const onConsole = (message: { type: () => string; text: () => string }): void => {
    if (message.type() === 'error' || message.type() === 'warning') said.push(`${message.type()}: ${message.text()}`)
  }
  page.on('pageerror', onError)
  page.on('console', onConsole)
  return () => void page.off('pageerror', onError).off('console', onConsole)
}

/** Islands wait for one of several occasions; a pointer over them is an occasion for each. */
async function wakeIslands(page: Page): Promise<void> {
  await page.waitForFunction(
    () => {
      const asleep = [...document.querySelectorAll('docgen-island:not([data-hydrated])')]
      for (const island of asleep)
        (island.firstElementChild ?? island).dispatchEvent(new PointerEvent('pointerover', { bubbles: true }))
      return asleep.length === 0
    },
    undefined,
    { timeout: 15_000 },
  )
  await expect(page.locator('.docgen-island-failure')).toHaveCount(0)
}

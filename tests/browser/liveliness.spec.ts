// Every page at the width of a small phone, which is also a desktop at 400 %, and under the policy that the build emits: it fits, its scripts
// run, its islands come to life, and the console, where what the policy stops would be said, is silent.
import type { Page } from '@playwright/test'
import { testEveryPage } from './every-page.ts'
import { expect } from './test.ts'

const title = 'every page fits a screen of 320 px, and comes to life under the policy in silence'

testEveryPage(title, 2, async ({ page, underPolicy: url }) => {
  const said: string[] = []
  const stopListening = listen(page, said)
  await page.setViewportSize({ width: 320, height: 800 })
  await page.goto(url)
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
  await wakeIslands(page)
  const width = await page.evaluate(() => {
    const isCut = [document.documentElement, document.body].some((box) => /hidden|clip/.test(getComputedStyle(box).overflowX))
    return isCut ? 'is cut' : document.documentElement.scrollWidth
  })
  stopListening()
  return width === 320 ? said : [...said, `its width is ${width}`]
})

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
  const islands = page.locator('docgen-island')
  const wake = (): Promise<void> =>
    islands.evaluateAll((elements) => {
      for (const element of elements)
        (element.firstElementChild ?? element).dispatchEvent(new PointerEvent('pointerover', { bubbles: true }))
    })
  await expect
    .poll(async () => {
      await wake()
      return page.locator('docgen-island:not([data-hydrated])').count()
    })
    .toBe(0)
  await expect(page.locator('.docgen-island-failure')).toHaveCount(0)
}

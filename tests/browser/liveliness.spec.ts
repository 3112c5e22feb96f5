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

import { setTimeout } from 'node:timers/promises'
import type { Page } from '@playwright/test'

/** Of waiting, in milliseconds. */
const timeout = 15_000

/**
 * Asks a page until it says yes. False if it has not after a while. Most often the first answer is yes, and then this costs a third of what locators
 * and `page.waitForFunction()` do: they begin with a large script of Playwright's in each page that is loaded.
 */
export async function comesTrue(page: Page, isSo: (text: string) => boolean, text = ''): Promise<boolean> {
  const end = performance.now() + timeout
  while (!(await page.evaluate(isSo, text))) {
    if (performance.now() > end) return false
    await setTimeout(20)
  }
  return true
}

/** Throws where `comesTrue()` is false. */
export async function waitUntil(page: Page, what: string, isSo: (text: string) => boolean, text = ''): Promise<void> {
  if (!(await comesTrue(page, isSo, text))) throw new Error(`${page.url()}: in vain waited until ${what}.`)
}

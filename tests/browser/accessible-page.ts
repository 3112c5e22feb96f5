// What is wrong with a page in both color modes, on a wide and on a narrow screen. It is loaded once: scheme and width are changed in place, as
// they are for a reader who turns a device or whose evening begins.
import type { Page } from '@playwright/test'
import { axeFindings, loadAxe } from './axe-findings.ts'
import { colorRules, contrastFindings } from './contrast-findings.ts'
import type { EachPage } from './every-page.ts'
import { expect } from './test.ts'

interface View {
  readonly width: number
  readonly colorScheme: 'dark' | 'light'
  /** Whether rules about anything but colors are asked about. */
  readonly isNewLayout: boolean
}

// Nothing but colors depends on the scheme, so every other rule is asked once for each width, in different schemes for the sake of
// pictures that are made for one of them.
const allViews: readonly View[] = [
  { width: 1440, colorScheme: 'dark', isNewLayout: false },
  { width: 1440, colorScheme: 'light', isNewLayout: true },
  { width: 390, colorScheme: 'light', isNewLayout: false },
  { width: 390, colorScheme: 'dark', isNewLayout: true },
]

/**
 * Of a page that shows nothing that others have not shown, one view with every rule; the views take turns. Such pages differ in
 * their texts alone, and neighbors in the list are of one kind, so that each kind with many pages is seen in every view.
 */
export function viewInTurn(index: number): readonly View[] {
  return allViews.filter((_, place) => place === index % allViews.length).map((view) => ({ ...view, isNewLayout: true }))
}

/** `passed` remembers, for one worker, which colors of a site are known to pass. */
export async function accessibilityFindings(
  { page, url }: EachPage,
  passed: Set<string>,
  views: readonly View[] = allViews,
): Promise<readonly string[]> {
  const findings: string[] = []
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(url)
  await loadAxe(page)
  // Parts that are far away are laid out one by one when they are asked for, and move those that axe has measured before.
  await page.addStyleTag({ content: '* { content-visibility: visible !important }' })
  for (const { width, colorScheme, isNewLayout } of views) {
    await page.setViewportSize({ width, height: 900 })
    await page.emulateMedia({ colorScheme })
    await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme)
    await expect.poll(() => boxesOutOfReach(page)).toEqual([])
    const found = [...(await contrastFindings(page, passed)), ...(isNewLayout ? await axeFindings(page, colorRules) : [])]
    findings.push(...found.map((finding) => `${colorScheme}, ${width} px: ${finding}`))
  }
  return findings
}

/**
 * What begins to scroll when a page becomes narrow gets its stop of Tab in the next frame, and the first time once the page has nothing else
 * to do: on a busy machine axe came before.
 */
function boxesOutOfReach(page: Page): Promise<readonly string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('main pre, .docgen-figure-box')]
      .filter((box) => box.checkVisibility() && box.scrollWidth > box.clientWidth && !box.hasAttribute('tabindex'))
      .map(({ className, textContent }) => `${className}: ${textContent.slice(0, 60)}`),
  )
}

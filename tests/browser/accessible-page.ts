// What is wrong with a page in both color modes, on a wide and on a narrow screen. It is loaded once: scheme and width are changed in place, as they are for a reader who turns a device or whose evening begins.
import { errors, type Page } from '@playwright/test'
import { axeFindings, loadAxe } from './axe-findings.ts'
import { colorRules, contrastFindings } from './contrast-findings.ts'
import type { EachPage } from './every-page.ts'

interface View {
  readonly width: number
  readonly colorScheme: 'dark' | 'light'
  /** Selector of what rules about anything but colors are asked about. */
  readonly asked?: 'html' | 'main'
}

// Nothing but colors depends on the scheme, so every other rule is asked once for each width, in different schemes for the sake of
// pictures that are made for one of them.
const allViews: readonly View[] = [
  { width: 1440, colorScheme: 'dark' },
  { width: 1440, colorScheme: 'light', asked: 'html' },
  { width: 390, colorScheme: 'light' },
  { width: 390, colorScheme: 'dark', asked: 'html' },
]

/** Of waiting, in milliseconds. */
const timeout = 15_000

/**
 * Of a page that shows nothing that others have not shown, one view with every rule; the views take turns. Such pages differ in
 * their texts alone, and neighbors in the list are of one kind, so that each kind with many pages is seen in every view. What is
 * around the text is as it was on others, and takes axe half of its time.
 */
export function viewInTurn(index: number): readonly View[] {
  return allViews.filter((_, place) => place === index % allViews.length).map((view) => ({ ...view, asked: 'main' }))
}

export async function accessibilityFindings(
  { page, url }: EachPage,
  views: readonly View[] = allViews,
): Promise<readonly string[]> {
  const [first] = views
  if (first) await turnTo(page, first)
  await page.goto(url)
  await loadAxe(page)
  return findingsInViews(page, views)
}

/** Of a page that is open and has axe. */
export async function findingsInViews(page: Page, views: readonly View[] = allViews): Promise<readonly string[]> {
  await showFarAway(page)
  const findings: string[] = []
  for (const view of views) {
    const { width, colorScheme, asked } = view
    await turnTo(page, view)
    await showsScheme(page, colorScheme)
    await reachesBoxes(page)
    const found = [...(await contrastFindings(page)), ...(asked ? await axeFindings(page, colorRules, asked) : [])]
    findings.push(...found.map((finding) => `${colorScheme}, ${width} px: ${finding}`))
  }
  return findings
}

async function turnTo(page: Page, { width, colorScheme }: View): Promise<void> {
  await page.setViewportSize({ width, height: 900 })
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
}

/**
 * Parts that are far away are laid out one by one when they are asked for, and move those that axe has measured before. A policy that
 * refuses elements of style allows such a sheet.
 */
function showFarAway(page: Page): Promise<void> {
  return page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('* { content-visibility: visible !important }')
    document.adoptedStyleSheets.push(sheet)
  })
}

async function showsScheme(page: Page, colorScheme: View['colorScheme']): Promise<void> {
  await page.waitForFunction((scheme) => document.documentElement.dataset['theme'] === scheme, colorScheme, { timeout })
}

/**
 * What begins to scroll when a page becomes narrow gets its stop of Tab in the next frame, and the first time once the page has nothing else
 * to do: on a busy machine axe came before.
 */
async function reachesBoxes(page: Page): Promise<void> {
  const areReached = (): boolean =>
    [...document.querySelectorAll('main pre, .docgen-figure-box')].every(
      (box) => !box.checkVisibility() || box.scrollWidth <= box.clientWidth || box.hasAttribute('tabindex'),
    )
  // A box that gets none is found by axe.
  await page.waitForFunction(areReached, undefined, { timeout }).catch((error: unknown) => {
    if (!(error instanceof errors.TimeoutError)) throw error
  })
}

// What is wrong with a page in both color modes, on a wide and on a narrow screen. It is loaded once: scheme and width are changed in place, as they are for a reader who turns a device or whose evening begins.
import type { Page } from '@playwright/test'
import { axeFindings, loadAxe } from './axe-findings.ts'
import { colorRules, contrastFindings } from './contrast-findings.ts'
import type { EachPage } from './every-page.ts'
import { comesTrue, waitUntil } from './wait-in-page.ts'

export interface View {
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

/** How many views there are. */
export const turns = allViews.length

/**
 * Of a page that shows nothing that others have not shown, one view with every rule; the views take turns. What is around the text is as it was on
 * others, and takes axe half of its time.
 */
export function viewInTurn(turn: number): View {
  const view = allViews[turn]
  if (!view) throw new Error(`There is no view ${turn}.`)
  return { ...view, asked: 'main' }
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
  for (const view of views) findings.push(...(await findingsIn(page, view)))
  return findings
}

/** Of a page that is open, has axe and shows what is far away. */
export async function findingsIn(page: Page, view: View): Promise<readonly string[]> {
  const { width, colorScheme, asked } = view
  await turnTo(page, view)
  await showsScheme(page, colorScheme)
  await reachesBoxes(page)
  const found = [...(await contrastFindings(page)), ...(asked ? await axeFindings(page, colorRules, asked) : [])]
  return found.map((finding) => `${colorScheme}, ${width} px: ${finding}`)
}

async function turnTo(page: Page, { width, colorScheme }: View): Promise<void> {
  await page.setViewportSize({ width, height: 900 })
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
}

/**
 * Parts that are far away are laid out one by one when they are asked for, and move those that axe has measured before. A policy that
 * refuses elements of style allows such a sheet.
 */
export function showFarAway(page: Page): Promise<void> {
  return page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('* { content-visibility: visible !important }')
    document.adoptedStyleSheets.push(sheet)
  })
}

/** Resolves once it does. */
export function showsScheme(page: Page, colorScheme: View['colorScheme']): Promise<void> {
  const isShown = (scheme: string): boolean => document.documentElement.dataset['theme'] === scheme
  return waitUntil(page, `it shows its ${colorScheme} colors`, isShown, colorScheme)
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
  await comesTrue(page, areReached)
}

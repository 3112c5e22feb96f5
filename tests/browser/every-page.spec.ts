// Every page of accounts-js is opened once, under the policy that the build emits, and looked at in all ways that need its scripts. At the width
// of a small phone, which is also a desktop at 400 %, it fits, its scripts run, its islands come to life, and the console, where what the policy
// stops would be said, is silent. Then axe looks at it, on screens of other widths and in both color modes; at a page of a known shape in one view.
import type { Page } from '@playwright/test'
import { findingsIn, findingsInViews, showFarAway, showsScheme, turns, viewInTurn, type View } from './accessible-page.ts'
import { loadAxe } from './axe-findings.ts'
import { axePath, testEveryPage } from './every-page.ts'
import { comesTrue } from './wait-in-page.ts'

const title = 'every page fits 320 px, comes to life under the policy in silence, and breaks no rule of WCAG and no best practice'

const phone = { width: 320, height: 800 }

testEveryPage(title, { parts: 4, turns }, ({ page, underPolicy, isOfNewShape, turn }) =>
  isOfNewShape ? findingsOfNewShape(page, underPolicy) : findingsOfKnownShape(page, underPolicy, viewInTurn(turn)),
)

/** Opens the page. */
async function findingsOfNewShape(page: Page, url: string): Promise<readonly string[]> {
  await page.setViewportSize(phone)
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'no-preference' })
  const said = await saidDuring(page, async () => {
    await page.goto(url)
    await showsScheme(page, 'light')
    return [...(await islandFindings(page)), ...(await widthFindings(page))]
  })
  await loadAxe(page, new URL(axePath, url).href)
  return [...said, ...(await findingsInViews(page))]
}

/**
 * Opens the page in the color mode of the view. Each width lays a page out anew, so it is first looked at in that which the page before was left in.
 */
async function findingsOfKnownShape(page: Page, url: string, view: View): Promise<readonly string[]> {
  await page.emulateMedia({ colorScheme: view.colorScheme, reducedMotion: 'reduce' })
  const found = await saidDuring(page, async () => {
    await page.goto(url)
    await showsScheme(page, view.colorScheme)
    return islandFindings(page)
  })
  await loadAxe(page, new URL(axePath, url).href)
  await showFarAway(page)
  const looks = [
    async () => {
      await page.setViewportSize(phone)
      return widthFindings(page)
    },
    () => findingsIn(page, view),
  ]
  if (page.viewportSize()?.width !== phone.width) looks.reverse()
  return [...found, ...(await saidDuring(page, () => inTurn(looks)))]
}

async function inTurn(looks: readonly (() => Promise<readonly string[]>)[]): Promise<readonly string[]> {
  const findings: string[] = []
  for (const look of looks) findings.push(...(await look()))
  return findings
}

async function widthFindings(page: Page): Promise<readonly string[]> {
  const width = await page.evaluate(() => {
    const isCut = [document.documentElement, document.body].some((box) => /hidden|clip/.test(getComputedStyle(box).overflowX))
    return isCut ? 'is cut' : document.documentElement.scrollWidth
  })
  return width === phone.width ? [] : [`its width is ${width}`]
}

/** What `look` finds, after warnings, errors and what nobody caught meanwhile; a mismatch in hydration is one of the last. */
async function saidDuring(page: Page, look: () => Promise<readonly string[]>): Promise<readonly string[]> {
  const said: string[] = []
  const onError = (error: Error): void => void said.push(`uncaught: ${error.message}`)
  const onConsole = (message: { type: () => string; text: () => string }): void => {
    if (message.type() === 'error' || message.type() === 'warning') said.push(`${message.type()}: ${message.text()}`)
  }
  page.on('pageerror', onError)
  page.on('console', onConsole)
  try {
    const found = await look()
    return [...said, ...found]
  } finally {
    page.off('pageerror', onError).off('console', onConsole)
  }
}

/** Islands wait for one of several occasions; a pointer over them is an occasion for each. */
async function islandFindings(page: Page): Promise<readonly string[]> {
  const areAwake = await comesTrue(page, () => {
    const asleep = [...document.querySelectorAll('docgen-island:not([data-hydrated])')]
    for (const island of asleep)
      (island.firstElementChild ?? island).dispatchEvent(new PointerEvent('pointerover', { bubbles: true }))
    return asleep.length === 0
  })
  const failed = await page.evaluate(() => document.querySelectorAll('.docgen-island-failure').length)
  return [...(areAwake ? [] : ['an island does not come to life']), ...(failed === 0 ? [] : [`${failed} islands failed`])]
}

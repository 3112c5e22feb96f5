// What is far from the window is laid out when the reader comes near: no place that they go to may be off by what was guessed meanwhile.
import type { Page } from '@playwright/test'
import { expect, test } from './test.ts'

const classPage = 'api/server/class/AccountsServer/'
const far = '#refreshTokens'

/** Whether the browser has laid out the inside of the member. */
const isLaidOut = (page: Page, anchor: string) =>
  page.locator(anchor).evaluate((heading) => heading.checkVisibility({ contentVisibilityAuto: true }))

/** Pixels from where a heading stands to where links lead to, below the navbar and a little air: positive once the reader has gone on. */
const distanceOf = (page: Page, anchor: string) =>
  page.locator(anchor).evaluate((heading) => {
    const padding = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop)
    return padding - heading.getBoundingClientRect().top
  })

/**
 * How far a heading is from standing `pixels` above that. Never compared exactly: a page that was painted before its typeface came keeps the
 * fallback, so that loading it again changes its lines, and what the browser keeps in place by then stands there to a fraction of a pixel.
 */
const offBy = async (page: Page, anchor: string, pixels: number) => Math.abs((await distanceOf(page, anchor)) - pixels)

/** Nothing is laid out in advance. */
async function neverIdle(page: Page): Promise<void> {
  await page.addInitScript(() => Object.assign(window, { requestIdleCallback: () => 0 }))
}

test('a page begins with what is near', async ({ page, accounts }) => {
  await neverIdle(page)
  await page.goto(accounts + classPage)
  expect(await isLaidOut(page, '#constructor')).toBe(true)
  expect(await isLaidOut(page, far)).toBe(false)
})

test('the rest follows while nothing else is to do, and nothing moves', async ({ page, accounts }) => {
  await page.goto(accounts + classPage)
  const before = await page.locator('#constructor').boundingBox()
  await expect.poll(() => isLaidOut(page, '.docgen-member:last-child > * >> nth=-1')).toBe(true)
  expect(await page.locator('#constructor').boundingBox()).toEqual(before)
})

test('a link to an anchor leads to its heading', async ({ page, accounts }) => {
  await neverIdle(page)
  await page.goto(accounts + classPage)
  await page.getByRole('navigation', { name: 'On this page' }).locator(`a[href="${far}"]`).click()
  await expect.poll(() => offBy(page, far, 0)).toBeLessThan(3)
})

test('so does the address', async ({ page, accounts }) => {
  await page.goto(`${accounts}${classPage}${far}`)
  await expect.poll(() => offBy(page, far, 0)).toBeLessThan(3)
  await page.goto(`${accounts}docs/introduction/`)
  await page.evaluate((href) => {
    const link = Object.assign(document.createElement('a'), { href, textContent: 'Far away' })
    document.querySelector('main')?.prepend(link)
  }, `${accounts}${classPage}${far}`)
  await page.getByRole('link', { name: 'Far away' }).click()
  await expect.poll(() => offBy(page, far, 0)).toBeLessThan(3)
})

for (const [name, leave] of [
  // Not clicked: Playwright would scroll to the navbar, which is always in sight.
  ['the way back', (page: Page) => page.getByRole('link', { name: 'Documentation' }).first().dispatchEvent('click')],
  ['loading it again', undefined],
] as const) {
  test(`${name} leads to where the reader was`, async ({ page, accounts }) => {
    await page.goto(accounts + classPage)
    await expect.poll(() => isLaidOut(page, '.docgen-member:last-child > * >> nth=-1')).toBe(true)
    await page.locator(far).evaluate((heading) => heading.scrollIntoView({ behavior: 'instant' }))
    await expect.poll(() => offBy(page, far, 0)).toBeLessThan(3)
    await page.mouse.wheel(0, 40)
    await expect.poll(() => offBy(page, far, 40)).toBeLessThan(2)
    if (leave) {
      await leave(page)
      await expect(page).toHaveURL(/docs\/introduction/)
      await page.goBack()
    } else await page.reload()
    await expect.poll(() => offBy(page, far, 40)).toBeLessThan(2)
  })
}

test('paper shows all of it', async ({ page, accounts }) => {
  await neverIdle(page)
  await page.goto(accounts + classPage)
  expect(await isLaidOut(page, far)).toBe(false)
  await page.emulateMedia({ media: 'print' })
  expect(await isLaidOut(page, far)).toBe(true)
})

test('the browser finds text that is far away', async ({ page, accounts }) => {
  await neverIdle(page)
  await page.goto(accounts + classPage)
  expect(await page.evaluate(() => Reflect.get(window, 'find').call(window, 'User refresh token.'))).toBe(true)
  await expect.poll(() => isLaidOut(page, far)).toBe(true)
})

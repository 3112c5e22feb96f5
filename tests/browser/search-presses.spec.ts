// Results that are pressed while better ones are on their way. The worker is one that answers when the test says so.
import type { Locator, Page } from '@playwright/test'
import { expect, test } from './test.ts'

const early = ['/docs/email/', '/docs/client/', '/docs/how-it-works/']
/** Each at another place than before. */
const final = ['/api/', ...early.toReversed()]

/** Answers a question with the hits of `early` at once, and with those of `final` once the page says so. */
const worker = `
const resultsOf = (hrefs) => ({
  hits: hrefs.map((href) => ({
    kind: 'page', title: [{ text: href, isMatch: false }], path: [], href, pageHref: href, isDeprecated: false, snippet: [],
  })),
  total: hrefs.length, facets: {}, suggestions: [],
})
let asked
onmessage = ({ data }) => {
  if (data.kind !== 'search') return
  asked = data.id
  if (data.wantsEarly) postMessage({ kind: 'early', id: asked, ...resultsOf(${JSON.stringify(early)}) })
}
new BroadcastChannel('finish').onmessage = ({ data }) => postMessage({ kind: 'results', id: asked, ...resultsOf(data) })
`

/** The question has its last results now, whether they are shown or not. */
async function finish(page: Page, hrefs: readonly string[]): Promise<void> {
  await page.evaluate((data) => new BroadcastChannel('finish').postMessage(data), hrefs)
  await page.waitForTimeout(300)
}

const hrefsOf = (hits: Locator): Promise<(string | null)[]> =>
  hits.evaluateAll((links) => links.map((link) => link.getAttribute('href')))

async function pointAt(hit: Locator): Promise<{ readonly x: number; readonly y: number }> {
  const box = await hit.boundingBox()
  if (!box) throw new Error('The result is not on the screen.')
  return { x: box.x + 40, y: box.y + box.height / 2 }
}

test.beforeEach(async ({ page }) => {
  await page.route('**/assets/search-worker-*', (route) => route.fulfill({ contentType: 'text/javascript', body: worker }))
})

test.describe('in the dialog', () => {
  const options = (page: Page): Locator => page.getByRole('option')

  test.beforeEach(async ({ page, accounts }) => {
    await page.goto(`${accounts}docs/introduction/`)
    await page.keyboard.press('/')
    await page.keyboard.type('a')
    await expect(options(page)).toHaveCount(early.length)
  })

  test('the result under a pressed button of the mouse stays there, and is what the click opens', async ({ page }) => {
    const { x, y } = await pointAt(options(page).nth(1))
    await page.mouse.move(x, y)
    await page.mouse.down()
    await finish(page, final)
    expect(await hrefsOf(options(page))).toEqual(early)
    await page.mouse.up()
    await expect(page).toHaveURL(/\/docs\/client\/$/)
  })

  test('better results come once a press is over that opens nothing', async ({ page }) => {
    const { x, y } = await pointAt(options(page).nth(1))
    await page.mouse.move(x, y)
    await page.mouse.down({ button: 'right' })
    await finish(page, final)
    expect(await hrefsOf(options(page))).toEqual(early)
    await page.mouse.up({ button: 'right' })
    await expect(options(page)).toHaveCount(final.length)
  })

  test('a press whose end is not told is over with the next move', async ({ page }) => {
    const { x, y } = await pointAt(options(page).nth(1))
    // As the menu of the browser swallows it.
    await page.evaluate(() => document.body.dispatchEvent(new PointerEvent('pointerdown', { buttons: 2, bubbles: true })))
    await finish(page, final)
    expect(await hrefsOf(options(page))).toEqual(early)
    await page.mouse.move(x, y)
    await expect(options(page)).toHaveCount(final.length)
  })

  test('a result that was chosen by keys stays chosen where it is now', async ({ page }) => {
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowDown')
    const selected = page.getByRole('option', { selected: true })
    await expect(selected).toHaveAttribute('href', early[2] ?? '')
    await finish(page, final)
    await expect(options(page)).toHaveCount(final.length)
    await expect(selected).toHaveAttribute('href', early[2] ?? '')
    await expect(page.getByRole('combobox')).toHaveAttribute('aria-activedescendant', (await selected.getAttribute('id')) ?? '')
    await page.keyboard.press('ArrowDown')
    await expect(selected).toHaveAttribute('href', final[2] ?? '')
    await page.keyboard.press('ArrowUp')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/docs\/how-it-works\/$/)
  })

  test('a key that comes with the results moves among them', async ({ page }) => {
    await page.keyboard.press('Backspace')
    await expect(options(page)).toHaveCount(0)
    await page.evaluate((count) => {
      const seen = new MutationObserver(() => {
        if (document.querySelectorAll('[role=option]').length < count) return
        seen.disconnect()
        const field = document.querySelector('[role=combobox]')
        field?.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowDown', bubbles: true, cancelable: true }))
      })
      seen.observe(document.body, { childList: true, subtree: true })
    }, final.length)
    await page.keyboard.type('a')
    // Results that come before the page has taken in the letter are for no request.
    await expect(async () => {
      await finish(page, final)
      await expect(options(page)).toHaveCount(final.length, { timeout: 500 })
    }).toPass()
    await expect(page.getByRole('option', { selected: true })).toHaveAttribute('href', final[1] ?? '')
  })

  test('where the chosen result is gone, the best one is chosen', async ({ page }) => {
    await page.keyboard.press('ArrowDown')
    await finish(page, ['/api/', '/docs/how-it-works/'])
    await expect(options(page)).toHaveCount(2)
    await expect(page.getByRole('option', { selected: true })).toHaveAttribute('href', '/api/')
  })
})

test.describe('on a touch screen', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('the result under a finger is the one that opens', async ({ page, accounts }) => {
    await page.goto(`${accounts}docs/introduction/`)
    await page.keyboard.press('/')
    await page.keyboard.type('a')
    const options = page.getByRole('option')
    await expect(options).toHaveCount(early.length)
    const point = await pointAt(options.nth(1))
    const input = await page.context().newCDPSession(page)
    await input.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] })
    await finish(page, final)
    expect(await hrefsOf(options)).toEqual(early)
    await input.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
    await expect(page).toHaveURL(/\/docs\/client\/$/)
  })
})

test('on the page of the search, the result under a pressed button of the mouse stays there', async ({ page, accounts }) => {
  await page.goto(`${accounts}search/?q=a`)
  await expect(page.getByRole('status').first()).toBeVisible()
  const hits = page.getByRole('main').locator('.docgen-hit')
  await expect
    .poll(async () => {
      await finish(page, early)
      return hits.count()
    })
    .toBe(early.length)
  await page.getByRole('searchbox').pressSequentially('b')
  const { x, y } = await pointAt(hits.nth(1))
  await page.mouse.move(x, y)
  await page.mouse.down()
  await finish(page, final)
  expect(await hrefsOf(hits)).toEqual(early)
  await page.mouse.up()
  await expect(page).toHaveURL(/\/docs\/client\/$/)
})

// What readers see when they point at a name in a sample, tap it, or reach its link by keyboard.
import type { Locator, Page } from '@playwright/test'
import { expect, test } from './test.ts'

const panelOf = (page: Page) => page.getByRole('tooltip')

interface Point {
  readonly x: number
  readonly y: number
}

/** The middle of a name in the first sample that has it, which is scrolled into sight. */
async function middleOf(page: Page, name: string): Promise<Point> {
  const found = await page.evaluate((wanted) => {
    for (const code of document.querySelectorAll('main [data-types]')) {
      const walker = document.createTreeWalker(code, NodeFilter.SHOW_TEXT)
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const start = node.textContent?.search(new RegExp(`\\b${wanted}\\b`)) ?? -1
        if (start < 0 || !code.checkVisibility()) continue
        code.scrollIntoView({ block: 'center', behavior: 'instant' })
        const range = document.createRange()
        range.setStart(node, start)
        range.setEnd(node, start + wanted.length)
        const { left, top, width, height } = range.getBoundingClientRect()
        return { x: left + width / 2, y: top + height / 2 }
      }
    }
    return undefined
  }, name)
  if (!found) throw new Error(`No sample of the page has the name ${name}.`)
  return found
}

/** Once the page listens for readers who point at code. */
async function openGuide(page: Page, accounts: string): Promise<void> {
  await page.goto(`${accounts}docs/strategies/two-factor/`)
  const scriptOf = () => performance.getEntriesByType('resource').find(({ name }) => name.includes('/after-idle-'))?.name
  await page.waitForFunction(scriptOf)
  await page.evaluate(async (script) => void (await import(script)), (await page.evaluate(scriptOf)) ?? '')
}

test('the type of a name is shown while the pointer rests on it, above what it covers', async ({ page, accounts }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await openGuide(page, accounts)
  const { x, y } = await middleOf(page, 'twoFactor')
  expect(asked.filter((path) => path.includes('code-types'))).toEqual([])
  await page.mouse.move(x - 2, y)
  await page.mouse.move(x, y)
  await expect(panelOf(page)).toHaveText('(property) twoFactor?: AccountsTwoFactorOptions')
  expect(asked.filter((path) => path.endsWith('code-types.json'))).toEqual(['/docs/strategies/two-factor/code-types.json'])
  const box = await panelOf(page).boundingBox()
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(y)
  // It can be read on, and selected from.
  await page.mouse.move((box?.x ?? 0) + 10, (box?.y ?? 0) + 5, { steps: 3 })
  await page.waitForTimeout(400)
  await expect(panelOf(page)).toBeVisible()
  await page.mouse.move(x, y + 300)
  await expect(panelOf(page)).toHaveCount(0)
})

/** The names that are underlined since they have a type. Those that are links have their own lines. */
const underlinedOn = (page: Page) => page.evaluate(() => [...(CSS.highlights.get('docgen-type') ?? [])].map(String))

test('while readers are at a sample, the names in it that have a type are underlined, and nothing moves', async ({
  page,
  accounts,
}) => {
  await openGuide(page, accounts)
  const { x, y } = await middleOf(page, 'twoFactor')
  const sample = page.locator('main pre', { has: page.locator('[data-types]') }).first()
  const looksOf = () => sample.evaluate((pre) => [pre.innerHTML, JSON.stringify(pre.getBoundingClientRect())])
  const before = await looksOf()
  await page.mouse.move(x - 2, y)
  await page.mouse.move(x, y)
  await expect.poll(() => underlinedOn(page)).toEqual(['password', 'twoFactor'])
  expect(await looksOf()).toEqual(before)
  const lineOf = () =>
    sample
      .locator('[data-types]')
      .evaluate((code) => getComputedStyle(code, '::highlight(docgen-type)').getPropertyValue('text-decoration-line'))
  expect(await lineOf()).toBe('underline')
  await page.emulateMedia({ media: 'print' })
  expect(await lineOf()).toBe('none')
  // Chromium paints the whole name as if it were selected, whatever the style sheet says.
  await page.emulateMedia({ media: 'screen', forcedColors: 'active' })
  expect(await lineOf()).toBe('none')
  await page.emulateMedia({ forcedColors: 'none' })
  await page.mouse.move(x, y + 300)
  await expect.poll(() => underlinedOn(page)).toEqual([])
})

test('a type has the colors of code, which readers who force colors do not see', async ({ page, accounts }) => {
  await openGuide(page, accounts)
  const { x, y } = await middleOf(page, 'twoFactor')
  await page.mouse.move(x - 2, y)
  await page.mouse.move(x, y)
  const colorOf = (locator: Locator) => locator.evaluate((element) => getComputedStyle(element).color)
  const type = panelOf(page).locator('.class-name')
  await expect(type).toHaveText('AccountsTwoFactorOptions')
  expect(await colorOf(type)).toBe(await colorOf(page.locator('main [data-types] .class-name').first()))
  expect(await colorOf(type)).not.toBe(await colorOf(panelOf(page)))
  await page.mouse.move(x, y + 300)
  await expect(panelOf(page)).toHaveCount(0)
  await page.emulateMedia({ forcedColors: 'active' })
  const forced = await middleOf(page, 'twoFactor')
  await page.mouse.move(forced.x - 2, forced.y)
  await page.mouse.move(forced.x, forced.y)
  expect(await colorOf(type)).toBe(await colorOf(panelOf(page)))
})

test('who comes to a link by keyboard is told with it, until Escape', async ({ page, accounts }) => {
  await openGuide(page, accounts)
  const link = page.locator('main [data-types] a:visible', { hasText: 'appName' }).first()
  await page.keyboard.press('Tab')
  await link.focus()
  await expect(link).toHaveAccessibleDescription(/^\(property\) appName\?: string/)
  await expect(page.getByRole('main').getByRole('tooltip')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(panelOf(page)).toHaveCount(0)
  await expect(link).toHaveAccessibleDescription('')
  await expect(link).toBeFocused()
})

test('focus that scrolls the page to a link tells its type too, where the link then is', async ({ page, accounts }) => {
  await openGuide(page, accounts)
  await page.setViewportSize({ width: 1280, height: 400 })
  const links = page.locator('main [data-types] a:visible')
  await page.keyboard.press('Tab')
  // The first link loads the script and the file. The type of the next one then shows at once, before the page has scrolled.
  await links.first().focus()
  await expect(panelOf(page)).toBeVisible()
  const link = links.last()
  await link.focus()
  await expect(link).toHaveAccessibleDescription(/./)
  await expect(panelOf(page)).toBeInViewport()
  const scrolled = await page.evaluate(() => scrollY)
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
  await page.mouse.wheel(0, -60)
  await expect.poll(() => page.evaluate(() => scrollY)).toBeLessThan(scrolled)
  const gapOf = async (): Promise<number> => {
    const [name, panel] = await Promise.all([link.boundingBox(), panelOf(page).boundingBox()])
    return name && panel ? Math.abs(name.y - (panel.y + panel.height)) : Number.NaN
  }
  await expect.poll(gapOf).toBeLessThan(10)
})

test('two questions in the same moment fetch the file once', async ({ page, accounts }) => {
  let count = 0
  page.on('request', (request) => (count += request.url().endsWith('code-types.json') ? 1 : 0))
  await openGuide(page, accounts)
  await page.keyboard.press('Tab')
  // A finger above the code brings the part, and asks nothing. The page may not listen at once.
  await expect(async () => {
    await page.evaluate(async () => {
      const over = new PointerEvent('pointerover', { pointerType: 'touch', bubbles: true })
      document.querySelector('main [data-types]')?.dispatchEvent(over)
      await new Promise((resolve) => setTimeout(resolve, 100))
      const part = performance.getEntriesByType('resource').find(({ name }) => name.includes('/code-types-'))
      if (!part) throw new Error('The part is not fetched yet.')
      await import(part.name)
    })
  }).toPass()
  await page.evaluate(() => {
    const links = [...document.querySelectorAll<HTMLElement>('main [data-types] a')].filter((each) => each.checkVisibility())
    for (const link of links.slice(0, 2)) link.focus({ preventScroll: true })
  })
  await expect(panelOf(page)).toBeVisible()
  await page.waitForTimeout(200)
  expect(count).toBe(1)
})

test.describe('on a phone', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 800 } })

  test('a tap shows the type within the screen, and one beside it hides it', async ({ page, accounts }) => {
    await openGuide(page, accounts)
    const { x, y } = await middleOf(page, 'twoFactor')
    await page.touchscreen.tap(x, y)
    await expect(panelOf(page)).toBeVisible()
    const { x: left = -1, width = 999 } = (await panelOf(page).boundingBox()) ?? {}
    expect(left).toBeGreaterThanOrEqual(0)
    expect(left + width).toBeLessThanOrEqual(390)
    await page.touchscreen.tap(200, 300)
    await expect(panelOf(page)).toHaveCount(0)
  })

  test('a tap on a linked name shows its type with the link, and the next one follows it', async ({ page, accounts }) => {
    await openGuide(page, accounts)
    const { x, y } = await middleOf(page, 'appName')
    await page.touchscreen.tap(x, y)
    await expect(panelOf(page)).toContainText('(property) appName?: string')
    const link = page.locator('main [data-types] a:visible', { hasText: 'appName' }).first()
    await expect(link).toHaveAccessibleDescription(/^\(property\) appName\?: string/)
    const more = panelOf(page).getByRole('link', { name: 'API reference' })
    expect(await more.getAttribute('href')).toBe(await link.getAttribute('href'))
    expect((await more.boundingBox())?.height).toBeGreaterThanOrEqual(24)
    await page.touchscreen.tap(200, 300)
    await expect(panelOf(page)).toHaveCount(0)
    expect(new URL(page.url()).pathname).toBe('/docs/strategies/two-factor/')
    await page.touchscreen.tap(x, y)
    await expect(panelOf(page)).toBeVisible()
    await page.touchscreen.tap(x, y)
    await expect(page).toHaveURL(/\/api\/two-factor\/interface\/AccountsTwoFactorOptions\/#appName$/)
    await expect(panelOf(page)).toHaveCount(0)
  })

  test('the link of the panel leads to the declaration', async ({ page, accounts }) => {
    await openGuide(page, accounts)
    const { x, y } = await middleOf(page, 'appName')
    await page.touchscreen.tap(x, y)
    await panelOf(page).getByRole('link').tap()
    await expect(page).toHaveURL(/#appName$/)
  })

  test('a tap on a linked name follows the link if there are no types', async ({ page, accounts }) => {
    await page.route('**/code-types.json', (route) => route.abort())
    await openGuide(page, accounts)
    const { x, y } = await middleOf(page, 'appName')
    await page.touchscreen.tap(x, y)
    await expect(page).toHaveURL(/#appName$/)
  })

  test('without the script that shows types, links of names are links', async ({ page, accounts }) => {
    await page.route('**/code-types-*.js', (route) => route.abort())
    await openGuide(page, accounts)
    const { x, y } = await middleOf(page, 'appName')
    await page.touchscreen.tap(x, y)
    await expect(page.locator('html')).toHaveAttribute('data-without-code-types')
    await page.touchscreen.tap(x, y)
    await expect(page).toHaveURL(/#appName$/)
  })
})

test('a click on a linked name follows the link at once, as Enter does', async ({ page, accounts }) => {
  for (const follow of [
    async ({ x, y }: Point) => page.mouse.click(x, y),
    async () => {
      await page.locator('main [data-types] a:visible', { hasText: 'appName' }).first().focus()
      await page.keyboard.press('Enter')
    },
  ]) {
    await openGuide(page, accounts)
    await follow(await middleOf(page, 'appName'))
    await expect(page).toHaveURL(/#appName$/)
  }
})

test('a type that comes once the pointer is elsewhere is not shown', async ({ page, accounts }) => {
  let send: () => void = () => undefined
  const sent = new Promise<void>((resolve) => (send = resolve))
  await page.route('**/code-types.json', async (route) => {
    await sent
    await route.continue()
  })
  await openGuide(page, accounts)
  const { x, y } = await middleOf(page, 'twoFactor')
  const asked = page.waitForRequest('**/code-types.json')
  await page.mouse.move(x - 2, y)
  await page.mouse.move(x, y)
  await asked
  await page.mouse.move(x, y + 300)
  const come = page.waitForResponse('**/code-types.json')
  send()
  await (await come).finished()
  await page.waitForTimeout(200)
  await expect(panelOf(page)).toHaveCount(0)
})

test('types that cannot be had leave the page as it is', async ({ page, accounts }) => {
  const errors: string[] = []
  page.on('pageerror', ({ message }) => errors.push(message))
  await page.route('**/code-types.json', (route) => route.abort())
  await openGuide(page, accounts)
  const { x, y } = await middleOf(page, 'twoFactor')
  await page.mouse.move(x - 2, y)
  await page.mouse.move(x, y)
  await page.waitForTimeout(500)
  await expect(panelOf(page)).toHaveCount(0)
  expect(errors).toEqual([])
})

test('under the policy of the site, the panel has its looks', async ({ page, accountsUnderPolicy }) => {
  await openGuide(page, accountsUnderPolicy)
  const { x, y } = await middleOf(page, 'twoFactor')
  await page.mouse.move(x - 2, y)
  await page.mouse.move(x, y)
  await expect(panelOf(page)).toHaveCSS('position', 'fixed')
  await expect(panelOf(page)).toHaveCSS('border-top-width', '1px')
})

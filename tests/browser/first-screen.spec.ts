// What a reader sees before anything is scrolled, on a screen of 1440 × 900.
import type { Page } from '@playwright/test'
import { expect, test } from './test.ts'

test.use({ viewport: { width: 1440, height: 900 } })

test('the home page shows its choices, the code that they make and what to install, and breaks no name of a package', async ({
  page,
  accounts,
}) => {
  await page.goto(accounts)
  for (const part of [page.getByRole('radio', { name: 'Password' }), page.getByText('npm install @accounts/server')])
    await expect.soft(part).toBeInViewport({ ratio: 1 })
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 })
    const lines = await page
      .locator('.home-install pre b')
      .evaluateAll((names) => names.map((name) => name.getClientRects().length))
    expect.soft(lines.length, `${width} px`).toBeGreaterThan(4)
    expect.soft(Math.max(...lines), `${width} px`).toBe(1)
  }
})

test('what is chosen on the home page moves nothing beside it', async ({ page, accounts }) => {
  for (const width of [1440, 1024]) {
    await page.setViewportSize({ width, height: 900 })
    await page.goto(accounts)
    const title = page.getByRole('heading', { level: 1 })
    const before = await title.boundingBox()
    expect.soft(before?.y, `${width} px`).toBeLessThan(170)
    for (const name of ['OAuth', 'GraphQL', 'Your own']) {
      await page.getByRole('radio', { name }).check({ force: true })
      expect.soft(await title.boundingBox(), `${width} px, ${name}`).toEqual(before)
    }
  }
})

test('texts and tables of contents stand at the same places on a guide, a package, a declaration and a changelog', async ({
  page,
  accounts,
}) => {
  const places = []
  for (const path of ['docs/strategies/password/', 'api/server/', 'api/server/class/AccountsServer/', 'api/server/changelog/']) {
    await page.goto(accounts + path)
    places.push(await placesOn(page))
  }
  expect(new Set(places).size, places.join('\n')).toBe(1)
})

test('the bar of the table of contents goes from the sidebar to the right edge, and begins with its text', async ({
  page,
  accounts,
}) => {
  for (const width of [800, 1100, 1190]) {
    await page.setViewportSize({ width, height: 900 })
    for (const path of ['docs/strategies/password/', 'api/server/class/AccountsServer/']) {
      await page.goto(accounts + path)
      const [bar, main, title, arrow] = await Promise.all(
        [
          page.getByRole('navigation', { name: 'On this page' }),
          page.getByRole('main'),
          page.getByRole('heading', { level: 1 }),
          page.getByText('On this page', { exact: true }),
        ].map((part) =>
          part.evaluate((element) => {
            const { left, right } = element.getBoundingClientRect()
            return { left, right, inside: left + Number.parseFloat(getComputedStyle(element).paddingLeft) }
          }),
        ),
      )
      expect.soft([bar?.left, bar?.right], `${path} at ${width} px`).toEqual([main?.left, main?.right])
      expect.soft(Math.round(arrow?.inside ?? 0), `${path} at ${width} px`).toBe(Math.round(title?.left ?? -1))
    }
  }
})

test('texts are as wide before the typeface is there as after', async ({ page, accounts }) => {
  const widths: number[] = []
  for (const path of ['docs/introduction/', 'api/server/']) {
    await page.goto(accounts + path)
    widths.push(await page.locator('.docgen-article-body').evaluate((body) => body.clientWidth))
  }
  await page.addStyleTag({ content: ':root { --docgen-font: monospace }' })
  widths.push(await page.locator('.docgen-article-body').evaluate((body) => body.clientWidth))
  expect(widths[0]).toBe(720)
  expect(widths[2]).toBe(widths[1])
})

test('what a title says already is not said again by a declaration below it', async ({ page, accounts }) => {
  await page.goto(`${accounts}api/types/interface/User/`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Interface User')
  await expect(page.getByRole('main').getByText('interface User', { exact: true })).toHaveCount(0)
})

test('the home page fits a phone at twice the zoom', async ({ page, accounts }) => {
  await page.setViewportSize({ width: 195, height: 422 })
  await page.goto(accounts)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(195)
})

// One of each shape: members with long names, and lists of names with their packages.
const paths = ['api/server/class/AccountsServer/', 'api/symbols/', 'api/', 'docs/server/']

test('pages fit a phone with text of twice the size', async ({ page, accounts }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  for (const path of paths) {
    await page.goto(accounts + path)
    await page.addStyleTag({ content: 'html { font-size: 200% }' })
    expect.soft(await page.evaluate(() => document.documentElement.scrollWidth), `/${path}`).toBe(390)
  }
})

test('a card leads away from the site with a mark beside its title, from all of its area', async ({ page, manual }) => {
  await page.goto(`${manual}docs/`)
  const found = await page
    .locator('.docgen-cards li')
    .first()
    .evaluate((card) => {
      const link = card.querySelector('a')
      if (!link) return undefined
      link.href = 'https://example.com/'
      const { right, bottom } = card.getBoundingClientRect()
      const mark = getComputedStyle(link, '::after')
      return {
        mark: [mark.position, mark.maskImage !== 'none'],
        atCorner: document.elementFromPoint(right - 6, bottom - 6) === link,
      }
    })
  expect(found).toEqual({ mark: ['static', true], atCorner: true })
})

test('no card is left alone in a corner: four stand two by two, and a last one takes its line', async ({ page, manual }) => {
  await page.goto(`${manual}docs/`)
  const lines = await page
    .locator('.docgen-cards')
    .first()
    .locator('ol, ul')
    .evaluate((list) => {
      const [card] = list.children
      const linesOf = (count: number): readonly string[] => {
        list.replaceChildren(...Array.from({ length: count }, () => card?.cloneNode(true) ?? ''))
        const tops = [...list.children].map((each) => Math.round(each.getBoundingClientRect().top))
        const isWhole = (list.lastElementChild?.clientWidth ?? 0) > list.clientWidth * 0.9
        const perLine = [...new Set(tops)].map((top) => tops.filter((other) => other === top).length)
        return [perLine.join('+') + (isWhole ? ' whole' : '')]
      }
      list.parentElement?.style.setProperty('width', '60rem')
      return [2, 3, 4, 5, 6, 7].flatMap(linesOf)
    })
  expect(lines).toEqual(['2', '3', '2+2', '3+2', '3+3', '3+3+1 whole'])
})

async function placesOn(page: Page): Promise<string> {
  const title = await page.getByRole('heading', { level: 1 }).boundingBox()
  const toc = await page.getByRole('navigation', { name: 'On this page' }).boundingBox()
  return [title?.x, toc?.x, toc?.width].map((length) => Math.round(length ?? 0)).join(' ')
}

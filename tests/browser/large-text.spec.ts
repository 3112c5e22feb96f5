// Phones of readers who have doubled the size of text in their browser: rem, and what media queries call one, are 32 pixels.
import { browserArgs } from '../support/browser-args.ts'
import { findChromium } from '../support/find-chromium.ts'
import { expect, test } from './test.ts'

test.use({
  launchOptions: {
    executablePath: findChromium(),
    args: [...browserArgs, '--blink-settings=defaultFontSize=32,defaultFixedFontSize=26'],
  },
  viewport: { width: 320, height: 844 },
})

test('no page has to be scrolled sideways', async ({ page, accounts, accountsShapes, manual }) => {
  test.setTimeout(180_000)
  const ofManual = ['', 'reference/', 'docs/how-to/monorepo/', 'api/model/interface/DocgenConfig/', 'search/', '404.html']
  const wide: string[] = []
  for (const address of [...accountsShapes.map((path) => accounts + path), ...ofManual.map((path) => manual + path)]) {
    await page.goto(address)
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px')
    for (const width of [320, 390]) {
      await page.setViewportSize({ width, height: 844 })
      const needed = await page.evaluate(() => document.documentElement.scrollWidth)
      if (needed > width) wide.push(`${new URL(address).pathname} needs ${needed} of ${width} pixels`)
    }
  }
  expect(wide).toEqual([])
})

test('a title of code is a line of words, not a column of letters', async ({ page, accounts }) => {
  await page.goto(`${accounts}docs/databases/mongo/`)
  const lines = await page.locator('.docgen-code-title').evaluateAll((titles) =>
    titles.map((title) => {
      const text = document.createRange()
      text.selectNodeContents(title)
      return text.getClientRects().length
    }),
  )
  expect(lines.length).toBeGreaterThan(0)
  expect(Math.max(...lines)).toBeLessThanOrEqual(2)
})

test('the copy button covers no code', async ({ page, accounts }) => {
  await page.goto(`${accounts}docs/getting-started/`)
  const buttons = page.getByRole('button', { name: 'Copy code' }).filter({ visible: true })
  await expect(buttons).not.toHaveCount(0)
  const covered = await buttons.evaluateAll((all) =>
    all.flatMap((button) => {
      const box = button.getBoundingClientRect()
      const text = document.createRange()
      text.selectNodeContents(button.closest('.docgen-code')?.querySelector('pre') ?? button)
      const isUnder = [...text.getClientRects()].some(
        ({ left, right, top, bottom }) => left < box.right && right > box.left && top < box.bottom && bottom > box.top,
      )
      return isUnder ? [text.toString().slice(0, 40)] : []
    }),
  )
  expect(covered).toEqual([])
})

test('headings of sections are broken between words', async ({ page, manual }) => {
  await page.goto(`${manual}docs/theming/`)
  const broken = await page.locator('main h2').evaluateAll((headings) =>
    headings.flatMap((heading) => {
      const text = heading.firstChild
      if (!(text instanceof Text)) return []
      return [...text.data.matchAll(/\S+/g)].flatMap(({ 0: word, index }) => {
        const range = document.createRange()
        range.setStart(text, index)
        range.setEnd(text, index + word.length)
        return range.getClientRects().length > 1 ? [word] : []
      })
    }),
  )
  expect(broken).toEqual([])
})

test('boxes of tasks are as large as their words', async ({ page, accounts }) => {
  await page.goto(`${accounts}docs/introduction/`)
  const width = await page
    .locator('.docgen-prose')
    .first()
    .evaluate((prose) => {
      prose.insertAdjacentHTML('beforeend', '<ul><li><input type="checkbox" disabled> done</li></ul>')
      return prose.querySelector('input')?.offsetWidth
    })
  expect(width).toBe(32)
})

test('a command that wraps has words in its lines', async ({ page, accounts }) => {
  await page.goto(accounts)
  const code = page.locator('.home-install pre > code')
  expect(
    await code.evaluate((element) => element.clientWidth - parseFloat(getComputedStyle(element).paddingRight)),
  ).toBeGreaterThan(90)
})

test('the field of the search shows what is typed into it', async ({ page, accounts }) => {
  for (const path of ['search/?q=password', 'nowhere/']) {
    await page.goto(accounts + path)
    const field = page.getByRole('main').getByRole('searchbox')
    expect.soft(await field.evaluate((input) => input.clientWidth), path).toBeGreaterThan(200)
  }
})

test('words of the title of a page are not broken', async ({ page, accounts }) => {
  await page.goto(`${accounts}docs/databases/mongo/`)
  const title = page.getByRole('heading', { level: 1 })
  await expect(title).toHaveText('MongoDB')
  expect(await title.evaluate((heading) => heading.clientHeight / parseFloat(getComputedStyle(heading).lineHeight))).toBeLessThan(
    1.5,
  )
})

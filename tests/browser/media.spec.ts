// What a page is for readers who ask for less motion or for colours of their own, on paper, and on a phone.
import type { Locator, Page } from '@playwright/test'
import { expect, test } from './test.ts'

test('nothing moves for readers who ask for less motion', async ({ page, accounts }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(`${accounts}docs/introduction/`)
  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Close menu' })).toBeVisible()
  // What follows the scrolling of a box moves nothing by itself.
  const moving = () => document.getAnimations().filter(({ timeline }) => timeline === document.timeline).length
  expect(await page.evaluate(moving)).toBe(0)
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior)).toBe('auto')
})

test('with the colours of the reader, lines say what is current, chosen and code', async ({ page, accounts }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await page.goto(`${accounts}docs/getting-started/`)
  const sidebar = page.getByRole('navigation', { name: 'Docs sidebar' })
  expect(await lineUnder(sidebar.locator('[aria-current="page"]'))).toContain('underline')
  expect(await lineUnder(sidebar.getByRole('link', { name: 'Introduction' }))).not.toContain('underline')
  const [chosen, other] = await page
    .getByRole('tablist')
    .first()
    .getByRole('tab')
    .evaluateAll((tabs) => tabs.map((tab) => getComputedStyle(tab).borderBottomColor))
  expect(chosen).not.toBe(other)
  const borderOf = (box: Locator): Promise<string> => box.first().evaluate((each) => getComputedStyle(each).borderTopWidth)
  expect(await borderOf(page.locator(':not(.docgen-tabs *):has(> pre)'))).toBe('1px')
  // Code and its tabs have one frame.
  expect(await borderOf(page.locator('.docgen-tabs'))).toBe('1px')
  expect(await borderOf(page.locator('.docgen-tabs :has(> pre)'))).toBe('0px')
})

test('with the colours of the reader, the mark of a link that leaves the site is seen', async ({ page, accounts }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await page.goto(`${accounts}docs/strategies/password/`)
  const link = page.locator('.docgen-prose a[href^="https://www.npmjs.com/"]')
  // What is computed is not what is painted: in a line, a ground for text may cover it.
  const marked = await link.screenshot()
  await page.addStyleTag({ content: '.docgen-prose a::after { visibility: hidden }' })
  expect(marked.equals(await link.screenshot())).toBe(false)
})

test('with the colours of the reader, the line of the current part of the site is no gap in that of the navbar', async ({
  page,
  accounts,
}) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await page.goto(`${accounts}docs/getting-started/`)
  const [line, ground] = await page
    .getByRole('navigation', { name: 'Main' })
    .locator('a[aria-current]')
    .evaluate((link) => [getComputedStyle(link, '::after').backgroundColor, getComputedStyle(document.body).backgroundColor])
  expect(line).not.toBe(ground)
  expect(line).toBe(await systemColor(page, 'Highlight'))
})

test('with the colours of the reader, the home page has no ground of its own', async ({ page, accounts }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await page.goto(accounts)
  await expect(page.locator('.home-hero')).toHaveCSS('border-image-source', 'none')
})

test('on a phone, text that is written as HTML with its line breaks scrolls in its place', async ({ page, accounts }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`${accounts}docs/introduction/`)
  await page
    .locator('.docgen-prose')
    .first()
    .evaluate((prose) => {
      const text = document.createElement('pre')
      text.textContent = 'long '.repeat(60)
      prose.append(text)
    })
  const [ofPage, ofText] = await page.evaluate(() =>
    [document.documentElement, document.querySelector('.docgen-prose > pre')].map((each) =>
      each === null ? 0 : each.scrollWidth - each.clientWidth,
    ),
  )
  expect(ofPage).toBe(0)
  expect(ofText).toBeGreaterThan(0)
})

test('on paper every tab is under its label, folds are open and what is for the screen is gone', async ({ page, accounts }) => {
  await page.goto(`${accounts}docs/getting-started/`)
  await expect(page.getByRole('tablist').first()).toBeVisible()
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  for (const command of ['npm install express@4', 'yarn add express@4', 'pnpm add express@4'])
    await expect(page.getByText(command).first()).toBeVisible()
  await expect(page.getByRole('banner')).toBeHidden()
  await expect(page.getByRole('contentinfo')).toBeHidden()
  await expect(page.getByRole('button', { name: 'Copy code' })).toHaveCount(0)
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
  await page.goto(`${accounts}api/server/changelog/`)
  await expect(page.locator('.docgen-details li').first()).toBeVisible()
  // The address of a commit is longer than what is said about it.
  const commit = page.locator('.docgen-changelog a[href*="/commit/"]').first()
  expect(await commit.evaluate((link) => getComputedStyle(link, '::after').content)).not.toContain('http')
  await page.goto(`${accounts}search/?q=login`)
  await expect(page.locator('.docgen-facets')).toHaveCount(1)
  await expect(page.locator('.docgen-facets')).toBeHidden()
})

test('on paper what names something is not left alone at the end of a page, and no card is cut', async ({
  page,
  accounts,
  manual,
}) => {
  const [after, inside] = [['break-after', 'avoid'] as const, ['break-inside', 'avoid'] as const]
  for (const [address, selector, [property, value]] of [
    [`${accounts}docs/getting-started/`, '.docgen-tab-label', after],
    [`${accounts}docs/getting-started/`, 'main details > summary', after],
    [`${accounts}docs/getting-started/`, '.docgen-heading', after],
    [`${accounts}api/`, '.docgen-package-list li', inside],
    [accounts, '.home-pair dt', after],
    [manual, '.home-start > li', inside],
  ] as const) {
    await page.goto(address)
    await page.emulateMedia({ media: 'print' })
    const values = await page
      .locator(selector)
      .evaluateAll((all, name) => [...new Set(all.map((each) => getComputedStyle(each).getPropertyValue(name)))], property)
    expect.soft(values, `${selector} of ${address}`).toEqual([value])
  }
})

test('on paper there are no fields, and no pictures, lights or shadows for a screen', async ({ page, accounts }) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto(`${accounts}api/`)
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  await expect(page.getByRole('searchbox')).toHaveCount(0)
  await page.goto(accounts)
  await page
    .getByRole('main')
    .locator('h1')
    .evaluate((title) =>
      title.insertAdjacentHTML('afterend', '<i class="docgen-light-only">day</i><i class="docgen-dark-only">night</i>'),
    )
  await expect(page.getByText('day', { exact: true })).toBeVisible()
  await expect(page.getByText('night', { exact: true })).toBeHidden()
  await expect(page.locator('.home-hero')).toHaveCSS('border-image-source', 'none')
  await expect(page.locator('.home .docgen-code').first()).toHaveCSS('box-shadow', 'none')
})

test('on paper a link that leaves the site is followed by its address', async ({ page, accounts }) => {
  await page.goto(`${accounts}docs/strategies/password/`)
  await page.emulateMedia({ media: 'print' })
  const after = await page.locator('.docgen-prose a[href^="https://www.npmjs.com/"]').evaluate((link) => {
    const { content, maskImage, paddingLeft } = getComputedStyle(link, '::after')
    return { content, maskImage, paddingLeft }
  })
  expect(after).toEqual({
    content: '" (https://www.npmjs.com/package/@accounts/password)"',
    maskImage: 'none',
    paddingLeft: '0px',
  })
})

test('what an article says beside its text marks links that leave the site, too', async ({ page, accounts }) => {
  const marksIn = (selector: string): Promise<readonly (readonly [string, boolean])[]> =>
    page
      .locator(selector)
      .locator('a')
      .evaluateAll((links) =>
        links.map((link) => [link.textContent ?? '', getComputedStyle(link, '::after').maskImage !== 'none'] as const),
      )
  await page.goto(`${accounts}api/server/`)
  expect(await marksIn('.docgen-facts')).toEqual([
    ['Changelog', false],
    ['npm', true],
    ['Source', true],
  ])
  await page.goto(`${accounts}docs/strategies/password/`)
  expect(await marksIn('.docgen-page-info')).toContainEqual(['Edit this page', true])
})

test('the mark of a link that leaves the site is on the line of its last word', async ({ page, accounts }) => {
  await page.goto(`${accounts}docs/strategies/password/`)
  for (const width of [370, 380, 390, 400]) {
    await page.setViewportSize({ width, height: 844 })
    // The last two boxes of a link are its last words and the mark.
    const steps = await page.locator('.docgen-prose a[href^="http"]').evaluateAll((links) =>
      links.map((link) => {
        const [words, mark] = [...link.getClientRects()].slice(-2)
        return Math.abs((mark?.bottom ?? 0) - (words?.bottom ?? Infinity))
      }),
    )
    expect(Math.max(...steps), `${width} px`).toBeLessThan(10)
  }
})

test('on a phone the trail of a declaration takes one line', async ({ page, accounts }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const trail = page.getByRole('navigation', { name: 'Breadcrumbs' })
  for (const [path, name] of [
    ['api/password/enum/CreateUserErrors/', '@accounts/password'],
    ['api/database-mongo-magic-link/class/MongoServiceMagicLink/', '@accounts/mongo-magic-link'],
    ['api/apollo-link-accounts/changelog/', '@accounts/apollo-link'],
    ['api/server/', 'API reference'],
  ]) {
    await page.goto(accounts + path)
    await expect(trail.getByRole('link', { name })).toBeVisible()
    expect((await trail.boundingBox())?.height).toBeLessThan(30)
  }
})

test('on a phone the table of contents goes along, and folds when it has led to a heading that it does not cover', async ({
  page,
  accounts,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(`${accounts}docs/server/`)
  const toc = page.getByRole('navigation', { name: 'On this page' })
  await page.getByRole('heading', { level: 2 }).last().scrollIntoViewIfNeeded()
  await expect(toc.locator('summary')).toBeInViewport()
  await toc.locator('summary').click()
  await toc.getByRole('link', { name: 'Session', exact: true }).click()
  await expect(toc.getByRole('link').first()).toBeHidden()
  const heading = page.getByRole('heading', { name: 'Session', exact: true })
  await expect(heading).toBeInViewport()
  const bottom = await toc.evaluate((box) => box.getBoundingClientRect().bottom)
  await expect.poll(() => heading.evaluate((box) => box.getBoundingClientRect().top)).toBeGreaterThanOrEqual(bottom)
})

test('what a thumb presses on a phone is 44 px high', async ({ page, accounts }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`${accounts}docs/getting-started/`)
  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  const small = await page
    .locator(
      '.docgen-navbar :is(a, button), .docgen-menu :is(a, summary, button), .docgen-toc summary, [role="tab"], .docgen-footer li a',
    )
    .filter({ visible: true })
    .evaluateAll((targets) =>
      targets
        .filter((target) => target.getBoundingClientRect().height < 43.5 && !target.matches('.docgen-logo'))
        .map((target) => `${target.outerHTML.slice(0, 80)} ${target.getBoundingClientRect().height}`),
    )
  expect(small).toEqual([])
})

function lineUnder(element: Locator): Promise<string> {
  return element.first().evaluate((link) => getComputedStyle(link).textDecorationLine)
}

/** What a color of the system looks like now. */
function systemColor(page: Page, name: string): Promise<string> {
  return page.evaluate((color) => {
    const box = document.body.appendChild(document.createElement('i'))
    box.style.backgroundColor = color
    return getComputedStyle(box).backgroundColor
  }, name)
}

import { walkThrough } from './focus-walk.ts'
import { expect, test } from './test.ts'

test('the first key leads to a link that skips to the content', async ({ page, accounts }) => {
  await page.goto(`${accounts}docs/introduction/`)
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: 'Skip to content' })
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
})

for (const [width, paths] of [
  [1440, ['', 'docs/transports/rest-express/', 'api/password/enum/CreateUserErrors/', 'search/']],
  [390, ['', 'docs/transports/rest-express/', 'api/oauth/changelog/', 'nowhere/']],
] as const) {
  test(`Tab reaches everything in reading order, shows where it is and gets out again, ${width} px wide`, async ({
    page,
    accounts,
  }) => {
    test.setTimeout(180_000)
    await page.setViewportSize({ width, height: 900 })
    for (const path of paths) {
      await page.goto(accounts + path)
      await expect(page.locator('html')).toHaveAttribute('data-js')
      // Shown once it is known that nothing is asked.
      if (path === 'search/') await expect(page.getByRole('navigation', { name: 'Parts of this site' })).toBeVisible()
      const there = await walkThrough(page, 'Tab')
      expect.soft(there.expected.length, `/${path}`).toBeGreaterThan(8)
      expect.soft(there.reached, `/${path}`).toEqual(there.expected)
      expect.soft(there.unseen, `/${path}`).toEqual([])
    }
  })
}

test('Shift+Tab goes back the same way', async ({ page, accounts }) => {
  // More than a hundred keys, each with a look at the page.
  test.setTimeout(180_000)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(`${accounts}docs/databases/redis/`)
  const { expected, reached, unseen } = await walkThrough(page, 'Shift+Tab')
  expect(reached).toEqual(expected)
  expect(unseen).toEqual([])
})

test('the theme can be switched with the keyboard alone', async ({ page, reader }) => {
  await page.goto(reader)
  await page.getByRole('button', { name: 'Dark mode' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await page.keyboard.press('Space')
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
})

test('a category of the sidebar opens and closes with a key', async ({ page, accounts }) => {
  await page.goto(`${accounts}docs/introduction/`)
  const category = page.getByRole('navigation', { name: 'Docs sidebar' }).locator('summary').filter({ hasText: 'Strategies' })
  const link = page.getByRole('navigation', { name: 'Docs sidebar' }).getByRole('link', { name: 'Twitter' })
  await expect(link).toBeHidden()
  await category.focus()
  await page.keyboard.press('Enter')
  await expect(link).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(link).toBeHidden()
})

test('the keys of tabs are the arrows, Home and End; Tab goes on to the panel', async ({ page, accounts }) => {
  await page.goto(`${accounts}docs/getting-started/`)
  const tabs = page.getByRole('tablist').first().getByRole('tab')
  await tabs.first().focus()
  for (const [key, name] of [
    ['ArrowRight', 'pnpm'],
    ['End', 'yarn'],
    ['ArrowRight', 'npm'],
    ['ArrowLeft', 'yarn'],
    ['Home', 'npm'],
  ] as const) {
    await page.keyboard.press(key)
    await expect(tabs.filter({ hasText: new RegExp(`^${name}$`) })).toBeFocused()
    await expect(page.getByRole('tabpanel').first()).toContainText(`${name} `)
  }
  await page.keyboard.press('Tab')
  await expect(page.getByRole('tabpanel').first().getByRole('button', { name: 'Copy code' })).toBeFocused()
})

test('code and tables that are wider than the screen scroll with the arrows', async ({ page, accounts }) => {
  await page.setViewportSize({ width: 320, height: 800 })
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(`${accounts}docs/handling-errors/`)
  // On a phone, the tables of the site have room.
  await page.addStyleTag({ content: '.docgen-table table { min-width: 40rem }' })
  for (const box of [page.locator('pre'), page.getByRole('group', { name: 'Table' })]) {
    const wide = await box.evaluateAll((all) => all.findIndex(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth + 20))
    expect(wide).toBeGreaterThanOrEqual(0)
    await box.nth(wide).focus()
    await page.keyboard.press('ArrowRight')
    await expect.poll(() => box.nth(wide).evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(0)
  }
})

test('code does not fade while a link in it has the focus', async ({ page, accounts }) => {
  await page.setViewportSize({ width: 390, height: 664 })
  await page.goto(`${accounts}docs/strategies/password/`)
  const code = page.locator('.docgen-code:not(.is-import) > pre:has(a)').first()
  await expect(code).not.toHaveCSS('mask-image', 'none')
  await code.locator('a').first().focus()
  await expect(code).toHaveCSS('mask-image', 'none')
})

test('code and tables that show all they hold are no stops of Tab', async ({ page, accounts }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(`${accounts}docs/introduction/`)
  const boxes = page.locator('main').locator('pre, [role=group][aria-label=Table]')
  const wrongStops = () =>
    boxes.evaluateAll((all) =>
      all.filter((box) => box.hasAttribute('tabindex') !== box.scrollWidth > box.clientWidth).map((box) => box.outerHTML),
    )
  expect(await page.getByRole('group', { name: 'Table' }).count()).toBeGreaterThan(0)
  await expect.poll(wrongStops).toEqual([])
})

test('the table of contents opens on a narrow screen and leads to a heading', async ({ page, accounts }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`${accounts}docs/server/`)
  const toc = page.getByRole('navigation', { name: 'On this page' })
  await toc.locator('summary').focus()
  await page.keyboard.press('Space')
  await expect(toc.getByRole('link').first()).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(toc.getByRole('link').first()).toBeFocused()
  const href = await toc.getByRole('link').first().getAttribute('href')
  await page.keyboard.press('Enter')
  await expect(page.locator(`[id="${href?.slice(1)}"]`)).toBeInViewport()
})

test('the drawer can be walked to its end, and left', async ({ page, accounts }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`${accounts}docs/introduction/`)
  const button = page.getByRole('button', { name: 'Menu', exact: true })
  await button.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Close menu' })).toBeFocused()
  const last = page.getByRole('navigation', { name: 'Docs sidebar' }).locator('a, summary').filter({ visible: true }).last()
  await last.focus()
  await expect(last).toBeInViewport()
  await page.keyboard.press('Shift+Tab')
  await expect(page.getByRole('navigation', { name: 'Docs sidebar' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(button).toBeFocused()
})

test('an announcement is closed with a key, and the next stop is the one after it', async ({ page, reader }) => {
  await page.goto(reader)
  const notice = page.getByRole('complementary', { name: 'Announcement' })
  await notice.getByRole('button', { name: 'Close' }).focus()
  await page.keyboard.press('Enter')
  await expect(notice).toBeHidden()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('banner').getByRole('link', { name: 'Reader' })).toBeFocused()
})

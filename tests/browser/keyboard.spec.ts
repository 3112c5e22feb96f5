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

test('whatever has the focus shows it', async ({ page, reader }) => {
  // Without a smooth scroll, so that what gets the focus is in sight at once.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(reader)
  const invisible: string[] = []
  const seen = new Set<string>()
  for (let step = 0; step < 40; step++) {
    await page.keyboard.press('Tab')
    const focused = await page.evaluate(() => {
      const element = document.activeElement
      if (!(element instanceof HTMLElement) || element === document.body) return undefined
      const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element)
      const { width, height, top, bottom } = element.getBoundingClientRect()
      const isMarked = (outlineStyle !== 'none' && outlineWidth !== '0px') || boxShadow !== 'none'
      const isSeen = width > 0 && height > 0 && bottom > 0 && top < innerHeight
      return { name: element.outerHTML.slice(0, 80), isVisible: (isMarked || element.matches('.docgen-skip-link')) && isSeen }
    })
    if (!focused) break
    seen.add(focused.name)
    if (!focused.isVisible) invisible.push(focused.name)
  }
  expect(invisible).toEqual([])
  expect(seen.size).toBeGreaterThan(8)
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

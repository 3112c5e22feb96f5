import { expect, test } from './test.ts'

const login = /^Login: from the credentials/

test('a drawing has a name and a description for those who cannot see it, and the colours of the page, also when they change', async ({
  page,
  accounts,
}) => {
  await page.goto(`${accounts}docs/how-it-works/`)
  const drawing = page.getByRole('img', { name: login })
  await expect.soft(drawing).toBeVisible()
  await expect.soft(drawing).toHaveAccessibleDescription(/finds the user in the database and compares the hash/)
  const name = page.getByRole('img', { name: login }).getByText('AccountsServer')
  const fill = () => name.evaluate((text) => getComputedStyle(text).fill)
  const heading = () => page.getByRole('heading', { level: 1 }).evaluate((element) => getComputedStyle(element).color)
  const light = await fill()
  expect(light).toBe(await heading())
  await page.getByRole('button', { name: 'Dark mode' }).click()
  await expect.poll(fill).not.toBe(light)
  expect(await fill()).toBe(await heading())
})

test('on a narrow screen the drawing scrolls and not the page, with the keyboard too', async ({ page, accounts }) => {
  await page.setViewportSize({ width: 390, height: 800 })
  await page.goto(`${accounts}docs/how-it-works/`)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  const box = page.getByRole('group', { name: 'Picture' }).first()
  await box.focus()
  // Where everything is slow, Chromium now and then drops the first key after it has loaded a page, also one without any script. Readers press
  // it again.
  await expect(async () => {
    await page.keyboard.press('ArrowRight')
    await expect.poll(() => box.evaluate((element) => element.scrollLeft), { timeout: 2000 }).toBeGreaterThan(0)
  }).toPass({ timeout: 30_000 })
  await expect(box).toBeFocused()
})

test('where a few pixels are missing the drawing shrinks, and its labels can still be read', async ({ page, accounts }) => {
  for (const width of [1200, 1240, 390]) {
    await page.setViewportSize({ width, height: 800 })
    await page.goto(`${accounts}docs/how-it-works/`)
    const box = page.getByRole('group', { name: 'Picture' }).first()
    const { left, scale } = await box.evaluate((element) => ({
      left: element.scrollWidth - element.clientWidth,
      scale: (element.querySelector('svg')?.getBoundingClientRect().width ?? 0) / 600,
    }))
    // The smallest letters are drawn 12 pixels high.
    expect(scale * 12).toBeGreaterThan(10.7)
    if (width > 390) expect(left).toBe(0)
  }
})

test('the drawing of the home page fits windows of any width, with labels that can be read', async ({ page, accounts }) => {
  await page.goto(accounts)
  for (const width of [1440, 1024, 640, 390, 360]) {
    await page.setViewportSize({ width, height: 800 })
    const drawing = page.getByRole('img', { name: 'How the parts fit together' })
    await expect(drawing).toHaveCount(1)
    const box = drawing.locator('xpath=..')
    expect.soft(await box.evaluate((element) => element.scrollWidth - element.clientWidth), `${width} px`).toBe(0)
    // In pixels of the screen, from the foot of the lowest letter to the head of the highest.
    const height = await drawing.getByText('sessions, tokens').evaluate((label) => label.getBoundingClientRect().height)
    expect.soft(height, `${width} px`).toBeGreaterThanOrEqual(12)
  }
})

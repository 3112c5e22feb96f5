// Diagrams in Mermaid, as the manual shows them.
import type { Page } from '@playwright/test'
import { accessibilityFindings } from './accessible-page.ts'
import { enforce } from './enforce-policy.ts'
import { expect, test } from './test.ts'

const path = 'docs/how-to/diagrams/'

/** Of each paint of the drawings, its colors. */
function paintsOf(page: Page): Promise<Readonly<Record<string, string>>> {
  return page.evaluate(() => {
    const found: Record<string, string> = {}
    for (const element of document.querySelectorAll('.docgen-figure svg [fill], .docgen-figure svg [stroke]'))
      for (const name of ['fill', 'stroke'] as const) {
        const written = element.getAttribute(name) ?? ''
        if (written.startsWith('var(')) found[written] = getComputedStyle(element)[name]
      }
    return found
  })
}

test('a diagram has a name and a description, and what stands in it can be read', async ({ page, manual }) => {
  await page.goto(manual + path)
  const drawing = page.getByRole('img', { name: 'How a page is made' })
  await expect(drawing).toHaveAccessibleDescription(/Markdown is compiled, rendered with the theme/)
  await expect(page.getByRole('img', { name: 'A sequence diagram' })).toBeVisible()
  await expect(page.getByRole('figure', { name: 'A class diagram' })).toBeVisible()
  await expect(drawing.getByText('Compiled page')).toBeVisible()
})

test('diagrams have the colors of the theme, also when they change', async ({ page, manual }) => {
  await page.goto(manual + path)
  const light = await paintsOf(page)
  expect(Object.keys(light).length).toBeGreaterThan(6)
  const text = await page
    .locator('.docgen-prose > p')
    .last()
    .evaluate((element) => getComputedStyle(element).color)
  expect(light['var(--docgen-text, currentColor)']).toBe(text)
  await page.getByRole('button', { name: 'Dark mode' }).click()
  await expect.poll(async () => (await paintsOf(page))['var(--docgen-text, currentColor)']).not.toBe(text)
  const dark = await paintsOf(page)
  for (const [paint, color] of Object.entries(light)) expect(dark[paint], paint).not.toBe(color)
})

test('on a narrow screen a diagram scrolls and not the page, with the keyboard too', async ({ page, manual }) => {
  await page.setViewportSize({ width: 390, height: 800 })
  await page.goto(manual + path)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  const box = page.getByRole('group', { name: 'Picture' }).first()
  await box.focus()
  // Chromium now and then drops the first key after it has loaded a page.
  await expect(async () => {
    await page.keyboard.press('ArrowRight')
    await expect.poll(() => box.evaluate((element) => element.scrollLeft), { timeout: 2000 }).toBeGreaterThan(0)
  }).toPass({ timeout: 30_000 })
})

test('labels fit into their boxes, and no text covers another', async ({ page, manual }) => {
  await page.goto(manual + path)
  await page.evaluate(() => document.fonts.ready)
  const findings = await page.evaluate(() =>
    [...document.querySelectorAll('.docgen-figure svg')].flatMap((svg) => {
      const texts = [...svg.querySelectorAll('text')].map((text) => ({
        words: text.textContent,
        place: text.getBoundingClientRect(),
      }))
      const frame = svg.getBoundingClientRect()
      const outside = texts.filter(
        ({ place }) => place.left < frame.left || place.right > frame.right || place.bottom > frame.bottom,
      )
      const covered = texts.flatMap((one, index) =>
        texts.slice(index + 1).flatMap((other) => {
          const width = Math.min(one.place.right, other.place.right) - Math.max(one.place.left, other.place.left)
          const height = Math.min(one.place.bottom, other.place.bottom) - Math.max(one.place.top, other.place.top)
          // The boxes of letters are higher than the letters.
          return width > 1 && height > 5 ? [`${one.words} covers ${other.words}`] : []
        }),
      )
      const tight = [...svg.querySelectorAll('g > rect:first-child + text')].flatMap((text) => {
        const [inner, outer] = [text.getBoundingClientRect(), text.previousElementSibling?.getBoundingClientRect()]
        return outer && (inner.left < outer.left || inner.right > outer.right) ? [`${text.textContent} leaves its box`] : []
      })
      return [...outside.map(({ words }) => `${words} is outside`), ...covered, ...tight]
    }),
  )
  expect(findings).toEqual([])
})

test('a page with diagrams breaks no rule of WCAG', async ({ page, manual }) => {
  test.setTimeout(120_000)
  expect(await accessibilityFindings({ page, url: manual + path })).toEqual([])
})

test('diagrams need nothing that the policy of the site forbids', async ({ page, manual }) => {
  const violations = await enforce(page, manual)
  await page.goto(manual + path)
  await expect(page.getByRole('img', { name: 'A state diagram' })).toBeVisible()
  expect(violations).toEqual([])
})

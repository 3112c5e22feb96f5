// Pages that are about a part of accounts-js have its color, and the mark with the part lit.
import type { Page } from '@playwright/test'
import { expect, test } from './test.ts'

const pages = [
  { part: 'strategy', path: 'docs/strategies/magic-link/', current: 'Magic link' },
  { part: 'transport', path: 'docs/transports/rest-express/', current: 'REST with Express' },
  { part: 'database', path: 'docs/databases/mongo/', current: 'MongoDB' },
] as const

for (const { part, path, current } of pages) {
  test(`links, the current entry and the mark have the color of a ${part} in both color modes`, async ({ page, accounts }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    const seen = new Set<string>()
    for (const mode of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme: mode })
      await page.goto(accounts + path)
      await expect(page.locator('html')).toHaveAttribute('data-theme', mode)
      const own = await colorOf(page, `--docgen-part-${part}`)
      seen.add(own)
      const main = page.getByRole('main')
      await expect.soft(main.locator('.docgen-prose a').first(), mode).toHaveCSS('color', own)
      await expect.soft(main.getByText(/^(Strategy|Transport|Database)$/).first(), mode).toHaveCSS('color', own)
      expect.soft(await markOf(page), mode).toContain(own)
      const entry = page.getByRole('navigation', { name: 'Docs sidebar' }).getByRole('link', { name: current, exact: true })
      await expect.soft(entry, mode).toHaveAttribute('aria-current', 'page')
      const ground = await entry.evaluate((link) => getComputedStyle(link).backgroundColor)
      expect.soft(ground, mode).not.toBe(await colorOf(page, '--docgen-accent-soft'))
    }
    expect(seen.size).toBe(2)
  })
}

test('a drawing has the color of the part that its page is about', async ({ page, accounts }) => {
  await page.goto(`${accounts}docs/transports/rest-express/`)
  const arrow = page
    .getByRole('img', { name: /^A request/ })
    .locator('path[marker-end]')
    .first()
  await expect(arrow).toHaveCSS('stroke', await colorOf(page, '--docgen-part-transport'))
})

test('a declaration of a package has the color of the part, in its sidebar too', async ({ page, accounts }) => {
  await page.goto(`${accounts}api/database-mongo/class/Mongo/`)
  const own = await colorOf(page, '--docgen-part-database')
  await expect(page.getByRole('heading', { level: 1 }).getByText('Class')).toHaveCSS('color', own)
  const entry = page.locator('.docgen-sidebar a[aria-current]')
  await expect(entry).toHaveText(/Mongo/)
  const ground = await entry.evaluate((link) => getComputedStyle(link).backgroundColor)
  expect(ground).not.toBe(await colorOf(page, '--docgen-accent-soft'))
})

test('a page about no part has none, and titles stand at one place on pages of every kind', async ({ page, accounts }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  const tops = new Set<number | undefined>()
  const kinds = ['docs/introduction/', 'docs/strategies/password/', 'api/', 'api/server/', 'api/server/changelog/']
  for (const path of [...kinds, 'api/database-mongo/class/Mongo/']) {
    await page.goto(accounts + path)
    tops.add((await page.getByRole('heading', { level: 1 }).boundingBox())?.y)
    await expect(page.locator('.docgen-part')).toHaveCount(/password|mongo/.test(path) ? 1 : 0)
  }
  expect(tops.size).toBe(1)
})

test('paper and the few colors of a reader are spared the mark', async ({ page, accounts }) => {
  await page.goto(`${accounts}docs/databases/mongo/`)
  await page.emulateMedia({ media: 'print' })
  expect(await markOf(page)).not.toContain('gradient')
  await page.emulateMedia({ media: 'screen', forcedColors: 'active' })
  expect(await markOf(page)).not.toContain('gradient')
})

/** A custom property of the page as the browser computes colors: `rgb(11, 107, 109)`. */
async function colorOf(page: Page, property: string): Promise<string> {
  return page.evaluate((name) => {
    const probe = document.body.appendChild(document.createElement('i'))
    probe.style.color = `var(${name})`
    const { color } = getComputedStyle(probe)
    probe.remove()
    return color
  }, property)
}

/** What is painted before the name of the part. */
async function markOf(page: Page): Promise<string> {
  return page.locator('.docgen-part').evaluate((part) => {
    const { backgroundImage, maskSize } = getComputedStyle(part, '::before')
    // Larger than the logo is drawn, which would be repeated.
    return maskSize === 'contain' ? backgroundImage : `a mask of ${maskSize}`
  })
}

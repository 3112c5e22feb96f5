// A navbar with more in it than most windows have room for.
import { join } from 'node:path'
import { buildAndServe, type Served } from '../support/serve.ts'
import { linkPackages, makeTempFolder, removeFolder, writeFiles } from '../support/temp-site.ts'
import type { Locator } from '@playwright/test'
import { expect, test } from './test.ts'

let served: Served
let folder: string

// One worker builds the site once.
test.describe.configure({ mode: 'default' })

const labels = ['Documentation', 'Api reference', 'Changelog', 'Cookbook', 'Blog', 'Community', 'Showcase', 'Releases']
const config = `import { defineConfig, docs } from '@docgen/ssg-cli'

export default defineConfig({
  title: 'The Reference Handbook of the Household',
  url: 'https://example.com',
  base: '/house/',
  locales: { en: { label: 'English' }, de: { label: 'Deutsch' } },
  navbar: [
    ...${JSON.stringify(labels)}.map((label, index) => (index < 1 ? { label, to: '/docs/' } : { label, href: 'https://example.org/' + label })),
    { label: 'Code', href: 'https://example.org/code', icon: 'github' },
    { label: 'More', items: [{ label: 'Roof', to: '/docs/roof/' }] },
  ],
  lastUpdate: false,
  sources: [docs()],
})
`

test.beforeAll(async () => {
  folder = makeTempFolder()
  const root = join(folder, 'site')
  const page = '# House\n\nIt has rooms.\n'
  writeFiles(root, { 'docgen.config.ts': config, 'docs/index.md': page, 'docs/roof.md': page, 'i18n/de/docs/index.md': page })
  linkPackages(root)
  served = await buildAndServe(root)
})

test.afterAll(async () => {
  await served.stop()
  removeFolder(folder)
})

for (const javaScriptEnabled of [true, false]) {
  test(`it is never wider than the window, and every link is in sight${javaScriptEnabled ? '' : ', without scripts'}`, async ({
    browser,
  }) => {
    const page = await browser.newPage({ javaScriptEnabled })
    for (const path of ['docs/', 'de/docs/']) {
      await page.goto(served.url + path)
      for (const width of [320, 390, 640, 768, 995, 996, 1000, 1024, 1100, 1200, 1280, 1440]) {
        await page.setViewportSize({ width, height: 800 })
        const { over, outside } = await page.evaluate(() => {
          const bar = document.querySelector('.docgen-navbar')?.getBoundingClientRect()
          const shown = [...document.querySelectorAll('.docgen-navbar :is(a, button, summary)')].filter((node) =>
            node.checkVisibility(),
          )
          return {
            over: document.documentElement.scrollWidth > innerWidth,
            outside: shown
              .filter((node) => {
                const { left, right, top, bottom } = node.getBoundingClientRect()
                // The ground of a menu may be higher than a line.
                const middle = (top + bottom) / 2
                return !bar || left < 0 || right > innerWidth || middle < bar.top + 8 || middle > bar.bottom - 8
              })
              .map((node) => node.textContent),
          }
        })
        expect({ width, path, over, outside }).toEqual({ width, path, over: false, outside: [] })
        if (width >= 996)
          for (const label of labels) await expect(page.getByRole('banner').getByRole('link', { name: label })).toBeInViewport()
      }
    }
    await page.close()
  })
}

test('a short title is whole beside a full navbar, to the edge of its last letter', async ({ page }) => {
  await page.goto(`${served.url}docs/`)
  const title = page.getByRole('banner').locator('.docgen-logo span')
  await title.evaluate((element) => (element.textContent = 'Redux Toolkit'))
  for (const width of [390, 996, 1000, 1100, 1200, 1440]) {
    await page.setViewportSize({ width, height: 800 })
    const { room, ink } = await title.evaluate((element) => {
      const style = getComputedStyle(element)
      const context = document.createElement('canvas').getContext('2d')
      if (!context) throw new Error('This browser draws nothing')
      context.font = `${style.fontWeight} ${style.fontSize} ${style.fontFamily}`
      context.letterSpacing = style.letterSpacing
      const before = parseFloat(style.paddingInlineStart)
      return {
        room: element.getBoundingClientRect().width - before,
        ink: context.measureText(element.textContent).actualBoundingBoxRight,
      }
    })
    // What is drawn is rounded to whole pixels, and so may what is measured be.
    expect({ width, cut: Math.floor(Math.max(0, ink - room) * 2) / 2 }).toEqual({ width, cut: 0 })
  }
})

test('a long title is whole where there is room, and leaves links their lines where there is none', async ({ page }) => {
  await page.goto(`${served.url}docs/`)
  const banner = page.getByRole('banner')
  const title = banner.locator('.docgen-logo span')
  const isCut = (): Promise<boolean> => title.evaluate((element) => element.scrollWidth > element.clientWidth)
  await title.evaluate((element) => (element.textContent = 'The Complete Reference Handbook of the Household'))
  await page.setViewportSize({ width: 1050, height: 800 })
  expect(await isCut()).toBe(true)
  expect((await banner.boundingBox())?.height).toBeLessThan(80)
  await banner.locator('.docgen-navbar-links > ul').evaluate((list) => list.replaceChildren(...[...list.children].slice(0, 1)))
  expect(await isCut()).toBe(false)
})

test('marks of services stand closer than words, and are large enough to press', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 800 })
  await page.goto(`${served.url}docs/`)
  const { width = 0, height = 0 } = (await page.getByRole('banner').getByRole('link', { name: 'Code' }).boundingBox()) ?? {}
  expect(width).toBeLessThan(38)
  expect(Math.min(width, height)).toBeGreaterThan(24)
})

test('a menu with the page that is shown looks as a link to it does, and says so to screen readers', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 800 })
  const banner = page.getByRole('banner')
  const colorOf = (item: Locator): Promise<string> => item.evaluate((element) => getComputedStyle(element).color)
  await page.goto(`${served.url}docs/`)
  const current = await colorOf(banner.getByRole('link', { name: 'Documentation' }))
  const other = await colorOf(banner.getByRole('link', { name: 'Blog' }))
  await page.goto(`${served.url}docs/roof/`)
  await expect(banner.getByText('More')).toHaveAttribute('aria-current', 'true')
  const menu = await colorOf(banner.getByText('More'))
  expect(menu).toBe(current)
  expect(menu).not.toBe(other)
})

test('the search is as wide as a field where there is room, and a button where there is none', async ({ page, accounts }) => {
  const search = page.getByRole('banner').getByRole('link', { name: 'Search' })
  const widthIn = async (width: number): Promise<number> => {
    await page.setViewportSize({ width, height: 800 })
    return (await search.boundingBox())?.width ?? 0
  }
  await page.goto(`${accounts}docs/introduction/`)
  for (const width of [1000, 1440]) expect(await widthIn(width)).toBe(240)
  expect(await widthIn(390)).toBe(44)
  await page.goto(`${served.url}docs/`)
  expect(await widthIn(1000)).toBeLessThan(150)
})

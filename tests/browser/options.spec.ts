// What a site can choose beyond reading: one site has all of it.
import type { Page } from '@playwright/test'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { buildAndServe, buildSite, type Served } from '../support/serve.ts'
import { linkPackages, makeTempFolder, removeFolder, writeFiles } from '../support/temp-site.ts'
import { accessibilityFindings } from './accessible-page.ts'
import { axeFindings, loadAxe } from './axe-findings.ts'
import { expect, test } from './test.ts'
import { waitUntil } from './wait-in-page.ts'

const paragraph = 'Words that nobody looks for stand here to fill the page. '.repeat(30)

const picture = (width: number, height: number): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><path d="M0 0h${width}v${height}z"/></svg>`

const longWord = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft'

const manyTabs = Array.from({ length: 14 }, (_, index) => `:::tab[Package manager ${index}]\n\nText.\n\n:::\n`).join('')

const configFor = (feedbackUrl: string): string => `import { defineConfig, docs } from '@docgen/ssg-cli'

export default defineConfig({
  title: 'Options',
  navbar: [
    { label: 'Docs', to: '/' },
    { label: 'More', items: [{ label: 'The guide', to: '/guide/' }, { label: 'The images', to: '/images/' }] },
  ],
  offline: true,
  sidebar: { hideable: true, autoCollapse: true },
  feedback: { url: '${feedbackUrl}' },
  sources: [docs({ path: '/' })],
})
`

const filesFor = (feedbackUrl: string): Readonly<Record<string, string>> => ({
  'package.json': '{ "type": "module" }',
  'docgen.config.ts': configFor(feedbackUrl),
  'docs/index.md': `# Start\n\nGo to the [guide](./guide.md).\n\n${paragraph}\n`,
  'docs/images.md': [
    '# Images',
    '![A wide picture](./wide.svg)',
    '![A logo](./wide.svg#no-zoom)',
    '[![A link](./wide.svg)](./guide.md)',
    '![A small one](./small.svg)',
  ].join('\n\n'),
  'docs/one/page.md': '# Page of one\n\nText.\n',
  'docs/two/page.md': '# Page of two\n\nText.\n',
  'docs/okapi/index.md': '# Okapi\n\nAn okapi hides. **Okapi** [okapi](#okapi)\n\n## Okapi\n\nText.\n',
  'docs/tabs.md': `# Tabs\n\n::::tabs\n${manyTabs}::::\n`,
  'docs/long.md': `# Long\n\n:::note[${longWord}]\n\n${longWord}\n\n:::\n\n::::cards\n\n- [${longWord}](./guide.md)\n\n  ${longWord}\n\n::::\n`,
  'docs/wide.svg': picture(2000, 400),
  'docs/small.svg': picture(40, 40),
  'docs/guide.md': `# Guide\n\nA zebra is here.\n\n## Stable\n\n${paragraph}\n\nTwo zebras, no unzebra.\n`,
})

// One worker builds the site once.
test.describe.configure({ mode: 'default' })

let folder = ''
let served: Served | undefined
let receiver: Receiver | undefined
const address = (path: string): string => (served?.url ?? '') + path

test.beforeAll(async () => {
  folder = makeTempFolder()
  const root = join(folder, 'options')
  receiver = await startReceiver()
  writeFiles(root, filesFor(`${receiver.url}/in`))
  linkPackages(root)
  served = await buildAndServe(root)
})

test.afterAll(async () => {
  await served?.stop()
  receiver?.close()
  removeFolder(folder)
})

interface Receiver {
  readonly url: string
  /** What was sent, oldest first. */
  readonly received: readonly string[]
  readonly close: () => void
}

/** Where the owner of the site has readers' answers sent. */
async function startReceiver(): Promise<Receiver> {
  const received: string[] = []
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      received.push(`${request.method} ${request.url} ${decodeURIComponent(body)}`)
      response.end('Received')
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const at = server.address()
  if (typeof at !== 'object' || at === null) throw new Error('The server has no port.')
  return { url: `http://127.0.0.1:${at.port}`, received, close: () => server.close() }
}

/** What is marked, in the order of the page. */
const marks = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => [...(CSS.highlights.get('docgen-found') ?? [])].map(String))

async function openFirstResult(page: Page, query: string): Promise<void> {
  await page.keyboard.press('/')
  await page.getByRole('combobox', { name: 'Search docs' }).fill(query)
  await expect(page.getByRole('option', { selected: true })).toBeVisible()
  await page.keyboard.press('Enter')
}

test('the words of a search are marked on the page of its result, until Escape or the next page', async ({ page }) => {
  await page.goto(address(''))
  const html = page.locator('.docgen-article-body')
  await openFirstResult(page, 'zebra')
  await expect(page).toHaveURL(/\/guide\/(#\w+)?$/)
  await expect.poll(() => marks(page)).toEqual(['zebra', 'zebra'])
  expect(await html.locator('mark').count()).toBe(0)
  await page.keyboard.press('Escape')
  expect(await marks(page)).toEqual([])

  await page.goto(address(''))
  await openFirstResult(page, 'zebra')
  await expect.poll(() => marks(page)).toHaveLength(2)
  await page.getByRole('navigation', { name: 'Docs sidebar' }).getByRole('link', { name: 'Start' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Start')
  await expect.poll(() => marks(page)).toEqual([])
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Guide')
  expect(await marks(page)).toEqual([])
})

test('what stands around the text of an article is not marked', async ({ page }) => {
  await page.goto(address('okapi/'))
  // The title and the button that copies the anchor of a heading name the word, too.
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Okapi')
  await openFirstResult(page, 'okapi')
  await expect.poll(() => marks(page)).toEqual(['okapi', 'Okapi', 'okapi', 'Okapi'])
})

test('the page of all results leads to marked words too', async ({ page }) => {
  await page.goto(address('search/?q=zebra'))
  await page.locator('.docgen-results a.docgen-hit').first().click()
  await expect.poll(() => marks(page)).toEqual(['zebra', 'zebra'])
})

test('an image that is shown smaller than it is opens by key in a dialog, which Escape closes', async ({ page }) => {
  await page.goto(address('images/'))
  const zoom = page.getByRole('button', { name: /^Enlarge image/ })
  await expect(zoom).toHaveCount(1)
  await expect(zoom).toHaveAccessibleName('Enlarge image: A wide picture')
  const shown = (await zoom.boundingBox())?.width ?? Infinity
  await zoom.focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'A wide picture' })
  const large = dialog.getByRole('img')
  await expect(large).toBeVisible()
  expect((await large.boundingBox())?.width).toBeGreaterThan(shown * 1.2)
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(zoom).toBeFocused()
})

test('on a phone an image that fills the screen is scrolled in its dialog, and closed by its button', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(address('images/'))
  await page.getByRole('button', { name: 'Enlarge image: A wide picture' }).click()
  const dialog = page.getByRole('dialog', { name: 'A wide picture' })
  expect(await dialog.evaluate(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth * 2)).toBe(true)
  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect(dialog).toHaveCount(0)
})

test('every tab of many is in sight, on a phone too', async ({ page }) => {
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 844 })
    await page.goto(address('tabs/'))
    await expect(page.getByRole('tab')).toHaveCount(14)
    const right = await page
      .getByRole('tab')
      .evaluateAll((tabs) => Math.max(...tabs.map((tab) => tab.getBoundingClientRect().right)))
    const list = await page.getByRole('tablist').evaluate((box) => box.getBoundingClientRect().right)
    expect(right).toBeLessThanOrEqual(list)
  }
})

test('a long word makes no page wider than a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(address('long/'))
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
})

test('a long title leaves what is pressed its size', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 844 })
  await page.goto(address(''))
  const title = page.getByRole('banner').locator('.docgen-logo span')
  await title.evaluate((element) => (element.textContent = 'A Very Long Name of a Product Suite'))
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  for (const name of ['Menu', 'Dark mode'])
    expect((await page.getByRole('button', { name, exact: true }).boundingBox())?.width).toBe(44)
  expect((await page.getByRole('banner').locator('.docgen-search-link').boundingBox())?.width).toBe(44)
})

/** Before it has what waits until it is idle, a page sends forms as it does without scripts. */
async function untilIdle(page: Page): Promise<void> {
  await waitUntil(page, 'its last script has come', () =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('/after-idle-')),
  )
  await page.evaluate(async () => {
    const script = performance.getEntriesByType('resource').find(({ name }) => name.includes('/after-idle-'))
    // The same script: it has run when it is there.
    if (script) await import(script.name)
  })
}

test('an answer to "Was this page helpful?" is sent to the owner, and the reader stays on the page', async ({ page }) => {
  await page.goto(address('guide/'))
  await untilIdle(page)
  await page.getByRole('button', { name: 'Yes' }).click()
  await expect(page.getByText('Thank you for your answer.')).toBeVisible()
  expect(receiver?.received.at(-1)).toBe('POST /in page=/guide/&helpful=yes')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Guide')
})

test('without scripts the browser sends the answer', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(address('guide/'))
  await page.getByRole('button', { name: 'No', exact: true }).click()
  await expect(page.getByText('Received')).toBeVisible()
  expect(receiver?.received).toContain('POST /in page=/guide/&helpful=no')
  await context.close()
})

test('a menu of the navbar opens by key, and Escape closes it and gives the focus back', async ({ page }) => {
  await page.goto(address(''))
  await page.waitForLoadState('networkidle')
  const bar = page.getByRole('navigation', { name: 'Main' })
  const link = bar.getByRole('link', { name: 'The guide' })
  await expect(link).toBeHidden()
  const summary = bar.getByText('More', { exact: true })
  await summary.focus()
  await page.keyboard.press('Enter')
  await expect(link).toBeInViewport({ ratio: 1 })
  await page.keyboard.press('Tab')
  await expect(link).toBeFocused()
  // The menu listens once the page is idle.
  await expect(async () => {
    await page.keyboard.press('Escape')
    await expect(link).toBeHidden({ timeout: 200 })
  }).toPass()
  await expect(summary).toBeFocused()
})

test('on a phone, and without scripts, the menu stands in the drawer', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } })
  const page = await context.newPage()
  await page.goto(address('guide/'))
  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  const drawer = page.getByRole('navigation', { name: 'Site' })
  await drawer.getByText('More', { exact: true }).click()
  await drawer.getByRole('link', { name: 'The images' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Images')
  await context.close()
})

test('a category closes when another beside it opens, and the one that is read is open', async ({ page }) => {
  await page.goto(address('one/page/'))
  const sidebar = page.getByRole('navigation', { name: 'Docs sidebar' })
  const [one, two] = ['Page of one', 'Page of two'].map((name) => sidebar.getByRole('link', { name }))
  await expect(one ?? sidebar).toBeVisible()
  await sidebar.locator('summary', { hasText: 'Two' }).click()
  await expect(two ?? sidebar).toBeVisible()
  await expect(one ?? sidebar).toBeHidden()
  await two?.click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page of two')
  await expect(one ?? sidebar).toBeHidden()
  await page.reload()
  await expect(two ?? sidebar).toBeVisible()
})

test('the sidebar hides by its button, stays hidden on the next page, and comes back', async ({ page }) => {
  await page.goto(address('guide/'))
  await page.waitForLoadState('networkidle')
  const sidebar = page.getByRole('navigation', { name: 'Docs sidebar' })
  await expect(sidebar).toBeVisible()
  const start = (await page.getByRole('main').boundingBox())?.x ?? 0
  await page.getByRole('button', { name: 'Hide sidebar' }).click()
  await expect(sidebar).toBeHidden()
  expect((await page.getByRole('main').boundingBox())?.x).toBeLessThan(start)
  await page.goto(address('images/'))
  await expect(sidebar).toBeHidden()
  await page.waitForLoadState('networkidle')
  await page.getByRole('button', { name: 'Show sidebar' }).click()
  await expect(sidebar).toBeVisible()
})

test('a starred search stays above the recent ones, over a reload, until it is removed', async ({ page }) => {
  await page.goto(address(''))
  await page.evaluate(() => localStorage.setItem('docgen.recent-searches', '["zebra","guide"]'))
  await page.keyboard.press('/')
  const field = page.getByRole('combobox', { name: 'Search docs' })
  const recent = page.getByRole('region', { name: 'Recent searches' })
  const favorites = page.getByRole('region', { name: 'Favorite searches' })
  await recent.getByRole('button', { name: 'Add “guide” to favorites' }).click()
  await expect(field).toBeFocused()
  await expect(recent.getByRole('listitem')).toHaveText(['zebra'])
  await page.reload()
  await page.keyboard.press('/')
  await favorites.getByRole('button', { name: 'guide', exact: true }).click()
  await expect(field).toHaveValue('guide')
  await field.fill('')
  await favorites.getByRole('button', { name: 'Remove “guide” from favorite searches' }).click()
  await expect(favorites).toHaveCount(0)
  await expect(recent.getByRole('listitem')).toHaveText(['zebra'])
})

test('a page that was read, and the home page, open without a network; others do not', async ({ page, context }) => {
  await page.goto(address('guide/'))
  await page.evaluate(() => navigator.serviceWorker.ready)
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  await page.goto(address('images/'))
  await context.setOffline(true)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Images')
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--docgen-page'))).not.toBe('')
  await page.goto(address(''))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Start')
  await expect(page.goto(address('one/page/'))).rejects.toThrow()
})

test('pages with all of it have no finding of axe, in both color modes and widths', async ({ page }) => {
  for (const path of ['images/', 'one/page/']) expect(await accessibilityFindings({ page, url: address(path) })).toEqual([])
})

test('neither has an open menu, nor an open image', async ({ page }) => {
  await page.goto(address('images/'))
  await loadAxe(page)
  await page.getByRole('navigation', { name: 'Main' }).getByText('More', { exact: true }).click()
  expect(await axeFindings(page, [])).toEqual([])
  await page.getByRole('button', { name: /^Enlarge image/ }).click()
  expect(await axeFindings(page, [])).toEqual([])
})

// Last, since it changes the site of the others.
test('a site that is not offline any more ends the workers of earlier readers', async ({ page }) => {
  const root = join(folder, 'options')
  const kept = () =>
    page.evaluate(async () => [
      (await navigator.serviceWorker.getRegistrations()).length,
      (await caches.keys()).filter((name) => name.startsWith('docgen:')).length,
    ])
  await page.goto(address(''))
  await page.evaluate(() => navigator.serviceWorker.ready)
  expect(await kept()).toEqual([1, 1])

  writeFiles(root, { 'docgen.config.ts': configFor(`${receiver?.url}/in`).replace('offline: true', 'offline: false') })
  await buildSite(root)
  await page.goto(address('guide/'))
  await expect.poll(kept).toEqual([0, 0])
  await page.reload()
  expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull()
})

import type { Page } from '@playwright/test'
import { expect, test } from './test.ts'

/** Opens a page and waits until the site can navigate without a reload. */
async function open(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await expect.poll(() => page.evaluate(() => history.scrollRestoration)).toBe('manual')
  await page.evaluate(() => Object.assign(window, { isFirstLoad: true }))
}

const isFirstLoad = (page: Page) => page.evaluate(() => 'isFirstLoad' in window)
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true })
const guideLink = (page: Page) => page.getByRole('navigation', { name: 'Docs sidebar' }).getByRole('link', { name: 'Guide' })
const scrolled = (page: Page) => page.evaluate(() => Math.round(scrollY))

test('a link to another page shows it without reloading the site', async ({ page, reader }) => {
  await open(page, reader)
  await page.evaluate(() => scrollTo(0, 400))
  await guideLink(page).click()
  await expect(heading(page, 'Guide')).toBeVisible()
  expect(new URL(page.url()).pathname).toBe('/guide/')
  await expect(page).toHaveTitle(/^Guide/)
  await expect(page.getByRole('status').filter({ hasText: /^Guide/ })).toHaveText(await page.title())
  await expect(page.getByRole('main')).toBeFocused()
  await expect(page.getByRole('navigation', { name: 'Docs sidebar' }).locator('[aria-current=page]')).toHaveText('Guide')
  expect(await isFirstLoad(page)).toBe(true)
})

test('what the page before listened to works on the next one', async ({ page, reader }) => {
  await open(page, `${reader}guide/`)
  await page.getByRole('navigation', { name: 'Docs sidebar' }).getByRole('link', { name: 'Reading' }).click()
  await expect(heading(page, 'Reading')).toBeVisible()
  await page.getByRole('tab', { name: 'pnpm' }).first().click()
  await expect(page.getByText('pnpm reader')).toBeVisible()
  await page.getByRole('button', { name: 'Dark mode' }).click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await expect(page.getByRole('button', { name: 'Dark mode' })).toHaveAttribute('aria-pressed', 'true')
  expect(await isFirstLoad(page)).toBe(true)
})

test('of a long page the beginning is shown first, and then all of it', async ({ page, accounts }) => {
  for (const path of ['docs/transports/graphql/', 'docs/getting-started/', 'api/server/class/AccountsServer/']) {
    await open(page, `${accounts}docs/introduction/`)
    const [atFirst, whole, expected] = await page.evaluate(async (target) => {
      // What scripts do with tabs and code is left out.
      const partsIn = (shown: Document): string[] =>
        [...shown.querySelectorAll('main *')].map(({ tagName, className, childElementCount, textContent }) =>
          [tagName, className, childElementCount === 0 && textContent].join(),
        )
      const seen: string[][] = []
      const told = new Promise((resolve) => {
        for (const moment of ['docgen:show', 'docgen:navigate'])
          document.addEventListener(
            moment,
            () => {
              seen.push(partsIn(document))
              if (seen.length === 2) resolve(undefined)
            },
            { once: true },
          )
      })
      const link = document.createElement('a')
      link.href = target
      document.querySelector('main')?.prepend(link)
      link.click()
      await told
      const html = await (await fetch(target)).text()
      return [...seen, partsIn(new DOMParser().parseFromString(html, 'text/html'))]
    }, accounts + path)
    expect.soft(whole?.length, `/${path}`).toBe(expected?.length)
    expect.soft(atFirst?.length, `/${path}`).toBeLessThan((whole?.length ?? 0) * 0.7)
    // The last element may have come in part.
    expect.soft(expected?.slice(0, 50), `/${path}`).toEqual(atFirst?.slice(0, 50))
    expect
      .soft(
        whole?.filter((part) => !/^(BUTTON|DETAILS)/.test(part)),
        `/${path}`,
      )
      .toEqual(expected?.filter((part) => !/^(BUTTON|DETAILS)/.test(part)))
  }
})

test('the frame around the text stays, with what the reader has typed and opened', async ({ page, accounts }) => {
  await open(page, `${accounts}api/server/`)
  const sidebar = page.getByRole('navigation', { name: 'API sidebar' })
  await sidebar.getByRole('searchbox').fill('mongo')
  await sidebar.evaluate((element) => Object.assign(element, { isKept: true }))
  await sidebar.getByText('mongo-sessions', { exact: true }).click()
  await sidebar.getByRole('link', { name: 'Overview' }).last().click()
  await expect(heading(page, '@accounts/mongo-sessions')).toBeVisible()
  expect(await sidebar.evaluate((element) => 'isKept' in element)).toBe(true)
  await expect(sidebar.getByRole('searchbox')).toHaveValue('mongo')
  await expect(sidebar.getByText('two-factor', { exact: true })).toBeHidden()
  await expect(sidebar.locator('[aria-current=page]')).toHaveText('Overview')
})

test('back and forward bring back the place and the focus', async ({ page, reader }) => {
  await open(page, reader)
  const link = page.getByRole('navigation', { name: 'Pagination' }).getByRole('link')
  await link.scrollIntoViewIfNeeded()
  await link.focus()
  const before = await scrolled(page)
  await page.keyboard.press('Enter')
  await expect(heading(page, 'Guide')).toBeVisible()
  await expect.poll(() => scrolled(page)).toBe(0)
  await page.goBack()
  await expect(heading(page, 'Reading')).toBeVisible()
  await expect.poll(() => scrolled(page)).toBe(before)
  await expect(link).toBeFocused()
  await page.goForward()
  await expect(heading(page, 'Guide')).toBeVisible()
  await expect.poll(() => scrolled(page)).toBe(0)
  expect(await isFirstLoad(page)).toBe(true)
})

test('a link to a heading of another page leads to the heading', async ({ page, reader }) => {
  await open(page, reader)
  await page.evaluate(() => {
    const link = document.createElement('a')
    link.href = '/guide/#part'
    link.textContent = 'To the part'
    document.querySelector('main')?.prepend(link)
  })
  await page.getByRole('link', { name: 'To the part' }).click()
  await expect(heading(page, 'Guide')).toBeVisible()
  await expect(page.locator('#part')).toBeFocused()
  await expect(page.locator('#part')).toBeInViewport()
  expect(new URL(page.url()).hash).toBe('#part')
})

test('anchors of one page and the way back between them are the browser’s', async ({ page, reader }) => {
  await open(page, reader)
  const toc = page.getByRole('navigation', { name: 'On this page' })
  await toc.getByRole('link').last().click()
  await expect.poll(() => scrolled(page)).toBeGreaterThan(100)
  await page.goBack()
  await expect.poll(() => scrolled(page)).toBe(0)
  expect(await isFirstLoad(page)).toBe(true)
})

test('a click that opens a tab opens one', async ({ page, reader, context }) => {
  await open(page, reader)
  const [tab] = await Promise.all([context.waitForEvent('page'), guideLink(page).click({ modifiers: ['ControlOrMeta'] })])
  await expect(heading(tab, 'Guide')).toBeVisible()
  await expect(heading(page, 'Reading')).toBeVisible()
})

test('the browser loads a page itself that does not come as it should', async ({ page, reader }) => {
  for (const [name, answer] of [
    ['it cannot be reached', { abort: true }],
    ['it is answered with an error', { status: 500, contentType: 'text/html', body: '<title>Broken</title>' }],
    ['it is no HTML', { status: 200, contentType: 'text/plain', body: 'plain' }],
    ['it belongs to a newer version of the site', { status: 200, contentType: 'text/html', body: newDeploy() }],
  ] as const) {
    await test.step(name, async () => {
      await open(page, reader)
      let asked = 0
      await page.route('**/guide/', (route) => {
        if (route.request().isNavigationRequest()) return route.continue()
        asked++
        return 'abort' in answer ? route.abort() : route.fulfill(answer)
      })
      await guideLink(page).click()
      await expect.soft(heading(page, 'Guide'), name).toBeVisible()
      expect.soft(asked, name).toBeGreaterThan(0)
      expect.soft(await isFirstLoad(page), name).toBe(false)
      await page.unroute('**/guide/')
    })
  }
})

test('a bar shows that a page takes its time, and goes when it has come', async ({ page, reader }) => {
  await open(page, reader)
  let release = (): void => undefined
  const released = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/guide/', async (route) => {
    await released
    await route.continue()
  })
  await guideLink(page).click()
  const bar = page.getByRole('progressbar', { name: 'Loading the page' })
  await expect(bar).toBeAttached()
  release()
  await expect(heading(page, 'Guide')).toBeVisible()
  await expect(bar).toHaveCount(0)
})

test('a page is fetched once, when the reader comes near its link', async ({ page, reader }) => {
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'fetch') asked.push(new URL(request.url()).pathname)
  })
  await open(page, reader)
  const link = page.getByRole('navigation', { name: 'Docs sidebar' }).getByRole('link', { name: 'Guide' })
  await link.hover()
  await expect.poll(() => asked).toContain('/guide/')
  await link.focus()
  await link.click()
  await expect(heading(page, 'Guide')).toBeVisible()
  expect(asked.filter((path) => path === '/guide/')).toHaveLength(1)
})

for (const [name, connection] of [
  ['the connection is slow', { effectiveType: '2g' }],
  ['the reader saves data', { saveData: true, effectiveType: '4g' }],
] as const) {
  test(`nothing is fetched ahead of time where ${name}`, async ({ page, reader }) => {
    await page.addInitScript(
      (value) => Object.defineProperty(Navigator.prototype, 'connection', { get: () => value }),
      connection,
    )
    let asked = 0
    page.on('request', (request) => void (request.resourceType() === 'fetch' && asked++))
    await open(page, reader)
    const link = page.getByRole('navigation', { name: 'Docs sidebar' }).getByRole('link', { name: 'Guide' })
    await link.hover()
    await link.focus()
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 500 })))
    expect(asked).toBe(0)
    await link.click()
    await expect(heading(page, 'Guide')).toBeVisible()
    expect(asked).toBe(1)
  })
}

test('islands of the next page come to life, those of the page before are let go', async ({ page, islands }) => {
  const problems: string[] = []
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) problems.push(message.text())
  })
  page.on('pageerror', (error) => problems.push(error.message))
  await open(page, islands)
  await page.getByRole('button', { name: 'Count one' }).click()
  await expect(page.getByText('one: 2', { exact: true })).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Guide', exact: true }).click()
  await expect(heading(page, 'Guide')).toBeVisible()
  await page.getByRole('button', { name: 'More' }).click()
  await expect(page.getByText('Told by an island.')).toBeVisible()
  await page.goBack()
  await expect(page.getByText('one: 1', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Count one' }).click()
  await expect(page.getByText('one: 2', { exact: true })).toBeVisible()
  expect(await isFirstLoad(page)).toBe(true)
  expect(problems).toEqual([])
})

test('a site under a path stays there', async ({ page, islands }) => {
  await open(page, islands)
  await page.getByRole('main').getByRole('link', { name: 'Guide', exact: true }).click()
  await expect(heading(page, 'Guide')).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Plain' }).first().click()
  await expect(heading(page, 'Plain')).toBeVisible()
  expect(new URL(page.url()).pathname).toBe('/sub/path/docs/plain/')
  expect(await isFirstLoad(page)).toBe(true)
})

test('a page that comes after the reader has gone forward again is not shown', async ({ page, reader }) => {
  await open(page, reader)
  await guideLink(page).click()
  await expect(heading(page, 'Guide')).toBeVisible()
  // What was fetched is kept for some minutes only.
  await page.evaluate(() => {
    const { now } = performance
    performance.now = () => now.call(performance) + 3_600_000
  })
  let release = (): void => undefined
  const released = new Promise<void>((resolve) => (release = resolve))
  await page.route(reader, async (route) => {
    await released
    await route.continue()
  })
  const answer = page.waitForResponse(reader)
  await page.evaluate(() => history.back())
  await expect(page).toHaveURL(reader)
  await page.evaluate(() => history.forward())
  await expect(page).toHaveURL(`${reader}guide/`)
  release()
  await (await answer).finished()
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 300)))
  await expect(heading(page, 'Guide')).toBeVisible()
})

function newDeploy(): string {
  return '<!doctype html><html><head><title>New</title><script type="module" src="/assets/client-NEW.js"></script></head><body></body></html>'
}

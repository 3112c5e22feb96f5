import type { Locator, Page } from '@playwright/test'
import { expect, test } from './test.ts'

const field = (page: Page): Locator => page.getByRole('combobox', { name: 'Search docs' })
const dialog = (page: Page): Locator => page.getByRole('dialog', { name: 'Search' })
const selected = (page: Page): Locator => page.getByRole('option', { selected: true })

async function searchFor(page: Page, text: string): Promise<void> {
  await page.keyboard.press('/')
  await field(page).fill(text)
}

test('/, Control+k and Meta+k open the search, Escape closes it and gives the focus back', async ({ page, accounts }) => {
  for (const key of ['/', 'Control+k', 'Meta+k']) {
    // Each key on a page that has not opened the search yet.
    await page.goto(`${accounts}docs/introduction/`)
    const link = page.getByRole('link', { name: 'Edit this page' })
    await link.focus()
    await page.keyboard.press(key)
    await expect.soft(field(page), key).toBeFocused()
    await page.keyboard.press('Escape')
    await expect.soft(dialog(page), key).toBeHidden()
    await expect.soft(link, key).toBeFocused()
  }
})

test('a font that never comes does not keep readers from the search', async ({ page, accounts }) => {
  let count = 0
  await page.route('**/*.woff2', () => void count++)
  await page.goto(`${accounts}docs/introduction/`, { waitUntil: 'domcontentloaded' })
  await expect.poll(() => count).toBeGreaterThan(0)
  await searchFor(page, 'logout')
  await expect(selected(page)).toBeVisible()
  expect(await page.evaluate(() => document.readyState)).toBe('interactive')
})

test('who closes the search and opens it in the same moment has it open, with what was asked', async ({ page, accounts }) => {
  await page.goto(`${accounts}docs/introduction/`)
  await searchFor(page, 'logout')
  await expect(selected(page)).toBeVisible()
  // The dialog tells of its end in a task of its own, which comes after this one.
  await page.evaluate(() => {
    document.querySelector('dialog')?.close()
    document.dispatchEvent(new KeyboardEvent('keydown', { key: '/', bubbles: true, cancelable: true }))
  })
  await expect(field(page)).toBeFocused()
  await expect(field(page)).toHaveValue('logout')
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)))
  await expect(dialog(page)).toBeVisible()
})

test('the search is open before any of its scripts has come, and says that it is at work', async ({ page, accounts }) => {
  await page.route(/\/assets\/search-(dialog|worker)-/, () => undefined)
  await page.goto(`${accounts}docs/introduction/`)
  const isOpen = await page.evaluate(() => {
    document.querySelector<HTMLElement>('[data-search-open]')?.click()
    return document.querySelector('dialog')?.open
  })
  expect(isOpen).toBe(true)
  await expect(field(page)).toBeFocused()
  await expect(dialog(page).getByRole('status')).toHaveText('Loading…')
  await expect(dialog(page).locator('.docgen-spinner')).toBeVisible()
})

test('what is typed while the search is on its way stands in its field', async ({ page, accounts }) => {
  await page.goto(`${accounts}docs/introduction/`)
  await page.waitForLoadState('networkidle')
  let release = (): void => undefined
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/assets/search-dialog-*.js', async (route) => {
    await held
    await route.continue()
  })
  await page.keyboard.press('/')
  await page.keyboard.type('createAccounts')
  release()
  await expect(field(page)).toHaveValue('createAccounts')
  await page.keyboard.type('Mongo')
  await expect(field(page)).toHaveValue('createAccountsMongo')
  await expect(selected(page)).toBeVisible()
})

test('the slash of one who types is a slash', async ({ page, accounts }) => {
  await page.goto(`${accounts}api/`)
  const filter = page.getByRole('searchbox').first()
  await filter.focus()
  await page.keyboard.press('/')
  await expect(filter).toHaveValue('/')
  await expect(dialog(page)).toBeHidden()
})

test('arrows choose, and Enter opens what is chosen', async ({ page, accounts }) => {
  await page.goto(`${accounts}docs/introduction/`)
  await searchFor(page, 'AccountsServer')
  const options = page.getByRole('option')
  // The first stand before the others do.
  await expect(dialog(page).locator('[aria-busy=false]')).toBeVisible()
  await expect(options.nth(2)).toBeVisible()
  await expect(options.first()).toHaveAttribute('aria-selected', 'true')
  await expect(field(page)).toHaveAttribute('aria-activedescendant', (await options.first().getAttribute('id')) ?? '')
  await page.keyboard.press('ArrowDown')
  await expect(options.nth(1)).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('ArrowUp')
  await expect(options.last()).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('ArrowDown')
  await expect(selected(page)).toContainText('AccountsServer')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('AccountsServer')
  await expect(dialog(page)).toBeHidden()
})

test('Enter waits for all results, and opens the best of them', async ({ page, accounts }) => {
  let release = (): void => undefined
  const held = new Promise<void>((resolve) => (release = resolve))
  let asked = 0
  // Those of the two that are shown before all others are looked at come at once.
  await page.route('**/assets/search/page-*', async (route) => {
    if (++asked > 2) await held
    await route.continue()
  })
  await page.goto(`${accounts}docs/introduction/`)
  await searchFor(page, 'AccountsServer')
  await expect(selected(page)).toContainText('AccountsServer')
  await page.keyboard.press('Enter')
  await expect(dialog(page).locator('[aria-busy=true]')).toBeVisible()
  await expect(page).toHaveURL(/\/docs\/introduction\/$/)
  release()
  await expect(page).toHaveURL(/\/api\/server\/class\/AccountsServer\/$/)
})

test('the sections of one page do not hide what answers better than they do', async ({ page, accounts }) => {
  await page.goto(`${accounts}docs/introduction/`)
  await searchFor(page, 'magic link')
  await expect(dialog(page).locator('[aria-busy=false]')).toBeVisible()
  await expect(page.getByRole('option').nth(7)).toBeVisible()
  const hrefs = await page.getByRole('option').evaluateAll((all) => all.slice(0, 4).map((link) => link.getAttribute('href')))
  expect(hrefs).toEqual(expect.arrayContaining(['/docs/strategies/magic-link/', '/api/magic-link/']))
})

test('ctrl and Enter open a new tab and leave this one as it is', async ({ page, context, accounts }) => {
  await page.goto(`${accounts}docs/introduction/`)
  await searchFor(page, 'AccountsServer')
  await expect(selected(page)).toBeVisible()
  const opened = context.waitForEvent('page')
  await page.keyboard.press('Control+Enter')
  await expect((await opened).getByRole('heading', { level: 1 })).toContainText('AccountsServer')
  await expect(field(page)).toBeVisible()
})

test('what was searched for is offered again, and can be removed', async ({ page, accounts }) => {
  await page.goto(`${accounts}docs/introduction/`)
  await searchFor(page, 'AccountsServer')
  await expect(selected(page)).toContainText('AccountsServer')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/AccountsServer/)
  await page.reload()
  await page.keyboard.press('/')
  const recent = page.getByRole('region', { name: 'Recent searches' })
  await recent.getByRole('button', { name: 'AccountsServer', exact: true }).click()
  await expect(field(page)).toHaveValue('AccountsServer')
  await field(page).fill('')
  await recent.getByRole('button', { name: 'Remove “AccountsServer” from recent searches' }).click()
  await expect(recent).toBeHidden()
})

test('the page of all results offers what was searched for, while it is asked nothing', async ({ page, accounts }) => {
  await page.goto(`${accounts}search/?q=`)
  await page.getByRole('searchbox', { name: 'Search docs' }).fill('logout')
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  await expect(page).toHaveURL(/\?q=logout$/)
  await page.goto(`${accounts}search/`)
  await page.getByRole('region', { name: 'Recent searches' }).getByRole('button', { name: 'logout', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Search results for “logout”')
  await expect(page).toHaveURL(/\?q=logout$/)
})

for (const moment of ['before React is there', 'while React hydrates it'] as const) {
  test(`what is typed on the page of all results ${moment} is asked for`, async ({ page, accounts }) => {
    const search = async (): Promise<void> => {
      await page.getByRole('searchbox', { name: 'Search docs' }).fill('logout')
      await page.getByRole('button', { name: 'Search', exact: true }).click()
    }
    if (moment === 'before React is there') {
      let arrive = (): void => undefined
      const arrival = new Promise<void>((resolve) => (arrive = resolve))
      await page.route('**/assets/hydrate-island-*.js', async (route) => {
        await arrival
        await route.continue()
      })
      await page.goto(`${accounts}search/?q=`)
      await search()
      arrive()
    } else {
      // It goes on in turns of the event loop that it asks for by messages: they come late here.
      await page.addInitScript(() => {
        const post = MessagePort.prototype.postMessage
        MessagePort.prototype.postMessage = function (this: MessagePort, message: unknown) {
          setTimeout(() => post.call(this, message), 1000)
        }
      })
      await page.goto(`${accounts}search/?q=`)
      const island = page.locator('docgen-island[data-name=search-results]')
      const isHydrating = (element: Element) => Object.keys(element).some((name) => name.startsWith('__reactContainer'))
      await expect.poll(() => island.evaluate(isHydrating), { intervals: [20] }).toBe(true)
      await search()
    }
    await expect(page).toHaveURL(/\?q=logout$/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Search results for “logout”')
  })
}

test('without results the search says so, in its words', async ({ page, accounts }) => {
  await page.goto(`${accounts}docs/introduction/`)
  await searchFor(page, 'zzqqxx<qq>')
  await expect(dialog(page).getByText('No results for “zzqqxx<qq>”').first()).toBeVisible()
})

test('without the network the search says so, and answers once it is back', async ({ page, accounts }) => {
  const files = /assets\/search(-worker-|\/)/
  await page.route(files, (route) => route.abort())
  await page.goto(`${accounts}docs/introduction/`)
  await searchFor(page, 'password')
  await expect(page.getByText('Unable to fetch results')).toBeVisible()
  await expect(page.getByText('You might want to check your network connection.')).toBeVisible()
  await page.unroute(files)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(selected(page)).toBeVisible()
  // Who types on at once types into the field.
  await page.keyboard.type(' reset')
  await expect(field(page)).toHaveValue('password reset')
})

test('a page of results whose script is on its way says what is asked and that it is under way, and takes over without an error', async ({
  page,
  accounts,
}) => {
  const errors: string[] = []
  page.on('pageerror', ({ message }) => errors.push(message))
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
  let arrive = (): void => undefined
  const arrived = new Promise<void>((resolve) => (arrive = resolve))
  for (const name of ['hydrate-island', 'search-worker'])
    await page.route(new RegExp(`/assets/${name}-`), async (route) => {
      await arrived
      await route.continue()
    })
  await page.goto(`${accounts}search/?q=password`)
  const status = page.getByRole('main').getByRole('status')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Search results for “password”')
  await expect(status).toHaveText('Loading…')
  const top = async () => (await page.getByRole('searchbox').boundingBox())?.y
  const before = await top()
  arrive()
  await expect(page.getByRole('main').locator('.docgen-hit').first()).toBeVisible()
  await expect(status).toHaveText(/^\d+ results$/)
  await expect(page.getByRole('searchbox')).toHaveValue('password')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Search results for “password”')
  await page.getByRole('searchbox').fill('token')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Search results for “token”')
  expect(await top()).toBe(before)
  expect(errors).toEqual([])
})

for (const script of ['islands', 'search-results'])
  test(`a page of results without its script "${script}" says so, and not that it is under way`, async ({ page, accounts }) => {
    await page.route(new RegExp(`/assets/${script}-`), (route) => route.abort())
    await page.goto(`${accounts}search/?q=password`)
    const told = script === 'islands' ? 'turned off or could not be loaded' : 'This part of the page could not be loaded.'
    await expect(page.getByRole('main').getByText(told)).toBeVisible()
    await expect(page.getByText('Loading…')).toBeHidden()
  })

test('where no worker may be started the button leads to the page of all results', async ({ page, accounts }) => {
  await page.addInitScript(() => {
    const refuse = (): never => {
      throw new DOMException('No workers here.', 'SecurityError')
    }
    Object.assign(window, { Worker: new Proxy(Worker, { construct: refuse }) })
  })
  await page.goto(`${accounts}docs/introduction/`)
  await page.getByRole('link', { name: 'Search' }).click()
  await expect(page.getByRole('searchbox', { name: 'Search docs' })).toBeVisible()
  await page.getByRole('searchbox', { name: 'Search docs' }).fill('token')
  await expect(page.getByText('Unable to fetch results')).toBeVisible()
})

test('without results the reader can say so to the project', async ({ page, accounts }) => {
  await page.goto(`${accounts}docs/introduction/`)
  await searchFor(page, 'acountssrvr')
  await expect(dialog(page).getByText('Try searching for')).toBeVisible()
  await expect(dialog(page).getByText('Believe this query should return results?')).toBeVisible()
  await expect(dialog(page).getByRole('link', { name: 'Let us know.' })).toHaveAttribute(
    'href',
    'https://github.com/accounts-js/accounts/issues/new?title=Search%3A%20acountssrvr',
  )
})

test('a chip narrows the results, and takes it back', async ({ page, accounts }) => {
  await page.goto(`${accounts}docs/introduction/`)
  await searchFor(page, 'login')
  const chip = page.getByRole('button', { name: 'Kind: Method' })
  await chip.click()
  await expect(chip).toHaveAttribute('aria-pressed', 'true')
  await expect(page.locator('[role=option] [data-kind]:not([data-kind=method])')).toHaveCount(0)
  await chip.click()
  await expect(chip).toHaveAttribute('aria-pressed', 'false')
})

test('a shared address shows its results, and the title follows the query', async ({ page, accounts }) => {
  await page.goto(`${accounts}search/?q=login&kind=method`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Search results for “login”')
  await expect(page).toHaveTitle(/^Search results for “login” \|/)
  await expect(page.getByRole('checkbox', { name: /^Method/ })).toBeChecked()
  await expect(page.getByRole('searchbox')).toHaveValue('login')
  await page.getByRole('checkbox', { name: /^Method/ }).uncheck()
  await expect(page).toHaveURL(/search\/\?q=login$/)
  await page.goBack()
  await expect(page.getByRole('checkbox', { name: /^Method/ })).toBeChecked()
  await page.getByRole('searchbox').fill('password')
  await expect(page).toHaveTitle(/^Search results for “password” \|/)
})

test('more results are loaded when they are asked for', async ({ page, accounts }) => {
  await page.goto(`${accounts}search/?q=password`)
  const hits = page.getByRole('main').locator('.docgen-hit')
  await expect(hits).toHaveCount(25)
  await page.getByRole('button', { name: 'Load more' }).click()
  await expect(hits).toHaveCount(50)
})

test('results stay when more of them cannot be loaded, and the button tries again', async ({ page, accounts }) => {
  // The worker breaks at the first question that is not about the beginning.
  await page.addInitScript(() => {
    const post = Worker.prototype.postMessage
    let hasBroken = false
    Worker.prototype.postMessage = function (this: Worker, message: { readonly offset?: number }) {
      if (hasBroken || !message.offset) return post.call(this, message)
      hasBroken = true
      this.dispatchEvent(new Event('error'))
    }
  })
  await page.goto(`${accounts}search/?q=password`)
  const hits = page.getByRole('main').locator('.docgen-hit')
  await expect(hits).toHaveCount(25)
  await page.getByRole('button', { name: 'Load more' }).press('Enter')
  await expect(page.getByRole('alert')).toHaveText('More results could not be loaded. Check your network connection.')
  await expect(hits).toHaveCount(25)
  await expect(page.getByRole('button', { name: 'Try again' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(hits).toHaveCount(50)
  await expect(page.getByRole('alert')).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Load more' })).toBeFocused()
})

test('all results are a link away, with the filters', async ({ page, accounts }) => {
  await page.goto(`${accounts}docs/introduction/`)
  await searchFor(page, 'login')
  await page.getByRole('button', { name: 'Kind: Method' }).click()
  await page.getByRole('link', { name: /^See all \d+ results$/ }).click()
  await expect(page).toHaveURL(/search\/\?q=login&kind=method$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Search results for “login”')
})

test('the search goes along from page to page: one worker, one dialog, and what was asked', async ({ page, accounts }) => {
  const workers: string[] = []
  page.on('worker', (worker) => workers.push(worker.url()))
  await page.goto(`${accounts}docs/introduction/`)
  // Until then a link has the browser load its page.
  await expect.poll(() => page.evaluate(() => history.scrollRestoration)).toBe('manual')
  await page.evaluate(() => Object.assign(window, { isFirstLoad: true }))
  for (const name of ['AccountsServer', 'AccountsClient', 'AccountsPassword']) {
    await searchFor(page, name)
    await expect(selected(page)).toContainText(name)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1 })).toContainText(name)
    await expect(dialog(page)).toBeHidden()
  }
  await page.keyboard.press('/')
  await field(page).fill('')
  const recent = page.getByRole('region', { name: 'Recent searches' }).getByRole('button', { name: /^Accounts/ })
  await expect(recent).toHaveText(['AccountsPassword', 'AccountsClient', 'AccountsServer'])
  await expect(page.locator('dialog')).toHaveCount(1)
  expect(await page.evaluate(() => Reflect.get(window, 'isFirstLoad'))).toBe(true)
  expect(workers).toHaveLength(1)
  expect(page.workers()).toHaveLength(1)
})

test('each filter is a step back', async ({ page, accounts }) => {
  await page.goto(`${accounts}search/?q=token`)
  const method = page.getByRole('checkbox', { name: /^Method/ })
  const server = page.getByRole('checkbox', { name: /^@accounts\/server/ })
  await method.check()
  await expect(page).toHaveURL(/\?q=token&kind=method$/)
  await server.check()
  await expect(page).toHaveURL(/\?q=token&kind=method&package=%40accounts%2Fserver$/)
  await page.goBack()
  await expect(server).not.toBeChecked()
  await expect(method).toBeChecked()
  await page.goBack()
  await expect(method).not.toBeChecked()
  await expect(page).toHaveURL(/\?q=token$/)
  await page.goForward()
  await expect(method).toBeChecked()
  await expect(page.getByRole('main').locator('.docgen-hit [data-kind]:not([data-kind=method])')).toHaveCount(0)
})

test('results that are loaded later go on where the first ended, none twice', async ({ page, accounts }) => {
  await page.goto(`${accounts}search/?q=password`)
  const hits = page.getByRole('main').locator('.docgen-hit')
  await expect(hits).toHaveCount(25)
  const hrefs = () => hits.evaluateAll((links) => links.map((link) => link.getAttribute('href')))
  const first = await hrefs()
  await page.getByRole('button', { name: 'Load more' }).click()
  await expect(hits).toHaveCount(50)
  const all = await hrefs()
  // They join the groups of their pages, in which the first keep their order.
  expect(all.filter((href) => first.includes(href))).toEqual(first)
  expect(new Set(all).size).toBe(all.length)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('the search is the screen, and a tap opens what it finds', async ({ page, accounts }) => {
    await page.goto(`${accounts}docs/introduction/`)
    await page.getByRole('link', { name: 'Search' }).tap()
    await field(page).fill('AccountsServer')
    // The browser gives fractions of a pixel when the page is drawn in pieces.
    const box = await dialog(page).evaluate((element) => {
      const { x, width, height } = element.getBoundingClientRect()
      return [x, width, height].map(Math.round)
    })
    expect(box).toEqual([0, 390, 844])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
    await page.getByRole('option').first().tap()
    await expect(page.getByRole('heading', { level: 1 })).toContainText('AccountsServer')
  })

  test('the search closes by its button', async ({ page, accounts }) => {
    await page.goto(`${accounts}docs/introduction/`)
    await page.getByRole('link', { name: 'Search' }).tap()
    await page.getByRole('button', { name: 'Close' }).tap()
    await expect(dialog(page)).toBeHidden()
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the button leads to a page that says what works', async ({ page, accounts }) => {
    await page.goto(`${accounts}docs/introduction/`)
    await page.getByRole('link', { name: 'Search' }).click()
    await expect(page.getByText('Search needs JavaScript')).toBeVisible()
    await page.getByRole('link', { name: 'Index of all symbols' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })
})

test('back to the search shows what was found as it was left, at the same place, without asking again', async ({
  page,
  accounts,
}) => {
  await page.goto(`${accounts}docs/introduction/`)
  await expect.poll(() => page.evaluate(() => history.scrollRestoration)).toBe('manual')
  await page.evaluate(() => Object.assign(window, { isFirstLoad: true }))
  await searchFor(page, 'token')
  await page.getByRole('link', { name: /^See all \d+ results$/ }).click()
  const hits = page.getByRole('main').locator('.docgen-hit')
  await page.getByRole('button', { name: 'Load more' }).click()
  await expect(hits).toHaveCount(50)
  await hits.nth(40).scrollIntoViewIfNeeded()
  const before = await page.evaluate(() => Math.round(scrollY))
  expect(before).toBeGreaterThan(800)
  await hits.nth(40).click()
  await expect(page).not.toHaveURL(/search/)
  await expect(page.locator('body')).not.toHaveClass(/docgen-kind-search/)
  // What is there in the moment in which the page is.
  const seen = await page.evaluate(
    () =>
      new Promise((resolve) => {
        document.addEventListener('docgen:show', () =>
          queueMicrotask(() =>
            resolve([
              document.querySelectorAll('main .docgen-hit').length,
              document.querySelector('h1')?.textContent,
              document.querySelector<HTMLInputElement>('main [type=search]')?.value,
              Math.round(scrollY),
            ]),
          ),
        )
        history.back()
      }),
  )
  expect(seen).toEqual([50, 'Search results for “token”', 'token', before])
  await expect(page).toHaveTitle(/^Search results for “token” \|/)
  await expect(hits.nth(40)).toBeFocused()
  await page.goForward()
  await expect(page.locator('body')).not.toHaveClass(/docgen-kind-search/)
  await page.goBack()
  await expect(hits).toHaveCount(50)
  // It is alive.
  await page.getByRole('searchbox').fill('password')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Search results for “password”')
  expect(await page.evaluate(() => Reflect.get(window, 'isFirstLoad'))).toBe(true)
})

test('back from a result leads to the place among the results of a filter', async ({ page, accounts }) => {
  await page.goto(`${accounts}search/?q=token`)
  await expect.poll(() => page.evaluate(() => history.scrollRestoration)).toBe('manual')
  const island = page.locator('docgen-island')
  const count = page.getByRole('main').getByRole('status')
  await expect(count).toHaveText(/\d/)
  const countOfAll = await count.innerText()
  await page.getByRole('checkbox', { name: /^Section/ }).check()
  await expect(page).toHaveURL(/&kind=/)
  await expect(count).not.toHaveText(countOfAll)
  // Until they are there, it says that they are loading, and those of before stand there.
  await expect(count).toHaveText(/\d/)
  await island.evaluate((element) => Object.assign(element, { isFirst: true }))
  const hits = page.getByRole('main').locator('.docgen-hit')
  await hits.nth(20).scrollIntoViewIfNeeded()
  const before = await page.evaluate(() => Math.round(scrollY))
  await hits.nth(20).click()
  await expect(page.locator('body')).not.toHaveClass(/docgen-kind-search/)
  await page.goBack()
  await expect(page.getByRole('checkbox', { name: /^Section/ })).toBeChecked()
  await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(before)
  // Steps of the search are no other pages.
  await page.goBack()
  await expect(page.getByRole('checkbox', { name: /^Section/ })).not.toBeChecked()
  await page.goForward()
  await expect(page.getByRole('checkbox', { name: /^Section/ })).toBeChecked()
  expect(await island.evaluate((element) => 'isFirst' in element)).toBe(true)
})

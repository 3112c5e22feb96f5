import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { join } from 'node:path'
import { sitesFolder } from '../support/fixture-sites.ts'
import { serveSite, type Served } from '../support/serve.ts'
import { copySite, makeTempFolder, removeFolder } from '../support/temp-site.ts'
import type { Page } from '@playwright/test'
import { expect, test as base } from './test.ts'

interface Dev {
  readonly url: string
  /** Absolute path of the site root. */
  readonly root: string
  /** Replaces a text in a file of the site. */
  readonly edit: (file: string, from: string, to: string) => void
}

const test = base.extend<{ readonly dev: Dev; readonly fixture: string }>({
  fixture: ['reader', { option: true }],
  dev: async ({ fixture }, use) => {
    const dev = await startDev(fixture)
    await use(dev)
    await dev.stop()
  },
})

async function startDev(fixture: string): Promise<Dev & { readonly stop: () => Promise<void> }> {
  const folder = makeTempFolder()
  const root = copySite(join(sitesFolder, fixture), join(folder, fixture))
  const server: Served = await serveSite('dev', root)
  return {
    url: server.url,
    root,
    edit: (file, from, to) => {
      const text = readFileSync(join(root, file), 'utf8')
      if (!text.includes(from)) throw new Error(`${file} does not hold "${from}".`)
      writeFileSync(join(root, file), text.replace(from, to))
    },
    stop: async () => {
      await server.stop()
      removeFolder(folder)
    },
  }
}

test('an edit shows on the open page, which is not loaded again', async ({ page, dev }) => {
  await page.goto(dev.url)
  await page.evaluate(() => Object.assign(window, { isFirstLoad: true }))
  await page.getByRole('tab', { name: 'pnpm' }).first().click()
  dev.edit('docs/index.md', '## End', '## The very end')
  await expect(page.getByRole('heading', { name: 'The very end' })).toBeVisible()
  await expect(page.getByRole('navigation', { name: 'On this page' }).getByRole('link', { name: 'The very end' })).toBeVisible()
  expect(await page.evaluate(() => 'isFirstLoad' in window)).toBe(true)
  await expect(page.getByText('pnpm reader')).toBeVisible()
  // The page came along with the word of its change.
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  dev.edit('docs/index.md', '## The very end', '## Beyond the end')
  await expect(page.getByRole('heading', { name: 'Beyond the end' })).toBeVisible()
  expect(asked).not.toContain(dev.url)
})

test('any number of tabs loads and shows every edit, also once the one that listens has closed', async ({ context, dev }) => {
  const tabs: Page[] = []
  // A browser opens six connections to a host.
  for (let tab = 0; tab < 12; tab++) {
    const page = await context.newPage()
    await page.goto(dev.url)
    tabs.push(page)
  }
  const expectHeading = (name: string) =>
    Promise.all(tabs.map((page) => expect(page.getByRole('heading', { name })).toBeVisible()))
  dev.edit('docs/index.md', '## End', '## The very end')
  await expectHeading('The very end')
  await tabs.shift()?.close()
  dev.edit('docs/index.md', '## The very end', '## Beyond the end')
  await expectHeading('Beyond the end')
  // Back from the cache of the browser, or from the server: the page is as its file is.
  await tabs[0]?.goto('about:blank')
  dev.edit('docs/index.md', '## Beyond the end', '## Far beyond')
  await tabs[0]?.goBack()
  await expectHeading('Far beyond')
})

test('a title that changes, changes in the sidebar of other pages', async ({ page, dev }) => {
  await page.goto(dev.url)
  dev.edit('docs/guide.md', '# Guide', '# Handbook')
  await expect(page.getByRole('navigation', { name: 'Docs sidebar' }).getByRole('link', { name: 'Handbook' })).toBeVisible()
})

test('a drawing that is edited shows on the open page', async ({ page, dev }) => {
  writeFileSync(join(dev.root, 'docs/flow.svg'), '<svg viewBox="0 0 40 20"><desc>Before</desc></svg>')
  dev.edit('docs/index.md', '## End', '![Flow](./flow.svg#inline)\n\n## End')
  await page.goto(dev.url)
  await expect(page.getByRole('img', { name: 'Flow' })).toHaveAccessibleDescription('Before')
  dev.edit('docs/flow.svg', 'Before', 'After')
  await expect(page.getByRole('img', { name: 'Flow' })).toHaveAccessibleDescription('After')
})

test('a static image that is replaced shows on the open page, whose address of it stays', async ({ page, dev }) => {
  const draw = (width: number): void =>
    writeFileSync(join(dev.root, 'static/logo.svg'), `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="9"/>`)
  mkdirSync(join(dev.root, 'static'), { recursive: true })
  draw(40)
  const inSizes = '<picture><source srcset="/logo.svg 1x"><img src="/none.svg" alt="Sizes"></picture>'
  writeFileSync(join(dev.root, 'static/none.svg'), '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')
  dev.edit('docs/index.md', '## End', `![Logo](/logo.svg)\n\n${inSizes}\n\n## End`)
  await page.goto(dev.url)
  await page.evaluate(() => Object.assign(window, { isFirstLoad: true }))
  const widthOf = (name: string) => page.getByRole('img', { name }).evaluate((image: HTMLImageElement) => image.naturalWidth)
  for (const width of [50, 40, 60]) {
    await expect.poll(() => widthOf('Logo')).not.toBe(width)
    draw(width)
    await expect.poll(() => widthOf('Logo')).toBe(width)
    await expect.poll(() => widthOf('Sizes')).toBe(width)
  }
  expect(await page.evaluate(() => 'isFirstLoad' in window)).toBe(true)
})

test('a search finds what is there, and what an edit has brought', async ({ page, dev }) => {
  await page.goto(dev.url)
  const field = page.getByRole('combobox', { name: 'Search docs' })
  await page.keyboard.press('/')
  await field.fill('install')
  await expect(page.getByRole('option', { name: /^Install/ }).first()).toBeVisible()
  await field.fill('walrus')
  await expect(page.getByRole('dialog').getByText('No results for “walrus”').first()).toBeVisible()
  dev.edit('docs/guide.md', '# Guide', '# Guide\n\n## The walrus\n\nIt has tusks.')
  // Only a search that is opened asks for what is new, and the search has an edit after its page.
  await expect.poll(async () => (await page.request.get(`${dev.url}guide/`)).text()).toContain('walrus')
  await expect(async () => {
    await page.keyboard.press('Escape')
    await expect(field).toBeHidden()
    await page.keyboard.press('/')
    await field.fill('walrus tusks')
    await expect(page.getByRole('option', { name: /^The walrus/ })).toBeVisible({ timeout: 10_000 })
  }).toPass()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/guide\/#the-walrus$/)
})

test('an edit leaves the search open, and what was typed into it', async ({ page, dev }) => {
  await page.goto(dev.url)
  await page.keyboard.press('/')
  const field = page.getByRole('combobox', { name: 'Search docs' })
  await field.fill('read')
  dev.edit('docs/index.md', '## End', '## The very end')
  await expect(page.locator('main h2', { hasText: 'The very end' })).toBeAttached()
  await expect(field).toBeVisible()
  await expect(field).toHaveValue('read')
})

test('a broken link is shown over the page until it is fixed', async ({ page, dev }) => {
  await page.goto(dev.url)
  const findings = page.getByRole('region', { name: 'docgen findings' })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  dev.edit('docs/index.md', './guide.md#part', './giude.md')
  await expect(findings).toContainText('broken-link')
  await expect(findings).toContainText('The link "./giude.md" does not match any page.')
  await expect(findings).toContainText(/docs\/index\.md:\d+:9/)
  dev.edit('docs/index.md', './giude.md', './guide.md')
  await expect(findings).toHaveCount(0)
})

test('a mistake in the config is shown over the page, which stays as it was', async ({ page, dev }) => {
  await page.goto(dev.url)
  const findings = page.getByRole('region', { name: 'docgen findings' })
  dev.edit('docgen.config.ts', "title: 'Reader'", "titel: 'Reader'")
  await expect(findings).toContainText('The config key "titel" is unknown.')
  await expect(page.getByRole('heading', { level: 1, name: 'Reading' })).toBeVisible()
  dev.edit('docgen.config.ts', "titel: 'Reader'", "title: 'Writer'")
  await expect(page).toHaveTitle(/Writer/)
  await expect(findings).toHaveCount(0)
})

test('a page that is added is served, one that is not there is answered as such', async ({ page, dev }) => {
  expect((await page.goto(`${dev.url}new/`))?.status()).toBe(404)
  dev.edit('docs/guide.md', 'Back to', 'See [new](./new.md). Back to')
  writeFileSync(join(dev.root, 'docs/new.md'), '# New\n\nText.\n')
  await expect.poll(async () => (await page.goto(`${dev.url}new/`))?.status()).toBe(200)
  await expect(page.getByRole('heading', { level: 1, name: 'New' })).toBeVisible()
})

test.describe('what a server answers to requests that no page of its own makes', () => {
  // One server for all.
  test.describe.configure({ mode: 'default' })

  let url = ''
  let stop = async (): Promise<void> => undefined
  test.beforeAll(async () => {
    ;({ url, stop } = await startDev('reader'))
  })
  test.afterAll(() => stop())

  for (const [name, headers, status] of [
    ['another name in the Host header', { host: 'evil.example' }, 403],
    ['a name that only begins like ours', { host: 'localhost.evil.example' }, 403],
    ['another site in the Origin header', { origin: 'https://evil.example' }, 403],
    ['our own name', { host: 'localhost:1' }, 200],
  ] as const) {
    for (const path of ['', '__docgen/events']) {
      if (status === 200 && path !== '') continue
      test(`${name} is answered with ${status}: /${path}`, async () => {
        expect(await statusOf(url + path, headers)).toBe(status)
      })
    }
  }

  for (const path of [
    '../docgen.config.ts',
    '..%2fdocgen.config.ts',
    '%2e%2e/docgen.config.ts',
    '.docgen/config/config.manifest.json',
    'a%00b',
    '%',
    'a\\b',
  ]) {
    test(`nothing outside of the site is served: /${path}`, async () => {
      expect([400, 404]).toContain(await statusOf(url, {}, `/${path}`))
    })
  }
})

test.describe('islands', () => {
  test.use({ fixture: 'islands' })

  test('an island keeps its state while the text around it is edited', async ({ page, dev }) => {
    await page.goto(`${dev.url}docs/`)
    await page.getByRole('button', { name: 'More' }).click()
    await expect(page.getByText('Told by an island.')).toBeVisible()
    dev.edit('docs/index.md', 'A page whose content', 'The page whose content')
    await expect(page.getByText('The page whose content')).toBeVisible()
    await expect(page.getByText('Told by an island.')).toBeVisible()
    dev.edit('docs/index.md', 'details[More]', 'details[Less]')
    await page.getByRole('button', { name: 'Less' }).click()
    await expect(page.getByText('Told by an island.')).toBeVisible()
  })

  test('what comes above an island, or goes there, leaves it the focus and its state', async ({ page, dev }) => {
    await page.goto(`${dev.url}docs/`)
    const more = page.getByRole('button', { name: 'More' })
    await more.click()
    await expect(page.getByText('Told by an island.')).toBeVisible()
    for (const [from, to] of [
      ['A page whose content', ':::details[First]\nAbove.\n:::\n\n> Quoted.\n\nA page whose content'],
      ['> Quoted.\n\nA page', 'The page'],
      [':::details[First]\nAbove.\n:::\n\n', ''],
    ] as const) {
      dev.edit('docs/index.md', from, to)
      await expect(page.locator('blockquote')).toHaveCount(to.includes('Quoted') ? 1 : 0)
      await expect(page.getByRole('button', { name: 'First' })).toHaveCount(to === '' ? 0 : 1)
      await expect(page.getByText('Told by an island.')).toBeVisible()
      await expect(more).toBeFocused()
    }
  })

  test('an island that comes before another one with the same props shows', async ({ page, dev }) => {
    const directives = ['Greeting', 'Keys'].map(
      (island) => `{ name: '${island}', form: 'leaf', becomes: () => ({ island: '${island}', when: 'interaction' }) }`,
    )
    dev.edit('docgen.config.ts', 'sources:', `markdown: { directives: [${directives.join(', ')}] },\n  sources:`)
    dev.edit('docs/index.md', 'A page whose content', '::Keys\n\nA page whose content')
    const names = () =>
      page.locator('main docgen-island').evaluateAll((all) => all.map((island) => island.getAttribute('data-name')))
    await expect(async () => {
      await page.goto(`${dev.url}docs/`)
      expect(await names()).toEqual(['Keys', 'Fold'])
    }).toPass()
    dev.edit('docs/index.md', '::Keys', '::Greeting\n\n::Keys')
    await expect.poll(names).toEqual(['Greeting', 'Keys', 'Fold'])
  })

  test('an edit of the code of an island shows', async ({ page, dev }) => {
    await page.goto(`${dev.url}docs/`)
    dev.edit('islands/fold.tsx', '{title}', 'About {title}')
    await page.getByRole('button', { name: 'About More' }).click()
    await expect(page.getByText('Told by an island.')).toBeVisible()
  })
})

test.describe('styles', () => {
  test.use({ fixture: 'theme-override' })

  test('an edit of a style sheet shows on the open page, which is not loaded again', async ({ page, dev }) => {
    await page.goto(dev.url)
    await page.evaluate(() => Object.assign(window, { isFirstLoad: true }))
    const colorOfBody = () => page.evaluate(() => getComputedStyle(document.body).accentColor)
    const brand = readFileSync(join(dev.root, 'brand.css'), 'utf8')
    const findings = page.getByRole('region', { name: 'docgen findings' })
    for (const color of ['rgb(1, 2, 3)', 'rgb(4, 5, 6)']) {
      writeFileSync(join(dev.root, 'brand.css'), `${brand}body { accent-color: ${color} }`)
      await expect.poll(colorOfBody).toBe(color)
    }
    writeFileSync(join(dev.root, 'brand.css'), `@import './missing.css';\n${brand}`)
    await expect(findings).toContainText('client-bundle')
    expect(await colorOfBody()).toBe('rgb(4, 5, 6)')
    writeFileSync(join(dev.root, 'brand.css'), brand)
    await expect(findings).toHaveCount(0)
    await expect.poll(colorOfBody).toBe('auto')
    await expect(page.locator('link[rel=stylesheet]')).toHaveCount(1)
    expect(await page.evaluate(() => 'isFirstLoad' in window)).toBe(true)
  })
})

/** A bare request: browsers correct addresses and headers on their own. */
function statusOf(address: string, headers: Readonly<Record<string, string>>, path?: string): Promise<number> {
  const { hostname, port, pathname } = new URL(address)
  return new Promise((resolve, reject) => {
    const asked = request({ hostname, port, path: path ?? pathname, headers }, (response) => {
      resolve(response.statusCode ?? 0)
      response.destroy()
    })
    asked.on('error', reject)
    asked.end()
  })
}

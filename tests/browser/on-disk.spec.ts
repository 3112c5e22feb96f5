// A site with relative links: the same output opens from a disk and from under a path that its config does not know.
// Pages of a disk have no host, which is all that the other specs let a page ask for.
import { expect, test, type Page } from '@playwright/test'
import { readFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { extname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { buildSite } from '../support/serve.ts'
import { listFiles } from '../support/file-tree.ts'
import { tagsOf } from '../support/html.ts'
import { linkPackages, makeTempFolder, removeFolder, writeFiles } from '../support/temp-site.ts'

const files: Readonly<Record<string, string>> = {
  'package.json': '{ "type": "module" }',
  'docgen.config.ts': `import { defineConfig, docs, markdownPages, pages } from '@docgen/ssg-cli'

export default defineConfig({
  title: 'On disk',
  url: 'https://docs.example',
  base: '/known/',
  relativeLinks: true,
  offline: true,
  tags: true,
  locales: { en: { label: 'English' }, de: { label: 'Deutsch' } },
  navbar: [{ label: { en: 'Docs', de: 'Texte' }, to: '/docs/' }, { label: 'Tags', to: '/tags/' }],
  logo: { src: '/logo.svg' },
  outputs: [markdownPages()],
  redirects: [{ from: '/old', to: '/docs/guide/install' }],
  sources: [pages(), docs({ categoryPages: true })],
})
`,
  'pages/index.tsx': `export const title = 'Home'
export default function Home({ href }) {
  return <main><h1>Home</h1><a href={href('/docs/')}>Begin</a></main>
}
`,
  'static/logo.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="30" height="20"><path d="M0 0h30v20z"/></svg>',
  'docs/index.md': '# Start\n\nGo to [install](./guide/install.md#wombats).\n',
  'docs/guide/install.md': `---
tags: [Setup]
---

# Install

![A picture](./picture.svg)

::::tabs

:::tab[One]
First panel.
:::

:::tab[Two]
Second panel.
:::

::::

\`\`\`js
const wombat = 1
\`\`\`

## Wombats

A wombat digs.
`,
  'i18n/de/docs/index.md': '# Anfang\n\nWeiter zur [Installation](./guide/install.md#wombats).\n',
  'i18n/de/docs/guide/install.md': `---
tags: [Einrichten]
---

# Installation

![Ein Bild](./picture.svg)

## Wombats

Die Häuser der Wombats sind Höhlen.
`,
  'docs/guide/picture.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="20"><path d="M0 0h40v20z"/></svg>',
}

test.describe.configure({ mode: 'default' })

let folder = ''
let server: Server | undefined
/** Addresses of the folder of the site, with a slash at their end. */
const places = { disk: '', 'unknown path': '' }

test.beforeAll(async () => {
  folder = makeTempFolder()
  const root = join(folder, 'on disk')
  writeFiles(root, files)
  linkPackages(root)
  await buildSite(root, '--strict')
  places.disk = `${pathToFileURL(join(root, 'dist')).href}/`
  places['unknown path'] = await serveBelow(join(root, 'dist'), '/some/where/')
})

test.afterAll(() => {
  server?.close()
  removeFolder(folder)
})

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
}

async function serveBelow(dir: string, base: string): Promise<string> {
  server = createServer(({ url = '' }, response) => {
    const path = decodeURI(url.replace(/[?#].*$/, ''))
    try {
      const file = path.slice(base.length).replace(/(^|\/)$/, '$1index.html')
      const body = path.startsWith(base) ? readFileSync(join(dir, file)) : undefined
      if (body) return response.writeHead(200, { 'content-type': types[extname(file)] ?? 'application/octet-stream' }).end(body)
    } catch {
      // There is no such file.
    }
    return response.writeHead(404).end()
  })
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve))
  const at = server.address()
  if (typeof at !== 'object' || at === null) throw new Error('The server has no port.')
  return `http://127.0.0.1:${at.port}${base}`
}

/** What the browser complains of. */
function complaintsOf(page: Page): readonly string[] {
  const complaints: string[] = []
  page.on('console', (message) => {
    // Of a page that only leads elsewhere a browser asks for an icon.
    if (message.location().url.endsWith('/favicon.ico')) return
    if (message.type() === 'error' || message.type() === 'warning')
      complaints.push(`${message.text()} (${message.location().url})`)
  })
  page.on('pageerror', (error) => complaints.push(error.message))
  page.on('requestfailed', (request) => {
    // A page that is left gives up what it fetches.
    if (request.failure()?.errorText !== 'net::ERR_ABORTED') complaints.push(`${request.url()} failed`)
  })
  return complaints
}

/** One after the other in one tab: each begins with a page that is loaded anew, and with nothing stored. */
const visits: readonly (readonly [name: string, visit: (page: Page, at: string) => Promise<void>])[] = [
  [
    'readers go through the site',
    async (page, at) => {
      await page.goto(`${at}index.html`)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Home')
      await page.getByRole('link', { name: 'Begin' }).click()
      await expect(page).toHaveURL(`${at}docs/index.html`)
      await page.getByRole('article').getByRole('link', { name: 'install' }).click()
      await expect(page).toHaveURL(`${at}docs/guide/install/index.html#wombats`)
      await page.getByRole('navigation', { name: 'Docs sidebar' }).getByRole('link', { name: 'Overview' }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Guide')
      await page.goBack()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Install')
      await page.getByRole('list', { name: 'Tags' }).getByRole('link', { name: 'Setup' }).click()
      await expect(page).toHaveURL(`${at}tags/setup/index.html`)
      await page.getByRole('link', { name: 'On disk' }).first().click()
      await expect(page).toHaveURL(`${at}index.html`)
      await page.goto(`${at}old/index.html`)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Install')
    },
  ],
  [
    'a page is whole: styles, fonts, images, tabs, colors, copying',
    async (page, at) => {
      await page.goto(`${at}docs/guide/install/index.html`)
      expect(await page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--docgen-page'))).not.toBe('')
      // Those that stand in until a font is there are the machine's own, which may have none of them.
      const failedFonts = (): Promise<readonly string[]> =>
        page.evaluate(() =>
          [...document.fonts]
            .filter(({ family, status }) => status === 'error' && !family.includes('fallback'))
            .map(({ family }) => family),
        )
      await expect.poll(failedFonts).toEqual([])
      const images = page.locator('img')
      for (const image of await images.all())
        expect(await image.evaluate((one: HTMLImageElement) => one.naturalWidth)).toBeGreaterThan(0)
      await page.getByRole('tab', { name: 'Two' }).click()
      await expect(page.getByText('Second panel.')).toBeVisible()
      await page
        .getByRole('button', { name: /theme|mode/i })
        .first()
        .click()
      const theme = await page.evaluate(() => document.documentElement.dataset['theme'])
      expect(theme).toBe('dark')
      await page.getByRole('navigation', { name: 'Docs sidebar' }).getByRole('link', { name: 'Start' }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Start')
      // Pages from a disk may each have a process of their own, which on a busy machine learns a moment later what another one has stored.
      await expect(async () => {
        await page.reload()
        expect(await page.evaluate(() => document.documentElement.dataset['theme'])).toBe(theme)
      }).toPass({ timeout: 15_000 })
    },
  ],
  [
    'the search answers, in the dialog and on its page',
    async (page, at) => {
      await page.goto(`${at}docs/index.html`)
      await page.keyboard.press('/')
      await page.getByRole('combobox', { name: 'Search docs' }).fill('wombat')
      await expect(page.getByRole('option', { selected: true })).toBeVisible()
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL(`${at}docs/guide/install/index.html#wombats`)
      await page.goto(`${at}search/index.html?q=wombat`)
      const hit = page.locator('.docgen-results a.docgen-hit').first()
      await expect(hit).toHaveAttribute('href', `${at}docs/guide/install/index.html#wombats`)
      await page.getByRole('searchbox').fill('install')
      await expect(page.locator('.docgen-results a.docgen-hit').first()).toContainText('Install')
    },
  ],
  [
    'readers change the language, and stay in it',
    async (page, at) => {
      await page.goto(`${at}docs/guide/install/index.html`)
      await page.getByRole('banner').getByText('English').first().click()
      await page.getByRole('banner').getByRole('link', { name: 'Deutsch' }).click()
      await expect(page).toHaveURL(`${at}de/docs/guide/install/index.html`)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Installation')
      const image = page.getByRole('img', { name: 'Ein Bild' })
      expect(await image.evaluate((one: HTMLImageElement) => one.naturalWidth)).toBeGreaterThan(0)
      await page.getByRole('banner').getByRole('link', { name: 'Texte' }).first().click()
      await expect(page).toHaveURL(`${at}de/docs/index.html`)
      await page.getByRole('article').getByRole('link', { name: 'Installation' }).click()
      await expect(page).toHaveURL(`${at}de/docs/guide/install/index.html#wombats`)
      // The home page is not translated: its notice leads to the original.
      await page.goto(`${at}de/index.html`)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Home')
      await page.getByRole('complementary', { name: 'Zur Sprache dieser Seite' }).getByRole('link').click()
      await expect(page).toHaveURL(`${at}index.html`)
      await page.goto(`${at}de/old/index.html`)
      await expect(page).toHaveURL(`${at}de/docs/guide/install/index.html`)
    },
  ],
  [
    'each language has its search, with its words',
    async (page, at) => {
      await page.goto(`${at}de/docs/index.html`)
      await page.keyboard.press('/')
      await page.getByRole('dialog').getByRole('combobox').fill('Haus')
      await expect(page.getByRole('option', { selected: true })).toContainText('Häuser')
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL(`${at}de/docs/guide/install/index.html#wombats`)
      await page.goto(`${at}de/search/index.html?q=Wombat`)
      const hits = page.locator('.docgen-results a.docgen-hit')
      await expect(hits.first()).toHaveAttribute('href', `${at}de/docs/guide/install/index.html#wombats`)
      for (const hit of await hits.all()) expect(await hit.getAttribute('href')).toContain(`${at}de/`)
    },
  ],
]

for (const place of ['disk', 'unknown path'] as const) {
  test(`a site is whole from a ${place}`, async ({ page }) => {
    test.setTimeout(240_000)
    for (const [name, visit] of visits)
      await test.step(name, async () => {
        const complaints = complaintsOf(page)
        await visit(page, places[place])
        await page.evaluate(() => {
          localStorage.clear()
          sessionStorage.clear()
        })
        expect.soft(complaints, name).toEqual([])
        page.removeAllListeners()
      })
  })
}

test('every address of every page leads to a file, as it is from that page', () => {
  const dist = join(folder, 'on disk/dist')
  const all = new Set(listFiles(dist))
  const pages = [...all].filter((file) => file.endsWith('.html') && !/(?:^|\/)404\.html$/.test(file))
  expect(pages.length).toBeGreaterThan(12)
  const lost = pages.flatMap((file) =>
    tagsOf(readFileSync(join(dist, file), 'utf8')).flatMap(({ attributes }) =>
      ['href', 'src', 'action', 'data-copy-page'].flatMap((name) => {
        const href = attributes[name]
        if (href === undefined || /^(?:https?:|data:|#|$)/.test(href)) return []
        const target = new URL(href, `http://site.test/${encodeURI(file)}`).pathname.slice(1)
        return href.startsWith('/') || !all.has(decodeURI(target)) ? [`${file}: ${href}`] : []
      }),
    ),
  )
  expect(lost).toEqual([])
})

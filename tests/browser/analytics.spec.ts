// The provider is played by the test: nothing of it is asked of the network.
import { join } from 'node:path'
import { buildSite, serveSite } from '../support/serve.ts'
import { linkPackages, makeTempFolder, removeFolder, writeFiles } from '../support/temp-site.ts'
import { expect, test as base } from './test.ts'

const config = `import { defineConfig, plausible } from '@docgen/ssg-cli'
export default defineConfig({ title: 'Counted', analytics: plausible({ domain: 'docs.example.com' }) })
`

const test = base.extend<{ readonly command: 'preview' | 'dev'; readonly counted: string }>({
  command: ['preview', { option: true }],
  counted: async ({ command }, use) => {
    const folder = makeTempFolder()
    const root = join(folder, 'counted')
    writeFiles(root, { 'docgen.config.ts': config, 'docs/index.md': '# Home\n\n[Next](./next.md)\n', 'docs/next.md': '# Next\n' })
    linkPackages(root)
    if (command === 'preview') await buildSite(root)
    const served = await serveSite(command, root)
    await use(served.url)
    await served.stop()
    removeFolder(folder)
  },
  page: async ({ page }, use) => {
    await page.route('https://plausible.io/**', (route) =>
      route.fulfill({
        contentType: 'text/javascript',
        body: 'window.views = []; window.plausible = () => window.views.push(location.pathname)',
      }),
    )
    await use(page)
  },
})

const views = (): unknown => Reflect.get(window, 'views')

test('each page is counted once when it is shown, with and without a reload of the site', async ({ page, counted }) => {
  await page.goto(counted)
  await expect.poll(() => page.evaluate(views)).toEqual(['/'])
  await expect.poll(() => page.evaluate(() => history.scrollRestoration)).toBe('manual')
  await page.getByRole('main').getByRole('link', { name: 'Next' }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: 'Next' })).toBeVisible()
  await expect.poll(() => page.evaluate(views)).toEqual(['/', '/next/'])
})

test('a reader who does not want to be tracked is not', async ({ page, counted }) => {
  await page.addInitScript(() => Object.defineProperty(Navigator.prototype, 'doNotTrack', { get: () => '1' }))
  await page.goto(counted)
  await expect.poll(() => page.evaluate(() => history.scrollRestoration)).toBe('manual')
  expect(await page.locator('script[data-domain]').count()).toBe(0)
})

test.describe('while the site is worked on', () => {
  test.use({ command: 'dev' })
  test('nothing is counted', async ({ page, counted }) => {
    await page.goto(counted)
    await expect(page.locator('html')).not.toHaveAttribute('data-analytics')
  })
})

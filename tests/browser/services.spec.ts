// The site of accounts-js as its host builds it: searches answered by a service and visits counted, both on this machine, under the policy.
import { createServer } from 'node:http'
import { buildAccountsSiteInto } from '../site/accounts-site.ts'
import { serveSite } from '../support/serve.ts'
import { startSearchServices } from '../support/search-services.ts'
import { listen, startHost } from './host-with-policy.ts'
import { expect, test } from './test.ts'

const record = (hierarchy: string, url: string, tag: string) => ({
  objectID: url,
  url,
  url_without_anchor: url,
  anchor: null,
  type: 'lvl1',
  hierarchy: { lvl0: 'Documentation', lvl1: hierarchy, lvl2: null, lvl3: null, lvl4: null, lvl5: null, lvl6: null },
  content: null,
  language: 'en',
  docusaurus_tag: tag,
  tags: [tag],
})

/** What Fathom's script does, as far as the theme calls it: a request for each view. */
async function startCounting() {
  const views: string[] = []
  const server = createServer((request, response) => {
    response.setHeader('Access-Control-Allow-Origin', '*')
    if (request.url?.startsWith('/view?') === true) views.push(decodeURIComponent(request.url.slice('/view?'.length)))
    const origin = `http://${request.headers.host ?? ''}`
    response.setHeader('Content-Type', 'text/javascript')
    response.end(`window.fathom = { trackPageview: () => fetch('${origin}/view?' + encodeURIComponent(location.pathname)) }`)
  })
  return { url: await listen(server), views, stop: () => server.close() }
}

test('with its variables the site asks the service for its own language and tags, and counts views', async ({ page }) => {
  test.setTimeout(300_000)
  const services = await startSearchServices()
  const counting = await startCounting()
  services.store.indexes.set('docs', [
    record('Tokens of the service', 'https://www.accountsjs.com/docs/server/', 'docs-default-current'),
    record('Tokens of another site', 'https://www.accountsjs.com/docs/email/', 'docs-other-1.0'),
  ])
  const site = await buildAccountsSiteInto({
    DOCS_ALGOLIA_APP_ID: 'APP',
    DOCS_ALGOLIA_SEARCH_KEY: 'public',
    DOCS_ALGOLIA_INDEX: 'docs',
    DOCS_ALGOLIA_HOSTS: services.url,
    DOCS_FATHOM_SITE: 'ABC',
    DOCS_FATHOM_SCRIPT: `${counting.url}/script.js`,
  })
  const served = await serveSite('preview', site.root)
  try {
    const host = await startHost(served.url)
    const violations: string[] = []
    page.on('console', (message) => {
      if (/Content Security Policy/.test(message.text())) violations.push(message.text())
    })
    await page.goto(`${host.url}docs/introduction/`)
    await expect.poll(() => counting.views).toEqual(['/docs/introduction/'])
    await page.keyboard.press('/')
    await page.getByRole('combobox', { name: 'Search docs' }).fill('tokens')
    await expect(page.getByRole('option')).toHaveCount(1)
    await expect(page.getByRole('option')).toContainText('Tokens of the service')
    const [question] = services.asked.filter(({ path }) => path.includes('queries'))
    expect(question?.body).toContain('language:en')
    expect(question?.body).toContain('docs-default-current')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/docs\/server\/$/)
    await expect.poll(() => counting.views).toEqual(['/docs/introduction/', '/docs/server/'])
    await page.goto(`${host.url}search/?q=tokens`)
    await expect(page.getByRole('main').locator('.docgen-hit')).toHaveCount(1)
    expect(violations).toEqual([])
    host.stop()
  } finally {
    await served.stop()
    site.remove()
    counting.stop()
    await services.stop()
  }
})

test('without them it counts nothing, and asks nobody but itself', async ({ page, accounts }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).origin))
  await page.goto(`${accounts}docs/introduction/`)
  await page.keyboard.press('/')
  await page.getByRole('combobox', { name: 'Search docs' }).fill('tokens')
  await expect(page.getByRole('option').first()).toBeVisible()
  expect([...new Set(asked)]).toEqual([new URL(accounts).origin])
  await expect(page.locator('html')).not.toHaveAttribute('data-analytics')
})

import type { Page } from '@playwright/test'

/** Sends the site's policy with every page and the search worker; what violates it is collected. */
export async function enforce(page: Page, site: string): Promise<string[]> {
  const policy = (await (await page.request.get(`${site}assets/csp.txt`)).text()).trim()
  const violations: string[] = []
  page.on('console', (message) => {
    if (/Content Security Policy/.test(message.text())) violations.push(`${page.url()}: ${message.text()}`)
  })
  await page.route('**/*', async (route) => {
    const request = route.request()
    if (request.resourceType() !== 'document' && !request.url().includes('/search-worker-')) return route.continue()
    const response = await route.fetch()
    await route.fulfill({ response, headers: { ...response.headers(), 'content-security-policy': policy } })
  })
  return violations
}

import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { sitesFolder } from '../support/fixture-sites.ts'
import { serveSite } from '../support/serve.ts'
import { copySite, makeTempFolder, removeFolder } from '../support/temp-site.ts'
import { expect, test } from './test.ts'

test('an identifier leads to its declaration, and a type error is shown until it is fixed', async ({ page }) => {
  // Two threads start TypeScript.
  test.setTimeout(300_000)
  const folder = makeTempFolder()
  const root = copySite(join(sitesFolder, 'checked-samples'), join(folder, 'site'))
  const server = await serveSite('dev', root)
  const edit = (from: string, to: string, name = 'docs/index.md'): void => {
    const file = join(root, name)
    writeFileSync(file, readFileSync(file, 'utf8').replace(from, to))
  }
  try {
    await page.goto(`${server.url}docs/`)
    const article = page.getByRole('main')
    await expect(article.getByRole('link', { name: 'openHours' })).toBeVisible({ timeout: 60_000 })
    await expect(article).not.toContainText('declare const')
    edit('openHours: 8', "openHours: 'all'")
    const findings = page.getByRole('region', { name: 'docgen findings' })
    await expect(findings).toContainText("TS2322: Type 'string' is not assignable to type 'number'.", { timeout: 60_000 })
    await expect(findings).toContainText(/docs\/index\.md:12:50/)
    edit("openHours: 'all'", 'openHours: 9')
    await expect(findings).toHaveCount(0, { timeout: 60_000 })
    // The types came with the links, after the page was shown.
    await page.keyboard.press('Tab')
    await article.getByRole('link', { name: 'openHours' }).focus()
    await expect(page.getByRole('tooltip')).toHaveText('(property) openHours?: numberHours a day.')
    // A comment that asks for a type is answered, and the answer follows the declaration.
    edit('console.log(', 'const sum = corner.total()\n//    ^?\nconsole.log(sum, ')
    await expect(article).toContainText('^? const sum: number', { timeout: 60_000 })
    edit('total(): number', 'total(): bigint', 'packages/shop/index.d.ts')
    await expect(article).toContainText('^? const sum: bigint', { timeout: 60_000 })
    await article.getByRole('link', { name: 'openHours' }).click()
    await expect(page).toHaveURL(/\/api\/shop\/interface\/ShopOptions\/#openHours$/)
    await expect(page.getByRole('heading', { level: 1 })).toContainText('ShopOptions')
    await expect(page.getByRole('main').getByText('in a code block')).toBeVisible()
  } finally {
    await server.stop()
    removeFolder(folder)
  }
})

// What releases changed in the API, as readers come to it.
import { axeFindings, loadAxe } from './axe-findings.ts'
import { colorRules, contrastFindings } from './contrast-findings.ts'
import { createRepository, docgen, release, versions, writePackage } from '../support/released-site.ts'
import { serveSite, type Served } from '../support/serve.ts'
import { makeTempFolder, removeFolder } from '../support/temp-site.ts'
import { expect, test } from './test.ts'

// One worker builds the site, for both.
test.describe.configure({ mode: 'default' })

let folder: string
let site: Served

test.beforeAll(async () => {
  folder = makeTempFolder()
  const repository = createRepository(folder)
  await release(repository, '1.0.0', versions.first)
  await release(repository, '1.1.0', versions.second)
  writePackage(repository.root, '1.1.0', versions.third.replace('weight: number', 'mass: number'))
  await docgen(repository.root, 'build')
  site = await serveSite('preview', repository.root)
})

test.afterAll(async () => {
  await site.stop()
  removeFolder(folder)
})

test('from a declaration, readers come to what a release changed in it, and to what that release brought', async ({ page }) => {
  await page.goto(`${site.url}api/box/interface/Box/`)
  await page.getByRole('article').getByRole('link', { name: '1.1.0' }).click()
  await expect(page).toHaveURL(`${site.url}api/box/api-changes/#1.1.0`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('API changes of @kit/box')
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(['Unreleased', '1.1.0 2024-05-31'])
  await expect(page.locator('#\\31\\.1\\.0')).toBeInViewport()
  await expect(page.getByText('+ size: number')).toBeVisible()
  await expect(page.getByRole('article').getByText('Breaking', { exact: true })).toHaveCount(2)
  await expect(page.getByText('Unreleased · Breaking')).toBeVisible()
  await expect(page.getByText('Possibly breaking')).toHaveCount(3)
  await page.getByRole('article').getByRole('link', { name: 'crate' }).click()
  await expect(page).toHaveURL(`${site.url}api/box/function/crate/`)
  await page.getByRole('navigation', { name: 'API sidebar' }).getByRole('link', { name: 'API changes' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('API changes of @kit/box')
})

test('no tool lies on the color of the first line of a difference', async ({ page }) => {
  await page.goto(`${site.url}api/box/api-changes/`)
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 844 })
    const gaps = await page.locator('.docgen-code').evaluateAll((blocks) =>
      blocks.map((block) => {
        const [tools, line] = [block.querySelector('.docgen-code-tools'), block.querySelector('.line')]
        if (!tools || !line) throw new Error('A difference has no tools, or no lines.')
        return line.getBoundingClientRect().top - tools.getBoundingClientRect().bottom
      }),
    )
    expect(gaps.length).toBeGreaterThan(0)
    expect(Math.min(...gaps), `${width} px`).toBeGreaterThanOrEqual(0)
  }
})

test('the page of changes breaks no rule, in either mode and at any width', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
  await page.goto(`${site.url}api/box/api-changes/`)
  await loadAxe(page)
  for (const width of [1440, 390, 320]) {
    await page.setViewportSize({ width, height: 844 })
    // Keys can scroll code once a script has seen that it is wider than the page.
    await expect.poll(() => axeFindings(page, colorRules), `${width} px`).toEqual([])
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme)
      expect.soft(await contrastFindings(page), `${width} px, ${colorScheme}`).toEqual([])
    }
    expect.soft(await page.evaluate(() => document.documentElement.scrollWidth), 'the page fits').toBeLessThanOrEqual(width)
  }
})

// docgen's manual: the same theme under another brand. One page of each kind, since every page of the accounts-js site is looked at too.
import { accessibilityFindings } from './accessible-page.ts'
import { expect, test } from './test.ts'
import { unreachableFindings } from './unreachable.ts'

const paths = [
  '',
  'docs/',
  'docs/tutorial/',
  'docs/theming/',
  'reference/',
  'reference/config/markdown/',
  'reference/cli/build/',
  'reference/diagnostics/',
  'reference/diagnostics/broken-anchor/',
  'api/',
  'api/ssg-cli/function/defineConfig/',
  'search/',
]

test('no page breaks a rule of WCAG or a best practice under the brand of the manual', async ({ page, manual }) => {
  test.setTimeout(240_000)
  const findings: string[] = []
  for (const path of paths) {
    const found = await accessibilityFindings({ page, url: manual + path })
    findings.push(...found.map((finding) => `/${path}: ${finding}`))
  }
  expect(findings).toEqual([])
})

test('on a tablet, cards and lists of links stand beside each other, and none is alone in its line', async ({ page, manual }) => {
  await page.setViewportSize({ width: 768, height: 1024 })
  await page.goto(manual)
  for (const selector of ['.home-start > li', '.docgen-footer nav']) {
    const boxes = page.locator(selector)
    await expect(boxes).toHaveCount(3)
    const tops = await boxes.evaluateAll((all) => new Set(all.map((each) => each.getBoundingClientRect().top)).size)
    expect.soft(tops, selector).toBe(1)
  }
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('everything can be read and reached', async ({ page, manual }) => {
    test.setTimeout(120_000)
    const findings: string[] = []
    for (const path of paths) {
      const found = await unreachableFindings({ page, url: manual + path })
      findings.push(...found.map((finding) => `/${path}: ${finding}`))
    }
    expect(findings).toEqual([])
  })
})

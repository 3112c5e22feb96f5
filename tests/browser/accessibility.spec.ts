// Every page in both colour modes, on a wide and on a narrow screen. A page is loaded once: scheme and width are changed in place, as
// they are for a reader who turns a device or whose evening begins.
import { axeFile, axeFindings } from './axe-findings.ts'
import { testEveryPage } from './every-page.ts'
import { expect } from './test.ts'

const views = [
  { width: 1440, colorScheme: 'light' },
  { width: 1440, colorScheme: 'dark' },
  { width: 390, colorScheme: 'dark' },
  { width: 390, colorScheme: 'light' },
] as const

testEveryPage('no page breaks a rule of WCAG or a best practice', 8, async ({ page, url }) => {
  const findings: string[] = []
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
  await page.goto(url)
  await page.addScriptTag({ path: axeFile })
  for (const { width, colorScheme } of views) {
    await page.setViewportSize({ width, height: 900 })
    await page.emulateMedia({ colorScheme })
    await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme)
    const found = await axeFindings(page)
    findings.push(...found.map((finding) => `${colorScheme}, ${width} px: ${finding}`))
  }
  return findings
})

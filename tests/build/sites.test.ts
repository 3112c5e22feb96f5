// Each small site is built as its author would, and read as its reader would: the content of named pages, and every link of every page.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { checkLinks } from '../support/check-links.ts'
import { expectFile } from '../support/expect-file.ts'
import { expectedFolder, fixtureSites, sitesFolder } from '../support/fixture-sites.ts'
import { mainOf } from '../support/html.ts'
import { runWarm } from '../support/run-warm.ts'
import { copySite, makeTempFolder, removeFolder } from '../support/temp-site.ts'

describe.each(fixtureSites)('$name', (site) => {
  let folder = ''
  let root = ''
  let codes: readonly string[] = []

  beforeAll(async () => {
    folder = makeTempFolder()
    root = copySite(join(sitesFolder, site.name), join(folder, site.name))
    const { code, stdout, stderr } = await runWarm(['build', '--json'], root)
    expect(code, stdout + stderr).toBe(0)
    const report: { readonly diagnostics: readonly { readonly code: string }[] } = JSON.parse(stdout)
    codes = report.diagnostics.map((finding) => finding.code)
  })

  afterAll(() => removeFolder(folder))

  test('finds what is to be found', () => expect(codes).toEqual(site.findings))

  test.each(site.pages)('shows the content of %s', (page) => {
    const html = readFileSync(join(root, 'dist', page), 'utf8')
    expectFile(join(expectedFolder, site.name, page), mainOf(html))
  })

  test('has no link that leads nowhere and no id twice', () => {
    const { problems, internalLinks } = checkLinks(join(root, 'dist'), site)
    expect(problems).toEqual([])
    expect(internalLinks).toBeGreaterThan(10)
  })
})

test('every fixture site is built, and every expected page is compared', () => {
  const names = readdirSync(sitesFolder).sort()
  expect(fixtureSites.map(({ name }) => name).sort()).toEqual(names)
  const compared = fixtureSites.flatMap(({ name, pages }) => pages.map((page) => `${name}/${page}`)).sort()
  const expected = readdirSync(expectedFolder, { recursive: true, encoding: 'utf8' })
  expect(expected.filter((file) => file.endsWith('.html')).sort()).toEqual(compared)
})

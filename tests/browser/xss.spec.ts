// No text that others write runs as a script: all findings are off, and the policy is not sent. `XSS=full` tries every pair of an address
// and a place for it: `XSS=full pnpm --dir tests exec playwright test --config playwright.xss.config.ts`.
import { readdirSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { buildAndServe } from '../support/serve.ts'
import { linkPackages, makeTempFolder, removeFolder, writeFiles } from '../support/temp-site.ts'
import { expect, test, type Page } from '@playwright/test'
import { attackPage, dangersOf } from './xss/attack-page.ts'
import { xssSiteOf } from './xss/xss-site.ts'

const isFull = process.env['XSS'] === 'full'

/** Numbers of the attacks that ran. */
async function listen(page: Page): Promise<Set<number>> {
  const ran = new Set<number>()
  await page.context().exposeFunction('xss', (number: number) => void ran.add(number))
  await page.context().route(
    (url) => url.hostname !== '127.0.0.1' && url.hostname !== 'localhost',
    (route) => route.abort(),
  )
  page.on('dialog', (dialog) => void dialog.dismiss())
  return ran
}

/** A page that is just being left, since a link was followed or the search went to its own page, is looked at once it has arrived. */
async function unlessItLeaves<Result>(page: Page, look: (page: Page) => Promise<Result>): Promise<Result> {
  return look(page).catch(async (error: unknown) => {
    if (!String(error).includes('context was destroyed')) throw error
    await page.waitForLoadState('load')
    return look(page)
  })
}

test('the harness sees what runs', async ({ page }) => {
  const ran = await listen(page)
  await page.setContent(`<main><a href="java\tscript:xss(1)">a</a><a href="&#1;javascript:xss(2)" target="_blank">b</a>
    <img src="x:x" onerror="xss(3)"><p onmouseover="xss(4)">p</p><svg onload="xss(5)"></svg><b onclick="xss(6)">b</b>
    <form action="javascript:xss(7)"><button formmethod="post">s</button></form></main><script>xss(8)</script>`)
  await attackPage(page)
  await expect.poll(() => [...ran].sort()).toEqual(expect.arrayContaining([1, 3, 4, 5, 6, 8]))
  expect((await dangersOf(page)).length).toBeGreaterThanOrEqual(7)
})

test('nothing that others write runs', async ({ page }) => {
  test.setTimeout(isFull ? 1_800_000 : 180_000)
  const folder = makeTempFolder()
  const root = join(folder, 'site')
  const { files, attacks } = xssSiteOf(isFull ? 1 : 8)
  expect(attacks.length).toBeGreaterThan(400)
  writeFiles(root, files)
  linkPackages(root)
  const served = await buildAndServe(root)
  try {
    const ran = await listen(page)
    const dangers: string[] = []
    const pages = readdirSync(join(root, 'dist'), { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.html'))
    // It only leads home, which it must not do while it is attacked.
    expect(await readFile(join(root, 'dist/old/index.html'), 'utf8')).toContain('content="0; url=/"')
    pages.splice(pages.indexOf('old/index.html'), 1)
    for (const file of [...pages.sort(), 'search/?q=xss', 'search/?q=img']) {
      const from = ran.size
      await page.goto(served.url + file.replace(/index\.html$/, ''), { waitUntil: 'domcontentloaded' })
      for (const danger of await unlessItLeaves(page, dangersOf)) dangers.push(`${file}: ${danger}`)
      await unlessItLeaves(page, attackPage)
      if (ran.size > from) dangers.push(`${file} ran something`)
    }
    test.info().annotations.push({ type: 'tries', description: `${attacks.length} attacks on ${pages.length} pages` })
    expect([...ran].map((number) => `${number}: ${attacks[number]}`)).toEqual([])
    expect(dangers).toEqual([])
  } finally {
    await served.stop()
    removeFolder(folder)
  }
})

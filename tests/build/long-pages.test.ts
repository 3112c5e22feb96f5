// Pages of the reference that would be too long: what a reader gets first is short, and the rest is there with and without JavaScript.
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join, sep } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { writeLongDeclarations } from '../support/long-declarations.ts'
import { runWarm } from '../support/run-warm.ts'
import { makeTempFolder, removeFolder } from '../support/temp-site.ts'

let root = ''
let dist = ''
let files: readonly string[] = []

beforeAll(async () => {
  root = makeTempFolder()
  writeLongDeclarations(root, 10)
  const { code, stdout } = await runWarm(['build'], root)
  expect(code, stdout).toBe(0)
  dist = join(root, 'dist')
  files = readdirSync(dist, { recursive: true, encoding: 'utf8' }).map((file) => file.split(sep).join('/'))
}, 300_000)

afterAll(() => removeFolder(root))

const read = (file: string): string => readFileSync(join(dist, file), 'utf8')
const idsOf = (html: string): readonly string[] => [...html.matchAll(/<[^<>]*\sid="([^"]+)"/g)].map(([, id = '']) => id).sort()
const wholeName = '/whole-page.html'
const wholeOf = (page: string): string => page.replace(/\/index\.html$/, wholeName)
const isCut = (page: string): boolean => read(page).includes('data-docgen-rest')

test('no page of the reference or changelog begins with more than 200 kB of HTML', () => {
  const pages = files.filter((file) => file.endsWith('.html') && !file.endsWith(wholeName))
  const sizes = pages.map((file) => [file, statSync(join(dist, file)).size] as const)
  expect(sizes.filter(([, size]) => size > 200_000)).toEqual([])
  expect(pages.filter(isCut).sort()).toEqual([
    'api/core/changelog/index.html',
    'api/core/class/Wide/index.html',
    'api/core/interface/Lines/index.html',
    'api/core/interface/OnHandler/index.html',
    'api/core/type/Name/index.html',
  ])
})

test('a page that was not cut has no whole page beside it', () => {
  const wholes = files.filter((file) => file.endsWith(wholeName))
  expect(wholes.sort()).toEqual(
    files
      .filter((file) => file.endsWith('/index.html') && isCut(file))
      .map(wholeOf)
      .sort(),
  )
})

test('all that was left out stands on the whole page beside it, and every anchor leads somewhere on both', () => {
  for (const page of files.filter((file) => file.startsWith('api/') && file.endsWith('/index.html') && isCut(file))) {
    const [cut, whole] = [read(page), read(wholeOf(page))]
    expect(statSync(join(dist, wholeOf(page))).size, page).toBeGreaterThan(200_000)
    expect(idsOf(cut), page).toEqual(idsOf(whole))
    const ids = new Set(idsOf(whole))
    for (const [, href = ''] of cut.matchAll(/href="([^"]*whole-page\.html[^"]*)"/g)) {
      const [path, anchor = ''] = href.split('#')
      expect(path).toBe(`/${wholeOf(page)}`)
      if (anchor !== '') expect(ids).toContain(decodeURIComponent(anchor))
    }
  }
})

test('one member whose overloads alone are too long begins with the first of them', () => {
  const page = read('api/core/interface/OnHandler/index.html')
  const [first, last] = ['>Path0<', '>Path159<']
  expect([page.includes(first), page.includes(last)]).toEqual([true, false])
  expect(read('api/core/interface/OnHandler/whole-page.html').includes(last)).toBe(true)
})

test('a long changelog begins with its newest releases, and leads to all of them', () => {
  const page = read('api/core/changelog/index.html')
  const changeOf = (release: number): boolean => page.includes(`Change number 11 of release ${release},`)
  expect([400, 350, 1].map(changeOf)).toEqual([true, true, false])
  expect([page.includes(' id="v1.1.0"'), page.includes('href="#v1.1.0"')]).toEqual([true, true])
})

test('the Markdown of the page, and what search is told, is whole', () => {
  expect(read('api/core/interface/OnHandler.md').includes('Answers the path of form 159.')).toBe(true)
  expect(read('api/core/class/Wide.md').includes('Does number 399.')).toBe(true)
  const searched = files.filter((file) => /^(?:assets\/)?search\/.*\.json$/.test(file)).map(read)
  expect(searched.some((text) => text.includes('member399'))).toBe(true)
})

test('the whole page is in no list of pages', () => {
  const listing = files.filter((file) => /^(?:sitemap\.xml|llms\.txt|search\/pages\.json)$/.test(file))
  for (const file of listing) expect(read(file).includes('whole-page'), file).toBe(false)
})

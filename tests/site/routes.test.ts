// The documentation of accounts-js holds every page that it has to, every export of every package, and no link that leads nowhere.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { SiteStructure } from '@docgen/model'
import { apiPackages } from '../../site/api-packages.ts'
import { checkLinks } from '../support/check-links.ts'
import { tagsOf } from '../support/html.ts'
import { buildAccountsSite, type BuiltSite, siteFolder } from './accounts-site.ts'
import routes from './routes.json' with { type: 'json' }
import { typescriptExports } from './typescript-exports.ts'

let site: BuiltSite

beforeAll(async () => {
  site = await buildAccountsSite()
})

afterAll(() => site.remove())

test.each(Object.entries(routes))('every route of the specification: %s', (_, paths) => {
  expect(paths.length).toBeGreaterThan(0)
  expect(paths.filter((path) => !existsSync(join(site.dist, path, 'index.html')))).toEqual([])
})

test('the structure of the site is data of it', () => {
  const { versions, locales } = JSON.parse(readFileSync(join(site.dist, 'structure.json'), 'utf8')) as SiteStructure
  expect(versions).toEqual([
    expect.objectContaining({ name: 'current', label: 'Next', path: '/docs/', mainDocId: 'introduction', draftIds: [] }),
  ])
  const [{ docs, sidebars } = { docs: [], sidebars: {} }] = versions
  expect(docs.filter(({ path, sidebar }) => sidebar !== 'docs' || !existsSync(join(site.dist, path, 'index.html')))).toEqual([])
  expect(docs.map(({ id }) => id)).toEqual(expect.arrayContaining(['introduction', 'cookbook/react-native', 'databases/redis']))
  expect(Object.keys(sidebars)).toEqual(['docs'])
  expect(locales).toEqual([{ name: 'en', label: 'English', direction: 'ltr', htmlLang: 'en', calendar: 'gregory', path: '/' }])
})

test('every guide has a page, and there are no other pages below /docs', () => {
  const guides = readdirSync(join(siteFolder, 'docs'), { recursive: true, encoding: 'utf8' }).flatMap(
    (file) => /^(.+)\.md$/.exec(file)?.[1] ?? [],
  )
  const pages = readdirSync(join(site.dist, 'docs'), { recursive: true, encoding: 'utf8' }).flatMap(
    (file) => /^(.*)index\.html$/.exec(file)?.[1] ?? [],
  )
  expect(pages.map((folder) => `/docs/${folder}`).sort()).toEqual(['/docs/', ...guides.map((guide) => `/docs/${guide}/`)].sort())
})

test('the diagrams stand in the page, each with a name, a description and the colours of the page', () => {
  const html = readFileSync(join(site.dist, 'docs/how-it-works/index.html'), 'utf8')
  const pictures = tagsOf(html).filter(({ name, attributes }) => name === 'svg' && attributes['role'] === 'img')
  expect(pictures).toHaveLength(4)
  for (const { attributes } of pictures) {
    expect(attributes['aria-label']).toMatch(/\w+ \w+/)
    expect(html).toContain(`<desc id="${attributes['aria-describedby']}">`)
  }
  expect(html).not.toMatch(/<(?:path|rect|text)[^>]*(?:fill|stroke)="#/)
})

test('no description is longer than search engines show, whatever the comment of a declaration says', () => {
  const descriptions = readdirSync(join(site.dist, 'api'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('index.html'))
    .map(
      (file) => /<meta name="description" content="([^"]*)"/.exec(readFileSync(join(site.dist, 'api', file), 'utf8'))?.[1] ?? '',
    )
  expect(descriptions.length).toBeGreaterThan(100)
  expect(descriptions.filter((text) => text === '' || text.replace(/&#?\w+;/g, '&').length > 200)).toEqual([])
})

test.each(['password', 'two-factor', 'magic-link', 'oauth', 'facebook', 'twitter'])('the strategy %s has a drawing', (name) => {
  const html = readFileSync(join(site.dist, 'docs/strategies', name, 'index.html'), 'utf8')
  expect(html).toContain('<figure class="docgen-figure">')
})

test('any other path is answered by a page of its own', () => {
  expect(readFileSync(join(site.dist, '404.html'), 'utf8')).toContain('<main')
})

test('every package is documented, in the folder that the specification names', () => {
  const overviews = ['hierarchy', 'symbols']
  const folders = readdirSync(join(site.dist, 'api'), { withFileTypes: true }).filter((entry) => entry.isDirectory())
  const names = folders.filter(({ name }) => !overviews.includes(name))
  expect(folders.length - names.length).toBe(overviews.length)
  expect(names.map(({ name }) => `/api/${name}/`).sort()).toEqual(routes.packages.filter((path) => path !== '/api/').sort())
})

test('every export that TypeScript sees has a page, or a section on the page of its package', () => {
  const { packages } = typescriptExports(site.root, apiPackages)
  expect(packages).toHaveLength(31)
  const missing = packages.flatMap(({ dir, exports }) => {
    const folder = join(site.dist, 'api', dir)
    const pages = new Set(
      readdirSync(folder, { recursive: true, encoding: 'utf8' }).flatMap(
        (file) => /([^/\\]+)[/\\]index\.html$/.exec(file)?.[1] ?? [],
      ),
    )
    const sections = new Set(
      tagsOf(readFileSync(join(folder, 'index.html'), 'utf8')).flatMap(({ attributes }) => attributes['id'] ?? []),
    )
    return exports.filter((name) => !pages.has(name) && !sections.has(name)).map((name) => `${dir}: ${name}`)
  })
  expect(missing).toEqual([])
  expect(packages.reduce((sum, { exports }) => sum + exports.length, 0)).toBeGreaterThan(300)
})

test('the inventory names every declaration that has a page, once', () => {
  const symbols: readonly { readonly path: string }[] = JSON.parse(readFileSync(join(site.dist, 'api/symbols.json'), 'utf8'))
  const paths = symbols.map(({ path }) => path)
  const pages = readdirSync(join(site.dist, 'api'), { recursive: true, encoding: 'utf8' }).flatMap((file) => {
    const [folder, kind, name, index, ...rest] = file.split(/[/\\]/)
    return index === 'index.html' && rest.length === 0 ? [`/api/${folder}/${kind}/${name}/`] : []
  })
  expect(paths.length).toBeGreaterThan(250)
  expect(paths.toSorted()).toEqual(pages.sort())
})

test('every link of the site leads somewhere', () => {
  const report = checkLinks(site.dist, { base: '/', origin: 'https://www.accountsjs.com' })
  console.info(`${report.pages} pages, ${report.internalLinks} internal links`)
  expect(report.problems).toEqual([])
  expect(report.internalLinks).toBeGreaterThan(10_000)
})

// One site in two languages: the fixture `languages` without its packages, which cost a second.
import { appendFileSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startSearch } from '../../bench/search-worker.mjs'
import { sitesFolder } from '../support/fixture-sites.ts'
import { tagsOf, type Tag } from '../support/html.ts'
import { runWarm } from '../support/run-warm.ts'
import { serveSite } from '../support/serve.ts'
import { copySite, makeTempFolder, removeFolder } from '../support/temp-site.ts'
import { createTempFolder } from '../support/test-site.ts'
import { until } from '../support/until.ts'

const config = `import { defineConfig, docs, llmsTxt, pages } from '@docgen/ssg-cli'
export default defineConfig({
  title: 'House',
  url: 'https://example.com',
  locales: { en: { label: 'English' }, de: { label: 'Deutsch' } },
  lastUpdate: false,
  outputs: [llmsTxt()],
  sources: [docs(), pages()],
})
`

function createLanguages(folder: string): string {
  const root = copySite(join(sitesFolder, 'languages'), join(folder, 'site'))
  writeFileSync(join(root, 'docgen.config.ts'), config)
  for (const page of ['docs/guide/build.md', 'i18n/de/docs/guide/build.md']) {
    const text = readFileSync(join(root, page), 'utf8')
    writeFileSync(join(root, page), text.replace('(api:core!buildHouse)', '(https://example.org/)'))
  }
  const index = join(root, 'i18n/de/docs/index.md')
  writeFileSync(index, readFileSync(index, 'utf8').replace('example.com/house/', 'example.com/'))
  return root
}

interface Report {
  readonly diagnostics: readonly {
    readonly code: string
    readonly file: string
    readonly line: number
    readonly message: string
  }[]
}

async function build(root: string): Promise<Report> {
  const { stdout } = await runWarm(['build', '--no-strict', '--json'], root)
  return JSON.parse(stdout) as Report
}

const partsOf = ({ diagnostics }: Report) => diagnostics.map(({ code, file, line }) => [code, file, line])

const inHead = (tags: readonly Tag[], rel: string) =>
  tags.flatMap(({ name, attributes }) => (name === 'link' && attributes['rel'] === rel ? [attributes] : []))

describe('a site in two languages', () => {
  let folder = ''
  let dist = ''
  const tagsIn = (page: string): readonly Tag[] => tagsOf(readFileSync(join(dist, page), 'utf8'))
  const menuOf = (page: string) =>
    tagsIn(page).flatMap(({ name, attributes }) =>
      name === 'a' && attributes['hreflang'] !== undefined && attributes['lang'] !== undefined
        ? [`${attributes['hreflang']} ${attributes['href']}${attributes['aria-current'] === undefined ? '' : ' *'}`]
        : [],
    )

  beforeAll(async () => {
    folder = makeTempFolder()
    const root = createLanguages(folder)
    dist = join(root, 'dist')
    expect(partsOf(await build(root))).toEqual([])
  })

  afterAll(() => removeFolder(folder))

  test.each([
    ['docs/guide/build/index.html', ['en /docs/guide/build/ *', 'de /de/docs/guide/build/']],
    ['de/docs/guide/build/index.html', ['en /docs/guide/build/', 'de /de/docs/guide/build/ *']],
    ['de/search/index.html', ['en /search/', 'de /de/search/ *']],
    ['de/404.html', ['en /', 'de /de/ *']],
  ])('the menu of %s keeps the page', (page, expected) => {
    // It stands in the navbar and in the drawer.
    expect(menuOf(page)).toEqual([...expected, ...expected])
  })

  test('each page names itself in all languages, and both name the same', () => {
    const alternates = (page: string) => inHead(tagsIn(page), 'alternate').map(({ hreflang, href }) => `${hreflang} ${href}`)
    const expected = [
      'en https://example.com/docs/guide/build/',
      'de https://example.com/de/docs/guide/build/',
      'x-default https://example.com/docs/guide/build/',
    ]
    expect(alternates('docs/guide/build/index.html')).toEqual(expected)
    expect(alternates('de/docs/guide/build/index.html')).toEqual(expected)
    const sitemap = readFileSync(join(dist, 'sitemap.xml'), 'utf8')
    for (const address of expected.map((line) => line.split(' ')))
      expect(sitemap.split(`hreflang="${address[0]}" href="${address[1]}"/>`)).toHaveLength(3)
  })

  test('a page without a translation shows the original, says so, and leads search engines to it', () => {
    const page = 'de/docs/guide/paint/index.html'
    const html = readFileSync(join(dist, page), 'utf8')
    expect(html).toContain('<html lang="de"')
    // A React page has the notice, too.
    expect(readFileSync(join(dist, 'de/about/index.html'), 'utf8')).toContain('Diese Seite ist noch nicht übersetzt.')
    expect(html).toContain('Diese Seite ist noch nicht übersetzt.')
    expect(html).toContain('<div class="docgen-prose" lang="en" dir="ltr"><p>Painting takes paint')
    expect(inHead(tagsIn(page), 'canonical')[0]?.['href']).toBe('https://example.com/docs/guide/paint/')
    expect(inHead(tagsIn(page), 'alternate')).toEqual([])
    const sitemap = readFileSync(join(dist, 'sitemap.xml'), 'utf8')
    expect(sitemap).toContain('<loc>https://example.com/docs/guide/paint/</loc>')
    expect(sitemap).not.toContain('de/docs/guide/paint')
    expect(readFileSync(join(dist, 'de/docs/guide/build/index.html'), 'utf8')).not.toContain('noch nicht übersetzt')
  })

  test('search in German finds the forms of German words, and only pages in German', async () => {
    const { search } = await startSearch(dist, '/de/')
    const found = async (query: string) => (await search(query)).hits.map(({ href }: { readonly href: string }) => href)
    expect(await found('Haus')).toContain('/de/docs/')
    expect(await found('Häusern')).toContain('/de/docs/')
    expect(await found('painting')).toContain('/de/docs/guide/paint/')
    // Questions prefer guides, whatever their language.
    for (const question of ['wie baue ich ein Haus?', 'Womit werden Häuser gebaut', 'ein Haus bauen'])
      expect((await found(question))[0]).toBe('/de/docs/guide/build/')
    expect((await found('welches Dach hält Regen ab'))[0]).toBe('/de/docs/guide/roof/')
    expect((await found('brick')).every((href: string) => href.startsWith('/de/'))).toBe(true)
    const english = await startSearch(dist)
    expect((await english.search('bricks')).hits[0]?.href).toMatch(/^\/docs\//)
  })

  test('what lists the pages of a site lists those of one language', () => {
    expect(readFileSync(join(dist, 'de/search/pages.json'), 'utf8')).not.toContain('["/docs/')
    const listed = (file: string) =>
      [...readFileSync(join(dist, file), 'utf8').matchAll(/\]\(https:\/\/example.com(\/[^)]*)\)/g)].map(([, path]) => path)
    expect(listed('llms.txt').filter((path) => path?.startsWith('/de/'))).toEqual(['/de/llms.txt'])
    // What is not translated is in neither.
    expect(listed('de/llms.txt')).toEqual(['/de/', '/de/docs/', '/de/docs/guide/build/', '/de/docs/guide/roof/', '/llms.txt'])
    expect(readFileSync(join(dist, 'de/llms-full.txt'), 'utf8')).toContain('Dächer halten den Regen ab.')
  })
})

test('links are checked in each language, and what both have in common is told once', async () => {
  const root = createLanguages(createTempFolder())
  appendFileSync(join(root, 'docs/guide/paint.md'), '\nSee [nothing](./nothing.md) and [later](./roof.md#later).\n')
  appendFileSync(join(root, 'docs/guide/roof.md'), '\n## Later\n\nSnow.\n')
  appendFileSync(join(root, 'i18n/de/docs/guide/build.md'), '\nSiehe [nichts](./nichts.md).\n')
  expect(partsOf(await build(root))).toEqual([
    ['broken-link', 'docs/guide/paint.md', 7],
    ['broken-link', 'i18n/de/docs/guide/build.md', 13],
    ['translation-headings', 'i18n/de/docs/guide/roof.md', expect.any(Number)],
  ])
})

test('text that is not translated leads to the section of the original until its translation has it', async () => {
  const root = createLanguages(createTempFolder())
  const [original, translation] = ['docs/guide/roof.md', 'i18n/de/docs/guide/roof.md'].map((file) => join(root, file))
  const later = async (): Promise<readonly (string | undefined)[]> => {
    await build(root)
    return ['docs', 'de/docs'].map(
      (path) => /href="([^"]*)"[^>]*>later</.exec(readFileSync(join(root, 'dist', path, 'guide/paint/index.html'), 'utf8'))?.[1],
    )
  }
  appendFileSync(join(root, 'docs/guide/paint.md'), '\nSee [later](./roof.md#later).\n')
  appendFileSync(original ?? '', '\n## Later\n\nSnow.\n')
  expect(await later()).toEqual(['/docs/guide/roof/#later', '/docs/guide/roof/#later'])
  appendFileSync(translation ?? '', '\n## Später {#later}\n\nSchnee.\n')
  expect(await later()).toEqual(['/docs/guide/roof/#later', '/de/docs/guide/roof/#later'])
  writeFileSync(original ?? '', readFileSync(original ?? '', 'utf8').replace('## Later', '## Snow'))
  expect(partsOf(await build(root))).toContainEqual(['broken-anchor', 'docs/guide/paint.md', 7])
})

test('each language may have a path of its own; then the root leads to the default', async () => {
  const root = createLanguages(createTempFolder())
  writeFileSync(join(root, 'docgen.config.ts'), config.replace("label: 'English'", "label: 'English', path: '/en'"))
  const index = join(root, 'i18n/de/docs/index.md')
  writeFileSync(index, readFileSync(index, 'utf8').replace('example.com/docs', 'example.com/en/docs'))
  expect(partsOf(await build(root))).toEqual([])
  const read = (file: string): string => readFileSync(join(root, 'dist', file), 'utf8')
  expect(read('index.html')).toContain('content="0; url=/en/"')
  expect(read('404.html')).toContain('data-not-found="/en/search/pages.json"')
  expect(read('en/docs/index.html')).toContain('href="/en/docs/guide/build/"')
  expect(read('en/search/index.json')).toContain('"engine"')
  expect(read('sitemap.xml')).toContain('hreflang="x-default" href="https://example.com/en/docs/"')
})

test('docgen dev serves translations as they come and go', async () => {
  const root = createLanguages(createTempFolder())
  const dev = await serveSite('dev', root)
  try {
    const read = async (path: string): Promise<string> => (await fetch(new URL(path, dev.url))).text()
    const file = join(root, 'i18n/de/docs/guide/paint.md')
    const notice = 'noch nicht übersetzt'
    expect(await read('de/docs/guide/paint/')).toContain(notice)
    expect(await read('docs/guide/paint/')).not.toContain(notice)
    writeFileSync(file, '---\ntitle: Streichen\n---\n\nFarbe auf die Wand.\n')
    await until(async () => (await read('de/docs/guide/paint/')).includes('Farbe auf die Wand'), 'the translation is served')
    expect(await read('de/docs/guide/paint/')).not.toContain(notice)
    expect(await read('docs/guide/paint/')).toContain('Painting takes paint')
    rmSync(file)
    await until(async () => (await read('de/docs/guide/paint/')).includes(notice), 'the original is served again')
    expect(await read('de/nothing/')).toContain('<html lang="de"')
    expect(await read('de/search/index.json')).toContain('"language":"de"')
  } finally {
    await dev.stop()
  }
})

test('docgen i18n mark leaves the line ends and the byte order mark of a file as they are', async () => {
  const root = createLanguages(createTempFolder())
  const file = join(root, 'i18n/de/docs/guide/roof.md')
  writeFileSync(file, '\ufeff# Dach\r\n\r\nText\r\n')
  expect(await runWarm(['i18n', 'mark', 'i18n/de/docs/guide/roof.md'], root)).toMatchObject({ code: 0, stderr: '' })
  expect(readFileSync(file, 'utf8')).toMatch(/^\ufeff---\r\nsource_hash: '\w+'\r\n---\r\n\r\n# Dach\r\n\r\nText\r\n$/)
})

test('docgen i18n mark tells later which originals have changed', async () => {
  const root = createLanguages(createTempFolder())
  expect(await runWarm(['i18n', 'mark'], root)).toMatchObject({
    code: 0,
    stdout:
      ['build', 'roof'].map((name) => `Marked i18n/de/docs/guide/${name}.md.\n`).join('') + 'Marked i18n/de/docs/index.md.\n',
  })
  expect(partsOf(await build(root))).toEqual([])
  appendFileSync(join(root, 'docs/guide/roof.md'), '\nTiles are red.\n')
  expect(partsOf(await build(root))).toEqual([['stale-translation', 'i18n/de/docs/guide/roof.md', 4]])
  const named = await runWarm(['i18n', 'mark', 'i18n/de/docs/guide/roof.md'], root)
  expect(named).toMatchObject({ code: 0, stdout: 'Marked i18n/de/docs/guide/roof.md.\n' })
  expect(partsOf(await build(root))).toEqual([])
  expect(await runWarm(['i18n', 'mark', 'docs/index.md'], root)).toMatchObject({ code: 2 })
})

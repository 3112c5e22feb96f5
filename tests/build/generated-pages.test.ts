// Pages that docgen makes of categories and tags are in everything that tells of pages.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sitesFolder } from '../support/fixture-sites.ts'
import { runWarm } from '../support/run-warm.ts'
import { copySite, makeTempFolder, removeFolder } from '../support/temp-site.ts'

let folder = ''
const read = (file: string): string => readFileSync(join(folder, 'site/dist', file), 'utf8')

beforeAll(async () => {
  folder = makeTempFolder()
  const { code, stdout } = await runWarm(['build'], copySite(join(sitesFolder, 'generated-pages'), join(folder, 'site')))
  expect(code, stdout).toBe(0)
})

afterAll(() => removeFolder(folder))

const paths = ['guides/', 'guides/deploy/', 'more/category/read-on/', 'tags/', 'tags/web/']

test.each(paths)('the sitemap and the list of pages name %s', (path) => {
  expect(read('sitemap.xml')).toContain(`<loc>https://docs.example/${path}</loc>`)
  expect(read('search/pages.json')).toContain(`["/${path}"`)
})

test('llms.txt names them, and leaves tags to the end', () => {
  const text = read('llms.txt')
  expect(text).toContain('- [Deployment](https://docs.example/guides/deploy.md): Where the site can run.')
  expect(text.indexOf('## Optional')).toBeLessThan(text.indexOf('tags/web.md'))
})

test('a folder that declines has no page', () =>
  expect(read('sitemap.xml')).not.toContain('https://docs.example/internal/</loc>'))

test('their Markdown lists what they list', () =>
  expect(read('more/category/read-on.md')).toBe(
    [
      '# Everything else',
      'What belongs nowhere else.',
      '- [One](https://docs.example/more/one.md)\n\n  About one.\n\n- [Away](https://example.org/)\n\n- [Inner](https://docs.example/more/two.md)\n\n  1 page\n',
    ].join('\n\n'),
  ))

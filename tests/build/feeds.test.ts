// The feeds of a built site: well-formed, complete by RFC 4287, and of use to somebody who reads them elsewhere.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sitesFolder } from '../support/fixture-sites.ts'
import { tagsOf } from '../support/html.ts'
import { runWarm } from '../support/run-warm.ts'
import { copySite, makeTempFolder, removeFolder } from '../support/temp-site.ts'
import { parseXml, type XmlElement } from '../support/xml.ts'

const folder = makeTempFolder()
const origin = 'https://example.com'
/** Fixtures, by the base that their site has. */
const sites = { '/kit/': 'changelog-formats', '/x/': 'blog' } as const

/** A file of a site by its path on the host: `/kit/api/feed.xml`. */
const read = (path: string) => {
  const [, base = '', file = ''] = /^\/(\w+)\/(.*)$/.exec(path) ?? []
  return readFileSync(join(folder, base, 'dist', file), 'utf8')
}
const childrenOf = (element: XmlElement, name: string) => element.children.filter((child) => child.name === name)
const textOf = (element: XmlElement, name: string) => childrenOf(element, name).map(({ text }) => text)
const linkOf = (element: XmlElement, rel: string) =>
  childrenOf(element, 'link').find(({ attributes }) => attributes['rel'] === rel)?.attributes['href']

beforeAll(async () => {
  for (const [base, name] of Object.entries(sites)) {
    const root = copySite(join(sitesFolder, name), join(folder, base))
    const { code, stdout, stderr } = await runWarm(['build'], root)
    expect(code, stdout + stderr).toBe(0)
  }
})

afterAll(() => removeFolder(folder))

describe.each([
  [
    '/kit/api/changesets/changelog/',
    [
      ['@formats/changesets 2.0.0', '2024-02-01'],
      ['@formats/changesets 1.1.0-beta.1', '2024-02-01'],
    ],
  ],
  [
    '/kit/api/conventional/changelog/',
    [
      ['@formats/conventional 1.2.0', '2024-03-05'],
      ['@formats/conventional 1.1.1', '2024-01-20'],
      ['@formats/conventional 1.1.0', '2023-12-24'],
    ],
  ],
  [
    '/kit/api/keep/changelog/',
    [
      ['@formats/keep 1.1.0', '2024-04-01'],
      ['@formats/keep 1.0.1', '2024-03-30'],
      ['@formats/keep 1.0.0', '2024-03-29'],
    ],
  ],
  [
    '/kit/api/release-please/changelog/',
    [
      ['@formats/release-please 1.3.0', '2024-05-06'],
      ['@formats/release-please 1.2.9', '2024-05-01'],
    ],
  ],
  [
    '/kit/api/',
    [
      ['@formats/release-please 1.3.0', '2024-05-06'],
      ['@formats/release-please 1.2.9', '2024-05-01'],
      ['@formats/keep 1.1.0', '2024-04-01'],
      ['@formats/keep 1.0.1', '2024-03-30'],
      ['@formats/keep 1.0.0', '2024-03-29'],
      ['@formats/conventional 1.2.0', '2024-03-05'],
      ['@formats/changesets 2.0.0', '2024-02-01'],
      ['@formats/changesets 1.1.0-beta.1', '2024-02-01'],
      ['@formats/conventional 1.1.1', '2024-01-20'],
      ['@formats/conventional 1.1.0', '2023-12-24'],
    ],
  ],
  [
    '/x/blog/',
    [
      ['Two kettles', '2024-05-02'],
      ['One <b> & "two"', '2024-03-01'],
      ['Three', '2023-12-31'],
    ],
  ],
  [
    '/x/de/blog/',
    [
      ['Two kettles', '2024-05-02'],
      ['Eins', '2024-03-01'],
      ['Three', '2023-12-31'],
    ],
  ],
])('the feed of %s', (path, expected) => {
  const feedOf = () => parseXml(read(`${path}feed.xml`))

  test('lists its releases or posts, newest first', () => {
    const entries = childrenOf(feedOf(), 'entry').map((entry) => [textOf(entry, 'title')[0], textOf(entry, 'updated')[0]])
    expect(entries).toEqual(expected.map(([title, date]) => [title, `${date}T00:00:00Z`]))
  })

  test('has what every feed has', () => {
    const feed = feedOf()
    expect(feed).toMatchObject({
      name: 'feed',
      attributes: { xmlns: 'http://www.w3.org/2005/Atom', 'xml:lang': path.includes('/de/') ? 'de' : 'en' },
    })
    expect(textOf(feed, 'id')).toEqual([`${origin}${path}feed.xml`])
    expect(textOf(feed, 'title')).toHaveLength(1)
    expect(textOf(feed, 'updated')).toEqual([`${expected[0]?.[1]}T00:00:00Z`])
    expect(childrenOf(feed, 'author')).toHaveLength(1)
    expect(linkOf(feed, 'self')).toBe(`${origin}${path}feed.xml`)
    expect(linkOf(feed, 'alternate')).toBe(`${origin}${path}`)
  })

  test('has entries that lead to their place on a page, each with an id of its own', () => {
    const entries = childrenOf(feedOf(), 'entry')
    const ids = entries.map((entry) => textOf(entry, 'id')[0] ?? '')
    expect(new Set(ids).size).toBe(expected.length)
    expect(entries.map((entry) => linkOf(entry, 'alternate'))).toEqual(ids)
    expect(ids.filter((id) => !hasTarget(id))).toEqual([])
  })

  test('has content whose addresses are whole', () => {
    const contents = childrenOf(feedOf(), 'entry').flatMap((entry) => childrenOf(entry, 'content'))
    expect(contents.map(({ attributes }) => attributes['type'])).toEqual(expected.map(() => 'html'))
    const addresses = contents.flatMap(({ text }) =>
      tagsOf(text).flatMap(({ attributes: { href, src } }) => [href, src].filter((address) => address !== undefined)),
    )
    expect(addresses.length).toBeGreaterThan(0)
    expect(addresses.filter((address) => !address.startsWith('https://'))).toEqual([])
    expect(addresses.filter((address) => address.startsWith(`${origin}/`) && !hasTarget(address))).toEqual([])
    expect(contents.filter(({ text }) => /<button|\0/.test(text))).toEqual([])
  })
})

test('a changelog page names its feed, and that of all', () => {
  const tags = tagsOf(read('/kit/api/keep/changelog/index.html'))
  const hrefs = tags.flatMap(({ name, attributes: { rel, type, href } }) =>
    name === 'link' && rel === 'alternate' && type === 'application/atom+xml' ? [href] : [],
  )
  expect(hrefs).toEqual(['/kit/api/keep/changelog/feed.xml', '/kit/api/feed.xml'])
  expect(tags.filter(({ name, attributes }) => name === 'a' && attributes['href'] === hrefs[0])).toHaveLength(1)
})

test('a post and the list of its blog name the feed of their language', () => {
  const feedOf = (page: string) =>
    tagsOf(read(page)).flatMap(({ name, attributes: { type, href } }) =>
      name === 'link' && type === 'application/atom+xml' ? [href] : [],
    )
  expect(['/x/blog/index.html', '/x/blog/one/index.html', '/x/de/blog/two/index.html', '/x/docs/index.html'].map(feedOf)).toEqual(
    [['/x/blog/feed.xml'], ['/x/blog/feed.xml'], ['/x/de/blog/feed.xml'], []],
  )
})

/** Whether the built site has the page and the anchor of a whole address, or the file. */
function hasTarget(address: string): boolean {
  const { pathname, hash } = new URL(address)
  const html = read(pathname.endsWith('/') ? `${pathname}index.html` : pathname)
  return hash === '' || html.includes(` id="${decodeURIComponent(hash.slice(1))}"`)
}

import { expect, test } from 'vitest'
import type { PageAlternate } from '@docgen/model'
import { markdownAddressesOf } from './markdown-addresses.ts'

const routes = ['/', '/docs/a/', '/docs/ü/', '/search/'].map((path) => ({
  kind: path === '/search/' ? ('search' as const) : ('page' as const),
  path,
  page: { file: '', text: '', component: () => null },
  html: '',
}))
const pathOf: PageAlternate['pathOf'] = ({ path, kind }) => (kind === 'search' ? undefined : `${path.slice(1, -1) || 'index'}.md`)

function addressesOf(
  url: string | undefined,
  outputs = [{ name: 'a', files: () => [], alternate: { type: 'text/markdown', pathOf } }],
) {
  const graph = { routes } as unknown as Parameters<typeof markdownAddressesOf>[0]
  return markdownAddressesOf(graph, { url, base: '/base/', trailingSlash: true, plugins: [{ name: 'p', outputs }] })
}

test.each([
  ['/base/docs/a/', 'https://kit.example/base/docs/a.md'],
  ['/base/docs/a/?b=c#d', 'https://kit.example/base/docs/a.md?b=c#d'],
  ['/base/docs/%C3%BC/', 'https://kit.example/base/docs/%C3%BC.md'],
  ['/base/', 'https://kit.example/base/index.md'],
  ['/base/search/', 'https://kit.example/base/search/'],
  ['/base/assets/a.svg', 'https://kit.example/base/assets/a.svg'],
  ['#here', '#here'],
  ['https://other.example/base/docs/a/', 'https://other.example/base/docs/a/'],
  ['//other.example/', '//other.example/'],
  ['mailto:a@b.example', 'mailto:a@b.example'],
])('%s stands in Markdown as %s', (href, address) => {
  const { addressOf } = addressesOf('https://kit.example')
  expect(addressOf(href)).toBe(address)
})

test('without an address of the site links begin at its root, and without Markdown beside pages they lead to these', () => {
  expect(addressesOf(undefined).addressOf('/base/docs/a/#b')).toBe('/base/docs/a.md#b')
  expect(addressesOf('https://kit.example', []).addressOf('/base/docs/a/')).toBe('https://kit.example/base/docs/a/')
  expect(addressesOf(undefined, []).hrefOf('/docs/a/', 'page')).toBeUndefined()
})

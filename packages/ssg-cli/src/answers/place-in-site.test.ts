import { expect, test } from 'vitest'
import { placeInSite } from './place-in-site.ts'

const site = { base: '/team/', url: 'https://docs.example.com' }

test.each([
  ['/', '/'],
  ['', '/'],
  ['/docs/install/', '/docs/install/'],
  ['/docs/install', '/docs/install/'],
  ['docs/install', '/docs/install/'],
  [' /docs/install/#options ', '/docs/install/'],
  ['/docs/install/?q=a#b', '/docs/install/'],
  ['/docs/install.md', '/docs/install/'],
  ['/docs/install.html', '/docs/install/'],
  ['/docs/install/index.html', '/docs/install/'],
  ['/index.md', '/'],
  ['/team/docs/install/', '/docs/install/'],
  ['/team/', '/'],
  ['/teams/', '/teams/'],
  ['/docs/%C3%BCber/', '/docs/über/'],
  ['https://docs.example.com/team/docs/install/#options', '/docs/install/'],
  ['https://docs.example.com/docs/install.md', '/docs/install/'],
])('%s leads to %s', (address, path) => expect(placeInSite(address, site)).toBe(path))

test.each(['https://elsewhere.example/docs/install/', 'mailto:a@example.com', 'https://', '/docs/%ZZ/'])(
  '%s leads nowhere in the site',
  (address) => expect(placeInSite(address, site)).toBeUndefined(),
)

test('a site that does not know its address has paths alone', () => {
  const { base } = site
  expect(placeInSite('https://docs.example.com/team/docs/', { base, url: undefined })).toBeUndefined()
  expect(placeInSite('/team/docs/', { base, url: undefined })).toBe('/docs/')
})

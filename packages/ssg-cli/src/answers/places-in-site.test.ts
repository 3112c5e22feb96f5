import { expect, test } from 'vitest'
import { placesInSite } from './places-in-site.ts'

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
])('%s leads to %s', (address, path) => expect(placesInSite(address, site).at(-1)).toBe(path))

test.each(['https://elsewhere.example/docs/install/', 'mailto:a@example.com', 'https://', '/docs/%ZZ/'])(
  '%s leads nowhere in the site',
  (address) => expect(placesInSite(address, site)).toEqual([]),
)

test('what begins like the base may be a page of that name, except in a whole address', () => {
  expect(placesInSite('/team/docs/', site)).toEqual(['/team/docs/', '/docs/'])
  expect(placesInSite('/team', site)).toEqual(['/team/', '/'])
  expect(placesInSite('https://docs.example.com/team/docs/', site)).toEqual(['/docs/'])
  expect(placesInSite('/docs/', site)).toEqual(['/docs/'])
  expect(placesInSite('/docs/', { ...site, base: '/' })).toEqual(['/docs/'])
})

test('a site that does not know its address has paths alone', () => {
  const { base } = site
  expect(placesInSite('https://docs.example.com/team/docs/', { base, url: undefined })).toEqual([])
  expect(placesInSite('/team/docs/', { base, url: undefined })).toContain('/docs/')
})

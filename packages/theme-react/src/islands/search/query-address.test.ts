import { expect, test } from 'vitest'
import { addressOfQuery, hasFilters, toggleFilter } from './query-address.ts'
import { queryOfAddress, versionOfAddress } from './query-of-address.ts'

test.each([
  ['', { query: '', filters: {} }],
  ['?q=refresh+tok', { query: 'refresh tok', filters: {} }],
  ['?q=a%26b', { query: 'a&b', filters: {} }],
  ['?q=x&kind=class&kind=enum&kind=class', { query: 'x', filters: { kind: ['class', 'enum'] } }],
  ['?q=x&package=%40accounts%2Fserver', { query: 'x', filters: { package: ['@accounts/server'] } }],
  ['?q=++&kind=enum', { query: '', filters: { kind: ['enum'] } }],
  ['?q=+reset+', { query: 'reset ', filters: {} }],
  ['?utm_source=mail&kind=', { query: '', filters: {} }],
])('%j is read', (search, expected) => expect(queryOfAddress(search)).toEqual(expected))

test.each(['?q=a', '?q=a+b&kind=class&package=%40a%2Fb', '?kind=enum', '?q=%3Cb%3E%22&version=1.0&language=en'])(
  '%s is written as it was read',
  (search) => expect(addressOfQuery('/search/', queryOfAddress(search))).toBe(`/search/${search}`),
)

test('an empty query has the address of the page', () => {
  expect(addressOfQuery('/base/search/', { query: '', filters: {} })).toBe('/base/search/')
})

test('the version that an address names stays', () => {
  const address = addressOfQuery('/search/?in=1.0', { query: 'tea', filters: { kind: ['page'] } })
  expect(address).toBe('/search/?in=1.0&q=tea&kind=page')
  expect(versionOfAddress(new URL(address, 'https://example.com').search)).toBe('1.0')
  expect(versionOfAddress('?q=tea')).toBeNull()
})

test('a value is added, and taken out again', () => {
  const once = toggleFilter({ package: ['a'] }, 'kind', 'class')
  expect(once).toEqual({ package: ['a'], kind: ['class'] })
  expect(toggleFilter(once, 'kind', 'class')).toEqual({ package: ['a'] })
  expect(hasFilters(once)).toBe(true)
  expect(hasFilters({ kind: [] })).toBe(false)
})

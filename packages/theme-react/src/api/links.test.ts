import { expect, test } from 'vitest'
import { createLinks, ownerOf } from './links.ts'

const unexported = {
  'a!~Options': {
    kind: 'variable',
    id: 'a!~Options',
    name: 'Options',
    displayName: 'Options',
    flags: {},
    type: { kind: 'intrinsic', name: 'string' },
  },
} as const

const links = createLinks({
  hrefs: { 'a!User': '/api/a/User/' },
  externalHrefs: { 'typescript:Promise': 'https://example.com/promise', 'typescript:User': 'https://example.com/user' },
  deprecated: ['a!User'],
  unexported,
})

test.each([
  ['a documented name', { name: 'User', target: 'a!User' }, '/api/a/User/'],
  ['a documented name that is known elsewhere too', { name: 'User', target: 'a!User', package: 'typescript' }, '/api/a/User/'],
  ['a name from elsewhere', { name: 'Promise', package: 'typescript' }, 'https://example.com/promise'],
  ['a type that is not exported', { name: 'Options', target: 'a!~Options' }, '#~Options'],
  ['a member of one', { name: 'Options.x', target: 'a!~Options#x' }, '#~Options'],
  ['a name that nobody documents', { name: 'Other', target: 'a!Other' }, undefined],
  ['a type parameter', { name: 'T' }, undefined],
])('%s', (_, name, expected) => expect(links.hrefOf(name)).toBe(expected))

test.each([
  ['a member that the page knows', { name: 'User', target: 'a!User' }, 'User', '/api/a/User/'],
  ['a member of what is documented elsewhere', { name: 'Promise.then' }, 'Promise', 'https://example.com/promise'],
  ['a member of what nobody documents', { name: 'Other.then' }, 'Other', undefined],
])('%s is from', (_, origin, owner, expected) => expect(links.originHrefOf(origin, owner)).toBe(expected))

test.each([
  ['a!User', true],
  ['a!~Options', false],
  [undefined, false],
])('%s is deprecated: %s', (target, expected) => expect(links.isDeprecated(target)).toBe(expected))

test.each([
  ['a!User', 'a!User'],
  ['@a/b!User#id', '@a/b!User'],
])('the owner of %s is %s', (target, expected) => expect(ownerOf(target)).toBe(expected))

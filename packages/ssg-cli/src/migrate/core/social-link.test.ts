import { expect, test } from 'vitest'
import { serviceOf, socialLink } from './social-link.ts'

test.each([
  ['github', undefined, 'GitHub', 'github'],
  ['discord', 'Chat', 'Chat', 'discord'],
  ['x.com', undefined, 'X', 'x'],
  ['twitter', undefined, 'X', 'x'],
  ['blueSky', undefined, 'Bluesky', 'bluesky'],
  ['fontawesome/brands/x-twitter', undefined, 'X', 'x'],
  ['openCollective', undefined, 'Opencollective', undefined],
  [undefined, undefined, 'Link', undefined],
])('the icon %j with the label %j', (icon, label, shown, mark) =>
  expect(socialLink('https://a.example', icon, label)).toEqual({ label: shown, href: 'https://a.example', icon: mark }),
)

test.each([
  ['https://www.github.com/acme/widgets', 'github'],
  ['https://discord.gg/abc', 'discord'],
  ['https://github.com.example/acme', undefined],
  ['/github.com', undefined],
])('%s is an address of %s', (href, service) => expect(serviceOf(href)).toBe(service))

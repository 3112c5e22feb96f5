import { expect, test } from 'vitest'
import { placeOfTypedoc } from './typedoc-addresses.ts'

const placeById = new Map([
  ['acme!', { path: '/api/acme/' as const }],
  ['acme!$setSlot', { path: '/api/acme/function/$setSlot/' as const }],
  ['acme!Editor', { path: '/api/acme/class/Editor/' as const }],
  ['acme!Editor#update', { path: '/api/acme/class/Editor/' as const, anchor: 'update' }],
  ['acme!Editor#open', { path: '/api/acme/class/Editor/' as const, anchor: 'open' }],
  ['acme!Editor#Open', { path: '/api/acme/class/Editor/' as const, anchor: 'open-1' }],
  ['acme!Size', { path: '/api/acme/type/Size/' as const }],
  ['@acme/react!', { path: '/api/react/' as const }],
  ['@acme/react!Size', { path: '/api/react/type/Size/' as const }],
  ['@acme/react/Table!', { path: '/api/react/' as const, anchor: 'entry-Table' }],
])

test.each([
  ['/docs/api/modules/acme', '', '/api/acme/'],
  ['/docs/api/modules/acme_react', '', '/api/react/'],
  ['/docs/api/modules/acme_react_Table', '', '/api/react/#entry-Table'],
  ['/docs/api/modules/acme', 'setslot', '/api/acme/function/$setSlot/'],
  ['/docs/api/modules/acme', 'gone', '/api/acme/'],
  ['/docs/api/classes/acme.Editor', '', '/api/acme/class/Editor/'],
  ['/docs/api/classes/acme.Editor', 'update', '/api/acme/class/Editor/#update'],
  // Of two members that letter case alone tells apart, neither is sure.
  ['/docs/api/classes/acme.Editor', 'open', '/api/acme/class/Editor/'],
  ['/docs/api/classes/acme.Editor', 'gone', '/api/acme/class/Editor/'],
  ['/classes/Editor.html', '', '/api/acme/class/Editor/'],
  ['/types/_acme_react.Size.html', '', '/api/react/type/Size/'],
  ['/docs/api/@acme/react/type-aliases/Size/', '', '/api/react/type/Size/'],
])('%s#%s is now at %s', (path, anchor, expected) => {
  const place = placeOfTypedoc(path, anchor, placeById)
  expect(place && place.path + ('anchor' in place ? `#${place.anchor}` : '')).toBe(expected)
})

test.each([
  // Two packages have one, and the address says neither.
  ['/types/Size.html', ''],
  ['/docs/api/classes/acme.Gone', ''],
  ['/docs/api/modules/gone', ''],
  ['/docs/modules', ''],
  ['/docs/editor', ''],
])('finds no declaration for %s', (path, anchor) => {
  expect(placeOfTypedoc(path, anchor, placeById)).toBeUndefined()
})

import { expect, test } from 'vitest'
import { memberAnchorOf, type ApiMember } from './api.ts'

test.each([
  ['size', false, 'size'],
  ['size', true, 'static-size'],
  ['名前', false, '名前'],
  ['größe', false, 'größe'],
  ['a key', false, 'a-key'],
  ['$ref', false, '$ref'],
])('the member %s (static: %s) has the anchor %s', (name, isStatic, anchor) => {
  expect(memberAnchorOf({ kind: 'property', name, flags: { isStatic } } as ApiMember)).toBe(anchor) // All that an anchor is made of.
})

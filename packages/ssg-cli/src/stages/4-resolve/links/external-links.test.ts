import { expect, test } from 'vitest'
import { externalHrefsOf } from './external-links.ts'

const mdn = 'https://developer.mozilla.org/en-US/docs/Web'
const handbook = 'https://www.typescriptlang.org/docs/handbook/utility-types.html'

test.each([
  ['typescript', 'Promise', `${mdn}/JavaScript/Reference/Global_Objects/Promise`],
  ['typescript', 'Uint8Array', `${mdn}/JavaScript/Reference/Global_Objects/Uint8Array`],
  ['typescript', 'ReadonlyMap', `${mdn}/JavaScript/Reference/Global_Objects/Map`],
  ['typescript', 'Intl.NumberFormat', `${mdn}/JavaScript/Reference/Global_Objects/Intl/NumberFormat`],
  ['typescript', 'Intl.NumberFormatOptions', undefined],
  ['typescript', 'AbortSignal', `${mdn}/API/AbortSignal`],
  ['typescript', 'Record', `${handbook}#recordkeys-type`],
  ['typescript', 'Uppercase', `${handbook}#intrinsic-string-manipulation-types`],
  ['@types/node', 'IncomingMessage', 'https://nodejs.org/api/http.html#class-httpincomingmessage'],
  // The same name of somebody else.
  ['@types/express', 'Request', undefined],
  ['graphql-http', 'Request', undefined],
  ['typescript', 'constructor', undefined],
  ['__proto__', 'Promise', undefined],
  [undefined, 'Promise', undefined],
])('%s declares %s', (declaredBy, name, href) => {
  const reference = { kind: 'reference', name, typeArguments: [], package: declaredBy }
  expect(externalHrefsOf({ kind: 'array', element: reference })).toEqual(
    href === undefined ? {} : { [`${declaredBy}:${name}`]: href },
  )
})

test('a documented name needs no address elsewhere, its type arguments may', () => {
  const argument = { kind: 'reference', name: 'Date', typeArguments: [], package: 'typescript' }
  const type = { kind: 'reference', name: 'Promise', typeArguments: [argument], package: 'typescript', target: 'a!Promise' }
  expect(Object.keys(externalHrefsOf(type))).toEqual(['typescript:Date'])
})

test.each([
  ['zod', 'ZodType', 'https://zod.example/api/ZodType/'],
  // The author of the site knows better than our table.
  ['typescript', 'Promise', 'https://ecma.example/Promise/'],
  ['zod', 'Absent', undefined],
  ['zod', 'constructor', undefined],
])('%s of an inventory declares %s', (declaredBy, name, href) => {
  const inventory = { 'zod:ZodType': 'https://zod.example/api/ZodType/', 'typescript:Promise': 'https://ecma.example/Promise/' }
  const reference = { kind: 'reference', name, typeArguments: [], package: declaredBy }
  expect(externalHrefsOf(reference, inventory)).toEqual(href === undefined ? {} : { [`${declaredBy}:${name}`]: href })
})

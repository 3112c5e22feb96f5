import type { ApiNamespace, ApiReference } from '@docgen/model'
import { expect, test } from 'vitest'
import { apiPlacesOf } from '../../../sources/api/api-places.ts'
import { additionsByPath } from './api-additions.ts'
import { functionOf, interfaceOf, packageOf, signatureOf, typeOf } from './api-fixture.ts'

const namespaceOf = (id: string, name: string, entries: ApiNamespace['entries']): ApiNamespace => ({
  kind: 'namespace',
  id,
  name,
  displayName: name,
  flags: {},
  entries,
})

const signal: ApiReference = {
  kind: 'reference',
  id: '@shop/around!Signal',
  name: 'Signal',
  displayName: 'Signal',
  flags: {},
  target: '@shop/core!Signal',
  targetName: 'Signal',
}

const core = packageOf('core', [
  interfaceOf('@shop/core!Signal'),
  interfaceOf('@shop/core!Other'),
  namespaceOf('@shop/core!Deep', 'Deep', [interfaceOf('@shop/core!Deep.Inner')]),
])
const around = packageOf('around', [signal])
const adding = (dir: string, module: string) =>
  packageOf(dir, [
    functionOf(`@shop/${dir}!use`, [signatureOf([], typeOf('@shop/core!Signal'))]),
    namespaceOf(`@shop/${dir}!"${module}"`, `"${module}"`, [
      interfaceOf(`@shop/${dir}!"${module}".Signal`),
      interfaceOf(`@shop/${dir}!"${module}".Made`),
      namespaceOf(`@shop/${dir}!"${module}".Deep`, 'Deep', [interfaceOf(`@shop/${dir}!"${module}".Deep.Inner`)]),
    ]),
  ])

test('the packages that add to a declaration are known, from A to Z', () => {
  const packages = [core, around, adding('two', '@shop/core'), adding('one', '@shop/around'), adding('own', 'express')]
  const { placeById } = apiPlacesOf('/api/', packages)
  expect([...additionsByPath(packages, placeById)]).toEqual([
    [
      '/api/core/interface/Signal/',
      [
        { title: '@shop/one', path: placeById.get('@shop/one!"@shop/around".Signal')?.path },
        { title: '@shop/two', path: placeById.get('@shop/two!"@shop/core".Signal')?.path },
      ],
    ],
    ['/api/core/interface/Deep.Inner/', [{ title: '@shop/two', path: placeById.get('@shop/two!"@shop/core".Deep.Inner')?.path }]],
  ])
})

import { expect, test } from 'vitest'
import { apiPlacesOf } from '../../../sources/api/api-places.ts'
import { functionOf, interfaceOf, packageOf } from './api-fixture.ts'
import { namesakesByPath } from './api-namesakes.ts'

test('declarations of one import and name are known to each other', () => {
  const packages = [
    packageOf(
      'core',
      [
        interfaceOf('@shop/core!Signal'),
        functionOf('@shop/core!Signal:2', []),
        functionOf('@shop/core/client!Signal', []),
        functionOf('@shop/core!signal', []),
      ].map((entry) => ({ ...entry, name: entry.name.replace(/:2$/, ''), displayName: entry.displayName.replace(/:2$/, '') })),
    ),
    packageOf('other', [functionOf('@shop/other!Signal', [])]),
  ]
  const { placeById } = apiPlacesOf('/api/', packages)
  const [type, value] = ['/api/core/interface/Signal/', '/api/core/function/Signal/']
  expect([...namesakesByPath(packages, placeById)]).toEqual([
    [type, [{ kind: 'function', path: value }]],
    [value, [{ kind: 'interface', path: type }]],
  ])
})

import { expect, test } from 'vitest'
import { loadReference } from '../testing/load-reference.ts'

test('an export that is a type alone says so, as an entry and as a re-export', async () => {
  const { model } = await loadReference(
    {
      'lib/package.json': '{ "name": "lib", "version": "1.0.0", "exports": { ".": "./index.ts", "./more": "./more.ts" } }',
      'lib/box.ts':
        'export class Box {}\nexport class Lid {}\nexport class Tape {}\nexport interface Size {}\nexport const Size = 1\nexport type Unit = 1',
      'lib/index.ts': `import type { Tape } from './box.ts'
        export { Lid, type Box, Size, Unit } from './box.ts'
        export { Tape }
        export const own = 1`,
      'lib/more.ts': "export type { Lid } from './box.ts'\nexport { Box, Unit } from './box.ts'",
    },
    { packages: [{ folder: 'lib' }] },
  )
  const said = model?.packages[0]?.entries.map(({ id, isTypeOnly = false }) => [id, isTypeOnly])
  expect(Object.fromEntries(said ?? [])).toEqual({
    'lib!Box': true,
    'lib!Lid': false,
    'lib!Tape': true,
    'lib!Size': false,
    'lib!Size:variable': false,
    'lib!Unit': true,
    'lib!own': false,
    'lib/more!Lid': true,
    'lib/more!Box': false,
    'lib/more!Unit': true,
  })
})

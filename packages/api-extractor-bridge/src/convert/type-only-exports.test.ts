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

test('what stands behind `export type *` is a type alone, unless it is exported as a value too', async () => {
  const { model } = await loadReference(
    {
      'lib/package.json': '{ "name": "lib", "version": "1.0.0", "exports": { ".": "./index.ts", "./more": "./more.ts" } }',
      'lib/box.ts':
        "export * from './more.ts'\nexport class Box {}\nexport class Lid {}\nexport const tape = 1\nexport interface Size {}",
      'lib/types.ts': "export type * from './box.ts'",
      'lib/index.ts': "export * from './types.ts'\nexport type * as all from './box.ts'\nexport { Lid } from './box.ts'",
      'lib/more.ts':
        "export { Box } from './types.ts'\nexport * as boxes from './box.ts'\nexport * from './box.ts'\nexport const own = 1",
    },
    { packages: [{ folder: 'lib' }] },
  )
  const said = model?.packages[0]?.entries.map(({ id, isTypeOnly = false }) => [id, isTypeOnly])
  expect(Object.fromEntries(said ?? [])).toEqual({
    'lib!Box': true,
    'lib!Lid': false,
    'lib!Size': true,
    'lib!all': true,
    'lib!boxes': true,
    'lib!own': true,
    'lib!tape': true,
    'lib/more!Box': true,
    'lib/more!Lid': false,
    'lib/more!Size': true,
    'lib/more!boxes': false,
    'lib/more!own': false,
    'lib/more!tape': false,
  })
})

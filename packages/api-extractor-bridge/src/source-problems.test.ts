import { expect, test } from 'vitest'
import { loadReference } from './testing/load-reference.ts'

const manifest = '{ "name": "lib", "version": "1.0.0", "types": "index.ts" }'

const index = `export * from './there.js'
export * from './gone.js'
export { thing } from './also/gone'
import type { Kind } from '../outside'
import './setup'
import styles from './look.css'
import drawing from './look.css?raw'
import { user } from './user.service'
import script from './script'
import { other } from 'other'
export const kind: Kind = styles
export function (broken
`

const filesIn = (folder: string) => ({
  [`${folder}/package.json`]: manifest,
  [`${folder}/index.ts`]: index,
  [`${folder}/there.ts`]: 'export const there = 1',
  [`${folder}/look.css`]: 'a { color: red }',
  [`${folder}/script.ts`]: 'declare const script: number',
})

test('sources of a folder that cannot be read, and modules that are not there, are told in their place', async () => {
  const { diagnostics, watchFiles } = await loadReference(filesIn('lib'), { packages: [{ folder: 'lib' }] })
  const found = diagnostics.filter(({ code }) => code.startsWith('api-'))
  expect(found.map(({ code, line, column, message }) => [code, line, column, message])).toEqual([
    ['api-syntax', 12, 17, 'TypeScript cannot read this: Identifier expected.'],
    ['api-syntax', 13, 1, "TypeScript cannot read this: ')' expected."],
    ['api-module-not-found', 2, 15, 'There is no module "./gone.js": what is taken from it is not in the reference.'],
    ['api-module-not-found', 3, 23, 'There is no module "./also/gone": what is taken from it is not in the reference.'],
    ['api-module-not-found', 4, 27, 'There is no module "../outside": what is taken from it is not in the reference.'],
    ['api-module-not-found', 8, 22, 'There is no module "./user.service": what is taken from it is not in the reference.'],
  ])
  expect(new Set(found.map(({ file }) => file))).toEqual(new Set(['lib/index.ts']))
  expect(watchFiles.map((file) => file.replaceAll('\\', '/')).filter((file) => file.includes('gone'))).toEqual([
    expect.stringMatching(/\/lib\/also\/gone\.ts$/),
    expect.stringMatching(/\/lib\/gone\.ts$/),
  ])
})

test('of an installed package nothing is said: nobody can mend it', async () => {
  const { diagnostics } = await loadReference(filesIn('node_modules/lib'), { packages: [{ npm: 'lib' }] })
  expect(diagnostics).toEqual([])
})

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
    ['api-module-not-found', 2, 15, 'The module "./gone.js" does not exist, so the reference leaves out what comes from it.'],
    ['api-module-not-found', 3, 23, 'The module "./also/gone" does not exist, so the reference leaves out what comes from it.'],
    ['api-module-not-found', 4, 27, 'The module "../outside" does not exist, so the reference leaves out what comes from it.'],
    [
      'api-module-not-found',
      8,
      22,
      'The module "./user.service" does not exist, so the reference leaves out what comes from it.',
    ],
  ])
  expect(new Set(found.map(({ file }) => file))).toEqual(new Set(['lib/index.ts']))
  expect(watchFiles.map((file) => file.replaceAll('\\', '/')).filter((file) => file.includes('gone'))).toEqual([
    expect.stringMatching(/\/lib\/also\/gone\.ts$/),
    expect.stringMatching(/\/lib\/gone\.ts$/),
  ])
})

test('of an installed package nothing is said: its users cannot fix it', async () => {
  const { diagnostics } = await loadReference(filesIn('node_modules/lib'), { packages: [{ npm: 'lib' }] })
  expect(diagnostics).toEqual([])
})

test('exports of packages that are not installed name the command that installs them, once', async () => {
  const { diagnostics } = await loadReference(
    {
      'pnpm-lock.yaml': '',
      'lib/package.json': manifest,
      'lib/index.ts':
        "export * from '@acme/absent/deep'\nexport { a } from '@acme/absent/deep'\nexport { b } from 'node:fs'\nexport { c } from 'plain'\nimport { d } from 'absent'\nexport const e = d\n",
      'node_modules/plain/package.json': '{ "name": "plain", "main": "index.js" }',
      'node_modules/plain/index.js': 'exports.c = 1',
    },
    { packages: [{ folder: 'lib' }] },
  )
  const found = diagnostics.filter(({ code }) => code === 'api-module-not-found')
  expect(found.map(({ file, line, severity, message, hint }) => `${file}:${line} ${severity} ${message} ${hint}`)).toEqual([
    'lib/index.ts:1 warning The module "@acme/absent/deep" is not installed, so the reference leaves out what is exported from it. Run "pnpm install" first.',
  ])
})

import { outputPathOf, type ClientFiles } from '@docgen/model'
import { expect, test } from 'vitest'
import { clientBundle } from '../diagnostics/environment.ts'
import { keepClient, type KeptClient } from './kept-client.ts'

const fileOf = (name: string) => ({ path: outputPathOf(`assets/${name}`), bytes: new Uint8Array() })
const whole = (version: number): ClientFiles => ({
  styles: [fileOf(`theme-${version}.css`)],
  scripts: [{ ...fileOf(`client-${version}.js`), isEntry: true }],
  inputs: ['/theme.css', '/client.js'],
})
const problem = clientBundle({ file: 'theme.css', line: 1, column: 9 }, 'Could not resolve "./more.css".', 'Correct the path.')
const broken: ClientFiles = { ...whole(2), styles: [], inputs: ['/theme.css', '/more.css'], diagnostics: [problem] }

test('what cannot be bundled is as it was, with what is wrong, in the next site too', async () => {
  const kept: KeptClient = new Map()
  await keepClient(async () => whole(1), kept)('')
  expect(await keepClient(async () => broken, kept)('')).toEqual({
    styles: whole(1).styles,
    scripts: whole(2).scripts,
    inputs: ['/theme.css', '/more.css', '/client.js'],
    diagnostics: [problem],
  })
  expect(await keepClient(async () => whole(3), kept)('')).toEqual(whole(3))
})

test('what never could be bundled is what came of it, in each language', async () => {
  const kept: KeptClient = new Map()
  await keepClient(async () => whole(1), kept)('en')
  expect(await keepClient(async () => broken, kept)('de')).toEqual(broken)
})

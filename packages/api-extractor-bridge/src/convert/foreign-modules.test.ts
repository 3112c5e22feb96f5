import type { ApiEntry } from '@docgen/model'
import { expect, test } from 'vitest'
import { entriesById, loadReference } from '../testing/load-reference.ts'

const other = {
  'node_modules/other/package.json': '{ "name": "other", "version": "2.0.0", "types": "index.d.ts" }',
  'node_modules/other/index.d.ts':
    '/** A box. */\nexport interface Box { width: number }\nexport declare class Many { box: Box }\n' +
    'export declare namespace Tools { interface One { a: 1 } }\nexport * as Sub from "./sub.js"\n',
  'node_modules/other/sub.d.ts': 'export interface Deep { x: 1 }\n',
  'node_modules/old/package.json': '{ "name": "old", "version": "1.0.0", "types": "index.d.ts" }',
  'node_modules/old/index.d.ts': 'declare namespace Old { interface Part { a: 1 } }\nexport = Old\n',
}

async function load(index: string, packages: readonly { folder: string }[] = [{ folder: 'kit' }]) {
  return entriesById(
    await loadReference(
      {
        ...other,
        'kit/package.json': '{ "name": "kit", "version": "1.0.0", "types": "index.ts" }',
        'kit/index.ts': index,
        'kit/own.ts': 'export interface Own { a: 1 }',
      },
      { packages },
    ),
  )
}

const withPage = (entries: Readonly<Record<string, ApiEntry>>) =>
  Object.keys(entries).filter((id) => entries[id]?.kind !== 'reference')

const namesIn = (entry: ApiEntry | undefined) =>
  entry?.kind === 'namespace' ? entry.entries.map(({ kind, name }) => `${kind} ${name}`) : undefined

test.each([
  ["export * as X from 'other'", { module: 'other' }, ['Box', 'Many', 'Sub', 'Tools']],
  ["import * as other from 'other'\nexport { other as X }", { module: 'other' }, ['Box', 'Many', 'Sub', 'Tools']],
  ["export { Sub as X } from 'other'", { module: 'other', name: 'Sub' }, ['Deep']],
  ["import { Sub } from 'other'\nexport { Sub as X }", { module: 'other', name: 'Sub' }, ['Deep']],
  ["export { default as X } from 'old'", { module: 'old', name: 'default' }, ['Part']],
  ["import X from 'old'\nexport { X }", { module: 'old', name: 'default' }, ['Part']],
])('%s is a namespace of names alone', async (index, origin, names) => {
  const entries = await load(`${index}\n`)
  expect(withPage(entries)).toEqual(['kit!X'])
  expect(entries['kit!X']).toMatchObject({ kind: 'namespace', name: 'X', origin, source: { file: 'index.ts' } })
  expect(namesIn(entries['kit!X'])).toEqual(names.map((name) => `reference ${name}`))
})

test('a namespace that declares its members, and a module of the package itself, have them all', async () => {
  const entries = await load("export { Tools } from 'other'\nexport * as own from './own.js'\n")
  expect(withPage(entries)).toEqual(['kit!Tools', 'kit!Tools.One', 'kit!own', 'kit!own.Own'])
  expect(entries['kit!Tools']).not.toHaveProperty('origin')
})

test('a module of another documented package leads there', async () => {
  const entries = await load("export * as X from 'other'\n", [{ folder: 'kit' }, { folder: 'node_modules/other' }])
  expect(entries['kit!X']).toMatchObject({ kind: 'reference', target: 'other!' })
})

test('what is exported by its own name too stands there, and types lead to it', async () => {
  const entries = await load(
    "export * as X from 'other'\nexport { Box as Case, Sub } from 'other'\nexport declare const all: import('other').Box[]\n",
  )
  expect(withPage(entries)).toEqual(['kit!Case', 'kit!Sub', 'kit!X', 'kit!all'])
  expect(entries['kit!Case']).toMatchObject({ kind: 'interface', comment: { summary: { markdown: 'A box.' } } })
  expect(entries['kit!all']).toMatchObject({ type: { kind: 'array', element: { target: 'kit!Case' } } })
  expect(namesIn(entries['kit!Sub'])).toEqual(['reference Deep'])
})

test('one that the package adds to goes by the name of its export', async () => {
  const entries = await load(
    "import * as other from 'other'\nexport { other as X }\ndeclare module 'other' { interface Box { extra: string } }\n",
  )
  expect(withPage(entries)).toEqual(['kit!X', 'kit!"other"', 'kit!"other".Box'])
  expect(entries['kit!"other".Box']).toMatchObject({ members: [{ name: 'extra' }] })
})

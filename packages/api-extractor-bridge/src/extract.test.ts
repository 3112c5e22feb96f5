import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { ApiLoadResult } from '@docgen/model'
import { createApiReference } from './api-reference.ts'
import { createExtractor } from './extract.ts'
import { storedStateOf } from './stored-state.ts'
import { createStoringMemory } from './thread-memory.ts'
import { createSite, type TestSite } from './testing/create-site.ts'

const manifest = (name: string) => JSON.stringify({ name, version: '1.0.0', types: './index.ts' })

const kettle = (text: string, more = '') => `/** ${text} See {@link Stove}. */
export interface Kettle extends Vessel { on: Stove; of: Water }
interface Water { litres: number }
${more}import type { Stove, Vessel } from '@kitchen/stove'
`

const options = { packages: [{ folder: 'kettle' }, { folder: 'stove' }] }

let site: TestSite
let isInterrupted = false
let load: (how?: { readonly mayBePreliminary?: boolean }) => Promise<ApiLoadResult>

beforeEach(() => {
  site = createSite({
    'kettle/package.json': manifest('@kitchen/kettle'),
    'kettle/index.ts': kettle('Boils water.'),
    'stove/package.json': manifest('@kitchen/stove'),
    'stove/index.ts': `/** Heats. */\nexport class Stove { heat = 1 }\nexport interface Vessel {\n  /** In litres. */\n  size: number\n}\n`,
  })
  isInterrupted = false
  const extractor = createExtractor(createStoringMemory({ isInterrupted: () => isInterrupted }))
  const reference = createApiReference(options, extractor.extract, { prepare: extractor.prepare })
  const context = { root: site.root, cacheDir: join(site.root, 'cache') }
  load = ({ mayBePreliminary = true } = {}) => reference.load({ ...context, mayBePreliminary })
})

afterEach(() => site.remove())

const loadFresh = () => createApiReference(options, createExtractor().extract).load({ root: site.root, cacheDir: undefined })

const entryOf = ({ model }: ApiLoadResult, name: string) =>
  model.packages.flatMap(({ entries }) => entries).find((entry) => entry.name === name)

/** All that a page may show. */
const shownOf = ({ model, diagnostics }: ApiLoadResult) => JSON.stringify([model, diagnostics])

test('an edited package is read alone first, with all that is known of the others', async () => {
  await load()
  site.write({ 'kettle/index.ts': kettle('Makes tea.') })
  const edited = await load()
  expect(edited.isPreliminary).toBe(true)
  expect(JSON.stringify(entryOf(edited, 'Kettle'))).toContain('Makes tea.')
  // Links to the other package, and what is inherited of it.
  expect(shownOf(edited)).toBe(shownOf(await loadFresh()))
  const whole = await load({ mayBePreliminary: false })
  expect(whole.isPreliminary).toBeUndefined()
  // Equal keys: no page has to be made again.
  expect(whole.key).toBe(edited.key)
})

test('what an edit means for other packages comes with the rest', async () => {
  await load()
  site.write({ 'stove/index.ts': `export class Stove {}\nexport interface Vessel {\n  /** In gallons. */\n  size: number\n}\n` })
  const edited = await load()
  expect(JSON.stringify(entryOf(edited, 'Vessel'))).toContain('In gallons.')
  expect(JSON.stringify(entryOf(edited, 'Kettle'))).toContain('In litres.')
  const whole = await load({ mayBePreliminary: false })
  expect(JSON.stringify(entryOf(whole, 'Kettle'))).toContain('In gallons.')
  expect(shownOf(whole)).toBe(shownOf(await loadFresh()))
})

test('findings move with the lines of an edit, and new ones wait where other packages count', async () => {
  site.write({ 'kettle/index.ts': kettle('Boils {@link Nothing}.') })
  const linesOf = ({ diagnostics }: ApiLoadResult) => diagnostics.map(({ code, line }) => `${code} ${line}`)
  expect(linesOf(await load())).toEqual(['unresolved-api-link 1', 'unexported-type 3'])
  site.write({ 'kettle/index.ts': `\n\n${kettle('Boils {@link Nothing}.')}` })
  const moved = await load()
  expect([moved.isPreliminary, linesOf(moved)]).toEqual([true, ['unresolved-api-link 3', 'unexported-type 5']])
  site.write({
    'kettle/index.ts': kettle(
      'Boils.',
      `/** Of {@link Vessel} and {@link Absent}. @param size Large. */\nexport function boil(): void {}\n`,
    ),
  })
  expect(linesOf(await load())).toEqual(['unexported-type 3', 'unknown-api-parameter 4'])
  const whole = await load({ mayBePreliminary: false })
  expect([...linesOf(whole)].sort()).toEqual(['unexported-type 3', 'unknown-api-parameter 4', 'unresolved-api-link 4'])
})

test.each<[what: string, files: Readonly<Record<string, string>>]>([
  [
    'in both packages',
    { 'kettle/index.ts': kettle('Tea.'), 'stove/index.ts': `export class Stove {}\nexport class Vessel {}\n` },
  ],
  [
    'of a manifest',
    { 'kettle/package.json': JSON.stringify({ name: '@kitchen/kettle', version: '2.0.0', types: './index.ts' }) },
  ],
])('with edits %s all is read at once', async (_, files) => {
  await load()
  site.write(files)
  const edited = await load()
  expect(edited.isPreliminary).toBeUndefined()
  expect(shownOf(edited)).toBe(shownOf(await loadFresh()))
})

test('with a file that is gone, and a new one in its place, all is read at once', async () => {
  site.write({ 'kettle/index.ts': `export * from './kettle.js'\n`, 'kettle/kettle.ts': kettle('Boils.') })
  await load()
  rmSync(join(site.root, 'kettle/kettle.ts'))
  site.write({ 'kettle/index.ts': `export * from './pot.js'\n`, 'kettle/pot.ts': kettle('Stews.') })
  const edited = await load()
  expect(edited.isPreliminary).toBeUndefined()
  expect(shownOf(edited)).toBe(shownOf(await loadFresh()))
})

test('a second word of the same edit does not start the reading of the rest', async () => {
  await load()
  site.write({ 'kettle/index.ts': kettle('Makes tea.') })
  const edited = await load()
  const again = await load()
  expect([again.isPreliminary, again.key]).toEqual([true, edited.key])
})

test('reading the rest ends when another edit waits, which is shown then', async () => {
  await load()
  site.write({ 'kettle/index.ts': kettle('Makes tea.') })
  const edited = await load()
  isInterrupted = true
  const ended = await load({ mayBePreliminary: false })
  expect([ended.isPreliminary, ended.key]).toEqual([true, edited.key])
  isInterrupted = false
  site.write({ 'kettle/index.ts': kettle('Makes coffee.') })
  expect(shownOf(await load())).toBe(shownOf(await loadFresh()))
  expect((await load({ mayBePreliminary: false })).isPreliminary).toBeUndefined()
})

test('what came out of the cache makes the first edit quick too, and the cache holds nothing preliminary', async () => {
  await load()
  const extractor = createExtractor()
  const reference = createApiReference(options, extractor.extract, { prepare: extractor.prepare })
  const context = { root: site.root, cacheDir: join(site.root, 'cache'), mayBePreliminary: true }
  expect((await reference.load(context)).fromCache).toBe(true)
  await reference.warm?.(context)
  site.write({ 'kettle/index.ts': kettle('Makes tea.') })
  const edited = await reference.load(context)
  expect([edited.isPreliminary, edited.fromCache]).toEqual([true, false])
  expect(shownOf(edited)).toBe(shownOf(await loadFresh()))
  expect((await createApiReference(options, createExtractor().extract).load(context)).fromCache).toBe(false)
})

test('an edit that comes while the packages are parsed is read alone too', async () => {
  await load()
  const extractor = createExtractor()
  const context = { root: site.root, cacheDir: join(site.root, 'cache'), mayBePreliminary: true }
  const reference = createApiReference(options, extractor.extract, {
    prepare: (request, store) => {
      const stored = storedStateOf(request, store)
      site.write({ 'kettle/index.ts': kettle('Makes tea.') })
      expect(storedStateOf(request, store)).toBeUndefined()
      return extractor.prepare(request, store, stored)
    },
  })
  await reference.warm?.(context)
  const edited = await reference.load(context)
  expect(edited.isPreliminary).toBe(true)
  expect(shownOf(edited)).toBe(shownOf(await loadFresh()))
})

test('after an edit that came before the preparing, all is read once', async () => {
  await load()
  // Each reading ends with what is stored later.
  let readings = 0
  const extractor = createExtractor(createStoringMemory({ later: () => readings++ }))
  const context = { root: site.root, cacheDir: join(site.root, 'cache'), mayBePreliminary: true }
  const reference = createApiReference(options, extractor.extract, { prepare: extractor.prepare })
  site.write({ 'kettle/index.ts': kettle('Makes tea.') })
  await reference.warm?.(context)
  const edited = await reference.load(context)
  expect([readings, shownOf(edited)]).toEqual([1, shownOf(await loadFresh())])
})

test('without a cache, preparing reads all', async () => {
  const extractor = createExtractor()
  const reference = createApiReference(options, extractor.extract, { prepare: extractor.prepare })
  const context = { root: site.root, cacheDir: undefined, mayBePreliminary: true }
  await reference.warm?.(context)
  site.write({ 'kettle/index.ts': kettle('Makes tea.') })
  expect((await reference.load(context)).isPreliminary).toBe(true)
})

test('after many edits the rest is what a first reading gives', async () => {
  await load()
  const texts = [
    kettle('One.'),
    kettle('Two.', `export const more: Stove = new (class {} as never)()\n`),
    `export type Kettle = string\n`,
    kettle(''),
  ]
  const stoves = [
    `export class Stove {}\nexport interface Vessel { size: 1 }\n`,
    `export interface Stove { a: 1 }\nexport type Vessel = Stove\n`,
  ]
  const read: string[] = []
  const fresh: string[] = []
  for (let edit = 0; edit < 8; edit++) {
    if (edit % 3 === 2) site.write({ 'stove/index.ts': stoves[edit % 2] ?? '' })
    else site.write({ 'kettle/index.ts': texts[edit % texts.length] ?? '' })
    await load()
    if (edit % 4 !== 3) continue
    read.push(shownOf(await load({ mayBePreliminary: false })))
    fresh.push(shownOf(await loadFresh()))
  }
  expect(read).toEqual(fresh)
})

import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Diagnostic, ReactPage } from '@docgen/model'
import { catchLostErrors } from './lost-errors.ts'

const events = ['unhandledRejection', 'uncaughtException'] as const
type Event = (typeof events)[number]

const stops: (() => void)[] = []
/** Those of the test runner. */
const others = [process.listeners('unhandledRejection'), process.listeners('uncaughtException')] as const

beforeEach(() => {
  for (const event of events) process.removeAllListeners(event)
})

afterEach(() => {
  for (const stop of stops.splice(0)) stop()
  for (const listener of others[0]) process.on('unhandledRejection', listener)
  for (const listener of others[1]) process.on('uncaughtException', listener)
})

/** What is found in a site with this config. */
function catchIn(file: string): readonly string[] {
  const found: string[] = []
  const config = {
    root: '/site',
    configFiles: [
      { file: 'docgen.config.ts', text: '' },
      { file, text: "{ name: 'own' }" },
    ],
    plugins: [{ name: 'own' }],
    theme: { islands: { Counter: '/site/islands/counter.tsx' } },
  }
  const page: ReactPage = { file: 'pages/index.tsx', contentPath: 'index.tsx', text: '', component: () => null }
  const loaded = {
    config,
    reactPages: new Map([['pages', [page]]]),
    pageFiles: ['/site/pages/index.tsx', '/site/parts/list.tsx'],
    islands: { files: ['/site/islands/counter.tsx', '/site/islands/count.ts', '/site/node_modules/theme/island.js'] },
  }
  const report = ({ code, file: at, line, column, message }: Diagnostic): void =>
    void found.push(`${at}:${line}:${column} ${code} ${message}`)
  stops.push(catchLostErrors(loaded, report))
  return found
}

const errorAt = (place: string): Error =>
  Object.assign(new Error('no luck'), { stack: `Error: no luck\n    at check (${place})` })

/** As Node does: of a promise after the turn in which it was rejected. */
function tell(event: Event, error: unknown): boolean {
  const node: NodeJS.EventEmitter = process
  return node.emit(event, error)
}

test.each([
  ['unhandledRejection', 'A promise', 'that is not awaited was rejected: no luck'],
  ['uncaughtException', 'A callback', 'threw an error that nothing catches: no luck'],
] as const)('%s is reported by the site whose config its stack leads to, until that site is done', (event, what, words) => {
  const [first, second] = [catchIn('docgen.config.mts'), catchIn('plugins/own.ts')]
  tell(event, errorAt('/site/docgen.config.mts:3:5'))
  tell(event, errorAt('/site/plugins/own.ts:1:2'))
  expect(first).toEqual([`docgen.config.mts:3:5 plugin-failed ${what} of the plugin "own" ${words}`])
  expect(second).toEqual([`plugins/own.ts:1:2 plugin-failed ${what} of the plugin "own" ${words}`])
  tell(event, errorAt('/site/docgen.config.ts:3:5'))
  for (const found of [first, second]) expect(found[1]).toBe(`docgen.config.ts:3:5 plugin-failed ${what} ${words}`)
  for (const stop of stops.splice(0)) stop()
  expect(process.listenerCount(event)).toBe(0)
  tell(event, errorAt('/site/docgen.config.ts:3:5'))
  expect(first).toHaveLength(2)
})

test.each([
  ['pages/index.tsx', 'page-crashed', 'of this React page'],
  ['parts/list.tsx', 'page-crashed', 'of a module that React pages import'],
  ['islands/counter.tsx', 'island-crashed', 'of the island "Counter"'],
  ['islands/count.ts', 'island-crashed', 'of a module that islands import'],
])('the code of %s says what it is', (file, code, what) => {
  const found = catchIn('docgen.config.ts')
  tell('unhandledRejection', errorAt(`/site/${file}:3:5`))
  tell('uncaughtException', errorAt(`/site/${file}:4:6`))
  expect(found).toEqual([
    `${file}:3:5 ${code} A promise ${what} that is not awaited was rejected: no luck`,
    `${file}:4:6 ${code} A callback ${what} threw an error that nothing catches: no luck`,
  ])
})

test('the code of a theme that is a package is not the code of the site', () => {
  const found = catchIn('docgen.config.ts')
  const foreign = errorAt('/site/node_modules/theme/island.js:1:1')
  expect(() => tell('unhandledRejection', foreign)).toThrow(foreign)
  expect(found).toEqual([])
})

test('a promise that is rejected elsewhere is left to other listeners of the process, or ends it as without docgen', () => {
  const found = catchIn('docgen.config.ts')
  const foreign = errorAt('/elsewhere/program.ts:1:1')
  expect(() => tell('unhandledRejection', foreign)).toThrow(foreign)
  expect(found).toEqual([])
})

test.each(events)('%s of other code is left to other listeners of the process', (event) => {
  const found = catchIn('docgen.config.ts')
  const foreign = errorAt('/elsewhere/program.ts:1:1')
  const told: unknown[] = []
  process.on(event, (error: unknown) => void told.push(error))
  tell(event, foreign)
  tell(event, 'text')
  process.removeAllListeners(event)
  expect(told).toEqual([foreign, 'text'])
  expect(found).toEqual([])
})

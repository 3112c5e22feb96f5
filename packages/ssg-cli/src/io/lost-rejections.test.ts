import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Diagnostic } from '@docgen/model'
import { catchLostRejections } from './lost-rejections.ts'

const stops: (() => void)[] = []
/** That of the test runner. */
const others = process.listeners('unhandledRejection')

beforeEach(() => {
  for (const other of others) process.off('unhandledRejection', other)
})

afterEach(() => {
  for (const stop of stops.splice(0)) stop()
  for (const other of others) process.on('unhandledRejection', other)
})

/** What is found in a site with this config. */
function catchIn(file: string, root = '/site'): readonly string[] {
  const found: string[] = []
  const config = { root, configFiles: [{ file, text: '' }] }
  const report = ({ code, file: at, line, column, message }: Diagnostic): void =>
    void found.push(`${at}:${line}:${column} ${code} ${message}`)
  stops.push(catchLostRejections(config, report))
  return found
}

const errorAt = (place: string): Error =>
  Object.assign(new Error('no luck'), { stack: `Error: no luck\n    at check (${place})` })

/** As Node does, after the turn in which it was rejected. */
const tell = (reason: unknown): boolean => process.emit('unhandledRejection', reason, Promise.resolve())

test('a rejection is reported by the site whose config its stack leads to, until that site is done', () => {
  const [first, second] = [catchIn('docgen.config.ts'), catchIn('plugins/own.ts')]
  const elsewhere = catchIn('docgen.config.ts', '/other')
  tell(errorAt('/site/docgen.config.ts:3:5'))
  tell(errorAt('/site/plugins/own.ts:1:2'))
  expect(first).toEqual(['docgen.config.ts:3:5 plugin-failed A promise that is not awaited was rejected: no luck'])
  expect(second).toEqual(['plugins/own.ts:1:2 plugin-failed A promise that is not awaited was rejected: no luck'])
  expect(elsewhere).toEqual([])
  for (const stop of stops.splice(0)) stop()
  tell(errorAt('/site/docgen.config.ts:3:5'))
  expect(first).toHaveLength(1)
})

test('other rejections are left to other listeners of the process, or end it as without docgen', () => {
  const found = catchIn('docgen.config.ts')
  const foreign = errorAt('/elsewhere/program.ts:1:1')
  expect(() => tell(foreign)).toThrow(foreign)
  const told: unknown[] = []
  const program = (reason: unknown): void => void told.push(reason)
  process.on('unhandledRejection', program)
  tell(foreign)
  tell('text')
  process.off('unhandledRejection', program)
  expect(told).toEqual([foreign, 'text'])
  expect(found).toEqual([])
})

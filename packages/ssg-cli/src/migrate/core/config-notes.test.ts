import { expect, test } from 'vitest'
import { problemsOf } from './config-notes.ts'

test('what kept a config from being read has the place where it failed', () => {
  const read = { file: 'site.config.ts', value: undefined, opaque: [] }
  const said = (config: Partial<Parameters<typeof problemsOf>[0]>): readonly string[] =>
    problemsOf({ ...read, ...config }).map(({ file, line, message }) => `${file}:${line} ${message.split(',')[0] ?? ''}`)
  expect(said({})).toEqual([])
  expect(said({ problem: 'Error: no' })).toEqual(['site.config.ts:1 The config could not be read (Error: no)'])
  expect(said({ problem: 'Error: no', problemAt: { file: 'env.ts', line: 3 } })).toEqual([
    'env.ts:3 The config could not be read (Error: no)',
  ])
  expect(said({ replaced: [{ file: 'env.ts', line: 3, problem: 'Error: no' }] })).toEqual([
    'env.ts:3 This module could not be run (Error: no)',
  ])
})

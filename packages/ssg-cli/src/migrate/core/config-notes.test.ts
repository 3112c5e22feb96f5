import { expect, test } from 'vitest'
import { createConfigNotes, noteOpaque, problemsOf } from './config-notes.ts'

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

test('what is made of a module that does not exist says so', () => {
  const names = new Map([
    ['nav', './data/index.json.names'],
    ['sidebar', 'not-installed.json'],
  ])
  const config = { file: 'site.config.ts', value: {}, opaque: ['nav', 'sidebar', 'head'], names }
  const notes = createConfigNotes(config, { paths: [], read: () => '' })
  noteOpaque(config, notes)
  expect(notes.notes.map(({ message }) => message)).toEqual([
    '"nav" is made of "./data/index.json", which does not exist: run the script that writes it, and the command again.',
    '"sidebar" is code, so it was not migrated.',
    '"head" is code, so it was not migrated.',
  ])
})

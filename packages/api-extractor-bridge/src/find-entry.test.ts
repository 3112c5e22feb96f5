import { expect, test } from 'vitest'
import { declarationCandidates, entryCandidates } from './find-entry.ts'

test.each([
  ['./dist/index.d.ts', ['dist/index.d.ts']],
  ['dist/index.mjs', ['dist/index.d.mts']],
  ['lib/index', ['lib/index.d.ts', 'lib/index.ts', 'lib/index/index.d.ts', 'lib/index/index.ts']],
  ['data.json', []],
  ['../outside.d.ts', []],
])('%s may stand for %o', (declared, candidates) => expect(declarationCandidates(declared)).toEqual(candidates))

test('prefers sources for npm packages, and what is declared for folders', () => {
  expect(entryCandidates('npm', ['lib/a.js'])).toEqual(['src/index.ts', 'src/index.tsx', 'lib/a.d.ts', 'index.d.ts', 'index.ts'])
  expect(entryCandidates('folder', ['lib/a.js'])).toEqual([
    'lib/a.d.ts',
    'index.d.ts',
    'index.ts',
    'src/index.ts',
    'src/index.tsx',
  ])
})

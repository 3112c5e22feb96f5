import { expect, test } from 'vitest'
import { declarationCandidates } from './main-entry.ts'

test.each([
  ['./dist/index.d.ts', ['dist/index.d.ts']],
  ['dist/index.mjs', ['dist/index.d.mts']],
  ['lib/index', ['lib/index.d.ts', 'lib/index.ts', 'lib/index/index.d.ts', 'lib/index/index.ts']],
  ['data.json', []],
  ['../outside.d.ts', []],
])('%s may stand for %o', (declared, candidates) => expect(declarationCandidates(declared)).toEqual(candidates))

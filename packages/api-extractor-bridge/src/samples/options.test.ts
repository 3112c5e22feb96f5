import { expect, test } from 'vitest'
import { sampleOptionProblemsOf } from './options.ts'

test.each<readonly [options: unknown, key: string, said: RegExp]>([
  ['strict', 'checkedSamples', /are not an object/],
  [{ compilerOption: {} }, 'compilerOption', /unknown option "compilerOption".*Write "compilerOptions"/],
  [{ type: false }, 'type', /unknown option "type".*Write "types"/],
  [{ compilerOptions: 'strict' }, 'compilerOptions', /"compilerOptions".*are not an object/],
  [{ files: 'samples.d.ts' }, 'files', /are not a list of files.*\['samples\.d\.ts'\]/],
  [{ files: [1] }, 'files', /are not a list of files/],
  [{ types: 'no' }, 'types', /neither true nor false.*`types: false`/],
])('%j', (options, key, said) => {
  const problems = sampleOptionProblemsOf(options)
  expect(problems.map((problem) => problem.key)).toEqual([key])
  expect(`${problems[0]?.message} ${problems[0]?.hint}`).toMatch(said)
})

test.each([{}, { files: ['samples.d.ts'], compilerOptions: { strict: false }, types: false }])('nothing about %j', (options) => {
  expect(sampleOptionProblemsOf(options)).toEqual([])
})

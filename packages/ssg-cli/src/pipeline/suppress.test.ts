import { expect, test } from 'vitest'
import type { Diagnostic, DiagnosticCode } from '@docgen/model'
import { judge } from './judge.ts'
import { unusedOutputSuppressions, unusedSuppressions } from './suppress.ts'

const found = (code: DiagnosticCode, file: string): Diagnostic => ({
  code,
  severity: 'error',
  file,
  line: 1,
  column: 1,
  message: '',
  hint: '',
})

const diagnostics = [found('broken-link', 'docs/a.md'), found('broken-link', 'docs/b.md'), found('broken-asset', 'docs/a.md')]

const text = `export default {
  suppress: [
    { code: 'broken-link', file: 'docs/a.md', reason: 'It is coming' },
  ],
}
`

const configWith = (code: DiagnosticCode, file: string) => ({
  rules: {},
  suppress: [{ code, file, reason: 'It is coming' }],
  configFiles: [{ file: 'docgen.config.ts', text }],
})

const all = { areSamplesChecked: true, areOutputsListed: true }

test.each<[DiagnosticCode, string, string[], boolean]>([
  ['broken-link', 'docs/a.md', ['docs/a.md broken-asset', 'docs/b.md broken-link'], true],
  ['broken-link', 'docs/*.md', ['docs/a.md broken-asset'], true],
  ['broken-link', 'guide/**', ['docs/a.md broken-asset', 'docs/a.md broken-link', 'docs/b.md broken-link'], false],
  ['broken-anchor', 'docs/**', ['docs/a.md broken-asset', 'docs/a.md broken-link', 'docs/b.md broken-link'], false],
])('%s in %s leaves %j', (code, file, expected, isUsed) => {
  const config = configWith(code, file)
  expect(judge(diagnostics, config).map((each) => `${each.file} ${each.code}`)).toEqual(expected)
  const unused = unusedSuppressions(diagnostics, config, all)
  expect(unused.map((each) => `${each.code} ${each.file}:${each.line}:${each.column}`)).toEqual(
    isUsed ? [] : ['unused-suppression docgen.config.ts:3:5'],
  )
})

test('what is suppressed is used, also where a rule turns its code off', () => {
  const config = { ...configWith('broken-link', '**'), rules: { 'broken-link': 'off' } as const }
  expect(unusedSuppressions(diagnostics, config, all)).toEqual([])
})

test.each<[DiagnosticCode, boolean, number]>([
  ['sample-type', false, 0],
  ['sample-type', true, 1],
  ['shallow-clone', true, 0],
  ['island-crashed', true, 0],
  ['dead-link', true, 0],
  ['moved-link', true, 0],
  ['unreachable-link', true, 0],
  ['broken-link', false, 1],
])('%s, with samples checked %s: %i unused', (code, areSamplesChecked, count) =>
  expect(unusedSuppressions([], configWith(code, '**'), { ...all, areSamplesChecked })).toHaveLength(count),
)

test.each<[DiagnosticCode, boolean, number]>([
  ['duplicate-output', false, 0],
  ['duplicate-output', true, 1],
  ['broken-link', false, 1],
])('%s, with files of the output listed %s: %i unused', (code, areOutputsListed, count) =>
  expect(unusedSuppressions([], configWith(code, '**'), { ...all, areOutputsListed })).toHaveLength(count),
)

test('findings of the finished output are asked for once it is weighed, or where it never is', () => {
  const config = configWith('over-budget', 'docs/a.md')
  const weighed = { ...config, budgets: { html: 1000 } }
  expect(unusedSuppressions([], config, all)).toHaveLength(1)
  expect(unusedSuppressions([], weighed, all)).toEqual([])
  expect(unusedSuppressions([], { ...configWith('broken-link', '**'), budgets: weighed.budgets }, all)).toHaveLength(1)
  expect(unusedOutputSuppressions([], weighed)).toHaveLength(1)
  expect(unusedOutputSuppressions([found('over-budget', 'docs/a.md')], weighed)).toEqual([])
  expect(unusedOutputSuppressions([], configWith('broken-link', '**'))).toEqual([])
})

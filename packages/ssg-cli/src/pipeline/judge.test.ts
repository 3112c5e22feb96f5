import { expect, test } from 'vitest'
import type { Diagnostic } from '@docgen/model'
import { judge } from './judge.ts'

const finding = (place: string, code: Diagnostic['code'] = 'broken-link', message = 'm'): Diagnostic => {
  const [file = '', line, column] = place.split(':')
  return { code, severity: 'error', file, line: Number(line), column: Number(column), message, hint: 'h' }
}
const placesOf = (found: readonly Diagnostic[]): readonly string[] =>
  found.map(({ file, line, column, code, message }) => `${file}:${line}:${column} ${code} ${message}`)

test('findings are sorted by file, line, column, code and message, whatever their order was', () => {
  const sorted = [
    finding('a.md:2:9'),
    finding('a.md:10:1'),
    finding('a.md:10:2', 'broken-anchor', 'z'),
    finding('a.md:10:2', 'broken-link', 'a'),
    finding('a.md:10:2', 'broken-link', 'b'),
    finding('a.md:10:11'),
    finding('b.md:1:1'),
  ]
  expect(placesOf(judge(sorted.toReversed(), { rules: {}, suppress: [] }))).toEqual(placesOf(sorted))
  expect(placesOf(judge(sorted, { rules: {}, suppress: [] }))).toEqual(placesOf(sorted))
})

test('a source that failed comes before what it leaves behind', () => {
  const sorted = [finding('y.ts:9:1', 'source-failed'), finding('z.ts:9:1', 'source-failed'), finding('a.md:1:1')]
  for (const all of [sorted, sorted.toReversed()])
    expect(placesOf(judge(all, { rules: {}, suppress: [] }))).toEqual(placesOf(sorted))
})

test('what is found twice is told once', () => {
  const all = [
    finding('a.md:1:1'),
    finding('a.md:1:1'),
    finding('a.md:11:1'),
    finding('a.md:1:11'),
    finding('a.md:1:1', 'broken-link', 'n'),
  ]
  expect(judge(all, { rules: {}, suppress: [] })).toHaveLength(4)
})

test('an anchor that is missing on both pages of a file is told once', () => {
  const all = [
    finding('README.md:1:1', 'broken-anchor', 'No heading of / has it.'),
    finding('README.md:1:1', 'broken-anchor', 'No heading of /api/kit/ has it.'),
    finding('README.md:2:1', 'broken-anchor', 'No heading of / has it.'),
  ]
  expect(placesOf(judge(all, { rules: {}, suppress: [] }))).toEqual([
    'README.md:1:1 broken-anchor No heading of / has it.',
    'README.md:2:1 broken-anchor No heading of / has it.',
  ])
})

test.each<[Diagnostic['code'], 'off' | 'warning' | undefined, readonly string[]]>([
  ['broken-link', undefined, ['error']],
  ['broken-link', 'warning', ['warning']],
  ['broken-link', 'off', []],
  // A check of the site may be called like something that every object has.
  ['constructor', undefined, ['error']],
  // Told only where it is asked for.
  ['missing-translation', undefined, []],
  ['missing-translation', 'warning', ['warning']],
  // What stops a build cannot be turned off.
  ['config', 'off', ['error']],
  ['usage', 'off', ['error']],
  ['crash', 'off', ['error']],
  ['crash', 'warning', ['error']],
])('%s with the rule %s', (code, rule, severities) => {
  const rules = rule === undefined ? {} : { [code]: rule }
  expect(judge([finding('a.md:1:1', code)], { rules, suppress: [] }).map(({ severity }) => severity)).toEqual(severities)
})

test('a rule of another code changes nothing', () => {
  const given = finding('a.md:1:1')
  expect(judge([given], { rules: { 'broken-anchor': 'off' }, suppress: [] })[0]).toBe(given)
})

import { expect, test } from 'vitest'
import type { Diagnostic } from '@docgen/model'
import { foldEqual, groupByCode, type FoldedFinding } from './fold-findings.ts'

const finding = (
  code: Diagnostic['code'],
  line: number,
  message = 'm',
  severity: Diagnostic['severity'] = 'error',
): Diagnostic => ({
  code,
  severity,
  file: `${line % 2}.md`,
  line,
  column: 1,
  message,
  hint: 'h',
})

test('folds findings that say the same, and no others', () => {
  const all = [
    finding('broken-link', 1, 'a'),
    finding('broken-link', 2, 'b'),
    finding('broken-link', 3, 'a'),
    finding('broken-anchor', 4, 'a'),
    finding('broken-link', 5, 'a', 'warning'),
    { ...finding('broken-link', 6, 'a'), hint: 'other' },
  ]
  expect(foldEqual(all).map(({ finding: { line }, others }) => [line, others.map((other) => other.line)])).toEqual([
    [1, [3]],
    [2, []],
    [4, []],
    [5, []],
    [6, []],
  ])
})

const many = (code: Diagnostic['code'], count: number, severity?: Diagnostic['severity']) =>
  Array.from({ length: count }, (_, index) => finding(code, index + 1, `m${index}`, severity))
const summary = (lines: number, all: readonly Diagnostic[]) =>
  groupByCode(all, lines, () => 4).map(({ code, errors, warnings, files, shown, hidden }) => [
    code,
    errors,
    warnings,
    files,
    shown.length,
    hidden,
  ])

test.each([
  ['a frequent code leaves room for the others', 40, [5, 50, 2], [4, 4, 2]],
  ['each code shows one at least, whatever the room', 0, [5, 50, 2], [1, 1, 1]],
  ['all of them where there is room', 400, [5, 50, 2], [5, 50, 2]],
])('%s', (_, lines, [first = 0, second = 0, third = 0], [a, b, c]) => {
  const all = [...many('broken-link', first), ...many('unknown-language', second, 'warning'), ...many('broken-anchor', third)]
  expect(summary(lines, all)).toEqual([
    ['broken-link', first, 0, 2, a, first - (a ?? 0)],
    ['broken-anchor', third, 0, 2, c, third - (c ?? 0)],
    ['unknown-language', 0, second, 2, b, second - (b ?? 0)],
  ])
})

test('findings that are folded into a shown one are not hidden', () => {
  const all = [...Array.from({ length: 9 }, (_, index) => finding('broken-link', index)), finding('broken-link', 10, 'other')]
  expect(summary(0, all)).toEqual([['broken-link', 10, 0, 2, 1, 1]])
})

test('what has no room ends what is shown of its code, and what follows does not take its place', () => {
  const all = ['1', '10', '1 again'].map((message, index) => finding('broken-link', index, message))
  const linesOf = ({ finding: { message } }: FoldedFinding): number => Number.parseInt(message, 10)
  expect(groupByCode(all, 5, linesOf)[0]?.shown.map((folded) => folded.finding.message)).toEqual(['1'])
})

test('codes with errors come first, then those with most findings, then by name', () => {
  const codesOf = (...all: readonly Diagnostic[][]) => groupByCode(all.flat(), 100, () => 1).map(({ code }) => code)
  const mixed = [...many('broken-link', 1), ...many('broken-link', 5, 'warning')]
  expect(codesOf(many('broken-asset', 3), mixed, many('broken-anchor', 9, 'warning'))).toEqual([
    'broken-link',
    'broken-asset',
    'broken-anchor',
  ])
  expect(codesOf(mixed, many('broken-asset', 5))).toEqual(['broken-link', 'broken-asset'])
  expect(codesOf(many('broken-link', 2), many('broken-asset', 2))).toEqual(['broken-asset', 'broken-link'])
  expect(codesOf(many('broken-asset', 2), many('broken-link', 2))).toEqual(['broken-asset', 'broken-link'])
})

test('no findings, no groups', () => expect(groupByCode([], 100, () => 4)).toEqual([]))

import { expect, test } from 'vitest'
import { mostUrgentFirst } from './most-urgent-first.ts'

const findings = [
  { file: 'docs/a.md', severity: 'warning', line: 1 },
  { file: 'docs/a.md', severity: 'error', line: 2 },
  { file: 'docs/b.md', severity: 'warning', line: 3 },
  { file: 'docs/b.md', severity: 'error', line: 4 },
  { file: 'docs/b.md', severity: 'error', line: 5 },
] as const

test.each([
  ['docs/b.md', [4, 5, 3, 2, 1]],
  ['docs/a.md', [2, 1, 4, 5, 3]],
  // A page of the reference.
  [undefined, [2, 4, 5, 1, 3]],
])('on the page of %s', (source, lines) => {
  expect(mostUrgentFirst(findings, source).map(({ line }) => line)).toEqual(lines)
})

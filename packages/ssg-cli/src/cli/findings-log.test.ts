import { expect, test } from 'vitest'
import type { Diagnostic } from '@docgen/model'
import { createFindingsLog } from './findings-log.ts'
import { plain } from './report.ts'

const link = (line: number, message = 'The link "./x.md" does not match any page.'): Diagnostic => ({
  code: 'broken-link',
  severity: 'error',
  file: 'docs/a.md',
  line,
  column: 3,
  message,
  hint: 'Correct it.',
})
const style = { colours: plain, all: false, withStacks: false }

test('each finding is told once, with its place, and once more when it is fixed', () => {
  const logOf = createFindingsLog(style)
  const shown = 'docs/a.md:4:3  error  broken-link\n  The link "./x.md" does not match any page.\n  hint: Correct it.\n'
  expect(logOf([link(4)], false)).toBe(shown)
  expect(logOf([link(4)], true)).toBe('Checked all pages: 1 error.\n')
  expect(logOf([link(4)], true)).toBe('')
  expect(logOf([link(9)], true)).toBe('')
  expect(logOf([link(9), link(12, 'Another.')], true)).toMatch(
    /^docs\/a\.md:12:3 {2}error {2}broken-link\n {2}Another\.\n.*\n\nChecked all pages: 2 errors\.\n$/,
  )
  expect(logOf([link(12, 'Another.')], true)).toBe(
    'docs/a.md:9:3  fixed  broken-link\n  The link "./x.md" does not match any page.\n\nChecked all pages: 1 error.\n',
  )
  expect(logOf([], true)).toMatch(/fixed[^]*no problems found/)
})

test('while a site is checked anew, what has not been found again is neither fixed nor new', () => {
  const logOf = createFindingsLog(style)
  logOf([link(1), link(2, 'Another.')], true)
  expect(logOf([], false)).toBe('')
  expect(logOf([link(3, 'New.')], false)).toMatch(/^docs\/a\.md:3:3 {2}error[^]*New\./)
  expect(logOf([link(1), link(3, 'New.')], false)).toBe('')
  expect(logOf([link(1), link(3, 'New.')], true)).toBe(
    'docs/a.md:2:3  fixed  broken-link\n  Another.\n\nChecked all pages: 2 errors.\n',
  )
})

test('what was found before the end of a check is counted at its end', () => {
  const logOf = createFindingsLog(style)
  logOf([], true)
  expect(logOf([link(1)], false)).not.toContain('Checked all pages')
  expect(logOf([link(1)], true)).toBe('Checked all pages: 1 error.\n')
  expect(logOf([link(1)], true)).toBe('')
})

test('of two that are alike, one is fixed', () => {
  const logOf = createFindingsLog(style)
  logOf([link(1), link(2)], true)
  expect(logOf([link(2)], true).match(/fixed/g)).toHaveLength(1)
})

test('a site without findings is told so once', () => {
  const logOf = createFindingsLog(style)
  expect(logOf([], false)).toBe('')
  expect(logOf([], true)).toBe('Checked all pages: no problems found.\n')
  expect(logOf([], true)).toBe('')
})

test('stacks are shown on request alone, each once', () => {
  const crashed = { ...link(1), stack: 'Error: no\n    at Home (pages/index.tsx:1:9)' }
  expect(createFindingsLog(style)([crashed], true)).not.toContain('at Home')
  const text = createFindingsLog({ ...style, withStacks: true })([crashed, { ...link(2), stack: crashed.stack }], true)
  expect(text.split('at Home (pages/index.tsx:1:9)')).toHaveLength(2)
})

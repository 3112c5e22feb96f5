import { expect, test } from 'vitest'
import { readDateLine, readVersionHeading } from './version-heading.ts'

test.each([
  ['1.2.3', '1.2.3', undefined, ''],
  ['v1.2.3', '1.2.3', undefined, ''],
  ['1.2', '1.2', undefined, ''],
  ['Version 1.2.3', '1.2.3', undefined, ''],
  ['Changes in 42.0.0 (2026-07-21)', '42.0.0', '2026-07-21', ''],
  ['1.2.3-beta.1', '1.2.3-beta.1', undefined, ''],
  ['1.0.0+build.5', '1.0.0+build.5', undefined, ''],
  ['@scope/name@1.2.3', '1.2.3', undefined, ''],
  ['1.2.3 (2021-10-12)', '1.2.3', '2021-10-12', ''],
  ['1.2.3 2021/1/2', '1.2.3', '2021-01-02', ''],
  ['[1.0.0] - 2017-06-20', '1.0.0', '2017-06-20', ''],
  ['[0.0.5] - 2014-12-13 [YANKED]', '0.0.5', '2014-12-13', '[YANKED]'],
  ['1.0.0 [YANKED]', '1.0.0', undefined, '[YANKED]'],
  ['1.0.0 (March 4, 2020)', '1.0.0', '2020-03-04', ''],
  ['1.0.0 – 4th Sep. 2020', '1.0.0', '2020-09-04', ''],
  ['1.0.0 "Ada" (2020-03-04)', '1.0.0', '2020-03-04', '"Ada"'],
  ['[Unreleased]', undefined, undefined, ''],
  ['Unreleased', undefined, undefined, ''],
])('%s is a version', (text, version, date, note) => {
  expect({ ...readVersionHeading(text), name: undefined }).toEqual({ version, date, note })
})

test.each([
  ['1.0.0 (2020-13-45)', '2020-13-45', '(2020-13-45)'],
  ['[1.0.0] - 2024-02-30', '2024-02-30', '2024-02-30'],
  ['1.0.0 (February 30, 2024) [YANKED]', 'February 30, 2024', '(February 30, 2024) [YANKED]'],
])('%s is a version whose date is impossible', (text, impossibleDate, note) => {
  expect(readVersionHeading(text)).toEqual({ version: '1.0.0', impossibleDate, note })
})

test('names the package before a version', () => expect(readVersionHeading('@scope/name@1.2.3')?.name).toBe('@scope/name'))

test.each([
  'Changelog',
  '@scope/name',
  'Features',
  '1.0 to 2.0: what to change',
  '2.0 migration',
  '1.x',
  '1.2.3.4',
  '10 small things',
  '1.0 to 2020.13.45',
  '',
])('%j is none', (text) => {
  expect(readVersionHeading(text)).toBeUndefined()
})

test.each([
  ['2026-07-22', '2026-07-22'],
  ['Date: 2026-07-22', '2026-07-22'],
  ['(2026-07-22)', '2026-07-22'],
  ['Release date: July 22, 2026', '2026-07-22'],
  ['Released on 22nd July 2026', '2026-07-22'],
  ['Released 2026-07-22 with love', undefined],
  ['Support for 1.0 ends on 2026-07-22', undefined],
  ['2026-07-22 to 2026-07-24', undefined],
  ['2026-13-45', undefined],
  ['Date', undefined],
])('the line %j has the date %j', (text, date) => {
  expect(readDateLine(text)).toBe(date)
})

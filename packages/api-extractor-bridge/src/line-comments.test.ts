import { expect, test } from 'vitest'
import { loadReference } from './testing/load-reference.ts'

const index = `/// <reference lib="dom" />
export * from './more'
//////////////////
export const ruled = 1
/// A remark that stands apart.

export const apart = 1
/// Reads.
/** Reads a row. */
export function read(): void {}
// For us.
export const inner = 1
/// Not exported.
const own = 1
`

const more = `
/// Writes a row.
///
/// Slowly.
export function write(): void {}

///Removes it.
export const remove = 1, drop = 2
`

test('comments that begin with three slashes are told once for each package', async () => {
  const files = {
    'kit/package.json': '{ "name": "kit", "version": "1.0.0" }',
    'kit/index.ts': index,
    'kit/more.ts': more,
    'one/package.json': '{ "name": "one", "version": "1.0.0" }',
    'one/index.ts': 'export namespace outer {\n  /// Deep.\n  export const inner = 1\n}',
    'plain/package.json': '{ "name": "plain", "version": "1.0.0" }',
    'plain/index.ts': index,
    'plain/more.ts': 'export const more = 1',
    'node_modules/theirs/package.json': '{ "name": "theirs", "version": "1.0.0", "types": "index.ts" }',
    'node_modules/theirs/index.ts': more,
  }
  const packages = [{ folder: 'kit' }, { folder: 'one' }, { folder: 'plain' }, { npm: 'theirs' }]
  const { diagnostics } = await loadReference(files, { packages })
  expect(diagnostics.map(({ code, file, line, column, message }) => [code, `${file}:${line}:${column}`, message])).toEqual([
    [
      'line-comments',
      'kit/more.ts:2:1',
      'The comments of 2 exports of kit begin with "///", so the reference does not show them.',
    ],
    [
      'line-comments',
      'one/index.ts:2:3',
      'The comment of an export of one begins with "///", so the reference does not show it.',
    ],
  ])
})

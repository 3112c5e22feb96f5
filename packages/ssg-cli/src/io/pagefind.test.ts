import { expect, test } from 'vitest'
import { gzipSync } from 'node:zlib'
import { idsOf } from './pagefind.ts'

const fragmentFile = (id: string, record: number) => ({
  path: `fragment/en_${id}.pf_fragment`,
  content: gzipSync(`pagefind_dcd${JSON.stringify({ url: String(record), content: 'A text.' })}`),
})
const other = { path: 'index/en_0000000.pf_index', content: new Uint8Array() }

test('records are named by their fragments, also by one whose name is longer since another begins like it', () => {
  const files = [fragmentFile('abcdef01', 2), other, fragmentFile('abcdef0', 0), fragmentFile('1234567', 1)]
  expect(idsOf(files, 3)).toEqual(['abcdef0', '1234567', 'abcdef01'])
})

test('a record without a fragment is a failure', () =>
  expect(() => idsOf([fragmentFile('abcdef0', 0)], 2)).toThrow('it left out a section'))

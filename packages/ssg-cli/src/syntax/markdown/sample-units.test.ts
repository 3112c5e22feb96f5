import { expect, test } from 'vitest'
import type { Sample } from '@docgen/model'
import { textUnitOf } from './sample-units.ts'

const sampleOf = (more: Partial<Sample>): Sample => ({
  file: 'docs/guide/a.md',
  line: 1,
  column: 1,
  language: 'ts',
  code: 'shown',
  places: [],
  ...more,
})

test.each<[string, Partial<Sample>, string]>([
  ['its own code', {}, 'shown'],
  [
    'what the file exports, for a sample that shows one',
    { origin: { file: 'samples/db.ts', text: 'export const db = 1' } },
    'export * from "./../../samples/db.ts";',
  ],
  [
    'its default export too',
    { origin: { file: 'samples/db.ts', text: 'export default 1' } },
    'export * from "./../../samples/db.ts";export { default } from "./../../samples/db.ts";',
  ],
  [
    'the file itself where its title is that of another sample',
    { title: 'db.ts', origin: { file: 'docs/guide/db.ts', text: '' } },
    'export * from "./../../docs/guide/db.ts";',
  ],
])('a module of a page is %s', (_, more, expected) =>
  expect(textUnitOf('docs/guide/a.md', [sampleOf(more)]).modules.map(({ code }) => code)).toEqual([expected]),
)

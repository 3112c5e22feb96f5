import { expect, test } from 'vitest'
import { entriesById, loadReference } from '../testing/load-reference.ts'

test.each([
  ['types', "export type { Handler, Request } from 'absent'"],
  ['types, with a comment', "/** So that others can name them. */\nexport type { Handler, Request } from 'absent'"],
  ['types that are imported', "import type { Handler, Request } from 'absent'\nexport type { Handler, Request }"],
  ['what may be both', "export { Handler, Request } from 'absent'"],
])('exports of a module that is not there have no pages, and give no other type their name: %s', async (_, exports) => {
  const source = `${exports}
    import type { First, Second } from 'other'
    export type Event = First | Second
    export interface Options<T extends First> { read: (first: T) => Second }
    export declare function serve(options: Options<First>): Second`
  const loaded = await loadReference(
    {
      'lib/package.json': '{ "name": "@acme/kit", "version": "1.0.0", "types": "index.ts" }',
      'lib/index.ts': source,
    },
    { packages: [{ folder: 'lib' }] },
  )
  const entries = entriesById(loaded)
  expect(Object.keys(entries).sort()).toEqual(['@acme/kit!Event', '@acme/kit!Options', '@acme/kit!serve'])
  const text = JSON.stringify(entries)
  for (const name of ['Handler', 'Request']) expect(text).not.toContain(name)
  for (const name of ['First', 'Second']) expect(text).toContain(`"name":"${name}"`)
})

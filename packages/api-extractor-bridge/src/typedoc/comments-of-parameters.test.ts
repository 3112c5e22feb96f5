import { expect, test } from 'vitest'
import { entriesById, loadReference } from '../testing/load-reference.ts'

test('comments before the parameters of function types are read', async () => {
  const index = `
    /**
     * Visits.
     * @param path - The path, by a tag.
     */
    export type Visit<T> = (/** The node. */ node: T, key: string, /** The path. */ path: string) => void
    export function walk(/** @deprecated Use \`to\`. */ from?: string, /** @deprecated */ by?: string, to?: string): void
    /**
     * Stops.
     * @param [when] - When.
     * @param [why] - Why.
     */
    export function stop(when: string, why?: string): void
    export interface Walker { walk: (/** Where it starts. */ from: string) => void }`
  const files = { 'kit/package.json': '{ "name": "kit", "version": "1.0.0" }', 'kit/index.d.ts': index }
  const entries = entriesById(await loadReference(files, { packages: [{ folder: 'kit' }] }))
  expect(entries['kit!Visit']).toMatchObject({
    type: {
      signature: {
        parameters: [{ text: { markdown: 'The node.', line: 6 } }, {}, { text: { markdown: 'The path, by a tag.' } }],
      },
    },
  })
  expect(entries['kit!walk']).toMatchObject({
    signatures: [
      {
        parameters: [{ deprecated: { markdown: 'Use `to`.', line: 7 } }, { deprecated: { markdown: '' } }, { name: 'to' }],
      },
    ],
  })
  expect(entries['kit!stop']).toMatchObject({
    signatures: [{ parameters: [{ isOptional: false, text: { markdown: 'When.' } }, { isOptional: true }] }],
  })
  expect(entries['kit!Walker']).toMatchObject({
    members: [{ type: { signature: { parameters: [{ text: { markdown: 'Where it starts.' } }] } } }],
  })
})

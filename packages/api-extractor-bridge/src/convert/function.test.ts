import { expect, test } from 'vitest'
import { entriesById, loadReference } from '../testing/load-reference.ts'

const comment = `
/**
 * Reads a row.
 * @remarks Slowly.
 * @param text - Of one line
 * @returns The row
 * @throws Error when there is none
 * @deprecated Use rows.
 */`

const index = `
${comment}
export const read = (text: string): number => 1
${comment}
export declare const declared: (text: string) => number
/** Both. */
export declare const overloaded: {
  /** One. */
  (text: string): void
  (count: number): string
}
export declare const generic: <T extends string>(of: T) => of is T
export declare let changing: () => void
export declare const made: new () => Date
export declare const withMembers: { (): void; version: string }
export type Named = () => void
export declare const named: Named
export declare const maybe: (() => void) | undefined
export namespace inner { export const nested: () => void }
declare const main: () => void
export default main
`

test('a constant that a declaration says to be a function is one, as it is in its source', async () => {
  const files = { 'kit/package.json': '{ "name": "kit", "version": "1.0.0" }', 'kit/index.ts': index }
  const entries = entriesById(await loadReference(files, { packages: [{ folder: 'kit' }] }))
  const { 'kit!read': read, 'kit!declared': declared, 'kit!overloaded': overloaded } = entries
  const kinds = Object.values(entries).map(({ displayName, kind }) => [displayName, kind])
  expect(Object.fromEntries(kinds)).toMatchObject({
    read: 'function',
    declared: 'function',
    overloaded: 'function',
    generic: 'function',
    nested: 'function',
    main: 'function',
    changing: 'variable',
    made: 'variable',
    withMembers: 'variable',
    named: 'variable',
    maybe: 'variable',
  })
  const withoutPlaces = (entry: unknown): unknown =>
    JSON.parse(
      JSON.stringify(entry, (key, value: unknown) => (/^(?:id|name|displayName|line|source)$/.test(key) ? undefined : value)),
    )
  expect(withoutPlaces(declared)).toEqual(withoutPlaces(read))
  expect(overloaded?.kind === 'function' && overloaded.signatures.map((each) => each.comment?.summary?.markdown)).toEqual([
    'One.',
    undefined,
  ])
  expect(overloaded?.comment?.summary?.markdown).toBe('Both.')
})

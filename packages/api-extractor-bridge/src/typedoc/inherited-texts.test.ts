import { expect, test } from 'vitest'
import { entriesById, loadReference } from '../testing/load-reference.ts'

const index = `
/**
 * The text of all.
 * @remarks More of it.
 * @returns What it makes.
 */
export declare function base(): string
/**
 * An own text on {@link base}.
 * @returns What this makes.
 * @inheritDoc base
 */
export declare function block(): string
/** Before. {@inheritDoc base} After. */
export declare function inline(): string
/** {@inheritDoc base} */
export declare function alone(): string
/**
 * Stays.
 * @inheritDoc nothing
 */
export declare function lost(): string
/** A part. */
export interface Part { size: number }
/**
 * A wheel.
 *
 * @inheritdoc {kit#Part}
 */
export interface Wheel extends Part { spokes: number }
`

test('what authors say beside an @inheritDoc stays', async () => {
  const files = { 'kit/package.json': '{ "name": "kit", "version": "1.0.0" }', 'kit/index.d.ts': index }
  const entries = entriesById(await loadReference(files, { packages: [{ folder: 'kit' }] }))
  const commentOf = (name: string) => {
    const entry = entries[`kit!${name}`]
    const comment = entry?.kind === 'function' ? entry.signatures[0]?.comment : undefined
    return [comment?.summary?.markdown, comment?.remarks?.markdown, comment?.returns?.markdown]
  }
  const [text, more, made] = commentOf('base')
  expect(commentOf('block')).toEqual(['An own text on [base](api:kit!base).', more, 'What this makes.'])
  expect(commentOf('inline')).toEqual([`Before. ${text} After.`, more, made])
  expect(commentOf('alone')).toEqual([text, more, made])
  expect(entries['kit!Wheel']?.comment?.summary?.markdown).toBe('A wheel.')
  expect(commentOf('lost')).toEqual(['Stays.', undefined, undefined])
})

import type { ApiEntry } from '@docgen/model'
import { beforeAll, expect, test } from 'vitest'
import { entriesById, loadReference } from '../testing/load-reference.ts'

const index = `
/**
 * Reads a text.
 * @typeParam T - Of text.
 * @typeParam U - Of the number.
 * @param from - Where.
 * @returns The text.
 * @example read('a')
 */
export declare function read<T>(from: string): T
export declare function read<T, U>(from: number, to: T): U
/** Reads all. */
export declare function read(): string
export declare class Reader {
  /** Opens it. */
  open(from: string): void
  open(from: number): void
}
export type List<T> = T[]
/** Makes a list. */
export declare function List<T>(first: T): List<T>
/** A length. */
export type Length = number
/** Measures. */
export declare const Length: number
export type Node<T> = { of: T }
/**
 * For tests alone.
 * @internal
 */
export declare const Node: { is(value: unknown): boolean }
`

let entries: Readonly<Record<string, ApiEntry>>

beforeAll(async () => {
  const files = { 'kit/package.json': '{ "name": "kit", "version": "1.0.0" }', 'kit/index.d.ts': index }
  entries = entriesById(await loadReference(files, { packages: [{ folder: 'kit' }] }))
})

test('an overload has the comment that stands before it, or none', () => {
  const read = entries['kit!read']
  const [first, second, third] = read?.kind === 'function' ? read.signatures : []
  expect(first?.comment).toMatchObject({ summary: { markdown: 'Reads a text.' }, returns: { markdown: 'The text.' } })
  expect(first?.parameters[0]?.text?.markdown).toBe('Where.')
  expect(second).not.toHaveProperty('comment')
  expect(second?.parameters[0]).not.toHaveProperty('text')
  expect(second?.typeParameters[0]).not.toHaveProperty('text')
  expect(second?.typeParameters[1]?.text?.markdown).toBe('Of the number.')
  expect(third?.comment?.summary?.markdown).toBe('Reads all.')
})

test('so has a method', () => {
  const reader = entries['kit!Reader']
  const members = reader?.kind === 'class' ? reader.members : []
  const open = members.find(({ name }) => name === 'open')
  const signatures = open?.kind === 'method' ? open.signatures : []
  expect(signatures.map(({ comment }) => comment?.summary?.markdown)).toEqual(['Opens it.', undefined])
})

test('so has a type alias that merges with a function or a variable', () => {
  const list = entries['kit!List']
  expect(list?.kind === 'function' && list.signatures[0]?.comment?.summary?.markdown).toBe('Makes a list.')
  expect(entries['kit!List:type']).not.toHaveProperty('comment')
  expect(entries['kit!Length']?.comment?.summary?.markdown).toBe('A length.')
  expect(entries['kit!Length:variable']?.comment?.summary?.markdown).toBe('Measures.')
  expect(entries['kit!Node']?.kind).toBe('type')
  expect(entries['kit!Node']).not.toHaveProperty('comment')
})

test('a class or an interface has no comment of what it extends, its members do', async () => {
  const source = `
/**
 * The base of all.
 * @deprecated Use another.
 * @typeParam T - Of base.
 */
export declare class Base<T> {
  /** Opens it. */
  open(it: T): void
}
export declare class Heir<T> extends Base<T> { open(it: T): void }
/** {@inheritDoc Base} */
export declare class Same<T> extends Base<T> {}
/** A part. */
export interface Part { size: number }
export interface Wheel extends Part { spokes: number }
export declare class Screw implements Part { size: number }
`
  const files = { 'kit/package.json': '{ "name": "kit", "version": "1.0.0" }', 'kit/index.d.ts': source }
  const known = entriesById(await loadReference(files, { packages: [{ folder: 'kit' }] }))
  const heir = known['kit!Heir']
  expect(heir).not.toHaveProperty('comment')
  expect(heir?.kind === 'class' && heir.typeParameters[0]).not.toHaveProperty('text')
  expect(heir).toMatchObject({ members: [{}, { signatures: [{ comment: { summary: { markdown: 'Opens it.' } } }] }] })
  expect(known['kit!Same']?.comment?.summary?.markdown).toBe('The base of all.')
  expect(known['kit!Wheel']).not.toHaveProperty('comment')
  expect(known['kit!Screw']).not.toHaveProperty('comment')
})

test('what says @override alone has the comment of its base', async () => {
  const reference = await loadReference(
    {
      'lib/package.json': '{ "name": "lib", "version": "1.0.0" }',
      'lib/index.d.ts': `
export declare class Base { /** Names it. */ name(): string; /** Old. */ old(): void }
export declare class Heir extends Base {
  /** @override */
  name(): string
  /**
   * New.
   * @override
   */
  old(): void
}`,
    },
    { packages: [{ folder: 'lib' }] },
  )
  const heir = entriesById(reference)['lib!Heir']
  const methods = heir?.kind === 'class' ? heir.members.filter((member) => member.kind === 'method') : []
  expect(methods.map(({ signatures }) => signatures[0]?.comment?.summary?.markdown)).toEqual(['Names it.', 'New.'])
})

import type { ApiEntry, ApiMember } from '@docgen/model'
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
/** Adds. */
export declare const repeated: {
  /**
   * Adds.
   * @param text - A text.
   */
  (text: string): string
  /**
   * Adds.
   * @param count - A number.
   */
  (count: number): number
  /** Adds nothing. */
  (): void
}
/** Joins. */
export declare function joined(text: string): string
/**
 * Joins.
 */
export declare function joined(count: number): number
export declare class Rows {
  /** Of a text. */
  constructor(text: string)
  /** Of a text. */
  constructor(text: string, size: number)
  /** Sorts. */
  sort(): this
  /** Sorts. */
  sort(by: string): this
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
    repeated: 'function',
    joined: 'function',
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

test('a comment that authors repeat above each overload is that of the whole, once', async () => {
  const files = { 'kit/package.json': '{ "name": "kit", "version": "1.0.0" }', 'kit/index.ts': index }
  const entries = entriesById(await loadReference(files, { packages: [{ folder: 'kit' }] }))
  const { 'kit!repeated': repeated, 'kit!joined': joined, 'kit!Rows': rows } = entries
  const saidOf = (declared: ApiEntry | ApiMember | undefined) => {
    const signatures = declared && 'signatures' in declared ? declared.signatures : []
    return [declared?.comment, ...signatures.map((each) => each.comment)].map((each) => each?.summary?.markdown)
  }
  expect(saidOf(repeated)).toEqual(['Adds.', undefined, undefined, 'Adds nothing.'])
  expect(repeated?.kind === 'function' && repeated.signatures.map(({ parameters }) => parameters[0]?.text?.markdown)).toEqual([
    'A text.',
    'A number.',
    undefined,
  ])
  expect(saidOf(joined)).toEqual(['Joins.', undefined, undefined])
  expect(rows?.kind === 'class' && rows.members.map(saidOf)).toEqual([
    ['Of a text.', undefined, undefined],
    ['Sorts.', undefined, undefined],
  ])
})

test('an optional property that may be `undefined` says so, and keeps what is said of its parameters', async () => {
  const code = `
    export interface Options {
      left?: string
      either?: string | undefined
      /**
       * Is told.
       * @param name - Of whom.
       */
      tell?: ((name: string) => void) | undefined
      of: string | undefined
    }
    export declare class Box { constructor(readonly size?: number | undefined) }
    export declare function rest(first: string, ...[input]: [number]): void
  `
  const files = { 'kit/package.json': '{ "name": "kit", "version": "1.0.0" }', 'kit/index.ts': code }
  const entries = entriesById(await loadReference(files, { packages: [{ folder: 'kit' }] }))
  const { 'kit!Options': options, 'kit!Box': box, 'kit!rest': rest } = entries
  const members = [options, box].flatMap((entry) => (entry?.kind === 'interface' || entry?.kind === 'class' ? entry.members : []))
  const properties = members.flatMap((member) => (member.kind === 'property' ? [member] : []))
  expect(properties.map(({ name, type, mayBeUndefined }) => [name, type.kind, mayBeUndefined])).toEqual([
    ['either', 'intrinsic', true],
    ['left', 'intrinsic', undefined],
    ['of', 'union', undefined],
    ['tell', 'function', true],
    ['size', 'intrinsic', true],
  ])
  const tell = properties.find(({ name }) => name === 'tell')?.type
  expect(tell?.kind === 'function' && tell.signature.parameters[0]?.text?.markdown).toBe('Of whom.')
  expect(rest?.kind === 'function' && rest.signatures[0]?.parameters.map(({ name }) => name)).toEqual(['first', 'args'])
})

const callable = `
/** A number. */
export declare class Big {
  static DEBUG?: boolean
  constructor(value: string)
  abs(): Big
}
/** Makes one without \`new\`. */
export declare function Big(value: string, base?: number): Big
export declare function Big(value: number): Big
`

test('a class that can also be called has its call signatures as a function of its name', async () => {
  const files = { 'kit/package.json': '{ "name": "kit", "version": "1.0.0" }', 'kit/index.d.ts': callable }
  const options = { packages: [{ folder: 'kit', entry: 'index.d.ts' }] }
  const { 'kit!Big': type, 'kit!Big:function': called } = entriesById(await loadReference(files, options))
  expect(type?.kind === 'class' && [type.comment?.summary?.markdown, type.members.map(({ name }) => name)]).toEqual([
    'A number.',
    ['constructor', 'DEBUG', 'abs'],
  ])
  const signatures = called?.kind === 'function' ? called.signatures : []
  expect(signatures.map(({ parameters, comment: of }) => [parameters.length, of?.summary?.markdown])).toEqual([
    [2, 'Makes one without `new`.'],
    [1, undefined],
  ])
  expect(signatures.map(({ returns }) => returns)).toMatchObject([{ target: 'kit!Big' }, { target: 'kit!Big' }])
})

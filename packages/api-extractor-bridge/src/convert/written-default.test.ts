import { expect, test } from 'vitest'
import { entriesById, loadReference } from '../testing/load-reference.ts'

const index = `
export interface Options {
  /**
   * How long.
   * @default undefined
   *
   * See \`strict\` and {@link Options}.
   * @example 3
   */
  timeout?: number
  /**
   * @default false
   *
   * Counts whole windows.
   * @remarks Slower.
   */
  strict?: boolean
  /**
   * Where.
   * @default false
   * @experimental
   */
  maps?: boolean
  /**
   * @default
   * - \`'node'\` for \`cjs\`
   * - \`'browser'\` else
   */
  platform?: string
  /**
   * @default {
   *   a: 1
   * }
   */
  shape?: object
  /** @default the {@link Options.shape} of \`kit\` */
  words?: string
  /**
   * @defaultValue The folder of the user.
   *
   * It has to exist.
   */
  writes?: string
}
`

test('what stands behind a default is no part of its value, and is shown', async () => {
  const files = { 'kit/package.json': '{ "name": "kit", "version": "1.0.0" }', 'kit/index.ts': index }
  const options = entriesById(await loadReference(files, { packages: [{ folder: 'kit' }] }))['kit!Options']
  const members = options?.kind === 'interface' ? options.members : []
  const said = members.map((member) => [
    member.name,
    member.kind === 'property' && member.defaultValue,
    member.comment?.remarks?.markdown,
    member.comment?.others.map(({ tag, text }) => [tag, text.markdown, text.line]),
    member.comment?.modifiers,
  ])
  expect(said).toEqual([
    ['maps', 'false', undefined, [], ['experimental']],
    ['platform', undefined, undefined, [['default', "- `'node'` for `cjs`\n- `'browser'` else", 26]], []],
    ['shape', '{\n  a: 1\n}', undefined, undefined, undefined],
    ['strict', 'false', 'Slower.\n\nCounts whole windows.', [], []],
    ['timeout', 'undefined', 'See `strict` and [Options](api:kit!Options).', [], []],
    ['words', undefined, undefined, [['default', 'the [Options.shape](api:kit!Options#shape) of `kit`', 36]], []],
    ['writes', undefined, undefined, [['default', 'The folder of the user.\n\nIt has to exist.', 39]], []],
  ])
  expect(members.find(({ name }) => name === 'timeout')?.comment?.remarks?.line).toBe(7)
})

test('a default of what has no value is shown below its text', async () => {
  const source = `
    export interface Options {
      /** Whether both are one.
       * @default Object.is
       * @returns So. */
      equal(a: unknown, b: unknown): boolean
      /** @default {
       *   a: 1
       * } */
      get shape(): object
    }`
  const files = { 'kit/package.json': '{ "name": "kit", "version": "1.0.0" }', 'kit/index.ts': source }
  const options = entriesById(await loadReference(files, { packages: [{ folder: 'kit' }] }))['kit!Options']
  const said = (options?.kind === 'interface' ? options.members : []).map((member) => {
    const comment = member.kind === 'method' ? member.signatures[0]?.comment : member.comment
    return [member.name, comment?.others.map(({ tag, text }) => [tag, text.markdown, text.line])]
  })
  expect(said).toEqual([
    ['shape', [['default', '```ts\n{\n  a: 1\n}\n```', 7]]],
    ['equal', [['default', '`Object.is`', 4]]],
  ])
})

test('a default of a constant that is a function is shown below its text, once', async () => {
  const source = `
    /**
     * Makes one.
     * @default identity
     */
    export const plain = (a: string): string => a
    /**
     * Makes one.
     * @param a - Of this.
     * @default identity
     */
    export const described: (a: string) => string = (a) => a`
  const files = { 'kit/package.json': '{ "name": "kit", "version": "1.0.0" }', 'kit/index.ts': source }
  const entries = entriesById(await loadReference(files, { packages: [{ folder: 'kit' }] }))
  const saidOf = (name: string) => {
    const entry = entries[`kit!${name}`]
    return entry?.kind === 'function' ? entry.signatures[0]?.comment?.others.map(({ tag, text }) => [tag, text.markdown]) : []
  }
  expect(['plain', 'described'].map(saidOf)).toEqual([[['default', '`identity`']], [['default', '`identity`']]])
})

test('a default that only the files of the package know by name is shown by its value, or not at all', async () => {
  const source = `
import { asyncScheduler, EMPTY, FACTOR, make, opened } from './internal'
export { asyncScheduler } from './internal'
export function run(a: object = EMPTY, b = FACTOR, c: object = asyncScheduler, d: object = make(true), e = new Map(), f = opened): void {}
export const made: object = make(false)
export const factor = FACTOR
`
  const internal = `
export const EMPTY: object = {}
export const FACTOR = 60 * 1000
export const asyncScheduler: object = {}
export function make(_: boolean): object { return {} }
export let opened = 1
`
  const entries = entriesById(
    await loadReference(
      { 'lib/package.json': '{ "name": "lib", "version": "1.0.0" }', 'lib/index.ts': source, 'lib/internal.ts': internal },
      { packages: [{ folder: 'lib' }] },
    ),
  )
  const run = entries['lib!run']
  const defaults =
    run?.kind === 'function' ? run.signatures[0]?.parameters.map((each) => [each.defaultValue, each.isOptional]) : []
  expect(defaults).toEqual([
    ['{}', true],
    ['60 * 1000', true],
    ['asyncScheduler', true],
    [undefined, true],
    ['new Map()', true],
    ['opened', true],
  ])
  expect(entries['lib!made']).not.toHaveProperty('defaultValue', 'make(false)')
  expect(entries['lib!factor']).toMatchObject({ defaultValue: '60 * 1000' })
})

import { memberCode, noLinks, textOfCode } from '@docgen/model'
import { expect, test } from 'vitest'
import { entriesById, loadReference } from '../testing/load-reference.ts'

const index = `
  export interface Sized {
    /** As large as it is. */
    get width(): number
    set width(value: number)
  }
  export declare class Box implements Sized {
    get width(): number
    set width(value: number)
    /** How much it holds. */
    get content(): number
    /**
     * Fills it.
     * @throws RangeError when it is full
     */
    set content(value: number)
    /** Whether it is open. */
    get open(): boolean
    set open(value: boolean)
    get lid(): string
    /** Puts one on. */
    set lid(value: string)
  }`

test('the comment of a setter stands beside that of its getter', async () => {
  const files = { 'lib/package.json': '{ "name": "lib", "version": "1.0.0" }', 'lib/index.ts': index }
  const { 'lib!Box': box } = entriesById(await loadReference(files, { packages: [{ folder: 'lib' }] }))
  const members = box?.kind === 'class' ? box.members : []
  const said = members.flatMap((member) =>
    member.kind === 'accessor'
      ? [
          [
            member.name,
            member.comment?.summary?.markdown,
            member.setterComment?.summary?.markdown,
            member.setterComment?.throws.length,
          ],
        ]
      : [],
  )
  expect(said).toEqual([
    ['content', 'How much it holds.', 'Fills it.', 1],
    ['lid', 'Puts one on.', undefined, undefined],
    ['open', 'Whether it is open.', undefined, undefined],
    ['width', 'As large as it is.', undefined, undefined],
  ])
})

const generic = `
  export declare class Box<T> {
    get held(): T
    set held(value: T)
    get all(): Map<string, T[]>
    set only(value: T)
    get loose(): T
    set loose(value: T | string | T[])
  }
  export declare class Shelf<V> extends Box<V[]> {}
  export declare class Dates extends Shelf<Date> {}`

test('an inherited accessor has the arguments that its heir gives', async () => {
  const files = { 'lib/package.json': '{ "name": "lib", "version": "1.0.0" }', 'lib/index.ts': generic }
  const entries = entriesById(await loadReference(files, { packages: [{ folder: 'lib' }] }))
  const accessorsOf = (name: string) => {
    const entry = entries[`lib!${name}`]
    const members = entry?.kind === 'class' ? entry.members.filter(({ kind }) => kind === 'accessor') : []
    return members.flatMap((member) => memberCode(member, noLinks)).map((code) => textOfCode(code, 80))
  }
  expect(accessorsOf('Shelf')).toEqual([
    'get all(): Map<string, V[][]>',
    'get held(): V[]',
    'set held(value: V[])',
    'get loose(): V[]',
    'set loose(value: string | V[] | V[][])',
    'set only(value: V[])',
  ])
  expect(accessorsOf('Dates')).toEqual([
    'get all(): Map<string, Date[][]>',
    'get held(): Date[]',
    'set held(value: Date[])',
    'get loose(): Date[]',
    'set loose(value: string | Date[] | Date[][])',
    'set only(value: Date[])',
  ])
})

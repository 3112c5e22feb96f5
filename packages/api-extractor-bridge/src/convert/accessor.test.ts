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

import type { ApiMember } from '@docgen/model'
import { expect, test } from 'vitest'
import { entriesById, loadReference } from '../testing/load-reference.ts'

const index = `
  export interface Options { name: string; size?: number }
  /**
   * @param name - What it is called.
   * @param last - What comes behind it.
   */
  export declare function inline({ name, size }: { name: string; size?: number }, last: string): void
  /**
   * @param inner - Renamed.
   * @param name - What it is called.
   */
  export declare function named({ name: own, size }: Options): void
  /** @param settings - All of them. */
  export declare function whole({ name }: { name: string }): void
  /** @param settings - All of them.
   *  @param settings.name - One of them. */
  export declare function both({ name }: { name: string }): void
  /** @param settings.name - One of them. */
  export declare function part({ name }: { name: string }): void
  /** @param props - All of them. */
  export function rest({ name, ...props }: { name: string; size?: number }): void {}
  /** @param name - One of them.
   *  @param props - The others. */
  export function besideRest({ name, ...props }: { name: string; size?: number }): void {}`

const files = { 'lib/package.json': '{ "name": "lib", "version": "1.0.0" }', 'lib/index.ts': index }

test('what is said of the parts of a destructured parameter is theirs, and gives it no name', async () => {
  const entries = entriesById(await loadReference(files, { packages: [{ folder: 'lib' }] }))
  const parametersOf = (name: string) => {
    const entry = entries[`lib!${name}`]
    const parameters = entry?.kind === 'function' ? (entry.signatures[0]?.parameters ?? []) : []
    return parameters.map(({ name: own, text, type }) => [
      own,
      text?.markdown,
      type.kind === 'object' ? type.members.map((member) => [member.name, textOf(member)]) : undefined,
    ])
  }
  expect(parametersOf('inline')).toEqual([
    [
      'options',
      undefined,
      [
        ['name', 'What it is called.'],
        ['size', undefined],
      ],
    ],
    ['last', 'What comes behind it.', undefined],
  ])
  expect(parametersOf('named')).toEqual([['inner', 'Renamed.\n\n- `name`: What it is called.', undefined]])
  expect(parametersOf('whole')).toEqual([['settings', 'All of them.', [['name', undefined]]]])
  expect(parametersOf('part')).toEqual([['settings', undefined, [['name', 'One of them.']]]])
  expect(parametersOf('rest')[0]?.slice(0, 2)).toEqual(['props', 'All of them.'])
  expect(parametersOf('besideRest')[0]?.slice(0, 2)).toEqual(['options', undefined])
  expect(parametersOf('both')).toEqual([['settings', 'All of them.', [['name', 'One of them.']]]])
})

function textOf({ comment }: ApiMember): string | undefined {
  return comment?.summary?.markdown
}

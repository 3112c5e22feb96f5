import { expect, test } from 'vitest'
import { entriesById, loadReference } from '../testing/load-reference.ts'

const comment = `
  /**
   * Runs.
   * @experimental
   * @param id - What to run.
   * @returns How it went.
   */`

const source = `
  ${comment}
  export const arrow = (id: string): string => id
  ${comment}
  export function declared(id: string): string { return id }
  ${comment}
  export const plain = function (id: string): string { return id }
  /** @experimental */
  export class Runner {
    /**
     * Runs.
     * @param id - What to run.
     * @returns How it went.
     */
    run = (id: string): string => id
  }`

test('a modifier does not part a function from the rest of its comment', async () => {
  const files = { 'lib/package.json': '{ "name": "lib", "version": "1.0.0" }', 'lib/index.ts': source }
  const entries = entriesById(await loadReference(files, { packages: [{ folder: 'lib' }] }))
  const { 'lib!Runner': runner } = entries
  const members = runner?.kind === 'class' ? runner.members : []
  const functions = [entries['lib!arrow'], entries['lib!declared'], entries['lib!plain'], ...members]
  const said = functions.flatMap((each) =>
    each && 'signatures' in each && each.kind !== 'constructor'
      ? each.signatures.map(({ comment: own, parameters }) => [
          own?.summary?.markdown,
          own?.modifiers,
          own?.returns?.markdown,
          parameters[0]?.text?.markdown,
        ])
      : [],
  )
  expect(said).toEqual(Array.from({ length: 4 }, () => ['Runs.', ['experimental'], 'How it went.', 'What to run.']))
})

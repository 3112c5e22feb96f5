import { expect, test } from 'vitest'
import { entriesById, loadReference } from '../testing/load-reference.ts'

const index = `
  /** Opens. @group Doors */
  export declare function open(): void
  /**
   * Shuts.
   * @category Doors and more
   * @category Others
   */
  export declare class Shutter {
    /** @group Timing */
    delay: number
    /** Stops. @category Timing */
    stop(): void
    plain: string
  }
  /** Says nothing of it. */
  export declare const plain: string`

test('takes the heading of exports and members from @group and @category', async () => {
  const files = { 'lib/package.json': '{ "name": "lib", "version": "1.0.0" }', 'lib/index.ts': index }
  const entries = entriesById(await loadReference(files, { packages: [{ folder: 'lib' }] }))
  const { 'lib!open': open, 'lib!Shutter': shutter, 'lib!plain': plain } = entries
  expect(open).toMatchObject({ signatures: [{ comment: { heading: 'Doors' } }] })
  expect(shutter).toMatchObject({
    comment: { heading: 'Doors and more' },
    members: [
      { kind: 'constructor' },
      { name: 'delay', comment: { heading: 'Timing' } },
      { name: 'plain' },
      { name: 'stop', signatures: [{ comment: { heading: 'Timing' } }] },
    ],
  })
  expect(plain).not.toHaveProperty('comment.heading')
})

const described = `
  /**
   * All about doors.
   *
   * @groupDescription Doors
   * What **opens**, see {@link open}.
   *
   * @packageDocumentation
   */
  /** Opens. @group Doors */
  export declare function open(): void
  /**
   * Shuts.
   * @groupDescription Methods
   * What it does.
   *
   * In two paragraphs.
   * @categoryDescription   Timing  of it
   * When it does.
   * @groupDescription Says nothing
   */
  export declare class Shutter {
    stop(): void
  }`

test('takes what is said of headings from @groupDescription and @categoryDescription', async () => {
  const files = { 'lib/package.json': '{ "name": "lib", "version": "1.0.0" }', 'lib/index.ts': described }
  const loaded = await loadReference(files, { packages: [{ folder: 'lib' }] })
  expect(loaded.model.packages[0]?.groupTexts).toMatchObject([
    {
      heading: 'Doors',
      text: { markdown: 'What **opens**, see [open](api:lib!open).', file: 'lib/index.ts', line: 6, column: 6 },
    },
  ])
  expect(entriesById(loaded)['lib!Shutter']?.comment).toMatchObject({
    summary: { markdown: 'Shuts.' },
    groupTexts: [
      { heading: 'Methods', text: { markdown: 'What it does.\n\nIn two paragraphs.', line: 15, column: 6 } },
      { heading: 'Timing of it', text: { markdown: 'When it does.', line: 19 } },
    ],
    others: [],
  })
  expect(loaded.diagnostics).toEqual([])
})

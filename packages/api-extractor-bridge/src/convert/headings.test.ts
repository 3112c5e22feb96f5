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

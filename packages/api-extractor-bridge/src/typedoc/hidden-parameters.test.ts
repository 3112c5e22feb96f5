import { expect, test } from 'vitest'
import { entriesById, loadReference } from '../testing/load-reference.ts'

test('what hides parameters leaves out only those at the end that need not be given', async () => {
  const index = `
    export class Mapping {
      constructor(maps?: string[], /** @internal */ mirror?: number[], from?: number, /** @internal */ unused = 1, /** @hidden */ ...rest: string[]) {}
      required(/** @internal */ secret: string): void {}
      kept(/** Both. @hidden */ both?: string, open?: string): void {}
    }`
  const files = { 'kit/package.json': '{ "name": "kit", "version": "1.0.0" }', 'kit/index.ts': index }
  const { 'kit!Mapping': mapping } = entriesById(await loadReference(files, { packages: [{ folder: 'kit' }] }))
  const signatures =
    mapping?.kind === 'class' ? mapping.members.flatMap((member) => ('signatures' in member ? member.signatures : [])) : []
  const [built, kept, required] = signatures.map(({ parameters }) => parameters.map(({ name, text }) => [name, text?.markdown]))
  expect(built).toEqual([
    ['maps', undefined],
    ['mirror', undefined],
    ['from', undefined],
  ])
  expect(required).toEqual([['secret', undefined]])
  expect(kept).toEqual([
    ['both', 'Both.'],
    ['open', undefined],
  ])
})

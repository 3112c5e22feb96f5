import { expect, test } from 'vitest'
import { entriesById, loadReference } from '../testing/load-reference.ts'

const index = `
export interface Schema<T> { /** What it gives. */ readonly T: T; readonly Iso?: unknown }
export interface Kind<T> extends Schema<T> { own: T }
export interface Optic<T, out Iso> extends Schema<T> { readonly 'Iso'?: Iso }
export declare abstract class Box<value> { protected abstract readonly value: value; protected abstract other: value }
`

test('a member that has the name of a type parameter has its own modifiers and overrides its base', async () => {
  const files = { 'kit/package.json': '{ "name": "kit", "version": "1.0.0" }', 'kit/index.d.ts': index }
  const entries = entriesById(await loadReference(files, { packages: [{ folder: 'kit' }] }))
  const memberOf = (entry: string, name: string) => {
    const holder = entries[`kit!${entry}`]
    return holder && 'members' in holder ? holder.members.find((member) => member.name === name) : undefined
  }
  expect(memberOf('Schema', 'T')).toMatchObject({
    flags: { isReadonly: true },
    comment: { summary: { markdown: 'What it gives.' } },
  })
  expect(memberOf('Optic', 'Iso')).toMatchObject({
    flags: { isReadonly: true, isOptional: true },
    overrides: { name: 'Schema.Iso', target: 'kit!Schema#Iso' },
  })
  const { isReadonly, ...others } = memberOf('Box', 'value')?.flags ?? {}
  expect(isReadonly).toBe(true)
  expect(others).toEqual(memberOf('Box', 'other')?.flags)
})

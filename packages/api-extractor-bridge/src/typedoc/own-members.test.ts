import { expect, test } from 'vitest'
import { entriesById, loadReference } from '../testing/load-reference.ts'

const index = `
export interface Bare { size: number }
export interface Making extends Bare { new (text: string): Date }
export interface Both extends Making { new (count: number): Date }
export interface Heir extends Making { color: string }
`

test('the constructor of an interface is inherited where a base alone has it', async () => {
  const files = { 'kit/package.json': '{ "name": "kit", "version": "1.0.0" }', 'kit/index.d.ts': index }
  const entries = entriesById(await loadReference(files, { packages: [{ folder: 'kit' }] }))
  const inheritedFrom = (id: string) => {
    const entry = entries[id]
    const members = entry?.kind === 'interface' ? entry.members : []
    return members.flatMap(({ kind, inheritedFrom: from }) => (kind === 'constructor' ? [from?.target] : []))
  }
  expect(['Bare', 'Making', 'Both', 'Heir'].map((name) => inheritedFrom(`kit!${name}`))).toEqual([
    [],
    [undefined],
    [undefined],
    ['kit!Making#constructor'],
  ])
})

const merged = `
export interface Named { name: string; size: number }
export declare class Base { constructor(text: string); text: string }
export interface Plain extends Named {}
export declare class Plain { name: string }
export interface Built extends Named {}
export declare class Built extends Base { constructor(count: number); text: string }
export interface Heir extends Named {}
export declare class Heir extends Base {}
export declare class Before { readonly name: string }
export interface Before extends Named { size: 1 }
`

test('what a class that merges with an interface declares is its own', async () => {
  const files = { 'kit/package.json': '{ "name": "kit", "version": "1.0.0" }', 'kit/index.d.ts': merged }
  const entries = entriesById(await loadReference(files, { packages: [{ folder: 'kit' }] }))
  const membersOf = (name: string) => {
    const entry = entries[`kit!${name}`]
    return entry?.kind === 'class'
      ? entry.members.map((member) => [member.name, member.inheritedFrom?.name, member.overrides?.name])
      : []
  }
  expect(membersOf('Plain')).toEqual([
    ['constructor', undefined, undefined],
    ['name', undefined, 'Named.name'],
    ['size', 'Named.size', undefined],
  ])
  expect(membersOf('Built')).toEqual([
    ['constructor', undefined, 'Base.constructor'],
    ['name', 'Named.name', undefined],
    ['size', 'Named.size', undefined],
    ['text', undefined, 'Base.text'],
  ])
  expect(membersOf('Heir').slice(0, 1)).toEqual([['constructor', 'Base.constructor', undefined]])
  expect(membersOf('Before').slice(1)).toEqual([
    ['name', undefined, 'Named.name'],
    ['size', undefined, 'Named.size'],
  ])
})

import { expect, test } from 'vitest'
import { entriesById, loadReference } from '../testing/load-reference.ts'

const index = `
export interface Price { sum: number }
export declare const Price: number

export declare function pay(): void
export declare function pay(sum: number): void
export declare namespace pay { interface Options { a: 1 } }
export declare enum Side { Left }
export declare namespace Side { function parse(): Side }
export type List<T> = T[]
export declare function List<T>(): List<T>
export interface Price { currency: string }
`

test('each of the declarations that merge under one name has its own line', async () => {
  const files = { 'kit/package.json': '{ "name": "kit", "version": "1.0.0" }', 'kit/index.d.ts': index }
  const entries = entriesById(await loadReference(files, { packages: [{ folder: 'kit' }] }))
  const lines = Object.values(entries).map((entry) => [entry.id, entry.source?.line])
  expect(Object.fromEntries(lines)).toEqual({
    'kit!Price': 2,
    'kit!Price:variable': 3,
    'kit!pay': 5,
    'kit!pay:namespace': 7,
    'kit!pay:namespace.Options': 7,
    'kit!Side': 8,
    'kit!Side:namespace': 9,
    'kit!Side:namespace.parse': 9,
    'kit!List': 11,
    'kit!List:type': 10,
  })
})

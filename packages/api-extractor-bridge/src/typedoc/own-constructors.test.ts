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

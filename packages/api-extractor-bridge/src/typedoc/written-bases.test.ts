import { expect, test } from 'vitest'
import { entriesById, loadReference } from '../testing/load-reference.ts'

const index = `
import * as core from './core'
import { Emitter, type Listens } from 'absent'
interface Events { open: [path: string] }
export class Watcher extends Emitter<Events, 'open'> implements Listens<Events> {}
export interface Application extends core.Application {}
export interface Server extends core.Application {}
`

test('what is extended has the arguments that are written, and another name than the heir', async () => {
  const files = {
    'kit/package.json': '{ "name": "kit", "version": "1.0.0" }',
    'kit/index.ts': index,
    'kit/core.ts': 'export interface Application { listen(): void }',
  }
  const entries = entriesById(await loadReference(files, { packages: [{ folder: 'kit' }] }))
  const basesOf = (name: string) => {
    const entry = entries[`kit!${name}`]
    return entry && 'extends' in entry ? [...entry.extends, ...('implements' in entry ? entry.implements : [])] : []
  }
  const events = { kind: 'reference', name: 'Events', target: 'kit!~Events' }
  expect(basesOf('Watcher')).toMatchObject([
    { name: 'Emitter', package: 'absent', typeArguments: [events, { kind: 'literal', text: '"open"' }] },
    { name: 'Listens', package: 'absent', typeArguments: [events] },
  ])
  expect(basesOf('Application')).toMatchObject([{ name: 'core.Application', target: 'kit!~Application' }])
  expect(basesOf('Server')).toMatchObject([{ name: 'Application', target: 'kit!~Application' }])
})

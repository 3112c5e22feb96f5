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

test('what the bases of an interface that merges with a class have from elsewhere is inherited', async () => {
  const files = {
    'kit/package.json': '{ "name": "kit", "version": "1.0.0" }',
    'kit/index.d.ts': `
import type { Emitter } from 'emitter'
export declare class Base { text: string }
export interface Emits extends Emitter {}
export declare class Client extends Base implements Emits { own: 1 }
export interface Client extends Emitter { on(event: 'end'): this }
`,
    'node_modules/emitter/package.json': '{ "name": "emitter", "version": "1.0.0", "types": "index.d.ts" }',
    'node_modules/emitter/index.d.ts':
      'export interface Emitter { on(event: string): this; off(): this; readonly size: number }\n',
  }
  const entries = entriesById(await loadReference(files, { packages: [{ folder: 'kit' }] }))
  const client = entries['kit!Client']
  expect(client?.kind === 'class' && client.members.map((member) => [member.name, member.inheritedFrom?.name])).toEqual([
    ['constructor', 'Base.constructor'],
    ['own', undefined],
    ['size', 'Emitter.size'],
    ['text', 'Base.text'],
    ['off', 'Emitter.off'],
    ['on', undefined],
  ])
})

test('a parameter that is a property overrides that of a base', async () => {
  const index = `
    export class Stream<T> { constructor(public source: T, protected work: string) {} }
    export class Shared<T> extends Stream<T> {
      constructor(public override source: T, protected override work: 'shared') { super(source, work) }
    }
    export class Heir<T> extends Shared<T> {}`
  const files = { 'kit/package.json': '{ "name": "kit", "version": "1.0.0" }', 'kit/index.ts': index }
  const entries = entriesById(await loadReference(files, { packages: [{ folder: 'kit' }] }))
  const propertiesOf = (name: string) => {
    const entry = entries[`kit!${name}`]
    const members = entry?.kind === 'class' ? entry.members.filter(({ kind }) => kind === 'property') : []
    return members.map((member) => [member.name, member.inheritedFrom?.name, member.overrides?.name])
  }
  expect(propertiesOf('Shared')).toEqual([
    ['source', undefined, 'Stream.source'],
    ['work', undefined, 'Stream.work'],
  ])
  expect(propertiesOf('Heir')).toEqual([
    ['source', 'Shared.source', undefined],
    ['work', 'Shared.work', undefined],
  ])
})

test('an inherited member comes from what declares it, not from what hands it on or from a sibling', async () => {
  const index = `
    export interface Config<T> { text?: string; run(): void; target: T }
    export interface First<T> extends Config<T> { target: T }
    export interface Second<T> extends Omit<Config<T>, 'target'> { own: 1 }
    export interface Third extends Second<1> {}
    export interface Fourth extends Omit<Third, 'own'> {}
    interface Hidden { hidden: 1 }
    export interface Shown extends Hidden {}
    export interface Heir extends Shown {}
    export declare class Base { constructor(text: string); static make(): Base; make(): 1; over(): 1 }
    export declare class Middle extends Base { over(): 1 }
    export declare class Last extends Middle {}
    export {}`
  const files = { 'kit/package.json': '{ "name": "kit", "version": "1.0.0" }', 'kit/index.d.ts': index }
  const entries = entriesById(await loadReference(files, { packages: [{ folder: 'kit' }] }))
  const originsOf = (name: string) => {
    const entry = entries[`kit!${name}`]
    const members = entry?.kind === 'interface' || entry?.kind === 'class' ? entry.members : []
    return members.flatMap(({ inheritedFrom }) => (inheritedFrom ? [[inheritedFrom.name, inheritedFrom.target]] : []))
  }
  const ofConfig = [
    ['Config.text', 'kit!Config#text'],
    ['Config.run', 'kit!Config#run'],
  ]
  expect(originsOf('First')).toEqual(ofConfig)
  expect(originsOf('Second')).toEqual(ofConfig)
  expect(originsOf('Third')).toEqual([['Second.own', 'kit!Second#own'], ...ofConfig])
  expect(originsOf('Fourth')).toEqual(ofConfig)
  expect(originsOf('Heir')).toEqual([['Shown.hidden', 'kit!Shown#hidden']])
  expect(originsOf('Last')).toEqual([
    ['Base.constructor', 'kit!Base#constructor'],
    ['Base.make', 'kit!Base#make'],
    ['Base.make', 'kit!Base#make:static'],
    ['Middle.over', 'kit!Middle#over'],
  ])
})

const unnamed = `
export interface Bag<T> { [key: string]: T | number; (text: string): T }
export interface Heir extends Bag<1> { own: 1 }
export interface Second extends Heir { two: 2 }
export interface Own extends Bag<2> { [key: string]: number; (text: string): 2 }
export interface More extends Bag<3> { (count: number): 3 }
export interface Mapped extends Omit<Record<string, Date>, 'none'> { own: Date }
export declare class Open { [key: string]: unknown; static [key: number]: string }
export declare class OpenHeir extends Open { own: 1 }
`

test('members without a name are inherited where bases alone have them', async () => {
  const files = { 'kit/package.json': '{ "name": "kit", "version": "1.0.0" }', 'kit/index.d.ts': unnamed }
  const entries = entriesById(await loadReference(files, { packages: [{ folder: 'kit' }] }))
  const originsOf = (name: string) => {
    const entry = entries[`kit!${name}`]
    const members = entry?.kind === 'interface' || entry?.kind === 'class' ? entry.members : []
    return members
      .filter(({ kind }) => kind === 'index' || kind === 'call')
      .map(({ kind, inheritedFrom }) => [kind, inheritedFrom?.name, inheritedFrom?.target])
  }
  const own = [
    ['call', undefined, undefined],
    ['index', undefined, undefined],
  ]
  expect(originsOf('Bag')).toEqual(own)
  expect(originsOf('Heir')).toEqual([
    ['call', 'Bag.()', 'kit!Bag'],
    ['index', 'Bag.[key]', 'kit!Bag'],
  ])
  expect(originsOf('Second')).toEqual([
    ['call', 'Heir.()', 'kit!Heir'],
    ['index', 'Heir.[key]', 'kit!Heir'],
  ])
  expect(originsOf('Own')).toEqual(own)
  expect(originsOf('More')).toEqual([
    ['call', undefined, undefined],
    ['index', 'Bag.[key]', 'kit!Bag'],
  ])
  expect(originsOf('Mapped')).toEqual([['index', 'Omit.[key]', undefined]])
  expect(originsOf('Open')).toEqual([
    ['index', undefined, undefined],
    ['index', undefined, undefined],
  ])
  expect(originsOf('OpenHeir')).toEqual([['index', 'Open.[key]', 'kit!Open']])
})

test('what others declare comes from a base, and not from a sibling that has it too', async () => {
  const index = `
    export interface First extends RequestInit { first: 1 }
    export interface Second extends Omit<RequestInit, 'headers'> { second: 2 }
    export interface Third extends Pick<First, 'body' | 'first'> {}`
  const files = { 'kit/package.json': '{ "name": "kit", "version": "1.0.0" }', 'kit/index.d.ts': index }
  const entries = entriesById(await loadReference(files, { packages: [{ folder: 'kit' }] }))
  const bodyOf = (name: string) => {
    const entry = entries[`kit!${name}`]
    return entry?.kind === 'interface' ? entry.members.find((member) => member.name === 'body')?.inheritedFrom : undefined
  }
  expect(bodyOf('First')).toEqual({ name: 'RequestInit.body' })
  expect(bodyOf('Second')).toEqual({ name: 'RequestInit.body' })
  expect(bodyOf('Third')).toEqual({ name: 'First.body', target: 'kit!First#body' })
})

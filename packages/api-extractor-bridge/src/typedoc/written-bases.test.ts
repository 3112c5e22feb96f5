import { noLinks, textOfCode, wholeDeclarationCode } from '@docgen/model'
import { expect, test } from 'vitest'
import { entriesById, loadReference } from '../testing/load-reference.ts'

const index = `
import * as core from './core'
export { Client } from './client'
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
    'kit/client.ts': 'import ClientCore from "./client-core"\nexport class Client extends ClientCore {}\n',
    'kit/client-core.ts': 'export default class Client { listen(): void {} }\n',
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
  expect(basesOf('Client')).toMatchObject([{ name: 'ClientCore', target: 'kit!~Client' }])
})

const qualified = `
import * as ns from './ns'
import * as core from './core'
import type * as React from 'react'
import type * as absent from 'absent'
import { Signal as CoreSignal } from './core'
export * as ns from './ns'
export declare namespace outer { namespace inner { class Deep<T> { held: T } } }
export class Box extends ns.Box<string> {}
export class Deep extends outer.inner.Deep<1> {}
export interface Mixed<T> extends ns.Named, core.Application, React.HTMLAttributes<T>, absent.Server<T> {}
export interface Signal extends CoreSignal {}
`

test('a base keeps the qualifier that readers know', async () => {
  const files = {
    'kit/package.json': '{ "name": "kit", "version": "1.0.0" }',
    'kit/index.ts': qualified,
    'kit/ns.ts': 'export class Box<T> { held: T }\nexport interface Named { name: string }',
    'kit/core.ts': 'export interface Application { listen(): void }\nexport interface Signal { on: boolean }',
    'node_modules/react/package.json': '{ "name": "react", "version": "1.0.0", "types": "index.d.ts" }',
    'node_modules/react/index.d.ts':
      'export = React; export as namespace React; declare namespace React { interface HTMLAttributes<T> { of: T } }',
  }
  const entries = entriesById(await loadReference(files, { packages: [{ folder: 'kit' }] }))
  const basesOf = (name: string) => {
    const entry = entries[`kit!${name}`]
    return entry && 'extends' in entry ? entry.extends.map((type) => ('name' in type ? type.name : type.kind)) : []
  }
  expect(basesOf('Box')).toEqual(['ns.Box'])
  expect(basesOf('Deep')).toEqual(['outer.inner.Deep'])
  expect(basesOf('Mixed')).toEqual(['ns.Named', 'Application', 'React.HTMLAttributes', 'absent.Server'])
  expect(basesOf('Signal')).toEqual(['CoreSignal'])
  const box = entries['kit!Box']
  expect(box?.kind === 'class' && box.members.map(({ inheritedFrom }) => inheritedFrom?.name)).toEqual([
    'Box.constructor',
    'Box.held',
  ])
})

test('a base of another package that has the name of its heir keeps the one that it is imported by', async () => {
  const files = {
    'core/package.json': '{ "name": "core", "version": "1.0.0" }',
    'core/index.ts': 'export interface Signal { on: boolean }',
    'kit/package.json': '{ "name": "kit", "version": "1.0.0" }',
    'kit/index.ts': "import type { Signal as CoreSignal } from 'core'\nexport interface Signal extends CoreSignal {}",
  }
  const entries = entriesById(await loadReference(files, { packages: [{ folder: 'core' }, { folder: 'kit' }] }))
  const signal = entries['kit!Signal']
  expect(signal?.kind === 'interface' && signal.extends).toMatchObject([{ name: 'CoreSignal', target: 'core!Signal' }])
})

test('a class has the bases of an interface of its name behind its own', async () => {
  const index = `
    export interface Named { name: string }
    export class Base { size: number }
    export interface Both extends Named {}
    export class Both extends Base {}`
  const files = { 'kit/package.json': '{ "name": "kit", "version": "1.0.0" }', 'kit/index.ts': index }
  const { 'kit!Both': both } = entriesById(await loadReference(files, { packages: [{ folder: 'kit' }] }))
  expect(both?.kind === 'class' && both.extends).toMatchObject([{ name: 'Base' }, { name: 'Named' }])
})

test('a class has one base by itself, and those of an interface of its name besides', async () => {
  const merged = `
    export declare class Base { base: string }
    export interface Named { name: string }
    export interface Sized { size: number }
    export interface Box extends Named, Sized {}
    export declare class Box extends Base { own: string }
    export interface Alone extends Named {}
    export declare class Alone {}
    export interface Plain { more: string }
    export declare class Plain extends Base {}`
  const files = { 'kit/package.json': '{ "name": "kit", "version": "1.0.0" }', 'kit/index.ts': merged }
  const entries = entriesById(await loadReference(files, { packages: [{ folder: 'kit' }] }))
  const codeOf = (name: string): readonly string[] => {
    const entry = entries[`kit!${name}`]
    const pieces = entry && entry.kind !== 'reference' ? wholeDeclarationCode(entry, noLinks) : []
    return pieces.map((piece) => textOfCode(piece, 90).replace(/ \{\n[^]*/, ''))
  }
  expect(codeOf('Box')).toEqual(['class Box extends Base', 'interface Box extends Named, Sized {}'])
  expect(codeOf('Alone')).toEqual(['class Alone', 'interface Alone extends Named {}'])
  expect(codeOf('Plain')).toEqual(['class Plain extends Base'])
})

test('a variable that is shown as a class has the bases of its interface, and its own constructor', async () => {
  const source = `
    export interface ClosedError extends Error { code: number }
    /**
     * It is closed.
     * @see {ClosedError}
     * @class ClosedError
     */
    export declare const ClosedError: { new (code: number): ClosedError }`
  const files = { 'kit/package.json': '{ "name": "kit", "version": "1.0.0" }', 'kit/index.ts': source }
  const entry = entriesById(await loadReference(files, { packages: [{ folder: 'kit' }] }))['kit!ClosedError']
  expect(entry).toMatchObject({ kind: 'class', extends: [{ name: 'Error' }] })
  expect(entry?.comment).toMatchObject({ summary: { markdown: 'It is closed.' }, see: [{ markdown: 'ClosedError' }] })
  const members = entry?.kind === 'class' ? entry.members : []
  expect(members.map(({ name, inheritedFrom }) => [name, inheritedFrom?.name])).toEqual(
    expect.arrayContaining([
      ['constructor', undefined],
      ['code', undefined],
      ['message', 'Error.message'],
    ]),
  )
})

test('of a class that extends what a function gives, declaration files have a constant: its type is the base', async () => {
  const index = `
    export interface Signs { /** Signs. */ sign(): void }
    declare const Token_base: new (text?: string) => Signs & { readonly size: number }
    export declare class Token extends Token_base { sign(): void; check(): void }
    declare const Pass_base: new () => Signs
    export declare class Pass extends Pass_base {}
    declare const own_base: new () => Signs
    export declare class Own extends own_base {}`
  const files = { 'kit/package.json': '{ "name": "kit", "version": "1.0.0", "types": "index.d.ts" }', 'kit/index.d.ts': index }
  const entries = entriesById(await loadReference(files, { packages: [{ folder: 'kit' }] }))
  const [token, pass, own] = ['Token', 'Pass', 'Own'].map((name) => entries[`kit!${name}`])
  const signs = { kind: 'reference', name: 'Signs', target: 'kit!Signs' }
  expect(token).toMatchObject({ extends: [{ kind: 'intersection', types: [signs, { kind: 'object' }] }] })
  expect(pass).toMatchObject({ extends: [signs] })
  expect(own).toMatchObject({ extends: [{ name: 'own_base' }] })
  const originsOf = (entry: typeof token) =>
    entry?.kind === 'class' && entry.members.map(({ name, inheritedFrom, overrides }) => [name, inheritedFrom, overrides])
  expect(originsOf(token)).toEqual([
    ['constructor', undefined, undefined],
    ['size', undefined, undefined],
    ['check', undefined, undefined],
    ['sign', undefined, { name: 'Signs.sign', target: 'kit!Signs#sign' }],
  ])
  expect(originsOf(pass)).toEqual([
    ['constructor', undefined, undefined],
    ['sign', { name: 'Signs.sign', target: 'kit!Signs#sign' }, undefined],
  ])
})

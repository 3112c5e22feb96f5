// What nothing exports and readers get all the same: ambient modules, and what is added to the global scope and to other modules.
import { expect, test } from 'vitest'
import { entriesById, loadReference } from '../testing/load-reference.ts'

const manifest = (name: string) => JSON.stringify({ name, version: '1.0.0', types: 'index.d.ts' })

test('documents ambient modules, the global scope and other modules as namespaces, each with what the package declares there', async () => {
  const reference = await loadReference(
    {
      'amb/package.json': manifest('amb'),
      'amb/index.d.ts': `
declare module 'amb/a.js' {
  /** Opens. */
  export function open(): void
}
declare module '*.svg' {
  const url: string
  export default url
}
`,
      'glob/package.json': manifest('glob'),
      'glob/index.d.ts': `
import './more'
export declare function own(): void
declare global {
  /** Added to every window. */
  interface Window { kit: string }
  const KIT: string
}
`,
      'glob/more.d.ts': `export {}\ndeclare module 'other' {\n  interface Options { kit: boolean }\n}\n`,
    },
    { packages: [{ folder: 'amb' }, { folder: 'glob' }] },
  )
  const entries = entriesById(reference)
  expect(Object.values(entries).map(({ id, kind }) => `${kind} ${id}`)).toEqual([
    'namespace amb!"*.svg"',
    'variable amb!"*.svg".default',
    'namespace amb!"amb/a.js"',
    'function amb!"amb/a.js".open',
    'function glob!own',
    'namespace glob!global',
    'interface glob!global.Window',
    'variable glob!global.KIT',
    'namespace glob!"other"',
    'interface glob!"other".Options',
  ])
  // An ambient module is declared there, and adds to none.
  const augmentations = Object.values(entries).filter((entry) => entry.kind === 'namespace' && entry.isAugmentation)
  expect(augmentations.map(({ id }) => id)).toEqual(['glob!global', 'glob!"other"'])
  const declared = Object.values(entries).filter((entry) => entry.kind === 'namespace' && entry.isModule)
  expect(declared.map(({ id }) => id)).toEqual(['amb!"*.svg"', 'amb!"amb/a.js"'])
  const added = entries['glob!global.Window']
  expect(added?.kind === 'interface' && added.members.map(({ name }) => name)).toEqual(['kit'])
  expect(added?.source?.file).toBe('index.d.ts')
  expect(added?.comment?.summary?.markdown).toBe('Added to every window.')
  expect(reference.diagnostics).toEqual([])
})

test('reads packages of JavaScript by the types in their comments', async () => {
  const reference = await loadReference(
    {
      'kit/package.json': JSON.stringify({
        name: 'kit',
        version: '1.0.0',
        type: 'module',
        exports: { '.': './a.js', './b': './b.cjs' },
      }),
      'kit/a.js': `
/**
 * @typedef {object} Options
 * @property {string} name How it is called.
 */
/**
 * Makes it.
 * @param {Options} options What it is like.
 * @returns {Promise<number>} How many.
 */
export async function make(options) { return options.name.length }
`,
      'kit/b.cjs': '/** Adds. @param {number} a */\nfunction add(a) { return a }\nmodule.exports = { add }\n',
    },
    { packages: [{ folder: 'kit' }] },
  )
  const entries = entriesById(reference)
  expect(Object.keys(entries)).toEqual(['kit!make', 'kit!Options', 'kit/b!add'])
  expect(entries['kit!make']).toMatchObject({
    signatures: [
      {
        parameters: [{ name: 'options', type: { kind: 'reference', name: 'Options', target: 'kit!Options' } }],
        returns: { kind: 'reference', name: 'Promise', typeArguments: [{ kind: 'intrinsic', name: 'number' }] },
      },
    ],
  })
  expect(reference.diagnostics).toEqual([])
})

test('what a package adds to another one stands on its own pages alone', async () => {
  const reference = await loadReference(
    {
      'core/package.json': manifest('core'),
      'core/index.d.ts': `
/** Holds. */
export declare class Signal<T = any> { value: T; on(name: string): void; toString(): string }
export declare class Computed<T = any> extends Signal<T> { own: 1 }
export interface Options { name?: string }
export interface Base { base: 1 }
`,
      'view/package.json': manifest('view'),
      'view/index.d.ts': "export * from './more'",
      'view/more.d.ts': `
import { Computed, Signal } from 'core'
export interface Element { type: string; props: any }
export declare class Shown extends Computed { shown: 1 }
export declare function show(signal: Signal): void
declare module 'core' {
  interface Signal<T = any> extends Element { mount(): T; on(name: number): void }
  interface Options { /** Once. */ once?: boolean }
  interface Extra { extra: 1 }
}
`,
    },
    { packages: [{ folder: 'core' }, { folder: 'view' }] },
  )
  const entries = entriesById(reference)
  const said = Object.values(entries).flatMap((entry) => {
    if (entry.kind !== 'class' && entry.kind !== 'interface') return []
    const bases = entry.extends.flatMap((type) => (type.kind === 'reference' ? [type.name] : []))
    const members = entry.members.map((member) => {
      const count = member.kind === 'method' ? member.signatures.length : 1
      return member.name + (count > 1 ? `*${count}` : '')
    })
    return [[entry.kind, entry.id, bases.join(), members.join(), entry.comment?.summary?.markdown]]
  })
  expect(said).toEqual([
    ['class', 'core!Computed', 'Signal', 'constructor,own,value,on,toString', undefined],
    ['class', 'core!Signal', '', 'constructor,value,on,toString', 'Holds.'],
    ['interface', 'core!Base', '', 'base', undefined],
    ['interface', 'core!Options', '', 'name', undefined],
    ['class', 'view!Shown', 'Computed', 'constructor,own,props,shown,type,value,mount,on*2,toString', undefined],
    ['interface', 'view!Element', '', 'props,type', undefined],
    ['interface', 'view!"core".Extra', '', 'extra', undefined],
    ['interface', 'view!"core".Options', '', 'once', undefined],
    ['interface', 'view!"core".Signal', 'Element', 'props,type,mount,on', undefined],
  ])
  expect(entries['core!Signal']).toMatchObject({
    members: [{}, {}, { signatures: [{ parameters: [{ type: { name: 'string' } }] }] }, {}],
  })
  const sourcesOf = (id: string) => `${entries[id]?.source?.file}:${entries[id]?.source?.line}`
  expect(['core!Signal', 'view!"core".Signal', 'view!"core".Options'].map(sourcesOf)).toEqual([
    'index.d.ts:3',
    'more.d.ts:7',
    'more.d.ts:8',
  ])
  expect(entries['view!show']).toMatchObject({ signatures: [{ parameters: [{ type: { target: 'core!Signal' } }] }] })
  expect(reference.diagnostics).toEqual([])
})

test('a type leads to an interface that another entry point of its package adds to', async () => {
  const entryPoints = { '.': './index.ts', './react': './react.ts' }
  const reference = await loadReference(
    {
      'kit/package.json': JSON.stringify({ name: 'kit', version: '1.0.0', exports: entryPoints }),
      'kit/core.ts': 'export interface Modules<T> { core: T }',
      'kit/types.ts': "import type { Modules } from './core'\nexport type Api = Modules<string>",
      'kit/index.ts': "export type { Modules } from './core'\nexport type { Api } from './types'",
      'kit/react.ts': "declare module 'kit' { export interface Modules<T> { react: T } }\nexport const used = 1",
    },
    { packages: [{ folder: 'kit' }] },
  )
  const { 'kit!Api': api, 'kit!Modules': modules } = entriesById(reference)
  expect(modules?.kind === 'interface' && modules.members.map(({ name }) => name)).toEqual(['core', 'react'])
  expect(api?.kind === 'type' && api.type).toMatchObject({ name: 'Modules', target: 'kit!Modules' })
})

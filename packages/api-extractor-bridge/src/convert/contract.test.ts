import type { ApiEntry, ApiMember, ApiSignature, ApiType, ApiTypeParameter } from '@docgen/model'
import { Application, LogLevel, ReflectionKind, type JSONOutput } from 'typedoc'
import { beforeAll, expect, test } from 'vitest'
import { createApiReference } from '../api-reference.ts'
import { createApiProgram } from '../create-program.ts'
import { extract } from '../testing/shared-extract.ts'
import { resolvePackages } from '../resolve-packages.ts'
import { createSite } from '../testing/create-site.ts'

// What TypeDoc writes as JSON and what the bridge hands on are boiled down to the same kind of list: one line for each declaration,
// member, signature, parameter and type, with the names that lead to it. Whatever a converter loses is missing from the second list.
// Where TypeDoc asks TypeScript, types are written here as TypeScript prints them: the bridge tells them as they are written.

const files = {
  'all/package.json': '{ "name": "all", "version": "1.0.0" }',
  'all/shapes.ts': 'export interface Circle { radius: number }\nexport default function draw(circle: Circle): void {}',
  'all/index.ts': `
export * as shapes from './shapes.js'
export { Size as Extent, Walker as default }

export enum Size { Small = 1, Large = 'large', Computed = 'x'.length }
export const enum Fixed { One, Two }

export const answer = 42
export const start = (speed: number, unit = 'm') => ({ speed, unit })
export let table: { rows: string[]; readonly [row: number]: string; [key: string]: string | string[] }
export const both = 'value'
export interface both<Key = string> { key: Key }

export function pair<First, const Second extends First[] = []>({ a, b }: { a: First; b?: Second }, ...more: Second): [First, Second] { return [a, more] }
export function over(text: string): string
export function over(count: number, exact?: boolean): number
export function over(value: never): unknown { return value }
export function isText(this: Date, value: unknown): value is string { return true }
export function assertText(value: unknown): asserts value is string {}

export interface Animal<Food> {
  (command: Food): void
  (): Promise<Food>
  new (name: string): Animal<Food>
  readonly [key: string]: unknown
  readonly name: string
  speak?(loud: boolean): this
  get legs(): number
  set legs(count: number | string)
}
export interface Pet extends Animal<string>, Pick<Date, 'getTime'> { owner: { name: string; call(hour: number): void } | null }

export abstract class Walker<in out Food extends object = object> implements Walking<Food> {
  static instances: Walker<object>[] = []
  static create<Kind extends object>(kind: Kind): Walker<Kind> { return kind as never }
  protected mood?: 'good' | 'bad'
  private secret = 1
  #hidden = 2
  handler = (event: Food) => event
  constructor(readonly weight: number, food?: Food)
  constructor(weight: number) {}
  get hungry(): boolean { return this.secret + this.#hidden > 0 }
  set hungry(value: boolean) {}
  set only(value: Map<Food, bigint>) {}
  abstract walk(to: [x: number, y: number]): AsyncIterable<Food>
}
export interface Walking<Food> { walk(to: [x: number, y: number]): AsyncIterable<Food> }
export class Box { size = 1 }
export class Likeness implements Box { size = 2 }
export class Runner extends Walker { set only(value: Map<object, bigint>) {} walk(to: [x: number, y: number]) { return super.walk(to) } }
export const Mixin = class { inside = 1; run(far: boolean) { return far } }

export namespace Inner {
  export const deep: unique symbol = Symbol()
  export function run(fast: boolean): void {}
  export namespace More { export type Deepest<T> = T | Inner.More.Own; export interface Own { depth: number } }
}
export function callable(by: string): void {}
export namespace callable { export const version = '1' }

declare module 'elsewhere' { export interface Opened { wide: boolean } }

export type Text = string
export type Options = { depth: number; nested: { deeper: { deepest: Date } }; on(event: 'end', then: () => void): void }
export type Literals = 'a' | -3 | true | null | undefined | 10n
export type Lists = readonly string[] | Array<Text>
export type Tuples = [string, n?: number, ...rest: Text[]] | [first?: string] | [string?, ...number[]]
export type Both = Options & { id: string }
export type Functions = ((text: Text) => void) | (new (text: string) => Options) | (abstract new () => Options)
export type Keys = keyof Options | Options['depth'] | typeof answer | typeof Inner.deep
export type Pattern = \`a-\${Text}-\${number}b\`
export type Item<T> = T extends (infer Inner extends string)[] ? Inner : T extends { of: infer Of } ? Of : never
export type Mapped<T> = { -readonly [Key in keyof T as \`on\${string & Key}\`]?: T[Key] }
export type Guard = (value: unknown) => value is Options
export type Check = (value: unknown) => asserts value
export type Overloaded = { (text: string): string; (count: number): number; new (text: string): Options; version: string }
export type Recursive = { self: Recursive; list: Recursive[] } | (typeof import('./shapes.js'))['default']
`,
}

let json: JSONOutput.DeclarationReflection
let entries: readonly ApiEntry[]

beforeAll(async () => {
  const site = createSite(files)
  try {
    const options = { packages: [{ folder: 'all' }] }
    const { packages } = await resolvePackages(site.root, options)
    json = await readWithTypedoc(createApiProgram(packages).program, packages[0]?.entryPoints[0]?.file ?? '')
    const { model } = await createApiReference(options, extract).load({ root: site.root, cacheDir: undefined })
    entries = model.packages[0]?.entries ?? []
  } finally {
    site.remove()
  }
})

async function readWithTypedoc(program: ReturnType<typeof createApiProgram>['program'], entry: string) {
  const quiet = {
    logLevel: LogLevel.None,
    skipErrorChecking: true,
    disableGit: true,
    sourceLinkTemplate: '{path}',
    readme: 'none',
  }
  const app = await Application.bootstrap({ ...quiet, alwaysCreateEntryPointModule: true, excludePrivate: true }, [])
  const sourceFile = program.getSourceFile(entry)
  if (!sourceFile) throw new Error(`The program has no file ${entry}.`)
  const project = app.converter.convert([{ displayName: 'all', program, sourceFile }])
  const [module] = app.serializer.projectToObject(project, '/').children ?? []
  if (module?.variant !== 'declaration') throw new Error('TypeDoc made no module of the entry.')
  return module
}

test('loses no declaration, member, signature, parameter or type', () => {
  // TypeDoc says nothing of what a file adds to other modules.
  const given = entries.filter(({ id }) => !id.includes('!"')).flatMap((entry) => ofEntry(entry, ''))
  const written = (json.children ?? []).flatMap((child) => inJson.declaration(child, '', false))
  expect(written.length).toBeGreaterThan(300)
  expect(given.sort()).toEqual(written.sort())
})

test('is tried on every kind of declaration that TypeDoc makes', () => {
  const met = new Set(objectsIn(json).flatMap((object) => ('variant' in object && 'kind' in object ? [object.kind] : [])))
  // An enum leads from its numbers to its names, too; those of several kinds together have no number that leads back.
  const kinds = Object.entries(ReflectionKind).filter(([key]) => /^\d+$/.test(key))
  const notMet = kinds.filter(([kind]) => !met.has(Number(kind))).map(([, name]) => name)
  expect(notMet).toEqual(['Project', 'Document'])
})

test('is tried on every kind of type', () => {
  // TypeDoc's `unknown` is what it could not read: no TypeScript that compiles gives one for sure.
  const theirs = objectsIn(json).flatMap((object) => ('type' in object && !('variant' in object) ? [object.type] : []))
  expect(new Set(theirs)).toEqual(new Set(jsonTypeKinds))
  const ours = objectsIn(entries).flatMap((object) => ('kind' in object ? [object.kind] : []))
  expect(apiTypeKinds.filter((kind) => !ours.includes(kind))).toEqual([])
})

const jsonTypeKinds = keysOf<Exclude<JSONOutput.SomeType['type'], 'unknown'>>({
  array: true,
  conditional: true,
  indexedAccess: true,
  inferred: true,
  intersection: true,
  intrinsic: true,
  literal: true,
  mapped: true,
  namedTupleMember: true,
  optional: true,
  predicate: true,
  query: true,
  reference: true,
  reflection: true,
  rest: true,
  templateLiteral: true,
  tuple: true,
  typeOperator: true,
  union: true,
})

const apiTypeKinds = keysOf<ApiType['kind']>({
  array: true,
  conditional: true,
  function: true,
  'indexed-access': true,
  infer: true,
  intersection: true,
  intrinsic: true,
  literal: true,
  mapped: true,
  object: true,
  operator: true,
  predicate: true,
  query: true,
  reference: true,
  'template-literal': true,
  tuple: true,
  union: true,
})

function keysOf<Key extends string>(kinds: Record<Key, true>): readonly string[] {
  return Object.keys(kinds)
}

function objectsIn(value: unknown): readonly object[] {
  if (typeof value !== 'object' || value === null) return []
  return [value, ...Object.values(value).flatMap(objectsIn)]
}

type JsonDeclaration = JSONOutput.DeclarationReflection | JSONOutput.ReferenceReflection

/** The lines of TypeDoc's JSON. */
const inJson = {
  declaration(reflection: JsonDeclaration, parent: string, isMember: boolean): readonly string[] {
    const path = `${parent}.${reflection.name}`
    if (reflection.variant === 'reference') return [`reference ${path}`]
    const { kind, typeParameters, signatures, type } = reflection
    const line = `${declarationKind(kind, isMember)} ${path}`
    const bases = [reflection.extendedTypes, reflection.implementedTypes, reflection.extendedBy, reflection.implementedBy]
    switch (kind) {
      case ReflectionKind.EnumMember:
        return [line]
      case ReflectionKind.Accessor:
        return [line, ...inJson.type(reflection.getSignature?.type ?? reflection.setSignature?.parameters?.[0]?.type, path)]
      case ReflectionKind.Function:
      case ReflectionKind.Method:
      case ReflectionKind.Constructor:
        return [line, ...(signatures ?? []).flatMap((signature) => inJson.signature(signature, path))]
      case ReflectionKind.Property:
      case ReflectionKind.Variable:
      case ReflectionKind.TypeAlias: {
        const shape = type ? inJson.type(type, path) : [`object ${path}`, ...inJson.members(reflection, path)]
        return [line, ...inJson.typeParameters(typeParameters, path), ...shape]
      }
      case ReflectionKind.Class:
      case ReflectionKind.Interface:
        return [
          line,
          ...inJson.typeParameters(typeParameters, path),
          ...bases.flatMap((types) => (types ?? []).flatMap((base) => inJson.type(base, path))),
          ...inJson.members(reflection, path),
        ]
      default:
        return [line, ...(reflection.children ?? []).flatMap((child) => inJson.declaration(child, path, false))]
    }
  },

  /** Children, and the signatures that TypeDoc keeps beside them. */
  members({ children, signatures, indexSignatures }: JSONOutput.DeclarationReflection, path: string): readonly string[] {
    const constructs = (signatures ?? []).filter(({ kind }) => kind === ReflectionKind.ConstructorSignature)
    const calls = (signatures ?? []).filter(({ kind }) => kind === ReflectionKind.CallSignature)
    return [
      ...(children ?? []).flatMap((child) => inJson.declaration(child, path, true)),
      ...(constructs.length > 0 ? [`constructor ${path}.constructor`] : []),
      ...constructs.flatMap((signature) => inJson.signature(signature, `${path}.constructor`)),
      ...(calls.length > 0 ? [`call ${path}.()`] : []),
      ...calls.flatMap((signature) => inJson.signature(signature, `${path}.()`)),
      ...(indexSignatures ?? []).flatMap(({ parameters, type }) => {
        const [key] = parameters ?? []
        const own = `${path}.[${key?.name}]`
        return [`index ${own}`, ...inJson.type(key?.type, own), ...inJson.type(type, own)]
      }),
    ]
  },

  signature({ kind, typeParameters, parameters, type }: JSONOutput.SignatureReflection, path: string): readonly string[] {
    return [
      `signature ${path}`,
      // A constructor repeats those of its class.
      ...(kind === ReflectionKind.ConstructorSignature ? [] : inJson.typeParameters(typeParameters, path)),
      ...(parameters ?? []).flatMap((parameter) => {
        // No signature of the fixture has more than one parameter without a name.
        const own = `${path}.${parameter.name === '__namedParameters' ? 'options' : parameter.name}`
        return [`parameter ${own}`, ...inJson.type(parameter.type, own)]
      }),
      ...inJson.type(type, path),
    ]
  },

  typeParameters(parameters: readonly JSONOutput.TypeParameterReflection[] | undefined, path: string): readonly string[] {
    return (parameters ?? []).flatMap(({ name, type, default: byDefault }) => [
      `type parameter ${path}.${name}`,
      ...(type ? inJson.type(type, `${path}.${name}`) : []),
      ...(byDefault ? inJson.type(byDefault, `${path}.${name}`) : []),
    ])
  },

  type(type: JSONOutput.SomeType | undefined, path: string): readonly string[] {
    if (!type) return [`intrinsic ${path} any`]
    const inner = (...types: readonly (JSONOutput.SomeType | undefined)[]) =>
      types.flatMap((one) => (one ? inJson.type(one, path) : []))
    switch (type.type) {
      case 'array':
        return [`array ${path}`, ...inner(type.elementType)]
      case 'conditional':
        return [`conditional ${path}`, ...inner(type.checkType, type.extendsType, type.trueType, type.falseType)]
      case 'indexedAccess':
        return [`indexed-access ${path}`, ...inner(type.objectType, type.indexType)]
      case 'inferred':
        return [`infer ${path} ${type.name}`, ...inner(type.constraint)]
      case 'intersection':
      case 'union':
        return [`${type.type} ${path}`, ...inner(...type.types)]
      case 'intrinsic':
        return [`intrinsic ${path} ${type.name}`]
      case 'literal':
        return [`literal ${path}`]
      case 'mapped':
        return [`mapped ${path} ${type.parameter}`, ...inner(type.parameterType, type.nameType, type.templateType)]
      case 'namedTupleMember':
        return [`named element ${path} ${type.name}`, ...(type.isOptional ? [`optional ${path}`] : []), ...inner(type.element)]
      case 'optional':
        return [`optional ${path}`, ...inner(type.elementType)]
      case 'rest':
        return [`rest ${path}`, ...inner(type.elementType)]
      case 'predicate':
        return [`predicate ${path} ${type.name}`, ...inner(type.targetType)]
      case 'query':
        return [`query ${path}`, ...inner(type.queryType)]
      case 'reference':
        // What TypeDoc calls a module that is named where it is used.
        if (type.name === '__module') return [`query ${path}`, `reference ${path} import('./shapes.js')`]
        return [`reference ${path} ${type.name}`, ...inner(...(type.typeArguments ?? []))]
      case 'reflection': {
        const { signatures = [], children = [], indexSignatures = [] } = type.declaration
        const [signature] = signatures
        const isFunction = signature && signatures.length === 1 && children.length + indexSignatures.length === 0
        if (isFunction) return [`function ${path}`, ...inJson.signature(signature, path)]
        return [`object ${path}`, ...inJson.members(type.declaration, path)]
      }
      case 'templateLiteral':
        return [`template-literal ${path}`, ...inner(...type.tail.map(([part]) => part))]
      case 'tuple':
        return [`tuple ${path}`, ...inner(...(type.elements ?? []))]
      case 'typeOperator':
        return [`operator ${path} ${type.operator}`, ...inner(type.target)]
      case 'unknown':
        return [`reference ${path} ${type.name}`]
    }
  },
}

function declarationKind(kind: ReflectionKind, isMember: boolean): string {
  if (isMember && kind === ReflectionKind.Function) return 'method'
  if (isMember && kind === ReflectionKind.Variable) return 'property'
  if (kind === ReflectionKind.TypeAlias) return 'type'
  if (kind === ReflectionKind.Module) return 'namespace'
  if (kind === ReflectionKind.Enum) return 'enum'
  return ReflectionKind.singularString(kind).toLowerCase()
}

/** The lines of an entry of the model. */
function ofEntry(entry: ApiEntry, parent: string): readonly string[] {
  const path = `${parent}.${entry.name}`
  const line = `${entry.kind} ${path}`
  switch (entry.kind) {
    case 'class':
    case 'interface': {
      const implementing = [...(entry.kind === 'class' ? entry.implements : []), ...(entry.implementedBy ?? [])]
      const bases = [...entry.extends, ...entry.extendedBy, ...implementing]
      return [
        line,
        ...ofTypeParameters(entry.typeParameters, path),
        ...bases.flatMap((base) => ofType(base, path)),
        ...entry.members.flatMap((member) => ofMember(member, path)),
      ]
    }
    case 'enum':
      return [line, ...entry.members.map(({ name }) => `enumeration member ${path}.${name}`)]
    case 'function':
      return [line, ...entry.signatures.flatMap((signature) => ofSignature(signature, path))]
    case 'namespace':
      return [line, ...entry.entries.flatMap((inner) => ofEntry(inner, path))]
    case 'type':
      return [line, ...ofTypeParameters(entry.typeParameters, path), ...ofType(entry.type, path)]
    case 'variable':
      return [line, ...ofType(entry.type, path)]
    case 'reference':
      return [line]
  }
}

function ofMember(member: ApiMember, parent: string): readonly string[] {
  const path = `${parent}.${member.name}`
  const line = `${member.kind} ${path}`
  switch (member.kind) {
    case 'property':
    case 'accessor':
      return [line, ...ofType(member.type, path)]
    case 'index':
      return [line, ...ofType(member.parameter.type, path), ...ofType(member.type, path)]
    case 'constructor':
    case 'call':
    case 'method':
      return [line, ...member.signatures.flatMap((signature) => ofSignature(signature, path))]
  }
}

function ofSignature({ typeParameters, parameters, returns }: ApiSignature, path: string): readonly string[] {
  return [
    `signature ${path}`,
    ...ofTypeParameters(typeParameters, path),
    ...parameters.flatMap(({ name, type }) => [`parameter ${path}.${name}`, ...ofType(type, `${path}.${name}`)]),
    ...ofType(returns, path),
  ]
}

function ofTypeParameters(parameters: readonly ApiTypeParameter[], path: string): readonly string[] {
  return parameters.flatMap(({ name, constraint, defaultType }) => [
    `type parameter ${path}.${name}`,
    ...(constraint ? ofType(constraint, `${path}.${name}`) : []),
    ...(defaultType ? ofType(defaultType, `${path}.${name}`) : []),
  ])
}

function ofType(type: ApiType, path: string): readonly string[] {
  const inner = (...types: readonly (ApiType | undefined)[]) => types.flatMap((one) => (one ? ofType(one, path) : []))
  const line = `${type.kind} ${path}`
  switch (type.kind) {
    case 'array':
      return [line, ...inner(type.element)]
    case 'conditional':
      return [line, ...inner(type.check, type.extends, type.whenTrue, type.whenFalse)]
    case 'function':
      return [line, ...ofSignature(type.signature, path)]
    case 'indexed-access':
      return [line, ...inner(type.object, type.index)]
    case 'infer':
      return [`${line} ${type.name}`, ...inner(type.constraint)]
    case 'intersection':
    case 'union':
      return [line, ...inner(...type.types)]
    case 'intrinsic':
      return [`${line} ${type.name}`]
    case 'literal':
      return [line]
    case 'mapped':
      return [`${line} ${type.parameter}`, ...inner(type.constraint, type.nameType, type.template)]
    case 'object':
      return [line, ...type.members.flatMap((member) => ofMember(member, path))]
    case 'operator':
      return [`${line} ${type.operator}`, ...inner(type.type)]
    case 'predicate':
      return [`${line} ${type.name}`, ...inner(type.type)]
    case 'query':
      return [line, ...inner(type.query)]
    case 'reference':
      return [`${line} ${type.name}`, ...inner(...type.typeArguments)]
    case 'template-literal':
      return [line, ...inner(...type.tail.map((part) => part.type))]
    case 'tuple':
      return [
        line,
        ...type.elements.flatMap(({ name, isOptional, isRest, type: element }) => [
          ...(name === undefined ? [] : [`named element ${path} ${name}`]),
          ...(isOptional ? [`optional ${path}`] : []),
          // TypeDoc drops the dots of a rest element that has a name.
          ...(isRest && name === undefined ? [`rest ${path}`] : []),
          ...inner(element),
        ]),
      ]
  }
}

// In: what a package exports, and the types that these exports use. Out: what the names of types stand for.
import { groupedBy } from '../../common/grouped-by.ts'
import type { ReportedExport } from '../report-text.ts'
import { readExport, type ReadExport } from './read-declarations.ts'
import { substituted, substitutedMember, substitutionOf } from './substitute.ts'
import { joinedTypes, objectOf, functionOf, type DeclarationNode, type MemberNode, type TypeNode } from './syntax.ts'

export interface Inherited {
  readonly members: readonly MemberNode[]
  /** Whether all bases are known. */
  readonly isComplete: boolean
}

export interface Names {
  /** The export itself where it is another one under a new name, or one of another entry point. */
  readonly meantBy: (code: string) => ReadExport | undefined
  /** What a type is: an object for the name of an interface. `undefined` where that is not known. */
  readonly expanded: (type: TypeNode) => Expanded | undefined
  readonly inherited: (declarations: readonly DeclarationNode[]) => Inherited
}

export interface Expanded {
  readonly type: TypeNode
  /** Names that mean type parameters in it. */
  readonly typeParameters: ReadonlySet<string>
}

/** A declaration does not say whether it means these or an export of the same name. */
const globals: ReadonlySet<string> = new Set([
  ...['Array', 'ArrayBuffer', 'Awaited', 'Blob', 'Buffer', 'Cache', 'Comment', 'Date', 'Document', 'Element', 'Error', 'Event'],
  ...['EventTarget', 'Exclude', 'Extract', 'File', 'FormData', 'Function', 'Headers', 'Image', 'Iterable', 'Iterator', 'JSX'],
  ...['Lock', 'Location', 'Map', 'MessageEvent', 'Node', 'NonNullable', 'Notification', 'Object', 'Omit', 'Parameters'],
  ...['Partial', 'Pick', 'Promise', 'PromiseLike', 'Range', 'Readonly', 'Record', 'RegExp', 'Request', 'Required', 'Response'],
  ...['ReturnType', 'Selection', 'Set', 'Storage', 'String', 'Symbol', 'Text', 'URL', 'WeakMap', 'WebSocket', 'Worker'],
])

const deepest = 5

export function namesIn(exports: readonly ReportedExport[]): Names {
  let byName: ReadonlyMap<string, readonly ReportedExport[]> | undefined
  const known = new Map<string, ReadExport | undefined>()
  const find = (name: string): readonly ReportedExport[] => {
    byName ??= groupedBy(exports, (each) => each.name)
    return byName.get(name) ?? []
  }
  const meantBy = (code: string, depth = 0): ReadExport | undefined => {
    const read = readExport(code)
    const [only, ...others] = read?.declarations ?? []
    if (read === undefined || only?.kind !== 'export' || others.length > 0 || depth === deepest) return read
    const [, original, own, entryPoint] = /^\{ (?:(\S+) as )?(\S+) \} from '(.+)'$/.exec(only.text) ?? []
    const target = find(original ?? own ?? '').find((each) => each.entryPoint === entryPoint)
    const meant = target && meantBy(target.code, depth + 1)
    if (meant === undefined) return read
    const isTypeAlone = read.remarks.isTypeAlone || meant.remarks.isTypeAlone
    return { ...meant, remarks: { ...meant.remarks, isTypeAlone } }
  }
  /** Of two with one name, a declaration does not say which it means, unless they are the same. */
  const lookUp = (name: string): ReadExport | undefined => {
    if (known.has(name)) return known.get(name)
    const own = new Set(find(name).map(({ code }) => code))
    const [code] = own
    const isClear = own.size === 1 && code !== undefined && !globals.has(name)
    known.set(name, isClear ? meantBy(code) : undefined)
    return known.get(name)
  }
  const inherited = (declarations: readonly DeclarationNode[], path: readonly string[] = []): Inherited => {
    const bases = declarations.flatMap((each) => (each.kind === 'class' || each.kind === 'interface' ? each.bases : []))
    const found = bases.map((base) => membersOfBase(base, path))
    return { members: found.flatMap(({ members }) => members), isComplete: found.every(({ isComplete }) => isComplete) }
  }
  const membersOfBase = (base: TypeNode, path: readonly string[]): Inherited => {
    const unknown = { members: [], isComplete: false }
    if (base.kind !== 'name' || path.includes(base.name)) return unknown
    const all = lookUp(base.name)?.declarations ?? []
    const objects = all.flatMap((each) => (each.kind === 'class' || each.kind === 'interface' ? [each] : []))
    const [first] = objects
    const by = first && substitutionOf(first.typeParameters, base.typeArguments)
    if (by === undefined) return unknown
    const above = inherited(objects, [...path, base.name])
    const members = [...above.members, ...objects.flatMap((each) => each.members)]
    return { members: members.map((member) => substitutedMember(member, by)), isComplete: above.isComplete }
  }
  const ofName = (type: Extract<TypeNode, { readonly kind: 'name' }>): Expanded | undefined => {
    const read = lookUp(type.name)
    if (read === undefined) return undefined
    const found = read.declarations.filter(({ kind }) => kind !== 'variable' && kind !== 'function')
    const [first] = found
    if (first?.kind === 'type') {
      const by = found.length === 1 ? substitutionOf(first.typeParameters, type.typeArguments) : undefined
      return by && { type: substituted(first.type, by), typeParameters: read.typeParameters }
    }
    const interfaces = found.flatMap((each) => (each.kind === 'interface' ? [each] : []))
    const by =
      interfaces.length === found.length ? substitutionOf(interfaces[0]?.typeParameters ?? [], type.typeArguments) : undefined
    const { members, isComplete } = inherited(interfaces)
    if (first === undefined || by === undefined || !isComplete) return undefined
    const all = new Map([...members, ...interfaces.flatMap((each) => each.members)].map((member) => [member.key, member]))
    return { type: substituted(objectOf([...all.values()]), by), typeParameters: read.typeParameters }
  }
  const expanded = (type: TypeNode): Expanded | undefined => {
    if (type.kind === 'name') return ofName(type)
    if (type.kind !== 'union' && type.kind !== 'intersection') return callable(type)
    const parts = type.types.map(expanded)
    if (parts.every((part) => part === undefined)) return undefined
    const types = parts.map((part, index) => part?.type ?? type.types[index] ?? type)
    const typeParameters = new Set(parts.flatMap((part) => [...(part?.typeParameters ?? [])]))
    return { type: (type.kind === 'intersection' && asOneObject(types)) || joinedTypes(type.kind, types), typeParameters }
  }
  return { meantBy, expanded, inherited }
}

/** An object that can be called and has nothing else is a function. */
function callable(type: TypeNode): Expanded | undefined {
  const [only, ...others] = type.kind === 'object' ? type.members : []
  if (only?.key !== '()' || others.length > 0 || only.type.kind !== 'function') return undefined
  return { type: functionOf(only.type.signatures), typeParameters: new Set() }
}

/** Objects without a common member. */
function asOneObject(types: readonly TypeNode[]): TypeNode | undefined {
  const members = types.flatMap((type) => (type.kind === 'object' ? type.members : []))
  const isPlain = types.every(({ kind }) => kind === 'object') && new Set(members.map(({ key }) => key)).size === members.length
  return isPlain ? objectOf(members) : undefined
}

import {
  compareNames,
  type ApiAccessor,
  type ApiComment,
  type ApiIndexSignature,
  type ApiMember,
  type ApiSignature,
  type ApiType,
} from '@docgen/model'
import { ReflectionKind, type DeclarationReflection, type SignatureReflection } from 'typedoc'
import { toApiComment } from './comment.ts'
import { defaultValueOf } from './default-value.ts'
import type { Conversion } from './conversion.ts'
import { declarationOf } from './declaration.ts'
import { originOf, overriddenOf, toApiNameLink } from './origin.ts'
import { withSharedComment } from './shared-comment.ts'
import { toApiSignature, toApiSignatures } from './signature.ts'

const order: readonly ApiMember['kind'][] = ['constructor', 'call', 'index', 'property', 'accessor', 'method']

/** Members of a class or an interface: constructors first, then by kind and name. */
export function toApiMembers(reflection: DeclarationReflection, conversion: Conversion): readonly ApiMember[] {
  const declared = (reflection.children ?? []).map((child) => toApiMember(child, conversion))
  return [...declared, ...signatureMembers(reflection, conversion)].sort(byKindAndName)
}

/** The members of a class-like reflection as an object type: as they are written, behind what can be called. */
export function toApiObjectType(reflection: DeclarationReflection, conversion: Conversion): ApiType {
  const declared = (reflection.children ?? []).map((child) => toApiMember(child, conversion))
  return { kind: 'object', members: [...[...signatureMembers(reflection, conversion)].sort(byKindAndName), ...declared] }
}

/** Of an object type TypeDoc may make the members those of the declaration itself, and drop the type. */
export function toDeclaredType(reflection: DeclarationReflection, conversion: Conversion): ApiType {
  if (isSymbolOfItself(reflection)) return { kind: 'operator', operator: 'unique', type: { kind: 'intrinsic', name: 'symbol' } }
  return reflection.type ? conversion.toType(reflection.type) : toApiObjectType(reflection, conversion)
}

/** `const key = Symbol()` has the type `typeof key`, as TypeScript names it where others mention it. */
function isSymbolOfItself(reflection: DeclarationReflection): boolean {
  const { type } = reflection
  return type?.type === 'query' && type.queryType.reflection === reflection
}

function toApiMember(reflection: DeclarationReflection, conversion: Conversion): ApiMember {
  const base = memberBaseOf(reflection, conversion)
  const shared = (signatures: readonly ApiSignature[]) => withSharedComment({ comment: base.comment, signatures })
  switch (reflection.kind) {
    case ReflectionKind.Constructor:
      return { kind: 'constructor', ...base, ...shared(toConstructorSignatures(reflection, conversion)) }
    case ReflectionKind.Method:
    case ReflectionKind.Function:
      return { kind: 'method', ...base, ...shared(toApiSignatures(reflection.signatures, conversion)) }
    case ReflectionKind.Accessor:
      return { kind: 'accessor', ...base, ...accessorPartsOf(reflection, conversion) }
    case ReflectionKind.Property:
    case ReflectionKind.Variable:
      return {
        kind: 'property',
        ...base,
        type: toDeclaredType(reflection, conversion),
        ...(conversion.symbols.saysUndefined(reflection) && { mayBeUndefined: true }),
        defaultValue: defaultValueOf(reflection, conversion),
      }
    default:
      throw new Error(`TypeDoc's kind ${ReflectionKind[reflection.kind]} is no member: ${reflection.getFullName()}`)
  }
}

/** A constructor has no type parameters of its own: TypeDoc repeats those of the class. */
function toConstructorSignatures({ signatures, parent }: DeclarationReflection, conversion: Conversion) {
  const isOfClass = parent?.kindOf(ReflectionKind.Class) ?? false
  return toApiSignatures(signatures, conversion).map((each) => (isOfClass ? { ...each, typeParameters: [] } : each))
}

function memberBaseOf(reflection: DeclarationReflection, conversion: Conversion) {
  const signature = reflection.signatures?.[0] ?? reflection.getSignature ?? reflection.setSignature
  return {
    ...declarationOf(reflection, conversion),
    inheritedFrom: originOf(reflection, reflection.inheritedFrom ?? signature?.inheritedFrom, conversion),
    overrides: overriddenOf(reflection, reflection.overwrites ?? signature?.overwrites, conversion),
    implementationOf: overriddenOf(reflection, reflection.implementationOf ?? signature?.implementationOf, conversion),
  }
}

/** The comment of an accessor is that of its getter, else of its setter; `setterComment` what the setter says besides. */
function accessorPartsOf({ getSignature, setSignature, comment, ...rest }: DeclarationReflection, conversion: Conversion) {
  const comments = [getSignature, setSignature].flatMap((signature) => {
    const own = signature?.comment && toApiComment(signature.comment, signature, conversion)
    return own ? [own] : []
  })
  const [first, second] = comment ? [undefined, undefined] : comments
  // `accessor name: string` has both, of which TypeDoc says nothing.
  const isWhole = !getSignature && !setSignature
  const [read, written] = [getSignature?.type, setSignature?.parameters?.[0]?.type]
  const type = conversion.toType(read ?? written ?? rest.type)
  const setterType = written && conversion.toType(written)
  return {
    type,
    ...(setterType && !isSame(setterType, type) && { setterType }),
    hasGetter: isWhole || getSignature !== undefined,
    hasSetter: isWhole || setSignature !== undefined,
    ...(first && { comment: first }),
    ...(second && !saysSame(first, second) && { setterComment: second }),
  } satisfies Partial<ApiAccessor>
}

/** TypeDoc gives both the comment that they inherit. */
function saysSame(a: ApiComment | undefined, b: ApiComment): boolean {
  return a !== undefined && JSON.stringify(a) === JSON.stringify(b)
}

function isSame(a: ApiType, b: ApiType): boolean {
  return JSON.stringify(a) === JSON.stringify(b)
}

/** Call and index signatures, which TypeDoc keeps beside the other members. */
function signatureMembers(reflection: DeclarationReflection, conversion: Conversion): readonly ApiMember[] {
  // The `new` of an object type is among its signatures, that of a class or interface among its children.
  const [construct, call] = partition(reflection.signatures ?? [], ({ kind }) => kind === ReflectionKind.ConstructorSignature)
  const indexes = reflection.indexSignatures ?? []
  if (construct.length + call.length + indexes.length === 0) return []
  const id = conversion.ids.idOf(reflection)
  const path = `${id}${id.includes('#') ? '.' : '#'}`
  const members: ApiMember[] = indexes.map((signature, index) =>
    toApiIndex(signature, `${path}index-signature`, index, conversion),
  )
  const add = (kind: 'constructor' | 'call', id: string, name: string, signatures: readonly SignatureReflection[]) => {
    const [first] = signatures
    if (!first) return
    const origin = signatures.every(({ inheritedFrom }) => inheritedFrom) ? first.inheritedFrom : undefined
    members.push({
      kind,
      id: path + id,
      name,
      flags: {},
      inheritedFrom: toApiNameLink(origin, reflection, conversion),
      ...withSharedComment({ comment: undefined, signatures: toApiSignatures(signatures, conversion) }),
    })
  }
  add('constructor', 'constructor', 'constructor', construct)
  add('call', 'call-signature', '()', call)
  return members
}

function toApiIndex(signature: SignatureReflection, id: string, index: number, conversion: Conversion): ApiIndexSignature {
  const { parameters, returns, comment } = toApiSignature(signature, conversion)
  const parameter = parameters[0] ?? {
    name: 'key',
    type: { kind: 'intrinsic', name: 'string' },
    isOptional: false,
    isRest: false,
  }
  return {
    kind: 'index',
    id: index === 0 ? id : `${id}:${index + 1}`,
    name: `[${parameter.name}]`,
    flags: {
      ...(signature.flags.isStatic && { isStatic: true }),
      ...(signature.flags.isReadonly && { isReadonly: true }),
    },
    comment,
    inheritedFrom: toApiNameLink(signature.inheritedFrom, signature.parent, conversion),
    parameter,
    type: returns,
  }
}

function partition<Item>(items: readonly Item[], isFirst: (item: Item) => boolean): readonly [Item[], Item[]] {
  return [items.filter(isFirst), items.filter((item) => !isFirst(item))]
}

function byKindAndName(a: ApiMember, b: ApiMember): number {
  return (
    order.indexOf(a.kind) - order.indexOf(b.kind) ||
    compareNames(a.name, b.name) ||
    Number(a.flags.isStatic ?? false) - Number(b.flags.isStatic ?? false)
  )
}

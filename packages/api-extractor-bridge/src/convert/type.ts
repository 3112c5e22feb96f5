import type { ApiTupleElement, ApiType } from '@docgen/model'
import {
  ReflectionKind,
  type DeclarationReflection,
  type LiteralType,
  type Reflection,
  type ReferenceType,
  type SignatureReflection,
  type SomeType,
} from 'typedoc'
import { withoutMark } from './bundled-names.ts'
import type { Conversion } from './conversion.ts'
import { displayNameOf } from './declaration.ts'
import { toApiObjectType } from './member.ts'
import { toApiSignature } from './signature.ts'
import { withoutExtension } from '../entries/source-candidates.ts'
import { packageOfFile, pathInPackage } from '../package-of-file.ts'
import { isUnexported } from '../typedoc/unexported.ts'
import { restMark } from './symbols.ts'

/** A type as TypeDoc read it. What has no type at all, as a parameter of plain JavaScript, is `any`. */
export function toApiType(type: SomeType | undefined, conversion: Conversion): ApiType {
  if (!type) return { kind: 'intrinsic', name: 'any' }
  const convert = (inner: SomeType) => toApiType(inner, conversion)
  switch (type.type) {
    case 'array':
      return { kind: 'array', element: convert(type.elementType) }
    case 'conditional':
      return {
        kind: 'conditional',
        check: convert(type.checkType),
        extends: convert(type.extendsType),
        whenTrue: convert(type.trueType),
        whenFalse: convert(type.falseType),
      }
    case 'indexedAccess':
      return { kind: 'indexed-access', object: convert(type.objectType), index: convert(type.indexType) }
    case 'inferred':
      return { kind: 'infer', name: type.name, constraint: type.constraint && convert(type.constraint) }
    case 'intersection':
      return { kind: type.type, types: type.types.map(convert) }
    case 'union':
      return toUnion(type.types.map(convert), type.elementSummaries !== undefined)
    case 'intrinsic':
      return { kind: 'intrinsic', name: type.name }
    case 'literal':
      return { kind: 'literal', text: literalTypeText(type.value) }
    case 'mapped':
      return {
        kind: 'mapped',
        parameter: type.parameter,
        constraint: convert(type.parameterType),
        nameType: type.nameType && convert(type.nameType),
        template: convert(type.templateType),
        readonlyModifier: type.readonlyModifier,
        optionalModifier: type.optionalModifier,
      }
    // The next three stand in tuples alone, where `toTupleElement` reads them.
    case 'namedTupleMember':
      return convert(type.element)
    case 'optional':
    case 'rest':
      return convert(type.elementType)
    case 'predicate':
      return { kind: 'predicate', name: type.name, isAsserts: type.asserts, type: type.targetType && convert(type.targetType) }
    case 'query':
      return { kind: 'query', query: toApiReferenceType(type.queryType, conversion) }
    case 'reference': {
      const query = toApiReferenceType(type, conversion)
      return type.name === nameOfModule ? { kind: 'query', query } : query
    }
    case 'reflection':
      return toApiLiteralType(type.declaration, conversion)
    case 'templateLiteral':
      return {
        kind: 'template-literal',
        head: type.head,
        tail: type.tail.map(([inner, text]) => ({ type: convert(inner), text })),
      }
    case 'tuple':
      return { kind: 'tuple', elements: type.elements.map((element) => toTupleElement(element, conversion)) }
    case 'typeOperator':
      return { kind: 'operator', operator: type.operator, type: convert(type.target) }
    case 'unknown':
      // TypeDoc knows no more of it than how TypeScript prints it.
      return { kind: 'reference', name: type.name, typeArguments: [] }
  }
}

/**
 * A type that is `@inline` may be a union itself, or a `boolean` that TypeScript has taken apart. Alternatives with texts of their own stay
 * apart.
 */
function toUnion(alternatives: readonly ApiType[], isDescribed: boolean): ApiType {
  const types = isDescribed ? alternatives : alternatives.flatMap((type) => (type.kind === 'union' ? type.types : [type]))
  const isLiteral = (type: ApiType, text: string): boolean => type.kind === 'literal' && type.text === text
  const isPart = (type: ApiType): boolean => isLiteral(type, 'false') || isLiteral(type, 'true')
  const first = types.findIndex(isPart)
  if (isDescribed || types.filter(isPart).length < 2) return { kind: 'union', types }
  const boolean: ApiType = { kind: 'intrinsic', name: 'boolean' }
  const joined = types.flatMap((type, index) => (index === first ? [boolean] : isPart(type) ? [] : [type]))
  return joined.length === 1 ? boolean : { kind: 'union', types: joined }
}

/** `Infinity` is a value and no type: what is too large for a number stands for it. */
function literalTypeText(value: LiteralType['value']): string {
  if (typeof value !== 'number' || Math.abs(value) !== Infinity) return literalText(value)
  return value > 0 ? '1e999' : '-1e999'
}

/** As TypeScript writes the value. */
export function literalText(value: LiteralType['value']): string {
  if (typeof value === 'bigint') return `${value}n`
  if (Object.is(value, -0)) return '-0'
  return typeof value === 'string' ? JSON.stringify(value) : String(value)
}

function toApiReferenceType(type: ReferenceType, conversion: Conversion): ApiType {
  const reflection = type.reflection ?? conversion.symbols.findAddedTo(type)
  const typeArguments = (type.typeArguments ?? []).map(conversion.toType)
  if (type.refersToTypeParameter || reflection?.isTypeParameter()) {
    return { kind: 'reference', name: withoutMark(type.name), typeArguments, isTypeParameter: true }
  }
  const target = conversion.ids.findTypeTarget(reflection)
  return {
    kind: 'reference',
    name: referenceName(type, conversion),
    typeArguments,
    target,
    package: type.package ?? target?.slice(0, target.indexOf('!')) ?? conversion.symbols.findImportedPackage(type.name),
  }
}

/** `AccountsError` rather than `default`, `DatabaseType.Both` rather than `Both`. */
function referenceName(type: ReferenceType, conversion: Conversion): string {
  const { reflection, name } = type
  if (name.startsWith('import(')) return name
  const module = moduleNameOf(type, conversion)
  if (module !== undefined) return `import("${module}")`
  if (name.includes('.')) return reflection && isOfFile(type, conversion) ? pathOf(reflection, conversion) : name
  if (reflection?.kindOf(ReflectionKind.EnumMember) && reflection.parent)
    return `${displayNameOf(reflection.parent, conversion)}.${name}`
  if (reflection && isUnexported(reflection))
    return isNameOfExport(name) ? displayNameOf(reflection, conversion) : withoutMark(name)
  if (reflection)
    return isNameOfExport(name) || isRenamed(type, reflection, conversion) ? displayNameOf(reflection, conversion) : name
  const enumName = conversion.symbols.findEnumName(type)
  return enumName === undefined ? name : `${enumName}.${name}`
}

/** TypeDoc calls the heirs of a type by them. */
function isNameOfExport(name: string): boolean {
  return name === 'default' || name === 'export='
}

/** What TypeDoc calls a module whose type TypeScript has inferred. */
const nameOfModule = '__module'

/** Readers know `typeof file`, after `import * as file from './file'`, by no name, unless the package exports a namespace of it. */
function moduleNameOf({ name, reflection, symbolId }: ReferenceType, { packages }: Conversion): string | undefined {
  if (name === nameOfModule && reflection?.kindOf(ReflectionKind.Module)) return reflection.name
  const file = symbolId?.fileName
  if (symbolId?.qualifiedName !== '' || file === undefined || reflection) return undefined
  const documented = packageOfFile(packages, file)
  const entry = documented?.entryPoints.find((each) => each.file === file)
  return entry?.specifier ?? (documented ? `./${withoutExtension(pathInPackage(documented, file))}` : symbolId.packageName)
}

/** Of `t.Options` after `import type * as t from './types'`, only the file knows the first name, unless the package exports a namespace of that name. */
function isOfFile({ name, package: owner }: ReferenceType, conversion: Conversion): boolean {
  return conversion.linkCandidates.findExport(name.split('.')[0] ?? name, owner) === undefined
}

/** The name behind those of the namespaces and the enum around it, as the package exports them. */
function pathOf(reflection: Reflection, conversion: Conversion): string {
  const { parent } = reflection
  const own = displayNameOf(reflection, conversion)
  return parent?.kindOf(ReflectionKind.Namespace | ReflectionKind.Enum) ? `${pathOf(parent, conversion)}.${own}` : own
}

/** Of `export { Hono as HonoBase }` readers know the second name. A name that an import gives, in the place of it, is known to its file alone. */
function isRenamed({ name, package: owner }: ReferenceType, reflection: Reflection, conversion: Conversion): boolean {
  if (reflection.name === name || !reflection.parent?.kindOf(ReflectionKind.SomeModule)) return false
  if (conversion.ids.findTarget(reflection) === undefined) return false
  const exported = conversion.linkCandidates.findExport(name, owner)
  return (exported?.isReference() ? exported.tryGetTargetReflectionDeep() : exported) !== reflection
}

/** `{ … }`, or a function type where that is all that the braces would hold. */
function toApiLiteralType(declaration: DeclarationReflection, conversion: Conversion): ApiType {
  const { signatures, children, indexSignatures } = declaration
  const [signature] = signatures ?? []
  if (signature && signatures?.length === 1 && !children?.length && !indexSignatures?.length)
    return toApiFunctionType(signature, conversion)
  return toApiObjectType(declaration, conversion)
}

function toApiFunctionType(signature: SignatureReflection, conversion: Conversion): ApiType {
  return {
    kind: 'function',
    isConstructor: signature.kind === ReflectionKind.ConstructorSignature,
    isAbstract: signature.flags.isAbstract,
    signature: toApiSignature(signature, conversion),
  }
}

function toTupleElement(type: SomeType, conversion: Conversion): ApiTupleElement {
  switch (type.type) {
    case 'namedTupleMember': {
      const isRest = type.name.startsWith(restMark)
      return {
        ...toTupleElement(type.element, conversion),
        name: isRest ? type.name.slice(restMark.length) : type.name,
        ...(type.isOptional && { isOptional: true }),
        ...(isRest && { isRest: true }),
      }
    }
    case 'optional':
      return { isOptional: true, isRest: false, type: toApiType(type.elementType, conversion) }
    case 'rest':
      return { ...toTupleElement(type.elementType, conversion), isRest: true }
    default:
      return { isOptional: false, isRest: false, type: toApiType(type, conversion) }
  }
}

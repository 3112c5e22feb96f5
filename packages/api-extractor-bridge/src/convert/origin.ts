// In: what TypeDoc says that a member is inherited from. Out: its name and declaration, as readers know them.
import type { ApiNameLink } from '@docgen/model'
import { ReflectionKind, type DeclarationReflection, type ReferenceType, type Reflection } from 'typedoc'
import type { Conversion } from './conversion.ts'
import { displayNameOf, sourceOf } from './declaration.ts'
import { isDerivingType } from './deriving-types.ts'
import { isNameOfMadeBase } from '../typedoc/written-bases.ts'

/**
 * Where an heir has a member from: what declares it, if the reference shows that. The bases between the two, which TypeDoc names, only hand it on.
 */
export function originOf(
  reflection: DeclarationReflection,
  type: ReferenceType | undefined,
  conversion: Conversion,
): ApiNameLink | undefined {
  const declared = type && (findDeclared(reflection, conversion) ?? findInBase(type, reflection, conversion))
  if (declared?.parent)
    return { name: nameIn(declared.parent, declared, conversion), target: conversion.ids.findTarget(declared) }
  return withNameOfHolder(toApiNameLink(type, reflection.parent, conversion), reflection, conversion)
}

function findDeclared(reflection: DeclarationReflection, conversion: Conversion): DeclarationReflection | undefined {
  const holder = conversion.symbols.findHolder(reflection)
  if (!holder || holder === reflection.parent || !holder.kindOf(ReflectionKind.ClassOrInterface)) return undefined
  if (conversion.ids.findTarget(holder) === undefined) return undefined
  return holder.children?.find(({ name, flags }) => name === reflection.name && flags.isStatic === reflection.flags.isStatic)
}

/** What a member overrides or implements, of the bases that its holder names. */
export function overriddenOf(
  { name, parent: heir }: DeclarationReflection,
  type: ReferenceType | undefined,
  conversion: Conversion,
): ApiNameLink | undefined {
  const bases = heir?.isDeclaration() ? basesWrittenOf(heir) : []
  const holder = holderOf(type?.reflection)
  const candidates = holder && bases.includes(holder) ? [holder] : bases
  const overridden = type && candidates.flatMap((base) => (base.isDeclaration() && childNamed(name, base)) || [])[0]
  if (!overridden?.parent) {
    const link = toApiNameLink(type, heir, conversion)
    return isOfMadeBase(link, heir, conversion) ? undefined : link
  }
  return { name: nameIn(overridden.parent, overridden, conversion), target: conversion.ids.findTarget(overridden) }
}

function basesWrittenOf({ extendedTypes = [], implementedTypes = [] }: DeclarationReflection): readonly Reflection[] {
  const parts = [...extendedTypes, ...implementedTypes].flatMap((base) => (base.type === 'intersection' ? base.types : [base]))
  return parts.flatMap((base) =>
    base.type === 'reference' && base.reflection?.kindOf(ReflectionKind.ClassOrInterface) ? [base.reflection] : [],
  )
}

function childNamed(name: string, { children = [] }: DeclarationReflection): DeclarationReflection | undefined {
  return children.find((child) => child.name === name)
}

export function toApiNameLink(
  type: ReferenceType | undefined,
  heir: Reflection | undefined,
  conversion: Conversion,
): ApiNameLink | undefined {
  if (!type) return undefined
  if (isOfSibling(type, heir, conversion)) return { name: type.name, target: undefined }
  return { name: nameOfOrigin(type, conversion), target: conversion.ids.findTarget(type.reflection) }
}

/**
 * `RequestInit.cache`, for what comes through an `Omit<RequestInit, 'body'>`, of which TypeDoc leaves `Omit.cache`. What comes of a value that the
 * compiler has named `Box_base` is the heir's own, unless a class or interface declares it.
 */
function withNameOfHolder(
  link: ApiNameLink | undefined,
  reflection: DeclarationReflection,
  conversion: Conversion,
): ApiNameLink | undefined {
  const [type = ''] = link?.name.split('.') ?? []
  const isMade = isOfMadeBase(link, reflection.parent, conversion)
  const holder = isDerivingType(type) || isMade ? conversion.symbols.findHolderName(reflection) : undefined
  if (isMade && holder === undefined) return undefined
  return link && holder !== undefined ? { ...link, name: holder + link.name.slice(type.length) } : link
}

function isOfMadeBase(link: ApiNameLink | undefined, heir: Reflection | undefined, conversion: Conversion): boolean {
  const [type = ''] = link?.name.split('.') ?? []
  return heir !== undefined && isNameOfMadeBase(type, displayNameOf(heir, conversion))
}

/**
 * What comes through an `Omit<Base, 'size'>` belongs to whichever has inherited it first, for TypeDoc, be it the heir itself, or to `Omit`. Here it is
 * found in the base that it comes from.
 */
function findInBase(
  { name, reflection }: ReferenceType,
  member: DeclarationReflection,
  conversion: Conversion,
): DeclarationReflection | undefined {
  const [holder, heir] = [holderOf(reflection), member.parent]
  if (!heir?.isDeclaration() || !heir.kindOf(ReflectionKind.ClassOrInterface)) return undefined
  if (holder && basesWrittenOf(heir).includes(holder)) return undefined
  const [base = ''] = name.split('.')
  const isWritten = heir.extendedTypes?.some((type) => type.type === 'reference' && type.name === base) ?? false
  if (!holder && isWritten && !isDerivingType(base)) return undefined
  const bases = conversion.bases.of(heir)
  if (holder && bases.has(holder)) return undefined
  const places = new Set(placesOf(member))
  return [...bases]
    .flatMap((base) => (base.isDeclaration() && base.kindOf(ReflectionKind.ClassOrInterface) ? (base.children ?? []) : []))
    .find((child) => child.name === member.name && placesOf(child).some((place) => places.has(place)))
}

function placesOf({ sources = [], signatures = [] }: DeclarationReflection): readonly string[] {
  return [...sources, ...signatures.flatMap((signature) => signature.sources ?? [])].map(
    ({ fullFileName, line, character }) => `${fullFileName}:${line}:${character}`,
  )
}

/**
 * What others declare belongs to whichever of the family has inherited it first, for TypeDoc: `body` of an `Omit<RequestInit, 'headers'>` to an
 * interface that extends `RequestInit` too.
 */
function isOfSibling({ reflection }: ReferenceType, heir: Reflection | undefined, conversion: Conversion): boolean {
  const holder = holderOf(reflection)
  if (!heir?.isDeclaration() || !holder?.kindOf(ReflectionKind.ClassOrInterface)) return false
  const sources = (reflection?.isDeclaration() || reflection?.isSignature() ? reflection.sources : undefined) ?? []
  return sources.every((source) => sourceOf(source, conversion) === undefined) && !conversion.bases.of(heir).has(holder)
}

function holderOf(member: Reflection | undefined): Reflection | undefined {
  return member?.isSignature() ? member.parent.parent : member?.parent
}

/** `HonoBase.all`, by the name that readers know the base by: TypeDoc has the one that it is declared with. */
function nameOfOrigin({ name, reflection }: ReferenceType, conversion: Conversion): string {
  const member = reflection?.isSignature() ? reflection.parent : reflection
  const holder = holderOf(reflection)
  if (!holder?.kindOf(ReflectionKind.ClassOrInterface) || conversion.ids.findTarget(holder) === undefined) return name
  return member && name.endsWith(`.${member.name}`) ? nameIn(holder, member, conversion) : name
}

function nameIn(holder: Reflection, { name }: Reflection, conversion: Conversion): string {
  return `${displayNameOf(holder, conversion)}.${name}`
}

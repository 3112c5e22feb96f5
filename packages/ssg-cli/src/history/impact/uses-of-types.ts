// In: what a package exports. Out: which of its types users give to it, and which they get from it, as far as its declarations tell it.
import type { ReportedExport } from '../report-text.ts'
import type { Use } from './assignable.ts'
import { readExport } from './read-declarations.ts'
import type { DeclarationNode, MemberNode, SignatureNode, TypeNode } from './syntax.ts'

/** By the name of a type. Of one that is not among them, nothing is known. */
export type UsesOfTypes = ReadonlyMap<string, ReadonlySet<Use>>

const opposite = (use: Use): Use => (use === 'given' ? 'got' : 'given')

interface Search {
  readonly declarations: ReadonlyMap<string, readonly DeclarationNode[]>
  readonly uses: Map<string, Set<Use>>
  /** Names of all that were met. */
  readonly typeParameters: Set<string>
}

export function usesOfTypes(exports: readonly ReportedExport[]): UsesOfTypes {
  const declarations = new Map<string, DeclarationNode[]>()
  for (const { name, code } of exports) {
    const found = readExport(code)?.declarations ?? []
    declarations.set(name, [...(declarations.get(name) ?? []), ...found])
  }
  const search: Search = { declarations, uses: new Map(), typeParameters: new Set() }
  for (const each of [...declarations.values()].flat()) {
    if ('typeParameters' in each) for (const { name } of each.typeParameters) search.typeParameters.add(name)
    if (each.kind === 'function') visitSignatures(each.signatures, 'got', search)
    if (each.kind === 'variable') visitType(each.type, 'got', search)
    // A class that can be constructed; what an instance has, users get.
    if (each.kind === 'class') visitMembers(each.members, 'got', search)
  }
  // Which of two a name means is not looked at.
  for (const name of search.typeParameters) search.uses.delete(name)
  return search.uses
}

function visitSignatures(signatures: readonly SignatureNode[], use: Use, search: Search): void {
  for (const { typeParameters, parameters, returns } of signatures) {
    for (const { name } of typeParameters) search.typeParameters.add(name)
    for (const { type } of parameters) visitType(type, opposite(use), search)
    visitType(returns, use, search)
  }
}

function visitMembers(members: readonly MemberNode[], use: Use, search: Search): void {
  for (const { type } of members) visitType(type, use, search)
}

/** What a type is an argument of, or what an operator makes of it, may ask for something else of it: `Partial<Options>`. */
function visitType(type: TypeNode, use: Use, search: Search): void {
  switch (type.kind) {
    case 'union':
    case 'intersection':
      for (const each of type.types) visitType(each, use, search)
      return
    case 'array':
      return visitType(type.element, use, search)
    case 'object':
      return visitMembers(type.members, use, search)
    case 'function':
      return visitSignatures(type.signatures, use, search)
    case 'name':
      if (type.name === 'Promise') for (const each of type.typeArguments) visitType(each, use, search)
      return visitName(type.name, use, search)
    default:
  }
}

function visitName(name: string, use: Use, search: Search): void {
  const declarations = search.declarations.get(name)
  if (declarations === undefined) return
  const known = search.uses.get(name) ?? new Set()
  if (known.has(use)) return
  search.uses.set(name, known.add(use))
  for (const each of declarations) {
    if (each.kind === 'type') visitType(each.type, use, search)
    if (each.kind !== 'interface') continue
    visitMembers(each.members, use, search)
    for (const base of each.bases) visitType(base, use, search)
  }
}

// Where the types of the packages are used: the other end of every link from a type to a declaration.
import {
  listOf,
  type ApiEntry,
  type ApiId,
  type ApiMember,
  type ApiPackage,
  type ApiSignature,
  type ApiType,
  type RoutePath,
  type Words,
} from '@docgen/model'
import { typeReferencesOf } from '../../../syntax/api/api-references.ts'
import { groupedBy, type Group } from '../../../common/grouped-by.ts'
import { deprecatedIdsOf } from './api-deprecated.ts'
import { byTitle, namedEntriesOf, unexportedById, type PagedEntry } from './api-entries.ts'

interface Place {
  readonly path: RoutePath
  readonly anchor?: string | undefined
}

/** A declaration that uses another one, or the one member of it that does. */
export interface ApiUse extends Place {
  readonly title: string
  /** npm name of the package that the use is in. */
  readonly package: string
  /** Whether the declaration, or the member of it, is deprecated. */
  readonly isDeprecated: boolean
  /** `parameter and return type of login`, `extends · return type of find and findAll`. */
  readonly context: string
}

/** A piece of a declaration, and what it is of it. */
interface Part {
  /** `parameter`, `extends`. */
  readonly role: string
  /** The member that it is a piece of, as a reader calls it. */
  readonly member?: string | undefined
  readonly memberId?: ApiId | undefined
  readonly value: unknown
}

interface CollectedUse extends Omit<ApiUse, 'context'> {
  readonly member?: string | undefined
  readonly roles: Set<string>
}

/** The uses of every declaration by the path of its page, A to Z; one for each declaration that uses it, deprecated members apart. */
export function apiUsesOf(
  packages: readonly ApiPackage[],
  placeById: ReadonlyMap<ApiId, Place>,
  words: Words,
): ReadonlyMap<RoutePath, readonly ApiUse[]> {
  const pathsUsedBy = createPathsUsedBy(placeById, unexportedById(packages))
  const deprecated = deprecatedIdsOf(packages)
  const found = new Map<RoutePath, Map<string, CollectedUse>>()
  for (const { title, entry, package: owner } of namedEntriesOf(packages)) {
    const own = placeById.get(entry.id)
    if (!own) continue
    for (const { role, member, memberId, value } of partsOf(entry, { placeById, words })) {
      const anchor = memberId === undefined ? undefined : placeById.get(memberId)?.anchor
      for (const path of pathsUsedBy(value)) {
        if (path === own.path) continue
        const uses = found.get(path) ?? new Map<string, CollectedUse>()
        found.set(path, uses)
        const key = JSON.stringify([own.path, anchor, member])
        const use = uses.get(key) ?? {
          title,
          package: owner.name,
          isDeprecated: deprecated.has(entry.id) || (memberId !== undefined && deprecated.has(memberId)),
          path: own.path,
          anchor,
          member,
          roles: new Set<string>(),
        }
        uses.set(key, use)
        use.roles.add(role)
      }
    }
  }
  return new Map(
    [...found].map(([path, uses]) => [
      path,
      [...groupedBy([...uses.values()], (use) => `${use.path} ${String(use.isDeprecated)}`).values()]
        .map((group) => useOf(group, words))
        .sort(byTitle((use) => use.path)),
    ]),
  )
}

/** Several members of one declaration are one use of it, which leads to them all. */
function useOf([first, ...others]: Group<CollectedUse>, words: Words): ApiUse {
  const { title, package: owner, isDeprecated, path, anchor } = first
  const byRole = groupedBy([first, ...others], ({ roles }) => listOf(words, [...roles]))
  const contexts = [...byRole].map(([role, uses]) => contextOf(role, uses, words))
  return {
    title,
    package: owner,
    isDeprecated,
    path,
    anchor: others.length === 0 ? anchor : undefined,
    context: contexts.join(' · '),
  }
}

function contextOf(role: string, uses: Group<CollectedUse>, words: Words): string {
  const members = uses.flatMap(({ member }) => member ?? [])
  return members.length === 0 ? role : words('roleOfMember', { role, member: listOf(words, members) })
}

interface PartsInput {
  readonly placeById: ReadonlyMap<ApiId, Place>
  readonly words: Words
}

/** Pages that the types of a value lead to, also through declarations that have no page. Each of those is read once. */
function createPathsUsedBy(placeById: ReadonlyMap<ApiId, Place>, unexported: ReadonlyMap<ApiId, ApiEntry>) {
  const targetsById = new Map<ApiId, readonly ApiId[]>()
  const targetsNamedBy = (id: ApiId, entry: ApiEntry): readonly ApiId[] => {
    const targets = targetsById.get(id) ?? targetsNamedIn(entry)
    targetsById.set(id, targets)
    return targets
  }
  return (value: unknown): ReadonlySet<RoutePath> => {
    const paths = new Set<RoutePath>()
    const seen = new Set<ApiId>()
    const visit = (targets: readonly ApiId[]): void => {
      for (const target of targets) {
        if (seen.has(target)) continue
        seen.add(target)
        const place = placeById.get(target)
        const entry = unexported.get(target)
        if (place) paths.add(place.path)
        else if (entry) visit(targetsNamedBy(target, entry))
      }
    }
    visit(targetsNamedIn(value))
    return paths
  }
}

function targetsNamedIn(value: unknown): readonly ApiId[] {
  return [...new Set(typeReferencesOf(value).flatMap(({ target }) => target ?? []))]
}

function partsOf(entry: PagedEntry, { placeById, words }: PartsInput): readonly Part[] {
  const membersOf = (members: readonly ApiMember[]): readonly Part[] => members.flatMap((member) => memberParts(member, words))
  switch (entry.kind) {
    case 'class':
      return [
        ...heritageParts('extends', entry.extends, words),
        ...heritageParts('implements', entry.implements, words),
        { role: words('role.typeParameter'), value: entry.typeParameters },
        ...membersOf(ownMembers(entry.members, placeById)),
      ]
    case 'interface':
      return [
        ...heritageParts('extends', entry.extends, words),
        { role: words('role.typeParameter'), value: entry.typeParameters },
        ...membersOf(ownMembers(entry.members, placeById)),
      ]
    case 'function':
      return entry.signatures.flatMap((signature) => signatureParts(signature, words))
    case 'type':
      return [
        { role: words('role.typeParameter'), value: entry.typeParameters },
        ...(entry.type.kind === 'object'
          ? membersOf(entry.type.members)
          : [{ role: words('role.definition'), value: entry.type }]),
      ]
    case 'variable':
      return [{ role: words('role.type'), value: entry.type }]
    // Enumerations name no types; what stands in a namespace has pages of its own.
    case 'enum':
    case 'namespace':
      return []
  }
}

/** `extends Base<User>`: the base is extended, `User` is what it is given. */
function heritageParts(kind: 'extends' | 'implements', types: readonly ApiType[], words: Words): readonly Part[] {
  const role = words(`role.${kind}`)
  return types.flatMap((type): Part[] =>
    type.kind === 'reference'
      ? [
          { role, value: { ...type, typeArguments: [] } },
          { role: words('role.typeArgument', { name: type.name }), value: type.typeArguments },
        ]
      : [{ role, value: type }],
  )
}

/** What is inherited is told of where it is declared. */
function ownMembers(members: readonly ApiMember[], placeById: ReadonlyMap<ApiId, Place>): readonly ApiMember[] {
  return members.filter(({ inheritedFrom }) => inheritedFrom?.target === undefined || !placeById.has(inheritedFrom.target))
}

function memberParts(member: ApiMember, words: Words): readonly Part[] {
  const key = memberNames[member.kind]
  const name = key === undefined ? member.name : words(key)
  const typed = (value: unknown): readonly Part[] => [{ role: words('role.type'), value }]
  const partsOfMember = (): readonly Part[] => {
    switch (member.kind) {
      case 'property':
        return typed(member.type)
      case 'accessor':
        return typed([member.type, member.setterType])
      case 'index':
        return typed([member.parameter, member.type])
      case 'method':
      case 'call':
        return member.signatures.flatMap((signature) => signatureParts(signature, words))
      case 'constructor':
        // It returns its class, with the class's own type parameters.
        return member.signatures.map(({ parameters }) => ({ role: words('role.parameter'), value: parameters }))
    }
  }
  return partsOfMember().map((part) => ({ ...part, member: name, memberId: member.id }))
}

const memberNames: { readonly [Kind in ApiMember['kind']]?: 'theConstructor' | 'theIndexSignature' | 'theCallSignature' } = {
  constructor: 'theConstructor',
  index: 'theIndexSignature',
  call: 'theCallSignature',
}

function signatureParts({ typeParameters, parameters, returns }: ApiSignature, words: Words): readonly Part[] {
  return [
    { role: words('role.typeParameter'), value: typeParameters },
    { role: words('role.parameter'), value: parameters },
    { role: words('role.returnType'), value: returns },
  ]
}

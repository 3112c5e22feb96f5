// In: the graph of a site with an API reference. Out: what of the packages has no comment, what no guide mentions, and what guides invent.
import {
  entryIdOf,
  findNearest,
  type ApiComment,
  type ApiEntry,
  type ApiId,
  type ApiMember,
  type ApiPackage,
  type ApiSignature,
  type ApiType,
  type Route,
  type SourceRange,
} from '@docgen/model'
import { textsOf } from '../../../syntax/api/api-texts.ts'
import { apiHrefOf } from '../../../syntax/api/api-href.ts'
import { referenceVersionsOf } from '../../../config/reference-versions.ts'
import { versionNameOf } from '../../../config/version-family.ts'
import { namedByCode, type PageSubject } from '../links/code-links.ts'
import { allEntriesOf, type CodeNames } from '../links/code-names.ts'
import { fillSlots } from '../links/fill-slots.ts'
import type { LinkTargets } from '../links/link-targets.ts'

export interface ApiCoverage {
  /** In the order of the reference. */
  readonly packages: readonly PackageCoverage[]
  /** Names in guides that nothing has. */
  readonly unknownNames: readonly UnknownName[]
}

/** Names are as readers know them: `AccountsServer`, `AccountsServer.logout`. Each list is of those that lack something. */
export interface PackageCoverage {
  readonly name: string
  readonly exports: number
  readonly members: number
  readonly exportsWithoutComment: readonly string[]
  readonly membersWithoutComment: readonly string[]
  readonly exportsNoGuideMentions: readonly string[]
}

export interface UnknownName {
  readonly at: SourceRange
  /** As the guide has it. */
  readonly name: string
  readonly nearest: string | undefined
}

export function apiCoverageOf(targets: LinkTargets): ApiCoverage {
  const { graph, apis } = targets
  const names = targets.codeNames()
  const packages = apis.flatMap((api) => api.packages)
  const entryById = new Map(packages.flatMap((one) => allEntriesOf(one.entries).map((entry) => [entry.id, entry] as const)))
  const { knownTo } = referenceVersionsOf(graph.apis, graph.structure.versions)
  // Guides of versions with references of their own tell of other packages.
  const guides = graph.routes.flatMap((route) =>
    route.kind === 'doc' && knownTo(versionNameOf(route.version)) === knownTo(undefined)
      ? [readGuide(route, entryById, targets)]
      : [],
  )
  const mentioned = new Set(guides.flatMap((guide) => guide.mentioned))
  return {
    packages: packages.map((apiPackage) => packageCoverageOf(apiPackage, mentioned, names)),
    unknownNames: guides.flatMap((guide) => guide.unknownNames),
  }
}

function packageCoverageOf({ name, entries }: ApiPackage, mentioned: ReadonlySet<ApiId>, names: CodeNames): PackageCoverage {
  const exports = exportsOf(entries)
  const members = exports.flatMap(({ entry, shown }) =>
    membersOf(entry).map((member) => ({ ...member, shown: `${shown}.${member.name}` })),
  )
  return {
    name,
    exports: exports.length,
    members: members.length,
    exportsWithoutComment: exports.flatMap(({ entry, shown }) => (isDocumented(entry) ? [] : [shown])),
    membersWithoutComment: members.flatMap(({ hasComment, shown }) => (hasComment ? [] : [shown])),
    exportsNoGuideMentions: exports.flatMap(({ entry, shown }) => (mentioned.has(names.canonical(entry.id)) ? [] : [shown])),
  }
}

type OwnEntry = Exclude<ApiEntry, { readonly kind: 'reference' }>

/** Without re-exports, which are told of where they are declared. */
function exportsOf(entries: readonly ApiEntry[], prefix = ''): readonly { readonly entry: OwnEntry; readonly shown: string }[] {
  return entries.flatMap((entry) => {
    if (entry.kind === 'reference') return []
    const shown = prefix + entry.displayName
    return [{ entry, shown }, ...(entry.kind === 'namespace' ? exportsOf(entry.entries, `${shown}.`) : [])]
  })
}

interface Member {
  readonly name: string
  readonly hasComment: boolean
}

/** Those that are declared there. What a constructor without parameters does needs no words. */
function membersOf(entry: OwnEntry): readonly Member[] {
  if (entry.kind === 'enum') return entry.members.map(({ name, comment }) => ({ name, hasComment: hasText(comment) }))
  if (entry.kind !== 'class' && entry.kind !== 'interface') return []
  return entry.members.flatMap((member) => {
    const isLeftOut = member.kind === 'index' || member.kind === 'call' || member.inheritedFrom !== undefined
    if (isLeftOut || (member.kind === 'constructor' && !member.signatures.some(({ parameters }) => parameters.length > 0)))
      return []
    return [{ name: member.name, hasComment: isDocumented(member) }]
  })
}

function isDocumented(declaration: OwnEntry | ApiMember): boolean {
  return hasText(declaration.comment) || signaturesOf(declaration).some(({ comment }) => hasText(comment))
}

function signaturesOf(declaration: OwnEntry | ApiMember): readonly ApiSignature[] {
  if ('signatures' in declaration) return declaration.signatures
  return 'type' in declaration ? signaturesOfType(declaration.type) : []
}

/** Of `const a = () => …` the comment is that of the function. */
function signaturesOfType(type: ApiType): readonly ApiSignature[] {
  return type.kind === 'function' ? [type.signature] : []
}

function hasText(comment: ApiComment | undefined): boolean {
  return textsOf(comment).some(({ markdown }) => markdown.trim() !== '')
}

interface Guide {
  /** Exports that it links to, names in code, or imports. */
  readonly mentioned: readonly ApiId[]
  readonly unknownNames: readonly UnknownName[]
}

function readGuide(
  { page, path }: Extract<Route, { kind: 'doc' }>,
  entryById: ReadonlyMap<ApiId, ApiEntry>,
  targets: LinkTargets,
): Guide {
  const names = targets.codeNames()
  const at = { file: page.file, line: 1, column: 1 }
  const { apiIds, subject, diagnostics } = fillSlots(page.slots, { at, path }, targets)
  const imported = (page.mentions ?? []).flatMap((mention) => {
    const ids = names.idsByPackage.get(mention.package)
    return mention.imported.flatMap((name) => (name === 'default' ? `${mention.package}!default` : (ids?.get(name) ?? [])))
  })
  const broken = new Set(
    diagnostics.flatMap(({ code, line, column }) => (code === 'broken-api-link' ? [`${line}:${column}`] : [])),
  )
  const unknownNames = page.slots.flatMap((slot, index): readonly UnknownName[] => {
    const place = { file: page.file, line: slot.line, column: slot.column }
    if (slot.kind === 'link' && broken.has(`${slot.line}:${slot.column}`)) {
      const name = apiHrefOf(slot.href)?.name ?? slot.href
      return [{ at: place, name, nearest: targets.apiNames.findNearest(name) }]
    }
    if (slot.kind !== 'code' || apiIds[index] !== undefined || !subject) return []
    const unknown = unknownMember(slot.href, subject, entryById, names)
    return unknown ? [{ at: place, ...unknown }] : []
  })
  return {
    mentioned: [...apiIds.filter((id) => id !== undefined), ...imported].map((id) => names.canonical(entryIdOf(id))),
    unknownNames,
  }
}

/** What every value and every function has is not in the model. */
const builtIn = new Set([
  ...Object.getOwnPropertyNames(Object.prototype),
  ...Object.getOwnPropertyNames(Function.prototype),
  'prototype',
])

/** `AccountsServer.foo`, where `AccountsServer` is an export whose members are all known, and `foo` is none of them. */
function unknownMember(
  code: string,
  subject: PageSubject,
  entryById: ReadonlyMap<ApiId, ApiEntry>,
  names: CodeNames,
): Pick<UnknownName, 'name' | 'nearest'> | undefined {
  const [, owner, member] = /^(.+)[.#]([^.#()]+)(?:\(\))?$/.exec(code) ?? []
  if (owner === undefined || member === undefined || builtIn.has(member)) return undefined
  const [id] = namedByCode([owner], subject, names)
  const entry = id === undefined ? undefined : entryById.get(id)
  const known = entry && knownMembersOf(entry)
  if (!known || known.includes(member)) return undefined
  const nearest = findNearest(member, known)
  return { name: code, nearest: nearest === undefined ? undefined : `${owner}.${nearest}` }
}

/** `undefined` where there may be more than the model tells: members from outside of the packages, or found by key. */
function knownMembersOf(entry: ApiEntry): readonly string[] | undefined {
  if (entry.kind === 'enum') return entry.members.map(({ name }) => name)
  if (entry.kind === 'namespace') return entry.entries.map(({ displayName }) => displayName)
  if (entry.kind !== 'class' && entry.kind !== 'interface') return undefined
  const isOpen =
    entry.members.some(({ kind }) => kind === 'index') ||
    entry.extends.some((parent) => parent.kind !== 'reference' || parent.target === undefined)
  return isOpen ? undefined : entry.members.map(({ name }) => name)
}

// In: a documented package, and what its releases exported. Out: the package, with the release in which each declaration came.
import {
  specifierOf,
  type ApiEntry,
  type ApiEnumMember,
  type ApiHistory,
  type ApiMember,
  type ApiModel,
  type ApiPackage,
  type ApiRelease,
} from '@docgen/model'
import { isNewer, ownValue } from './api-history.ts'
import { memberNameOf, memberNamesOf } from './member-names.ts'
import { exportKeyOf, exportNameOf, exportsOf } from './report-text.ts'

export function modelWithHistory(model: ApiModel, histories: ReadonlyMap<string, ApiHistory>): ApiModel {
  return { ...model, packages: model.packages.map((each) => withHistory(each, histories.get(each.dir))) }
}

/**
 * Nothing is said of what the first release has, since it may be older, and of what an author says `@since` of. What no release has comes with
 * the next one: the version of the package, if that is newer than all of them, as while it is published.
 */
export function withHistory(documented: ApiPackage, history: ApiHistory | undefined): ApiPackage {
  const newest = history?.releases.at(-1)?.version
  if (history === undefined || newest === undefined) return documented
  const next: ApiRelease = isNewer(documented.version, newest) ? { version: documented.version } : {}
  const releaseAt: ReleaseAt = (index) => (index === 0 ? undefined : index === undefined ? next : history.releases[index])
  return { ...documented, entries: documented.entries.map((entry) => entryWith(entry, history, releaseAt)) }
}

/** `undefined` for what may be older than all that is known. */
type ReleaseAt = (index: number | undefined) => ApiRelease | undefined

function entryWith(entry: ApiEntry, history: ApiHistory, releaseAt: ReleaseAt): ApiEntry {
  const key = exportKeyOf({ entryPoint: specifierOf(entry.id), name: exportNameOf(entry) })
  const known = ownValue(history.exports, key)
  const inner =
    entry.kind === 'namespace' ? { ...entry, entries: entry.entries.map((each) => entryWith(each, history, releaseAt)) } : entry
  const dated = addedIn(inner, releaseAt(known?.from))
  if (known === undefined) return dated
  return withMembers(dated, (member) => {
    const name = memberNameOf(member)
    const from = ownValue(known.members, name)
    if (from === known.from || (from === undefined && !isInReport(entry, name))) return member
    return addedIn(member, releaseAt(from))
  })
}

/** Whether a report would name the member: otherwise that no report does says nothing. */
function isInReport(entry: ApiEntry, name: string): boolean {
  return exportsOf({ entries: [entry] }).some(({ code }) => memberNamesOf(code).has(name))
}

function addedIn<Declared extends ApiEntry | ApiMember | ApiEnumMember>(
  declared: Declared,
  release: ApiRelease | undefined,
): Declared {
  return release === undefined || declared.comment?.since ? declared : { ...declared, addedIn: release }
}

/** Inherited ones, and those without a name, are told of nowhere. */
function withMembers(entry: ApiEntry, change: <Member extends ApiMember | ApiEnumMember>(member: Member) => Member): ApiEntry {
  const changed = (members: readonly ApiMember[]): readonly ApiMember[] =>
    members.map((member) => (isNamed(member) && !member.inheritedFrom ? change(member) : member))
  switch (entry.kind) {
    case 'enum':
      return { ...entry, members: entry.members.map(change) }
    case 'class':
    case 'interface':
      return { ...entry, members: changed(entry.members) }
    case 'type':
    case 'variable':
      return entry.type.kind === 'object' ? { ...entry, type: { ...entry.type, members: changed(entry.type.members) } } : entry
    default:
      return entry
  }
}

function isNamed({ kind }: ApiMember): boolean {
  return kind === 'accessor' || kind === 'method' || kind === 'property'
}

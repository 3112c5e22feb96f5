// In: a documented package, and what its releases exported. Out: the package, with the release in which each declaration came and those that
// changed it.
import {
  specifierOf,
  type ApiChange,
  type ApiEntry,
  type ApiEnumMember,
  type ApiHistory,
  type ApiMember,
  type ApiModel,
  type ApiPackage,
  type ApiRelease,
  type ApiReleaseChanges,
} from '@docgen/model'
import { isNewer, isVersion, ownValue } from './api-history.ts'
import { memberNameOf, memberNamesOf } from './member-names.ts'
import { apiChangesOf } from './report-changes.ts'
import { exportKeyOf, exportNameOf, exportsOf } from './report-text.ts'

/** By `dir`, what packages have changed since their newest release. */
export type UnreleasedChanges = Readonly<Record<string, readonly ApiChange[]>>

/** What takes the most time of all that is told of a history: each export is written as a report has it. */
export function unreleasedChangesOf(model: ApiModel, histories: ReadonlyMap<string, ApiHistory>): UnreleasedChanges {
  const changed = model.packages.flatMap((documented) => {
    const history = histories.get(documented.dir)
    return history === undefined ? [] : [[documented.dir, changesSince(history, documented)] as const]
  })
  return Object.fromEntries(changed)
}

function changesSince({ newest }: ApiHistory, documented: ApiPackage): readonly ApiChange[] {
  return apiChangesOf(newest, exportsOf(documented))
}

/** `unreleased` is what `unreleasedChangesOf` says of the same. */
export function modelWithHistory(
  model: ApiModel,
  histories: ReadonlyMap<string, ApiHistory>,
  unreleased: UnreleasedChanges = {},
): ApiModel {
  const changesOf = (dir: string): readonly ApiChange[] | undefined => ownValue(unreleased, dir)
  return { ...model, packages: model.packages.map((each) => withHistory(each, histories.get(each.dir), changesOf(each.dir))) }
}

/**
 * Nothing is said of what the first release has, since it may be older, and of what an author says `@since` of. What no release has comes with
 * the next one: the version of the package, if that is newer than all of them, as while it is published.
 */
export function withHistory(
  documented: ApiPackage,
  history: ApiHistory | undefined,
  unreleased?: readonly ApiChange[],
): ApiPackage {
  const newest = history?.releases.at(-1)?.version
  if (history === undefined || newest === undefined) return documented
  const next: ApiRelease = isNewer(documented.version, newest) ? { version: documented.version } : {}
  const releaseAt: ReleaseAt = (index) => (index === 0 ? undefined : index === undefined ? next : history.releases[index])
  const changes = changesOfReleases(documented, history, (): ApiReleaseChanges => {
    return { ...next, changes: unreleased ?? changesSince(history, documented) }
  })
  const changed = changedExports(changes)
  const dated = documented.entries.map((entry) => entryWith(entry, { history, releaseAt, changed }))
  return { ...documented, entries: dated, ...(changes.length > 0 && { changes }) }
}

/**
 * Those that changed the API, the newest first. Whoever reads of an old release has no use for what came after it. A version older than all of
 * them is none, but stands in for the one that a release will get (`0.0.0-development`).
 */
function changesOfReleases(
  documented: ApiPackage,
  { releases, changes }: ApiHistory,
  coming: () => ApiReleaseChanges,
): readonly ApiReleaseChanges[] {
  const told = releases.map((release, index) => ({ ...release, changes: changes[index] ?? [] }))
  const until = told.filter(({ version = '' }) => !isVersion(documented.version) || !isNewer(version, documented.version))
  const past = until.length === 0 ? told : until
  return [...past, ...(past.length < told.length ? [] : [coming()])].filter((each) => each.changes.length > 0).reverse()
}

/** By the key of the export, the releases that changed its declaration. What is yet to come has no version that readers could install. */
function changedExports(releases: readonly ApiReleaseChanges[]): ReadonlyMap<string, readonly ApiRelease[]> {
  const changed = new Map<string, ApiRelease[]>()
  for (const { version, date, changes } of releases) {
    for (const { kind, entryPoint, name } of version === undefined ? [] : changes) {
      if (kind !== 'changed' || entryPoint === undefined) continue
      const key = exportKeyOf({ entryPoint, name })
      changed.set(key, [...(changed.get(key) ?? []), { version, date }])
    }
  }
  return changed
}

/** `undefined` for what may be older than all that is known. */
type ReleaseAt = (index: number | undefined) => ApiRelease | undefined

interface Told {
  readonly history: ApiHistory
  readonly releaseAt: ReleaseAt
  readonly changed: ReturnType<typeof changedExports>
}

function entryWith(entry: ApiEntry, told: Told): ApiEntry {
  const { history, releaseAt, changed } = told
  const key = exportKeyOf({ entryPoint: specifierOf(entry.id), name: exportNameOf(entry) })
  const known = ownValue(history.exports, key)
  const changedIn = changed.get(key)
  const inner = {
    ...(entry.kind === 'namespace' ? { ...entry, entries: entry.entries.map((each) => entryWith(each, told)) } : entry),
    ...(changedIn && { changedIn }),
  }
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

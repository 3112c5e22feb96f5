// The sections that exports and members are laid out in: on pages, in sidebars, by previous and next.
import {
  apiKinds,
  distinctionOf,
  shownKindOf,
  specifierOf,
  type ApiEntry,
  type ApiEntryPoint,
  type ApiGroupText,
  type ApiKind,
  type ApiMember,
  type ApiModel,
  type ApiPackage,
  type Commented,
} from './api.ts'
import { compareText } from '../javascript/compare-text.ts'
import type { Words } from '../messages/words.ts'

/** A section that a page lays members out in, with the anchor of its heading. `heading`: the author gave it. */
export interface MemberGroup<Member extends ApiMember = ApiMember> {
  readonly kind: ApiMember['kind'] | 'event' | 'heading'
  readonly title: string
  readonly anchor: string
  readonly members: readonly Member[]
}

/** Anchors are the same in every language, as links to them are. */
const memberGroups = [
  { kind: 'constructor', anchor: 'constructors' },
  { kind: 'event', anchor: 'events' },
  { kind: 'property', anchor: 'properties' },
  { kind: 'accessor', anchor: 'accessors' },
  { kind: 'method', anchor: 'methods' },
  { kind: 'index', anchor: 'index-signatures' },
  { kind: 'call', anchor: 'call-signatures' },
] as const

/**
 * The sections that have members: those of the authors' headings by title, then the others in order of kind. What a comment marks with
 * `@event` is a kind, whatever declares it.
 */
export function memberGroupsOf<Member extends ApiMember>(
  members: readonly Member[],
  words: Words,
): readonly MemberGroup<Member>[] {
  const events = members.filter(isEvent)
  const { headed, others } = groupByHeading(members.filter((member) => !events.includes(member)))
  return [
    ...headed.map(({ declarations, ...group }) => ({ kind: 'heading' as const, ...group, members: declarations })),
    ...memberGroups
      .map((group) => ({
        ...group,
        title: words(`members.${group.kind}`),
        members: group.kind === 'event' ? events : others.filter((member) => member.kind === group.kind),
      }))
      .filter((group) => group.members.length > 0),
  ]
}

/** A section that a page lays exports out in, with the anchor of its heading. */
export interface EntryGroup<Entry extends ApiEntry = ApiEntry> {
  readonly title: string
  readonly anchor: string
  readonly entries: readonly Entry[]
}

/** The sections that have exports: those of the authors' headings by title, then the others in order of kind, ambient modules, augmentations and re-exports last. */
export function entryGroupsOf<Entry extends ApiEntry>(
  entries: readonly Entry[],
  words: Words,
  headingOrder: readonly string[] = [],
): readonly EntryGroup<Entry>[] {
  const { headed, others } = groupByHeading(entries)
  const groups = [
    ...headed.map(({ declarations, ...group }) => ({ ...group, entries: declarations })),
    ...[...apiKinds, 'module' as const, 'augmentation' as const, 'reference' as const]
      .map((kind) => ({
        title: words(`kinds.${kind}`),
        anchor: kindAnchors[kind],
        entries: others.filter((entry) => shownKindOf(entry) === kind),
      }))
      .filter((group) => group.entries.length > 0),
  ]
  const order = headingOrder.map((heading) => heading.toLowerCase())
  const placeOf = ({ title }: EntryGroup<Entry>): number => {
    const place = order.indexOf(title.toLowerCase())
    return place >= 0 ? place : order.includes('*') ? order.indexOf('*') : order.length
  }
  return order.length === 0 ? groups : groups.sort((a, b) => placeOf(a) - placeOf(b))
}

/** What imports of one entry point give, as the page of its package lays it out. */
export interface EntryPointSection extends ApiEntryPoint {
  /** Of its heading; absent where the package has its main entry alone, which needs no heading. */
  readonly anchor?: string | undefined
  readonly groups: readonly EntryGroup[]
}

/** The entry points of a package in the order of its page, each with its exports. Anchors are unique on that page. */
export function entryPointSectionsOf(
  { name, entries, entryPoints, groupTexts, headingOrder }: ExportsOfPackage,
  words: Words,
): readonly EntryPointSection[] {
  if (!entryPoints) return [{ specifier: name, groupTexts, groups: entryGroupsOf(entries, words, headingOrder) }]
  const bySpecifier = new Map<string, ApiEntry[]>()
  for (const entry of entries) {
    const specifier = specifierOf(entry.id)
    const own = bySpecifier.get(specifier)
    if (own) own.push(entry)
    else bySpecifier.set(specifier, [entry])
  }
  return entryPoints.map((entryPoint) => {
    const { specifier } = entryPoint
    const groups = entryGroupsOf(bySpecifier.get(specifier) ?? [], words, headingOrder)
    return {
      ...entryPoint,
      ...(specifier === name && { groupTexts }),
      anchor: entryPointAnchor(specifier, name),
      groups: groups.map((group) => ({ ...group, anchor: anchorWithin(specifier, name, group.anchor) })),
    }
  })
}

type ExportsOfPackage = Pick<ApiPackage, 'name' | 'entries' | 'entryPoints' | 'headingOrder'> & {
  readonly groupTexts?: readonly ApiGroupText[] | undefined
}

/** Anchor of an entry point's heading on the page of its package. */
export function entryPointAnchor(specifier: string, packageName: string): string {
  return `entry${specifier.slice(packageName.length).replace('/', '-')}`
}

/** Anchor of an export's row on the page of its package: that within a namespace, behind the anchor of another entry point than the main one. */
export function entryAnchorOf(entry: Pick<ApiEntry, 'id' | 'name'>, packageName: string): string {
  return anchorWithin(specifierOf(entry.id), packageName, namespaceAnchorOf(entry))
}

/** Anchor of an export's row on the page of its namespace: its name, with what tells it apart from others of that name. */
export function namespaceAnchorOf({ id, name }: Pick<ApiEntry, 'id' | 'name'>): string {
  return name + distinctionOf(id)
}

function anchorWithin(specifier: string, packageName: string, anchor: string): string {
  return specifier === packageName ? anchor : `${entryPointAnchor(specifier, packageName)}:${anchor}`
}

function groupByHeading<Declaration extends Commented>(declarations: readonly Declaration[]) {
  const byTitle = new Map<string, Declaration[]>()
  const others: Declaration[] = []
  for (const declaration of declarations) {
    const title = headingOf(declaration)
    const group = title === undefined ? others : (byTitle.get(title) ?? [])
    group.push(declaration)
    if (title !== undefined) byTitle.set(title, group)
  }
  const taken = new Set<string>()
  const headed = [...byTitle]
    .sort(([a], [b]) => compareText(a, b))
    .map(([title, held]) => ({ title, anchor: freeAnchor(`group-${anchorTextOf(title)}`, taken), declarations: held }))
  return { headed, others }
}

function anchorTextOf(title: string): string {
  return title.replace(/[^\p{L}\p{N}]+/gu, '-').toLowerCase()
}

/** `C++` and `C#` would have one anchor: the later one gets a number. */
function freeAnchor(anchor: string, taken: Set<string>): string {
  let free = anchor
  for (let count = 1; taken.has(free); count++) free = `${anchor}-${count}`
  taken.add(free)
  return free
}

/** What can be called may say it in its signatures. */
function headingOf({ comment, signatures = [] }: Commented): string | undefined {
  return comment?.heading ?? signatures.find((signature) => signature.comment?.heading !== undefined)?.comment?.heading
}

/** TypeDoc writes `@event` as `@group Events`, as some authors do. */
function isEvent({ comment, ...member }: ApiMember): boolean {
  const comments = [comment, ...('signatures' in member ? member.signatures.map((signature) => signature.comment) : [])]
  return comments.some(
    (each) => each?.heading === 'Events' || each?.modifiers.some((one) => one === 'event' || one === 'eventProperty'),
  )
}

/** Anchor of the heading of each kind on a package's page. */
const kindAnchors: Readonly<Record<ApiKind | 'module' | 'augmentation' | 'reference', string>> = {
  class: 'classes',
  enum: 'enumerations',
  function: 'functions',
  interface: 'interfaces',
  namespace: 'namespaces',
  type: 'type-aliases',
  variable: 'variables',
  module: 'modules',
  augmentation: 'augmentations',
  reference: 'references',
}

/** Packages in the order of their groups, those of no group last. */
export function packagesByGroup({ packages, groups = [] }: Pick<ApiModel, 'packages' | 'groups'>): ApiModel['packages'] {
  const placeOf = (group: string | undefined): number => {
    const place = group === undefined ? -1 : groups.indexOf(group)
    return place === -1 ? groups.length : place
  }
  return packages.toSorted((a, b) => placeOf(a.group) - placeOf(b.group))
}

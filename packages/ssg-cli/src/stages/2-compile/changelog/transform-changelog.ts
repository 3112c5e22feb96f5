// In: mdast of a changelog as parsed. Out: the same tree with one shape, whatever tool wrote it: versions are level 2, groups level 3.
import GithubSlugger from 'github-slugger'
import type { Emphasis, Heading, Paragraph, PhrasingContent, Root, RootContent } from 'mdast'
import { toString } from 'mdast-util-to-string'
import type { Release } from '@docgen/model'
import { changelogWithoutVersions, impossibleReleaseDate, repeatedRelease } from '../../../diagnostics/changelogs.ts'
import { rangeOf, type TransformContext } from '../transform-context.ts'
import { foldDependencies, type GroupKind } from './fold-dependencies.ts'
import { linkReferences, repositoryOf, shortenHashes } from './references.ts'
import { readDateLine, readVersionHeading, type VersionHeading } from './version-heading.ts'

/** A version and where it stands; its HTML is cut out once there is some. */
export type ReleaseHeading = Pick<Release, 'date' | 'anchor'> & {
  /** Absent for what is not released yet. */
  readonly version?: string | undefined
}

/** In the order of the file. Reports `changelog-without-versions` and `changelog-release`. */
export function transformChangelog(root: Root, context: TransformContext): readonly ReleaseHeading[] {
  const repository = repositoryOf(root)
  if (repository) linkReferences(root, repository)
  shortenHashes(root)
  const releases: ReleaseHeading[] = []
  // GitHub's anchors, which links to a changelog are written with.
  const slugger = new GithubSlugger()
  const takeAnchor = anchorTaker(context)
  const reportRelease = releaseReporter(context)
  let current: { readonly release: ReleaseHeading; readonly depth: number; group: GroupKind } | undefined
  /** Dates that headings have taken from the lines below them. */
  const takenDates = new Set<RootContent>()

  const transformBlock = (node: RootContent, index: number, siblings: readonly RootContent[]): readonly RootContent[] => {
    if (takenDates.has(node)) return []
    if (node.type === 'list') return current ? foldDependencies(node, current.group, context.words) : [node]
    if (node.type !== 'heading') return isNameAnchor(node) ? [] : [node]
    const text = textOfHeading(node)
    const slug = slugger.slug(text)
    // What a link beside the version says (`diff`) is its own; only a date may stand there.
    const links = otherLinksOf(node)
    const found = readVersionHeading(textOfHeading({ ...node, children: without(node.children, links) }))
    if (found) {
      reportRelease(node, found)
      const ownDate = found.date ?? readVersionHeading(text)?.date
      const below = ownDate === undefined && found.version !== undefined ? dateLineIn(siblings[index + 1]) : undefined
      if (below) takenDates.add(below.line)
      const date = ownDate ?? below?.date
      const release = { version: found.version, date, anchor: takeAnchor(anchorOf(found)) }
      current = { release, depth: node.depth, group: 'other' }
      releases.push(release)
      const alias = context.explicitAnchors.has(slug) ? undefined : takeAnchor(slug)
      const name = found.version ?? context.words('unreleased')
      return [versionHeading(node, { ...found, date: found.date ?? below?.date, version: name }, links, release.anchor, alias)]
    }
    if (!current) return [node]
    const group = groupOf(text)
    if (group === undefined && endsRelease(node.depth, current.depth)) {
      current = undefined
      return [node]
    }
    current.group = group ?? 'other'
    const depth = group === undefined ? depthWithin(node.depth) : 3
    return [{ ...node, depth, ...(group && withAnchor(takeAnchor(`${current.release.anchor}-${slugOf(text)}`))) }]
  }

  root.children = root.children.flatMap(transformBlock)
  if (releases.length === 0) context.diagnostics.push(changelogWithoutVersions({ file: context.file, line: 1, column: 1 }))
  return releases
}

function releaseReporter(context: TransformContext): (node: Heading, found: VersionHeading) => void {
  const lines = new Map<string, number>()
  return (node, { version, name = '', impossibleDate }) => {
    if (version === undefined) return
    const at = rangeOf(context, node)
    if (impossibleDate !== undefined) context.diagnostics.push(impossibleReleaseDate(at, version, impossibleDate))
    // A changelog may be that of several packages.
    const key = `${name}@${version}`
    const first = lines.get(key)
    if (first === undefined) lines.set(key, at.line)
    else context.diagnostics.push(repeatedRelease(at, version, first))
  }
}

/** A paragraph that says a date and nothing else: `Date: 2026-07-22`, `_2026-07-22_`. */
function dateLineIn(node: RootContent | undefined): { readonly line: Paragraph; readonly date: string } | undefined {
  if (node?.type !== 'paragraph' || node.children.some(isLink)) return undefined
  const date = readDateLine(toString(node))
  return date === undefined ? undefined : { line: node, date }
}

/** `v1.2.3`: never what GitHub makes of a heading, which holds no dots. */
function anchorOf({ version }: VersionHeading): string {
  return version === undefined ? 'unreleased' : `v${version.replace('+', '-')}`
}

function anchorTaker({ explicitAnchors }: TransformContext): (wanted: string) => string {
  return (wanted) => {
    let anchor = wanted
    for (let count = 1; explicitAnchors.has(anchor); count++) anchor = `${wanted}-${count}`
    explicitAnchors.add(anchor)
    return anchor
  }
}

function textOfHeading(node: Heading): string {
  return toString(node, { includeHtml: false }).trim()
}

function withAnchor(id: string) {
  return { data: { hProperties: { id, dataAnchor: '' } } }
}

/** Links of a heading that are not the version itself. */
function otherLinksOf(node: Heading): readonly PhrasingContent[] {
  return node.children.filter((child) => isLink(child) && readVersionHeading(toString(child)) === undefined)
}

function isLink({ type }: PhrasingContent): boolean {
  return type === 'link' || type === 'linkReference'
}

function without(children: PhrasingContent[], left: readonly PhrasingContent[]): PhrasingContent[] {
  return children.filter((child) => !left.includes(child))
}

/** `1.2.3` and its date, as a link when it was one, with the anchor that GitHub gives it beside ours. */
function versionHeading(
  node: Heading,
  { version, date, note }: VersionHeading & { readonly version: string },
  links: readonly PhrasingContent[],
  anchor: string,
  alias: string | undefined,
): Heading {
  const link = node.children.find((child) => isLink(child) && !links.includes(child))
  const text: PhrasingContent = { type: 'text', value: version }
  const children: PhrasingContent[] = [
    ...(alias === undefined ? [] : [elementOf('span', { id: alias }, [])]),
    link && 'children' in link ? { ...link, children: [text] } : text,
    ...(date === undefined ? [] : [space, elementOf('time', { dateTime: date }, [{ type: 'text', value: date }])]),
    ...(note === '' ? [] : [space, elementOf('small', {}, [{ type: 'text', value: note }])]),
    ...links.flatMap((other) => [space, other]),
  ]
  return { ...node, depth: 2, children, ...withAnchor(anchor) }
}

const space: PhrasingContent = { type: 'text', value: ' ' }

/** An element that mdast has no node for. */
function elementOf(hName: string, hProperties: Record<string, string>, children: PhrasingContent[]): Emphasis {
  return { type: 'emphasis', children, data: { hName, hProperties } }
}

const notableGroup =
  /^(?:major|minor) changes$|^(?:breaking changes?|features?|new features|added|changed|removed|deprecated|security|enhancements?|improvements?)$/i
const otherGroup =
  /^(?:patch changes|bug ?fix(?:es)?|fix(?:es|ed)?|performance(?: improvements)?|reverts?|documentation|docs|miscellaneous(?: chores)?|chores?|code refactoring|refactor(?:ing)?|styles|tests?|build(?: system)?|continuous integration|ci|internal|other(?: changes)?|thanks.*)$/i
const dependencyGroup = /^(?:dependenc(?:y|ies)(?: (?:updates?|bumps?|upgrades?))?|updated dependencies)$/i

/** Kind of the group that a heading begins, without the emoji that tools put before it. */
function groupOf(text: string): GroupKind | undefined {
  const name = text.replace(/^(?::\w+:|[^\p{L}\p{N}])+|[^\p{L}\p{N}]+$/gu, '')
  if (dependencyGroup.test(name)) return 'dependencies'
  if (notableGroup.test(name)) return 'notable'
  return otherGroup.test(name) ? 'other' : undefined
}

function slugOf(text: string): string {
  return new GithubSlugger().slug(text).replace(/^-+/, '')
}

/** Patches of conventional-changelog are level 3, and so are the groups in them. */
function endsRelease(depth: number, releaseDepth: number): boolean {
  return depth <= Math.min(releaseDepth, 2)
}

function depthWithin(depth: Heading['depth']): Heading['depth'] {
  return depth < 3 ? 3 : depth
}

/** `<a name="1.2.3"></a>`, which older tools write before a version. */
function isNameAnchor(node: RootContent): boolean {
  const isEmptyHtml = (child: PhrasingContent) => child.type === 'html' && /^<\/?a\b(?!.*href)[^>]*>$/i.test(child.value)
  return node.type === 'paragraph' && hasOnly(node, isEmptyHtml)
}

function hasOnly({ children }: Paragraph, test: (child: PhrasingContent) => boolean): boolean {
  return children.length > 0 && children.every((child) => test(child) || (child.type === 'text' && child.value.trim() === ''))
}

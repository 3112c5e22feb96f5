// In: finished hast of a changelog. Out: its children in pieces that are rendered one by one, so that each release has HTML of its own.
import type { Root, RootContent } from 'hast'
import type { ReleaseHeading } from './transform-changelog.ts'

interface Segment {
  readonly root: Root
  /** The release whose changes these are; absent for what is around them. */
  readonly release?: ReleaseHeading | undefined
}

/** Joined, the segments are the whole. */
export function segmentsOf({ children }: Root, releases: readonly ReleaseHeading[]): readonly Segment[] {
  const releaseByAnchor = new Map(releases.map((release) => [release.anchor, release]))
  const segments: { readonly children: RootContent[]; readonly release?: ReleaseHeading | undefined }[] = [{ children: [] }]
  for (const node of children) {
    if (isOutside(node)) segments.push({ children: [] })
    segments.at(-1)?.children.push(node)
    const release = node.type === 'element' ? releaseByAnchor.get(String(node.properties['id'] ?? '')) : undefined
    if (release) segments.push({ children: [], release })
  }
  return segments.map((segment) => ({ root: { type: 'root', children: segment.children }, release: segment.release }))
}

/** Headings within a release are level 3 and deeper; footnotes are of the whole page. */
function isOutside(node: RootContent): boolean {
  if (node.type !== 'element') return false
  return node.tagName === 'h1' || node.tagName === 'h2' || 'dataFootnotes' in node.properties
}

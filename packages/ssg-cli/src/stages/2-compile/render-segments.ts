// In: the tree of a page. Out: its HTML, with the slots and anchors that this HTML has.
import type { Root as HastRoot } from 'hast'
import { slotMark, type CompiledFragment, type Heading as PageHeading, type Release, type Slot, type Words } from '@docgen/model'
import { segmentsOf } from './changelog/release-segments.ts'
import type { ReleaseHeading } from './changelog/transform-changelog.ts'
import { anchorsOfHtml } from './html-anchors.ts'

/** Of a guide the whole is one segment; of a changelog each release is, so that its HTML is known. */
export function renderSegments(
  hast: HastRoot,
  headings: readonly ReleaseHeading[],
  found: readonly Slot[],
  render: (tree: HastRoot) => string,
) {
  const slots: Slot[] = []
  const anchors: string[] = []
  const releases: Release[] = []
  let html = ''
  for (const { root, release } of segmentsOf(hast, headings)) {
    const rendered = withOrderedSlots(render(root), found)
    if (release?.version !== undefined)
      releases.push({ ...release, version: release.version, html: rendered.html.trim(), firstSlot: slots.length })
    html += rendered.html
    slots.push(...rendered.slots)
    anchors.push(...rendered.anchors)
  }
  return { html, slots, anchors, releases }
}

/** In tables of contents the version stands alone, without its date. */
export function withVersionNames(
  headings: readonly PageHeading[],
  releases: readonly ReleaseHeading[],
  words: Words,
): readonly PageHeading[] {
  const names = new Map(namedReleasesOf(releases, words).map(({ anchor, version }) => [anchor, version]))
  return headings.map((heading) => ({ ...heading, text: names.get(heading.anchor) ?? heading.text }))
}

/** What is not released yet has a name too. */
export function namedReleasesOf(releases: readonly ReleaseHeading[], words: Words) {
  return releases.map(({ anchor, version = words('unreleased') }) => ({ anchor, version }))
}

const slotNumber = /\0(\d+)\0/g

/** Slots in the order in which the HTML shows them: components may move, repeat or leave out what they are given. */
function withOrderedSlots(rendered: string, found: readonly Slot[]): Pick<CompiledFragment, 'html' | 'slots' | 'anchors'> {
  const slots: Slot[] = []
  const html = rendered.replace(slotNumber, (_, number: string) => {
    const slot = found[Number(number)]
    if (slot) slots.push(slot)
    return slotMark
  })
  return { html, slots, anchors: anchorsOfHtml(html) }
}

// A browser paints the beginning of a page that it loads before it has the rest. So that a page that takes the place of another is no slower,
// its rest is put in once its beginning is painted.

/** From the first element of these, no window shows anything at first (see `styles/far-away.css`). */
const farInGuide = '.docgen-prose > :nth-child(16)'
const nearMembers = 3

/** A page with one of these tells of its far parts in its near ones. */
const ofWhole = '[data-docgen-rest], [data-hide-inherited]'

/** Takes out what comes after the beginning of the page. The returned function puts it back. */
export function holdBack(body: HTMLElement): (() => void) | undefined {
  const first = body.querySelector(farInGuide) ?? body.querySelectorAll('.docgen-member')[nearMembers]
  if (!first || body.querySelector(ofWhole)) return undefined
  const held: (readonly [Element, DocumentFragment])[] = []
  let from: ChildNode | null = first
  for (let parent = first.parentElement; parent; parent = parent === body ? null : parent.parentElement) {
    const rest = body.ownerDocument.createDocumentFragment()
    while (from) {
      const next: ChildNode | null = from.nextSibling
      rest.append(from)
      from = next
    }
    held.push([parent, rest])
    from = parent.nextSibling
  }
  return () => {
    for (const [parent, rest] of held) parent.append(rest)
  }
}

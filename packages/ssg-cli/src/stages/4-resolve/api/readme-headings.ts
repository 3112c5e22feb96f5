// A README stands below the title of its package's page, whichever levels its author chose for its headings.

/** Its HTML with headings from level 2 on, none of which is more than one level below what is above it. Anchors stay. */
export function withReadmeHeadings(html: string): string {
  const levels = levelsOf(headingsIn(html).map(({ depth }) => depth))
  let count = 0
  let level = 0
  return html.replace(/<(\/?)h[1-6](?=[\s>])/g, (_, closing: string) => {
    if (closing === '') level = levels[count++] ?? 2
    return `<${closing}h${level}`
  })
}

/** The anchors of the headings that the page then has at level 2. */
export function topAnchorsOf(html: string): ReadonlySet<string> {
  const headings = headingsIn(html)
  const levels = levelsOf(headings.map(({ depth }) => depth))
  return new Set(headings.flatMap(({ anchor }, index) => (anchor !== undefined && levels[index] === 2 ? [anchor] : [])))
}

function headingsIn(html: string): readonly { readonly depth: number; readonly anchor: string | undefined }[] {
  return [...html.matchAll(/<h([1-6])(?:\s(?:[^"'>]|"[^"]*")*)?>/g)].map(([tag, depth]) => ({
    depth: Number(depth),
    anchor: /\sid="([^"]*)"/.exec(tag)?.[1],
  }))
}

/** The title of the page is the only one of level 1, so another one in the README is beside its sections. */
function levelsOf(depths: readonly number[]): readonly number[] {
  const above: number[] = []
  return depths.map((written) => {
    const depth = Math.max(written, 2)
    while ((above.at(-1) ?? 0) >= depth) above.pop()
    above.push(depth)
    return above.length + 1
  })
}

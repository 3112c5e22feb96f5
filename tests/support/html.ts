// A small reader of HTML, written apart from docgen's own code so that it can be a second opinion on what docgen writes.

export interface Tag {
  readonly name: string
  readonly attributes: Readonly<Record<string, string>>
  /** Offsets of the start tag in the text. */
  readonly start: number
  readonly end: number
}

const tagPattern = /<!--[^]*?-->|<([a-zA-Z][^\s/>]*)((?:"[^"]*"|'[^']*'|[^"'>])*)>/g
const attributePattern = /([^\s"'<>/=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'=<>`]+)))?/g
const rawTextElements = new Set(['script', 'style', 'textarea', 'title', 'iframe', 'noembed', 'noframes', 'xmp'])

/** Every start tag, in document order; what stands in scripts, styles and comments is none. */
export function tagsOf(html: string): readonly Tag[] {
  const tags: Tag[] = []
  tagPattern.lastIndex = 0
  for (let match = tagPattern.exec(html); match; match = tagPattern.exec(html)) {
    if (match[1] === undefined) continue
    const name = match[1].toLowerCase()
    tags.push({ name, attributes: attributesOf(match[2] ?? ''), start: match.index, end: tagPattern.lastIndex })
    if (!rawTextElements.has(name)) continue
    const close = html.toLowerCase().indexOf(`</${name}`, tagPattern.lastIndex)
    if (close >= 0) tagPattern.lastIndex = close
  }
  return tags
}

function attributesOf(text: string): Readonly<Record<string, string>> {
  const attributes: Record<string, string> = {}
  for (const [, name = '', double, single, bare] of text.matchAll(attributePattern)) {
    attributes[name.toLowerCase()] ??= decodeEntities(double ?? single ?? bare ?? '')
  }
  return attributes
}

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: '\u00a0' }

export function decodeEntities(text: string): string {
  return text.replace(/&(?:#x([\da-f]+)|#(\d+)|(\w+));/gi, (whole, hex?: string, decimal?: string, name?: string) => {
    if (hex !== undefined) return String.fromCodePoint(parseInt(hex, 16))
    if (decimal !== undefined) return String.fromCodePoint(Number(decimal))
    return entities[name ?? ''] ?? whole
  })
}

/** The content of the page's `<main>`, one element or text a line, so that a difference is a line of a diff. Throws when there is no single one. */
export function mainOf(html: string): string {
  const starts = tagsOf(html).filter(({ name }) => name === 'main')
  const [main] = starts
  if (!main || starts.length !== 1) throw new Error(`The page has ${starts.length} <main> elements.`)
  return linesOf(html.slice(main.end, html.lastIndexOf('</main>')))
}

/** Whitespace inside `<pre>` is kept; elsewhere runs of it count as one space. */
function linesOf(html: string): string {
  const parts = html.split(/(<pre[^]*?<\/pre>)/)
  const lines = parts.flatMap((part, index) =>
    index % 2 === 1
      ? [part]
      : part
          .replace(/\s+/g, ' ')
          .replace(/> ?</g, '>\n<')
          .split('\n')
          .map((line) => line.trim())
          .filter(Boolean),
  )
  return `${lines.join('\n')}\n`
}

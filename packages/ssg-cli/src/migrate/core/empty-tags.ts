// Tags that close themselves, as JSX and templates of Vue have them. HTML reads `<a />` as `<a>`, which encloses all that follows.
import { voidElements } from '@docgen/model'
import type { Draft, Reason } from './draft.ts'
import { markupOf } from './prose.ts'

/** Within a drawing, HTML knows such tags. Names of SVG alone have capital letters. */
const drawn =
  /^(?:svg|math|g|path|circle|ellipse|line|rect|polygon|polyline|use|stop|image|animate|set|mask|marker|fe[A-Z]\w*|[a-z]+[A-Z]\w*)$/

/** Whether an element stays open in HTML if it has one tag. */
export function staysOpen(name: string): boolean {
  return name !== '' && !voidElements.has(name) && !drawn.test(name)
}

function closedNow(name: string): Reason {
  const message = `<${name} /> is now <${name}></${name}>, since HTML has no tags that close themselves.`
  return { kind: 'changed', topic: 'html', message }
}

/** Writes the end of the tag that stands before `end`. */
export function closeTag(draft: Draft, name: string, end: number): void {
  const [sign = '/>'] = /\s*\/>$/.exec(draft.text.slice(0, end)) ?? []
  draft.replace({ start: end - sign.length, end }, `></${name}>`, closedNow(name))
}

const tag = /<([a-z][a-z\d]*)(?:\s+[^\s"'<>/=]+(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'=<>`]+))?)*\s*\/>/g

/** In Markdown that is no MDX. Names with a hyphen are those of components. */
export function closeEmptyTags(draft: Draft): void {
  for (const { 0: text, 1: name = '', index } of markupOf(draft).matchAll(tag))
    if (staysOpen(name)) closeTag(draft, name, index + text.length)
}

import type { Code } from '../../scaffold/code-text.ts'
import type { ConfigNotes } from './config-notes.ts'
import { entriesIn, textIn } from './values.ts'

/** Metadata that docgen writes for each page: the same for all pages would be wrong for most. */
const ofEachPage = new Set(
  ['description', 'title', 'url'].flatMap((name) => [`og:${name}`, `twitter:${name}`]).concat('description'),
)

/**
 * A tag of the head of all pages as docgen has it, where it may be one. Attributes that are no text and no flag are left out, and so is what docgen says
 * of each page.
 */
export function headTags(
  tag: string | undefined,
  attributes: unknown,
  content: string | undefined,
  notes: Pick<ConfigNotes, 'say'>,
): readonly Code[] {
  const name = textIn(attributes, 'property') ?? textIn(attributes, 'name')
  if (tag === undefined || !['meta', 'link', 'script', 'style'].includes(tag)) {
    notes.say('by-hand', 'head', 'head', `The tag <${tag ?? ''}> of \`head\` was left out.`)
    return []
  }
  if (tag === 'meta' && name !== undefined && ofEachPage.has(name)) {
    notes.say('changed', 'head', 'head', `The tag "${name}" of \`head\` was removed: docgen writes one for each page.`)
    return []
  }
  const kept = entriesIn(attributes).flatMap(([key, value]): [string, Code][] =>
    typeof value === 'string' || typeof value === 'boolean' ? [[key, value]] : [],
  )
  return [{ tag, attributes: Object.fromEntries(kept), content }]
}

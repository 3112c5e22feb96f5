import type { Code } from '../../scaffold/code-text.ts'
import { entriesIn } from './values.ts'

/** A tag of the head as docgen has it, where it may be one. Attributes that are no text and no flag are left out. */
export function headTags(tag: string | undefined, attributes: unknown, content?: string): readonly Code[] {
  if (tag === undefined || !['meta', 'link', 'script', 'style'].includes(tag)) return []
  const kept = entriesIn(attributes).flatMap(([key, value]): [string, Code][] =>
    typeof value === 'string' || typeof value === 'boolean' ? [[key, value]] : [],
  )
  return [{ tag, attributes: Object.fromEntries(kept), content }]
}

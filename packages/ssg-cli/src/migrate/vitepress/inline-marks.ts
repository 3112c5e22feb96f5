// Marks in the text of a page that VitePress reads and docgen does not: attributes behind links.
import { escapeRegExp } from '@docgen/model'
import type { Draft } from '../core/draft.ts'
import { shownTextOf } from '../core/prose.ts'

/** `[text](address){target="_self"}` → `[text](address)` */
export function removeLinkAttributes(draft: Draft, [left, right]: readonly [string, string] = ['{', '}']): void {
  const value = String.raw`(?:"[^"\n]*"|'[^'\n]*'|[^\s"'{}%]+)`
  const attribute = String.raw`(?:[.#][\w-]+|[\w:-]+(?:=${value})?)`
  const pattern = new RegExp(
    String.raw`(?<=\]\([^()\n]*(?:\([^()\n]*\)[^()\n]*)?\))${escapeRegExp(left)}[ \t]*${attribute}(?:[ \t]+${attribute})*[ \t]*${escapeRegExp(right)}`,
    'g',
  )
  for (const { 0: mark, index } of shownTextOf(draft).matchAll(pattern)) {
    const message = `The attributes ${mark} of a link or an image were removed: docgen has none for it.`
    draft.replace({ start: index, end: index + mark.length }, '', { kind: 'left', topic: 'link', message })
  }
}

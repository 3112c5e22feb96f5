// Marks in the text of a page that VitePress reads and docgen does not: attributes of links and of what follows.
import { escapeRegExp } from '@docgen/model'
import type { Draft } from '../core/draft.ts'
import { anchorText } from '../core/containers.ts'
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

/** A line `{#id}` between empty ones is the place that links to the id lead to. */
export function writeLoneIds(draft: Draft, [left, right]: readonly [string, string] = ['{', '}']): void {
  const pattern = new RegExp(`^[ \\t]*${escapeRegExp(left)}#([\\w-]+)${escapeRegExp(right)}[ \\t]*$`)
  for (const { part, text, start, end, indent } of draft.page.lines) {
    const id = part === 'text' ? pattern.exec(text)?.[1] : undefined
    if (id === undefined) continue
    const message = `"${text.trim()}" is now an anchor.`
    draft.replace({ start: start + indent.length, end }, anchorText(id), { kind: 'changed', topic: 'anchor', message })
  }
}

// What becomes of names of emoji: the signs themselves.
import { emoji, emojiName } from '../../syntax/markdown/emoji.ts'
import type { Draft } from './draft.ts'
import { blank, shownTextOf } from './prose.ts'

/** `:tada:` → 🎉 */
export function replaceEmojiNames(draft: Draft): void {
  const text = shownTextOf(draft).replace(/\]\([^()\s]*/g, blank)
  for (const { 0: mark, 1: name = '', index } of text.matchAll(emojiName)) {
    const sign = emoji.get(name)
    if (sign !== undefined) {
      const reason = { kind: 'changed', topic: 'emoji', message: `${mark} is now ${sign}.` } as const
      draft.replace({ start: index, end: index + mark.length }, sign, reason)
      continue
    }
    const message = `${mark} is shown as text: write the emoji itself, if it is the name of one.`
    draft.note(index, { kind: 'by-hand', topic: 'emoji', message })
  }
}

/** The same in a text that is no page, such as a title; a rare name stays. */
export function withEmoji(text: string): string {
  return text.replace(emojiName, (mark, name: string) => emoji.get(name) ?? mark)
}

// `{@link server/AccountsServer}`, `{@linkcode …}` and `{@linkplain …|text}` in a text that is one piece.

/**
 * A name follows the blanks, and whatever may be between it and its label is taken apart afterwards: where two parts of a pattern may both
 * match blanks, it tries all ways to share them.
 */
export const linkTagPattern = /\{@link(code|plain)?\s+([^\s|{}][^{}]*)\}/

/** For `matchAll`. */
export const everyLinkTag = new RegExp(linkTagPattern, 'g')

interface LinkTag {
  /** As it is written. */
  readonly name: string
  /** What readers see. */
  readonly label: string
}

/** `content` is what stands between the word and the brace. */
export function linkTagOf(content: string): LinkTag {
  const [name = ''] = /^[^\s|]+/.exec(content) ?? []
  const label = content.slice(name.length).trimStart().replace(/^\|/, '')
  return { name, label: label.trim() || shortNameOf(name) }
}

/** `@accounts/server!AccountsServer` and `server/AccountsServer` are shown as `AccountsServer`. */
export function shortNameOf(name: string): string {
  return name.slice(Math.max(name.lastIndexOf('/'), name.lastIndexOf('!')) + 1)
}

import type { Code } from '../../scaffold/code-text.ts'

/** A link of the navbar; `below` is what the addresses begin with that it stands for. */
export function navLink(label: string, to: string, below?: string): Code {
  if (!to.startsWith('/')) return { label, href: to }
  return { label, to, activePath: below === undefined || below === to || below === '/' ? undefined : below }
}

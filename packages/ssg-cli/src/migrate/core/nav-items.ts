// Items of a navbar as VitePress and Rspress have them: `{ text, link }` and `{ text, items }`.
import type { Code } from '../../scaffold/code-text.ts'
import type { ConfigNotes } from './config-notes.ts'
import { listIn, textIn, textOfHtml } from './values.ts'

/** Of one item; `path` is what an address of the old site is in the new one. */
export function navItems(
  item: unknown,
  notes: ConfigNotes,
  path: (address: string) => string,
  isInMenu = false,
): readonly Code[] {
  // Code that another line of the report names.
  if (item === null) return []
  const label = textOfHtml(textIn(item, 'text') ?? '') || undefined
  const nested = listIn(item, 'items')
  if (nested.length > 0) {
    // A menu holds links alone: those of its groups stand one after the other.
    const items = nested.flatMap((each) => navItems(each, notes, path, true))
    return isInMenu || label === undefined || items.length === 0 ? items : [{ label, items }]
  }
  const link = textIn(item, 'link')
  if (label === undefined || link === undefined) {
    const component = textIn(item, 'component')
    const shown = JSON.stringify(item) ?? 'code'
    const message =
      component === undefined
        ? `This item of the navbar was left out, because it has no text or no link: ${shown.length > 80 ? `${shown.slice(0, 80)}…` : shown}`
        : `<${component}> in the navbar was left out, because docgen has links and menus there.`
    notes.say('by-hand', 'navbar', component ?? 'nav', message)
    return []
  }
  const active = /^\^?(\/[\w/-]+)/.exec(textIn(item, 'activeMatch') ?? '')?.[1]
  return [/^[a-z]+:/i.test(link) ? { label, href: link } : { label, to: path(link), activePath: active && path(active) }]
}

// Links that the navbar and the footer write alike.
import type { Code } from '../../scaffold/code-text.ts'
import type { ConfigNotes } from '../core/config-notes.ts'
import { serviceOf, socialLink } from '../core/social-link.ts'
import { flagIn, rooted, textIn, textOfHtml } from '../core/values.ts'

export function linkOf(item: unknown, label: string, notes: ConfigNotes): Code {
  const to = textIn(item, 'to')
  const href = textIn(item, 'href')
  const active = textIn(item, 'activeBasePath')
  if (flagIn(item, 'dropdown') === true) notes.say('left', 'navbar', label, `"${label}" was a menu.`)
  // Docusaurus takes a path of the site for `href` too.
  const isOwn = href === undefined || /^\/(?!\/)/.test(href)
  if (!isOwn || (to !== undefined && /^[a-z]+:/i.test(to))) return { label, href: href ?? to }
  if (href !== undefined) return { label, to: href, activePath: active && rooted(active) }
  return { label, to: rooted(to ?? ''), activePath: active && rooted(active) }
}

/** A link without a label of its own, which a style sheet or HTML makes the mark of a service. */
export function iconOf(item: unknown): Code {
  const html = textIn(item, 'type') === 'html' ? (textIn(item, 'value') ?? '') : undefined
  // Docusaurus takes an address for `to` as well.
  const href = html === undefined ? (textIn(item, 'href') ?? textIn(item, 'to')) : onlyLinkIn(html)
  const service = href === undefined || textIn(item, 'label') !== undefined ? undefined : serviceOf(href)
  return href === undefined || service === undefined ? undefined : { ...socialLink(href, service, textIn(item, 'aria-label')) }
}

/** The address of a piece of HTML that is one link around a picture. */
function onlyLinkIn(html: string): string | undefined {
  const [link, ...others] = html.matchAll(/<a\b[^>]*?\bhref=(["'])(.*?)\1/gi)
  return others.length > 0 || textOfHtml(html) !== '' ? undefined : link?.[2]
}

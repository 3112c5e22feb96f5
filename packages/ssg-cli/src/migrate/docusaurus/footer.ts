// In: the theme of docusaurus.config. Out: the footer.
import type { Code } from '../../scaffold/code-text.ts'
import type { ConfigNotes } from '../core/config-notes.ts'
import { copyrightOf } from '../core/copyright.ts'
import { at, htmlAsLinks, listIn, rooted, textIn } from '../core/values.ts'
import { iconOf, linkOf } from './items.ts'

export function footerOf(theme: unknown, notes: ConfigNotes): Code {
  const given = listIn(theme, 'footer', 'links')
  const hasColumns = given.some((column) => listIn(column, 'items').length > 0)
  const columns = hasColumns
    ? given.map((column) => ({ title: textIn(column, 'title') ?? '', links: footerLinks(listIn(column, 'items'), notes) }))
    : given.length > 0
      ? [{ title: textIn(theme, 'navbar', 'title') ?? 'Links', links: footerLinks(given, notes) }]
      : undefined
  const copyright = textIn(theme, 'footer', 'copyright')
  if (at(theme, 'footer', 'logo') !== undefined) notes.say('left', 'footer', 'footer', 'The logo of the footer was left out.')
  if (copyright !== undefined && /<[a-z]/i.test(copyright)) noteHtml(copyright, notes)
  if (columns === undefined && copyright === undefined) return undefined
  return {
    columns: columns?.filter(({ links }) => links.length > 0),
    copyright: copyright && copyrightOf(copyright),
  }
}

/** A copyright is plain text in docgen; links to the tool of the old site are none to keep. */
function noteHtml(copyright: string, notes: ConfigNotes): void {
  const links = [...copyright.matchAll(/<a\b[^>]*?\bhref=(["'])(.*?)\1/gi)].flatMap(([, , href = '']) =>
    /docusaurus\.io/.test(href) ? [] : [`"${href}"`],
  )
  const text = 'The HTML of the copyright was removed'
  if (links.length === 0) notes.say('left', 'footer', 'copyright', `${text}.`)
  else
    notes.say(
      'by-hand',
      'footer',
      'copyright',
      `${text}, with the ${links.length === 1 ? 'link' : 'links'} to ${links.join(', ')}: add what readers need to a column of the footer.`,
    )
}

function footerLinks(items: readonly unknown[], notes: ConfigNotes): readonly Code[] {
  return items.flatMap((item): readonly Code[] => {
    const label = textIn(item, 'label')
    if (label !== undefined) return [linkOf(item, label, notes)]
    const html = textIn(item, 'html') ?? ''
    const icon = iconOf({ type: 'html', value: html })
    if (icon !== undefined) return [icon]
    const [, text, href] = /^\s*\[([^\]]+)\]\(([^)]+)\)\s*$/.exec(htmlAsLinks(html)) ?? []
    if (text !== undefined && text.trim() !== '' && href !== undefined)
      return [{ label: text.trim(), ...(/^[a-z]+:/i.test(href) ? { href } : { to: rooted(href) }) }]
    notes.say('by-hand', 'footer', 'html', `A piece of HTML in the footer was left out: ${html.trim().slice(0, 80)}`)
    return []
  })
}

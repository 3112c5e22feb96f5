// In: the theme of docusaurus.config. Out: the links and menus of the navbar.
import type { Code } from '../../scaffold/code-text.ts'
import type { ConfigNotes } from '../core/config-notes.ts'
import { listIn, textIn, textOfHtml } from '../core/values.ts'
import { linkOfDoc, linkOfSidebar, type LinkableDocs } from './docs-links.ts'
import { iconOf, linkOf } from './items.ts'
import type { ReferencePlace } from './typedoc-plugin.ts'

/** What items of the navbar may name. */
export interface Linkable {
  readonly docs: readonly LinkableDocs[]
  readonly reference?: ReferencePlace | undefined
}

const ownItems: ReadonlyMap<string, string> = new Map([
  ['docsVersionDropdown', 'docgen shows the menu of versions by itself'],
  ['docsVersion', 'docgen shows the menu of versions by itself'],
  ['search', 'docgen shows the search by itself'],
  ['localeDropdown', 'docgen shows the menu of languages by itself where the config has "locales"'],
])

export function navbarOf(theme: unknown, linkable: Linkable, notes: ConfigNotes): Code {
  const links = listIn(theme, 'navbar', 'items').flatMap((item) => navItem(item, linkable, notes))
  return links.length > 0 ? links : undefined
}

function navItem(item: unknown, linkable: Linkable, notes: ConfigNotes): readonly Code[] {
  const type = textIn(item, 'type') ?? 'default'
  const words = textOfHtml(textIn(item, 'html') ?? '')
  // An item that is an icon says what it is to screen readers alone.
  const label = textIn(item, 'label') ?? (words === '' ? textIn(item, 'aria-label') : words)
  const nested = listIn(item, 'items')
  const own = ownItems.get(type)
  if (own !== undefined) {
    notes.say('left', 'navbar', type, `The navbar item "${type}" was left out: ${own}.`)
    return furtherItems(item, type, { linkable, notes })
  }
  if (nested.length > 0) {
    const items = nested.flatMap((each) => navItem(each, linkable, notes))
    return label === undefined || items.length === 0 ? items : [{ label, items }]
  }
  if (type === 'doc' || type === 'docSidebar') return [docsItem(item, linkable, notes)]
  const icon = iconOf(item)
  if (icon !== undefined) return [icon]
  const target = textIn(item, 'href') ?? textIn(item, 'to')
  if (target === '#' && label !== undefined) {
    notes.say(
      'left',
      'navbar',
      label,
      `"${label}" of the navbar leads nowhere and was left out: menus of docgen have links alone.`,
    )
    return []
  }
  if (type === 'html' || label === undefined) {
    const text = textIn(item, 'value') ?? target ?? type
    const word = type === 'html' ? 'html' : (target ?? textIn(item, 'type') ?? 'navbar')
    notes.say('by-hand', 'navbar', word, `The navbar item "${text.slice(0, 60)}" has no label and was left out.`)
    return []
  }
  return [linkOf(item, label, notes)]
}

/** What a menu of versions or languages has besides those of the site: links to archives, to translators. */
function furtherItems(
  item: unknown,
  type: string,
  { linkable, notes }: { readonly linkable: Linkable; readonly notes: ConfigNotes },
): readonly Code[] {
  const given = ['dropdownItemsBefore', 'dropdownItemsAfter'].flatMap((key) => listIn(item, key))
  const items = given.flatMap((each): readonly Code[] => {
    const html = textIn(each, 'type') === 'html' ? (textIn(each, 'value') ?? '') : undefined
    if (html === undefined) return navItem(each, linkable, notes)
    const words = textOfHtml(html)
    const href = onlyLinkOf(html)
    if (href !== undefined && words !== '') return [linkOf(/^[a-z]+:/i.test(href) ? { href } : { to: href }, words, notes)]
    // A line between links has no words.
    if (words !== '') notes.say('left', 'navbar', words, `"${words}" of a menu of the navbar leads nowhere and was left out.`)
    return []
  })
  const label = type === 'localeDropdown' ? 'Translations' : 'Other versions'
  if (items.length === 0) return []
  notes.say('changed', 'navbar', type, `The further links of the navbar item "${type}" are now the menu "${label}".`)
  return [{ label, items }]
}

/** The address of a piece of HTML that is words in one link. */
function onlyLinkOf(html: string): string | undefined {
  return /^\s*<a\b[^>]*?\bhref=(["'])(.*?)\1[^>]*>(?:(?!<a\b)[\s\S])*<\/a>\s*$/i.exec(html)?.[2]
}

/** `{ type: 'doc', docId }` and `{ type: 'docSidebar', sidebarId }`, which leads to the first page of a sidebar. */
function docsItem(item: unknown, { docs, reference }: Linkable, notes: ConfigNotes): Code {
  const plugin = textIn(item, 'docsPluginId') ?? 'default'
  const [doc, sidebar] = [textIn(item, 'docId'), textIn(item, 'sidebarId') ?? '']
  const found = doc === undefined ? undefined : linkOfDoc(docs, plugin, doc)
  // The pages of the sidebar, or the doc, are those that the reference takes the place of, whatever older versions have.
  const isOfReference =
    reference?.docs === plugin &&
    (doc === undefined ? isEmptied(docs, plugin, sidebar) : doc.startsWith(`${reference.folder}/`) && found === undefined)
  if (reference && isOfReference) return { label: textIn(item, 'label') ?? doc ?? sidebar, to: reference.path }
  const link = found ?? (doc === undefined ? linkOfSidebar(docs, plugin, sidebar) : undefined)
  const label = textIn(item, 'label') ?? found?.label ?? doc ?? sidebar
  if (link !== undefined) return { label, to: link.to, activePath: link.activePath }
  const isEmpty = docs.some(({ id, sidebars }) => id === plugin && sidebars.has(sidebar))
  const named = doc === undefined ? `sidebar "${sidebar}"` : `doc "${doc}"`
  const fault = isEmpty ? 'which has no pages' : 'which does not exist'
  const message = `The navbar item "${label}" names the ${named}, ${fault}, so it leads to the home page: correct it.`
  notes.say('by-hand', 'navbar', doc ?? sidebar, message)
  return { label, to: '/' }
}

/** Whether the version that readers get first, of those that have the sidebar, has no page for it. */
function isEmptied(docs: readonly LinkableDocs[], plugin: string, sidebar: string): boolean {
  const having = docs.filter(({ id, sidebars }) => id === plugin && sidebars.has(sidebar))
  const [first] = having.toSorted((a, b) => a.base.length - b.base.length)
  return first?.sidebars.get(sidebar)?.length === 0
}

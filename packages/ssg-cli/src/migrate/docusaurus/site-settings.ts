// In: docusaurus.config. Out: what docgen.config says of the whole site.
import { Call, type Code } from '../../scaffold/code-text.ts'
import type { Setting } from '../../scaffold/config-file.ts'
import { headTags } from '../core/head-tags.ts'
import { at, entriesIn, flagIn, htmlAsLinks, listIn, rooted, textIn, textOfHtml } from '../core/values.ts'
import { algoliaOf } from '../core/algolia.ts'
import type { ConfigNotes } from '../core/config-notes.ts'
import { siteTitleOf } from '../core/site-title.ts'
import { copyrightOf } from '../core/copyright.ts'
import { serviceOf, socialLink } from '../core/social-link.ts'
import { linkOfDoc, linkOfSidebar, type LinkableDocs } from './docs-links.ts'
import type { ReferencePlace } from './typedoc-plugin.ts'
import { pluginsOf } from './versions.ts'

/** What items of the navbar may name. */
interface Linkable {
  readonly docs: readonly LinkableDocs[]
  readonly reference?: ReferencePlace | undefined
}

export function siteSettings(config: unknown, linkable: Linkable, notes: ConfigNotes): readonly Setting[] {
  const theme = at(config, 'themeConfig')
  const favicon = textIn(config, 'favicon')
  return [
    { key: 'title', value: siteTitleOf(textIn(config, 'title'), textIn(theme, 'navbar', 'title'), notes) },
    { key: 'tagline', value: textIn(config, 'tagline') || undefined },
    { key: 'url', value: textIn(config, 'url')?.replace(/\/$/, '') },
    { key: 'base', value: baseOf(textIn(config, 'baseUrl')) },
    { key: 'trailingSlash', value: flagIn(config, 'trailingSlash') === false ? false : undefined },
    { key: 'favicon', value: favicon && rooted(favicon) },
    { key: 'logo', value: logoOf(theme, notes) },
    { key: 'head', value: headOf(config, notes) },
    { key: 'navbar', value: navbarOf(theme, linkable, notes) },
    { key: 'footer', value: footerOf(theme, notes) },
    { key: 'announcementBar', value: announcementOf(theme) },
    { key: 'colorMode', value: colorModeOf(theme) },
    { key: 'sidebar', value: sidebarOf(theme) },
    { key: 'toc', value: tocOf(theme) },
    { key: 'search', value: searchOf(theme, notes) },
    { key: 'analytics', value: analyticsOf(config, theme, notes) },
  ]
}

function sidebarOf(theme: unknown): Code {
  const settings = {
    hideable: flagIn(theme, 'docs', 'sidebar', 'hideable') === true ? true : undefined,
    autoCollapse: flagIn(theme, 'docs', 'sidebar', 'autoCollapseCategories') === true ? true : undefined,
  }
  return Object.values(settings).some((value) => value !== undefined) ? settings : undefined
}

const analytics = /^(?:fathomAnalytics|gtag|googleAnalytics|googleTagManager|posthog|plausible)$/

const themeKeys = new Set(
  'navbar footer announcementBar colorMode tableOfContents algolia metadata image prism docs blog'.split(' '),
)

/** Keys of the site that only Docusaurus has a use for, and those that something else reads. */
const siteKeys = new Set(
  [
    'title tagline url baseUrl baseUrlIssueBanner favicon trailingSlash i18n themeConfig presets plugins themes staticDirectories headTags',
    'scripts stylesheets onBrokenLinks onBrokenAnchors onBrokenMarkdownLinks onDuplicateRoutes organizationName projectName',
    'deploymentBranch githubHost githubPort future webpack titleDelimiter storage markdown',
  ].flatMap((line) => line.split(' ')),
)

/** What nothing else reads is named. */
export function noteOthers(config: unknown, notes: ConfigNotes): void {
  for (const [key] of entriesIn(config))
    if (!siteKeys.has(key)) notes.say(key === 'clientModules' ? 'by-hand' : 'left', 'config', key, `${key} was left out.`)
  for (const [key] of entriesIn(config, 'themeConfig'))
    if (!themeKeys.has(key) && !analytics.test(key)) notes.say('left', 'config', key, `themeConfig.${key} was left out.`)
  for (const theme of listIn(config, 'themes')) {
    const name = textIn(theme) ?? textIn(theme, 0) ?? 'its own theme'
    const word = name.split('/').at(-1) ?? name
    if (!/theme-(?:classic|mermaid|search-)|search-local/.test(name))
      notes.say('by-hand', 'plugin', word, `The theme "${name}" was left out.`)
  }
  for (const key of ['hideOnScroll', 'style'])
    if (at(config, 'themeConfig', 'navbar', key) !== undefined) notes.say('left', 'navbar', key, `navbar.${key} was left out.`)
}

function baseOf(base: string | undefined): string | undefined {
  return base === undefined || base === '/' ? undefined : base
}

function logoOf(theme: unknown, notes: ConfigNotes): Code {
  const src = textIn(theme, 'navbar', 'logo', 'src')
  if (src === undefined) return undefined
  for (const key of ['href', 'target', 'width', 'height', 'style', 'className'])
    if (at(theme, 'navbar', 'logo', key) !== undefined) notes.say('left', 'config', key, `navbar.logo.${key} has no counterpart.`)
  const dark = textIn(theme, 'navbar', 'logo', 'srcDark')
  return {
    src: rooted(src),
    dark: dark && rooted(dark),
    alt: textIn(theme, 'navbar', 'logo', 'alt'),
    replacesTitle: (textIn(theme, 'navbar', 'title') ?? '') === '' || undefined,
  }
}

const ownItems: ReadonlyMap<string, string> = new Map([
  ['docsVersionDropdown', 'docgen shows the menu of versions by itself'],
  ['docsVersion', 'docgen shows the menu of versions by itself'],
  ['search', 'docgen shows the search by itself'],
  ['localeDropdown', 'docgen shows the menu of languages by itself where the config has "locales"'],
])

function navbarOf(theme: unknown, linkable: Linkable, notes: ConfigNotes): Code {
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

/** A link without a label of its own, which a style sheet or HTML makes the mark of a service. */
function iconOf(item: unknown): Code {
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

/** `{ type: 'doc', docId }` and `{ type: 'docSidebar', sidebarId }`, which leads to the first page of a sidebar. */
function docsItem(item: unknown, { docs, reference }: Linkable, notes: ConfigNotes): Code {
  const plugin = textIn(item, 'docsPluginId') ?? 'default'
  const [doc, sidebar] = [textIn(item, 'docId'), textIn(item, 'sidebarId') ?? '']
  const found = doc === undefined ? undefined : linkOfDoc(docs, plugin, doc)
  const link = found ?? (doc === undefined ? linkOfSidebar(docs, plugin, sidebar) : undefined)
  const label = textIn(item, 'label') ?? found?.label ?? doc ?? sidebar
  if (link !== undefined) return { label, to: link.to, activePath: link.activePath }
  const isEmpty = docs.some(({ id, sidebars }) => id === plugin && sidebars.has(sidebar))
  // The pages of the sidebar, or the doc, are those that the reference takes the place of.
  const isOfReference = reference?.docs === plugin && (doc === undefined ? isEmpty : doc.startsWith(`${reference.folder}/`))
  if (isOfReference) return { label, to: reference.path }
  const named = doc === undefined ? `sidebar "${sidebar}"` : `doc "${doc}"`
  const fault = isEmpty ? 'which has no pages' : 'which does not exist'
  const message = `The navbar item "${label}" names the ${named}, ${fault}, so it leads to the home page: correct it.`
  notes.say('by-hand', 'navbar', doc ?? sidebar, message)
  return { label, to: '/' }
}

function linkOf(item: unknown, label: string, notes: ConfigNotes): Code {
  const to = textIn(item, 'to')
  const href = textIn(item, 'href')
  const active = textIn(item, 'activeBasePath')
  if (flagIn(item, 'dropdown') === true) notes.say('left', 'navbar', label, `"${label}" was a menu.`)
  if (href !== undefined || (to !== undefined && /^[a-z]+:/i.test(to))) return { label, href: href ?? to }
  return { label, to: rooted(to ?? ''), activePath: active && rooted(active) }
}

function footerOf(theme: unknown, notes: ConfigNotes): Code {
  const given = listIn(theme, 'footer', 'links')
  const hasColumns = given.some((column) => listIn(column, 'items').length > 0)
  const columns = hasColumns
    ? given.map((column) => ({ title: textIn(column, 'title') ?? '', links: footerLinks(listIn(column, 'items'), notes) }))
    : given.length > 0
      ? [{ title: textIn(theme, 'navbar', 'title') ?? 'Links', links: footerLinks(given, notes) }]
      : undefined
  const copyright = textIn(theme, 'footer', 'copyright')
  if (at(theme, 'footer', 'logo') !== undefined) notes.say('left', 'footer', 'footer', 'The logo of the footer was left out.')
  if (copyright !== undefined && /<[a-z]/i.test(copyright))
    notes.say('left', 'footer', 'copyright', 'The HTML of the copyright was removed.')
  if (columns === undefined && copyright === undefined) return undefined
  return {
    columns: columns?.filter(({ links }) => links.length > 0),
    copyright: copyright && copyrightOf(copyright),
  }
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

function announcementOf(theme: unknown): Code {
  const content = textIn(theme, 'announcementBar', 'content')
  if (content === undefined) return undefined
  return {
    id: textIn(theme, 'announcementBar', 'id') ?? 'announcement',
    content: htmlAsLinks(content),
    isCloseable: flagIn(theme, 'announcementBar', 'isCloseable') === false ? false : undefined,
  }
}

function colorModeOf(theme: unknown): Code {
  const mode = textIn(theme, 'colorMode', 'defaultMode')
  const respects = flagIn(theme, 'colorMode', 'respectPrefersColorScheme')
  const settings = {
    default: mode === 'dark' ? mode : undefined,
    switch: flagIn(theme, 'colorMode', 'disableSwitch') === true ? false : undefined,
    respectSystem: respects === false || mode === 'dark' ? respects : undefined,
  }
  return Object.values(settings).some((value) => value !== undefined) ? settings : undefined
}

function tocOf(theme: unknown): Code {
  const [min, max] = [at(theme, 'tableOfContents', 'minHeadingLevel'), at(theme, 'tableOfContents', 'maxHeadingLevel')]
  const level = (value: unknown): number | undefined => (typeof value === 'number' ? value : undefined)
  return min === undefined && max === undefined ? undefined : { min: level(min), max: level(max) }
}

function searchOf(theme: unknown, notes: ConfigNotes): Code {
  return algoliaOf(at(theme, 'algolia'), notes)
}

function analyticsOf(config: unknown, theme: unknown, notes: ConfigNotes): Code {
  const siteId = textIn(theme, 'fathomAnalytics', 'siteId')
  const domain = textIn(theme, 'fathomAnalytics', 'customDomain')
  if (siteId !== undefined) return new Call('fathom', { siteId, scriptUrl: domain && `${domain.replace(/\/$/, '')}/script.js` })
  for (const [name] of [...entriesIn(config, 'presets', 0, 1), ...entriesIn(theme)].filter(([key]) => analytics.test(key)))
    notes.say('by-hand', 'analytics', name, `"${name}" was left out: add its script to \`head\`, or use plausible() or fathom().`)
  return undefined
}

function headOf(config: unknown, notes: ConfigNotes): Code {
  const tags: Code[] = listIn(config, 'headTags').flatMap((tag) =>
    headTags(textIn(tag, 'tagName'), at(tag, 'attributes'), textIn(tag, 'innerHTML'), notes),
  )
  for (const meta of listIn(config, 'themeConfig', 'metadata')) tags.push(...headTags('meta', meta, undefined, notes))
  const image = textIn(config, 'themeConfig', 'image')
  if (image !== undefined) {
    const url = /^[a-z]+:/i.test(image) ? image : `${textIn(config, 'url') ?? ''}${rooted(image)}`
    tags.push({ tag: 'meta', attributes: { property: 'og:image', content: url } })
  }
  for (const script of listIn(config, 'scripts')) {
    const attributes = typeof script === 'string' ? { src: script, defer: true } : script
    tags.push(...headTags('script', attributes, undefined, notes))
    notes.say('changed', 'head', 'scripts', 'A script of the config is now in `head`.')
  }
  for (const sheet of listIn(config, 'stylesheets')) {
    const attributes = typeof sheet === 'string' ? { href: sheet } : sheet
    tags.push(...headTags('link', { rel: 'stylesheet', ...Object.fromEntries(entriesIn(attributes)) }, undefined, notes))
  }
  tags.push(...tagsOfPwa(config, notes))
  return tags.length > 0 ? tags : undefined
}

/** https://docusaurus.io/docs/api/plugins/@docusaurus/plugin-pwa: the icon of pages is the `favicon` of docgen. */
function tagsOfPwa(config: unknown, notes: ConfigNotes): readonly Code[] {
  const options = pluginsOf(config).find(([name]) => name.endsWith('plugin-pwa'))?.[1]
  if (options === undefined) return []
  const given = listIn(options, 'pwaHead').filter((tag) => textIn(tag, 'rel') !== 'icon')
  const message = 'The plugin "plugin-pwa" was left out: `offline: true` lets readers read without a network.'
  const kept = ' The tags of `pwaHead` are now in `head`.'
  notes.say('left', 'plugin', 'plugin-pwa', given.length > 0 ? message + kept : message)
  return given.flatMap((tag) => {
    const attributes = entriesIn(tag).flatMap(([key, value]): [string, unknown][] =>
      key === 'tagName' ? [] : [[key, key === 'href' && typeof value === 'string' ? rooted(value) : value]],
    )
    return headTags(textIn(tag, 'tagName'), Object.fromEntries(attributes), undefined, notes)
  })
}

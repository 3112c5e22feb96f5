// In: the config of VitePress. Out: what docgen.config says of the whole site.
import { isRecord } from '@docgen/model'
import type { Code } from '../../scaffold/code-text.ts'
import type { Setting } from '../../scaffold/config-file.ts'
import { algoliaOf } from '../core/algolia.ts'
import type { ConfigNotes } from '../core/config-notes.ts'
import { siteTitleOf } from '../core/site-title.ts'
import { copyrightOf } from '../core/copyright.ts'
import { socialLink } from '../core/social-link.ts'
import { editLinkIsCode } from '../core/edit-link.ts'
import { navItems } from '../core/nav-items.ts'
import { joinPath } from '../core/paths.ts'
import { headTags } from '../core/head-tags.ts'
import { at, entriesIn, flagIn, listIn, rooted, textIn } from '../core/values.ts'

/** `languages` are those that other sites are in. */
export function siteSettings(
  config: unknown,
  notes: ConfigNotes,
  languages: readonly { readonly label: string; readonly href: string }[],
): readonly Setting[] {
  const theme = at(config, 'themeConfig')
  const logo = at(theme, 'logo')
  const src = textIn(logo) ?? textIn(logo, 'src') ?? textIn(logo, 'light')
  const dark = textIn(logo, 'dark')
  const navbar = navbarOf(theme, notes)
  const menu = languages.length > 0 ? [{ label: 'Languages', items: languages }] : []
  return [
    { key: 'title', value: siteTitleOf(textIn(config, 'title'), textIn(theme, 'siteTitle'), notes) },
    { key: 'tagline', value: textIn(config, 'description') },
    { key: 'url', value: urlOf(config) },
    { key: 'base', value: at(config, 'base') === '/' ? undefined : textIn(config, 'base') },
    { key: 'trailingSlash', value: false },
    { key: 'favicon', value: faviconOf(config) },
    {
      key: 'logo',
      value: src && {
        src: rooted(src),
        dark: dark && rooted(dark),
        alt: textIn(logo, 'alt'),
        replacesTitle: at(theme, 'siteTitle') === false || undefined,
      },
    },
    { key: 'head', value: headOf(config, notes) },
    { key: 'navbar', value: navbar.length + menu.length > 0 ? [...navbar, ...menu] : undefined },
    { key: 'footer', value: footerOf(theme) },
    { key: 'colorMode', value: colorModeOf(at(config, 'appearance')) },
    { key: 'toc', value: tocOf(at(theme, 'outline')) },
    { key: 'editLink', value: editLinkOf(theme, joinPath(textIn(config, 'srcDir') ?? '.'), notes) },
    { key: 'search', value: searchOf(theme, notes) },
  ]
}

const ownKeys: ReadonlySet<string> = new Set(
  [
    'additionalConfig appearance assetsDir base buildConcurrency buildEnd cacheDir cleanUrls contentProps description dir extends head',
    'ignoreDeadLinks lang lastUpdated locales markdown metaChunk mpa outDir postRender rewrites router scrollOffset shouldPreload',
    'sitemap srcDir srcExclude themeConfig title titleTemplate transformHead transformHtml transformPageData useWebFonts vite vue',
  ].flatMap((keys) => keys.split(' ')),
)

/** Whether the value at a path is not VitePress's own: `pwa.manifest`. */
export function isOfPlugin(path: string): boolean {
  return !ownKeys.has(path.split('.')[0] ?? '')
}

/** What nothing else reads is named. */
export function noteOthers(config: unknown, notes: ConfigNotes): void {
  for (const [key] of entriesIn(config)) if (isOfPlugin(key)) notes.say('left', 'config', key, `${key} was left out.`)
  const known = new Set([
    'logo',
    'nav',
    'sidebar',
    'footer',
    'editLink',
    'search',
    'outline',
    'socialLinks',
    'siteTitle',
    'algolia',
    'lastUpdated',
    'i18nRouting',
    'outlineTitle',
    'docFooter',
  ])
  for (const [key] of entriesIn(config, 'themeConfig'))
    if (!known.has(key)) notes.say('left', 'config', key, `themeConfig.${key} was left out.`)
  for (const key of ['transformHead', 'transformPageData', 'transformHtml', 'buildEnd', 'postRender'])
    if (at(config, key) !== undefined) notes.say('by-hand', 'config', key, `${key} is code, so it was not migrated.`)
  for (const [key] of entriesIn(config, 'markdown'))
    if (!['theme', 'anchor', 'lineNumbers'].includes(key)) notes.say('left', 'config', key, `markdown.${key} was left out.`)
  if (at(config, 'vite') !== undefined)
    notes.say('left', 'config', 'vite', 'The settings of Vite were left out: docgen has no use for them.')
}

function urlOf(config: unknown): string | undefined {
  return /^https?:\/\/[^/]+/.exec(textIn(config, 'sitemap', 'hostname') ?? '')?.[0]
}

function faviconOf(config: unknown): string | undefined {
  const icon = listIn(config, 'head').find((tag) => textIn(tag, 0) === 'link' && textIn(tag, 1, 'rel') === 'icon')
  const href = textIn(icon, 1, 'href')
  return href && rooted(href)
}

function headOf(config: unknown, notes: ConfigNotes): Code {
  const tags = listIn(config, 'head').flatMap((given) => {
    const tag = textIn(given, 0) ?? ''
    if (tag === 'link' && textIn(given, 1, 'rel') === 'icon') return []
    return headTags(tag, at(given, 1), textIn(given, 2), notes)
  })
  return tags.length > 0 ? tags : undefined
}

/** `path` is what an address of the old site is in the new one. */
export function navbarOf(theme: unknown, notes: ConfigNotes, path = rooted): readonly Code[] {
  const links = listIn(theme, 'nav').flatMap((item) => navItems(item, notes, path))
  const social = listIn(theme, 'socialLinks').flatMap((item): Code[] => {
    const href = textIn(item, 'link')
    return href === undefined ? [] : [{ ...socialLink(href, textIn(item, 'icon'), textIn(item, 'ariaLabel')) }]
  })
  return [...links, ...social]
}

export function footerOf(theme: unknown): Code {
  const parts = [textIn(theme, 'footer', 'message'), textIn(theme, 'footer', 'copyright')].flatMap((text) =>
    text === undefined ? [] : [text],
  )
  const copyright = copyrightOf(parts.join(' '))
  return copyright === undefined ? undefined : { copyright }
}

function colorModeOf(appearance: unknown): Code {
  if (appearance === false) return { switch: false, respectSystem: false }
  return appearance === 'dark' ? { default: 'dark', respectSystem: false } : undefined
}

function tocOf(outline: unknown): Code {
  const level = isRecord(outline) ? outline['level'] : outline
  if (level === 'deep') return { max: 6 }
  if (Array.isArray(level)) return { min: Number(level[0]), max: Number(level[1]) }
  // VitePress shows level 2 alone unless it is told otherwise.
  return { max: typeof level === 'number' ? level : 2 }
}

function editLinkOf(theme: unknown, src: string, notes: ConfigNotes): Code {
  const pattern = textIn(theme, 'editLink', 'pattern')
  if (pattern === undefined && at(theme, 'editLink') !== undefined) notes.say('by-hand', 'config', 'editLink', editLinkIsCode)
  if (pattern?.includes(':path') !== true) return undefined
  // VitePress tells files from the folder of all pages, docgen from that of the site.
  const place = src === '' ? '' : `${src}/`
  return { pattern: pattern.replace(pattern.includes(`/${place}:path`) ? `${place}:path` : ':path', '{file}') }
}

function searchOf(theme: unknown, notes: ConfigNotes): Code {
  const options =
    at(theme, 'algolia') ?? (textIn(theme, 'search', 'provider') === 'algolia' ? at(theme, 'search', 'options') : undefined)
  return algoliaOf(options, notes)
}

export function hasOwnSlugs(config: unknown, opaque: readonly string[]): boolean {
  return opaque.some((path) => path.startsWith('markdown.anchor')) || flagIn(config, 'markdown', 'anchor') === false
}

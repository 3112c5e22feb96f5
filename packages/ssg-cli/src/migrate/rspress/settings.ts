// In: the config of Rspress. Out: what docgen.config says of the whole site.
import { isRecord } from '@docgen/model'
import { Call, type Code } from '../../scaffold/code-text.ts'
import type { Setting } from '../../scaffold/config-file.ts'
import { noteOpaque, type ConfigNotes } from '../core/config-notes.ts'
import { copyrightOf } from '../core/copyright.ts'
import { headTags } from '../core/head-tags.ts'
import { navItems } from '../core/nav-items.ts'
import { joinPath } from '../core/paths.ts'
import { filledFolder, type ForeignConfig, type Migration } from '../core/site.ts'
import { siteTitleOf } from '../core/site-title.ts'
import { socialLink } from '../core/social-link.ts'
import { at, entriesIn, flagIn, listIn, rooted, textIn } from '../core/values.ts'
import { originOf, type Plugin } from './plugins.ts'

interface SettingsInput {
  readonly config: unknown
  readonly root: string
  readonly copies: Migration['copies']
  readonly plugins: readonly Plugin[]
  readonly notes: ConfigNotes
}

export function siteSettings({ config, root, copies, plugins, notes }: SettingsInput): readonly Setting[] {
  const theme = at(config, 'themeConfig')
  const base = `/${(textIn(config, 'base') ?? '').replace(/^\/|\/$/g, '')}/`.replace('//', '/')
  return [
    { key: 'title', value: siteTitleOf(textIn(config, 'title') ?? 'Rspress', textIn(config, 'logoText'), notes) },
    { key: 'tagline', value: textIn(config, 'description') || undefined },
    { key: 'url', value: /^https?:\/\/[^/]+/.exec(textIn(config, 'siteOrigin') ?? originOf(plugins) ?? '')?.[0] },
    { key: 'base', value: base === '/' ? undefined : base },
    { key: 'trailingSlash', value: false },
    { key: 'staticDir', value: filledFolder(joinPath(root, 'public'), copies) },
    { key: 'favicon', value: iconOf(config) },
    { key: 'logo', value: logoOf(config) },
    { key: 'head', value: headOf(config, notes) },
    { key: 'footer', value: footerOf(theme) },
    { key: 'colorMode', value: colorModeOf(at(theme, 'darkMode')) },
    // Rspress shows the levels 2 to 4.
    { key: 'toc', value: { max: 4 } },
    { key: 'editLink', value: editLinkOf(theme, root) },
    {
      key: 'outputs',
      value: at(config, 'llms') === undefined || at(config, 'llms') === false ? undefined : [new Call('llmsTxt')],
    },
  ]
}

function iconOf(config: unknown): string | undefined {
  const icon = textIn(config, 'icon')
  return icon === undefined || icon === '' ? undefined : rooted(icon)
}

function logoOf(config: unknown): Code {
  const src = textIn(config, 'logo') ?? textIn(config, 'logo', 'light')
  const dark = textIn(config, 'logo', 'dark')
  if (src === undefined || src === '') return undefined
  // Beside a logo, Rspress writes no more than `logoText`.
  const replacesTitle = (textIn(config, 'logoText') ?? '') === '' || undefined
  return { src: rooted(src), dark: dark === undefined || dark === src ? undefined : rooted(dark), replacesTitle }
}

/** A tag as HTML, or its name and its attributes. */
function headOf(config: unknown, notes: ConfigNotes): Code {
  const given = listIn(config, 'head')
  const tags = given.flatMap((tag) => {
    // Code, which is named elsewhere.
    if (tag === null) return []
    const html = textIn(tag)
    if (html === undefined) return headTags(textIn(tag, 0), at(tag, 1), undefined, notes)
    return tagsInHtml(html).flatMap(({ name, attributes, content }) => headTags(name, attributes, content, notes))
  })
  return tags.length > 0 ? tags : undefined
}

interface HtmlTag {
  readonly name: string
  readonly attributes: Readonly<Record<string, string | boolean>>
  readonly content: string | undefined
}

function tagsInHtml(html: string): readonly HtmlTag[] {
  const tags = html.matchAll(/<(script|style)\b([^>]*)>([\s\S]*?)<\/\1>|<([a-z]+)\b([^>]*?)\/?>/gi)
  return [...tags].map(([, pair, ofPair = '', content = '', single = '', ofSingle = '']) => ({
    name: (pair ?? single).toLowerCase(),
    attributes: Object.fromEntries(
      [...(pair === undefined ? ofSingle : ofPair).matchAll(/([\w:-]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+)))?/g)].map(
        ([, key = '', double, one, bare]): [string, string | boolean] => [key, double ?? one ?? bare ?? true],
      ),
    ),
    content: content.trim() === '' ? undefined : content,
  }))
}

export function navbarOf(
  nav: unknown,
  { social, notes, path }: { readonly social: unknown; readonly notes: ConfigNotes; readonly path: (address: string) => string },
): Code {
  const items: readonly unknown[] = Array.isArray(nav) ? nav : []
  const all = [...items.flatMap((item) => navItems(item, notes, path)), ...socialLinks(social, notes)]
  return all.length > 0 ? all : undefined
}

function socialLinks(given: unknown, notes: ConfigNotes): readonly Code[] {
  return listIn([given], 0).flatMap((item): Code[] => {
    const content = textIn(item, 'content') ?? ''
    const mode = textIn(item, 'mode') ?? 'link'
    if ((mode === 'link' || mode === 'github-stars') && content !== '') return [{ ...socialLink(content, textIn(item, 'icon')) }]
    const message = `The social link "${textIn(item, 'icon') ?? mode}" was left out, because it is no link: docgen has links and menus in the navbar.`
    notes.say('by-hand', 'navbar', mode, message, 'socialLinks')
    return []
  })
}

export function footerOf(theme: unknown): Code {
  const copyright = copyrightOf(textIn(theme, 'footer', 'message') ?? '')
  return copyright === undefined ? undefined : { copyright }
}

function colorModeOf(mode: unknown): Code {
  const text = mode === false ? 'force-light' : typeof mode === 'string' ? mode : 'auto'
  const isForced = text.startsWith('force-') || undefined
  const own = /(?:^|-)(dark|light)$/.exec(text)?.[1]
  const given = { default: own === 'dark' ? own : undefined, switch: isForced && false, respectSystem: own && false }
  return Object.values(given).some((value) => value !== undefined) ? given : undefined
}

/** Rspress tells files from the folder of all pages, docgen from that of the site. */
function editLinkOf(theme: unknown, root: string): Code {
  const url = textIn(theme, 'editLink', 'docRepoBaseUrl')?.replace(/\/+$/, '')
  if (url === undefined || url === '') return undefined
  return url.endsWith(`/${root}`) ? { pattern: `${url.slice(0, -root.length)}{file}` } : undefined
}

const ownKeys: ReadonlySet<string> = new Set(
  'title description icon logo logoText logoHref lang locales root base siteOrigin themeConfig head route plugins multiVersion globalStyles themeDir outDir markdown builderConfig builderPlugins llms ssg search i18nSource i18nSourcePath mediumZoom languageParity replaceRules'.split(
    ' ',
  ),
)

const themeKeys: ReadonlySet<string> = new Set(
  'nav sidebar footer socialLinks editLink locales darkMode lastUpdated search outlineTitle prevPageText nextPageText outline localeRedirect enableContentAnimation enableAppearanceAnimation enableScrollToTop fallbackHeadingTitle llmsUI hideNavbar editLinkText searchPlaceholderText searchNoResultsText searchSuggestedQueryText overview lastUpdatedText sourceCodeText'.split(
    ' ',
  ),
)

/** What nothing else reads is named. */
export function noteOthers(config: unknown, root: string, notes: ConfigNotes): void {
  for (const [key] of entriesIn(config)) if (!ownKeys.has(key)) notes.say('left', 'config', key, `${key} was left out.`)
  for (const [key] of entriesIn(config, 'themeConfig'))
    if (!themeKeys.has(key)) notes.say('left', 'config', key, `themeConfig.${key} was left out.`)
  for (const [key] of entriesIn(config, 'markdown'))
    if (!['link', 'image', 'shiki', 'checkDeadLinks', 'mdxRs', 'codeHighlighter', 'highlightLanguages'].includes(key)) {
      const isPlugins = key === 'remarkPlugins' || key === 'rehypePlugins'
      const message = isPlugins
        ? `markdown.${key} was left out: add those plugins to \`markdown.remark\` or \`markdown.rehype\` that your pages need.`
        : `markdown.${key} was left out.`
      notes.say(isPlugins ? 'by-hand' : 'left', isPlugins ? 'plugin' : 'config', key, message)
    }
  for (const key of ['builderConfig', 'builderPlugins', 'replaceRules', 'ssg', 'logoHref', 'search'])
    if (at(config, key) !== undefined) notes.say('left', 'config', key, `${key} was left out: ${reasons[key] ?? ''}`)
  const url = textIn(config, 'themeConfig', 'editLink', 'docRepoBaseUrl')
  if (url !== undefined && editLinkOf(at(config, 'themeConfig'), root) === undefined)
    notes.say(
      'by-hand',
      'config',
      'docRepoBaseUrl',
      `"${url}" does not end with "${root}", so it was left out: write it as \`editLink\`, with {file} for the path of a page in the new site.`,
    )
  if (flagIn(config, 'themeConfig', 'search') === false)
    notes.say('left', 'search', 'search', 'docgen has a search on each page: the old site had none.', 'themeConfig')
}

const reasons: Readonly<Record<string, string>> = {
  builderConfig: 'docgen has no use for the settings of Rsbuild.',
  builderPlugins: 'docgen has no use for the plugins of Rsbuild.',
  replaceRules: 'no page is changed before it is read. Write the text in the pages.',
  ssg: 'docgen writes all pages when a site is built.',
  logoHref: 'the logo leads to the home page.',
  search: 'docgen has its own search, which finds code too.',
}

/** Code that nothing reads. What the plugins are is said by their names. */
export function noteCode(config: ForeignConfig, notes: ConfigNotes): void {
  noteOpaque(config, notes, (path) =>
    /^(?:plugins|builderConfig|builderPlugins|markdown|replaceRules|search|languageParity|define\w*|ssg|llms|i18nSource)(?:\.|$)/.test(
      path,
    ),
  )
  if (isRecord(config.value) && config.opaque.some((path) => /^i18nSource$/.test(path)))
    notes.say(
      'by-hand',
      'locale',
      'i18nSource',
      '`i18nSource` is code, so words that it makes were not migrated: write them in the config.',
    )
}

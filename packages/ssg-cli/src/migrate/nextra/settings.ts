// In: next.config, theme.config and the layout. Out: what docgen.config says of the whole site.
import { isRecord } from '@docgen/model'
import type { Code } from '../../scaffold/code-text.ts'
import type { Setting } from '../../scaffold/config-file.ts'
import type { ConfigNotes } from '../core/config-notes.ts'
import { headOf, iconIn, nameInTemplates } from '../core/next/layout-settings.ts'
import { filledFolder, type Brand, type ForeignConfig, type Migration } from '../core/site.ts'
import { serviceOf, socialLink } from '../core/social-link.ts'
import { at, entriesIn, flagIn, listIn, textIn } from '../core/values.ts'
import { elementsIn, imageIn, isElement, markdownOfNode, nameOf, textOfNode } from '../core/next/react-data.ts'
import { toldTitle } from '../core/site-title.ts'
import type { DrawnLogo } from '../core/next/drawn-logo.ts'
import { redirectsOf } from '../core/next/redirects.ts'
import type { Redirect } from '../core/redirects.ts'
import { navLink } from '../core/nav-link.ts'
import { optionsOf } from './old-pages.ts'

/** What the theme is told: by theme.config up to version 3, by the layout from version 4 on. */
export interface ThemeOptions {
  readonly file: string | undefined
  /** `docsRepositoryBase`, `logo`, `footer`, … */
  readonly options: unknown
  /** What the layout exports as `metadata`. */
  readonly metadata: unknown
  readonly navbar: unknown
  readonly head: unknown
}

export function themeOptionsOf(theme: ForeignConfig | undefined, layout: ForeignConfig | undefined): ThemeOptions {
  if (theme?.value !== undefined)
    return { file: theme.file, options: theme.value, metadata: undefined, navbar: undefined, head: at(theme.value, 'head') }
  const [tag] = elementsIn(
    layout?.value,
    (element) => at(element, 'props', 'docsRepositoryBase') !== undefined || nameOf(element) === 'Layout',
  )
  const [head] = elementsIn(layout?.value, (element) => nameOf(element) === 'Head')
  return {
    file: layout?.file,
    options: at(tag, 'props'),
    metadata: at(layout?.named, 'metadata'),
    navbar: at(tag, 'props', 'navbar'),
    head,
  }
}

/** Where an image that the config shows lies in the static folder. */
type ImageOf = (src: string) => string | undefined

interface SettingsInput {
  readonly config: unknown
  readonly theme: ThemeOptions
  readonly copies: Migration['copies']
  readonly icon: string | undefined
  readonly imageOf: ImageOf
  readonly drawn: Pick<DrawnLogo, 'src' | 'dark'> | undefined
  readonly notes: ConfigNotes
  /** Addresses of the new site. */
  readonly routes: ReadonlySet<string>
  /** That code of pages makes. */
  readonly redirects: readonly Redirect[]
}

export function siteSettings(input: SettingsInput): readonly Setting[] {
  const { config, theme, copies, notes } = input
  const { options, metadata } = theme
  const served = textIn(metadata, 'metadataBase') ?? textIn(config, 'env', 'SITE_URL')
  const [, origin, below = ''] = /^(https?:\/\/[^/]+)(\/.*)?$/.exec(served ?? '') ?? []
  const base = (textIn(config, 'basePath') ?? below).replace(/\/*$/, '/')
  const repository = textIn(options, 'docsRepositoryBase')?.replace(/\/+$/, '')
  return [
    { key: 'title', value: toldTitle(siteTitle(theme), notes) },
    { key: 'tagline', value: taglineOf(theme) },
    { key: 'url', value: origin },
    { key: 'base', value: base === '/' ? undefined : base },
    { key: 'trailingSlash', value: flagIn(config, 'trailingSlash') === true ? undefined : false },
    { key: 'staticDir', value: filledFolder('public', copies) },
    { key: 'favicon', value: input.icon ?? iconIn(theme.head) },
    { key: 'logo', value: logoOf(input) },
    { key: 'head', value: headOf(theme.head, notes) },
    { key: 'footer', value: footerOf(theme, notes) },
    { key: 'announcementBar', value: bannerOf(options) },
    { key: 'colorMode', value: colorModeOf(options) },
    { key: 'editLink', value: repository === undefined ? undefined : { pattern: `${repository}/{file}` } },
    { key: 'redirects', value: redirectsOf(config, input, input.redirects) },
  ]
}

function colorModeOf(options: unknown): Code {
  const forced = textIn(options, 'nextThemes', 'forcedTheme')
  const mode = forced ?? textIn(options, 'nextThemes', 'defaultTheme')
  const isFixed = forced !== undefined || flagIn(options, 'darkMode') === false
  if (mode === 'dark' || mode === 'light') return { default: mode, switch: isFixed ? false : undefined, respectSystem: false }
  return isFixed ? { switch: false, respectSystem: false } : undefined
}

export function siteTitle(theme: ThemeOptions): string | undefined {
  const { options, metadata, head, navbar } = theme
  const templates = [
    textIn(metadata, 'title', 'template'),
    textIn(options, 'useNextSeoProps', 'titleTemplate'),
    textIn(options, 'titleSuffix'),
  ]
  const name = nameInTemplates(templates)
  const [titled] = elementsIn(navbar, (element) => at(element, 'props', 'productName') !== undefined)
  const logo = textOfNode(logoIn(theme))
  const site = elementsIn(head, (element) => textIn(element, 'props', 'property') === 'og:site_name').map((each) =>
    textIn(each, 'props', 'content'),
  )[0]
  const given = [
    textIn(options, 'websiteName'),
    textIn(metadata, 'applicationName'),
    name,
    textIn(metadata, 'title', 'absolute'),
    textIn(metadata, 'title', 'default'),
    textIn(metadata, 'title'),
    site,
    textIn(titled, 'props', 'productName'),
    logo,
  ]
  return given.find((text) => text !== undefined && text.trim() !== '')
}

export function taglineOf({ metadata, options }: ThemeOptions): string | undefined {
  return textIn(metadata, 'description') ?? textIn(options, 'description')
}

/** What the bar shows in front. */
export function logoIn({ options, navbar }: ThemeOptions): unknown {
  const [bar] = elementsIn(navbar, (element) => at(element, 'props', 'logo') !== undefined)
  return at(options, 'logo') ?? at(bar, 'props', 'logo')
}

function logoOf({ theme, drawn, imageOf, notes }: SettingsInput): Code {
  const logo = logoIn(theme)
  const image = imageIn(logo)
  const text = textOfNode(logo)
  const own = image && imageOf(image.src)
  const isAll = text === '' || text === image?.alt
  if (own !== undefined) return { src: own, alt: image?.alt, replacesTitle: isAll || undefined }
  if (drawn) {
    notes.say('changed', 'config', 'logo', `The logo, which code drew, is now the file "public${drawn.src}".`)
    return { src: drawn.src, dark: drawn.dark, replacesTitle: isAll || undefined }
  }
  const isComponent = elementsIn(logo, (element) => /^(?:svg|[A-Z].*)$/.test(nameOf(element))).length > 0
  if (image || isComponent)
    notes.say('by-hand', 'config', 'logo', 'The logo is code: save it as an image in the static folder, and name it as `logo`.')
  return undefined
}

function footerOf({ options }: ThemeOptions, notes: ConfigNotes): Code {
  const footer = at(options, 'footer')
  const given =
    isElement(footer) || typeof footer === 'string'
      ? footer
      : (at(footer, 'text') ?? at(footer, 'content') ?? at(footer, 'component'))
  const copyright = markdownOfNode(given).replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
  if (copyright !== '') return { copyright }
  if (given !== undefined && given !== null)
    notes.say('by-hand', 'footer', 'footer', 'The footer is code: write what it shows as `footer`.')
  return undefined
}

/** Of version 2 and 3 a key of the theme, of version 4 an element. */
function bannerOf(options: unknown): Code {
  const banner = at(options, 'banner')
  const content = markdownOfNode(isElement(banner) ? banner : (at(banner, 'text') ?? at(banner, 'content')))
  const id = textIn(banner, 'key') ?? textIn(banner, 'props', 'storageKey') ?? 'banner'
  const isCloseable = flagIn(banner, 'dismissible') ?? flagIn(banner, 'props', 'dismissible')
  return content === '' ? undefined : { id, content, isCloseable: isCloseable === false ? false : undefined }
}

/** Links that the bar has besides pages: `project.link`, `<Navbar projectLink="…">`, menus of The Guild's bar. */
export function socialLinks({ options, navbar }: ThemeOptions): readonly Code[] {
  const [bar] = elementsIn(
    navbar,
    (element) => at(element, 'props', 'projectLink') !== undefined || at(element, 'props', 'chatLink') !== undefined,
  )
  const project = at(options, 'project', 'link') ?? at(bar, 'props', 'projectLink')
  const chat = at(options, 'chat', 'link') ?? at(bar, 'props', 'chatLink')
  const links = [
    ...(typeof project === 'string' ? [socialLink(project, serviceOf(project) ?? 'github')] : []),
    ...(typeof chat === 'string' ? [socialLink(chat, serviceOf(chat) ?? 'discord')] : []),
  ]
  return [...guildLinks(navbar ?? at(options, 'navbar', 'component')), ...links.map((link) => ({ ...link }))]
}

/** `navLinks` and `developerMenu`, lists of `{ href, children }`. */
function guildLinks(navbar: unknown): readonly Code[] {
  const [bar] = elementsIn(
    navbar,
    (element) => Array.isArray(at(element, 'props', 'developerMenu')) || Array.isArray(at(element, 'props', 'navLinks')),
  )
  const linksOf = (key: string): readonly Code[] =>
    listIn(bar, 'props', key).flatMap((link): Code[] => {
      const [label, href] = [textOfNode(at(link, 'children')), textIn(link, 'href')]
      if (label === '' || href === undefined) return []
      return [
        key === 'developerMenu' && serviceOf(href) === 'github' ? { ...socialLink(href, 'github', label) } : navLink(label, href),
      ]
    })
  const menu = linksOf('developerMenu')
  return [...linksOf('navLinks'), ...(menu.length > 0 ? [{ label: 'Developer', items: menu }] : [])]
}

/** Nextra's own color is that of all sites which name none. */
export function brandOf({ options, head, file }: ThemeOptions): Brand | undefined {
  const [tag] = elementsIn(head, (element) => at(element, 'props', 'color') !== undefined)
  const color = at(options, 'color') ?? at(tag, 'props', 'color')
  const hue = at(options, 'primaryHue') ?? at(color, 'hue')
  const saturation = at(options, 'primarySaturation') ?? at(color, 'saturation') ?? 100
  if (hue === undefined || file === undefined) return undefined
  const partIn = (value: unknown, mode: 'light' | 'dark'): number | undefined => {
    const own = isRecord(value) ? value[mode] : value
    return typeof own === 'number' ? own : undefined
  }
  const colorFor = (mode: 'light' | 'dark', lightness: number): string | undefined => {
    const [h, s] = [partIn(hue, mode), partIn(saturation, mode)]
    return h === undefined || s === undefined ? undefined : `hsl(${h}, ${s}%, ${lightness}%)`
  }
  return { light: colorFor('light', 45), dark: colorFor('dark', 55), file }
}

const knownOptions: ReadonlySet<string> = new Set(
  'docsRepositoryBase websiteName description logo logoLink project chat head footer banner navbar sidebar useNextSeoProps titleSuffix nextThemes color primaryHue primarySaturation i18n pageMap children darkMode direction className key'.split(
    ' ',
  ),
)

/** What nothing else reads is named. */
export function noteOthers(config: unknown, { options }: ThemeOptions, notes: ConfigNotes): void {
  for (const [key] of entriesIn(options))
    if (!knownOptions.has(key)) notes.say('left', 'config', key, `\`${key}\` of the theme was left out.`)
  const own = optionsOf(config)
  if (flagIn(own, 'latex') === true || isRecord(at(own, 'latex')))
    notes.say(
      'by-hand',
      'plugin',
      'latex',
      'Formulas need a plugin: add remark-math and rehype-katex, as "Markup plugins" in the manual of docgen shows.',
    )
  for (const key of ['remarkPlugins', 'rehypePlugins', 'recmaPlugins'])
    if (listIn(own, 'mdxOptions', key).length > 0)
      notes.say(
        'by-hand',
        'plugin',
        key,
        `mdxOptions.${key} was left out: add those plugins to \`markdown.remark\` or \`markdown.rehype\` that your pages need.`,
      )
}

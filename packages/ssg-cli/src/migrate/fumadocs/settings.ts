// In: next.config and the layouts. Out: what docgen.config says of the whole site.
import { Call, type Code } from '../../scaffold/code-text.ts'
import type { Setting } from '../../scaffold/config-file.ts'
import { brandIn } from '../core/brand.ts'
import type { ConfigNotes } from '../core/config-notes.ts'
import { navLink } from '../core/nav-link.ts'
import { drawnLogo, type DrawnLogo } from '../core/next/drawn-logo.ts'
import { headOf, iconIn, imagePlace, nameInTemplates } from '../core/next/layout-settings.ts'
import { elementsIn, imageIn, isElement, isImage, markdownOfNode, nameOf, textOfNode } from '../core/next/react-data.ts'
import { toldTitle } from '../core/site-title.ts'
import { redirectsOf } from '../core/next/redirects.ts'
import type { Redirect } from '../core/redirects.ts'
import { filledFolder, type Brand, type ForeignConfig, type Migration, type ProjectFiles } from '../core/site.ts'
import { serviceOf, socialLink } from '../core/social-link.ts'
import { at, flagIn, listIn, textIn } from '../core/values.ts'
import type { Layouts } from './layouts.ts'

interface SettingsInput {
  /** Of Next.js. */
  readonly config: unknown
  readonly layouts: Layouts
  readonly files: ProjectFiles
  readonly copies: Migration['copies']
  readonly drawn: DrawnLogo | undefined
  readonly editPattern: string | undefined
  readonly hasLlmsTxt: boolean
  readonly notes: ConfigNotes
  /** Of next.config. */
  readonly nextNotes: ConfigNotes
  /** Addresses of the new site. */
  readonly routes: ReadonlySet<string>
  /** That code of pages makes. */
  readonly redirects: readonly Redirect[]
}

export function siteSettings(input: SettingsInput): readonly Setting[] {
  const { config, layouts, copies, notes } = input
  const { metadata } = layouts
  // A base may be that of the machine which built the site.
  const served = [textIn(metadata, 'metadataBase'), textIn(metadata, 'openGraph', 'url')].find(
    (url) => url !== undefined && !/\/\/(?:localhost|127\.)/.test(url),
  )
  const [, origin, below = ''] = /^(https?:\/\/[^/]+)(\/.*)?$/.exec(served ?? '') ?? []
  const base = (textIn(config, 'basePath') ?? below).replace(/\/*$/, '/')
  return [
    { key: 'title', value: toldTitle(siteTitle(layouts), notes) },
    { key: 'tagline', value: textIn(metadata, 'description') },
    { key: 'url', value: origin },
    { key: 'base', value: base === '/' ? undefined : base },
    { key: 'trailingSlash', value: flagIn(config, 'trailingSlash') === true ? undefined : false },
    {
      key: 'staticDir',
      value: filledFolder('public', [...copies, ...(input.drawn?.files ?? []).map(({ path }) => ({ from: path, to: path }))]),
    },
    { key: 'favicon', value: iconOf(copies) ?? iconIn(layouts.head) ?? iconInMetadata(metadata) },
    { key: 'logo', value: logoOf(input) },
    { key: 'head', value: headOf(layouts.head, notes) },
    { key: 'announcementBar', value: bannerOf(layouts.root) },
    { key: 'colorMode', value: colorModeOf(layouts.root) },
    { key: 'editLink', value: input.editPattern === undefined ? undefined : { pattern: input.editPattern } },
    { key: 'outputs', value: input.hasLlmsTxt ? [new Call('llmsTxt')] : undefined },
    { key: 'redirects', value: redirectsOf(config, { routes: input.routes, notes: input.nextNotes }, input.redirects) },
  ]
}

function iconOf(copies: Migration['copies']): string | undefined {
  return copies.map(({ to }) => /^public(\/(?:favicon|icon)\.\w+)$/.exec(to)?.[1]).find((icon) => icon !== undefined)
}

/** `icons: '/icon.png'`, `icons: { icon: [{ url }] }`. */
function iconInMetadata(metadata: unknown): string | undefined {
  const icons = at(metadata, 'icons')
  const icon = at(icons, 'icon') ?? icons
  const [first] = Array.isArray(icon) ? icon : [icon]
  return typeof first === 'string' ? first : textIn(first, 'url')
}

export function siteTitle({ metadata, title }: Layouts): string | undefined {
  // Images for both color schemes say the same.
  const alt = altOf(title)
  const all = textOfNode(title)
  const isAlt = alt !== undefined && alt !== '' && all.replaceAll(alt, '').trim() === ''
  const shown = (isAlt ? alt : all.replace(alt ?? '', '').trim()).replace(/\s+logo$/i, '')
  const given = [
    textIn(metadata, 'applicationName'),
    nameInTemplates([textIn(metadata, 'title', 'template')]),
    textIn(metadata, 'title', 'absolute'),
    shown,
    textIn(metadata, 'openGraph', 'siteName'),
    textIn(metadata, 'title', 'default'),
    textIn(metadata, 'title'),
  ]
  return given.find((text) => text !== undefined && text.trim() !== '')
}

function altOf(title: unknown): string | undefined {
  return elementsIn(title, isImage)
    .map((element) => textIn(element, 'props', 'alt'))
    .find((alt) => alt !== undefined)
}

export function drawnTitle({ title }: Layouts): DrawnLogo | undefined {
  return drawnLogo(title)
}

/** One image, or one for each color scheme, told by the classes of Tailwind that show it. */
function logoOf({ layouts, files, drawn, notes }: SettingsInput): Code {
  const images = elementsIn(layouts.title, isImage)
  const isDark = (element: unknown): boolean =>
    /\bdark:(?:inline-)?(?:block|flex|inline)\b/.test(textIn(element, 'props', 'className') ?? '')
  const placeOf = (element: unknown): string | undefined => {
    const image = imageIn(element)
    const place = image && imagePlace(image.src, layouts.titleFile)
    return place && files.paths.includes(place.from) && place.from.startsWith('public/') ? place.src : undefined
  }
  const [light] = images.filter((element) => !isDark(element)).flatMap((element) => placeOf(element) ?? [])
  const [dark] = images.filter(isDark).flatMap((element) => placeOf(element) ?? [])
  const alt = altOf(layouts.title)
  const text = textOfNode(layouts.title)
  const isAll = text === '' || text === alt || images.length > 1
  const src = light ?? dark
  if (src !== undefined)
    return { src, dark: light === undefined || dark === light ? undefined : dark, alt, replacesTitle: isAll || undefined }
  if (drawn) {
    notes.say('changed', 'config', 'nav', `The logo, which code drew, is now the file "public${drawn.src}".`)
    return { src: drawn.src, dark: drawn.dark, replacesTitle: isAll || undefined }
  }
  const isComponent = elementsIn(layouts.title, (element) => /^(?:svg|[A-Z].*)$/.test(nameOf(element))).length > 0
  if (images.length > 0 || isComponent)
    notes.say('by-hand', 'config', 'nav', 'The logo is code: save it as an image in the static folder, and name it as `logo`.')
  return undefined
}

function bannerOf(root: unknown): Code {
  const [banner] = elementsIn(root, (element) => nameOf(element) === 'Banner')
  const content = markdownOfNode(listIn(banner, 'children'))
  const id = textIn(banner, 'props', 'id')
  return content === '' ? undefined : { id: id ?? 'banner', content, isCloseable: id === undefined ? false : undefined }
}

function colorModeOf(root: unknown): Code {
  const [provider] = elementsIn(root, (element) => isElement(element) && at(element, 'props', 'theme') !== undefined)
  const theme = at(provider, 'props', 'theme')
  const [html] = elementsIn(root, (element) => nameOf(element) === 'html')
  const classes = (textIn(html, 'props', 'className') ?? '').split(/\s+/)
  const forced =
    textIn(theme, 'forcedTheme') ??
    (flagIn(theme, 'enabled') === false ? (classes.includes('dark') ? 'dark' : 'light') : undefined)
  if (forced === 'dark' || forced === 'light') return { default: forced, switch: false, respectSystem: false }
  const mode = textIn(theme, 'defaultTheme')
  return mode === 'dark' || mode === 'light' ? { default: mode, respectSystem: false } : undefined
}

/** `links` and `githubUrl`. */
export function navbarLinks({ links, githubUrl }: Layouts, notes: ConfigNotes): readonly Code[] {
  const items = links.flatMap((link) => itemOf(link, notes))
  const known = new Set(items.map((item) => textIn(item, 'href')))
  const github = githubUrl === undefined || known.has(githubUrl) ? [] : [{ ...socialLink(githubUrl, 'github') }]
  return [...items, ...github]
}

function itemOf(link: unknown, notes: ConfigNotes): readonly Code[] {
  const type = textIn(link, 'type') ?? 'main'
  const url = textIn(link, 'url')
  const label = textOfNode(at(link, 'text')) || textIn(link, 'label') || ''
  if (type === 'menu') {
    const inner = listIn(link, 'items').flatMap((each) => itemOf(each, notes))
    const own = url === undefined ? [] : [navLink(label, url)]
    if (label !== '' && inner.length > 0) return [{ label, items: [...own, ...inner] }]
  }
  if (url !== undefined && (label !== '' || type === 'icon')) {
    const service = serviceOf(url) ?? (type === 'icon' ? label.toLowerCase() : undefined)
    if (/^https?:/.test(url) && service !== undefined) return [{ ...socialLink(url, service, label === '' ? undefined : label) }]
    return [navLink(label === '' ? 'Link' : label, url)]
  }
  notes.say(
    'by-hand',
    'navbar',
    'links',
    `An item of \`links\`${label === '' ? '' : ` ("${label}")`} is code, so it was left out: write it in \`navbar\`.`,
  )
  return []
}

/** The color that a site gives to its own Fumadocs; that of a preset is no color of the site. */
export function brandOf(sheets: readonly string[], files: ProjectFiles): Brand | undefined {
  return brandIn(sheets, files, { names: ['--color-fd-primary', '--fd-primary'] })
}

/** What nothing else reads is named. */
export function noteOthers(config: ForeignConfig, notes: ConfigNotes): void {
  const { value, named } = config
  const options = [value, ...[named].flatMap((each) => (typeof each === 'object' && each !== null ? Object.values(each) : []))]
  const names = new Set(
    options.flatMap((each) =>
      ['remarkPlugins', 'rehypePlugins', 'recmaPlugins', 'mdastPlugins'].filter(
        (key) => at(each, 'mdxOptions', key) !== undefined,
      ),
    ),
  )
  for (const key of names)
    notes.say(
      'by-hand',
      'plugin',
      key,
      `mdxOptions.${key} was left out: add those plugins to \`markdown.remark\` or \`markdown.rehype\` that your pages need.`,
    )
}

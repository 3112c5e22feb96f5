// In: docusaurus.config. Out: what docgen.config says of the whole site.
import { Call, type Code } from '../../scaffold/code-text.ts'
import type { Setting } from '../../scaffold/config-file.ts'
import { at, entriesIn, flagIn, htmlAsLinks, listIn, rooted, textIn } from '../core/values.ts'
import { algoliaOf } from '../core/algolia.ts'
import type { ConfigNotes } from '../core/config-notes.ts'
import { siteTitleOf } from '../core/site-title.ts'
import { footerOf } from './footer.ts'
import { headOf } from './head.ts'
import { navbarOf, type Linkable } from './navbar.ts'

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

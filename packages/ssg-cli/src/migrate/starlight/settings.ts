// In: the options of Starlight in astro.config. Out: what docgen.config says of the whole site.
import { isRecord } from '@docgen/model'
import type { Code } from '../../scaffold/code-text.ts'
import type { Setting } from '../../scaffold/config-file.ts'
import type { ConfigNotes } from '../core/config-notes.ts'
import { joinPath } from '../core/paths.ts'
import { uniqueRedirects } from '../core/redirects.ts'
import { filledFolder, type Migration } from '../core/site.ts'
import { socialLink } from '../core/social-link.ts'
import { headTags } from '../core/head-tags.ts'
import { at, entriesIn, flagIn, listIn, rooted, textIn } from '../core/values.ts'

/** The options that `starlight({ … })` was called with. */
export function starlightOptions(config: unknown): unknown {
  const call = listIn(config, 'integrations')
    .flat()
    .find((each) => textIn(each, '$call')?.startsWith('@astrojs/starlight'))
  return at(call, 'arguments', 0)
}

/** An image of `src/` that the head of the site shows, in the static folder. */
export function publicImage(path: string | undefined): { readonly from: string; readonly src: string } | undefined {
  if (path === undefined) return undefined
  const from = path.replace(/^\.?\//, '')
  return { from, src: `/${from.split('/').at(-1) ?? from}` }
}

/** What Astro serves as it is, relative to the root. */
export function publicFolderOf(config: unknown): string {
  return joinPath(textIn(config, 'publicDir') ?? 'public')
}

export function siteSettings(
  config: unknown,
  options: unknown,
  copies: Migration['copies'],
  notes: ConfigNotes,
): readonly Setting[] {
  const logo = at(options, 'logo')
  const [light, dark] = [publicImage(textIn(logo, 'light') ?? textIn(logo, 'src')), publicImage(textIn(logo, 'dark'))]
  const edit = textIn(options, 'editLink', 'baseUrl')
  const redirects = entriesIn(config, 'redirects').flatMap(([from, to]) => {
    const target = typeof to === 'string' ? to : textIn(to, 'destination')
    if (target === undefined || from.includes('['))
      notes.say('by-hand', 'redirects', from, `The redirect from "${from}" was left out.`)
    return target === undefined || from.includes('[') ? [] : [{ from: rooted(from), to: rooted(target) }]
  })
  const site = textIn(config, 'site')
  return [
    { key: 'title', value: localized(at(options, 'title'), options) ?? 'Documentation' },
    { key: 'tagline', value: textIn(options, 'description') },
    { key: 'url', value: /^https?:\/\/[^/]+/.exec(site ?? '')?.[0] },
    { key: 'base', value: at(config, 'base') === '/' ? undefined : textIn(config, 'base') },
    { key: 'trailingSlash', value: textIn(config, 'build', 'format') === 'file' ? false : undefined },
    { key: 'staticDir', value: filledFolder(publicFolderOf(config), copies) },
    { key: 'favicon', value: faviconOf(config, options, copies) },
    {
      key: 'logo',
      value: light && {
        src: light.src,
        dark: dark?.src,
        alt: textIn(logo, 'alt'),
        replacesTitle: flagIn(logo, 'replacesTitle') || undefined,
      },
    },
    { key: 'head', value: headOf(options, notes) },
    { key: 'navbar', value: socialOf(options) },
    { key: 'toc', value: tocOf(at(options, 'tableOfContents')) },
    { key: 'editLink', value: edit === undefined ? undefined : { pattern: `${edit.replace(/\/?$/, '/')}{file}` } },
    { key: 'lastUpdate', value: flagIn(options, 'lastUpdated') === true ? undefined : false },
    { key: 'search', value: flagIn(options, 'pagefind') === false ? false : undefined },
    { key: 'redirects', value: redirects.length > 0 ? uniqueRedirects(redirects).map((each) => ({ ...each })) : undefined },
  ]
}

/** Starlight names one that need not be there. */
function faviconOf(config: unknown, options: unknown, copies: Migration['copies']): string | undefined {
  const given = textIn(options, 'favicon')
  if (given !== undefined) return rooted(given)
  return copies.some(({ to }) => to === `${publicFolderOf(config)}/favicon.svg`) ? '/favicon.svg' : undefined
}

const known = new Set(
  'title description logo favicon plugins tableOfContents editLink social head sidebar lastUpdated pagefind locales defaultLocale credits pagination disable404Route titleDelimiter'.split(
    ' ',
  ),
)

export function noteOthers(config: unknown, options: unknown, notes: ConfigNotes): void {
  if (options === undefined)
    notes.say('by-hand', 'config', 'integrations', 'No `starlight({ … })` was found among the integrations.')
  for (const [key] of entriesIn(options)) {
    if (known.has(key)) continue
    const topics: Readonly<Record<string, string>> = { customCss: 'style-sheet', components: 'theme-override' }
    notes.say(
      topics[key] === undefined ? 'left' : 'by-hand',
      topics[key] ?? 'config',
      key,
      `\`${key}\` of Starlight was left out.`,
    )
  }
  notePlugins(options, notes)
  for (const integration of listIn(config, 'integrations').flat()) {
    const name = textIn(integration, '$call')
    if (name !== undefined && !/^@astrojs\/(?:starlight|sitemap|mdx)/.test(name))
      notes.say('by-hand', 'plugin', name, `The integration "${name}" was left out.`)
  }
}

function notePlugins(options: unknown, notes: ConfigNotes): void {
  const plugins = listIn(options, 'plugins').flat()
  for (const plugin of plugins) {
    const name = textIn(plugin, '$call')
    if (name === 'starlight-blog') continue
    if (name === 'starlight-links-validator')
      notes.say('changed', 'plugin', name, `The plugin "${name}" was removed: docgen checks all links itself.`)
    else
      notes.say(
        'by-hand',
        'plugin',
        name ?? 'plugins',
        `The plugin ${name === undefined ? '' : `"${name}" `}of Starlight was left out.`,
      )
  }
}

function localized(value: unknown, options: unknown): string | undefined {
  const language = textIn(options, 'defaultLocale') ?? 'en'
  return isRecord(value)
    ? (textIn(value, language) ?? Object.values(value).find((each): each is string => typeof each === 'string'))
    : textIn(value)
}

function headOf(options: unknown, notes: ConfigNotes): Code {
  const tags = listIn(options, 'head').flatMap((given) =>
    headTags(textIn(given, 'tag'), at(given, 'attrs'), textIn(given, 'content'), notes),
  )
  return tags.length > 0 ? tags : undefined
}

/** A list of `{ label, href }` since version 0.33, before that one address for each service. */
function socialOf(options: unknown): Code {
  const list = listIn(options, 'social').map((item) => ({
    ...socialLink(textIn(item, 'href') ?? '', textIn(item, 'icon'), textIn(item, 'label')),
  }))
  const named = entriesIn(options, 'social').flatMap(([name, href]) =>
    typeof href === 'string' ? [{ ...socialLink(href, name) }] : [],
  )
  const all = [...list, ...named].filter(({ href }) => href !== '')
  return all.length > 0 ? all : undefined
}

function tocOf(toc: unknown): Code {
  const [min, max] = [at(toc, 'minHeadingLevel'), at(toc, 'maxHeadingLevel')]
  return typeof min === 'number' || typeof max === 'number'
    ? { min: typeof min === 'number' ? min : undefined, max: typeof max === 'number' ? max : undefined }
    : undefined
}

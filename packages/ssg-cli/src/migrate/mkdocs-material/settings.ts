// In: mkdocs.yml. Out: what docgen.config says of the whole site.
import type { Code } from '../../scaffold/code-text.ts'
import type { Setting } from '../../scaffold/config-file.ts'
import type { ConfigNotes } from '../core/config-notes.ts'
import { copyrightOf } from '../core/copyright.ts'
import { isLlmsPlugin } from '../core/llms-txt.ts'
import { socialLink } from '../core/social-link.ts'
import { at, entriesIn, flagIn, listIn, textIn } from '../core/values.ts'

/** `[name, options]` of a list of names and of maps with one name. */
export function namedIn(list: unknown): readonly (readonly [string, unknown])[] {
  if (!Array.isArray(list)) return entriesIn(list)
  return list.flatMap((item): readonly (readonly [string, unknown])[] =>
    typeof item === 'string' ? [[item, {}]] : entriesIn(item),
  )
}

/** The parts of `site_url`. */
export function siteAddressOf(config: unknown): { readonly url: string | undefined; readonly base: string } {
  const [, url, path = '/'] = /^(https?:\/\/[^/]+)(\/.*)?$/.exec(textIn(config, 'site_url') ?? '') ?? []
  return { url, base: path.replace(/\/?$/, '/') }
}

export function siteSettings(config: unknown, docsDir: string, notes: ConfigNotes): readonly Setting[] {
  const { url, base } = siteAddressOf(config)
  const [logo, favicon] = [textIn(config, 'theme', 'logo'), textIn(config, 'theme', 'favicon')]
  return [
    { key: 'title', value: textIn(config, 'site_name') ?? 'Documentation' },
    { key: 'tagline', value: textIn(config, 'site_description')?.replace(/\s+/g, ' ').trim() },
    { key: 'url', value: url },
    { key: 'base', value: base === '/' ? undefined : base },
    { key: 'trailingSlash', value: flagIn(config, 'use_directory_urls') === false ? false : undefined },
    { key: 'favicon', value: favicon && `/${favicon}` },
    { key: 'logo', value: logo === undefined ? undefined : { src: `/${logo}` } },
    { key: 'navbar', value: navbarOf(config) },
    { key: 'footer', value: footerOf(config) },
    { key: 'colorMode', value: colorModeOf(config) },
    { key: 'editLink', value: editLinkOf(config, docsDir, notes) },
  ]
}

/** Files of the docs that the head of the site shows. */
export function headFiles(config: unknown): readonly string[] {
  return ['logo', 'favicon'].flatMap((key) => textIn(config, 'theme', key) ?? [])
}

function navbarOf(config: unknown): Code {
  const repository = textIn(config, 'repo_url')
  const social = listIn(config, 'extra', 'social').flatMap((item) => {
    const href = textIn(item, 'link')
    const [name, icon] = [textIn(item, 'name'), textIn(item, 'icon')]
    if (href === undefined || !/^https?:/.test(href)) return []
    return [{ ...socialLink(href, icon, name ?? (icon === undefined ? href : undefined)) }]
  })
  const own = repository === undefined ? [] : [{ label: textIn(config, 'repo_name') ?? 'Repository', href: repository }]
  return own.length + social.length > 0 ? [...own, ...social] : undefined
}

function footerOf(config: unknown): Code {
  const copyright = copyrightOf(textIn(config, 'copyright') ?? '')
  return copyright === undefined ? undefined : { copyright }
}

function colorModeOf(config: unknown): Code {
  const palette = at(config, 'theme', 'palette')
  const schemes = (Array.isArray(palette) ? palette : [palette]).map((each) => textIn(each, 'scheme'))
  if (palette === undefined || schemes.length > 1) return undefined
  return { ...(schemes[0] === 'slate' && { default: 'dark' }), switch: false, respectSystem: false }
}

function editLinkOf(config: unknown, docsDir: string, notes: ConfigNotes): Code {
  const repository = textIn(config, 'repo_url')
  const uri = textIn(config, 'edit_uri') ?? (repository?.includes('github.com') === true ? 'edit/master/docs/' : undefined)
  if (repository === undefined || uri === undefined || uri === '') return undefined
  if (!uri.replace(/\/$/, '').endsWith(docsDir)) {
    notes.say('by-hand', 'config', 'edit_uri', '`edit_uri` does not end in the folder of the docs: write `editLink` by hand.')
    return undefined
  }
  return { pattern: `${repository.replace(/\/$/, '')}/${uri.replace(/^\/|\/$/g, '').slice(0, -docsDir.length)}{file}` }
}

const silentPlugins = new Set([
  'search',
  'material/search',
  'minify',
  'redirects',
  'blog',
  'material/blog',
  'offline',
  'git-revision-date-localized',
  'git-revision-date',
  'info',
  'meta',
  'typedoc',
])

export function noteOthers(config: unknown, notes: ConfigNotes): void {
  for (const [name] of namedIn(at(config, 'plugins')))
    if (!silentPlugins.has(name) && !isLlmsPlugin(name))
      notes.say('by-hand', 'plugin', name, `The plugin "${name}" was left out.`)
  for (const key of ['extra_css', 'extra_javascript', 'hooks'])
    if (listIn(config, key).length > 0)
      notes.say(
        'by-hand',
        key === 'extra_css' ? 'style-sheet' : 'config',
        key,
        `\`${key}\` was left out: ${key === 'extra_css' ? "set the tokens of docgen's theme" : key === 'hooks' ? 'write a plugin' : 'name scripts in `head`'} instead.`,
      )
  if (textIn(config, 'theme', 'custom_dir') !== undefined)
    notes.say(
      'by-hand',
      'theme-override',
      'custom_dir',
      "The overrides of the theme were left out: docgen's theme has components that you can replace.",
    )
  for (const [key] of entriesIn(config, 'extra'))
    if (key !== 'social') notes.say('left', 'config', key, `extra.${key} was left out.`)
  const name = textIn(config, 'theme', 'name') ?? textIn(config, 'theme')
  if (name !== 'material')
    notes.say('left', 'config', 'theme', `The theme is "${name ?? 'mkdocs'}"; the migration is made for Material.`)
}

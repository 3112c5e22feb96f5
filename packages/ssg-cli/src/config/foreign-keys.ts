import { propertyOf } from '@docgen/model'
import { isPlugin } from './plugin-schema.ts'
import { isSource } from './source-schema.ts'
import type { Path } from './words.ts'

/**
 * What to write for keys of other generators' configs. `onBroken…` are the severities of Docusaurus; each answer is a whole sentence.
 */
export function adviseForKey(key: string, value: unknown): string | undefined {
  const rule = Object.hasOwn(ruleByKey, key) ? ruleByKey[key] : undefined
  if (rule !== undefined) return `Write \`rules: { '${rule}': '${severityOf(value)}' }\`.`
  return Object.hasOwn(advice, key) ? advice[key] : undefined
}

/** The same for keys within others. */
export function adviseForInnerKey([key, name, inner, ...deeper]: Path): string | undefined {
  if (key !== 'locales' || inner !== 'lang' || deeper.length > 0) return undefined
  return `Remove it: the name of the locale, "${name}", is its language.`
}

/** The same for values that other generators take under a key of docgen's own. */
export function adviseForValue([key, ...inner]: Path, value: unknown): string | undefined {
  if (key === 'sidebar' && inner.length === 0 && Array.isArray(value)) return sidebarOfSource
  if (key === 'locales' && inner.length === 1 && typeof value === 'string')
    return inner[0] === 'default' || inner[0] === 'defaultLocale'
      ? `Write \`defaultLocale: ${JSON.stringify(value)}\` next to \`locales\`.`
      : `Write \`{ label: ${JSON.stringify(value)} }\`.`
  const short = inner.length === 0 && key !== undefined ? adviseForShort(String(key), value) : undefined
  if (short !== undefined) return short
  if (key === 'rules' && value === 'warn') return 'Write "warning".'
  if (key === 'sources' && inner.length === 1 && typeof value === 'function' && value.name !== '')
    return `Call it: \`${value.name}()\`.`
  if (key === 'plugins' && inner.length === 1 && isSource(value)) return 'This is a source. Move it to `sources`.'
  if (key !== 'plugins' && typeof inner.at(-1) === 'number' && isPlugin(value)) return 'This is a plugin. Move it to `plugins`.'
  // Docusaurus names its plugins: '@docusaurus/plugin-x', or [that, options]. Other names may be those of unified's.
  const name: unknown = Array.isArray(value) ? value[0] : value
  if (key !== 'plugins' || inner.length !== 1 || typeof name !== 'string' || !name.includes('docusaurus')) return undefined
  return 'Name what brings content in `sources`, and what changes the look in `theme`.'
}

/** What is written in short, and can mean one thing. */
function adviseForShort(key: string, value: unknown): string | undefined {
  if (key === 'sources' && isSource(value)) return 'Put it into a list: `sources: [docs()]`.'
  if (key === 'navbar' && Array.isArray(propertyOf(value, 'items')))
    return 'Write the list of its `items` alone: `navbar: [...]`.'
  if (typeof value !== 'string') return undefined
  const text = JSON.stringify(value)
  if (key === 'colorMode' && ['light', 'dark'].includes(value)) return `Write \`colorMode: { default: ${text} }\`.`
  if (key === 'editLink') return 'Write `editLink: { pattern: "https://…/{file}" }`.'
  if (key === 'footer') return `Write \`footer: { copyright: ${text} }\`.`
  if (key === 'search' && /^(?:lunr|fragments|pagefind)$/.test(value))
    return `Write \`search: ${value}()\`, with \`${value}\` imported from "@docgen/ssg-cli".`
  return undefined
}

/** Of the `keys` that an object may have, the one that other generators call so: `{ text, link }` is a link of VitePress. */
export function ownKeyFor(written: string, keys: readonly string[]): string | undefined {
  const own = Object.hasOwn(ownKeys, written) ? ownKeys[written] : undefined
  return own?.find((key) => keys.includes(key))
}

const ownKeys: Readonly<Record<string, readonly string[]>> = {
  text: ['label'],
  title: ['label'],
  link: ['to', 'href', 'path'],
  url: ['href'],
  children: ['items'],
  folder: ['dir'],
  routeBasePath: ['path'],
}

const ruleByKey: Readonly<Record<string, string>> = {
  onBrokenLinks: 'broken-link',
  onBrokenMarkdownLinks: 'broken-link',
  onBrokenAnchors: 'broken-anchor',
  onDuplicateRoutes: 'duplicate-route',
}

function severityOf(value: unknown): string {
  if (value === 'throw' || value === 'error') return 'error'
  return value === 'ignore' || value === false ? 'off' : 'warning'
}

const sidebarOfSource = 'Give it to the source: `docs({ sidebar: [...] })`.'

const advice: Readonly<Record<string, string>> = {
  algolia: 'Write `search: algolia({ appId, apiKey, indexName })`.',
  baseUrl: 'Write "base".',
  description: 'Write "tagline" for the site, and a "description" in the frontmatter of each page.',
  editUrl: 'Write `editLink: { pattern: "https://…/{file}" }`.',
  i18n: 'Write "locale" for one language, or "locales" for several.',
  nav: 'Write "navbar".',
  organizationName: 'Remove it; the address of the repository belongs into `editLink` and `navbar`.',
  presets: 'Name the content in `sources`: `[docs(), changelogs(), pages()]`.',
  projectName: 'Remove it; the address of the repository belongs into `editLink` and `navbar`.',
  publicDir: 'Write "staticDir".',
  scripts: "Write `head: [{ tag: 'script', attributes: { src: '…' } }]`.",
  sidebars: sidebarOfSource,
  staticDirectories: 'Write "staticDir"; there is one.',
  stylesheets:
    "Write `head: [{ tag: 'link', attributes: { rel: 'stylesheet', href: '…' } }]`, or name the file in the theme's `styles`.",
  themeConfig: 'Write its keys next to `title`: `navbar`, `footer`, `colorMode`, `announcementBar`, `toc`.',
  themes: 'Write "theme"; there is one.',
}

// Plugins of Rspress: what each does, in docgen's way or as a line of the report.
import type { Code } from '../../scaffold/code-text.ts'
import type { ConfigNotes } from '../core/config-notes.ts'
import { uniqueRedirects, type Redirect } from '../core/redirects.ts'
import type { ForeignConfig } from '../core/site.ts'
import { at, listIn, textIn } from '../core/values.ts'

export interface Plugin {
  /** Of its package: `@rspress/plugin-sitemap`. */
  readonly name: string
  readonly options: unknown
}

export function pluginsOf({ value, names = new Map() }: ForeignConfig): readonly Plugin[] {
  const inList = (...keys: readonly string[]): readonly Plugin[] =>
    listIn(value, ...keys).map((plugin, index) => ({
      name: packageIn(
        textIn(plugin, '$call') ?? names.get([...keys, index].join('.')) ?? textIn(plugin, 'name') ?? 'its own plugin',
      ),
      options: at(plugin, 'arguments', 0),
    }))
  return [...inList('plugins'), ...inList('builderPlugins'), ...inList('builderConfig', 'plugins')]
}

/** `@rspress/plugin-sitemap.pluginSitemap()` → `@rspress/plugin-sitemap` */
function packageIn(name: string): string {
  return /^(?:@[^/]+\/)?[^.()]+/.exec(name)?.[0] ?? name
}

/** Where the site is served, as plugins are told. */
export function originOf(plugins: readonly Plugin[]): string | undefined {
  const told = plugins.map(({ options }) => textIn(options, 'siteUrl') ?? textIn(options, 'domain') ?? textIn(options, 'url'))
  return told.find((url) => url !== undefined && /^https?:/.test(url))
}

export function redirectsOf(plugins: readonly Plugin[], notes: ConfigNotes): readonly Code[] {
  const rules = plugins
    .filter(({ name }) => name === '@rspress/plugin-client-redirects')
    .flatMap(({ options }) => listIn(options, 'redirects'))
  const read = rules.flatMap((rule): readonly Redirect[] => {
    const from = at(rule, 'from')
    const to = textIn(rule, 'to') ?? ''
    const all: readonly unknown[] = Array.isArray(from) ? from : [from]
    return all.flatMap((each) => {
      const found = typeof each === 'string' ? redirectFrom(each, to) : undefined
      if (found) return found
      const message = `The redirect from "${String(each)}" to "${to}" was left out, because it is a pattern: write it in \`redirects\`, or where the site is hosted.`
      notes.say('by-hand', 'redirects', String(each), message, 'redirects')
      return []
    })
  })
  return uniqueRedirects(read).map(({ from, to }) => ({ from, to }))
}

/** Each is a pattern. One without its signs means a page, one that begins with `^` all that begins so. */
function redirectFrom(pattern: string, to: string): readonly Redirect[] | undefined {
  const [, start = '', path, end = ''] = /^(\^?)(\/(?:[\w/@%-]|\\?\.)*)(\$?)$/.exec(pattern) ?? []
  if (path === undefined || to === '') return undefined
  const from = path.replaceAll('\\', '')
  if (start === '' || end !== '') return [{ from, to }]
  const [folder, target] = [from, to].map((each) => each.replace(/\/+$/, ''))
  if (!to.startsWith('/') || folder === '') return undefined
  const below = { from: `${folder}/*`, to: `${target}/*` }
  return from.endsWith('/') ? [below] : [{ from, to }, below]
}

/** Those that docgen does the work of without being told. */
const builtIn: readonly (readonly [name: RegExp, does: string])[] = [
  [/plugin-sitemap$/, 'docgen writes a sitemap.'],
  [/plugin-client-redirects$/, ''],
  [/plugin-llms$/, ''],
  [/plugin-(?:medium-zoom|last-updated|container-syntax|auto-nav-sidebar|shiki)$/, ''],
  [/plugin-twoslash$/, '`checkedSamples()` in the config checks code, links its names and shows their types.'],
  [/plugin-file-tree$/, 'a fence that shows files stays as it is.'],
  [/plugin-font-|plugin-google-fonts/, 'docgen has its own fonts.'],
  [/plugin-open-graph$|plugin-og$/, 'docgen writes these tags for each page.'],
  [/^@rsbuild\/|^@rsdoctor\//, 'docgen has no use for it.'],
]

const work: readonly (readonly [name: RegExp, todo: string])[] = [
  [/plugin-algolia$/, 'add `search: algolia({ … })` to the config if you want to keep the index, which the theme names.'],
  [/plugin-rss$/, 'make the pages of the feed a blog (`blog()` of @docgen/blog), which writes one.'],
  [/plugin-api-docgen$/, 'add `apiReference()` with your packages to `sources`.'],
  [/plugin-(?:preview|playground)$/, 'pages show the code. Write an island for what a reader should see at work.'],
  [/analytics|umami|plausible|fathom/, 'docgen has `fathom()` and `plausible()`, and `head` for the script of another service.'],
  [/katex|math/, 'add remark-math and rehype-katex, as "Markup plugins" in the manual of docgen shows.'],
  [/mermaid/, 'code in "mermaid" is drawn by the plugin of @docgen/mermaid.'],
]

export function notePlugins(plugins: readonly Plugin[], notes: ConfigNotes): void {
  for (const { name } of plugins) {
    const found = builtIn.find(([pattern]) => pattern.test(name))
    if (found) {
      if (found[1] !== '') notes.say('left', 'plugin', name, `The plugin "${name}" was left out: ${found[1]}`)
      continue
    }
    const [, todo = 'docgen has plugins of its own for sources, directives, rules and outputs.'] =
      work.find(([pattern]) => pattern.test(name)) ?? []
    notes.say('by-hand', 'plugin', name, `The plugin "${name}" was left out: ${todo}`, 'plugins')
  }
}

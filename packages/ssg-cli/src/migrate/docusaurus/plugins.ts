// Plugins whose work docgen does by itself, and those that a person has to look at.
import type { Code } from '../../scaffold/code-text.ts'
import type { ConfigNotes } from '../core/config-notes.ts'
import { isLlmsPlugin } from '../core/llms-txt.ts'
import { joinPath } from '../core/paths.ts'
import type { MigrationInput, ProjectFiles } from '../core/site.ts'
import { at, listIn, rooted, textIn } from '../core/values.ts'
import { isCreateRedirects, notAsked } from './created-redirects.ts'
import { isDocsPlugin, pluginsOf } from './plugin-list.ts'
import { migrateTypedocApi } from './typedoc-api-plugin.ts'
import { isTypedocPlugin, migrateTypedocPlugin, type ReferencePlace } from './typedoc-plugin.ts'
import type { DocsInstance } from './versions.ts'

interface MigratedPlugins {
  readonly redirects: readonly { readonly from: string; readonly to: string }[]
  readonly sources: readonly Code[]
  /** Of the reference that takes the place of pages that a plugin wrote. */
  readonly reference?: ReferencePlace | undefined
}

const own = new Set(['docs', 'pages', 'theme', 'blog', 'sitemap', 'debug', 'svgr', 'gtag', 'googleAnalytics', 'googleTagManager'])
const ownNames = /fathom|sitemap|plugin-content-pages|plugin-ideal-image|search-local|lunr-search|client-debug|plugin-pwa$/

export function migratePlugins(input: MigrationInput, docs: readonly DocsInstance[], notes: ConfigNotes): MigratedPlugins {
  const redirects: { from: string; to: string }[] = []
  const sources: Code[] = []
  const typedoc: unknown[] = []
  // A function is no value of the options.
  if (input.config.opaque.some((path) => isCreateRedirects(path))) notes.say('by-hand', 'redirects', 'createRedirects', notAsked)
  for (const [name, options] of pluginsOf(input.config.value, input.config.names)) {
    if (isDocsPlugin(name)) continue
    if (name === 'theme' && at(options, 'customCss') !== undefined)
      notes.say(
        'by-hand',
        'style-sheet',
        'customCss',
        "The style sheet of `customCss` was left out: set the tokens of docgen's theme instead.",
      )
    if (own.has(name)) continue
    if (name.endsWith('client-redirects')) redirects.push(...redirectsOf(options, notes))
    else if (name.endsWith('typedoc-api')) {
      const migrated = migrateTypedocApi(options, input, notes)
      sources.push(migrated.source)
      redirects.push(...migrated.redirects)
    } else if (isTypedocPlugin(name)) typedoc.push(options)
    else if (!ownNames.test(name) && !isLlmsPlugin(name))
      notes.say('by-hand', 'plugin', lastPart(name), `The plugin "${name}" was left out.`, 'plugins')
  }
  const reference = typedoc.length > 0 ? migrateTypedocPlugin(typedoc, input, { docs, notes }) : undefined
  return reference === undefined
    ? { redirects, sources }
    : { redirects, sources: [...sources, reference.source], reference: reference.place }
}

/** Whether TypeDoc writes pages of the packages of the repository. */
export function hasTypedoc(config: unknown): boolean {
  return pluginsOf(config).some(([name]) => isTypedocPlugin(name))
}

/** Whether a path of the config is the list of entry points that `apiReference()` finds by itself. */
export function isEntryPoints(path: string): boolean {
  return /^plugins\.\d+\.1\.entryPoints(?:\.|$)/.test(path)
}

/** Style sheets that the config gives to the theme. */
export function styleSheetsOf(config: unknown, files: ProjectFiles): readonly string[] {
  return pluginsOf(config).flatMap(([name, options]) => {
    const given = name === 'theme' ? at(options, 'customCss') : undefined
    const paths = (Array.isArray(given) ? given : [given]).filter((path): path is string => typeof path === 'string')
    return paths.map((path) => joinPath(path)).filter((path) => files.read(path) !== undefined)
  })
}

function lastPart(name: string): string {
  return name.split('/').at(-1) ?? name
}

function redirectsOf(options: unknown, notes: ConfigNotes): readonly { readonly from: string; readonly to: string }[] {
  for (const key of ['fromExtensions', 'toExtensions'])
    if (listIn(options, key).length > 0)
      notes.say('by-hand', 'redirects', key, `\`${key}\` was left out: write the addresses that need it into \`redirects\`.`)
  return listIn(options, 'redirects').flatMap((redirect) => {
    const to = textIn(redirect, 'to')
    const given = at(redirect, 'from')
    const froms = (Array.isArray(given) ? given : [given]).filter((from): from is string => typeof from === 'string')
    return to === undefined ? [] : froms.map((from) => ({ from: rooted(from), to: rooted(to) }))
  })
}

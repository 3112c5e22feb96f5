// docusaurus-plugin-typedoc-api: packages of the repository, with the same addresses as docgen's, and JSON of TypeDoc for each version.
import { Call, type Code } from '../../scaffold/code-text.ts'
import { jsonOf } from '../../syntax/data/json-of.ts'
import type { ConfigNotes } from '../core/config-notes.ts'
import { joinPath } from '../core/paths.ts'
import type { Redirect } from '../core/redirects.ts'
import type { MigrationInput, ProjectFiles } from '../core/site.ts'
import { at, flagIn, listIn, textIn } from '../core/values.ts'

const word = 'docusaurus-plugin-typedoc-api'

interface MigratedPlugin {
  readonly source: Code
  readonly redirects: readonly Redirect[]
}

export function migrateTypedocApi(options: unknown, { files, fromOut }: MigrationInput, notes: ConfigNotes): MigratedPlugin {
  const projectRoot = textIn(options, 'projectRoot') ?? '.'
  const excluded = listIn(options, 'exclude')
  const packages = listIn(options, 'packages').flatMap((each): Code[] => {
    const path = typeof each === 'string' ? each : textIn(each, 'path')
    if (path === undefined || excluded.includes(path)) return []
    return [{ folder: fromOut(joinPath(projectRoot, path)), dir: textIn(each, 'slug') }]
  })
  const typedoc = at(options, 'typedocOptions')
  const base = `/${(textIn(options, 'routeBasePath') ?? 'api').replace(/^\/|\/$/g, '')}`
  notes.say('changed', 'reference', word, `apiReference() now makes the API reference of ${packages.length} packages.`)
  const source = new Call('apiReference', {
    packages,
    path: base === '/api' ? undefined : base,
    readme: flagIn(options, 'readmes') === true ? undefined : false,
    excludeProtected: flagIn(typedoc, 'excludeProtected') === true ? true : undefined,
    excludeExternals: flagIn(typedoc, 'excludeExternals') === true ? true : undefined,
  })
  return { source, redirects: redirectsOfVersions(options, base, files, notes) }
}

/** Their pages lead to those of the packages as they are now. */
function redirectsOfVersions(options: unknown, base: string, files: ProjectFiles, notes: ConfigNotes): readonly Redirect[] {
  const versions = versionsOf(options, files)
  if (versions.length === 0) return []
  const last = textIn(options, 'lastVersion') || versions[0]
  const old = versions.filter((version) => version !== last)
  const paths = [...(last === 'current' || flagIn(options, 'includeCurrentVersion') === false ? [] : ['next']), ...old]
  const quoted = versions.map((version) => `"${version}"`).join(', ')
  const lost = old.length > 0 ? `, and the addresses of ${old.length === 1 ? 'another version' : 'the other versions'}` : ''
  notes.say(
    'by-hand',
    'versions',
    word,
    `The reference of the versions ${quoted} was left out, because it is JSON of TypeDoc. The addresses below ${base}/ are now those of the packages in the repository${lost} lead there. For a reference of a release, install the release, and add apiReference() with \`version\`, \`resolveFrom\` and \`npm\`.`,
  )
  return paths.map((path) => ({ from: `${base}/${path}/*`, to: `${base}/*` }))
}

/** Those that the plugin kept something of, newest first. */
function versionsOf(options: unknown, files: ProjectFiles): readonly string[] {
  if (flagIn(options, 'disableVersioning') === true) return []
  const id = textIn(options, 'id') ?? 'default'
  const prefix = id === 'default' ? '' : `${id}_`
  const listed = jsonOf(files.read(`${prefix}versions.json`))
  const names = Array.isArray(listed) ? listed.filter((each): each is string => typeof each === 'string') : []
  const only = listIn(options, 'onlyIncludeVersions')
  return names.filter(
    (name) =>
      (only.length === 0 || only.includes(name)) &&
      files.read(`${prefix}versioned_docs/version-${name}/api-typedoc.json`) !== undefined,
  )
}

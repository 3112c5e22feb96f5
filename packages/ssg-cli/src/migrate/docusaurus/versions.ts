// The docs plugins of a Docusaurus config, with their versions.
import type { ForeignConfig, ProjectFiles } from '../core/site.ts'
import { jsonOf } from '../../syntax/data/json-of.ts'
import { at, listIn, textIn } from '../core/values.ts'
import { isDocsPlugin, pluginsOf } from './plugin-list.ts'

/** The docs of one version, or of an instance that has none. */
export interface DocsInstance {
  readonly dir: string
  /** `/docs/` */
  readonly base: string
  readonly name: string
  /** Of the plugin, as its folders of translations have it. */
  readonly id: string
  /** The empty folder of the version, which a script fills with the files of `dir`. */
  readonly copied?: string | undefined
  /** Folder of the version in those. */
  readonly translated: string
  readonly sidebarPath?: string | undefined
  readonly editUrl?: string | undefined
  /** Globs of files that are no pages, below `dir`. */
  readonly exclude: readonly string[]
  readonly version?:
    | { readonly name: string; readonly label?: string | undefined; readonly banner?: string | undefined }
    | undefined
}

/** Of all docs plugins, whether or not there are files. */
export function docsFoldersOf(config: unknown): readonly string[] {
  return pluginsOf(config).flatMap(([name, options]) => (isDocsPlugin(name) ? [docsFolderOf(options)] : []))
}

function docsFolderOf(options: unknown): string {
  return (textIn(options, 'path') ?? 'docs').replace(/^\.\//, '').replace(/\/$/, '')
}

export function docsInstancesOf({ value }: ForeignConfig, files: ProjectFiles): readonly DocsInstance[] {
  return pluginsOf(value)
    .filter(([name]) => isDocsPlugin(name))
    .flatMap(([, options]) => versionsOf(options, files))
}

function versionsOf(options: unknown, files: ProjectFiles): readonly DocsInstance[] {
  const id = textIn(options, 'id') ?? 'default'
  const prefix = id === 'default' ? '' : `${id}_`
  const routeBase = (textIn(options, 'routeBasePath') ?? 'docs').replace(/^\/|\/$/g, '')
  const name = id === 'default' ? 'docs' : id
  const sidebarPath = sidebarFile(textIn(options, 'sidebarPath'), files)
  const editUrl = textIn(options, 'editUrl')
  const dir = docsFolderOf(options)
  const listed = jsonOf(files.read(`${prefix}versions.json`))
  const only = listIn(options, 'onlyIncludeVersions')
  const isIncluded = (version: string): boolean => only.length === 0 || only.includes(version)
  const versions = (Array.isArray(listed) ? listed.filter((each): each is string => typeof each === 'string') : []).filter(
    isIncluded,
  )
  // A list may name the docs of the folder itself, which Docusaurus adds anyway: they are one version.
  const released = versions.filter((version) => version !== 'current')
  const exclude = listIn(options, 'exclude').filter((each): each is string => typeof each === 'string')
  const base = baseOf([routeBase])
  const current: DocsInstance = { dir, base, name, id, translated: 'current', sidebarPath, editUrl, exclude }
  if (released.length === 0) return [current]
  const last = textIn(options, 'lastVersion') ?? released[0]
  const place = (version: string): string =>
    textIn(options, 'versions', version, 'path') ?? (version === last ? '' : version === 'current' ? 'next' : version)
  const bannerOf = (version: string, index: number): string | undefined => {
    if (version === last) return undefined
    const given = textIn(options, 'versions', version, 'banner')
    return given === 'none'
      ? undefined
      : (given ?? (version === 'current' || index < released.indexOf(last ?? '') ? 'unreleased' : 'unmaintained'))
  }
  const hasFiles = (folder: string): boolean => files.paths.some((path) => path.startsWith(`${folder}/`))
  const hasCurrent =
    (versions.includes('current') || (at(options, 'includeCurrentVersion') !== false && isIncluded('current'))) && hasFiles(dir)
  const placeOf = (version: string): Partial<DocsInstance> => {
    const [own, sidebars] = [
      `${prefix}versioned_docs/version-${version}`,
      `${prefix}versioned_sidebars/version-${version}-sidebars.json`,
    ]
    // A script of the site may copy the docs there before it builds them.
    const isCopy = version === last && !hasCurrent && !hasFiles(own) && hasFiles(dir)
    return {
      translated: `version-${version}`,
      ...(isCopy ? { copied: own } : { dir: own }),
      ...(!isCopy || files.read(sidebars) !== undefined ? { sidebarPath: sidebars } : {}),
    }
  }
  const versionOf = (version: string, index: number): DocsInstance => ({
    ...current,
    ...(version !== 'current' && placeOf(version)),
    base: baseOf([routeBase, place(version)]),
    version: {
      name: version,
      // Readers of Docusaurus never see its name of the docs that have no version yet.
      label: textIn(options, 'versions', version, 'label') ?? (version === 'current' ? 'Next' : undefined),
      banner: bannerOf(version, index),
    },
  })
  return [...(hasCurrent ? ['current'] : []), ...released].map((version) => versionOf(version, released.indexOf(version)))
}

/** Configs say `.js` of what is TypeScript too: Docusaurus loads what has another ending of code. */
function sidebarFile(given: string | undefined, files: ProjectFiles): string | undefined {
  if (given === undefined || files.read(given) !== undefined) return given
  const stem = given.replace(/\.[cm]?[jt]s$/, '')
  return ['.ts', '.js', '.mts', '.mjs', '.cts', '.cjs'].map((ending) => stem + ending).find((path) => files.read(path)) ?? given
}

function baseOf(segments: readonly string[]): string {
  const path = segments.flatMap((segment) => segment.split('/').filter(Boolean)).join('/')
  return path === '' ? '/' : `/${path}/`
}

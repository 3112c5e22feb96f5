import type { Setting } from '../../scaffold/config-file.ts'
import { createConfigNotes, noteOpaque } from '../core/config-notes.ts'
import { askedPage, editLinkIsCode, editLinkQuestion, withEditLink } from '../core/edit-link.ts'
import { brandIn } from '../core/brand.ts'
import { finishPages, translationsAmong } from '../core/pages.ts'
import { localeSettings, untranslated } from '../core/locales.ts'
import { filledFolder, type ForeignConfig, type Migration, type MigrationInput, type MigrationTool } from '../core/site.ts'
import type { Note } from '../core/note.ts'
import { withinSite } from '../core/paths.ts'
import { listIn } from '../core/values.ts'
import { migrateBlogs } from './blog.ts'
import { migrateDocs, translatedFolder } from './docs-sources.ts'
import { localeNotes, localesOf, localeTexts, logoInAll, type DocusaurusLocales } from './locales.ts'
import { migrateOtherPages } from './other-pages.ts'
import { isMarkupPlugin, noteMarkupPlugins } from './markup-plugins.ts'
import { hasTypedoc, isEntryPoints, migratePlugins, styleSheetsOf } from './plugins.ts'
import { magicCommentsOf } from './magic-comments.ts'
import { noteOthers, siteSettings } from './site-settings.ts'
import { isCreateRedirects, questionsOf, withCreatedRedirects } from './created-redirects.ts'
import { shownFiles } from './shown-files.ts'
import { tabBlocksOf } from './tab-blocks.ts'
import { docsFoldersOf, docsInstancesOf, type DocsInstance } from './versions.ts'

export const docusaurus: MigrationTool = {
  name: 'docusaurus',
  title: 'Docusaurus',
  configNames: [
    'docusaurus.config.ts',
    'docusaurus.config.mts',
    'docusaurus.config.js',
    'docusaurus.config.mjs',
    'docusaurus.config.cjs',
  ],
  modulesOf: (config, files) =>
    docsInstancesOf(config, files).flatMap(({ sidebarPath }) =>
      sidebarPath !== undefined && !sidebarPath.endsWith('.json') ? [sidebarPath] : [],
    ),
  brandOf: ({ value }, files) => brandIn(styleSheetsOf(value, files), files, { names: ['--ifm-color-primary'] }),
  asksForPackages: ({ value }) => hasTypedoc(value),
  foldersOf: ({ value }) => docsFoldersOf(value).filter((dir) => dir.startsWith('../')),
  migrate,
  questions: {
    of: (config, migration) => [
      ...questionsOf(config, migration),
      ...editLinkQuestion(editUrlIn(config), editUrlArgument(config)),
    ],
    answered: (migration, answers, config) => {
      const linked = withEditLink(migration, answers, docsPlaceIn(config))
      return config.opaque.some((path) => isCreateRedirects(path)) ? withCreatedRedirects(linked, answers, config) : linked
    },
  },
}

function migrate(input: MigrationInput): Migration {
  const { config, files, modules } = input
  const notes = createConfigNotes(config, files)
  const instances = docsInstancesOf(config, files)
  const locales = localesOf(config)
  const surroundings = { locales, comments: magicCommentsOf(config.value, notes), codeTabs: tabBlocksOf(config), notes }
  const docs = instances.map((instance) => migrateDocs(instance, input, surroundings))
  const others = migrateOtherPages(input, surroundings)
  const blogs = migrateBlogs(input, surroundings)
  noteOthers(config.value, notes)
  const plugins = migratePlugins(input, instances, notes)
  noteMarkupPlugins(config, notes)
  for (const module of [config, ...modules.values()])
    noteOpaque(
      module,
      notes,
      (path) =>
        isCreateRedirects(path) ||
        isEntryPoints(path) ||
        isEditUrl(path) ||
        /^(?:presets|plugins)\.\d+(?:\.0)?$|prism/.test(path) ||
        isMarkupPlugin(path),
    )
  const drafts = [...docs.flatMap(({ pages }) => pages), ...others.pages, ...blogs.pages]
  const finished = finishPages(drafts)
  const editUrl = instances.find((instance) => instance.editUrl !== undefined)?.editUrl
  if (editUrl === undefined && config.opaque.some(isEditUrl)) notes.say('by-hand', 'config', 'editUrl', editLinkIsCode)
  const ofSite = siteSettings(config.value, { docs: docs.map(({ linkable }) => linkable), reference: plugins.reference }, notes)
  const valueOf = (key: string): Setting['value'] => ofSite.find((setting) => setting.key === key)?.value
  const redirects = [...plugins.redirects, ...blogs.redirects]
  const texts = { navbar: valueOf('navbar'), footer: valueOf('footer') }
  const settings: readonly Setting[] = [
    ...ofSite.map((setting) =>
      setting.key === 'logo' ? { ...setting, value: logoInAll(setting.value, locales, files) } : setting,
    ),
    ...localeSettings(locales, (locale) => localeTexts(locale, texts, files), notes),
    { key: 'editLink', value: editUrl === undefined ? undefined : { pattern: `${editUrl.replace(/\/?$/, '/')}{file}` } },
    { key: 'redirects', value: redirects.length > 0 ? redirects : undefined },
    { key: 'tags', value: docs.find(({ tags }) => tags !== undefined)?.tags ?? blogs.tags },
    { key: 'plugins', value: blogs.plugins.length > 0 ? blogs.plugins : undefined },
    { key: 'sources', value: [...docs.map(({ source }) => source), ...others.sources, ...plugins.sources] },
  ]
  const { copies, staticDir } = staticFiles(input)
  const assets = [
    ...pageAssets(input, [...instances.map(({ dir }) => dir), ...blogs.dirs, 'src/pages']).filter(
      ({ from }) => !blogs.authorFiles.includes(from),
    ),
    ...instances.flatMap((instance) => translatedAssets(input, locales, instance)),
  ]
  const shown = shownFiles(finished.pages, [...copies, ...assets], files)
  const known = new Set([...drafts.map(({ draft }) => draft.file), ...assets.map(({ from }) => from)])
  const addresses = [
    ...finished.addresses,
    ...docs.flatMap((each) => each.addresses.map((address) => ({ address, file: config.file, now: address }))),
    ...others.addresses,
    ...blogs.addresses,
    ...(plugins.reference ? [{ address: plugins.reference.path, file: config.file, now: `${plugins.reference.path}/` }] : []),
  ]
  return {
    pages: finished.pages,
    files: others.files,
    copies: [...copies, ...assets, ...shown],
    settings: [...settings, { key: 'staticDir', value: staticDir }],
    notes: [
      ...localeNotes(locales, input, known, notes),
      ...notes.notes,
      ...others.notes,
      ...unlistedVersions(input, instances),
      ...drafts.flatMap(({ draft }) => draft.notes),
    ],
    addresses: [...addresses, ...untranslated(addresses, locales, translationsAmong(drafts))],
    components: drafts.flatMap(({ draft }) => draft.components),
  }
}

/** Of blogs too, which docgen has one address for with the docs. */
function isEditUrl(path: string): boolean {
  return /^(?:presets\.\d+\.1\.(?:docs|blog)|plugins\.\d+\.1)\.editUrl$/.test(path)
}

/** The function of the first docs that have one. */
function editUrlIn({ opaque }: ForeignConfig): string | undefined {
  return opaque.find((path) => isEditUrl(path) && !path.includes('.blog.'))
}

/** Where the first docs lie in the new site. */
function docsPlaceIn({ value }: ForeignConfig): string {
  return withinSite(docsFoldersOf(value)[0] ?? 'docs')
}

/** https://docusaurus.io/docs/api/plugins/@docusaurus/plugin-content-docs#EditUrlFunction */
function editUrlArgument(config: ForeignConfig): Readonly<Record<string, unknown>> {
  const { name: locale } = localesOf(config).first
  return { version: 'current', versionDocsDirPath: docsPlaceIn(config), docPath: askedPage, permalink: '/', locale }
}

/** Files beside translated pages go with them. */
function translatedAssets({ files }: MigrationInput, { others }: DocusaurusLocales, instance: DocsInstance): Migration['copies'] {
  return others.flatMap((locale) => {
    const folder = `${translatedFolder(locale, instance)}/`
    return files.paths
      .filter((path) => path.startsWith(folder) && !/\.mdx?$|_category_\.\w+$/.test(path))
      .map((from) => ({ from, to: `i18n/${locale.name}/${withinSite(instance.dir)}/${from.slice(folder.length)}` }))
  })
}

/** Folders of versions that versions.json does not name: Docusaurus passes over them too. */
function unlistedVersions({ files }: MigrationInput, instances: readonly DocsInstance[]): readonly Note[] {
  const folders = [...new Set(files.paths.flatMap((path) => /^(?:\w+_)?versioned_docs\/version-[^/]+/.exec(path)?.[0] ?? []))]
  return folders
    .filter((folder) => !instances.some(({ dir }) => dir === folder))
    .map((file) => ({
      kind: 'by-hand',
      topic: 'versions',
      file,
      line: 1,
      message: 'No versions.json names this version, so it was left out.',
    }))
}

/** All static folders become the one that docgen copies. */
function staticFiles({ config, files }: MigrationInput): {
  readonly copies: Migration['copies']
  readonly staticDir: string | undefined
} {
  const given = listIn(config.value, 'staticDirectories').filter((each): each is string => typeof each === 'string')
  const dirs = given.length > 0 ? given : ['static']
  const [first = 'static'] = dirs
  const copies = dirs.flatMap((dir) =>
    files.paths
      .filter((path) => path.startsWith(`${dir}/`))
      .map((from) => ({ from, to: `${first}/${from.slice(dir.length + 1)}` })),
  )
  return { copies, staticDir: first === 'static' ? undefined : filledFolder(first, copies) }
}

/** Files beside pages: images, samples. */
function pageAssets({ files }: MigrationInput, dirs: readonly string[]): Migration['copies'] {
  const isPage = (path: string): boolean => /\.mdx?$|\.(?:jsx?|tsx?|css)$|_category_\./.test(path)
  return files.paths
    .filter(
      (path) =>
        dirs.some((dir) => path.startsWith(`${dir}/`)) && !(isPage(path) && (/\.mdx?$/.test(path) || path.startsWith('src/'))),
    )
    .filter((path) => !/_category_\.\w+$|\/tags\.yml$/.test(path))
    .map((from) => ({ from, to: withinSite(from) }))
}

import { readYamlValue } from '../../syntax/data/yaml-value.ts'
import { docIdentityOf } from '../../sources/docs/doc-identity.ts'
import { Call, type Code } from '../../scaffold/code-text.ts'
import { createConfigNotes, noteOpaque, type ConfigNotes } from '../core/config-notes.ts'
import { Draft } from '../core/draft.ts'
import { yamlText } from '../core/frontmatter.ts'
import { jsonReader } from '../core/json-import.ts'
import type { HomeLink } from '../core/hero.ts'
import { localeSettings, untranslated } from '../core/locales.ts'
import { codePages } from '../core/next/code-pages.ts'
import { linksOf } from '../core/next/links.ts'
import type { Note } from '../core/note.ts'
import { pageLinesOf, titleIn } from '../core/lines.ts'
import { finishPages, translationsAmong, type DraftPage } from '../core/pages.ts'
import type { Migration, MigrationInput, MigrationTool, OldAddress } from '../core/site.ts'
import { at, textIn } from '../core/values.ts'
import { blogsOf, placeInBlog, rulesOf, type Blogs } from './blog.ts'
import { collectionsOf, isI18nFile, isLoaderFile } from './collections.ts'
import { codeOf, copiesOf } from './copies.ts'
import { isLayoutFile, isSharedFile, layoutsOf, type Layouts } from './layouts.ts'
import { listsOf, type Lists } from './lists.ts'
import { localesOf } from './locales.ts'
import { oldPagesOf, routeCollection, routePagesOf } from './old-pages.ts'
import { migrateFumadocsPage } from './page.ts'
import { metadataIn } from './page-metadata.ts'
import { placeOf } from './place.ts'
import { codeRoutesOf, editPatternOf, serverRoutesOf, showsDescription } from './routes.ts'
import { brandOf, drawnTitle, navbarLinks, noteOthers, siteSettings, siteTitle } from './settings.ts'
import type { OldSite, Page } from './site.ts'
import { sourcesOf, type Sources } from './sources.ts'
import { sheetsOf, themeFiles } from '../core/next/theme-files.ts'
import { titleOfName } from './tree.ts'

const nextConfig = /^next\.config\.[cm]?[jt]s$/

export const fumadocs: MigrationTool = {
  name: 'fumadocs',
  title: 'Fumadocs',
  configNames: [
    ...['ts', 'mts', 'js', 'mjs'].map((ending) => `source.config.${ending}`),
    ...['mjs', 'ts', 'js', 'mts', 'cjs'].map((ending) => `next.config.${ending}`),
  ],
  packageNames: ['fumadocs-mdx', 'fumadocs-core', 'fumadocs-ui', '@fumadocs/'],
  react: () => ({ calls: ['redirects', 'baseOptions'], curried: {}, methods: ['toFumadocsSource', 'toSource'] }),
  modulesOf: (_, files) => files.paths.filter((path) => isModule(path, files)),
  brandOf: (_, files) => brandOf(sheetsOf(files, isLayoutFile), files),
  migrate,
}

function isModule(path: string, files: MigrationInput['files']): boolean {
  return (
    nextConfig.test(path) ||
    isLayoutFile(path) ||
    (/\.[cm]?[jt]sx?$/.test(path) && (isLoaderFile(path, files) || isI18nFile(path, files) || isSharedFile(path, files)))
  )
}

function migrate(input: MigrationInput): Migration {
  const { config, files, modules } = input
  const next =
    [...modules.values()].find(({ file }) => nextConfig.test(file)) ?? (nextConfig.test(config.file) ? config : undefined)
  const notes = createConfigNotes(config, files, [...modules.keys()])
  // Its words may stand in any file.
  const nextNotes = createConfigNotes(next ?? config, files)
  const site = siteOf(input, notes)
  const layouts = layoutsOf(modules, files)
  const { locales, place, routes } = site
  const read = site.pages.map((old) => pageOf(old, site))
  const blogs = blogsOf(read, site)
  const shown = migratePages(read, site, blogs)
  const listed = { ...site, collections: site.collections.filter((each) => !blogs.collections.has(each)) }
  const ofLists = listsOf(read, listed)
  const lists = { ...ofLists, addresses: [...ofLists.addresses, ...blogs.addresses] }
  const sources = sourcesOf(read, listed, lists, layouts.ownSidebarFile !== undefined)
  const drafts = read.map((page) => draftPageOf(page, site, blogs))
  const finished = finishPages(drafts)
  const [entry] = sources.entries(locales.first.name)
  const made = codeOfSite(site, layouts, { lists, entry: { text: textIn(entry, 'label'), link: textIn(entry, 'to') } })
  const server = serverRoutesOf(files)
  const addresses = [
    ...finished.addresses,
    ...lists.addresses,
    ...(locales.hasFallback ? untranslated(finished.addresses, locales, translationsAmong(drafts)) : []),
    ...made.addresses,
  ]
  const copies = copiesOf(site, shown)
  const drawn = files.paths.includes('public/logo.svg') ? undefined : drawnTitle(layouts)
  const settings = siteSettings({
    config: next?.value,
    layouts,
    files,
    copies,
    drawn,
    editPattern: editPatternOf(
      routes,
      site.collections.map((each) => place.dirOf(each)),
    ),
    hasLlmsTxt: server.hasLlmsTxt,
    notes,
    nextNotes,
    routes: routesOf(addresses),
    redirects: made.redirects,
  })
  noteConfig(input, site)
  if (next)
    noteOpaque({ ...next, opaque: next.opaque.filter((path) => /^(?:redirects|basePath|trailingSlash)\b/.test(path)) }, nextNotes)
  const navbar = (locale: string): Code => navbarOf(locale, { site, sources, blogs, layouts, hasHome: made.files.length > 0 })
  return {
    pages: finished.pages,
    files: [...made.files, ...lists.files, ...(drawn?.files ?? [])],
    copies,
    settings: [
      ...settings,
      { key: 'navbar', value: navbar(locales.first.name) },
      ...localeSettings(locales, ({ name }) => ({ navbar: navbar(name) }), notes),
      { key: 'plugins', value: blogs.collections.size > 0 ? blogs.plugins() : undefined },
      { key: 'sources', value: [...sources.sources, ...(hasRoutePages(site) ? [homeSource] : []), ...made.sources] },
    ],
    notes: [
      ...notes.notes,
      ...nextNotes.notes,
      ...sidebarNotes(site, layouts),
      ...made.notes,
      ...server.notes,
      ...themeFiles(files, isLayoutFile),
      ...drafts.flatMap(({ draft }) => draft.notes),
    ],
    addresses: [...addresses, ...made.forwarded, ...server.addresses],
    components: drafts.flatMap(({ draft }) => draft.components),
  }
}

/** Returns files outside of the static folder that pages show. */
function migratePages(read: readonly Page[], site: OldSite, { collections }: Blogs): readonly string[] {
  const { files, locales, pages, place, routes, found } = site
  const links = linksOf({
    files,
    locales,
    pages,
    newPathOf: place.newPathOf,
    migratePage: (draft, part) =>
      migrateFumadocsPage(draft, { ...part, json: jsonReader(draft.file, files), hasMath: found.math !== undefined }),
  })
  const code = codeOf(files)
  for (const { draft, old } of read) {
    const include = links.included(draft, old)
    const authors = collections.get(old.collection)
    migrateFumadocsPage(draft, {
      rules: authors && rulesOf(authors),
      link: links.of(old),
      include,
      included: {
        textOf: (path, isRoot) => include(isRoot ? `@/${path.replace(/^\.\//, '')}` : path.replace(/^(?!\.{1,2}\/)/, './')),
        codeOf: code.of(draft.file),
      },
      json: jsonReader(draft.file, files),
      showsDescription: showsDescription(routes, old.collection, files),
      hasMath: found.math !== undefined,
    })
  }
  return [...links.assets(), ...code.used()]
}

function hasRoutePages({ pages }: OldSite): boolean {
  return pages.some(({ collection }) => collection === routeCollection)
}

/** What the old site shows by code, beside its collections. */
function codeOfSite(
  site: OldSite,
  layouts: Layouts,
  { lists, entry }: { readonly lists: Lists; readonly entry: HomeLink },
): ReturnType<typeof codePages> {
  const { files, pages, place, routes, collections } = site
  const atRoot = [...collections, ...(hasRoutePages(site) ? [routeCollection] : [])].find(({ base }) => base === '')
  return codePages({
    files,
    code: routes.pages.filter(({ route }) => route === undefined || !lists.addresses.some(({ address }) => address === route)),
    written: new Set(pages.map(({ route }) => route)),
    rootDir: atRoot && place.dirOf(atRoot),
    title: siteTitle(layouts) ?? 'Home',
    tagline: textIn(layouts.metadata, 'description'),
    entry: entry.link === undefined ? undefined : entry,
    made: [],
  })
}

interface NavbarInput {
  readonly site: OldSite
  readonly sources: Sources
  readonly blogs: Blogs
  readonly layouts: Layouts
  /** Whether the home page was code. */
  readonly hasHome: boolean
}

function navbarOf(locale: string, { site: { locales, notes }, sources, blogs, layouts, hasHome }: NavbarInput): Code {
  const all = [...sources.navbar(locale), ...navbarLinks(layouts, locale === locales.first.name ? notes : silent)]
  const leadsIn = all.some((item) => at(item, 'to') !== undefined || at(item, 'items') !== undefined)
  // A home page that was code may have had the only way into the docs.
  const entries = leadsIn || !hasHome ? [] : sources.entries(locale)
  const text = JSON.stringify(all)
  const links = blogs.links.filter(({ to }) => !text.includes(`"${to}"`) && !text.includes(`"${to.slice(0, -1)}"`))
  const items = [...entries, ...links, ...all]
  return items.length > 0 ? items : undefined
}

function sidebarNotes({ unknown, files }: OldSite, { ownSidebarFile }: Layouts): readonly Note[] {
  const note = (file: string, line: number, message: string): Note => ({ kind: 'by-hand', topic: 'sidebar', file, line, message })
  return [
    ...(ownSidebarFile === undefined
      ? []
      : [
          note(
            ownSidebarFile,
            1,
            'The sidebar of the old site is code. The new one lists all pages by their folders: write it as you want it.',
          ),
        ]),
    ...unknown.map(({ file, item }) => {
      const lines = (files.read(file) ?? '').split('\n')
      const line = lines.findIndex((text) => text.includes(item)) + 1
      return note(file, Math.max(1, line), `"${item}" is not a page, so it was left out of the sidebar.`)
    }),
  ]
}

const homeSource = new Call('docs', { dir: 'home', path: '/', name: routeCollection.name, sidebar: [] })

const silent: ConfigNotes = { say: () => undefined, notes: [] }

function routesOf(addresses: readonly OldAddress[]): ReadonlySet<string> {
  return new Set(addresses.flatMap(({ now }) => now?.replace(/(?<=.)\/$/, '') ?? []))
}

function siteOf({ config, files, modules }: MigrationInput, notes: ConfigNotes): OldSite {
  const found = collectionsOf({ config, files, modules })
  const locales = localesOf(found.i18n)
  const { collections } = found
  return {
    files,
    found,
    collections,
    locales,
    pages: [...oldPagesOf(collections, files, locales), ...routePagesOf(files, locales)],
    place: placeOf(collections, locales),
    routes: codeRoutesOf(files, collections),
    notes,
    unknown: [],
  }
}

function pageOf(old: Page['old'], { files }: OldSite): Page {
  const text = files.read(old.file) ?? ''
  const { frontmatter } = pageLinesOf(text)
  const data = frontmatter ? readYamlValue(frontmatter.text).value : {}
  const name = old.path.split('/').at(-1) ?? old.path
  const exported = old.collection === routeCollection ? metadataIn(text) : {}
  const draft = new Draft(old.file, text)
  const given =
    textIn(data, 'title') ?? exported['title'] ?? (old.collection === routeCollection ? titleIn(draft.page.lines) : undefined)
  return {
    old,
    draft,
    data,
    id: docIdentityOf(old.contentPath, {}, '/').id,
    title: given ?? titleOfName(name),
    keys: [
      ...(textIn(data, 'title') === undefined ? [`title: ${yamlText(given ?? titleOfName(name))}`] : []),
      ...(exported['description'] === undefined ? [] : [`description: ${yamlText(exported['description'])}`]),
    ],
  }
}

function draftPageOf(page: Page, { place, locales }: OldSite, blogs: Blogs): DraftPage {
  const { old, draft, data, keys } = page
  const { collection, contentPath, route } = old
  const locale = [locales.first, ...locales.others].find(({ name }) => name === old.locale) ?? locales.first
  const isDraft = at(data, 'draft') === true
  if (isDraft)
    draft.note(0, {
      kind: 'by-hand',
      topic: 'frontmatter',
      message: `docgen leaves pages with "draft: true" out of the built site. Remove the key if ${route} was a page.`,
    })
  return {
    draft,
    to: place.newPathOf(old),
    contentPath,
    base: `${collection.base}/`,
    address: route,
    keys,
    isDraft,
    under: locale.path === '/' ? undefined : locale.path,
    original: locale === locales.first ? undefined : place.originalPathOf(old),
    ...(blogs.collections.has(collection) && placeInBlog(page)),
  }
}

function noteConfig({ config, files, modules }: MigrationInput, { found, locales, notes }: OldSite): void {
  noteOthers(config, notes)
  for (const { name, dir } of found.unplaced)
    notes.say(
      'by-hand',
      'config',
      name,
      `No code tells the addresses of the pages in "${dir}", so they were left out: add a \`docs()\` source for them.`,
    )
  for (const file of modules.keys()) {
    const text = isLoaderFile(file, files) ? (files.read(file) ?? '') : ''
    for (const word of ['slugs', 'url'])
      if (new RegExp(`\\bloader\\([\\s\\S]*?\\b${word}(?::|\\()`).test(text))
        notes.say(
          'by-hand',
          'config',
          word,
          `Code makes addresses here (\`${word}\` of loader()), so those of the new site may be others: compare them, and add \`slug\` or \`redirects\`.`,
        )
  }
  if (found.math !== undefined)
    notes.say(
      'by-hand',
      'plugin',
      found.math,
      'Formulas need a plugin: add remark-math and rehype-katex, as "Markup plugins" in the manual of docgen shows.',
    )
  if (found.made.length > 0)
    notes.say(
      'by-hand',
      'react-page',
      'loader',
      'Pages of OpenAPI or AsyncAPI documents are made here: docgen has sources of your own for that (`defineSource()`).',
    )
  if (locales.isHidden && locales.others.length > 0)
    notes.say(
      'by-hand',
      'locale',
      'hideLocale',
      'Addresses of the old site tell no language. In docgen, each translation has its own: /de/.',
    )
}

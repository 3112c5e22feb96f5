import { readYamlValue } from '../../syntax/data/yaml-value.ts'
import { docIdentityOf } from '../../sources/docs/doc-identity.ts'
import { Call, type Code } from '../../scaffold/code-text.ts'
import { createConfigNotes, noteOpaque, type ConfigNotes } from '../core/config-notes.ts'
import { Draft } from '../core/draft.ts'
import { yamlText } from '../core/frontmatter.ts'
import { localeSettings, untranslated } from '../core/locales.ts'
import { codePages } from '../core/next/code-pages.ts'
import { linksOf } from '../core/next/links.ts'
import type { Note } from '../core/note.ts'
import { pageLinesOf } from '../core/lines.ts'
import { finishPages, translationsAmong, type DraftPage } from '../core/pages.ts'
import type { Migration, MigrationInput, MigrationTool, OldAddress } from '../core/site.ts'
import { at, textIn } from '../core/values.ts'
import { collectionsOf, isI18nFile, isLoaderFile } from './collections.ts'
import { codeOf, copiesOf } from './copies.ts'
import { isLayoutFile, isSharedFile, layoutsOf, type Layouts } from './layouts.ts'
import { listsOf } from './lists.ts'
import { localesOf } from './locales.ts'
import { oldPagesOf, routeCollection, routePagesOf } from './old-pages.ts'
import { migrateFumadocsPage } from './page.ts'
import { placeOf } from './place.ts'
import { codeRoutesOf, editPatternOf, serverRoutesOf, showsDescription } from './routes.ts'
import { brandOf, drawnTitle, navbarLinks, noteOthers, siteSettings, siteTitle } from './settings.ts'
import type { OldSite, Page } from './site.ts'
import { sourcesOf } from './sources.ts'
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
  const { locales, pages, place, collections, routes, found } = site
  const links = linksOf({
    files,
    locales,
    pages,
    newPathOf: place.newPathOf,
    migratePage: (draft, part) => migrateFumadocsPage(draft, { ...part, hasMath: found.hasMath }),
  })
  const code = codeOf(files)
  const read = pages.map((old) => pageOf(old, site))
  for (const { draft, old } of read) {
    const include = links.included(draft, old)
    migrateFumadocsPage(draft, {
      link: links.of(old),
      include,
      included: {
        textOf: (path, isRoot) => include(isRoot ? `@/${path.replace(/^\.\//, '')}` : path.replace(/^(?!\.{1,2}\/)/, './')),
        codeOf: code.of(draft.file),
      },
      showsDescription: showsDescription(routes, old.collection, files),
      hasMath: found.hasMath,
    })
  }
  const lists = listsOf(read, site)
  const layouts = layoutsOf(modules, files)
  const { sources, navbar } = sourcesOf(read, site, lists, layouts.ownSidebarFile !== undefined)
  const drafts = read.map((page) => draftPageOf(page, site))
  const finished = finishPages(drafts)
  const addresses = [
    ...finished.addresses,
    ...lists.addresses,
    ...(locales.hasFallback ? untranslated(finished.addresses, locales, translationsAmong(drafts)) : []),
  ]
  const title = siteTitle(layouts)
  const hasRoutePages = pages.some(({ collection }) => collection === routeCollection)
  const made = codePages({
    files,
    code: routes.pages.filter(({ route }) => route === undefined || !lists.addresses.some(({ address }) => address === route)),
    written: new Set(pages.map(({ route }) => route)),
    rootDir: [...collections, ...(hasRoutePages ? [routeCollection] : [])].flatMap((each) =>
      each.base === '' ? [place.dirOf(each)] : [],
    )[0],
    title: title ?? 'Home',
    tagline: textIn(layouts.metadata, 'description'),
    made: [],
  })
  const server = serverRoutesOf(files)
  const copies = copiesOf(site, [...links.assets(), ...code.used()])
  const drawn = files.paths.includes('public/logo.svg') ? undefined : drawnTitle(layouts)
  const settings = siteSettings({
    config: next?.value,
    layouts,
    files,
    copies,
    drawn,
    editPattern: editPatternOf(
      routes,
      collections.map((each) => place.dirOf(each)),
    ),
    hasLlmsTxt: server.hasLlmsTxt,
    notes,
    nextNotes,
    routes: routesOf([...addresses, ...made.addresses]),
    redirects: made.redirects,
  })
  noteConfig(input, site)
  if (next)
    noteOpaque({ ...next, opaque: next.opaque.filter((path) => /^(?:redirects|basePath|trailingSlash)\b/.test(path)) }, nextNotes)
  const navbarOf = (locale: string): Code => {
    const all = [...navbar(locale), ...navbarLinks(layouts, locale === locales.first.name ? notes : silent)]
    return all.length > 0 ? all : undefined
  }
  return {
    pages: finished.pages,
    files: [...made.files, ...lists.files, ...(drawn?.files ?? [])],
    copies,
    settings: [
      ...settings,
      { key: 'navbar', value: navbarOf(locales.first.name) },
      ...localeSettings(locales, ({ name }) => ({ navbar: navbarOf(name) }), notes),
      { key: 'sources', value: [...sources, ...(hasRoutePages ? [homeSource] : []), ...made.sources] },
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
    addresses: [...addresses, ...made.addresses, ...made.forwarded, ...server.addresses],
    components: drafts.flatMap(({ draft }) => draft.components),
  }
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
  const given = textIn(data, 'title') ?? (old.collection === routeCollection ? titleInCode(text) : undefined)
  return {
    old,
    draft: new Draft(old.file, text),
    data,
    id: docIdentityOf(old.contentPath, {}, '/').id,
    title: given ?? titleOfName(name),
    hasTitle: textIn(data, 'title') !== undefined,
  }
}

/** `export const metadata = { title: 'Terms' }`, or the heading of level 1. */
function titleInCode(text: string): string | undefined {
  return /\bmetadata\b[^=]*=\s*\{[^}]*?\btitle:\s*['"]([^'"]+)['"]/.exec(text)?.[1] ?? /^# (.+)$/m.exec(text)?.[1]
}

function draftPageOf({ old, draft, data, title, hasTitle }: Page, { place, locales }: OldSite): DraftPage {
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
    keys: hasTitle ? [] : [`title: ${yamlText(title)}`],
    isDraft,
    under: locale.path === '/' ? undefined : locale.path,
    original: locale === locales.first ? undefined : place.originalPathOf(old),
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
  if (found.hasMath)
    notes.say(
      'by-hand',
      'plugin',
      'math',
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
      'Addresses of the old site tell no language. In docgen, translations stand under their own: /de/.',
    )
  if (locales.first.path !== '/')
    notes.say(
      'by-hand',
      'locale',
      'defaultLanguage',
      `Every language has a folder, so no page is at /: lead readers from there to ${locales.first.path}/ where the site is hosted.`,
    )
}

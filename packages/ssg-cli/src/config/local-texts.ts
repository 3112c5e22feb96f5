// Which texts of a config readers see. Each is read here, for its language and for findings: who adds one finds by the types that it has to be.
import {
  isSidebarList,
  localTextIn,
  routeFolderOf,
  type CategoryPageConfig,
  type ConfigTexts,
  type DocgenConfig,
  type DocsSource,
  type FooterConfig,
  type LocalText,
  type NavItemConfig,
  type NavLinkConfig,
  type SidebarConfig,
  type SidebarItemConfig,
  type Source,
  type SourceTexts,
  type TagsConfig,
} from '@docgen/model'
import { segmentsOfLabel } from '../common/category-segments.ts'
import { sourcePathOf } from './source-paths.ts'
import type { Path } from './words.ts'

/** How the texts of a config are read. */
interface Reading {
  /** The text in the language that is asked for; `path` leads to it in the config. */
  readonly say: (text: LocalText, path: Path) => string
  /** The text in the default language, which addresses are made of. */
  readonly original: (text: LocalText) => string
}

/** `first` is the default locale: what a language lacks is said in that one. */
export function readingIn(locale: string, first: string): Reading {
  const names = locale === first ? [first] : [locale, first]
  return { say: (text) => localTextIn(text, names), original: (text) => localTextIn(text, [first]) }
}

interface WrittenText {
  readonly text: Readonly<Record<string, string>>
  readonly path: Path
}

/** The texts that are written for each language. */
export function localTextsIn(config: DocgenConfig, sources: readonly Source<LocalText>[]): readonly WrittenText[] {
  const found: WrittenText[] = []
  const reading: Reading = {
    say: (text, path) => {
      if (typeof text !== 'string') found.push({ text, path })
      return ''
    },
    original: () => '',
  }
  configTextsOf(config, reading)
  sourceTextsOf(config, sources, reading)
  return found
}

/** All that the config says, complete. */
export function configTextsOf(config: DocgenConfig, { say }: Reading): ConfigTexts {
  const { title, tagline = '', navbar = [], footer = {}, announcementBar, logo, parts = [] } = config
  return {
    title: say(title, ['title']),
    tagline: say(tagline, ['tagline']),
    navbar: navbar.map((item, index) => navItemIn(item, say, ['navbar', index])),
    footer: footerIn(footer, say),
    announcementBar: announcementBar && {
      ...announcementBar,
      content: say(announcementBar.content, ['announcementBar', 'content']),
    },
    logo: logo && { ...logo, alt: logo.alt === undefined ? undefined : say(logo.alt, ['logo', 'alt']) },
    parts: parts.map((part, index) => ({
      ...part,
      label: say(part.label, ['parts', index, 'label']),
      paths: part.paths.map(routeFolderOf),
    })),
    tags: tagsIn(config.tags, say),
  }
}

/** What guides and references say; other sources say nothing in the config. */
export function sourceTextsOf(config: DocgenConfig, sources: readonly Source<LocalText>[], reading: Reading): SourceTexts {
  const docs = sources.flatMap((source) =>
    source.kind === 'docs' ? [[source.name, docsTextsOf(source, reading, sourcePathOf(source, config))] as const] : [],
  )
  const api = sources.flatMap((source) => {
    if (source.kind !== 'api') return []
    const groups = Object.entries(source.groupLabels ?? {}).map(([name, label]) => {
      return [name, reading.say(label, [...sourcePathOf(source, config), 'groups', name, 'label'])] as const
    })
    const { ownVersion } = source
    const at = [...sourcePathOf(source, config), 'version', 'label']
    const texts = {
      groupLabels: Object.fromEntries(groups),
      ownVersion: ownVersion && { ...ownVersion, label: reading.say(ownVersion.label, at) },
    }
    return [[source.name, texts] as const]
  })
  return { docs: Object.fromEntries(docs), api: Object.fromEntries(api) }
}

/** Sources as one language has them. */
export function sourcesIn(sources: readonly Source<LocalText>[], { docs, api }: SourceTexts): readonly Source[] {
  return sources.map((source): Source => {
    if (source.kind === 'docs') return { ...source, ...readTexts(docs, source.name) }
    return source.kind === 'api' ? { ...source, ...readTexts(api, source.name) } : source
  })
}

function readTexts<Texts>(byName: Readonly<Record<string, Texts>>, name: string): Texts {
  const own = byName[name]
  if (own === undefined) throw new Error(`The texts of the source "${name}" were never read.`)
  return own
}

type Say = Reading['say']

function navItemIn(item: NavItemConfig<LocalText>, say: Say, path: Path): NavItemConfig {
  if (!('items' in item)) return navLinkIn(item, say, path)
  const items = item.items.map((link, index) => navLinkIn(link, say, [...path, 'items', index]))
  return { ...item, label: say(item.label, [...path, 'label']), items }
}

function navLinkIn(link: NavLinkConfig<LocalText>, say: Say, path: Path): NavLinkConfig {
  return { ...link, label: say(link.label, [...path, 'label']) }
}

function footerIn({ columns, copyright }: FooterConfig<LocalText>, say: Say): FooterConfig {
  return {
    ...(columns && {
      columns: columns.map(({ title, links }, index) => {
        const path = ['footer', 'columns', index]
        return {
          title: say(title, [...path, 'title']),
          links: links.map((link, at) => navLinkIn(link, say, [...path, 'links', at])),
        }
      }),
    }),
    ...(copyright !== undefined && { copyright: say(copyright, ['footer', 'copyright']) }),
  }
}

function tagsIn(given: boolean | TagsConfig<LocalText> = false, say: Say): ConfigTexts['tags'] {
  if (given === false) return undefined
  const { path = '/tags', known } = given === true ? {} : given
  if (known === undefined) return { path: routeFolderOf(path) }
  const tags = Object.entries(known).map(([name, { label, description, slug }]) => {
    const at = ['tags', 'known', name]
    return [
      name,
      {
        ...(label !== undefined && { label: say(label, [...at, 'label']) }),
        ...(description !== undefined && { description: say(description, [...at, 'description']) }),
        ...(slug !== undefined && { slug }),
      },
    ] as const
  })
  return { path: routeFolderOf(path), known: Object.fromEntries(tags) }
}

function docsTextsOf(source: DocsSource<LocalText>, reading: Reading, path: Path): SourceTexts['docs'][string] {
  const { say } = reading
  const { sidebar, categories, version } = source
  return {
    sidebar: sidebarIn(sidebar, (list, inner) =>
      list.map((item, index) => sidebarItemIn(item, source, reading, [...path, 'sidebar', ...inner, index])),
    ),
    categories:
      categories &&
      Object.fromEntries(
        Object.entries(categories).map(([folder, { label, page, ...rest }]) => {
          const at = [...path, 'categories', folder]
          return [
            folder,
            {
              ...rest,
              ...(label !== undefined && { label: say(label, [...at, 'label']) }),
              ...(page !== undefined && { page: categoryPageIn(page, say, [...at, 'page']) }),
            },
          ]
        }),
      ),
    version: { ...version, label: say(version.label, [...path, 'version', 'label']) },
  }
}

type Items<Text> = readonly SidebarItemConfig<Text>[]

/** `listIn` is given a list of items and its place in the sidebar. */
function sidebarIn(
  sidebar: SidebarConfig<LocalText>,
  listIn: (list: Items<LocalText>, path: Path) => Items<string>,
): SidebarConfig {
  if (sidebar === 'auto') return sidebar
  if (isSidebarList(sidebar)) return listIn(sidebar, [])
  return Object.fromEntries(Object.entries(sidebar).map(([name, list]) => [name, listIn(list, [name])]))
}

function sidebarItemIn(
  item: SidebarItemConfig<LocalText>,
  source: DocsSource<LocalText>,
  reading: Reading,
  path: Path,
): SidebarItemConfig {
  const { say, original } = reading
  // What is no item is left for the validation to report.
  if (typeof item !== 'object' || item === null) return item
  if ('items' in item) {
    const { label, page: asked = source.categoryPages } = item
    const inner: readonly SidebarItemConfig<LocalText>[] = Array.isArray(item.items) ? item.items : []
    const page = asked === undefined ? undefined : categoryPageIn(asked, say, [...path, 'page'])
    return {
      ...item,
      label: say(label, [...path, 'label']),
      items: inner.map((each, index) => sidebarItemIn(each, source, reading, [...path, 'items', index])),
      // Its page has one address in all languages.
      page: typeof label === 'string' || !page ? page : { slug: segmentsOfLabel(original(label)).join('/'), ...ownOf(page) },
    }
  }
  if ('folder' in item) return item
  if ('href' in item) return { ...item, label: say(item.label, [...path, 'label']) }
  const { doc, label } = item
  return label === undefined ? { doc } : { doc, label: say(label, [...path, 'label']) }
}

function categoryPageIn(page: boolean | CategoryPageConfig<LocalText>, say: Say, path: Path): boolean | CategoryPageConfig {
  if (typeof page === 'boolean') return page
  const { title, description, slug } = page
  return {
    ...(title !== undefined && { title: say(title, [...path, 'title']) }),
    ...(description !== undefined && { description: say(description, [...path, 'description']) }),
    ...(slug !== undefined && { slug }),
  }
}

function ownOf(page: true | CategoryPageConfig): CategoryPageConfig {
  return page === true ? {} : page
}

// The sidebars of a folder of pages: those of the config, or made of its files as Rspress makes them.
import { jsonOf } from '../../syntax/data/json-of.ts'
import { joinPath } from '../core/paths.ts'
import type { ProjectFiles } from '../core/site.ts'
import { at, entriesIn, flagIn, listIn, textIn } from '../core/values.ts'
import { labelIn, type RspressLocale, type Words } from './locales.ts'
import { isNav, metaAt, sidebarFromFiles, type SideInput, type SideItem } from './meta.ts'
import { plainAddress } from './links.ts'
import type { Folders, PageFolder } from './old-pages.ts'

/** By the path of the pages that show them, told from the folder. */
export type Sidebars = Readonly<Record<string, readonly SideItem[]>>

/** Then no file is asked for one. */
function hasOwnNav(config: unknown): boolean {
  const theme = at(config, 'themeConfig')
  const places = [theme, ...listIn(theme, 'locales')]
  return places.some((place) => at(place, 'nav') !== undefined || at(place, 'sidebar') !== undefined)
}

export function sidebarsOf(config: unknown, folders: Folders, input: SideInput): Sidebars {
  if (!hasOwnNav(config)) return sidebarFromFiles(input)
  const { folder, words } = input
  const given = at(folder.locale.own, 'sidebar') ?? at(config, 'themeConfig', 'sidebar')
  const isOwn = (path: string): boolean => nearestFolder(path, folders.all) === folder
  const isOfLocale = at(folder.locale.own, 'sidebar') !== undefined && folders.versions.length === 0
  const own = entriesIn(given).filter(([path]) => isOfLocale || isOwn(path))
  return Object.fromEntries(
    own.map(([path, items]) => [`${plainAddress(path, folder)}/`.replace(/\/+$/, '/'), itemsOf(items, folder.locale, words)]),
  )
}

/** The one whose addresses begin with most of the path. */
function nearestFolder(path: string, folders: readonly PageFolder[]): PageFolder | undefined {
  const fitting = folders.filter(({ prefix }) => `${path}/`.startsWith(`${prefix}/`))
  return [...fitting].sort((a, b) => b.prefix.length - a.prefix.length)[0]
}

function itemsOf(items: unknown, locale: RspressLocale, words: Words): readonly SideItem[] {
  const list: SideItem[] = []
  let section: SideItem[] | undefined
  for (const item of listIn([items], 0)) {
    const header = textIn(item, 'sectionHeaderText')
    if (header !== undefined) {
      section = []
      list.push({ text: labelIn(words, locale, header), items: section })
    } else if (at(item, 'dividerType') !== undefined) section = undefined
    else (section ?? list).push(itemOf(item, locale, words))
  }
  return list
}

function itemOf(item: unknown, locale: RspressLocale, words: Words): SideItem {
  const text = textIn(item, 'text')
  const link = textIn(item) ?? textIn(item, 'link')
  const items = Array.isArray(at(item, 'items')) ? itemsOf(at(item, 'items'), locale, words) : undefined
  const label = text === undefined ? undefined : labelIn(words, locale, text)
  return { text: label, link, items, collapsed: flagIn(item, 'collapsed') }
}

/** Items of the navbar in the words of a language. Versions may have one each: then that of the latest counts. */
export function navOf(
  config: unknown,
  folder: PageFolder,
  { files, words }: { readonly files: ProjectFiles; readonly words: Words },
): readonly unknown[] {
  const own = at(folder.locale.own, 'nav') ?? at(config, 'themeConfig', 'nav')
  const given = own ?? navFromFiles(folder, files)
  const list = Array.isArray(given) ? given : listIn(given, folder.version ?? 'default')
  return list.map((item: unknown) => inWords(item, folder.locale, words))
}

function navFromFiles(folder: PageFolder, files: ProjectFiles): unknown {
  const written = jsonOf(files.read(joinPath(folder.dir, '_nav.json')))
  const meta = metaAt('', { files, folder })
  return written ?? (isNav(meta) ? meta : [])
}

function inWords(item: unknown, locale: RspressLocale, words: Words): unknown {
  const text = textIn(item, 'text')
  const nested = listIn(item, 'items').map((each) => inWords(each, locale, words))
  return {
    ...Object.fromEntries(entriesIn(item)),
    ...(text !== undefined && { text: labelIn(words, locale, text) }),
    ...(nested.length > 0 && { items: nested }),
  }
}

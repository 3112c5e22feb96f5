// `_meta.json` files: what a folder lists in the sidebar, in their order. Out: items as a config writes them.
import { compareText } from '@docgen/model'
import { jsonOf } from '../../syntax/data/json-of.ts'
import type { ConfigNotes } from '../core/config-notes.ts'
import type { Note } from '../core/note.ts'
import { folderOfFile } from '../core/paths.ts'
import type { ProjectFiles } from '../core/site.ts'
import { at, flagIn, listIn, textIn } from '../core/values.ts'
import { labelIn, type Words } from './locales.ts'
import { shownPath, type OldPage, type PageFolder } from './old-pages.ts'

/** What names of pages may have, or leave out. */
const ending = /\.(?:mdx?|[jt]sx?)$/

/** As `sidebar` of a config has it. Links are told from the folder of the language. */
export interface SideItem {
  /** Absent for a page that is called what its title says. */
  readonly text?: string | undefined
  readonly link?: string | undefined
  readonly items?: readonly SideItem[] | undefined
  readonly collapsed?: boolean | undefined
}

export interface SideInput {
  readonly files: ProjectFiles
  readonly folder: PageFolder
  /** Of that folder. */
  readonly pages: readonly OldPage[]
  readonly titleOf: (page: OldPage) => string | undefined
  readonly words: Words
  readonly notes: Pick<ConfigNotes, 'say'>
}

/** One list for the whole language, or where only its navbar is written, one for each folder. */
export function sidebarFromFiles(input: SideInput): Readonly<Record<string, readonly SideItem[]>> {
  const { files, folder, pages } = input
  const has = (name: string): boolean => files.paths.includes(inFolder(folder.dir, name))
  const isNavbar = has('_nav.json') || (has('_meta.json') && isNav(metaAt('', input)))
  if (!isNavbar || (has('_nav.json') && has('_meta.json') && !isNav(metaAt('', input)))) return { '/': listOf('', input) }
  const names = new Set(pages.flatMap(({ contentPath }) => (contentPath.includes('/') ? [contentPath.split('/')[0] ?? ''] : [])))
  return Object.fromEntries([...names].map((name) => [`/${name}/`, listOf(name, input)]))
}

/** Up to version 1, the file in the folder of all pages is the navbar. */
export function isNav(meta: readonly unknown[]): boolean {
  return meta.some((item) => textIn(item, 'text') !== undefined)
}

export function metaAt(path: string, { files, folder }: Pick<SideInput, 'files' | 'folder'>): readonly unknown[] {
  return listIn([jsonOf(files.read(inFolder(folder.dir, path, '_meta.json')))], 0)
}

function inFolder(...names: readonly string[]): string {
  return names.filter((name) => name !== '').join('/')
}

interface Part {
  readonly items: readonly SideItem[]
  /** Whether what stands below it belongs to it. */
  readonly isHeader?: boolean
}

/** `path` is below the folder of the language. */
function listOf(path: string, input: SideInput, withIndex = true): readonly SideItem[] {
  const list: SideItem[] = []
  let section: SideItem[] | undefined
  for (const { items, isHeader } of itemsAt(path, input, withIndex).map((item) => partOf(item, path, input))) {
    const [first] = items
    if (isHeader !== true) (section ?? list).push(...items)
    else if (first === undefined) section = undefined
    else {
      section = [...(first.items ?? [])]
      list.push({ ...first, items: section })
      // A folder holds what it has; a header stands above what follows.
      if (section.length > 0) section = undefined
    }
  }
  return list.filter(({ items, link }) => items === undefined || items.length > 0 || link !== undefined)
}

/** What the file of a folder names, or where there is none, all that is in it. */
function itemsAt(path: string, input: SideInput, withIndex: boolean): readonly unknown[] {
  const { files, folder, pages } = input
  const own = pages.filter(({ contentPath }) => path === '' || contentPath.startsWith(`${path}/`))
  const written = files.paths.includes(inFolder(folder.dir, path, '_meta.json'))
  const names = new Set(own.map(({ contentPath }) => contentPath.slice(path === '' ? 0 : path.length + 1).split('/')[0] ?? ''))
  const isFolder = (name: string): boolean => !name.endsWith('.md')
  const isOwn = (name: string): boolean => !names.has(name.replace(/\.md$/, '')) || isFolder(name)
  const sorted = [...names].filter(isOwn).sort((a, b) => Number(b === 'index.md') - Number(a === 'index.md') || compareText(a, b))
  const all = written ? metaAt(path, input) : sorted.map((name) => (isFolder(name) ? { type: 'dir', name } : name))
  const nameOf = (item: unknown): string | undefined =>
    textIn(item) ?? (textIn(item, 'type') === 'file' ? textIn(item, 'name') : undefined)
  return withIndex ? all : all.filter((item) => nameOf(item)?.replace(ending, '') !== 'index')
}

function partOf(item: unknown, path: string, input: SideInput): Part {
  const type = textIn(item) === undefined ? (textIn(item, 'type') ?? 'file') : 'file'
  const name = textIn(item) ?? textIn(item, 'name') ?? ''
  const label = textIn(item, 'label')
  const text = label === undefined ? undefined : labelIn(input.words, input.folder.locale, label)
  switch (type) {
    case 'divider':
      return { items: [], isHeader: true }
    case 'section-header':
      return { items: text === undefined ? [] : [{ text, items: [] }], isHeader: true }
    case 'dir':
      return { items: folderItem(joined(path, name), text, flagIn(item, 'collapsed'), input) }
    case 'dir-section-header': {
      const items = listOf(joined(path, name), input)
      return items.length === 0 ? { items: [] } : { items: [{ text: text ?? name, items }], isHeader: true }
    }
    case 'custom-link':
      return { items: [linkItem(item, input)] }
    default:
      return { items: pageItem(joined(path, name.replace(ending, '')), text, input) }
  }
}

function joined(path: string, name: string): string {
  return path === '' ? name : `${path}/${name}`
}

function pageAt(path: string, { pages }: SideInput): OldPage | undefined {
  return pages.find(({ contentPath }) => contentPath === shownPath(`${path}.md`))
}

function pageItem(path: string, text: string | undefined, input: SideInput): readonly SideItem[] {
  const page = pageAt(path, input)
  if (page) return [{ text: text === input.titleOf(page) ? undefined : text, link: page.route }]
  const name = path.split('/').at(-1) ?? path
  const message = `The _meta.json of "${folderOfFile(path) || '/'}" names "${name}", which is not a page, so it was left out.`
  input.notes.say('by-hand', 'sidebar', name, message)
  return []
}

/** The page of a folder is that beside it with its name, or its index unless the file lists that. */
function folderItem(
  path: string,
  text: string | undefined,
  collapsed: boolean | undefined,
  input: SideInput,
): readonly SideItem[] {
  const index = pageAt(`${path}/index`, input)
  const listsIndex = metaAt(path, input).some((item) => textIn(item)?.replace(ending, '') === 'index')
  const own = pageAt(path, input) ?? (listsIndex ? undefined : index)
  const items = listOf(path, input, own !== index || index === undefined)
  const label = text ?? (own && input.titleOf(own)) ?? path.split('/').at(-1) ?? path
  return items.length === 0 && own === undefined ? [] : [{ text: label, link: own?.route, items, collapsed }]
}

function linkItem(item: unknown, input: SideInput): SideItem {
  const link = textIn(item, 'link')
  const label = textIn(item, 'label') ?? link ?? ''
  const items = listIn(item, 'items').map((each) => linkItem(each, input))
  const text = labelIn(input.words, input.folder.locale, label)
  return items.length === 0 ? { text, link } : { text, link, items, collapsed: flagIn(item, 'collapsed') }
}

/** What Rspress shows beside the text of items. */
export function lostOfMeta(file: string, text: string): readonly Note[] {
  const items = listIn([jsonOf(text)], 0)
  const keys = ['icon', 'tag', 'context', 'overviewHeaders'].filter((key) => items.some((item) => at(item, key) !== undefined))
  const lost = items.some((item) => textIn(item, 'type') === 'divider') ? [...keys, 'divider'] : keys
  const [first] = lost
  if (first === undefined) return []
  const line = text.split('\n').findIndex((each) => each.includes(`"${first}"`)) + 1
  const place = file.endsWith('_nav.json') ? 'the navbar' : 'sidebars'
  const message = `Items lost ${lost.join(', ')}: docgen has no such thing in ${place}.`
  return [{ kind: 'left', topic: file.endsWith('_nav.json') ? 'navbar' : 'sidebar', file, line, message }]
}

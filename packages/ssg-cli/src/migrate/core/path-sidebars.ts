// Sidebars as VitePress and Rspress have them: a list of groups, or one for each path. Out: what `sidebar` of docs() says.
import type { Code } from '../../scaffold/code-text.ts'
import type { ConfigNotes } from './config-notes.ts'
import { at, entriesIn, flagIn, listIn, textIn, textOfHtml } from './values.ts'

interface SidebarTargets {
  /** Id of the doc at an address; `undefined` where there is none. */
  readonly idOf: (address: string) => string | undefined
  /** The path of a sidebar, without the folder of its language. */
  readonly pathOf?: ((path: string) => string) | undefined
  readonly notes: ConfigNotes
}

/** One list, or several by the path of the pages that show them. */
export function migrateSidebar(sidebar: unknown, { idOf, pathOf = (path) => path, notes }: SidebarTargets): Code {
  const context: Context = { idOf, notes, isElsewhere: () => false }
  if (Array.isArray(sidebar)) return sidebar.flatMap((item) => itemOf(item, '', context))
  const lists = listsIn(sidebar, pathOf)
  if (lists.length === 0) return undefined
  const migrated = lists.flatMap(({ name, base, items }): [string, readonly Code[]][] => {
    const isElsewhere = (address: string): boolean => ![undefined, name].includes(nameAt(address, lists))
    const code = items.flatMap((item) => itemOf(item, base, { ...context, isElsewhere }))
    return code.length === 0 ? [] : [[name, code]]
  })
  return migrated.length > 1 ? Object.fromEntries(migrated) : (migrated[0]?.[1] ?? [])
}

/** Of several lists, VitePress shows a page that none is for without a sidebar. Where it has no list at all, docgen makes one of all pages. */
export function isWithoutSidebar(sidebar: unknown, address: string): boolean {
  const lists = Array.isArray(sidebar) ? [] : listsIn(sidebar, (path) => path)
  if (lists.every(({ items }) => items.length === 0)) return false
  const name = nameAt(address, lists)
  return lists.find((list) => list.name === name)?.items.length === 0 || name === undefined
}

interface List {
  readonly name: string
  readonly paths: readonly string[]
  readonly base: string
  readonly items: readonly unknown[]
}

/** A list that several paths have is one sidebar. That of the whole site comes first: it is for the pages that no other is for. */
function listsIn(sidebar: unknown, pathOf: (path: string) => string): readonly List[] {
  const lists = new Map<string, List>()
  for (const [path, value] of [...entriesIn(sidebar)].sort(([a], [b]) => Number(b === '/') - Number(a === '/'))) {
    const given: unknown = Array.isArray(value) ? value : at(value, 'items')
    const items: readonly unknown[] = Array.isArray(given) ? given : []
    const base = textIn(value, 'base') ?? ''
    const key = JSON.stringify([base, items])
    const known = lists.get(key)
    const name = known?.name ?? unusedName(nameOf(pathOf(path)), [...lists.values()])
    lists.set(key, { name, paths: [...(known?.paths ?? []), `/${path.replace(/^\//, '')}`], base, items })
  }
  return [...lists.values()]
}

/** VitePress takes the path with most segments that the address begins with. */
function nameAt(address: string, lists: readonly List[]): string | undefined {
  const segmentsIn = (path: string): number => path.split('/').length
  const fitting = lists.flatMap(({ name, paths }) =>
    paths.filter((path) => address.startsWith(path)).map((path) => ({ name, path })),
  )
  return fitting.sort((a, b) => segmentsIn(b.path) - segmentsIn(a.path))[0]?.name
}

function nameOf(path: string): string {
  return path.split('/').filter(Boolean).join('-').replace(/-$/, '') || 'pages'
}

function unusedName(name: string, lists: readonly List[]): string {
  const taken = new Set(lists.map((list) => list.name))
  let unused = name
  for (let count = 2; taken.has(unused); count++) unused = `${name}-${count}`
  return unused
}

interface Context extends Pick<SidebarTargets, 'idOf' | 'notes'> {
  /** Whether the page at an address shows another sidebar, so that this one only links to it. */
  readonly isElsewhere: (address: string) => boolean
}

function itemOf(item: unknown, above: string, context: Context): readonly Code[] {
  const base = textIn(item, 'base') ?? above
  const label = textOfHtml(textIn(item, 'text') ?? '')
  const link = textIn(item, 'link')
  const inner = at(item, 'items')
  const own = link === undefined ? [] : linkItem(label, joinLink(base, link), context)
  if (!Array.isArray(inner)) return own
  const inside = inner.flatMap((each) => itemOf(each, base, context))
  // A page that the list has too would be marked as current twice.
  const named = new Set(docsWithin(inside))
  const items = [...own.filter((each) => docsWithin([each]).every((doc) => !named.has(doc))), ...inside]
  if (items.length === 0 || label === '') return items
  return [{ label, items, collapsed: flagIn(item, 'collapsed') === true ? undefined : false }]
}

function docsWithin(items: readonly unknown[]): readonly string[] {
  return items.flatMap((item) => [
    ...[textIn(item) ?? textIn(item, 'doc')].filter((doc) => doc !== undefined),
    ...docsWithin(listIn(item, 'items')),
  ])
}

function linkItem(label: string, link: string, { idOf, notes, isElsewhere }: Context): readonly Code[] {
  const [path = '', anchor] = link.split('#')
  const id = /^[a-z]+:/i.test(link) ? undefined : idOf(path)
  if (id !== undefined && anchor === undefined && !isElsewhere(path)) return [label === '' ? id : { doc: id, label }]
  if (label === '') {
    notes.say('by-hand', 'sidebar', link, `The link to "${link}" was left out of the sidebar, because it has no text.`)
    return []
  }
  if (/^[a-z]+:/i.test(link)) return [{ label, href: link }]
  // A file, of the old site or of an output.
  if (id !== undefined || /\.(?!md$|html$)[a-z0-9]{2,5}$/i.test(path)) return [{ label, href: link }]
  notes.say('by-hand', 'sidebar', link, `The sidebar links "${label}" to "${link}", which is not a page, so it was left out.`)
  return []
}

/** As VitePress joins them: a base that does not end in a slash may be the beginning of a name. */
function joinLink(base: string, link: string): string {
  if (/^(?:[a-z]+:|\/\/)/i.test(link)) return link
  const whole = base === '' ? link : `${base}${link.replace(/^\//, base.endsWith('/') ? '' : '/')}`
  return `/${whole
    .split('/')
    .filter((segment) => segment !== '' && segment !== '.')
    .join('/')}${link.endsWith('/') ? '/' : ''}`
}

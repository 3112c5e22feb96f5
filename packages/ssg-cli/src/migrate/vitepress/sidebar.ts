import { isRecord } from '@docgen/model'
import type { Code } from '../../scaffold/code-text.ts'
import type { ConfigNotes } from '../core/config-notes.ts'
import { at, entriesIn, flagIn, textIn, textOfHtml } from '../core/values.ts'

/** `idOf` is the id of the doc at an address; `undefined` where there is none. */
export function migrateSidebar(sidebar: unknown, idOf: (address: string) => string | undefined, notes: ConfigNotes): Code {
  if (Array.isArray(sidebar)) return sidebar.flatMap((item) => itemOf(item, '', { idOf, notes }))
  // VitePress takes the longest path that fits, in any order; of one sidebar, readers see first what is about the whole site.
  const parts = [...entriesIn(sidebar)].sort(([a], [b]) => Number(b === '/') - Number(a === '/'))
  if (parts.length === 0) return undefined
  if (parts.length > 1) {
    const names = parts.map(([path]) => `"${path}"`).join(', ')
    notes.say('changed', 'sidebar', 'sidebar', `The sidebars of ${names} are now categories of one sidebar.`)
  }
  return parts.flatMap(([path, value]) => {
    const list: unknown = Array.isArray(value) ? value : at(value, 'items')
    const base = textIn(value, 'base') ?? ''
    const items = (Array.isArray(list) ? list : []).flatMap((item) => itemOf(item, base, { idOf, notes }))
    const isAlone = parts.length === 1 || items.every((item) => isRecord(item) && 'items' in item)
    return items.length === 0 ? [] : isAlone ? items : [{ label: labelOf(path), items }]
  })
}

interface Context {
  readonly idOf: (address: string) => string | undefined
  readonly notes: ConfigNotes
}

function itemOf(item: unknown, above: string, context: Context): readonly Code[] {
  const base = textIn(item, 'base') ?? above
  const label = textOfHtml(textIn(item, 'text') ?? '')
  const link = textIn(item, 'link')
  const inner = at(item, 'items')
  const own = link === undefined ? [] : linkItem(label, joinLink(base, link), context)
  if (!Array.isArray(inner)) return own
  const items = [...own, ...inner.flatMap((each) => itemOf(each, base, context))]
  if (items.length === 0 || label === '') return items
  return [{ label, items, collapsed: flagIn(item, 'collapsed') === true ? undefined : false }]
}

function linkItem(label: string, link: string, { idOf, notes }: Context): readonly Code[] {
  if (/^[a-z]+:/i.test(link)) return [{ label, href: link }]
  const [path = '', anchor] = link.split('#')
  const id = idOf(path)
  if (id !== undefined && anchor === undefined) return [{ doc: id, label }]
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

function labelOf(path: string): string {
  const name = path.split('/').filter(Boolean).at(-1) ?? 'Pages'
  return name.charAt(0).toUpperCase() + name.slice(1).replaceAll('-', ' ')
}

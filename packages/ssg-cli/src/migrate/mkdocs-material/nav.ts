// In: an item of the navigation of mkdocs.yml. Out: the items of a sidebar.
import type { Code } from '../../scaffold/code-text.ts'
import type { ConfigNotes } from '../core/config-notes.ts'
import { isLlmsPlugin } from '../core/llms-txt.ts'
import { joinPath } from '../core/paths.ts'
import { at, entriesIn, listIn } from '../core/values.ts'
import { namedIn } from './settings.ts'

export interface Nav {
  readonly ids: ReadonlyMap<string, string>
  /** Of posts, and of the page that lists them. */
  readonly addressOf: (path: string) => string | undefined
  /** What docgen writes in the place of files that plugins wrote. */
  readonly madeOf: (path: string) => Readonly<Record<'label' | 'href', string>> | undefined
  /** Of a page. */
  readonly titleOf: (path: string) => string | undefined
  readonly notes: ConfigNotes
}

export function navItem(item: unknown, nav: Nav): readonly Code[] {
  if (typeof item === 'string') return navLink(item, undefined, nav)
  return entriesIn(item).flatMap(([given, value]) => {
    if (typeof value === 'string') return navLink(value, given === '' ? undefined : given, nav)
    const items = listIn([value], 0).flatMap((each) => navItem(each, nav))
    // A hook may name a section after its first page.
    const label = given === '' ? nav.titleOf(firstPathIn(value) ?? '') : given
    return label === undefined ? items : [{ label, items }]
  })
}

function firstPathIn(value: unknown): string | undefined {
  if (typeof value === 'string') return value
  const inner = Array.isArray(value) ? value : entriesIn(value).map(([, each]) => each)
  return inner.map(firstPathIn).find((path) => path !== undefined)
}

function navLink(path: string, label: string | undefined, { ids, addressOf, madeOf, titleOf, notes }: Nav): readonly Code[] {
  if (/^(?:[a-z]+:|\/)/i.test(path)) return [{ label: label ?? path, href: path }]
  const address = addressOf(path)
  if (address !== undefined) return [{ label: label ?? titleOf(path) ?? 'Blog', href: address }]
  const id = ids.get(path.replace(/^\.\//, ''))
  if (id !== undefined) return [label === undefined ? id : { doc: id, label }]
  const made = madeOf(path)
  if (made !== undefined) return [{ ...made, label: label ?? made.label }]
  notes.say('by-hand', 'sidebar', path, `The navigation names "${path}", which is not a page, so it was left out.`)
  return []
}

export function linkToMade(path: string, config: unknown, reference: string | undefined): ReturnType<Nav['madeOf']> {
  const address = `/${joinPath(path).replace(/\/?index\.html$/, '')}`
  if (address === reference) return { label: 'API', href: reference }
  const hasLlms = namedIn(at(config, 'plugins')).some(([name]) => isLlmsPlugin(name))
  return hasLlms && address === '/llms.txt' ? { label: 'llms.txt', href: address } : undefined
}

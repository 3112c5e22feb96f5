// `_meta` files: the order and the titles of what is in a folder.
import { isRecord } from '@docgen/model'
import type { ForeignConfig, ProjectFiles } from '../core/site.ts'
import { jsonOf } from '../../syntax/data/json-of.ts'
import { at, entriesIn, textIn } from '../core/values.ts'
import { textOfNode } from '../core/next/react-data.ts'

export interface MetaItem {
  readonly key: string
  readonly title: string | undefined
  /** `doc` unless the file says otherwise. */
  readonly type: 'doc' | 'page' | 'menu' | 'separator'
  readonly display: 'normal' | 'hidden' | 'children'
  readonly href: string | undefined
  readonly theme: Theme
  /** Of a menu, and in a file for all folders. */
  readonly items: unknown
}

/** How a page is laid out: `{ layout: 'full', toc: false }`. */
export type Theme = Readonly<Record<string, unknown>>

export interface Meta {
  readonly file: string | undefined
  readonly items: readonly MetaItem[]
  /** What its `*` says of what the folder has. */
  readonly others: MetaItem
}

const plain: MetaItem = {
  key: '*',
  title: undefined,
  type: 'doc',
  display: 'normal',
  href: undefined,
  theme: {},
  items: undefined,
}

/** `file` is where the value is written. */
export function metaOf(value: unknown, file?: string): Meta {
  const entries = entriesIn(value)
  const others = itemOf('*', entries.find(([key]) => key === '*')?.[1], plain)
  return { file, others, items: entries.filter(([key]) => key !== '*').map(([key, each]) => itemOf(key, each, others)) }
}

function itemOf(key: string, value: unknown, others: MetaItem): MetaItem {
  const type = textIn(value, 'type')
  const display = textIn(value, 'display')
  const theme = at(value, 'theme')
  return {
    key,
    title: titleOf(value),
    type: type === 'doc' || type === 'page' || type === 'menu' || type === 'separator' ? type : others.type,
    display: display === 'normal' || display === 'hidden' || display === 'children' ? display : others.display,
    href: textIn(value, 'href'),
    theme: { ...others.theme, ...(isRecord(theme) ? theme : {}) },
    items: at(value, 'items'),
  }
}

/** A text or an element, alone or as a key. Empty ones leave it to the page. */
export function titleOf(value: unknown): string | undefined {
  const given = isRecord(value) && !('$element' in value) ? value['title'] : value
  const text = textOfNode(given)
  return text === '' ? undefined : text
}

/** `_meta.ts`, `_meta.json`, of a language `_meta.de.json`, of all folders `_meta.global.ts`. */
const metaName = /^_meta(?:\.(global|[a-z]{2,3}(?:-[\w-]+)?))?\.(?:json|[cm]?[jt]sx?)$/

export function isMeta(path: string): boolean {
  return metaName.test(path.slice(path.lastIndexOf('/') + 1))
}

interface Read {
  readonly files: ProjectFiles
  readonly modules: ReadonlyMap<string, ForeignConfig>
}

/** What one file says of all folders. */
export function readGlobalMetas({ modules }: Read): readonly Meta[] {
  return [...modules].flatMap(([file, { value }]) => (/(?:^|\/)_meta\.global\.\w+$/.test(file) ? [metaOf(value, file)] : []))
}

/** Reads the file of a folder; `undefined` where it has none. */
export function readMeta(folder: string, locale: string | undefined, { files, modules }: Read): Meta | undefined {
  const own = files.paths.filter((path) => path.startsWith(`${folder}/`) && !path.slice(folder.length + 1).includes('/'))
  const partOf = (path: string): string | undefined | null => {
    const found = metaName.exec(path.slice(folder.length + 1))
    return found ? found[1] : null
  }
  const file =
    own.find((path) => locale !== undefined && partOf(path) === locale) ?? own.find((path) => partOf(path) === undefined)
  if (file === undefined) return undefined
  return metaOf(file.endsWith('.json') ? jsonOf(files.read(file)) : modules.get(file)?.value, file)
}

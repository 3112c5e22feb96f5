// `meta.json` and `meta.yaml`: the title of a folder, and what it lists.
import { jsonOf } from '../../syntax/data/json-of.ts'
import { readYamlValue } from '../../syntax/data/yaml-value.ts'
import { flagIn, listIn, textIn } from '../core/values.ts'

export interface Meta {
  readonly file: string
  readonly title: string | undefined
  /** Absent where the folder lists everything in it. */
  readonly pages: readonly string[] | undefined
  readonly pagesIndex: string | undefined
  /** Whether the folder is a tab of the sidebar. */
  readonly root: boolean
  readonly defaultOpen: boolean | undefined
  readonly collapsible: boolean | undefined
}

/** `meta.json`, of a language `meta.de.json`. */
export const metaName = /(?:^|\/)meta(?:\.([\w-]+))?\.(?:json|ya?ml)$/

export function metaIn(file: string, text: string): Meta {
  const value = file.endsWith('.json') ? jsonOf(text) : readYamlValue(text).value
  const pages = listIn(value, 'pages').filter((item): item is string => typeof item === 'string')
  return {
    file,
    title: textIn(value, 'title'),
    pages: pages.length > 0 ? pages : undefined,
    pagesIndex: textIn(value, 'pagesIndex'),
    root: flagIn(value, 'root') === true,
    defaultOpen: flagIn(value, 'defaultOpen'),
    collapsible: flagIn(value, 'collapsible'),
  }
}

type Item =
  | { readonly type: 'rest'; readonly isReversed: boolean }
  | { readonly type: 'separator'; readonly label: string | undefined }
  | { readonly type: 'link'; readonly label: string; readonly href: string }
  | { readonly type: 'path' | 'extract' | 'except'; readonly path: string }

/** https://www.fumadocs.dev/docs/page-conventions#pages */
export function itemOf(item: string): Item {
  if (item === '...' || item === 'z...a') return { type: 'rest', isReversed: item === 'z...a' }
  const separator = /^---(?:\[[^\]]+\])?(.*?)(?:---)?$/.exec(item)
  if (separator) return { type: 'separator', label: separator[1] === '' ? undefined : separator[1] }
  const [, label, href] = /^(?:external:)?(?:\[[^\]]+\])?\[([^\]]+)\]\(([^)]+)\)$/.exec(item) ?? []
  if (label !== undefined && href !== undefined) return { type: 'link', label, href }
  if (item.startsWith('!')) return { type: 'except', path: item.slice(1) }
  return item.startsWith('...') ? { type: 'extract', path: item.slice(3) } : { type: 'path', path: item }
}

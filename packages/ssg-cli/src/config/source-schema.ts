// What a source of the config may be made of.
import * as v from 'valibot'
import type { SidebarItemConfig } from '../model/sidebar-item-config.ts'
import type { Source } from '../model/source.ts'
import { flag, fullText, innerFolder, list, routeFolder, shape } from './schema-parts.ts'

export const sourceSchema = v.custom<Source>(
  isSource,
  'a source: what `docs()`, `changelogs()`, `pages()`, `apiReference()` or `defineSource()` returns',
)

const sidebarItem: v.GenericSchema<SidebarItemConfig> = v.lazy((item) => {
  if (typeof item !== 'object' || item === null)
    return v.string('a doc id, or an object: `{ doc }`, `{ label, href }` or `{ label, items }`')
  if ('items' in item) {
    return shape({ label: fullText, items: list(sidebarItem, 'sidebar items'), collapsed: v.optional(flag) })
  }
  if ('href' in item) return shape({ href: fullText, label: fullText })
  return shape({ doc: fullText, label: v.optional(fullText) })
})

const sourceName = v.optional(fullText)

/** Options of the sources that docgen itself has. */
export const sourceSchemas = {
  docs: shape(
    {
      dir: v.optional(innerFolder),
      path: v.optional(routeFolder),
      name: sourceName,
      sidebar: v.optional(
        v.lazy((sidebar) =>
          Array.isArray(sidebar) ? v.array(sidebarItem) : v.literal('auto', '"auto" or a list of sidebar items'),
        ),
      ),
      mainDoc: v.optional(fullText),
      version: v.optional(
        shape(
          {
            name: fullText,
            label: v.optional(fullText),
            banner: v.optional(v.picklist(['unreleased', 'unmaintained'], '"unreleased" or "unmaintained"')),
          },
          'an object: `{ name, label, banner }`',
        ),
      ),
    },
    'an object: `docs({ dir: "docs" })`',
  ),
  changelogs: shape({ dir: v.optional(innerFolder), name: sourceName }, 'an object: `changelogs({ dir: "changelogs" })`'),
  pages: shape(
    { dir: v.optional(innerFolder), path: v.optional(routeFolder), name: sourceName },
    'an object: `pages({ dir: "pages" })`',
  ),
  custom: shape(
    { name: fullText, watch: v.optional(list(innerFolder, 'files and folders')), load: v.function('a function') },
    'an object: `defineSource({ name, load })`',
  ),
}

function isSource(value: unknown): boolean {
  if (!isRecord(value) || typeof value['name'] !== 'string') return false
  const { kind, dir, path, load } = value
  if (kind === 'api') return typeof path === 'string' && path.startsWith('/') && typeof load === 'function'
  if (kind === 'custom') return Array.isArray(value['watch']) && typeof load === 'function'
  if (kind === 'changelogs') return typeof dir === 'string'
  return (kind === 'docs' || kind === 'pages') && typeof dir === 'string' && typeof path === 'string'
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null
}

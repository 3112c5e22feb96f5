// Collections without a sidebar, such as a blog: the page that lists them, which was code.
import { relativePath } from '../core/paths.ts'
import type { Migration, OldAddress } from '../core/site.ts'
import { at } from '../core/values.ts'
import type { Collection } from './collections.ts'
import type { OldSite, Page } from './site.ts'
import { titleOfName } from './tree.ts'

export interface Lists {
  readonly files: Migration['files']
  readonly addresses: readonly OldAddress[]
  /** Entries of the sidebar, the newest first. */
  readonly idsOf: (collection: Collection, locale: string) => readonly string[]
  readonly hasPage: (collection: Collection) => boolean
}

export function listsOf(pages: readonly Page[], { collections, found, locales, place, routes }: OldSite): Lists {
  const lists = [...collections, ...found.repeated].filter(({ isList }) => isList)
  const pagesOf = ({ dir }: Collection, locale: string): readonly Page[] =>
    pages
      .filter(
        ({ old, data }) =>
          old.file.startsWith(`${dir}/`) && (old.locale ?? locales.first.name) === locale && at(data, 'draft') !== true,
      )
      .toSorted((a, b) => (dateOf(a) < dateOf(b) ? 1 : -1))
  const folderOf = (collection: Collection): string => {
    const outer = collections.find(({ dir }) => collection.dir.startsWith(`${dir}/`))
    return found.repeated.includes(collection) && outer
      ? `${place.dirOf(outer)}${collection.dir.slice(outer.dir.length)}`
      : place.dirOf(collection)
  }
  const withoutIndex = lists.filter(({ base }) => base !== '' && !pages.some(({ old }) => old.route === base))
  return {
    hasPage: (collection) => withoutIndex.includes(collection),
    idsOf: (collection, locale) => pagesOf(collection, locale).map(({ id }) => id),
    addresses: withoutIndex.flatMap(({ base }) =>
      routes.pages.flatMap(({ file, route }) => (route === base ? [{ address: base, file, now: base }] : [])),
    ),
    files: withoutIndex.map((collection) => ({
      path: `${folderOf(collection)}/index.md`,
      text: `---\ntitle: ${titleOfName(collection.base.split('/').at(-1) ?? 'Blog')}\n---\n\n${pagesOf(
        collection,
        locales.first.name,
      )
        .map((page) => lineOf(page, relativePath(folderOf(collection), place.newPathOf(page.old))))
        .join('')}`,
    })),
  }
}

function dateOf({ data }: Page): string {
  const date = at(data, 'date')
  return /^\d{4}-\d{2}-\d{2}/.exec(date instanceof Date ? date.toISOString() : String(date ?? ''))?.[0] ?? ''
}

function lineOf(page: Page, path: string): string {
  const date = dateOf(page)
  return `- ${date === '' ? '' : `${date}: `}[${page.title.replace(/[[\]]/g, '\\$&')}](${path.replaceAll(' ', '%20')})\n`
}

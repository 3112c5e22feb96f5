import type { CompiledPage } from '@docgen/model'
import { composedName } from './name-lookup.ts'
import { decodeHref, folderOf, joinPath } from './paths.ts'

/** Files that the links, images and frontmatter of these pages may mean, relative to the site root, in composed names: only they are worth reading. */
export function referencedFilesOf(
  pages: readonly CompiledPage[],
  which: 'all' | 'images' = 'all',
  above = 0,
  /** Where the original of a file lies that a page names beside its translation. */
  originalOf: (file: string) => string | undefined = () => undefined,
): ReadonlySet<string> {
  const files = new Set<string>()
  for (const { file, slots, frontmatter } of pages) {
    const hrefs = [
      ...slots.flatMap(({ kind, href }) => (kind === 'code' || (which === 'images' && kind !== 'image') ? [] : [href])),
      ...(frontmatter.image === undefined ? [] : [frontmatter.image]),
    ]
    for (const href of hrefs) {
      const end = href.search(/[?#]/)
      const path = decodeHref(end < 0 ? href : href.slice(0, end))
      const target =
        path === undefined
          ? undefined
          : joinPath(path.startsWith('/') ? '' : folderOf(file), path, path.startsWith('/') ? 0 : above)
      const original = target === undefined ? undefined : originalOf(target)
      if (target !== undefined) files.add(composedName(target))
      if (original !== undefined) files.add(composedName(original))
    }
  }
  return files
}

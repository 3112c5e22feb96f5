import { schemeOf, type CompiledPage, type Slot } from '@docgen/model'
import { isImageName } from './image-names.ts'
import { composedName } from './name-lookup.ts'
import { decodeHref, folderOf, joinPath } from './paths.ts'

/** What holds addresses: a page, or a text of a reference. */
export interface ReferringText {
  readonly file: string
  readonly slots: readonly Slot[]
  readonly frontmatter?: CompiledPage['frontmatter'] | undefined
}

/** Files that the links, images and frontmatter of these texts may mean, relative to the site root, in composed names: only they are worth reading. */
export function referencedFilesOf(
  texts: readonly ReferringText[],
  which: 'all' | 'images' = 'all',
  above = 0,
  /** Where the original of a file lies that a page names beside its translation. */
  originalOf: (file: string) => string | undefined = () => undefined,
  /** From the site root: a README may name files from there. */
  repositoryFolder = '',
): ReadonlySet<string> {
  const files = new Set<string>()
  for (const { file, slots, frontmatter } of texts) {
    const hrefs = [
      ...slots.flatMap((slot) => (isMeant(slot, which) ? [slot.href] : [])),
      ...(frontmatter?.image === undefined ? [] : [frontmatter.image]),
    ]
    for (const href of hrefs) {
      for (const target of targetsOf(href, file, above, repositoryFolder)) {
        const original = originalOf(target)
        files.add(composedName(target))
        if (original !== undefined) files.add(composedName(original))
      }
    }
  }
  return files
}

/** Images that say their size are links to docgen, as the posters of videos are. */
function isMeant({ kind, href }: Slot, which: 'all' | 'images'): boolean {
  if (kind === 'code' || kind === 'sample') return false
  return which === 'all' || kind === 'image' || isImageName(pathOf(href))
}

function pathOf(href: string): string {
  const end = href.search(/[?#]/)
  return end < 0 ? href : href.slice(0, end)
}

function targetsOf(href: string, file: string, above: number, repositoryFolder: string): readonly string[] {
  if (href.startsWith('//') || schemeOf(href) !== undefined) return []
  const path = decodeHref(pathOf(href))
  if (path === undefined) return []
  const folders = path.startsWith('/') ? new Set(['', repositoryFolder]) : [folderOf(file)]
  return [...folders].flatMap((folder) => joinPath(folder, path, path.startsWith('/') && folder === '' ? 0 : above) ?? [])
}

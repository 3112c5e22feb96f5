// MkDocs serves each file of its docs at the path that it has there. docgen does so with files of the static folder; images beside pages are
// named by their content. So what others may link to moves to the static folder, and images that a page shows stay beside it.
import { folderOfFile, joinPath, relativePath } from '../core/paths.ts'
import type { Migration } from '../core/site.ts'

/** Where a link of a page leads in the new site. HTML is left alone by MkDocs, so browsers read its addresses from that of the page. */
export type LinkOfPage = (path: string, isHtml: boolean) => string

export interface DocsFiles {
  readonly linkFrom: (page: { readonly contentPath: string; readonly address: string }) => LinkOfPage
  /** Once all pages have asked for their links. */
  readonly copies: () => Migration['copies']
}

interface DocsFilesInput {
  /** The folder of the docs. */
  readonly dir: string
  /** Path that the site is served below: `/kit/`. */
  readonly base: string
  /** Files in it that are no pages, relative to the project. */
  readonly files: readonly string[]
  /** Of those, by path in the docs, what the head of the site shows. */
  readonly headFiles: readonly string[]
  /** Of those, by path in the docs, what only the old look needs: it stays, and is served no more. */
  readonly isOfLook: (path: string) => boolean
}

const image = /\.(?:apng|avif|gif|jpe?g|png|svg|webp)$/i
/** docgen makes files of these names. */
const made: ReadonlySet<string> = new Set(['404.html', 'index.html', 'sitemap.xml'])

export function docsFilesOf({ dir, base, files, headFiles, isOfLook }: DocsFilesInput): DocsFiles {
  const inDocs = new Set(files.map((file) => file.slice(dir.length + 1)))
  const shown = new Set<string>()
  const named = new Set(headFiles)
  const linkFrom: DocsFiles['linkFrom'] = ({ contentPath, address }) => {
    const folder = folderOfFile(contentPath)
    return (path, isHtml) => {
      const [, name = '', rest = ''] = /^([^?#]*)(.*)$/.exec(path) ?? []
      if (name === '' || /^[a-z][a-z\d+.-]*:|^\/\//i.test(name)) return path
      const isAbsolute = name.startsWith('/')
      const written = decoded(isAbsolute && name.startsWith(base) ? name.slice(base.length) : name)
      // A browser that asks for the second was told that there is none.
      const folders = isAbsolute ? [''] : isHtml ? [folderOfFile(address), folder] : [folder]
      const file = folders.map((each) => joinPath(each, written)).find((each) => inDocs.has(each) && !isOfLook(each))
      if (file === undefined) return path
      if (isAbsolute) named.add(file)
      if (isAbsolute || !image.test(file)) return `/${encodeURI(file)}${rest}`
      shown.add(file)
      return joinPath(folder, written) === file ? path : encodeURI(relativePath(folder, file)) + rest
    }
  }
  const copies = (): Migration['copies'] =>
    [...inDocs].flatMap((file) => {
      const isMoved = !isOfLook(file) && !made.has(file)
      const stays = shown.has(file) || !isMoved
      return [
        ...(stays ? [{ from: `${dir}/${file}`, to: `${dir}/${file}` }] : []),
        ...(named.has(file) || (isMoved && !shown.has(file)) ? [{ from: `${dir}/${file}`, to: `static/${file}` }] : []),
      ]
    })
  return { linkFrom, copies }
}

function decoded(path: string): string {
  try {
    return decodeURI(path)
  } catch {
    return path
  }
}

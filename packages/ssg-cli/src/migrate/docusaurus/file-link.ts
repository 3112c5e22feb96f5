import { folderOfFile, joinPath, relativePath } from '../core/paths.ts'
import type { ProjectFiles } from '../core/site.ts'

/**
 * A link to a file, from the folder of its page. Docusaurus looks for `api/Store.md` beside the page, then in the folder of all docs, then in
 * that of the site: https://docusaurus.io/docs/markdown-features/links
 */
export function fileLink(
  path: string,
  page: string,
  { files, dir }: { readonly files: ProjectFiles; readonly dir?: string | undefined },
): string {
  const [, name = '', rest = ''] = /^([^?#]*)(.*)$/.exec(path) ?? []
  if (!/\.mdx?$/.test(name) || /^(?:[a-z][a-z\d+.-]*:|\.\.?\/)/i.test(name)) return path
  const folders = name.startsWith('@site/') ? [''] : name.startsWith('/') ? [dir] : [folderOfFile(page), dir, '']
  const targets = folders.flatMap((folder) => (folder === undefined ? [] : joinPath(folder, name.replace(/^@site\//, ''))))
  const target = targets.find((each) => files.read(each) !== undefined || files.read(each.replace(/\.md$/, '.mdx')) !== undefined)
  if (target === undefined || target === joinPath(folderOfFile(page), name)) return path
  return relativePath(folderOfFile(page), target) + rest
}

/** A partial names files from its own folder. `page` is the page whose text it becomes. */
export function linkFromPartial(path: string, partial: string, page: string, files: ProjectFiles): string {
  const [, name = '', rest = ''] = /^([^?#]*)(.*)$/.exec(path) ?? []
  const folder = folderOfFile(partial)
  if (folder === folderOfFile(page) || !/^(?:\.\.?\/|[^/:]+\.\w+$)/.test(name)) return path
  const target = joinPath(folder, name)
  const isFile = [target, target.replace(/\.md$/, '.mdx')].some((file) => files.read(file) !== undefined)
  return isFile ? relativePath(folderOfFile(page), target) + rest : path
}

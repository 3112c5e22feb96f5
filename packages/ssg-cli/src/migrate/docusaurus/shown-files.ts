// Files whose code pages show, wherever the old site had them: they go with the pages.
import { pageLinesOf } from '../core/lines.ts'
import { folderOfFile, joinPath } from '../core/paths.ts'
import type { Migration, ProjectFiles } from '../core/site.ts'

export function shownFiles(
  pages: Migration['pages'],
  copies: Migration['copies'],
  { read }: Pick<ProjectFiles, 'read'>,
): Migration['copies'] {
  const taken = new Set(copies.map(({ to }) => to))
  return pages.flatMap(({ from, to, text }) =>
    pageLinesOf(text).fences.flatMap(({ meta }) => {
      const [, path] = /(?:^|\s)file="([^"]+)"/.exec(meta) ?? []
      if (path === undefined) return []
      const isRelative = path.startsWith('.')
      const copy = {
        from: isRelative ? joinPath(folderOfFile(from), path) : joinPath(path),
        to: isRelative ? joinPath(folderOfFile(to), path) : joinPath(path),
      }
      if (taken.has(copy.to) || copy.to.startsWith('../') || read(copy.from) === undefined) return []
      taken.add(copy.to)
      return [copy]
    }),
  )
}

// `rewrites: { 'en/:rest*': ':rest*' }`: the pages of a folder stand at the root of the site. They are migrated as if they were there.
import type { Migration, ProjectFiles } from '../core/site.ts'
import { entriesIn } from '../core/values.ts'
import { sourceFolderOf } from './folder-configs.ts'

interface MovedFiles {
  readonly files: ProjectFiles
  /** The path that a file seems to have. */
  readonly movedOf: (path: string) => string
  /** What is said of files by the paths that they seem to have, with those that they have. */
  readonly restored: (migration: Migration) => Migration
}

export function withRootFolder(config: unknown, files: ProjectFiles): MovedFiles {
  const folder = entriesIn(config, 'rewrites').flatMap(([from, to]) => {
    const [, name, rest] = /^(.+\/):(\w+)\*$/.exec(from) ?? []
    return name !== undefined && to === `:${rest}*` ? [name] : []
  })[0]
  if (folder === undefined) return { files, movedOf: (path) => path, restored: (migration) => migration }
  const prefix = `${sourceFolderOf(config)}${folder}`
  const target = prefix.slice(0, -folder.length)
  const moved = files.paths.filter((path) => path.startsWith(prefix))
  const movedOf = (path: string): string => (path.startsWith(prefix) ? `${target}${path.slice(prefix.length)}` : path)
  const realByPath = new Map(moved.map((path) => [movedOf(path), path]))
  const realOf = (path: string): string => realByPath.get(path) ?? path
  const paths = [...new Set([...files.paths.filter((path) => !path.startsWith(prefix)), ...realByPath.keys()])].sort()
  return {
    files: { paths, read: (path) => files.read(realOf(path)) },
    movedOf,
    restored: (migration) => ({
      ...migration,
      pages: migration.pages.map((page) => ({ ...page, from: realOf(page.from) })),
      copies: migration.copies.map((copy) => ({ ...copy, from: realOf(copy.from) })),
      notes: migration.notes.map((note) => ({ ...note, file: realOf(note.file) })),
      addresses: migration.addresses.map((address) => ({ ...address, file: realOf(address.file) })),
      components: migration.components.map((use) => ({ ...use, file: realOf(use.file) })),
    }),
  }
}

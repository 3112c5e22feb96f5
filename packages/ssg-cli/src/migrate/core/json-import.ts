// Files of JSON whose values pages show: `import manifest from '../package.json'`.
import { withoutAlias, type Aliases } from './aliases.ts'
import { folderOfFile, joinPath } from './paths.ts'
import type { ProjectFiles } from './site.ts'

/** The value of a file that a page imports; `undefined` for other files, and where it cannot be read. */
export type JsonReader = (specifier: string) => { readonly value: unknown } | undefined

/** For paths that are told from the page, or by an alias. */
export function jsonReader(page: string, { read }: Pick<ProjectFiles, 'read'>, aliases: Aliases = new Map()): JsonReader {
  return jsonIn((specifier) => {
    const path = withoutAlias(specifier, page, aliases)
    return path.startsWith('.') || path !== specifier ? read(joinPath(folderOfFile(page), path)) : undefined
  })
}

export function jsonIn(textOf: (specifier: string) => string | undefined): JsonReader {
  return (specifier) => {
    const text = specifier.endsWith('.json') ? textOf(specifier) : undefined
    try {
      return text === undefined ? undefined : { value: JSON.parse(text) as unknown }
    } catch {
      return undefined
    }
  }
}

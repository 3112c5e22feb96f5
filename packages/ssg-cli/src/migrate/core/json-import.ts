// Files of JSON whose values pages show: `import manifest from '../package.json'`.
import { folderOfFile, joinPath } from './paths.ts'
import type { ProjectFiles } from './site.ts'

/** The value of the file that a page imports; `undefined` for other files, and where it cannot be read. */
export function jsonImport(
  specifier: string,
  page: string,
  { read }: Pick<ProjectFiles, 'read'>,
): { readonly value: unknown } | undefined {
  if (!/^(?:\.|@site\/).*\.json$/.test(specifier)) return undefined
  const rooted = specifier.startsWith('@site/') ? specifier.slice('@site/'.length) : undefined
  const text = read(rooted === undefined ? joinPath(folderOfFile(page), specifier) : joinPath(rooted))
  try {
    return text === undefined ? undefined : { value: JSON.parse(text) as unknown }
  } catch {
    return undefined
  }
}

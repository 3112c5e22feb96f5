// Names that a project gives to its folders, in tsconfig.json: `@assets/a.png` is `src/assets/a.png`.
import { readJsoncValue } from '../../syntax/data/jsonc-value.ts'
import { folderOfFile, joinPath, relativePath } from './paths.ts'
import type { ProjectFiles } from './site.ts'
import { entriesIn, listIn, textIn } from './values.ts'

/** By what paths begin with, the folder that it stands for. */
export type Aliases = ReadonlyMap<string, string>

/** Folders, by the names that a project has without saying so there. */
export function aliasesOf({ read }: ProjectFiles, usual: Iterable<readonly [string, string]> = []): Aliases {
  const options = ['compilerOptions'] as const
  const config = readJsoncValue(read('tsconfig.json') ?? '')
  const base = textIn(config, ...options, 'baseUrl') ?? '.'
  const own = entriesIn(config, ...options, 'paths').flatMap(([name, targets]): [string, string][] => {
    const target = textIn(listIn([targets], 0)[0])
    return name.endsWith('/*') && target?.endsWith('/*') === true
      ? [[name.slice(0, -1), `${joinPath(base, target.slice(0, -2))}/`]]
      : []
  })
  return new Map([...usual, ...own])
}

/** A path that begins with such a name, as it is from a file. */
export function withoutAlias(path: string, file: string, aliases: Aliases): string {
  const found = [...aliases].find(([name]) => path.startsWith(name))
  return found === undefined ? path : relativePath(folderOfFile(file), found[1] + path.slice(found[0].length))
}

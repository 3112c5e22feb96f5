// Frontmatter keys that the config and its plugins declare.
import type { Diagnostic, DocgenConfig, OwnFrontmatterKey, OwnFrontmatterKeys } from '@docgen/model'
import { codeOfKey } from '../common/code-of-key.ts'
import { locatePath, type ConfigFile } from './locate.ts'
import { configProblem } from './problems.ts'
import type { Path } from './words.ts'

type Declaring = Pick<DocgenConfig, 'frontmatter' | 'plugins'>

/** All of them: two declarations of one key are the same (`ownKeyProblems`). */
export function ownKeysOf({ frontmatter = {}, plugins = [] }: Declaring): OwnFrontmatterKeys {
  return Object.fromEntries([...plugins.map((plugin) => plugin.frontmatter ?? {}), frontmatter].flatMap(Object.entries))
}

/** Pages have one value for a key, which cannot be right for two types. */
export function ownKeyProblems(
  { frontmatter = {}, plugins = [] }: Declaring,
  files: readonly ConfigFile[],
): readonly Diagnostic[] {
  const all = [
    ...plugins.flatMap((plugin, index) =>
      declarationsIn(plugin.frontmatter ?? {}, `plugin "${plugin.name}"`, ['plugins', index, 'frontmatter']),
    ),
    ...declarationsIn(frontmatter, 'the config', ['frontmatter']),
  ]
  return all.flatMap(({ key, type, by, path }) => {
    const first = all.find((other) => other.key === key)
    if (first === undefined || codeOfKey(first.type) === codeOfKey(type)) return []
    const { file, line, column } = locatePath(files, first.path, 'key')
    return [
      configProblem(
        locatePath(files, path, 'key'),
        `The frontmatter key "${key}" has two types: \`${codeOfKey(type)}\` for ${by}, and \`${codeOfKey(first.type)}\` for ${first.by} at ${file}:${line}:${column}.`,
        'Declare it in the same way, or give one of the two another name.',
      ),
    ]
  })
}

interface Declaration {
  readonly key: string
  readonly type: OwnFrontmatterKey
  readonly by: string
  readonly path: Path
}

function declarationsIn(keys: OwnFrontmatterKeys, by: string, path: Path): readonly Declaration[] {
  return Object.entries(keys).map(([key, type]) => ({ key, type, by, path: [...path, key] }))
}

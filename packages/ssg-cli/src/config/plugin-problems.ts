import { propertyOf, type Diagnostic, type DocgenConfig } from '@docgen/model'
import { locatePath, type ConfigFile } from './locate.ts'
import { ownPluginName } from './plugins.ts'
import { configProblem } from './problems.ts'
import { isSource } from './source-schema.ts'
import { keyOf, type Path } from './words.ts'

/** Name of the plugin that a path of the config leads into, if it has one. */
export function pluginNameAt(given: unknown, [first, index]: readonly (string | number)[]): string | undefined {
  const plugins = first === 'plugins' ? propertyOf(given, 'plugins') : undefined
  const plugin: unknown = Array.isArray(plugins) && typeof index === 'number' ? plugins[index] : undefined
  const name = isSource(plugin) ? undefined : propertyOf(plugin, 'name')
  return typeof name === 'string' && name !== '' ? name : undefined
}

interface Named {
  readonly name: string
  readonly path: Path
}

/** Plugins are told apart by their names, in findings and in keys. */
export function pluginNameProblems({ plugins = [] }: DocgenConfig, files: readonly ConfigFile[]): readonly Diagnostic[] {
  const named = plugins.map(({ name }, index): Named => ({ name, path: ['plugins', index] }))
  return [...reservedNameProblems(named, files), ...repeatedNameProblems(named, { what: 'plugins', called: 'name' }, files)]
}

/** Of two directives with one name, one would never be used; those of docgen may be replaced. Checks and outputs are told apart by theirs. */
export function partNameProblems(
  { plugins = [], markdown = {}, checks = [], outputs = [] }: DocgenConfig,
  files: readonly ConfigFile[],
): readonly Diagnostic[] {
  const placed = (part: { readonly name?: string; readonly code?: string }, path: Path): Named => ({
    name: part.code ?? part.name ?? '',
    path,
  })
  const inPlugins = (key: 'directives' | 'checks' | 'outputs'): readonly Named[] =>
    plugins.flatMap((plugin, at) => (plugin[key] ?? []).map((part, index) => placed(part, ['plugins', at, key, index])))
  const own = (parts: readonly Parameters<typeof placed>[0][], ...path: Path): readonly Named[] =>
    parts.map((part, index) => placed(part, [...path, index]))
  const all = [
    { what: 'directives', called: 'name', parts: own(markdown.directives ?? [], 'markdown', 'directives') },
    { what: 'checks', called: 'code', parts: own(checks, 'checks') },
    { what: 'outputs', called: 'name', parts: own(outputs, 'outputs') },
  ] as const
  return all.flatMap(({ parts, ...words }) => repeatedNameProblems([...inPlugins(words.what), ...parts], words, files))
}

function reservedNameProblems(plugins: readonly Named[], files: readonly ConfigFile[]): readonly Diagnostic[] {
  return plugins
    .filter(({ name }) => name === ownPluginName)
    .map(({ path }) =>
      configProblem(
        locatePath(files, path, 'value'),
        `A plugin has the name "${ownPluginName}", which docgen uses for the config itself.`,
        'Give it another name.',
      ),
    )
}

function repeatedNameProblems(
  all: readonly Named[],
  { what, called }: { readonly what: string; readonly called: string },
  files: readonly ConfigFile[],
): readonly Diagnostic[] {
  return all.flatMap(({ name, path }, index) => {
    const first = all.find((other) => other.name === name)
    if (first === undefined || first === all[index]) return []
    const { file, line, column } = locatePath(files, first.path, 'value')
    return [
      configProblem(
        locatePath(files, path, 'value'),
        `Two ${what} have the ${called} "${name}": "${keyOf(path)}", and "${keyOf(first.path)}" at ${file}:${line}:${column}.`,
        `Remove one of them, or give it another ${called}.`,
      ),
    ]
  })
}

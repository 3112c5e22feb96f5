import type { Diagnostic, DocgenConfig } from '@docgen/model'
import { locatePath, type ConfigFile } from './locate.ts'
import { configProblem } from './problems.ts'

/** Name of the plugin that a path of the config leads into, if it has one. */
export function pluginNameAt(given: unknown, [first, index]: readonly (string | number)[]): string | undefined {
  const plugins = first === 'plugins' && typeof given === 'object' && given !== null ? Reflect.get(given, 'plugins') : undefined
  const plugin: unknown = Array.isArray(plugins) && typeof index === 'number' ? plugins[index] : undefined
  const name: unknown = typeof plugin === 'object' && plugin !== null ? Reflect.get(plugin, 'name') : undefined
  return typeof name === 'string' && name !== '' ? name : undefined
}

/** Plugins are told apart by their names, in findings and in keys. */
export function pluginNameProblems({ plugins = [] }: DocgenConfig, files: readonly ConfigFile[]): readonly Diagnostic[] {
  const names = plugins.map(({ name }) => name)
  return plugins.flatMap(({ name }, index) =>
    names.indexOf(name) === index
      ? []
      : [
          configProblem(
            locatePath(files, ['plugins', index], 'value'),
            `Two plugins have the name "${name}".`,
            'Remove one of them, or give it another name.',
          ),
        ],
  )
}

/** Of two directives with one name, one would never be used. Those of docgen may be replaced. */
export function directiveNameProblems(
  { plugins = [], markdown }: DocgenConfig,
  files: readonly ConfigFile[],
): readonly Diagnostic[] {
  const all = [
    ...plugins.flatMap(({ directives = [] }, plugin) =>
      directives.map(({ name }, index) => ({ name, path: ['plugins', plugin, 'directives', index] })),
    ),
    ...(markdown?.directives ?? []).map(({ name }, index) => ({ name, path: ['markdown', 'directives', index] })),
  ]
  return all
    .filter(({ name }, index) => all.findIndex((other) => other.name === name) < index)
    .map(({ name, path }) =>
      configProblem(
        locatePath(files, path, 'value'),
        `Two directives have the name "${name}".`,
        'Remove one of them, or give it another name.',
      ),
    )
}

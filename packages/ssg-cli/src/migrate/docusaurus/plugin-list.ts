// The plugins of a Docusaurus config, by name.
import type { ForeignConfig } from '../core/site.ts'
import { entriesIn, listIn, textIn } from '../core/values.ts'

/** `[name, options]` of each plugin, those of the presets included: `docs`, `blog`, `pages` by the key of the preset. */
export function pluginsOf(config: unknown, names: ForeignConfig['names'] = new Map()): readonly (readonly [string, unknown])[] {
  const named = listIn(config, 'plugins').map((plugin, index): [string, unknown] => {
    const called = names.get(`plugins.${index}`) ?? names.get(`plugins.${index}.0`)
    return Array.isArray(plugin) ? [nameOf(plugin[0], called), plugin[1]] : [nameOf(plugin, called), {}]
  })
  const presets = listIn(config, 'presets').flatMap((preset) => {
    const options: unknown = Array.isArray(preset) ? preset[1] : {}
    const given = entriesIn(options).map(([key, value]): [string, unknown] => [key, value])
    const implied = ['docs', 'blog', 'pages']
      .filter((key) => !given.some(([name]) => name === key))
      .map((key): [string, unknown] => [key, {}])
    return [...given, ...implied].filter(([, value]) => value !== false)
  })
  return [...presets, ...named]
}

/** A function is no value of the config; `called` is its name. */
function nameOf(plugin: unknown, called: string | undefined): string {
  return typeof plugin === 'string' ? plugin : (textIn(plugin, 'name') ?? textIn(plugin, '$call') ?? called ?? 'its own plugin')
}

export function isDocsPlugin(name: string): boolean {
  return name === 'docs' || name.endsWith('plugin-content-docs')
}

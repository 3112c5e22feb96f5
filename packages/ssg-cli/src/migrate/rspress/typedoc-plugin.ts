// `@rspress/plugin-typedoc`, which wrote its pages into the folder of all pages: the reference takes their place.
import type { Code } from '../../scaffold/code-text.ts'
import type { ConfigNotes } from '../core/config-notes.ts'
import { joinPath } from '../core/paths.ts'
import type { MigrationInput } from '../core/site.ts'
import { typedocReference, type TypedocRun } from '../core/typedoc-reference.ts'
import { at, textIn } from '../core/values.ts'
import type { Plugin } from './plugins.ts'

const name = '@rspress/plugin-typedoc'

interface Reference {
  readonly source: Code
  readonly path: string
}

/** `undefined` where there is no such plugin, or where its pages are in the repository and stay pages. */
export function pluginReference(
  plugins: readonly Plugin[],
  input: MigrationInput,
  { root, notes }: { readonly root: string; readonly notes: ConfigNotes },
): Reference | undefined {
  const options = plugins.find((plugin) => plugin.name === name)?.options
  if (options === undefined) return undefined
  const folder = joinPath(textIn(options, 'outDir') ?? 'api')
  const [out, path] = [joinPath(root, folder), `/${folder}`]
  if (input.files.paths.some((file) => file.startsWith(`${out}/`))) {
    const message = `The pages that TypeDoc wrote into "${out}" are in the repository, so they stay pages: add apiReference() and remove them, if you want docgen to make them.`
    notes.say('by-hand', 'reference', name, message)
    return undefined
  }
  const run: TypedocRun = { options: { entryPoints: at(options, 'entryPoints') }, folder: '', path, out }
  const reference = typedocReference([run], input, path)
  if (reference === undefined) {
    const message = `The plugin "${name}" was left out, because its entry points are not in a package here: add apiReference() with the folders of your packages.`
    notes.say('by-hand', 'plugin', name, message)
    return undefined
  }
  notes.say('by-hand', 'reference', name, reference.message)
  return { source: reference.source, path }
}

export function isReferencePlugin(plugin: Plugin): boolean {
  return plugin.name === name
}

// mkdocs-typedoc-plugin: TypeDoc writes its own pages of HTML below a folder of the site.
import type { Code } from '../../scaffold/code-text.ts'
import type { ConfigNotes } from '../core/config-notes.ts'
import { folderOfFile } from '../core/paths.ts'
import type { MigrationInput } from '../core/site.ts'
import { optionsIn } from '../core/typedoc-pages.ts'
import { typedocReference } from '../core/typedoc-reference.ts'
import { at, textIn } from '../core/values.ts'
import { namedIn } from './settings.ts'

const typedocPlugin = 'typedoc'

interface PluginReference {
  readonly source: Code
  /** `/api` */
  readonly path: string
}

/** `undefined` without the plugin, and where its entry points are in no package of the repository. */
export function pluginReference(input: MigrationInput, notes: ConfigNotes): PluginReference | undefined {
  const found = namedIn(at(input.config.value, 'plugins')).find(([name]) => name === typedocPlugin)
  if (found === undefined) return undefined
  const [, options] = found
  const out = (textIn(options, 'output_dir') ?? 'api').replace(/^\/|\/$/g, '')
  const path = `/${out}`
  const read = optionsIn(folderOfFile(textIn(options, 'options') ?? ''), input.files)
  const run = { options: read?.options, folder: read?.folder ?? '', path, out, isHtml: true }
  const reference = typedocReference([run], input, path)
  notes.say(
    'by-hand',
    'reference',
    typedocPlugin,
    reference?.message ??
      'The entry points of TypeDoc are not in a package here: add apiReference() with the folders of your packages.',
  )
  return reference && { source: reference.source, path }
}

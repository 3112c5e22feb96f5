// docusaurus-plugin-typedoc, which writes pages of Markdown into the docs: one instance for each package, or one for all.
import { Call, type Code } from '../../scaffold/code-text.ts'
import type { ConfigNotes } from '../core/config-notes.ts'
import { folderOfPackage, keptFlag, packageAt } from '../core/documented-packages.ts'
import type { MigrationInput } from '../core/site.ts'
import { listIn, textIn } from '../core/values.ts'

export function isTypedocPlugin(name: string): boolean {
  return name.endsWith('docusaurus-plugin-typedoc')
}

/** `undefined` where no instance names code of a package. */
export function typedocReference(instances: readonly unknown[], { files, fromOut }: MigrationInput, notes: ConfigNotes): Code {
  const entries = instances.flatMap((options) => {
    const given = textIn(options, 'entryPoints')
    return given === undefined ? listIn(options, 'entryPoints').filter((each) => typeof each === 'string') : [given]
  })
  const found = entries.map((entry) => folderOfPackage(entry, files))
  const folders = [...new Set(found.filter((folder, index) => folder !== '.' || entries[index]?.startsWith('../') !== true))]
  const word = 'docusaurus-plugin-typedoc'
  if (folders.length === 0) {
    const message = `The plugin "${word}" was left out, because its entry points are not in a package here: add apiReference() with the folders of your packages.`
    notes.say('by-hand', 'plugin', word, message, 'plugins')
    return undefined
  }
  const [options] = instances
  const outs = [...new Set(instances.map((each) => `"${textIn(each, 'out') ?? './docs/api'}"`))].join(', ')
  notes.say(
    'by-hand',
    'reference',
    word,
    `apiReference() now makes the API reference of ${folders.map((each) => `"${each}"`).join(', ')}, of what package.json exports. Its pages have new addresses, below /api/: correct links to those that the plugin wrote into ${outs}.`,
    'plugins',
  )
  return new Call('apiReference', {
    packages: folders.map((folder) => packageAt(folder, fromOut(folder) || '.', files)),
    readme: textIn(options, 'readme') === 'none' ? false : undefined,
    excludePrivate: keptFlag(options, 'excludePrivate', true),
    excludeProtected: keptFlag(options, 'excludeProtected', false),
    excludeInternal: keptFlag(options, 'excludeInternal', true),
    excludeExternals: keptFlag(options, 'excludeExternals', false),
    excludeNotDocumented: keptFlag(options, 'excludeNotDocumented', false),
  })
}

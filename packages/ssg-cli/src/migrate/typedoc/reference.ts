// TypeDoc's options as those of apiReference().
import type { Code } from '../../scaffold/code-text.ts'
import type { ConfigNotes } from '../core/config-notes.ts'
import { folderOfFile, joinPath, pathsOfPattern } from '../core/paths.ts'
import { folderOfPackage, keptOptions, packageAt } from '../core/documented-packages.ts'
import type { MigrationInput } from '../core/site.ts'
import { at, entriesIn, listIn, textIn } from '../core/values.ts'

/** `undefined` where the options name no code. */
export function referenceOptions(
  { config, files, fromOut }: MigrationInput,
  notes: ConfigNotes,
): { readonly [key: string]: Code } | undefined {
  const options = config.value
  const given = at(options, 'entryPoints')
  const entries = (typeof given === 'string' ? [given] : listIn(options, 'entryPoints')).filter(
    (each): each is string => typeof each === 'string',
  )
  const strategy = textIn(options, 'entryPointStrategy') ?? 'resolve'
  if (given !== undefined && entries.length === 0) return undefined
  const packageFolders = files.paths.filter((path) => path.endsWith('/package.json')).map(folderOfFile)
  const folders =
    strategy === 'packages'
      ? entries.flatMap((entry) => pathsOfPattern(joinPath(entry), packageFolders))
      : [...new Set(entries.map((entry) => folderOfPackage(entry, files)))]
  const packages = (folders.length > 0 ? folders : ['.']).map((folder) => packageAt(folder, fromOut(folder) || '.', files))
  if (strategy !== 'packages' && entries.length > 0)
    notes.say(
      'by-hand',
      'reference',
      'entryPoints',
      `docgen documents what package.json exports, not the entry points ${entries.map((each) => `"${each}"`).join(', ')}: compare the two.`,
    )
  if (strategy === 'merge')
    notes.say(
      'by-hand',
      'reference',
      'entryPointStrategy',
      'docgen does not merge JSON files of TypeDoc: name the folders of their packages.',
    )
  const router = textIn(options, 'router')
  const isUsualRouter = router === undefined || router === 'kind'
  if (!isUsualRouter)
    notes.say(
      'by-hand',
      'reference',
      'router',
      `Pages of the reference have new addresses, /api/<package>/<kind>/<Name>/: no redirects were written for the router "${router}".`,
    )
  const link = textIn(options, 'sourceLinkTemplate')
  return {
    packages,
    // The site had nothing but TypeDoc's pages.
    typedocPath: isUsualRouter ? '/' : undefined,
    ...keptOptions(options),
    sourceLink: link?.replace('{path}', '{directory}/{file}').replace('{gitRevision}', textIn(options, 'gitRevision') ?? 'main'),
  }
}

const read = new Set(
  '$schema name entryPoints entryPointStrategy readme projectDocuments favicon navigationLinks sidebarLinks hostedBaseUrl redirects excludePrivate excludeProtected excludeInternal excludeExternals excludeNotDocumented sourceLinkTemplate gitRevision out html json logLevel treatWarningsAsErrors treatValidationWarningsAsErrors validation skipErrorChecking tsconfig cleanOutputDir includeVersion hideGenerator searchInComments searchInDocuments highlightLanguages lightHighlightTheme darkHighlightTheme visibilityFilters navigation'.split(
    ' ',
  ),
)

export function noteOptions(options: unknown, notes: ConfigNotes): void {
  for (const [key, value] of entriesIn(options)) {
    if (read.has(key)) continue
    const isHand = ['plugin', 'customCss', 'customJs', 'theme', 'exclude', 'packageOptions'].includes(key)
    const topic = key === 'plugin' ? 'plugin' : key === 'customCss' ? 'style-sheet' : 'config'
    notes.say(isHand ? 'by-hand' : 'left', topic, key, `\`${key}: ${(JSON.stringify(value) ?? '').slice(0, 80)}\` was left out.`)
  }
}

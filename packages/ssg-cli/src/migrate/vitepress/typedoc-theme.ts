// typedoc-vitepress-theme: TypeDoc writes pages of Markdown into the pages of the site, with options in a file of TypeDoc.
import type { Code } from '../../scaffold/code-text.ts'
import type { ConfigNotes } from '../core/config-notes.ts'
import { joinPath } from '../core/paths.ts'
import type { MigrationInput } from '../core/site.ts'
import { optionsIn, typedocPlugins } from '../core/typedoc-pages.ts'
import { typedocReference } from '../core/typedoc-reference.ts'
import { textIn } from '../core/values.ts'

const theme = 'typedoc-vitepress-theme'

export interface ThemeReference {
  readonly source: Code
  /** `/api` */
  readonly path: string
}

/** `src` is the folder of the pages. `undefined` where TypeDoc writes none, or its pages are in the repository: they are pages like others then. */
export function themeReference(
  input: Pick<MigrationInput, 'files' | 'fromOut'>,
  src: string,
  notes: ConfigNotes,
): ThemeReference | undefined {
  const { files } = input
  const found = ['', '..', '../..'].map((folder) => optionsIn(folder, files)).find((each) => isOfTheme(each?.options))
  if (found === undefined) return undefined
  const { folder, options } = found
  const dir = withinFolder(joinPath(folder, textIn(options, 'out') ?? 'api'), input.fromOut)
  const path = src === '' ? `/${dir}` : dir.startsWith(`${src}/`) ? dir.slice(src.length) : undefined
  if (path === undefined || path.startsWith('/..')) return undefined
  if (files.paths.some((each) => each.startsWith(`${dir}/`))) {
    const message = `The pages that TypeDoc wrote into "${dir}" are in the repository, so they are pages like others: remove them, and add apiReference() to the sources.`
    notes.say('by-hand', 'reference', 'typedoc-sidebar', message)
    return undefined
  }
  const run = { options, folder, path, out: dir }
  const reference = typedocReference([run], input, path)
  notes.say(
    'by-hand',
    'reference',
    'typedoc-sidebar',
    reference?.message ??
      'The entry points of TypeDoc are not in a package here: add apiReference() with the folders of your packages.',
  )
  return reference && { source: reference.source, path }
}

/** `../docs/api` → `api`, where the site is in `docs`. */
function withinFolder(path: string, fromOut: MigrationInput['fromOut']): string {
  const [root, whole] = [`${fromOut('')}/`, fromOut(path)]
  return path.startsWith('../') && root !== '/' && whole.startsWith(root) ? whole.slice(root.length) : path
}

function isOfTheme(options: unknown): boolean {
  return typedocPlugins(options).includes(theme)
}

// The comments of a site on the packages that it documents: a folder with a Markdown file for each package that has some.
import { readdir } from 'node:fs/promises'
import { join, posix, resolve } from 'node:path'
import { findNearest, type ApiEntry, type ApiLoadContext, type ApiText, type Diagnostic } from '@docgen/model'
import type { DocumentedPackage, Extraction } from '../extraction.ts'
import { optionPlacesOf } from '../option-places.ts'
import { readText } from '../read-file.ts'
import { dirOf, type ApiReferenceOptions } from '../options.ts'
import { applyComments } from './apply-comments.ts'
import { apiCommentsNotFound, unknownApiComment, unusedApiComment } from '../diagnostics/site-comments.ts'
import { parseComments } from './parse-comments.ts'

/** Packages with what the site says of them, and an extraction with what it says of their declarations. `files` are absolute. */
interface Commented<Package, Given> {
  readonly packages: readonly Package[]
  readonly extraction: Given
  readonly files: readonly string[]
}

/**
 * An extraction with the comments of the site. Reports `api-comments-not-found` in the configuration, and in the files of comments
 * `unknown-api-comment`, `unused-api-comment` and `invalid-api-comment`. `files` are absolute: the folder, and what is read of it.
 */
export async function withSiteComments<
  Package extends Pick<DocumentedPackage, 'name' | 'dir' | 'readme'>,
  Given extends Pick<Extraction, 'entries' | 'diagnostics'>,
>(
  { root, configFiles }: Pick<ApiLoadContext, 'root' | 'configFiles'>,
  { comments: folder, packages: options }: ApiReferenceOptions,
  packages: readonly Package[],
  extraction: Given,
): Promise<Commented<Package, Given>> {
  if (folder === undefined) return { packages, extraction, files: [] }
  // A file of no package is wrong too, so all that comes into the folder counts.
  const files = [resolve(root, folder), ...packages.map(({ dir }) => join(root, folder, `${dir}.md`))]
  const listed = (await readdir(join(root, folder)).catch(() => [])).filter((file) => file.endsWith('.md')).sort()
  if (listed.length === 0) {
    const [at = { file: 'docgen.config.ts', line: 1, column: 1 }] = optionPlacesOf(configFiles, [folder])
    const diagnostics = [...extraction.diagnostics, apiCommentsNotFound(at, folder)]
    return { packages, extraction: { ...extraction, diagnostics }, files }
  }
  const shownFolder = posix.normalize(folder.replaceAll('\\', '/'))
  const dirs = [...options.map((option) => dirOf(option)), ...packages.map(({ dir }) => dir)]
  const entries = new Map<string, readonly ApiEntry[]>(Object.entries(extraction.entries))
  const introductions = new Map<string, ApiText>()
  const diagnostics: Diagnostic[] = [...extraction.diagnostics]
  for (const { file, text } of readAll(join(root, folder), listed)) {
    const dir = file.slice(0, -'.md'.length)
    const shown = posix.join(shownFolder, file)
    const documented = packages.find((each) => each.dir === dir)
    if (!dirs.includes(dir))
      diagnostics.push(
        unknownApiComment({ file: shown, line: 1, column: 1 }, { kind: 'package', name: dir, nearest: findNearest(dir, dirs) }),
      )
    // That a package could not be found is reported of its name in the configuration.
    if (!documented) continue
    const parsed = parseComments(text, shown)
    const applied = applyComments({ name: documented.name, entries: entries.get(documented.name) ?? [] }, parsed.comments)
    entries.set(documented.name, applied.entries)
    diagnostics.push(...parsed.diagnostics, ...applied.diagnostics)
    const { introduction } = parsed
    if (introduction && documented.readme) diagnostics.push(unusedApiComment(introduction, documented.name, 'a README'))
    else if (introduction) introductions.set(dir, introduction)
  }
  const introduced = packages.map((each) => ({ ...each, readme: each.readme ?? introductions.get(each.dir) }))
  return { packages: introduced, extraction: { ...extraction, entries: Object.fromEntries(entries), diagnostics }, files }
}

/** Without what only has the name of a file of Markdown. */
function readAll(folder: string, files: readonly string[]): readonly { readonly file: string; readonly text: string }[] {
  return files.flatMap((file) => {
    const text = readText(join(folder, file))
    return text === undefined ? [] : [{ file, text }]
  })
}

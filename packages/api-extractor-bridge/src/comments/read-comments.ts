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

/** What the site says, as it stands in its files. */
export interface SiteComments {
  /** As the config names it, with `/` separators; `undefined` where it names none. */
  readonly folder: string | undefined
  /** Names within the folder. */
  readonly texts: readonly { readonly file: string; readonly text: string }[]
  /** What is wrong with the folder as a whole. */
  readonly diagnostics: readonly Diagnostic[]
  /** Absolute paths: of the folder, and of what is read of it. */
  readonly files: readonly string[]
}

/** `folder` as the config has it. Reports `api-comments-not-found` there. */
export async function readSiteComments(
  { root, configFiles }: Pick<ApiLoadContext, 'root' | 'configFiles'>,
  folder: string | undefined,
  packages: readonly Pick<DocumentedPackage, 'dir'>[],
): Promise<SiteComments> {
  if (folder === undefined) return { folder, texts: [], diagnostics: [], files: [] }
  const listed = (await readdir(join(root, folder)).catch(() => [])).filter((file) => file.endsWith('.md')).sort()
  const [at = { file: 'docgen.config.ts', line: 1, column: 1 }] = optionPlacesOf(configFiles, [folder])
  return {
    folder: posix.normalize(folder.replaceAll('\\', '/')),
    texts: readAll(join(root, folder), listed),
    diagnostics: listed.length === 0 ? [apiCommentsNotFound(at, folder)] : [],
    // A file of no package is wrong too, so all that comes into the folder counts.
    files: [resolve(root, folder), ...packages.map(({ dir }) => join(root, folder, `${dir}.md`))],
  }
}

/** Packages with what the site says of them, and an extraction with what it says of their declarations. */
interface Commented<Package, Given> {
  readonly packages: readonly Package[]
  readonly extraction: Given
}

/**
 * An extraction with the comments of the site. Reports in their files `unknown-api-comment`, `unused-api-comment` and `invalid-api-comment`, after
 * what is wrong with their folder.
 */
export function withSiteComments<
  Package extends Pick<DocumentedPackage, 'name' | 'dir' | 'readme'>,
  Given extends Pick<Extraction, 'entries' | 'diagnostics'>,
>(
  { folder, texts, diagnostics: ofFolder }: SiteComments,
  { packages: options }: Pick<ApiReferenceOptions, 'packages'>,
  { packages, extraction }: Commented<Package, Given>,
): Commented<Package, Given> {
  if (folder === undefined) return { packages, extraction }
  const dirs = [...options.map((option) => dirOf(option)), ...packages.map(({ dir }) => dir)]
  const entries = new Map<string, readonly ApiEntry[]>(Object.entries(extraction.entries))
  const introductions = new Map<string, ApiText>()
  const diagnostics: Diagnostic[] = [...extraction.diagnostics, ...ofFolder]
  for (const { file, text } of texts) {
    const dir = file.slice(0, -'.md'.length)
    const shown = posix.join(folder, file)
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
  return { packages: introduced, extraction: { ...extraction, entries: Object.fromEntries(entries), diagnostics } }
}

/** Without what only has the name of a file of Markdown. */
function readAll(folder: string, files: readonly string[]): readonly { readonly file: string; readonly text: string }[] {
  return files.flatMap((file) => {
    const text = readText(join(folder, file))
    return text === undefined ? [] : [{ file, text }]
  })
}

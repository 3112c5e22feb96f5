import type { KnownText, Refusal, SourceFile } from '@docgen/model'
import { translatedDirsOf } from '../config/locales.ts'
import { placeOfOption } from '../config/source-paths.ts'
import { emptySource } from '../diagnostics/routes.ts'
import { isFolderRefusal } from '../common/find-refusal.ts'
import { isPrivateName, isSkippedName } from '../common/skipped-names.ts'
import type { LoadedSource, LoadTools } from './source-kind.ts'

/** The Markdown files of a folder; `kind` is that of each file. Reports `empty-source`. */
export async function loadFolder(
  { name, dir, locale }: { readonly name: string; readonly dir: string; readonly locale?: string | undefined },
  kind: SourceFile['kind'],
  { reader, config, loadIncludes }: LoadTools,
): Promise<LoadedSource> {
  const { outDir, staticDir } = config
  const translated = translatedDirsOf(config)
  const listing = await reader.list(
    dir,
    (entry, path) =>
      isPrivateName(entry) || isSkippedName(entry) || path === outDir || path === staticDir || translated.has(path),
  )
  const prefix = dir === '.' ? '' : `${dir}/`
  const refusedSources = new Map([...listing.refused].filter(([path, refusal]) => isPageOrFolder(path, refusal)))
  const files: SourceFile[] = []
  // One that was deleted since it was listed is not there.
  const pages = listing.files.filter((file) => file.endsWith('.md'))
  const known = reader.known?.(pages) ?? new Map<string, KnownText>()
  const texts = await reader.readAll(pages.filter((file) => !known.has(file)))
  for (const file of pages) {
    const about = {
      file,
      contentPath: file.slice(prefix.length),
      source: name,
      ...(locale !== undefined && { locale }),
      ...(kind && { kind }),
    }
    const ofLastBuild = known.get(file)
    const text = texts.get(file)
    if (ofLastBuild) files.push(knownSource(about, ofLastBuild))
    else if (typeof text === 'string') files.push({ ...about, text, includes: await loadIncludes(reader, file, text) })
    else if (text !== undefined) refusedSources.set(file, text)
  }
  // A language begins without translations.
  const isEmpty = files.length === 0 && refusedSources.size === 0 && locale === undefined
  return {
    files,
    assetFiles: listing.files.filter((file) => !file.endsWith('.md')),
    listing,
    refusedSources,
    diagnostics: isEmpty ? [emptySource(placeOfOption(name, 'dir', dir, config), dir, 'Markdown files')] : [],
  }
}

function knownSource(about: Omit<SourceFile, 'text' | 'textKey' | 'includes'>, { key, text }: KnownText): SourceFile {
  return {
    ...about,
    textKey: key,
    get text() {
      return text()
    },
    includes: {},
  }
}

/** Whether a page is missing from the site, or a folder that may hold pages. */
function isPageOrFolder(path: string, refusal: Refusal): boolean {
  return path.endsWith('.md') || isFolderRefusal(refusal)
}

/** Files of a folder that were surely meant to be Markdown, by their names. */
export function unreadMarkdownIn(files: readonly string[]): readonly string[] {
  return files.filter((file) => !file.endsWith('.md') && /\.(?:md|markdown|mdown|mkd)$/i.test(file))
}

// In: the sources of the config and a reader. Out: every Markdown file as text, and the names of all other files.
import {
  compareText,
  isRefused,
  pathInStatic,
  toOutputPath,
  type Diagnostic,
  type Includes,
  type Refusal,
  type SiteConfig,
  type SourceFile,
  type SourceReader,
} from '@docgen/model'
import { readSourcesOf, translationsDir } from '../../config/locales.ts'
import { unmatchedPatternsOf } from '../../config/unmatched-patterns.ts'
import { isFolderOfLocale, unreadTranslationsOf } from '../../config/unread-translations.ts'
import { mdxFile, unreadMarkdown } from '../../diagnostics/markdown.ts'
import { refusedSource } from '../../diagnostics/reading.ts'
import { invalidFileName } from '../../diagnostics/routes.ts'
import { includeFileOf, includePathsOf, otherIncludeOf } from '../../syntax/markdown/fence-meta.ts'
import { inlineSvgFileOf, inlineSvgHrefsOf } from '../../syntax/markdown/inline-images.ts'
import { otherSpellings } from '../../common/name-lookup.ts'
import { kindOf } from '../../sources/index.ts'
import { unreadMarkdownIn } from '../../sources/load-folder.ts'
import { isPrivateName, isSkippedName } from '../../common/skipped-names.ts'
import type { LoadedCustomSources } from '../../sources/custom/load-custom-sources.ts'

export interface LoadedSources {
  /** Sorted by path, before those of custom sources. */
  readonly files: readonly SourceFile[]
  /** Files that lie among the docs and are no Markdown, relative to the site root. */
  readonly assetFiles: readonly string[]
  /** Files of the static folder, relative to the site root. */
  readonly staticFiles: readonly string[]
  /** Files of the folder from which other generators serve, relative to the site root: docgen does not, and says so of links to them. */
  readonly unservedFiles: readonly string[]
  /** Files and folders that are not read, by path relative to the site root: links to them say why. */
  readonly refused: ReadonlyMap<string, Refusal>
  /** What custom sources gave besides their `files`, which come last. */
  readonly custom: Omit<LoadedCustomSources, 'files' | 'listed' | 'diagnostics'>
  readonly diagnostics: readonly Diagnostic[]
}

const neverServed: readonly string[] = ['.DS_Store', '.git', '.gitkeep']

/** Reports `empty-source`, `unmatched-pattern`, `unread-translation`, `invalid-file-name`, `mdx-file`, `unread-markdown`, what custom sources report, and each page, static file and linked folder that is not read. */
export async function loadSources(reader: SourceReader, config: SiteConfig): Promise<LoadedSources> {
  const loading = readSourcesOf(config).map((source) => kindOf(source).load?.(source, { reader, config, loadIncludes }))
  const perSource = (await Promise.all(loading)).filter((loaded) => loaded !== undefined)
  // `.well-known` and the like are meant to be served.
  const isNeverServed = (name: string): boolean => neverServed.includes(name) || isSkippedName(name)
  const served = await reader.list(config.staticDir, isNeverServed)
  const unserved = await listUnserved(reader, config)
  const translations = await reader.list(
    translationsDir,
    (name, path) => isPrivateName(name) || isSkippedName(name) || isFolderOfLocale(path, config),
  )
  const statics = staticFilesOf(served.files, config)
  const { files: customFiles, listed, diagnostics: ofCustom, ...custom } = await loadCustom(reader, config)
  const docsAssets = perSource.flatMap(({ assetFiles }) => assetFiles)
  const assetFiles = [...new Set([...docsAssets, ...listed.filter((file) => !file.endsWith('.md'))])].sort()
  const refusedSources = new Map([...perSource.flatMap(({ refusedSources }) => [...refusedSources]), ...served.refused])
  return {
    files: [...perSource.flatMap(({ files }) => files).sort((a, b) => compareText(a.file, b.file)), ...customFiles],
    assetFiles,
    staticFiles: statics.files,
    unservedFiles: unserved,
    refused: new Map([...perSource.flatMap(({ listing }) => [...listing.refused]), ...refusedSources]),
    custom,
    diagnostics: [
      ...statics.diagnostics,
      ...[...refusedSources].map(([file, refusal]) => refusedSource(file, refusal)),
      ...[...new Set(docsAssets)].sort().flatMap(withoutPage),
      ...ofCustom,
      ...perSource.flatMap(({ diagnostics }) => diagnostics),
      ...unmatchedPatternsOf(config),
      ...unreadTranslationsOf([...translations.files].sort(), config),
    ],
  }
}

/** What was surely meant to be a page. */
function withoutPage(file: string): readonly Diagnostic[] {
  if (/\.mdx$/i.test(file)) return [mdxFile(file)]
  return unreadMarkdownIn([file]).map(unreadMarkdown)
}

/** Most sites have none, and are spared the code. */
async function loadCustom(reader: SourceReader, config: SiteConfig): Promise<LoadedCustomSources> {
  if (!config.sources.some(({ kind }) => kind === 'custom')) return noCustomSources
  const { loadCustomSources } = await import('../../sources/custom/load-custom-sources.ts')
  return loadCustomSources(reader, config, loadIncludes)
}

const noCustomSources: LoadedCustomSources = {
  files: [],
  reactPages: new Map(),
  order: new Map(),
  listed: [],
  readings: new Map(),
  failed: [],
  diagnostics: [],
}

/** Static files of Vite, Next.js and others lie there. */
const otherStaticDir = 'public'

async function listUnserved(reader: SourceReader, { staticDir, outDir }: SiteConfig): Promise<readonly string[]> {
  if (staticDir === otherStaticDir || outDir === otherStaticDir) return []
  return (await reader.list(otherStaticDir, (name) => isPrivateName(name) || isSkippedName(name))).files
}

/** They keep their paths in the output. */
function staticFilesOf(
  files: readonly string[],
  { staticDir }: SiteConfig,
): { readonly files: readonly string[]; readonly diagnostics: readonly Diagnostic[] } {
  const refused = new Map<string, Diagnostic>()
  for (const file of files) {
    const path = toOutputPath(pathInStatic(file, staticDir))
    if (isRefused(path)) refused.set(file, invalidFileName({ file, line: 1, column: 1 }, path.reason))
  }
  return { files: files.filter((file) => !refused.has(file)), diagnostics: [...refused.values()] }
}

/** What its fences and images include belongs to a page's text: a change there is a change of the page. */
export async function loadIncludes(reader: SourceReader, file: string, text: string): Promise<Includes> {
  const includes = new Map<string, string | Refusal | null>()
  const load = async (target: string | undefined): Promise<void> => {
    if (target !== undefined) includes.set(target, (await readNamed(reader, target)) ?? null)
  }
  for (const path of includePathsOf(text)) {
    const target = includeFileOf(file, path, reader.above)
    await load(target)
    // The finding names what is there instead.
    if (target !== undefined && includes.get(target) === null) await load(otherIncludeOf(file, path)?.file)
  }
  for (const href of inlineSvgHrefsOf(text)) await load(inlineSvgFileOf(file, href, reader.above))
  return Object.fromEntries(includes)
}

async function readNamed(reader: SourceReader, file: string): ReturnType<SourceReader['read']> {
  for (const name of [file, ...otherSpellings(file)]) {
    const text = await reader.read(name)
    if (text !== undefined) return text
  }
  return undefined
}

// In: the sources of the config and a reader. Out: every Markdown file as text, and the names of all other files.
import { locateInConfig } from '../../config/locate.ts'
import { mdxFile } from '../../diagnostics/markdown.ts'
import { emptySource } from '../../diagnostics/routes.ts'
import type { SiteConfig } from '../../model/config.ts'
import type { Diagnostic } from '../../model/diagnostic.ts'
import type { ChangelogsSource, DocsSource, SourceFile, SourceReader } from '../../model/source.ts'
import { includeFileOf, includePathsOf } from '../../syntax/fence-meta.ts'
import { inlineSvgFileOf, inlineSvgHrefsOf } from '../../syntax/inline-images.ts'

export interface LoadedSources {
  /** Sorted by path. */
  readonly files: readonly SourceFile[]
  /** Files that lie among the docs and are no Markdown, relative to the site root. */
  readonly assetFiles: readonly string[]
  /** Files of the static folder, relative to the site root. */
  readonly staticFiles: readonly string[]
  readonly diagnostics: readonly Diagnostic[]
}

const markdown = ['**/*.md']
// A name that begins with `_` is a partial or a draft of the author, never a page.
const notPages = ['!**/_*', '!**/_*/**']

/** Reports `empty-source` and `mdx-file`. */
export async function loadSources(reader: SourceReader, config: SiteConfig): Promise<LoadedSources> {
  const own = [`!${config.outDir}/**`, `!${config.staticDir}/**`]
  const contentSources = config.sources.filter((source) => source.kind === 'docs' || source.kind === 'changelogs')
  const perSource = await Promise.all(contentSources.map((source) => loadFiles(reader, source, own)))
  const docsDirs = contentSources.filter(({ kind }) => kind === 'docs').map(({ dir }) => dir)
  const assetLists = await Promise.all(docsDirs.map((dir) => reader.list(dir, ['**/*', '!**/*.md', ...notPages, ...own])))
  const mdxFiles = [...new Set(assetLists.flat())].filter((file) => file.endsWith('.mdx')).sort()
  return {
    files: perSource.flat().sort((a, b) => (a.file < b.file ? -1 : 1)),
    assetFiles: [...new Set(assetLists.flat())].sort(),
    // `.well-known` and the like are meant to be served.
    staticFiles: await reader.list(config.staticDir, [
      '**/*',
      '**/.*',
      '**/.*/**',
      '!**/.DS_Store',
      '!**/.git/**',
      '!**/.gitkeep',
    ]),
    diagnostics: [
      ...mdxFiles.map(mdxFile),
      ...contentSources.flatMap((source, index) =>
        perSource[index]?.length
          ? []
          : [emptySource(locateInConfig(config.configFiles, ['dir'], source.dir), source.dir, 'Markdown files')],
      ),
    ],
  }
}

async function loadFiles(
  reader: SourceReader,
  source: DocsSource | ChangelogsSource,
  ignored: readonly string[],
): Promise<SourceFile[]> {
  const names = await reader.list(source.dir, [...markdown, ...notPages, ...ignored])
  const prefix = source.dir === '.' ? '' : `${source.dir}/`
  const files = await Promise.all(
    names.map(async (file): Promise<SourceFile | undefined> => {
      const text = await reader.read(file)
      // Deleted between the listing and the reading: then it is not there.
      if (text === undefined) return undefined
      return {
        file,
        contentPath: file.slice(prefix.length),
        source: source.name,
        ...(source.kind === 'changelogs' && { kind: 'changelog' as const }),
        text,
        includes: await loadIncludes(reader, file, text),
      }
    }),
  )
  return files.filter((file) => file !== undefined)
}

/** What its fences and images include belongs to a page's text: a change there is a change of the page. */
export async function loadIncludes(reader: SourceReader, file: string, text: string): Promise<Record<string, string | null>> {
  const includes: Record<string, string | null> = {}
  const targets = [
    ...includePathsOf(text).map((path) => includeFileOf(file, path)),
    ...inlineSvgHrefsOf(text).map((href) => inlineSvgFileOf(file, href)),
  ]
  for (const target of targets) {
    if (target !== undefined) includes[target] = (await reader.read(target)) ?? null
  }
  return includes
}

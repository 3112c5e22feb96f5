// In: the custom sources of a config. Out: their pages, checked, each as what the kind of its body is compiled or rendered from.
import {
  authorTextOf,
  errorMessageOf,
  isFrontmatterKey,
  isRecord,
  type CustomSource,
  type Diagnostic,
  type Frontmatter,
  type Includes,
  type MadePage,
  type OtherKey,
  type ReactPage,
  type RoutePath,
  type SiteConfig,
  type SourceFile,
  type SourcePage,
  type SourceRange,
  type SourceReader,
  type WrittenText,
} from '@docgen/model'
import { configOfLocale, nameInConfig, readSourcesOf } from '../../config/locales.ts'
import { checkSourcePage } from '../../config/source-page-schema.ts'
import { ownPluginName } from '../../config/plugins.ts'
import { placeOfSource } from '../../config/source-paths.ts'
import { invalidSourcePage, sourceFailed } from '../../diagnostics/environment.ts'
import { emptyCustomSource } from '../../diagnostics/routes.ts'
import { withEndSlash } from '../../common/paths.ts'
import { placeInConfigCode, stackOf } from '../../common/thrown-place.ts'
import { checkOrigins, filesOfOrigins } from './check-origins.ts'
import { createCustomReading, type CustomReading } from './custom-context.ts'

/** What custom sources gave. */
export interface LoadedCustomSources {
  /** In the order of the sources and their pages. */
  readonly files: readonly SourceFile[]
  /** Pages whose body is a React element, by the name of their source. */
  readonly reactPages: ReadonlyMap<string, readonly ReactPage[]>
  /** Routes of all pages in the order in which they were given, by the name of their source. */
  readonly order: ReadonlyMap<string, readonly RoutePath[]>
  /** Files in the folders that were listed, for links to them. */
  readonly listed: readonly string[]
  /** By the name of the source. */
  readonly readings: ReadonlyMap<string, Pick<CustomReading, 'texts' | 'dirs'> & Pick<CustomSource, 'watch'>>
  /** Names of the sources that gave no list of pages: what is wrong is among the diagnostics. */
  readonly failed: readonly string[]
  readonly diagnostics: readonly Diagnostic[]
}

type LoadIncludes = (reader: SourceReader, file: string, text: string) => Promise<Includes>

/** Reports `source-failed`, `source-finding`, `invalid-source-page` and `empty-source`. */
export async function loadCustomSources(
  reader: SourceReader,
  config: SiteConfig,
  loadIncludes: LoadIncludes,
): Promise<LoadedCustomSources> {
  const sources = readSourcesOf(config).filter((source) => source.kind === 'custom')
  const loaded = await Promise.all(
    sources.map(async (source) => {
      // Findings are about the source of the config, whichever language it is asked for.
      const name = nameInConfig(source)
      const at = placeOfSource({ ...source, name }, config)
      const own = configOfLocale(config, source.locale ?? config.siteLocales?.[0]?.name ?? '')
      const reading = createCustomReading(name, at, reader, own)
      const { pages, hasFailed, diagnostics } = await loadPages(source, { name, reading, at, config })
      const files = await Promise.all(
        pages.flatMap((page) => ('file' in page ? [withIncludes(page.file, reader, loadIncludes)] : [])),
      )
      return {
        name: source.name,
        watch: source.watch,
        reading,
        pages,
        files,
        hasFailed,
        diagnostics: [...reading.diagnostics, ...diagnostics],
      }
    }),
  )
  return {
    files: loaded.flatMap(({ files }) => files),
    reactPages: new Map(
      loaded.flatMap(({ name, pages }) => {
        const elements = pages.flatMap((page) => ('react' in page ? [page.react] : []))
        return elements.length > 0 ? [[name, elements] as const] : []
      }),
    ),
    order: new Map(loaded.map(({ name, pages }) => [name, pages.map(({ made }) => made.path)])),
    listed: [...new Set(loaded.flatMap(({ reading }) => [...reading.listed]))].sort(),
    readings: new Map(loaded.map(({ name, reading: { texts, dirs }, watch }) => [name, { texts, dirs, watch }])),
    failed: loaded.flatMap(({ name, hasFailed }) => (hasFailed === true ? [name] : [])),
    diagnostics: withoutRepeats(loaded.flatMap(({ diagnostics }) => diagnostics)),
  }
}

/** What is wrong in the same way in every language is told once. */
function withoutRepeats(diagnostics: readonly Diagnostic[]): readonly Diagnostic[] {
  return [...new Map(diagnostics.map((finding) => [JSON.stringify(finding), finding])).values()]
}

async function withIncludes(file: SourceFile, reader: SourceReader, loadIncludes: LoadIncludes): Promise<SourceFile> {
  return file.made?.format === 'markdown' ? { ...file, includes: await loadIncludes(reader, file.file, file.text) } : file
}

type LoadedPage = { readonly made: MadePage; readonly file: SourceFile } | { readonly made: MadePage; readonly react: ReactPage }

interface LoadedPages {
  readonly pages: readonly LoadedPage[]
  readonly hasFailed?: boolean
  readonly diagnostics: readonly Diagnostic[]
}

interface Loading {
  /** Of the source in the config. */
  readonly name: string
  readonly reading: CustomReading
  readonly at: SourceRange
  readonly config: SiteConfig
}

async function loadPages(source: CustomSource, { name, reading, at, config }: Loading): Promise<LoadedPages> {
  try {
    const content: unknown = await source.load(reading.context)
    const given = isRecord(content) ? content['pages'] : undefined
    const findings = isRecord(content) ? content['findings'] : undefined
    // What is no finding is reported as one that is none.
    if (Array.isArray(findings)) findings.forEach((finding) => reading.report(finding))
    if (!Array.isArray(given)) return { pages: [], hasFailed: true, diagnostics: [noPageList(at, name)] }
    const { dirs, listed } = reading
    // A language may have no pages yet, and a source may say itself that it found nothing.
    const isEmpty = given.length === 0 && dirs.size > 0 && listed.size === 0 && reading.diagnostics.length === 0
    if (isEmpty && source.locale === undefined) return { pages: [], diagnostics: [emptyCustomSource(at, name, [...dirs])] }
    const checked = given.map((page: unknown, index) => toSourcePage(page, index, { name, at }))
    const sound = checked.flatMap((page) => ('code' in page ? [] : [page]))
    const { pages, diagnostics } = checkOrigins(sound, await reading.look(filesOfOrigins(sound)), { name, at })
    return {
      pages: pages.map((page) => pageOf(page, source, at, reading)),
      diagnostics: [...checked.flatMap((page) => ('code' in page ? [page] : [])), ...diagnostics],
    }
  } catch (error) {
    const place = placeInConfigCode(error, config) ?? at
    const reason = errorMessageOf(error)
    return { pages: [], hasFailed: true, diagnostics: [sourceFailed(place, subjectOf(name, config), reason, stackOf(error))] }
  }
}

/** With the plugin that brings it. */
function subjectOf(name: string, { plugins }: SiteConfig): string {
  const holder = plugins.find(({ sources = [] }) => sources.some((source) => source.name === name))
  const ofPlugin = holder === undefined || holder.name === ownPluginName ? '' : ` of the plugin "${holder.name}"`
  return `The source "${name}"${ofPlugin}`
}

function noPageList(at: SourceRange, name: string): Diagnostic {
  return invalidSourcePage(at, 'What `load`', name, 'returns has no list of pages', 'Return `{ pages: [ … ] }`.')
}

function toSourcePage(value: unknown, index: number, { name, at }: Pick<Loading, 'name' | 'at'>): SourcePage | Diagnostic {
  const checked = checkSourcePage(value)
  if ('page' in checked) return checked.page
  const route = isRecord(value) ? value['route'] : undefined
  const which = typeof route === 'string' ? `The page ${JSON.stringify(route)}` : `Page ${index + 1}`
  return invalidSourcePage(at, which, name, checked.problem, checked.hint)
}

function pageOf(
  page: SourcePage,
  { name: source, locale }: CustomSource,
  at: SourceRange,
  { keysByFile }: CustomReading,
): LoadedPage {
  const body = page.markdown ?? page.html
  const written = typeof body === 'object' ? body : undefined
  const path = withEndSlash(page.route)
  const place = placeOf(page, written) ?? at
  const known = keysByFile.get(place.file) ?? []
  const made: MadePage = {
    id: `${source}:${path}`,
    source,
    path,
    format: page.markdown !== undefined ? 'markdown' : page.html !== undefined ? 'html' : 'element',
    frontmatter: frontmatterOf(page),
    ...(known.length > 0 && { ranges: rangesOf(known) }),
    ...(page.frontmatter && { others: othersOf(page.frontmatter, place, known) }),
    ...(page.published && { published: page.published }),
    sidebar: page.unlisted ? false : (page.sidebar ?? {}),
    place,
    isAsWritten: written !== undefined,
    hasFile: page.origin !== undefined || written !== undefined,
  }
  const common = { file: place.file, contentPath: path.split('/').filter(Boolean).join('-') || 'index', made }
  if (body === undefined) {
    const { element, title, description } = page
    return { made, react: { ...common, text: '', component: () => element, title, description } }
  }
  const text = typeof body === 'string' ? body : '\n'.repeat((body.line ?? 1) - 1) + body.text
  return { made, file: { ...common, source, ...(locale !== undefined && { locale }), text: authorTextOf(text), includes: {} } }
}

/** What a source says of a page is mostly what stands under the same key. */
function rangesOf(known: readonly OtherKey[]): NonNullable<MadePage['ranges']> {
  return Object.fromEntries(known.flatMap(({ key, valueAt }) => (isFrontmatterKey(key) ? [[key, valueAt]] : [])))
}

/** A value of the file that the page is made from has its place there. */
function othersOf(given: Readonly<Record<string, unknown>>, place: SourceRange, known: readonly OtherKey[]): readonly OtherKey[] {
  return Object.entries(given).flatMap(([key, value]) => {
    if (value === undefined) return []
    const { at = place, valueAt = place } = known.find((each) => each.key === key) ?? {}
    return [{ key, value, at, valueAt }]
  })
}

function placeOf({ origin }: SourcePage, written: WrittenText | undefined): SourceRange | undefined {
  if (written) return { file: written.file, line: written.line ?? 1, column: 1 }
  return origin && { file: origin.file, line: origin.line ?? 1, column: origin.column ?? 1 }
}

function frontmatterOf(page: SourcePage): Frontmatter {
  const { title, description, keywords, tags, image, draft, unlisted, search, date, author, sidebar, toc, editLink } = page
  return {
    title,
    ...(description !== undefined && { description }),
    ...(keywords && { keywords }),
    ...(tags && { tags }),
    ...(image !== undefined && { image }),
    ...(draft !== undefined && { draft }),
    ...(unlisted !== undefined && { unlisted }),
    ...(search !== undefined && { search }),
    ...(toc === false && { hide_table_of_contents: true }),
    ...(toc && toc.min !== undefined && { toc_min_heading_level: toc.min }),
    ...(toc && toc.max !== undefined && { toc_max_heading_level: toc.max }),
    ...(editLink !== undefined && { custom_edit_url: editLink === false ? null : editLink }),
    ...(sidebar && sidebar.label !== undefined && { sidebar_label: sidebar.label }),
    ...((date ?? author) !== undefined && {
      last_update: { ...(date !== undefined && { date }), ...(author !== undefined && { author }) },
    }),
  }
}

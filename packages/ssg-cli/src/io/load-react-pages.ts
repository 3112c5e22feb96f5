// In: the `pages()` sources of a config. Out: their pages, bundled for Node and imported.
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import {
  isRecord,
  type Diagnostic,
  type PagesSource,
  type ReactPage,
  type ReactPageProps,
  type SiteConfig,
  isComponent,
} from '@docgen/model'
import { cachePlace } from './cache-folder.ts'
import { locateName } from '../config/locate.ts'
import { configProblem } from '../config/problems.ts'
import { readSourcesOf } from '../config/locales.ts'
import { placeOfSource } from '../config/source-paths.ts'
import { refusedSource } from '../diagnostics/reading.ts'
import { isFolderRefusal } from '../common/find-refusal.ts'
import { isPrivateName, isSkippedName } from '../common/skipped-names.ts'
import { createAuthorFiles, type AuthorFiles } from './author-files.ts'
import { bundleModules } from './bundle-modules.ts'
import { listFiles } from './list-files.ts'
import { importModule } from './import-module.ts'
import { pagePathsOf } from './react-page-paths.ts'
import { settled } from './settled.ts'
import { runEsbuild, type BundleFailure } from './run-esbuild.ts'
import { siteFileOf } from './site-file.ts'

interface LoadedPages {
  /** By the name of the source, sorted by file. */
  readonly bySource: ReadonlyMap<string, readonly ReactPage[]>
  /** Absolute paths of the pages and of what they import of the site. */
  readonly files: readonly string[]
  readonly cacheFindings: readonly Diagnostic[]
}

/** With `keepsBroken` a page that cannot be loaded is among the pages, with its problems, and the others are not held up by it. */
export async function loadReactPages(
  root: string,
  config: SiteConfig,
  keepsBroken = false,
): Promise<LoadedPages | BundleFailure> {
  const sources = readSourcesOf(config).filter((source) => source.kind === 'pages')
  if (sources.length === 0) return { bySource: new Map(), files: [], cacheFindings: [] }
  const listed = sources.map((source) => findPages(createAuthorFiles(root, config.files), source))
  // A page that comes or goes there may be what was missing.
  const files = sources.map(({ dir }) => join(root, dir))
  const refused = listed.flatMap(({ refused }) => refused)
  if (refused.length > 0) return { problems: refused, files }
  const found = listed.flatMap(({ pages }) => pages)
  const empty = sources.filter((source) => source.locale === undefined && !found.some((page) => page.source === source))
  if (empty.length > 0) return { problems: empty.map((source) => noPages(source, config)), files }

  const bundled = await bundlePages(root, found, keepsBroken)
  if ('problems' in bundled) return bundled
  const pages = await Promise.all(
    bundled.pages.map(async ({ page, module, problems }): Promise<FoundPage & { readonly loaded: LoadedPage }> => {
      const loaded = problems ? { problems } : await loadPage({ root, ...page, module, specifiers: bundled.specifiers })
      return { ...page, loaded: 'problems' in loaded && keepsBroken ? { pages: [await brokenPage(root, page, loaded)] } : loaded }
    }),
  )
  const problems = pages.flatMap(({ loaded }) => ('problems' in loaded ? loaded.problems : []))
  if (problems.length > 0) return { problems }
  return {
    bySource: new Map(
      sources.map((source) => [
        source.name,
        pages.flatMap((page) => (page.source === source && 'pages' in page.loaded ? page.loaded.pages : [])),
      ]),
    ),
    files: bundled.files,
    cacheFindings: bundled.cacheFindings,
  }
}

interface BundledPages {
  /** In the order in which they were found. `module` is an absolute path, empty where there are problems. */
  readonly pages: readonly { readonly page: FoundPage; readonly module: string; readonly problems?: readonly Diagnostic[] }[]
  readonly specifiers: Readonly<Record<string, string>>
  /** Absolute paths. */
  readonly files: readonly string[]
  readonly cacheFindings: readonly Diagnostic[]
}

async function bundlePages(
  root: string,
  found: readonly FoundPage[],
  keepsBroken: boolean,
): Promise<BundledPages | BundleFailure> {
  const modules = Object.fromEntries(found.map(({ file }, index) => [`page${index}`, pageModuleOf(file)]))
  const bundle = await bundleModules({ root, name: 'pages', modules })
  if (!('problems' in bundle)) {
    const pages = found.map((page, index) => ({ page, module: bundle.files[`page${index}`] ?? '' }))
    return { pages, specifiers: bundle.specifiers, files: bundle.inputs, cacheFindings: bundle.cacheFindings }
  }
  if (!keepsBroken) return bundle
  // One that cannot be bundled lets all fail, so each is tried alone.
  const tried = await Promise.all(
    Object.values(modules).map((module) => runEsbuild({ root, folder: cachePlace(root, 'config'), modules: { page: module } })),
  )
  const problemsOf = (index: number): readonly Diagnostic[] | undefined => {
    const result = tried[index]
    return result && 'problems' in result ? result.problems : undefined
  }
  const sound = found.filter((_, index) => problemsOf(index) === undefined)
  if (sound.length === found.length) return bundle
  const others = await bundlePages(root, sound, false)
  if ('problems' in others) return others
  const pages = found.map((page, index) => {
    const problems = problemsOf(index)
    return problems ? { page, module: '', problems } : (others.pages[sound.indexOf(page)] ?? { page, module: '' })
  })
  // What a broken page imports is told by its problems alone.
  const { specifiers, cacheFindings } = others
  return { pages, specifiers, cacheFindings, files: [...new Set([...others.files, ...(bundle.files ?? [])])].sort() }
}

async function brokenPage(root: string, { file, source }: FoundPage, { problems }: BundleFailure): Promise<ReactPage> {
  const text = await readFile(join(root, file), 'utf8')
  return { file, contentPath: contentPathOf(file, source), text, component: () => null, problems }
}

function noPages(source: PagesSource, config: SiteConfig): Diagnostic {
  return configProblem(
    placeOfSource(source, config),
    `The folder "${source.dir}" contains no React pages.`,
    'Correct the folder of this source, or remove the source.',
  )
}

interface FoundPage {
  /** Relative to the site root. */
  readonly file: string
  readonly source: PagesSource
}

/** Also links that lead to no file or folder of the site: what is behind them could be a page. */
function findPages(
  author: AuthorFiles,
  source: PagesSource,
): { readonly pages: readonly FoundPage[]; readonly refused: readonly Diagnostic[] } {
  const { files, refused } = listFiles(author, source.dir, (name) => isPrivateName(name) || isSkippedName(name))
  const isPage = (file: string): boolean => /\.[tj]sx$/.test(file)
  return {
    pages: files.filter(isPage).map((file) => ({ file, source })),
    refused: [...refused].flatMap(([path, refusal]) =>
      isFolderRefusal(refusal) || isPage(path) ? [refusedSource(path, refusal)] : [],
    ),
  }
}

function pageModuleOf(file: string): string {
  return `import * as page from ${JSON.stringify(`./${file}`)}\nexport { page }`
}

interface PageInput extends FoundPage {
  readonly root: string
  /** Absolute path of the bundled module. */
  readonly module: string
  readonly specifiers: Readonly<Record<string, string>>
}

type LoadedPage = { readonly pages: readonly ReactPage[] } | BundleFailure

async function loadPage({ root, file, source, module, specifiers }: PageInput): Promise<LoadedPage> {
  const text = await readFile(join(root, file), 'utf8')
  const imported = await importModule({ module, root, files: [{ file, text }], specifiers, subject: 'The page' })
  if ('problem' in imported) return { problems: [imported.problem] }
  const { page } = imported.exports
  const { default: component, title, description, paths } = isRecord(page) ? page : {}
  const locate = (name: string) => locateName([{ file, text }], name)
  const problems: Diagnostic[] = []
  if (!isComponent(component)) {
    const what = component === undefined ? 'has no default export' : 'has a default export that is no component'
    problems.push(configProblem(locate('default'), `This page ${what}.`, 'Write `export default function Page() { … }`.'))
  }
  for (const [name, value] of Object.entries({ title, description })) {
    if (value === undefined || typeof value === 'string') continue
    problems.push(
      configProblem(locate(name), `The export "${name}" of this page is not a string.`, `Write \`export const ${name} = '…'\`.`),
    )
  }
  if (!isComponent<ReactPageProps>(component)) return { problems }
  const contentPath = contentPathOf(file, source)
  const given = await pagePathsOf({
    root,
    file,
    text,
    contentPath,
    paths: typeof paths === 'function' ? () => settled(paths(), `\`paths()\` of ${file}`) : paths,
  })
  if (given && 'problems' in given) problems.push(...given.problems)
  if (problems.length > 0) return { problems }
  const made: ReactPage = { file, contentPath, text, component, title: textOf(title), description: textOf(description) }
  if (!given || 'problems' in given) return { pages: [made] }
  return {
    pages: given.paths.map((path) => ({
      ...made,
      params: path.params,
      props: { ...path.params, ...path.props },
      title: path.title ?? made.title,
      description: path.description ?? made.description,
    })),
  }
}

function contentPathOf(file: string, source: PagesSource): string {
  return source.dir === '.' ? file : siteFileOf(file, source.dir)
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined
}

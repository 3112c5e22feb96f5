// The site in memory while its author works on it: the stages of a build, run for what is asked for and for what changed.
// Comes in: paths that a browser asks for, files that changed. Goes out: what to answer, findings, and word that something is new.
import { join, relative, sep } from 'node:path'
import { createAuthorFiles } from '../io/author-files.ts'
import { createPorts } from '../io/create-ports.ts'
import type { LoadedConfig } from '../io/load-config.ts'
import { createMemoryCache, openPageCache } from '../io/page-cache.ts'
import type { Diagnostic } from '../model/diagnostic.ts'
import type { CompiledFragment } from '../model/page.ts'
import type { FileContents } from '../model/output.ts'
import type { LastUpdates } from '../model/ports.ts'
import type { Site } from '../model/site.ts'
import type { ApiLoadResult, SourceFile } from '../model/source.ts'
import { assembleSite, type AssembledSite } from '../pipeline/assemble-site.ts'
import { rendererOf } from '../pipeline/build-site.ts'
import { loadApis, readAssets } from '../pipeline/gather-inputs.ts'
import { carriedOver, checkSamples, joinSamples, noSamples, type CheckedSamples } from '../pipeline/check-samples.ts'
import { compileApiTexts } from '../pipeline/compile-pages.ts'
import { islandFindings, type PageFault } from '../pipeline/island-findings.ts'
import { judge } from '../pipeline/judge.ts'
import { runRules } from '../pipeline/run-rules.ts'
import { loadSources } from '../stages/1-load/load-sources.ts'
import { renderReactPages } from '../stages/5-render/render-react-pages.ts'
import { htmlOfBrokenPage } from './broken-page.ts'
import { createDevOutput } from './dev-output.ts'
import { isOutline } from './outline-page.ts'
import { layeredCache } from './layered-cache.ts'
import { oneAtATime } from './one-at-a-time.ts'
import { createFreshness, readAgain, touches } from './page-freshness.ts'
import { createPageStore } from './page-store.ts'
import { encodePath } from '../syntax/paths.ts'

export type Served =
  | { readonly kind: 'page'; readonly status: 200 | 400 | 404; readonly html: string }
  | { readonly kind: 'redirect'; readonly href: string }
  | { readonly kind: 'bytes'; readonly path: string; readonly bytes: Uint8Array }
  /** `file` is absolute. */
  | { readonly kind: 'file'; readonly file: string }

export interface DevSite {
  /** What a path of the site (decoded, without base, beginning with `/`) leads to; compiled now if it has not been. */
  readonly serve: (path: string) => Promise<Served>
  /** Takes in what the files of the page at a path have come to unseen. To be called before what is served is to be right. */
  readonly freshen: (path: string) => Promise<void>
  /** Takes in files (absolute) that were added, changed or removed; resolves when pages can be asked for again. */
  readonly update: (files: readonly string[]) => Promise<void>
  /** Takes in what changed unseen: before the files were watched. */
  readonly rescan: () => Promise<void>
  /** Compiles what nobody has asked for yet, loads the API reference and checks everything. */
  readonly complete: () => Promise<void>
  readonly diagnostics: () => readonly Diagnostic[]
  /** Absolute paths of files outside the watched folders that pages are made from: the sources of the reference, and what fences include. */
  readonly outsideFiles: () => readonly string[]
  readonly close: () => Promise<void>
}

export interface DevSiteInput {
  /** Absolute path of the site root. */
  readonly root: string
  readonly loaded: LoadedConfig
  /** Open pages show what is no longer so, or the findings are others than before. */
  readonly onChange: (what: 'pages' | 'diagnostics') => void
}

/** Pages compiled between two looks at what else there is to do. */
const backgroundBatch = 32

export async function createDevSite({ root, loaded, onChange }: DevSiteInput): Promise<DevSite> {
  // An author at work is no visitor.
  const config = { ...loaded.config, analytics: undefined }
  const disk = openPageCache(join(root, '.docgen', 'pages'), '.docgen/pages')
  const cache = layeredCache(createMemoryCache(), disk)
  const { ports, close } = createPorts({ root, loaded, cache, useCache: true })
  const author = createAuthorFiles(root, config.files)
  // A link may lead elsewhere since the file was listed.
  const isReadable = (contents: FileContents): boolean =>
    contents.kind !== 'copy' || author.open(contents.file, () => true) === true
  const foundInRender = new Map<string, readonly PageFault[]>()
  const renderer = rendererOf(ports, ({ path, source, text }, faults) => {
    const found = faults.map((fault): PageFault => ({ page: { path, source, text }, fault }))
    const isNew = JSON.stringify(foundInRender.get(path) ?? []) !== JSON.stringify(found)
    foundInRender.set(path, found)
    if (isNew) onChange('diagnostics')
  })
  const store = createPageStore({ compiler: ports.compiler, cache })

  let sources = await loadSources(ports.reader, config)
  const client = await ports.bundleClient()
  const isAsRead = createFreshness(root, ports.reader)
  const react = await renderReactPages(loaded.reactPages, config, htmlOfBrokenPage)
  let apis: ReadonlyMap<string, ApiLoadResult> = new Map()
  let fragments: ReadonlyMap<string, CompiledFragment> = new Map()
  let samples: CheckedSamples = noSamples
  let lastUpdates: LastUpdates = { dates: new Map(), isShallow: false }
  let apiLoading: Promise<void> | undefined
  let isComplete = false
  let isClosed = false
  let findings: readonly Diagnostic[] = []
  let assembled: AssembledSite | undefined
  store.setFiles(sources.files)
  let assets = await readAssets(ports, sources, store.pages(), config)

  /** Made anew after each change: the stages that see the whole site are cheap. */
  const current = (): AssembledSite =>
    (assembled ??= assembleSite({
      config,
      pages: store.pages(),
      react,
      apis,
      fragments,
      samples,
      assets,
      sources,
      htmlOf: cache.htmlOf,
      searchTextOf: cache.searchTextOf,
      keptTextsOf: cache.keptTextsOf,
      lastUpdates,
      client,
      includeDrafts: true,
    }))

  const refreshAssets = oneAtATime(async () => {
    assets = await readAssets(ports, sources, store.pages(), config)
    assembled = undefined
  })

  /** Compiles, and reads the images that the pages turn out to show. */
  const compile = async (files: readonly SourceFile[]): Promise<void> => {
    await store.compile(files)
    samples = carriedOver(samples, [...store.pages(), ...fragments.values()])
    await refreshAssets()
  }

  const takeFiles = (): void => {
    store.setFiles(sources.files)
    assembled = undefined
  }

  const sourceAt = (routePath: string): SourceFile | undefined => {
    const route = current().graph.routeByPath.get(routePath)
    if (route?.kind !== 'doc' && route?.kind !== 'changelog') return undefined
    return sources.files.find(({ file }) => file === route.page.file)
  }

  /** The source of a page that is there in outline only. */
  const outlineAt = (routePath: string): SourceFile | undefined => {
    const source = sourceAt(routePath)
    return source && isOutline(store.pages().find(({ file }) => file === source.file)) ? source : undefined
  }

  const loadReference = oneAtATime(async () => {
    const loadedApis = await loadApis(config, ports)
    fragments = await compileApiTexts(
      [...loadedApis.values()].map(({ model }) => model),
      ports,
    )
    apis = loadedApis
    assembled = undefined
  })

  /** Nobody waits for it, and one that fails tells of it when it is loaded in earnest. */
  const warmReference = (): void => {
    for (const source of config.sources) {
      if (source.kind === 'api' && apis.get(source.name)?.fromCache) ports.warmApi(source).catch(() => undefined)
    }
  }

  /** Of a check that another one has overtaken nothing is taken. */
  let sampleChecks = 0
  const recheckSamples = async (): Promise<void> => {
    if (!ports.checkSamples) return
    const own = ++sampleChecks
    const [guides, comments] = await Promise.all([
      checkSamples('guides', store.pages(), ports, config),
      checkSamples('comments', [...fragments.values()], ports, config),
    ])
    const next = joinSamples(guides, comments)
    if (isClosed || own !== sampleChecks) return
    const linksBefore = JSON.stringify(samples.samples.map(({ links }) => links))
    samples = next
    assembled = undefined
    if (JSON.stringify(next.samples.map(({ links }) => links)) !== linksBefore) onChange('pages')
    check()
  }

  const check = (): void => {
    const { site } = current()
    const next = judge(
      [
        ...ports.cacheFindings(),
        ...sources.diagnostics,
        ...store.pages().flatMap((page) => page.diagnostics),
        ...site.diagnostics,
        ...site.pages.flatMap((page) => page.resolved().diagnostics),
        ...runRules(site.resolved(), config),
      ],
      config,
    )
    const isNew = JSON.stringify(next) !== JSON.stringify(findings)
    findings = next
    if (isNew) onChange('diagnostics')
  }

  /** What TypeScript has to say comes when it comes. */
  const checkAll = async (): Promise<void> => {
    check()
    await recheckSamples()
  }

  const servePage = async (path: string): Promise<Served> => {
    const routePath = routePathOf(path, current().site)
    // The pages of the reference are not known until it is loaded.
    if (!current().graph.routeByPath.has(routePath)) await (apiLoading ??= loadReference())
    const route = current().graph.routeByPath.get(routePath)
    if (route?.kind === 'redirect') {
      return {
        kind: 'redirect',
        href: current().site.redirects.find((redirect) => redirect.path === routePath)?.href ?? config.base,
      }
    }
    if (route && path !== routePath && !path.endsWith('.html'))
      return { kind: 'redirect', href: config.base + encodePath(routePath.slice(1)) }
    // What was compiled is dropped when newer text came in meanwhile: then it is not yet what was asked for.
    for (let file = outlineAt(routePath); file !== undefined; file = outlineAt(routePath)) await compile([file])
    const { site } = current()
    const page = site.pages.find(
      ({ path: pagePath, kind, file }) => pagePath === routePath && (kind !== 'not-found' || path === `/${file}`),
    )
    const shown = page ?? site.pages.find(({ kind }) => kind === 'not-found')
    return { kind: 'page', status: page ? 200 : 404, html: shown ? new TextDecoder().decode(await renderer.html(shown)) : '' }
  }

  const findOutput = createDevOutput({
    // What the site tells of itself is told as a build does, visits counted or not.
    config: loaded.config,
    client,
    site: () => current().site,
    assets: () => assets.assets,
    completeSite: async () => {
      await (apiLoading ??= loadReference())
      // Newer text may come in meanwhile.
      while (store.outlines().length > 0) await compile(store.outlines())
    },
  })

  const takeIn = async (files: readonly string[]): Promise<void> => {
    const names = new Set(files.map((file) => relative(root, file).split(sep).join('/')))
    const known = new Set(sources.files.map(({ file }) => file))
    if ([...names].every((name) => known.has(name))) {
      const reread = await Promise.all(
        sources.files.map(async (file) => (touches(file, names) ? await readAgain(file, ports.reader) : file)),
      )
      sources = { ...sources, files: reread.filter((file) => file !== undefined) }
    } else {
      // A file came or went, or it is none of the pages: an include, an image.
      sources = await loadSources(ports.reader, config)
    }
    takeFiles()
    await compile(isComplete ? store.outlines() : store.outlines().filter(({ file }) => names.has(file)))
    if ([...apis.values()].some(({ watchFiles }) => watchFiles.some((file) => files.includes(file)))) {
      apiLoading = loadReference()
      await apiLoading
    }
    onChange('pages')
    // Not before the open page has been shown: checking a large site takes as long as showing a page.
    if (isComplete) setTimeout(() => !isClosed && void checkAll(), 50)
  }

  const takeInAll = async (): Promise<void> => {
    const before = new Map(store.pages().map((page) => [page.file, page]))
    const assetsBefore = JSON.stringify(assets)
    sources = await loadSources(ports.reader, config)
    takeFiles()
    await compile(store.outlines().filter(({ file }) => !isOutline(before.get(file))))
    const isSame =
      store.pages().length === before.size &&
      store.pages().every((page) => before.get(page.file)?.key === page.key) &&
      JSON.stringify(assets) === assetsBefore
    if (!isSame) onChange('pages')
  }

  // Two that read the same files at once could leave the older of two texts.
  const inTurn = createQueue()

  return {
    freshen: async (path) => {
      const source = sourceAt(routePathOf(path, current().site))
      if (source === undefined || (await isAsRead(source))) return
      await inTurn(async () => {
        // Another change may have brought it in meanwhile.
        if (sources.files.includes(source)) await takeIn([join(root, source.file)])
      })
    },
    serve: async (path) => {
      const file = await findOutput(path.slice(1))
      if (file && isReadable(file.contents)) return servedOf(path, file.contents, root)
      const page = await servePage(path)
      if (page.kind !== 'page' || page.status !== 404) return page
      // It may have come unseen.
      await inTurn(takeInAll)
      return servePage(path)
    },
    update: (files) => inTurn(() => takeIn(files)),
    rescan: () => inTurn(takeInAll),
    complete: async () => {
      for (let batch = store.outlines(); batch.length > 0 && !isClosed; batch = store.outlines())
        await store.compile(batch.slice(0, backgroundBatch))
      const [dates] = await Promise.all([
        config.lastUpdate ? ports.loadLastUpdates() : lastUpdates,
        (apiLoading ??= loadReference()),
      ])
      if (isClosed) return
      lastUpdates = dates
      await refreshAssets()
      isComplete = true
      onChange('pages')
      await checkAll()
      warmReference()
    },
    diagnostics: () => [...findings, ...judge(islandFindings([...foundInRender.values()].flat(), config), config)],
    outsideFiles: () => [
      ...[...apis.values()].flatMap((api) => api.watchFiles),
      ...samples.watchFiles,
      ...sources.files.flatMap(({ includes }) => Object.keys(includes).map((file) => join(root, file))),
    ],
    close: async () => {
      isClosed = true
      await close()
      disk.close()
    },
  }
}

/** Runs what it is given one after the other. */
function createQueue(): (run: () => Promise<void>) => Promise<void> {
  let last = Promise.resolve()
  return (run) => {
    const next = last.then(run)
    last = next.catch(() => undefined)
    return next
  }
}

/** Hosts serve a page by the name of its file too. */
function routePathOf(path: string, { pages }: Pick<Site, 'pages'>): string {
  const byFile = path.endsWith('.html') ? pages.find(({ file }) => `/${file}` === path) : undefined
  return byFile?.path ?? (path.endsWith('/') ? path : `${path}/`)
}

async function servedOf(path: string, contents: FileContents, root: string): Promise<Served> {
  switch (contents.kind) {
    case 'copy':
      return { kind: 'file', file: join(root, contents.file) }
    case 'bytes':
      return { kind: 'bytes', path, bytes: contents.bytes }
    case 'page':
      return { kind: 'bytes', path, bytes: await contents.html() }
    case 'text':
      return { kind: 'bytes', path, bytes: Buffer.from(await contents.text()) }
  }
}

// What docgen makes of the site as a whole: scripts and styles, search, policy, licenses, service worker, redirects, robots.txt.
import { outputPathOf, serviceWorkerFile, type ClientFiles, type OutputFile, type SiteConfig } from '@docgen/model'
import { configOfLocale, pathInSite } from '../../config/locales.ts'
import { newestLabelOf } from '../../config/version-family.ts'
import { indexFileName, searchFolder } from '../../search/index-format.ts'
import { relativeHref } from '../../syntax/html/relative-links.ts'
import { contentPolicyOf } from './content-policy.ts'
import { isAsset, ownHint, textFile, type ClaimGroup, type EmitInput, type SiteInput } from './emit-input.ts'
import { redirectHtml } from './redirect-html.ts'
import { withScripts } from './search/file-scripts.ts'
import { searchPagesByLocale } from './search/found-pages.ts'
import { searchFilesOf } from './search/search-files.ts'
import { farewellWorkerOf, serviceWorkerOf } from './service-worker.ts'
import type { Claim } from './unique-outputs.ts'

export function ownGroups(input: SiteInput): readonly ClaimGroup[] {
  const { config, client, staticAssets, hashOf, sha256Of } = input
  const folders = config.siteLocales?.map(({ name }) => folderOfLocale(name, config)) ?? ['']
  const single = (name: string, path: string, content: () => string): ClaimGroup => singleGroup(name, path, content, hashOf)
  // Without one, those of readers who came while there was one take their leave, unless the author has a worker there.
  const serviceWorkerGroups = (): readonly ClaimGroup[] => {
    if (config.offline) return [single('the service worker', serviceWorkerFile, () => serviceWorkerIn(input))]
    if (staticAssets.some(({ staticPath }) => staticPath === `/${serviceWorkerFile}`)) return []
    return [single('the service worker', serviceWorkerFile, () => farewellWorkerOf(baseOfWorkers(config)))]
  }
  return [
    { mayHold: isAsset, isOfWholeSite: false, claims: () => clientClaims(client) },
    {
      mayHold: (path) => folders.some((folder) => path === folder + indexFileName || path.startsWith(folder + searchFolder)),
      isOfWholeSite: true,
      claims: () => searchFilesIn(input).map((file) => ({ name: 'the search index', file, hint: ownHint })),
    },
    // For the header that the host sends with every page.
    single('the content security policy', policyFile, () => `${contentPolicyOf(config, sha256Of)}\n`),
    ...serviceWorkerGroups(),
    ...(client.licenses ? [single('the licenses', licensesFile, () => client.licenses ?? '')] : []),
    // GitHub Pages would leave out files that begin with an underscore. Whatever it holds, one of the author does the same.
    ...(staticAssets.some(({ staticPath }) => staticPath === '/.nojekyll') ? [] : [single('the mark', '.nojekyll', () => '')]),
  ]
}

/** One file of a fixed name. */
function singleGroup(name: string, path: string, content: () => string, hashOf: EmitInput['hashOf']): ClaimGroup {
  return {
    mayHold: (candidate) => candidate === path,
    isOfWholeSite: false,
    claims: () => [{ name, file: textFile(outputPathOf(path), content(), hashOf), hint: ownHint }],
  }
}

export const robotsFile = 'robots.txt'

/** Leads search engines to the sitemap, unless a file of the author does what it likes. Below a path nobody looks for it. https://www.rfc-editor.org/rfc/rfc9309 */
export function robotsGroups({ config: { url, base }, hashOf }: SiteInput): readonly ClaimGroup[] {
  if (url === undefined || base !== '/') return []
  return [singleGroup('robots.txt', robotsFile, () => `User-agent: *\nAllow: /\n\nSitemap: ${url}/sitemap.xml\n`, hashOf)]
}

/** Absent where only the browser knows it. */
function baseOfWorkers({ base, relativeLinks }: SiteConfig): string | undefined {
  return relativeLinks ? undefined : base
}

/** Ahead it fetches what every page may need, and the home page where there is one. */
function serviceWorkerIn({ site, config, client, staticAssets, hashOf }: SiteInput): string {
  const { styles, scripts, searchWorker, otherSearchWorkers = [] } = client
  const files = [...styles, ...scripts, ...(searchWorker ? [searchWorker] : []), ...otherSearchWorkers].map(({ path }) => path)
  const home = site.pages.some(({ path, origin }) => path === '/' && origin) ? [config.relativeLinks ? 'index.html' : ''] : []
  const statics = staticAssets.flatMap(({ staticPath }) => staticPath?.slice(1) ?? []).filter(isAsset)
  return serviceWorkerOf({
    base: baseOfWorkers(config),
    precache: [...new Set<string>([...home, ...files])],
    changing: [policyFile, licensesFile, ...statics],
    hashOf,
  })
}

const policyFile = 'assets/csp.txt'
const licensesFile = 'assets/licenses.txt'

/** Their names hold the hash of their bytes. */
function clientClaims({ styles, scripts, searchWorker, otherSearchWorkers = [] }: ClientFiles): readonly Claim[] {
  const bundled = [...styles, ...scripts, ...(searchWorker ? [searchWorker] : []), ...otherSearchWorkers]
  const bundledByPath = new Map(bundled.map((file) => [file.path, file]))
  return [...bundledByPath.values()].map(({ path, bytes }) => ({
    name: "the theme's file",
    file: { path, key: path, contents: { kind: 'bytes', bytes } },
    hint: ownHint,
  }))
}

/** Each language has an index of its own, below its path. */
function searchFilesIn({
  client,
  config,
  searchPages,
  hashOf,
  pagefindOf,
  readLast,
  mergeElsewhere,
}: SiteInput): readonly OutputFile[] {
  if (!client.searchWorker) return []
  const { search } = config
  // The worker knows where it stands itself, and that folders have an index; the ranking takes that for a name.
  const from = { file: client.searchWorker.path, base: config.base }
  const hrefOf = (href: string): string => relativeHref(href, from).replace(/(^|\/)index\.html(?=$|[?#])/, '$1')
  return [...searchPagesByLocale(searchPages())].flatMap(([locale, pages]) => {
    const folder = folderOfLocale(locale, config)
    const files = searchFilesOf({
      pages: config.relativeLinks ? pages.map((page) => ({ ...page, href: hrefOf(page.href) })) : pages,
      search,
      hashOf,
      newest: newestLabelOf((locale === undefined ? config : configOfLocale(config, locale)).sources),
      pagefind: pagefindOf?.(locale),
      readLast: readLast && ((path) => readLast(folder + path)),
      mergeElsewhere,
    })
    const all = config.relativeLinks ? withScripts(files) : files
    return folder === '' ? all : all.map((file) => ({ ...file, path: outputPathOf(folder + file.path) }))
  })
}

/** `de/`; empty for what stands at the root. */
function folderOfLocale(locale: string | undefined, config: SiteConfig): string {
  return locale === undefined ? '' : pathInSite('/', configOfLocale(config, locale)).slice(1)
}

export function redirectGroup({ site, config, hashOf }: SiteInput): ClaimGroup {
  return {
    mayHold: (path) => path.endsWith('.html'),
    isOfWholeSite: false,
    claims: () =>
      site.redirects.map(({ file, href, origin, locale }) => ({
        ...origin,
        file: textFile(
          file,
          redirectHtml(
            {
              href: config.relativeLinks ? relativeHref(href, { file, base: config.base }) : href,
              canonical: config.url !== undefined && /^\/(?!\/)/.test(href) ? config.url + href : href,
            },
            locale === undefined ? config : configOfLocale(config, locale),
          ),
          hashOf,
        ),
        hint: 'Remove the redirect, or the other file with its path.',
        isRoute: true,
      })),
  }
}

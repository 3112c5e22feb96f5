// The small sites of fixtures/sites: under which address each is served, what its build finds, and the pages whose content is compared.
import { fileURLToPath } from 'node:url'
import type { SiteAddress } from './check-links.ts'

export interface FixtureSite extends SiteAddress {
  readonly name: string
  /** Codes of the findings of its build, in order. */
  readonly findings: readonly string[]
  /** Files of the output. */
  readonly pages: readonly string[]
}

const root = { base: '/', findings: [] }

export const fixtureSites: readonly FixtureSite[] = [
  { ...root, name: 'no-config', pages: ['index.html', 'fruit/apples/index.html', 'fruit/pears/index.html'] },
  { ...root, name: 'docs-folder', pages: ['index.html', 'hammer/index.html', 'saw/index.html'] },
  { ...root, name: 'auto-sidebar', pages: ['advanced/index.html', 'more-things/only/index.html'] },
  {
    ...root,
    name: 'several-sidebars',
    pages: [
      'guides/knives/index.html',
      'guides/stoves/index.html',
      'cookbook/index.html',
      'cookbook/bread/rye/index.html',
      'cookbook/bread/white/index.html',
      'notes/measures/index.html',
    ],
  },
  {
    ...root,
    name: 'generated-pages',
    origin: 'https://docs.example',
    pages: [
      'guides/index.html',
      'guides/deploy/index.html',
      'more/category/read-on/index.html',
      'more/one/index.html',
      'news/first/index.html',
      'tags/index.html',
      'tags/web/index.html',
    ],
  },
  {
    ...root,
    name: 'base-path',
    base: '/sub/path/',
    origin: 'https://example.com',
    pages: ['docs/index.html', 'docs/guide/index.html'],
  },
  { ...root, name: 'trailing-slash-off', trailingSlash: false, origin: 'https://example.com', pages: ['index.html'] },
  { ...root, name: 'redirects-and-main-doc', pages: ['docs/intro/index.html', 'docs/guide/index.html'] },
  {
    ...root,
    name: 'directives-and-code',
    findings: ['directive-attribute'],
    pages: ['index.html', 'code/index.html', 'text/index.html'],
  },
  { ...root, name: 'unified-plugins', findings: ['raw-html-removed'], pages: ['docs/index.html', 'docs/other/index.html'] },
  {
    ...root,
    name: 'reference-versions',
    origin: 'https://example.com',
    pages: ['docs/index.html', 'docs/1.0/index.html', 'api/1.0/index.html', 'api/1.0/kettle/class/Kettle/index.html'],
  },
  { ...root, name: 'checked-samples', pages: ['docs/index.html', 'api/shop/interface/ShopOptions/index.html'] },
  {
    ...root,
    name: 'remark-parse',
    findings: ['directive-attribute'],
    pages: ['index.html', 'code/index.html', 'text/index.html'],
  },
  { ...root, name: 'images-and-downloads', pages: ['drawings/index.html', 'index.html', 'other/index.html'] },
  {
    ...root,
    name: 'raw-html',
    findings: ['raw-html-removed', 'raw-html-removed', 'raw-html-removed', 'raw-html-removed'],
    pages: ['index.html', 'other/index.html'],
  },
  { ...root, name: 'trust-html', findings: ['raw-html-removed'], pages: ['index.html', 'other/index.html'] },
  { ...root, name: 'own-directive', pages: ['index.html', 'list/index.html'] },
  { ...root, name: 'own-remark-plugin', findings: ['raw-html-removed'], pages: ['index.html'] },
  { ...root, name: 'own-check', findings: ['forbidden-word', 'forbidden-word'], pages: ['index.html'] },
  { ...root, name: 'own-frontmatter', findings: ['stale-guide'], pages: ['index.html'] },
  { ...root, name: 'own-output', pages: ['index.html'] },
  { ...root, name: 'drafts-and-unlisted', origin: 'https://example.com', pages: ['index.html', 'unlisted/index.html'] },
  {
    ...root,
    name: 'languages',
    base: '/house/',
    origin: 'https://example.com',
    pages: [
      'docs/index.html',
      'de/index.html',
      'de/docs/index.html',
      'de/docs/guide/build/index.html',
      'de/docs/guide/paint/index.html',
      'de/docs/category/first-steps/index.html',
      'de/tags/height/index.html',
      'de/weather/rain/index.html',
      'de/weather/snow/index.html',
      'de/api/core/function/buildHouse/index.html',
    ],
  },
  {
    ...root,
    name: 'blog',
    base: '/x/',
    origin: 'https://example.com',
    pages: [
      'blog/index.html',
      'blog/page/2/index.html',
      'blog/one/index.html',
      'blog/two/index.html',
      'blog/third/index.html',
      'de/blog/index.html',
      'de/blog/one/index.html',
      'de/blog/two/index.html',
    ],
  },
  {
    ...root,
    name: 'api-from-folders',
    pages: [
      'docs/index.html',
      'api/index.html',
      'api/core/index.html',
      'api/core/enum/Level/index.html',
      'api/core/interface/StoreOptions/index.html',
      'api/core/function/openStore/index.html',
      'api/core/class/default/index.html',
      'api/core/type/Pair/index.html',
      'api/core/variable/version/index.html',
      'api/extra/index.html',
      'api/extra/interface/Plugin/index.html',
    ],
  },
  {
    ...root,
    name: 'api-headings-and-events',
    pages: ['api/bus/index.html', 'api/bus/class/Line/index.html', 'api/bus/function/nightLine/index.html'],
  },
  { ...root, name: 'changelogs', pages: ['api/core/changelog/index.html', 'api/core/index.html'] },
  {
    ...root,
    name: 'changelog-formats',
    base: '/kit/',
    origin: 'https://example.com',
    pages: ['changesets', 'conventional', 'keep', 'release-please'].map((name) => `api/${name}/changelog/index.html`),
  },
  {
    ...root,
    name: 'react-pages',
    base: '/x/',
    pages: ['index.html', 'about/team/index.html', 'tools/saw/index.html', 'docs/index.html'],
  },
  { ...root, name: 'islands', base: '/sub/path/', pages: ['index.html', 'docs/index.html'] },
  {
    ...root,
    name: 'versions',
    base: '/kettle/',
    origin: 'https://example.com',
    pages: ['docs/next/install/index.html', 'docs/install/index.html', 'docs/1.0/install/index.html'],
  },
  {
    ...root,
    name: 'source-blog',
    origin: 'https://example.com',
    pages: ['index', 'page/2/index', 'second-kettle/index', 'steel/index', 'tags/news/index'].map((name) => `blog/${name}.html`),
  },
  { ...root, name: 'source-schema', pages: ['settings/index.html', 'settings/Alarm/index.html'] },
  { ...root, name: 'source-tool', pages: ['tool/index.html', 'tool/boil/index.html', 'tool/alarm/add/index.html'] },
  {
    ...root,
    name: 'right-to-left',
    origin: 'https://example.com',
    pages: ['docs/index.html', 'api/server/class/Kettle/index.html'],
  },
  { ...root, name: 'theme-override', pages: ['index.html'] },
  { ...root, name: 'reader', pages: ['index.html'] },
]

export const sitesFolder = fileURLToPath(new URL('../fixtures/sites', import.meta.url))
export const expectedFolder = fileURLToPath(new URL('../fixtures/expected', import.meta.url))

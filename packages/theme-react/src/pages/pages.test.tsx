import {
  englishWords,
  type ApiChangesPageProps,
  type ApiHierarchyPageProps,
  type ApiIndexPageProps,
  type ApiPackagePageProps,
  type ApiSymbolsPageProps,
  type DocPageProps,
  type HeadProps,
  type LayoutProps,
  type ListingPageProps,
} from '@docgen/model'
import { createElement, type ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { extendTheme, reactTheme } from '../theme.ts'
import { docPage, head, site } from './sample-props.ts'

const { layouts } = reactTheme
const apiBase = { site, head, sidebar: [], breadcrumbs: [] }
const packagePage: LayoutProps<ApiPackagePageProps> = {
  words: englishWords,
  ...apiBase,
  package: {
    dir: 'core',
    name: '@sample/core',
    version: '1.2.3',
    description: 'The core',
    isPublished: true,
    href: '/base/api/core/',
  },
  readme: '<p>Read me</p>',
  entryPoints: [
    {
      specifier: '@sample/core',
      groups: [
        {
          title: 'Classes',
          anchor: 'classes',
          entries: [
            {
              name: 'Server',
              kind: 'class',
              anchor: 'Server',
              href: '/base/api/core/class/Server/',
              summary: 'Serves.',
              memberCount: 3,
              isDeprecated: true,
            },
          ],
        },
        {
          title: 'References',
          anchor: 'references',
          entries: [
            { name: 'default', kind: 'reference', anchor: 'default', summary: '', isDeprecated: false, target: 'Server' },
          ],
        },
      ],
    },
  ],
  toc: [],
}

const indexPage: LayoutProps<ApiIndexPageProps> = {
  words: englishWords,
  ...apiBase,
  title: 'API',
  packages: [
    { name: '@sample/core', version: '1.2.3', description: 'The core', href: '/base/api/core/', entryCount: 1, group: 'Server' },
    { name: '@sample/more', version: '1.0.0', description: '', href: '/base/api/more/', entryCount: 3 },
  ],
  symbolsHref: '/base/api/symbols/',
  hierarchyHref: '/base/api/hierarchy/',
}
const symbolsPage: LayoutProps<ApiSymbolsPageProps> = {
  words: englishWords,
  ...apiBase,
  title: 'All symbols',
  symbols: [
    { name: 'addUser', kind: 'function', package: '@sample/core', href: '/base/api/core/function/addUser/', isDeprecated: false },
    { name: 'Admin', kind: 'class', package: '@sample/more', href: '/base/api/more/class/Admin/', isDeprecated: true },
    {
      name: 'vue',
      kind: 'namespace',
      isAugmentation: true,
      package: '@sample/more',
      href: '/base/api/more/namespace/vue/',
      isDeprecated: false,
    },
    { name: '_x', kind: 'variable', package: '@sample/more', href: '/base/api/more/variable/_x/', isDeprecated: false },
  ],
}
const hierarchyPage: LayoutProps<ApiHierarchyPageProps> = {
  words: englishWords,
  ...apiBase,
  title: 'Hierarchy',
  roots: [
    {
      name: 'Error',
      kind: 'external',
      children: [{ name: 'Oops', kind: 'class', package: '@sample/core', href: '/base/api/core/class/Oops/', children: [] }],
    },
  ],
}

const changesPage: LayoutProps<ApiChangesPageProps> = {
  words: englishWords,
  ...apiBase,
  package: { ...packagePage.package, changelogHref: '/base/api/core/changelog/' },
  releases: [
    {
      anchor: 'unreleased',
      impact: 'breaks',
      changes: [
        { kind: 'removed', entryPoint: '@sample/core', name: 'Old', impact: 'breaks' },
        {
          kind: 'changed',
          entryPoint: '@sample/core/web',
          name: 'box',
          impact: 'mayBreak',
          href: '/base/api/core/function/box/',
          lines: [
            { sign: '-', line: 'function box(): Box' },
            { sign: '+', line: 'function box(size?: number): Box' },
          ],
        },
        { kind: 'added', name: 'Part', impact: 'none' },
      ],
    },
    {
      version: '1.2.0',
      date: '2024-05-31',
      anchor: '1.2.0',
      changes: [{ kind: 'added', entryPoint: '@sample/core', name: 'Box', impact: 'adds' }],
    },
  ],
  toc: [],
}
const ChangesLayout = layouts.apiChanges ?? (() => null)

const listingPage: LayoutProps<ListingPageProps> = {
  words: englishWords,
  site,
  head,
  title: 'Guides',
  lead: 'All of them.',
  sidebar: docPage.sidebar,
  breadcrumbs: [{ label: 'Guides' }],
  next: { title: 'Use', href: '/base/guide/use/' },
  entries: [
    { title: 'Install', href: '/base/guide/install/', isExternal: false, description: 'How to.' },
    { title: 'Elsewhere', href: 'https://example.com/', isExternal: true },
  ],
}
const ListingLayout = layouts.listing ?? (() => null)

const pages: readonly (readonly [string, ReactElement, string])[] = [
  ['doc', <layouts.doc {...docPage} />, 'Install'],
  ['changelog', <layouts.changelog {...docPage} title="Changelog" />, 'Changelog'],
  ['listing', <ListingLayout {...listingPage} />, 'Guides'],
  ['listing without a sidebar', <ListingLayout {...listingPage} sidebar={[]} />, 'Guides'],
  ['hidden title', <layouts.doc {...docPage} isTitleHidden />, 'Install'],
  [
    'search',
    <layouts.search words={englishWords} site={site} head={head} places={[]} versionSearches={[]} />,
    'Search the documentation',
  ],
  [
    'not found',
    <layouts.notFound words={englishWords} site={site} head={head} pagesHref="/base/search/pages.json" />,
    'Page not found',
  ],
  ['API index', <layouts.apiIndex {...indexPage} />, 'API'],
  ['API symbols', <layouts.apiSymbols {...symbolsPage} />, 'All symbols'],
  ['API hierarchy', <layouts.apiHierarchy {...hierarchyPage} />, 'Hierarchy'],
  ['API changes', <ChangesLayout {...changesPage} />, 'API changes of @sample/core'],
  ['API package', <layouts.apiPackage {...packagePage} />, '@sample/core'],
]

describe.each(pages)('%s page', (_, page, title) => {
  const html = renderToStaticMarkup(page)
  test('is a whole document', () => {
    expect(html).toMatch(/^<html lang="en" dir="ltr"/)
    expect(html).toMatch(/<\/body><\/html>$/)
  })
  test('has one h1', () => {
    const headings = [...html.matchAll(/<h1[^>]*>(.*?)<\/h1>/g)].map(([, text]) => text?.replace(/<\/?bdi>/g, ''))
    expect(headings).toEqual([title])
  })
  test.each(['<header', '<nav', '<main id="docgen-main"', '<footer'])('has the landmark %s', (tag) => expect(html).toContain(tag))
  test('begins with a link to its main part', () =>
    expect(html).toMatch(/<body[^>]*><a class="docgen-skip-link" href="#docgen-main">/))
  test('names each navigation differently', () => {
    const names = [...html.matchAll(/<nav[^>]* aria-label="([^"]*)"/g)].map(([, name]) => name)
    expect(new Set(names).size).toBe(names.length)
  })
  test('has every id once', () => {
    const ids = [...html.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id)
    expect(new Set(ids).size).toBe(ids.length)
  })
  test('makes no address of its own', () => {
    const hrefs = [...html.matchAll(/ (?:href|src|action)="([^"]*)"/g)].map(([, href]) => href)
    expect(
      hrefs.filter((href) => !/^(?:\/base\/|https:\/\/example\.com\/|https:\/\/www\.npmjs\.com\/|#|data:,$)/.test(href ?? '')),
    ).toEqual([])
  })
})

test.each([
  ['a link of the navbar to the section of the page', '<a href="/base/guide/" aria-current="true">Guide</a>'],
  ['the current page in the sidebar', '<a href="/base/guide/install/" aria-current="page">Install</a>'],
  ['an open branch', '<details open=""><summary class="is-current">Start</summary>'],
  ['a closed branch as a link', '<a class="docgen-sidebar-category" href="/base/guide/later/">Later</a>'],
  ['a deeper heading of the text', '<li class="docgen-toc-1"><a href="#second">Second</a></li>'],
  ['the day of the last change', '<time dateTime="2024-03-01">March 1, 2024</time> by Ada'],
  ['the next page', '<a rel="next" href="/base/guide/use/"><span>Next</span>Use</a>'],
  ['the content as it is', '<div class="docgen-prose"><p>Text</p></div>'],
])('a doc page shows %s', (_, fragment) => expect(renderToStaticMarkup(<layouts.doc {...docPage} />)).toContain(fragment))

test('a page that is dated says when it was published, and by whom', () => {
  const authors = [{ name: 'Ada', href: '/base/about/' }, { name: 'Bo' }]
  const html = renderToStaticMarkup(<layouts.doc {...docPage} published={{ date: '2024-03-01', authors }} />)
  expect(html).toContain(
    '</h1><ul class="docgen-facts"><li><time dateTime="2024-03-01">March 1, 2024</time></li><li><a href="/base/about/">Ada</a></li><li>Bo</li></ul>',
  )
})

test.each([
  ['what its author says', '<p class="docgen-lead">All of them.</p>'],
  ['a card', '<li><p><a href="/base/guide/install/">Install</a></p><p>How to.</p></li>'],
  ['a card without a description', '<li><p><a href="https://example.com/">Elsewhere</a></p></li>'],
  ['the next page', '<a rel="next" href="/base/guide/use/"><span>Next</span>Use</a>'],
])('a page that lists others shows %s', (_, fragment) =>
  expect(renderToStaticMarkup(<ListingLayout {...listingPage} />)).toContain(fragment),
)

test('a draft says that it is one', () => {
  const said = '<p class="docgen-unlisted">This page is a draft. The published site does not have it.</p>'
  expect(renderToStaticMarkup(<layouts.doc {...docPage} isDraft />)).toContain(said)
  expect(renderToStaticMarkup(<layouts.doc {...docPage} />)).not.toContain('draft')
})

test('the head of a page whose title is hidden takes no room unless it shows something else', () => {
  const hidden = { ...docPage, isTitleHidden: true, breadcrumbs: [], part: undefined, markdownHref: undefined }
  const headOf = (page: typeof docPage): string =>
    /<div class="docgen-article-head[^>]*>/.exec(renderToStaticMarkup(<layouts.doc {...page} />))?.[0] ?? ''
  expect(headOf(hidden)).toBe('<div class="docgen-article-head docgen-visually-hidden">')
  expect(headOf({ ...hidden, isUnlisted: true })).toBe('<div class="docgen-article-head">')
  expect(headOf({ ...hidden, breadcrumbs: [{ label: 'Start' }, { label: 'Install' }] })).toBe('<div class="docgen-article-head">')
})

test('tags lead to their pages where they have one', () =>
  expect(renderToStaticMarkup(<layouts.doc {...docPage} />)).toContain(
    '<ul aria-label="Tags"><li><a href="/base/tags/setup/">setup</a></li><li>other</li></ul>',
  ))

test('scripts of a site that opens from a disk are no modules', () => {
  const classic = <layouts.doc {...docPage} head={{ ...head, areScriptsClassic: true }} />
  expect(renderToStaticMarkup(classic)).toContain('<script defer="" src="/base/site.js"></script>')
  expect(renderToStaticMarkup(<layouts.doc {...docPage} />)).toContain('<script type="module" src="/base/site.js"></script>')
})

test.each([
  ['an entry with its address', '<a href="/base/api/core/class/Server/"><code><s>Server</s></code></a>'],
  ['its anchor', '<li id="Server">'],
  ['a re-export without one', 'Re-exports <code>Server</code>'],
  ['the mark of its kind', '<span class="docgen-hit-kind" data-kind="class" title="Class" aria-hidden="true">C</span>'],
  ['how many members it has', '<small>3 members</small>'],
  ['how to install it', '<code>npm install @sample/core</code>'],
  ['how to install it otherwise', '<code>pnpm add @sample/core</code>'],
  ['a tab for it', '<button type="button" data-panel="install-yarn">yarn</button>'],
  ['where npm has it', '<a href="https://www.npmjs.com/package/@sample/core">npm</a>'],
  ['the README', '<p>Read me</p>'],
])('a package page shows %s', (_, fragment) =>
  expect(renderToStaticMarkup(<layouts.apiPackage {...packagePage} />)).toContain(fragment),
)

test('a package page names the guides that lead to it, and has no heading without any', () => {
  const mentionedIn = [{ title: 'Password', href: '/base/docs/password/', trail: ['Strategies'] }]
  const html = renderToStaticMarkup(<layouts.apiPackage {...packagePage} mentionedIn={mentionedIn} />)
  expect(html).toContain('<h2 id="mentioned-in">Mentioned in</h2>')
  expect(html.indexOf('id="mentioned-in"')).toBeGreaterThan(html.lastIndexOf('docgen-entry-list'))
  expect(html).toContain('docgen-entry-list')
  expect(html).toContain('<li><small>Strategies › </small><a href="/base/docs/password/">Password</a></li>')
  expect(renderToStaticMarkup(<layouts.apiPackage {...packagePage} />)).not.toContain('mentioned-in')
})

test('a package that is not published shows no way to install it', () => {
  const html = renderToStaticMarkup(
    <layouts.apiPackage {...packagePage} package={{ ...packagePage.package, isPublished: false }} />,
  )
  expect(html).not.toMatch(/npm/)
})

test.each([
  ['index', 'a field', '<input type="search" placeholder="Filter packages" aria-label="Filter packages"'],
  ['index', 'how many there are', '<p role="status" data-noun="packages">2 packages</p>'],
  ['index', 'a group', '<h2>Server</h2>'],
  ['index', 'what is in none', '<h2>Other packages</h2>'],
  ['index', 'a link to all symbols', '<a href="/base/api/symbols/">All symbols</a>'],
  ['index', 'a link to the hierarchy', '<a href="/base/api/hierarchy/">Hierarchy</a>'],
  ['symbols', 'a letter', '<h2 id="letter-A">A</h2>'],
  ['symbols', 'a link to it', '<a href="#letter-other">#</a>'],
  ['symbols', 'what to filter by', '<li data-kind="function" data-package="@sample/core">'],
  ['symbols', 'a deprecated name struck out', '<a href="/base/api/more/class/Admin/"><s>Admin</s></a> <span>Class</span>'],
  [
    'symbols',
    'the kinds there are',
    '<option value="">All kinds</option><option value="class">Class</option><option value="function">',
  ],
  ['symbols', 'an augmentation among them', '<option value="augmentation">Augmentation</option></select>'],
  ['symbols', 'an augmentation', '<li data-kind="augmentation" data-package="@sample/more">'],
  ['symbols', 'what it is called', '<a href="/base/api/more/namespace/vue/">vue</a> <span>Augmentation</span>'],
  ['symbols', 'the packages there are', '<option value="@sample/more">@sample/more</option>'],
  ['hierarchy', 'a name from elsewhere', '<span>Error</span> <small>External</small>'],
  ['hierarchy', 'what stands below it', '<ul class="docgen-hierarchy"><li><div><a href="/base/api/core/class/Oops/">Oops</a>'],
  ['changes', 'the way to the changelog', '<a href="/base/api/core/changelog/">Changelog</a>'],
  ['changes', 'a release with its date', '<h2 id="1.2.0">1.2.0 <time dateTime="2024-05-31">2024-05-31</time></h2>'],
  ['changes', 'what is yet to come', '<h2 id="unreleased">Unreleased</h2>'],
  ['changes', 'a release that breaks readers', '</div><p><strong class="docgen-badge docgen-tone-danger">Breaking</strong></p>'],
  ['changes', 'what is gone', '<h3 id="unreleased-removed">Removed</h3>'],
  [
    'changes',
    'what is gone without a link, and that it breaks readers',
    '<ul><li><code>Old</code> <strong class="docgen-badge docgen-tone-danger">Breaking</strong></li></ul>',
  ],
  [
    'changes',
    'what may break readers',
    '<small>@sample/core/web</small> <strong class="docgen-badge docgen-tone-warning">Possibly breaking</strong>',
  ],
  [
    'changes',
    'a link, and the entry point if it is not the main one',
    'function/box/"><code>box</code></a> <small>@sample/core/web</small>',
  ],
  ['changes', 'a line that is gone', '<span class="line remove">- function box(): Box\n</span>'],
  ['changes', 'a line that is new', '<span class="line add">+ function box(size?: number): Box\n</span>'],
  ['changes', 'what nobody can import', '<code>Part</code> <small>not exported</small>'],
] as const)('the API %s shows %s', (page, _, fragment) => {
  const shown = {
    index: <layouts.apiIndex {...indexPage} />,
    symbols: <layouts.apiSymbols {...symbolsPage} />,
    hierarchy: <layouts.apiHierarchy {...hierarchyPage} />,
    changes: <ChangesLayout {...changesPage} />,
  }
  expect(renderToStaticMarkup(shown[page])).toContain(fragment)
})

test.each([
  ['a package', (fallback) => <layouts.apiPackage {...packagePage} fallback={fallback} />],
  ['the index', (fallback) => <layouts.apiIndex {...indexPage} fallback={fallback} />],
  ['a changelog', (fallback) => <layouts.changelog {...docPage} fallback={fallback} />],
] satisfies readonly (readonly [string, (fallback: DocPageProps['fallback']) => ReactElement])[])(
  'the page of %s tells the language of its texts, where it is another',
  (_, page) => {
    const fallback = { lang: 'en', direction: 'ltr', label: 'English', href: '/base/en/it/' } as const
    const said = 'Written in <a href="/base/en/it/" hrefLang="en" lang="en" dir="ltr">English</a>'
    expect(renderToStaticMarkup(page(fallback))).toContain(said)
    expect(renderToStaticMarkup(page(undefined))).not.toContain('Written in')
  },
)

test.each(['doc', 'changelog'] as const)(
  'the headings in the TOC of a %s that is not translated are in the language of its text',
  (layout) => {
    const fallback = { lang: 'en', direction: 'ltr', label: 'English', href: '/base/en/it/' } as const
    const toc = [{ depth: 2, text: 'Then', href: '#then' }]
    const htmlWith = (more: object): string => renderToStaticMarkup(createElement(layouts[layout], { ...docPage, toc, ...more }))
    expect(htmlWith({ fallback })).toContain('<summary>On this page</summary><ul lang="en" dir="ltr">')
    expect(htmlWith({})).toContain('<summary>On this page</summary><ul>')
  },
)

test('the title of a page that is not translated begins where its text begins', () => {
  const fallback = { lang: 'en', direction: 'ltr', label: 'English', href: '/base/en/it/' } as const
  expect(renderToStaticMarkup(<layouts.doc {...docPage} fallback={fallback} />)).toMatch(/<h1 lang="en" dir="ltr">[^<]/)
})

test.each([
  [{}, '<meta name="description" content="About &quot;it&quot;"/>'],
  [{}, '<script type="module" src="/base/site.js"></script>'],
  [{}, '<link rel="stylesheet" href="/base/site.css"/>'],
  [{ inlineScript: 'a && b' }, '<script>a && b</script>'],
  [{ isHidden: true }, '<meta name="robots" content="noindex, nofollow"/>'],
  [{ canonical: 'https://example.com/a/' }, '<meta property="og:url" content="https://example.com/a/"/>'],
  [{ docsearch: { language: 'en', version: '1', tag: 'docs' } }, '<meta name="docsearch:docusaurus_tag" content="docs"/>'],
  [
    { tags: [{ tag: 'script', attributes: { src: 'https://example.com/a.js', defer: true } }] },
    '<script src="https://example.com/a.js" defer=""></script>',
  ],
  [
    { tags: [{ tag: 'link', attributes: { rel: 'preconnect', href: 'https://example.com/', crossorigin: true } }] },
    'crossorigin=""',
  ],
  [{ tags: [{ tag: 'style', content: 'a > b {}' }] }, '<style>a > b {}</style>'],
] satisfies readonly (readonly [Partial<HeadProps>, string])[])('head with %o', (change, fragment) => {
  expect(
    renderToStaticMarkup(
      <layouts.search words={englishWords} site={site} head={{ ...head, ...change }} places={[]} versionSearches={[]} />,
    ),
  ).toContain(fragment)
})

test('of what all pages say alike, tags of the config replace those of the theme', () => {
  const metas = ['og:type', 'og:site_name', 'twitter:card'].map((property) => ({
    tag: 'meta' as const,
    attributes: { property, content: 'x' },
  }))
  const markup = (tags: HeadProps['tags']) =>
    renderToStaticMarkup(
      <layouts.search words={englishWords} site={site} head={{ ...head, tags }} places={[]} versionSearches={[]} />,
    )
  for (const tags of [[], metas]) {
    const names = [...markup(tags).matchAll(/"(og:type|og:site_name|twitter:card)" content="(.*?)"/g)].map(
      ([, name, value]) => `${name} ${value}`,
    )
    expect(names).toHaveLength(3)
    expect(names.filter((each) => each.endsWith(' x'))).toHaveLength(tags.length)
  }
})

test.each([
  [
    { default: 'dark', switch: true, respectSystem: true },
    '<html lang="en" dir="ltr" data-color-default="dark" data-color-switch="true" data-color-system="true" data-base="/base/">',
  ],
  [
    { default: 'dark', switch: false, respectSystem: false },
    '<html lang="en" dir="ltr" data-theme="dark" data-color-default="dark" data-color-switch="false" data-color-system="false" data-base="/base/">',
  ],
] as const)('colour mode %o', (colorMode, fragment) => {
  expect(
    renderToStaticMarkup(
      <layouts.search words={englishWords} site={{ ...site, colorMode }} head={head} places={[]} versionSearches={[]} />,
    ),
  ).toContain(fragment)
})

test('a site with a search has its islands, and says what works without them', () => {
  const search = { workerHref: '/base/assets/worker.js', config: { a: 1 } }
  const places = [{ title: 'Index of all symbols', href: '/base/api/symbols/' }]
  const html = renderToStaticMarkup(
    <layouts.search words={englishWords} site={{ ...site, search }} head={head} places={places} versionSearches={[]} />,
  )
  expect(html).toContain(' data-search="{&quot;search&quot;:{&quot;workerHref&quot;:')
  expect(html).toContain('<docgen-island data-name="search-results" ')
  expect(html).toMatch(/docgen-no-script.*needs JavaScript.*<a href="\/base\/api\/symbols\/">Index of all symbols<\/a>/)
})

test('the version of the site stands in its footer and in the head', () => {
  const html = renderToStaticMarkup(
    <layouts.search words={englishWords} site={{ ...site, version: '0.32.0' }} head={head} places={[]} versionSearches={[]} />,
  )
  expect(html).toContain('<meta name="version" content="0.32.0"/>')
  expect(html).toMatch(/<footer.*Version 0\.32\.0.*<\/footer>/)
})

test.each([
  [undefined, []],
  [
    { kind: 'form', action: 'https://a.example/in', page: '/p/' } as const,
    [' action="https://a.example/in" method="post">', 'name="page" value="/p/"', ' value="yes"', ' value="no"'],
  ],
  [{ kind: 'issue', href: 'https://a.example/new' } as const, ['<a href="https://a.example/new">Tell us</a>']],
])('what a page asks its readers works without scripts: %j', (feedback, parts) => {
  const html = renderToStaticMarkup(<layouts.doc {...docPage} site={{ ...site, feedback }} />)
  for (const part of parts) expect(html).toContain(part)
  expect(html.includes('Was this page helpful?')).toBe(feedback !== undefined)
})

test('the mark of a service takes the place of a label that is still read', () => {
  const navbar = [
    { label: 'Source', href: 'https://github.com/acme', isCurrent: false, isExternal: true, icon: 'github' },
  ] as const
  const html = renderToStaticMarkup(<layouts.doc {...docPage} site={{ ...site, navbar }} />)
  const links = html.match(/<a href="https:\/\/github\.com\/acme">.*?<\/a>/g)
  expect(links).toHaveLength(2)
  for (const link of links ?? [])
    expect(link).toMatch(
      /<svg class="docgen-icon docgen-icon-brand"[^>]* aria-hidden="true"><path d="[^"]+"><\/path><\/svg><span>Source<\/span>/,
    )
})

test('a page without a sidebar has no column for it', () => {
  const html = renderToStaticMarkup(<layouts.doc {...docPage} sidebar={[]} />)
  expect(html).toContain('<div class="docgen-frame">')
  expect(html).not.toContain('docgen-sidebar')
})

test('a menu of the navbar folds, and stands in the drawer too', () => {
  const guide = { label: 'Guide', href: '/base/guide/', isCurrent: true, isPage: true, isExternal: false }
  const navbar = [{ label: 'More', items: [guide], isCurrent: true }]
  const html = renderToStaticMarkup(<layouts.doc {...docPage} site={{ ...site, navbar }} />)
  const menus = html.match(/<details class="docgen-nav-menu".*?<\/details>/g)
  expect(menus?.map((menu) => / name="([^"]*)"/.exec(menu)?.[1])).toEqual(['docgen-navbar-menus', 'docgen-drawer-menus'])
  for (const menu of menus ?? [])
    expect(menu).toMatch(
      /<summary aria-current="true">More<\/summary><ul><li><a href="\/base\/guide\/" aria-current="page">Guide<\/a>/,
    )
})

test.each([
  [true, 1],
  [false, 0],
])('a sidebar that can be hidden has a button: %s', (hideable, count) => {
  const page = renderToStaticMarkup(<layouts.doc {...docPage} site={{ ...site, sidebar: { hideable, autoCollapse: false } }} />)
  expect(page.match(/<button [^>]*data-hide-sidebar/g) ?? []).toHaveLength(count)
})

test('a page names the script that keeps pages for times without a network', () => {
  const page = renderToStaticMarkup(<layouts.doc {...docPage} site={{ ...site, serviceWorkerHref: '/base/sw.js' }} />)
  expect(page).toContain(' data-service-worker="/base/sw.js"')
})

test('a site without larger images says so', () => {
  const page = (imageZoom: boolean): string => renderToStaticMarkup(<layouts.doc {...docPage} site={{ ...site, imageZoom }} />)
  expect(page(false)).toContain(' data-image-zoom="off"')
  expect(page(true)).not.toContain('data-image-zoom')
})

test('a site without marks says so, and others need no word for them', () => {
  const page = (searchMarks: boolean): string =>
    renderToStaticMarkup(<layouts.doc {...docPage} site={{ ...site, searchMarks }} />)
  expect(page(false)).toContain(' data-search-marks="off"')
  expect(page(true)).not.toContain('data-search-marks')
})

test('a page says what its language is called', () => {
  const html = renderToStaticMarkup(
    <layouts.search
      words={englishWords}
      site={{ ...site, lang: 'de', languageLabel: 'Deutsch' }}
      head={{ ...head, canonical: 'https://example.com/a/' }}
      places={[]}
      versionSearches={[]}
    />,
  )
  expect(html).toContain('<link rel="alternate" hrefLang="de" title="Deutsch" href="https://example.com/a/"/>')
})

test('a project with an island of that name has it for its button', () => {
  const own = extendTheme(reactTheme, { islands: { search: './search.tsx' } })
  const search = { workerHref: '/base/assets/worker.js', config: {} }
  const Search = own.layouts.search
  const html = renderToStaticMarkup(
    <Search words={englishWords} site={{ ...site, search }} head={head} places={[]} versionSearches={[]} />,
  )
  expect(html).toContain('<docgen-island data-name="search" ')
  expect(html).not.toContain(' data-search=')
})

describe('an extended theme', () => {
  const Footer = () => <footer>Own footer</footer>
  const Search = () => <html lang="en" />
  const theme = extendTheme(
    extendTheme(reactTheme, { layouts: { search: Search }, styles: ['/own.css'], inlineScript: 'own()' }),
    { components: { Footer } },
  )

  test('shows a replaced component on every page', () => {
    expect(renderToStaticMarkup(<theme.layouts.doc {...docPage} />)).toContain('<footer>Own footer</footer>')
  })
  test('keeps a replaced layout', () => expect(theme.layouts.search).toBe(Search))
  test('adds styles and script to those of the theme', () => {
    expect(theme.styles).toEqual([...reactTheme.styles, '/own.css'])
    expect(theme.inlineScript).toBe(`${reactTheme.inlineScript};\nown()`)
  })
  test('leaves the theme as it was', () => {
    expect(renderToStaticMarkup(<reactTheme.layouts.doc {...docPage} />)).not.toContain('Own footer')
  })
})

describe('versions of the guides', () => {
  const versions = [
    { name: 'current', label: 'Next', href: '/base/next/install/', isCurrent: true },
    { name: '1.0', label: '1.0', href: '/base/install/', isCurrent: false },
  ]

  test('are in the navbar and in the drawer, each with its name for the runtime', () => {
    const html = renderToStaticMarkup(<layouts.doc {...docPage} site={{ ...site, versions }} />)
    expect(html.match(/<a href="\/base\/install\/" data-version="1\.0">1\.0<\/a>/g)).toHaveLength(2)
    expect(html.match(/data-version="current" aria-current="true">Next</g)).toHaveLength(2)
    expect(renderToStaticMarkup(<layouts.doc {...docPage} />)).not.toContain('docgen-versions')
  })

  test('give a link its addresses where the reader decides', () => {
    const navbar = [
      { label: 'Docs', href: '/base/a/', isCurrent: false, isExternal: false, hrefByVersion: { '1.0': '/base/b/' } },
    ]
    const html = renderToStaticMarkup(
      <layouts.notFound words={englishWords} site={{ ...site, navbar }} head={head} pagesHref="" />,
    )
    expect(html).toContain('<a href="/base/a/" data-versions="{&quot;1.0&quot;:&quot;/base/b/&quot;}">Docs</a>')
  })

  test.each([
    [{ banner: 'unreleased', newest: { label: '1.0', href: '/base/install/' } } as const, 'not released yet', true],
    [{ banner: 'unmaintained' } as const, 'no longer maintained', false],
  ])('warn of %j', (versionNotice, words, hasLink) => {
    const html = renderToStaticMarkup(
      <layouts.doc {...docPage} version={{ name: 'x', label: 'X' }} versionNotice={versionNotice} />,
    )
    expect(html).toContain(words)
    expect(html.includes('<a href="/base/install/">Read about 1.0</a>')).toBe(hasLink)
  })
})

test('a reference says which version it is of, and how to install an old one', () => {
  const version = { name: '1', label: 'One' }
  const pageOf = (banner: 'unreleased' | 'unmaintained' | undefined): string =>
    renderToStaticMarkup(
      <layouts.apiPackage {...packagePage} version={version} versionNotice={banner && { banner, newest: undefined }} />,
    )
  const pinned = `@sample/core@${packagePage.package.version}`
  expect(pageOf('unmaintained')).toMatch(/Version: <strong>One<\/strong>.*no longer maintained/)
  expect(pageOf('unmaintained')).toContain(`<code>npm install ${pinned}</code>`)
  expect(pageOf('unmaintained')).toContain(`npmjs.com/package/@sample/core/v/${packagePage.package.version}"`)
  for (const banner of ['unreleased', undefined] as const) expect(pageOf(banner)).not.toContain(pinned)
})

test('pages that stand beside their Markdown have a menu for it, and others have none', () => {
  const menuOf = (given: object): string =>
    /<details class="docgen-copy-page">.*?<\/details>/.exec(renderToStaticMarkup(<layouts.doc {...docPage} {...given} />))?.[0] ??
    ''
  expect(menuOf({})).toBe('')
  const menu = menuOf({ markdownHref: '/base/docs/guide.md' })
  // Without scripts what is left is a link.
  expect(menu).toContain('<li class="docgen-needs-js"><button type="button" data-copy-page="/base/docs/guide.md">')
  expect(menu).toContain('<a href="/base/docs/guide.md" type="text/markdown">View as Markdown</a>')
})

test('a package with several entry points shows each under its name, with the line that imports it, below the README', () => {
  const groups = [
    {
      title: 'Functions',
      anchor: 'entry-client:functions',
      entries: [{ name: 'hc', kind: 'function' as const, anchor: 'entry-client:hc', summary: '', isDeprecated: false }],
    },
  ]
  const entryPoint = {
    specifier: '@sample/core/client',
    anchor: 'entry-client',
    importLine: `import { hc } from '@sample/core/client'`,
    summary: '<p>Calls it.</p>',
    groups,
  }
  const html = renderToStaticMarkup(
    <layouts.apiPackage {...packagePage} entryPoints={[...packagePage.entryPoints, entryPoint]} />,
  )
  const parts = ['<p>Read me</p>', 'id="Server"', '<h2 id="entry-client"><code>@sample/core/client</code></h2>']
  const more = ['&#x27;@sample/core/client&#x27;', '<p>Calls it.</p>', '<h3 id="entry-client:functions">', 'id="entry-client:hc"']
  const places = [...parts, ...more].map((part) => html.indexOf(part))
  expect(places).not.toContain(-1)
  expect(places).toEqual(places.toSorted((a, b) => a - b))
})

// What to write instead of a link that leads nowhere: sure, or not said.
import { describe, expect, test } from 'vitest'
import type { Refusal, Route } from '@docgen/model'
import { docs, pages as pagesSource } from '../../../config/sources.ts'
import { createNameLookup } from '../../../common/name-lookup.ts'
import { createNearestLookup } from '../../../common/nearest-lookup.ts'
import type { LinkTargets } from './link-targets.ts'
import { pageFoldersOf } from './page-folders.ts'
import { resolveLink } from './resolve-link.ts'
import { titledFilesOf, writtenFilesOf } from './written-files.ts'

const none = 'Correct the path, or add the page.'

/** Pages by file and route, and the files that are no pages. */
function hintFor(href: string, site: Site): string | undefined {
  return findingOf(href, site)?.hint
}

function findingOf(
  href: string,
  {
    pages,
    files = [],
    path = '/',
    file = 'docs/index.md',
    drafts = [],
    refused = {},
    refusedPaths = [],
    dir = 'docs',
    others = [],
    anchors = [],
    titles = {},
    above,
    repository,
  }: Site,
) {
  const pathByFile = new Map(Object.entries(pages))
  const routes = Object.entries(pages).map(([name, route]) => {
    const version = { name: /^versioned\/([^/]+)\//.exec(name)?.[1] ?? 'next', isShown: true }
    return [route, { kind: 'doc', path: route, version, page: { anchors: [] } }] as const
  })
  const routeByPath = new Map<string, Route>(routes as unknown as Iterable<readonly [string, Route]>)
  const titledRoutes = Object.keys(pages).map((name) => {
    const { title = '', id } = titles[name] ?? {}
    return { kind: 'doc', page: { file: name, title, frontmatter: { id } } }
  }) as unknown as readonly Route[]
  // The parts that links to pages and files are resolved by.
  const targets = {
    graph: { routeByPath, pathByFile, refusedPaths: new Set(refusedPaths) },
    above,
    atName: createNameLookup(),
    nearestIn: createNearestLookup(),
    writtenFiles: () => writtenFilesOf([...pathByFile.keys()]),
    titledFiles: () => titledFilesOf(titledRoutes),
    pageFolders: () => pageFoldersOf({ pathByFile, routeByPath }),
    anchorsOf: () => new Set(anchors),
    assetByFile: new Map(files.flatMap((each) => (each.endsWith('.mdx') ? [[each, { file: each, hash: 'hash' }]] : []))),
    assetByStaticPath: new Map(),
    assetFiles: files.filter((each) => !each.startsWith('public/')),
    mdxFiles: () => new Set(files.filter((each) => each.endsWith('.mdx'))),
    unservedFiles: new Set(files.filter((each) => each.startsWith('public/'))),
    refused: new Map(Object.entries(refused)),
    named: new Map(),
    packageByReadme: new Map(),
    placeById: new Map([
      ['acme!Widget', { path: '/api/acme/class/Widget/' }],
      ['acme!Widget#close', { path: '/api/acme/class/Widget/', anchor: 'close' }],
      ['acme!Tool', { path: '/api/acme/class/Tool/' }],
    ]),
    draftFiles: new Set(drafts),
    config: {
      base: '/',
      staticDir: 'static',
      repository: repository && { url: repository },
      trailingSlash: true,
      sources: [pagesSource(), docs({ path, dir }), ...others.map((other) => docs({ path: `/${other}`, dir: other }))],
    },
  } as unknown as LinkTargets
  const source = { at: { file, line: 1, column: 1 }, path: pathByFile.get(file) }
  return resolveLink(href, source, targets).diagnostic
}

interface Site {
  readonly pages: Readonly<Record<string, string>>
  readonly files?: readonly string[]
  readonly path?: string
  readonly file?: string
  readonly drafts?: readonly string[]
  readonly refused?: Readonly<Record<string, Refusal>>
  readonly refusedPaths?: readonly string[]
  /** Of the guides. */
  readonly dir?: string
  /** Folders of further guides. */
  readonly others?: readonly string[]
  /** Of the page that holds the link. */
  readonly anchors?: readonly string[]
  /** Of pages, by their files. */
  readonly titles?: Readonly<Record<string, { readonly title?: string; readonly id?: string }>>
  /** How many folders above the site root may be read. */
  readonly above?: number
  /** Its web address. */
  readonly repository?: string
}

const atRoot: Site = {
  pages: {
    'guides/index.md': '/',
    'guides/start.md': '/start/',
    'guides/setup/01-install.md': '/setup/install/',
    'guides/setup/configure.md': '/setup/configure/',
    'guides/api/users.md': '/api/users/',
    'guides/users.md': '/users/',
  },
  file: 'guides/index.md',
}
const below: Site = {
  ...atRoot,
  path: '/docs/',
  pages: Object.fromEntries(Object.entries(atRoot.pages).map(([file, route]) => [file, `/docs${route}`])),
}

describe('an address without a scheme', () => {
  const site: Site = { ...atRoot, files: ['guides/site.com/logo.png', 'guides/meteor.app'] }
  test.each([
    [
      'github.com/acme/acme/compare/v1...v2',
      'Write "https://github.com/acme/acme/compare/v1...v2": without a scheme, it is a path.',
    ],
    ['www.Example.org?a=b#c', 'Write "https://www.Example.org?a=b#c": without a scheme, it is a path.'],
    ['docs.acme.io/start.html', 'Write "https://docs.acme.io/start.html": without a scheme, it is a path.'],
    // A file or a folder could have such a name.
    ['site.com/logos.png', 'Write "./site.com/logo.png", the closest file.'],
    ['./github.com/acme', none],
    ['/github.com/acme', none],
    ['notes.md/acme', none],
    ['v1.2/acme', none],
    ['-a.com/b', none],
  ])('%s', (href, expected) => expect(hintFor(href, site)).toBe(expected))

  test.each([
    ['/github.com/acme/acme/issues/1', 'Write "https://github.com/acme/acme/issues/1": without a scheme, it is a path.'],
    ['/github.com.md', none],
    ['/gitlab.com/acme', none],
  ])('of the host that the repository has: %s', (href, expected) =>
    expect(hintFor(href, { ...site, repository: 'https://github.com/acme/acme' })).toBe(expected),
  )
})

describe('a heading of the page without its sign', () => {
  const site: Site = { ...atRoot, anchors: ['client-options', 'readme-usage', 'v1.2'] }
  test.each([
    // It may be a file as well.
    ['v1.2', none],
    ['client-options', 'Write "#client-options", a heading of this page.'],
    ['Client-Options', 'Write "#client-options", a heading of this page.'],
    ['usage', 'Write "#usage", a heading of this page.'],
    ['./client-options', none],
    ['other', none],
  ])('%s', (href, expected) => expect(hintFor(href, site)).toBe(expected))
})

describe('the path of the guides', () => {
  test.each([
    ['/docs/start', atRoot, 'Write "/start", the closest page.'],
    ['/docs/start/', atRoot, 'Write "/start/", the closest page.'],
    ['/docs/setup/install.md', atRoot, 'Write "/setup/install", the closest page.'],
    ['/start', below, 'Write "/docs/start", the closest page.'],
    ['/setup/install/', below, 'Write "/docs/setup/install/", the closest page.'],
    // There are pages below /api/, so another one of them may be meant.
    ['/api/start', atRoot, 'Write "/start" if you mean that page, or add the page.'],
    // What another site of the same host may have.
    ['/blog/start', atRoot, 'Write "/start" if you mean that page, or add the page.'],
    ['/docs/gone', atRoot, none],
    // Whether the home page is meant, nobody knows.
    ['/docs/', atRoot, none],
    // The name of the file is no part of the address.
    ['/start.md', atRoot, 'Write "/start", the closest page.'],
    ['/docs/start.md', below, 'Write "/docs/start", the closest page.'],
    ['/start/index', atRoot, 'Write "/start", the closest page.'],
    ['/setup/configure/README.md', atRoot, 'Write "/setup/configure", the closest page.'],
    ['/docs/start/index', atRoot, 'Write "/start", the closest page.'],
    ['/index', { pages: { 'docs/index.md': '/', 'docs/a.md': '/a/' }, path: '/' }, 'Write "/", the closest page.'],
    ['/start-index', atRoot, none],
    // The first segment of a path within a page says nothing.
    ['x/docs/start', atRoot, 'Write "./start" if you mean that page, or add the page.'],
  ])('%s', (href, site, hint) => expect(hintFor(href, site)).toBe(hint))

  test('of two pages that may be meant, neither is named', () => {
    const twice: Site = { pages: { 'docs/a.md': '/docs/start/', 'old/a.md': '/old/start/' }, path: '/docs/', others: ['old'] }
    expect(hintFor('/start', twice)).toBe(none)
  })

  test('a page goes before a folder of the same name', () => {
    const both: Site = { pages: { 'docs/a.md': '/setup/', 'docs/setup/b.md': '/setup/b/' } }
    expect(hintFor('/docs/setup', both)).toBe('Write "/setup", the closest page.')
  })
})

describe('a page that was moved or renamed', () => {
  const meant = (written: string) => `Write "${written}" if you mean that page, or add the page.`
  const site: Site = {
    ...atRoot,
    titles: {
      'guides/start.md': { title: 'Getting started!' },
      'guides/setup/configure.md': { title: 'Options', id: 'setup/settings' },
      'guides/users.md': { title: 'Users' },
    },
  }
  test.each([
    ['./operations/install', meant('./setup/01-install')],
    ['/operations/install/', meant('/setup/install/')],
    ['./operations/install.md', 'Write "./setup/01-install.md", the closest page.'],
    ['./getting-started.md', meant('./start.md')],
    ['/guides/02-getting-started', meant('/start')],
    ['./settings.md#keys', meant('./setup/configure.md')],
    ['./options', meant('./setup/configure')],
    // Two files have this name.
    ['/operations/users', none],
    ['/operations/index', none],
  ])('%s', (href, hint) => expect(hintFor(href, site)).toBe(hint))
})

describe('a folder without an index page', () => {
  const orIndex = 'or add an index.md to the folder.'
  test.each([
    ['setup', atRoot, `Link to one of its pages, such as "./setup/01-install.md", ${orIndex}`],
    ['./setup/', atRoot, `Link to one of its pages, such as "./setup/01-install.md", ${orIndex}`],
    ['/setup/', atRoot, `Link to one of its pages, such as "/setup/install/", ${orIndex}`],
    ['/docs/setup', below, `Link to one of its pages, such as "/docs/setup/install", ${orIndex}`],
    ['/guides/setup', atRoot, `Link to one of its pages, such as "/guides/setup/01-install.md", ${orIndex}`],
    ['./nothing/', atRoot, none],
    // The first of its pages is the one that holds the link.
    ['../setup', { ...atRoot, file: 'guides/setup/01-install.md' }, none],
  ])('%s', (href, site, hint) => expect(hintFor(href, site)).toBe(hint))
})

describe('endings, slashes and case', () => {
  test.each(['start', 'start/', 'start.html', './start.md', '/start', '/start/', '/start.html', '/start/index.html'])(
    '%s is right',
    (href) => expect(hintFor(href, atRoot)).toBeUndefined(),
  )
  test.each([
    ['Start.md', 'Write "./start.md", the closest page.'],
    ['./Setup/Configure', 'Write "./setup/configure", the closest page.'],
    ['/Start/', 'Write "/start/", the closest page.'],
    ['/START.html', 'Write "/start", the closest page.'],
    ['/Setup/Configure', 'Write "/setup/configure", the closest page.'],
    ['.\\setup\\configur.md', 'Write "./setup/configure.md", the closest page.'],
    ['./start.mdx', 'Write "./start.md", the closest page.'],
    ['./gone.mdx', 'Correct the path, or put the file next to the page or into the static folder.'],
    ['./setup/install.md', 'Write "./setup/01-install.md", the closest page.'],
    ['./setup/configure.htm', 'Correct the path, or put the file next to the page or into the static folder.'],
  ])('%s', (href, hint) => expect(hintFor(href, atRoot)).toBe(hint))
})

describe('files of other generators', () => {
  const site: Site = { ...atRoot, files: ['guides/Logo.svg', 'public/img/a.png'] }
  const place = 'Correct the path, or put the file next to the page or into the static folder.'
  const move = 'Set `staticDir: \'public\'`, or move the file to "static/img/a.png".'
  test.each([
    ['/img/a.png', move],
    ['/public/img/a.png', move],
    ['../public/img/a.png', move],
    ['/img/b.png', place],
    ['img/a.png', place],
    ['./logo.svg', 'Write "./Logo.svg", the closest file.'],
  ])('%s', (href, hint) => expect(hintFor(href, site)).toBe(hint))
})

describe('a page in MDX', () => {
  const site: Site = { ...atRoot, dir: 'guides', files: ['guides/later.mdx', 'guides/plans/index.mdx', 'guides/setup/more.mdx'] }

  test.each([
    ['later', 'guides/later.mdx'],
    ['later.md', 'guides/later.mdx'],
    ['later.mdx', 'guides/later.mdx'],
    ['./plans/', 'guides/plans/index.mdx'],
    ['./plans', 'guides/plans/index.mdx'],
    ['./setup/more#top', 'guides/setup/more.mdx'],
    ['/setup/more', 'guides/setup/more.mdx'],
    ['/later/', 'guides/later.mdx'],
  ])('is named where %s is linked to', (href, file) => {
    expect(findingOf(href, { ...site, file: 'guides/index.md' })).toMatchObject({
      code: 'broken-link',
      message: `The link "${href}" leads to ${file}, which is not part of the site: docgen does not support MDX.`,
    })
  })

  test.each([
    ['/docs/setup/more', 'leads to guides/setup/more.mdx'],
    ['/docs/later/', 'leads to guides/later.mdx'],
    ['/setup/more', 'does not match any page'],
    ['/later/docs/', 'does not match any page'],
    ['/blog/later', 'does not match any page'],
    ['xdocs/later', 'does not match any page'],
    ['docs/later', 'does not match any page'],
    ['../../../later', 'does not match any page'],
  ])('of guides below a path is looked for there: %s', (href, expected) => {
    expect(findingOf(href, { ...below, dir: 'guides', files: site.files ?? [] })?.message).toContain(expected)
  })

  test('is not named where another page is meant', () => {
    expect(findingOf('latest', { ...site, file: 'guides/index.md' })?.message).toBe('The link "latest" does not match any page.')
  })
})

describe('a draft', () => {
  const site: Site = { ...atRoot, drafts: ['guides/later.md', 'guides/plans/index.md', 'guides/setup/later.md'] }
  const isDraft = 'Remove "draft: true" from that page, or remove the link until the page is published.'
  test.each([
    ['later.md', isDraft],
    ['./later', isDraft],
    ['./later/', isDraft],
    ['plans', isDraft],
    ['./plans/', isDraft],
    ['./setup/later.md', isDraft],
    ['/guides/later.md', isDraft],
    ['latest.md', none],
    ['../later.md', none],
  ])('%s', (href, hint) => expect(hintFor(href, site)).toBe(hint))
})

describe('a file that is there and is not read', () => {
  const reason: Refusal = { refusal: 'no-file', what: 'a device' }
  const site: Site = { ...atRoot, refused: { 'guides/secret.md': reason, 'static/img/a.png': reason, 'guides/b.png': reason } }
  test.each([
    ['secret.md', 'is a device'],
    ['/guides/secret.md', 'is a device'],
    ['/img/a.png', 'is a device'],
    ['./b.png', 'is a device'],
    ['/b.png', 'does not exist'],
    ['img/a.png', 'does not exist'],
  ])('%s', (href, what) => {
    const message = findingOf(href, site)?.message ?? ''
    expect(message.startsWith(`The file "${href}" ${what}`), message).toBe(true)
  })
})

describe('the folder of the guides in an address', () => {
  const manual: Site = { ...atRoot, dir: 'manual' }
  test.each([
    ['/manual/start', manual, 'Write "/start", the closest page.'],
    ['/manual/start', { ...manual, others: ['more'] }, 'Write "/start", the closest page.'],
    ['/docs/start', manual, 'Write "/start", the closest page.'],
    ['/manual/start', atRoot, 'Write "/start" if you mean that page, or add the page.'],
    ['/pages/start', atRoot, 'Write "/start" if you mean that page, or add the page.'],
    ['/docs/start.md-old', atRoot, none],
  ])('%s', (href, site, hint) => expect(hintFor(href, site)).toBe(hint))
})

describe('pages of another version are not meant', () => {
  const pages: Site['pages'] = {
    'docs/index.md': '/next/',
    'docs/setup.md': '/next/setup/',
    'versioned/1.0/install.md': '/install/',
    'versioned/1.1/index.md': '/1.1/',
    'versioned/1.1/start.md': '/1.1/start/',
  }
  test.each([
    ['./install.md', 'docs/index.md', none],
    ['./install.md', 'versioned/1.1/index.md', none],
    ['./stat.md', 'versioned/1.1/index.md', 'Write "./start.md", the closest page.'],
    ['./guide/setup.md', 'docs/index.md', 'Write "./setup.md", the closest page.'],
  ])('%s in %s', (href, file, hint) => expect(hintFor(href, { pages, file, path: pages[file] })).toBe(hint))
})

describe('from a page in a folder', () => {
  const site: Site = { ...atRoot, file: 'guides/setup/configure.md' }
  test.each([
    ['../Users.md', 'Write "../users.md", the closest page.'],
    ['../api/user.md', 'Write "../api/users.md", the closest page.'],
    ['./01-instal.md', 'Write "./01-install.md", the closest page.'],
    ['start.md', 'Write "../start.md", the closest page.'],
    ['install.md#a', 'Write "./01-install.md", the closest page.'],
    ['../../../x.md', none],
    ['../index.mdx', 'Write "../index.md", the closest page.'],
    // The page that holds the link is no help.
    ['configur.md', none],
    // Two pages have the name, and every folder may have an index.
    ['users.md', none],
    ['./index.md', none],
  ])('%s', (href, hint) => expect(hintFor(href, site)).toBe(hint))

  const folder: Site = {
    pages: { 'guides/setup/index.md': '/setup/', 'guides/setup/a.md': '/setup/a/' },
    file: 'guides/setup/a.md',
  }
  test.each([
    ['../index.md', folder, 'Write "./index.md" if you mean that page, or add the page.'],
    ['../index', folder, 'Write "./index" if you mean that page, or add the page.'],
    ['../../index.md', folder, none],
    ['../index.md', { ...folder, file: 'guides/setup/index.md' }, none],
  ])('%s, with an index in the folder', (href, of, hint) => expect(hintFor(href, of)).toBe(hint))

  const second = 'guides/setup/02-install.md'
  const more: Site = {
    pages: { ...atRoot.pages, [second]: '/setup/again/', 'guides/reindex.md': '/reindex/', 'guides/setup/configures.md': '/c/' },
  }
  test.each([
    ['the other of two that numbers alone tell apart', 'instal.md', 'guides/setup/01-install.md', './02-install.md'],
    ['the other of two that numbers alone tell apart', 'instal.md', second, './01-install.md'],
    ['the nearest beside the page itself', 'configurr.md', 'guides/setup/configure.md', './configures.md'],
    ['the one other page of the name', '../setup/users.md', 'guides/api/users.md', '../users.md'],
    ['a page whose name ends like that of an index', 'reindex.md', 'guides/setup/configure.md', '../reindex.md'],
  ])('%s: %s in %s', (_, href, file, found) =>
    expect(hintFor(href, { ...more, file })).toBe(`Write "${found}", the closest page.`),
  )
})

describe('guides above the site root, or at it', () => {
  const above: Site = {
    pages: { '../docs/a.md': '/a/', '../docs/setup/b.md': '/setup/b/', 'home/started.md': '/started/' },
    files: ['../docs/Logo.svg'],
    drafts: ['../docs/later.md'],
    refused: { '../docs/secret.md': { refusal: 'no-file', what: 'a device' } },
    file: '../docs/a.md',
    above: 1,
  }
  test.each([
    ['Setup/B.md', 'Write "./setup/b.md", the closest page.'],
    ['logo.svg', 'Write "./Logo.svg", the closest file.'],
    ['later.md', 'Remove "draft: true" from that page, or remove the link until the page is published.'],
    ['setup/', 'Link to one of its pages, such as "./setup/b.md", or add an index.md to the folder.'],
    // By which name the site root is reached, nobody knows.
    ['started.md', none],
  ])('%s', (href, hint) => expect(hintFor(href, above)).toBe(hint))

  test('a file that is there and is not read', () => {
    expect(findingOf('secret.md', above)?.message).toContain('is a device')
  })

  test('from a page at the root', () => {
    const root: Site = { pages: { 'index.md': '/', 'start.md': '/start/' }, file: 'index.md' }
    expect(hintFor('Start.md', root)).toBe('Write "./start.md", the closest page.')
  })
})

test.each([
  ['/docs/api/classes/acme.Widget#open', 'Write "/api/acme/class/Widget", the closest page.'],
  ['/docs/api/classes/acme.Widget#close', 'Write "/api/acme/class/Widget#close", the closest page.'],
  ['/docs/api/classes/acme.Widget/#close', 'Write "/api/acme/class/Widget/#close", the closest page.'],
  ['/docs/api/classes/acme.Tool', 'Write "/api/acme/class/Tool", the closest page.'],
  ['/docs/api/classes/acme.Missing', none],
  // Only a path from the root says which folder TypeDoc wrote into.
  ['./api/classes/acme.Widget', none],
])('an address that TypeDoc gave to a declaration: %s', (href, hint) => {
  expect(hintFor(href, { pages: { 'docs/index.md': '/docs/' } })).toBe(hint)
})

test.each(['/blog/a//b/', '/blog/a//b#top', '/blog/CON/'])(
  'a link to %s is not reported if that is the path of a page, which is reported itself',
  (href) => {
    const pages = { 'docs/index.md': '/' }
    expect(findingOf(href, { pages, refusedPaths: ['/blog/a//b/', '/blog/CON/'] })).toBeUndefined()
    expect(findingOf(href, { pages })?.code).toBe('broken-link')
  },
)

describe('what is written without a look at it', () => {
  const site: Site = { ...atRoot, titles: { 'guides/start.md': { title: 'Getting started' } }, files: ['guides/flow.svg'] }
  test.each([
    // With all that stands behind the path.
    ['./Start.md?tab=npm#linux', './start.md?tab=npm#linux'],
    ['/docs/start#linux', '/start#linux'],
    ['./flwo.svg#inline', './flow.svg#inline'],
    ['github.com/acme', 'https://github.com/acme'],
    ['/classes/acme.Widget.html', '/api/acme/class/Widget'],
    ['/classes/acme.Widget.html#close', '/api/acme/class/Widget#close'],
    ['/modules/acme#tool', '/api/acme/class/Tool'],
  ])('%s becomes %s', (href, replace) => expect(findingOf(href, site)?.fix).toEqual({ find: href, replace }))

  test.each(['./getting-started.md', './gone.md', 'setup', '/docs/'])('%s stays, because people have to decide', (href) => {
    const finding = findingOf(href, site)
    expect(finding?.code).toBe('broken-link')
    expect(finding?.fix).toBeUndefined()
  })
})

// What to write instead of a link that leads nowhere: sure, or not said.
import { describe, expect, test } from 'vitest'
import type { Route, SiteConfig } from '@docgen/model'
import { docs } from '../../../config/sources.ts'
import { createNameLookup } from '../../../syntax/name-lookup.ts'
import { createNearestLookup } from '../../../syntax/nearest-lookup.ts'
import type { LinkTargets } from './link-targets.ts'
import { pageFoldersOf } from './page-folders.ts'
import { resolveLink } from './resolve-link.ts'
import { writtenFilesOf } from './written-files.ts'

const none = 'Correct the path, or add the page.'

/** Pages by file and route, and the files that are no pages. */
function hintFor(href: string, { pages, files = [], path = '/', file = 'docs/index.md' }: Site): string | undefined {
  const pathByFile = new Map(Object.entries(pages))
  const routes = Object.values(pages).map((route) => [route, { kind: 'doc', path: route, page: { anchors: [] } }] as const)
  const routeByPath = new Map<string, Route>(routes as unknown as Iterable<readonly [string, Route]>)
  // The parts that links to pages and files are resolved by.
  const targets = {
    graph: { routeByPath, pathByFile },
    atName: createNameLookup(),
    nearestIn: createNearestLookup(),
    writtenFiles: () => writtenFilesOf([...pathByFile.keys()]),
    pageFolders: () => pageFoldersOf({ pathByFile, routeByPath }),
    anchorsOf: () => new Set(),
    assetByFile: new Map(),
    assetByStaticPath: new Map(),
    assetFiles: files.filter((each) => !each.startsWith('public/')),
    unservedFiles: new Set(files.filter((each) => each.startsWith('public/'))),
    refused: new Map(),
    named: new Map(),
    packageByReadme: new Map(),
    draftFiles: new Set(),
  } as unknown as LinkTargets
  const config = { base: '/', staticDir: 'static', trailingSlash: true, sources: [docs({ path })] } as unknown as SiteConfig
  const source = { at: { file, line: 1, column: 1 }, path: pathByFile.get(file) }
  const { diagnostic } = resolveLink(href, source, targets, config)
  return diagnostic?.hint
}

interface Site {
  readonly pages: Readonly<Record<string, string>>
  readonly files?: readonly string[]
  readonly path?: string
  readonly file?: string
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

describe('the path of the guides', () => {
  test.each([
    ['/docs/start', atRoot, 'Write "/start", the closest page.'],
    ['/docs/start/', atRoot, 'Write "/start/", the closest page.'],
    ['/docs/setup/install.md', atRoot, 'Write "/setup/install", the closest page.'],
    ['/start', below, 'Write "/docs/start", the closest page.'],
    ['/setup/install/', below, 'Write "/docs/setup/install/", the closest page.'],
    // There are pages below /api/, so another one of them may be meant.
    ['/api/start', atRoot, none],
    // What another site of the same host may have.
    ['/blog/start', atRoot, none],
    ['/docs/gone', atRoot, none],
    // Whether the home page is meant, nobody knows.
    ['/docs/', atRoot, none],
  ])('%s', (href, site, hint) => expect(hintFor(href, site)).toBe(hint))
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
    ['./start.mdx', 'Write "./start.md", the closest page.'],
    ['./gone.mdx', 'Correct the path, or put the file next to the page or into the static folder.'],
    ['./setup/install.md', 'Write "./setup/01-install.md", the closest page.'],
    ['./setup/configure.htm', 'Correct the path, or put the file next to the page or into the static folder.'],
  ])('%s', (href, hint) => expect(hintFor(href, atRoot)).toBe(hint))
})

describe('files of other generators', () => {
  const site: Site = { ...atRoot, files: ['guides/Logo.svg', 'public/img/a.png'] }
  const move = 'Set `staticDir: \'public\'`, or move the file to "static/img/a.png".'
  test.each([
    ['/img/a.png', move],
    ['/public/img/a.png', move],
    ['../public/img/a.png', move],
    ['/img/b.png', 'Correct the path, or put the file next to the page or into the static folder.'],
    ['./logo.svg', 'Write "./Logo.svg", the closest file.'],
  ])('%s', (href, hint) => expect(hintFor(href, site)).toBe(hint))
})

import { Call, type Code } from '../../scaffold/code-text.ts'
import { createConfigNotes, noteOpaque, type ConfigNotes } from '../core/config-notes.ts'
import { Draft } from '../core/draft.ts'
import { migrateFrontmatter } from '../core/frontmatter.ts'
import { folderOfFile, joinPath, pathsOfPattern } from '../core/paths.ts'
import { finishPages, type DraftPage } from '../core/pages.ts'
import type { ForeignConfig, Migration, MigrationInput, MigrationTool, OldAddress, ProjectFiles } from '../core/site.ts'
import { jsonOf } from '../../syntax/data/json-of.ts'
import { at, entriesIn, listIn, textIn } from '../core/values.ts'
import { referenceOptions, noteOptions } from './reference.ts'

export const typedoc: MigrationTool = {
  name: 'typedoc',
  title: 'TypeDoc',
  configNames: [
    'typedoc.json',
    'typedoc.jsonc',
    'typedoc.config.json',
    'typedoc.config.jsonc',
    'typedoc.config.js',
    'typedoc.config.cjs',
    'typedoc.config.mjs',
    'typedoc.config.ts',
    'typedoc.js',
    'typedoc.cjs',
    '.config/typedoc.json',
    '.config/typedoc.js',
  ],
  optionsIn: { key: 'typedocOptions', files: ['package.json', 'tsconfig.json'] },
  migrate,
}

interface Document {
  readonly file: string
  /** As TypeDoc's addresses have it: `Options.Input`. */
  readonly name: string
  readonly page: DraftPage
}

function migrate(input: MigrationInput): Migration {
  const { config, files } = input
  const options = config.value
  const notes = createConfigNotes(config, files)
  noteOpaque(config, notes)
  const readme = textIn(options, 'readme') === 'none' ? undefined : findReadme(config, files)
  const documents = documentsOf(options, files)
  const pages = [...(readme === undefined ? [] : [draftOf(readme, 'index.md', files)]), ...documents.map(({ page }) => page)]
  const finished = finishPages(pages)
  const nowOf = new Map(documents.map(({ file, name }) => [`documents/${name}.html`, routeOf(file)]))
  const redirects = [
    ...[...nowOf].map(([from, to]) => ({ from: `/${from}`, to })),
    ...entriesIn(options, 'redirects').flatMap(([from, to]) => redirectOf(from, to, nowOf, notes)),
  ]
  const reference = referenceOptions(input, notes)
  noteOptions(options, notes)
  const sources: Code[] = [
    ...(pages.length > 0
      ? [new Call('docs', { path: '/', sidebar: documents.length > 0 ? sidebarOf(readme, documents) : undefined })]
      : []),
    ...(reference === undefined ? [] : [new Call('apiReference', reference)]),
  ]
  const favicon = textIn(options, 'favicon')
  const base = /^(https?:\/\/[^/]+)(\/.*)?$/.exec(textIn(options, 'hostedBaseUrl') ?? '')
  return {
    pages: finished.pages,
    files: [],
    copies: [
      ...assetsBeside(pages, files),
      ...(favicon === undefined || /^https?:/.test(favicon)
        ? []
        : [{ from: joinPath(favicon), to: `static/${nameOf(favicon)}` }]),
    ],
    settings: [
      { key: 'title', value: textIn(options, 'name') ?? titleOf(files) ?? 'Documentation' },
      { key: 'url', value: base?.[1] },
      { key: 'base', value: base?.[2] === undefined || base[2] === '/' ? undefined : base[2].replace(/\/?$/, '/') },
      { key: 'favicon', value: favicon === undefined ? undefined : /^https?:/.test(favicon) ? favicon : `/${nameOf(favicon)}` },
      { key: 'navbar', value: navbarOf(options, reference !== undefined) },
      { key: 'redirects', value: redirects.length > 0 ? redirects : undefined },
      { key: 'sources', value: sources },
    ],
    notes: [...notes.notes, ...pages.flatMap(({ draft }) => draft.notes)],
    components: [],
    addresses: [
      ...finished.addresses,
      ...documents.map(({ file, name }): OldAddress => ({ address: `/documents/${name}.html`, file, now: routeOf(file) })),
    ],
  }
}

function findReadme({ value, file }: ForeignConfig, files: ProjectFiles): string | undefined {
  const given = textIn(value, 'readme')
  const found = given === undefined ? 'README.md' : joinPath(folderOfFile(file), given)
  return files.read(found) === undefined ? undefined : found
}

/** Documents with those that their frontmatter names as `children`. */
function documentsOf(options: unknown, files: ProjectFiles): readonly Document[] {
  const named = listIn(options, 'projectDocuments').flatMap((path) =>
    typeof path === 'string' ? pathsOfPattern(joinPath(path), files.paths) : [],
  )
  return named.flatMap((file) => documentWith(file, '', files, 0))
}

function documentWith(file: string, parent: string, files: ProjectFiles, depth: number): readonly Document[] {
  const text = files.read(file)
  if (text === undefined || depth > 5) return []
  const page = draftOf(file, file, files)
  const data = page.data
  const title = textIn(data, 'title') ?? nameOf(file).replace(/\.md$/, '')
  const name = `${parent}${title.replace(/[^\p{L}\d.-]+/gu, '_')}`
  const children = at(data, 'children')
  const paths = (Array.isArray(children) ? children : Object.values(Object.fromEntries(entriesIn(children)))).filter(
    (path): path is string => typeof path === 'string',
  )
  return [
    { file, name, page },
    ...paths.flatMap((path) => documentWith(joinPath(folderOfFile(file), path), `${name}.`, files, depth + 1)),
  ]
}

/** Pages go into `docs/`, below which they lie as they did, so that links between them hold. */
function draftOf(file: string, contentPath: string, files: ProjectFiles): DraftPage & { readonly data: unknown } {
  const draft = new Draft(file, files.read(file) ?? '')
  const data = migrateFrontmatter(draft, (key, value) => {
    if (key === 'title') return 'keep'
    const kind = key === 'group' || key === 'category' || key === 'children' ? 'changed' : 'left'
    return {
      lines: [],
      kind,
      message: `The frontmatter "${key}: ${JSON.stringify(value)}" was removed: the sidebar in the config orders pages.`,
    }
  })
  return { draft, to: `docs/${contentPath}`, contentPath, base: '/', address: contentPath === 'index.md' ? '/' : undefined, data }
}

function routeOf(file: string): string {
  return `/${file.replace(/\.md$/, '').replace(/(?:^|\/)(?:index|readme)$/i, '')}`.replace(/\/?$/, '/')
}

function redirectOf(
  from: string,
  to: unknown,
  nowOf: ReadonlyMap<string, string>,
  notes: ConfigNotes,
): readonly { readonly from: string; readonly to: string }[] {
  const target =
    typeof to === 'string' ? (nowOf.get(to) ?? (to === 'index.html' ? '/' : /^[a-z]+:/i.test(to) ? to : undefined)) : undefined
  if (target === undefined)
    notes.say(
      'by-hand',
      'redirects',
      from,
      `The redirect from "${from}" to "${String(to)}" was left out: the page now has another address.`,
    )
  const isPage = [...nowOf.values()].includes(`/${from.replace(/^\/|\/$/g, '')}/`)
  return target === undefined || isPage ? [] : [{ from: `/${from.replace(/^\//, '')}`, to: target }]
}

function sidebarOf(readme: string | undefined, documents: readonly Document[]): Code {
  const ids = documents.map(({ file }) => file.replace(/\.md$/, ''))
  return [...(readme === undefined ? [] : ['index']), ...ids.filter((id) => id !== 'index')]
}

function navbarOf(options: unknown, hasReference: boolean): Code {
  const links = [...entriesIn(options, 'navigationLinks'), ...entriesIn(options, 'sidebarLinks')].flatMap(([label, href]) =>
    typeof href === 'string' ? [{ label, href }] : [],
  )
  const all = [...(hasReference ? [{ label: 'API', to: '/api' }] : []), ...links]
  return all.length > 0 ? all : undefined
}

function assetsBeside(pages: readonly DraftPage[], files: ProjectFiles): Migration['copies'] {
  const folders = new Set(pages.map(({ draft }) => folderOfFile(draft.file)))
  return files.paths
    .filter((path) => folders.has(folderOfFile(path)) && /\.(?:png|jpe?g|gif|svg|webp)$/.test(path))
    .map((path) => ({ from: path, to: `docs/${path}` }))
}

function titleOf(files: ProjectFiles): string | undefined {
  return textIn(jsonOf(files.read('package.json')), 'name')
}

function nameOf(path: string): string {
  return path.split('/').at(-1) ?? path
}

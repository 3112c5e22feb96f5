// In: runs of TypeDoc with its plugin for Markdown. Out: the addresses that their pages had, as apiReference() takes them.
import { escapeRegExp, isRecord, patternOf, type TypedocLayout } from '@docgen/model'
import type { Code } from '../../scaffold/code-text.ts'
import { jsonOf } from '../../syntax/data/json-of.ts'
import { readJsoncValue } from '../../syntax/data/jsonc-value.ts'
import { layouts } from '../../sources/api/typedoc-layouts.ts'
import { folderOfPackage } from './documented-packages.ts'
import { literalOfText } from './mdx/literal-of-text.ts'
import { folderOfFile, joinPath, pathsOfPattern } from './paths.ts'
import type { ProjectFiles } from './site.ts'
import { at, entriesIn, flagIn, listIn, textIn } from './values.ts'

export interface MarkdownRun {
  readonly options: unknown
  /** Folder that paths of its options are relative to. */
  readonly folder: string
  /** Route path of the folder that it wrote into: `/docs/api`. */
  readonly path: string
}

interface OldPages {
  /** `typedocPath` of apiReference(). */
  readonly value: Code
  /** What cannot be known of the addresses, as sentences. */
  readonly doubts: readonly string[]
}

export function typedocPagesOf(runs: readonly MarkdownRun[], files: ProjectFiles, version: 3 | 4 | undefined): OldPages {
  const read = runs.map((run) => pagesOf(run, files, { version: version ?? 4, isAlone: runs.length === 1 }))
  const values = read.map(({ value }) => value)
  const unknownVersion =
    version === undefined && runs.length > 0
      ? ['No package.json says which version of typedoc-plugin-markdown there was: version 4 was assumed.']
      : []
  return {
    value: values.length > 1 ? values : values[0],
    doubts: [...new Set([...unknownVersion, ...read.flatMap(({ doubts }) => doubts)])],
  }
}

/** Entry points that are written out. */
export function entriesOf({ options, folder }: Pick<MarkdownRun, 'options' | 'folder'>): readonly string[] {
  const given = at(options, 'entryPoints')
  const all: readonly unknown[] = Array.isArray(given) ? given : [given]
  return all.flatMap((entry) => (typeof entry === 'string' ? [joinPath(folder, entry)] : []))
}

interface RunContext {
  readonly version: 3 | 4
  /** Whether its packages are all that the reference has. */
  readonly isAlone: boolean
}

function pagesOf(run: MarkdownRun, files: ProjectFiles, { version, isAlone }: RunContext): OldPages {
  const { options, path } = run
  const layout = layoutOf(options, version)
  const { modules, doubts } = modulesOf(run, files, { layout: layout ?? 'members', isAlone })
  const router = textIn(options, 'router')
  return {
    value: { path, layout: layout === 'members' ? undefined : layout, modules },
    doubts: [
      ...doubts,
      ...(layout === undefined
        ? [`docgen does not know the addresses of the router "${router}", so those of "member" were written.`]
        : []),
    ],
  }
}

/** `undefined` for a router of TypeDoc, or of another plugin. */
function layoutOf(options: unknown, version: 3 | 4): TypedocLayout | undefined {
  if (version === 3) return 'version-3'
  if (flagIn(options, 'flattenOutputFiles') === true) return 'flat'
  const router = textIn(options, 'router') ?? textIn(options, 'outputFileStrategy') ?? 'members'
  return router.startsWith('module') ? 'modules' : router.startsWith('member') ? 'members' : undefined
}

interface Modules {
  readonly modules: Readonly<Record<string, string>> | undefined
  readonly doubts: readonly string[]
}

const called = (path: string): string =>
  `The names of modules in the addresses below ${path}/ cannot be read, so they are taken to be those of the packages: compare them, and write \`modules\` in \`typedocPath\` if they differ.`

function modulesOf(
  run: MarkdownRun,
  files: ProjectFiles,
  { layout, isAlone }: { readonly layout: TypedocLayout; readonly isAlone: boolean },
): Modules {
  const { options, path } = run
  const entries = entriesOf(run)
  const strategy = textIn(options, 'entryPointStrategy') ?? 'resolve'
  const written = (name: string): string => layouts[layout].nameOf([name])
  if (strategy === 'packages' && entries.length > 0) {
    const isScoped = flagIn(options, 'excludeScopesInPaths') !== true
    if (isScoped && isAlone) return { modules: undefined, doubts: [] }
    const names = packagesOf(entries, files)
    const shown = (name: string): string => (isScoped ? name : name.replace(/^@[^/]+\//, ''))
    return { modules: Object.fromEntries(names.map((name) => [written(shown(name)), name])), doubts: [] }
  }
  const sources = sourcesOf(run, files)
  if (sources === undefined) return { modules: undefined, doubts: [called(path)] }
  const named = sources.map((entry) => ({ entry, specifier: specifierOfEntry(entry, sources, { files, layout }) }))
  const unknown = named.filter(({ specifier }) => specifier === undefined).map(({ entry }) => `"${entry}"`)
  const listed = unknown.length > 6 ? `${unknown.slice(0, 3).join(', ')} and ${unknown.length - 3} more` : unknown.join(', ')
  const doubts =
    unknown.length > 0
      ? [`No package.json exports the entry points ${listed}, so the addresses of their pages have no redirects.`]
      : []
  const [only] = named
  if (only && named.length === 1) {
    const isOnlyExport =
      isAlone && only.specifier !== undefined && exportsOf(folderOfPackage(only.entry, files), files).length <= 1
    return { modules: only.specifier === undefined || isOnlyExport ? undefined : { '.': only.specifier }, doubts }
  }
  const base = textIn(options, 'displayBasePath') ?? textIn(options, 'basePath')
  const folder = base === undefined ? sharedFolder(sources) : joinPath(run.folder, base)
  const modules = named.flatMap(({ entry, specifier }): readonly [string, string][] =>
    specifier === undefined ? [] : [[written(moduleName(entry, folder, files)), specifier]],
  )
  return { modules: Object.fromEntries(modules), doubts }
}

/** The files that are modules. `undefined` where code or a pattern makes the list. */
function sourcesOf(run: MarkdownRun, { paths }: ProjectFiles): readonly string[] | undefined {
  const entries = entriesOf(run)
  const strategy = textIn(run.options, 'entryPointStrategy') ?? 'resolve'
  const isSource = (path: string): boolean => /\.[cm]?[jt]sx?$/.test(path)
  const isUnknown = entries.some((entry) => /[*{!]/.test(entry)) || !['resolve', 'expand'].includes(strategy)
  if (entries.length === 0 || isUnknown) return undefined
  const excluded = listIn(run.options, 'exclude').flatMap((each) => (typeof each === 'string' ? [patternOf(each)] : []))
  const found = entries.flatMap((entry) =>
    isSource(entry)
      ? [entry]
      : paths.filter((path) => path.startsWith(`${entry}/`) && isSource(path) && !excluded.some((pattern) => pattern.test(path))),
  )
  return found.length > 0 ? found : undefined
}

function packagesOf(patterns: readonly string[], files: ProjectFiles): readonly string[] {
  const folders = files.paths.filter((path) => path.endsWith('/package.json')).map(folderOfFile)
  return patterns
    .flatMap((pattern) => pathsOfPattern(pattern, folders))
    .flatMap((folder) => textIn(jsonOf(files.read(joinPath(folder, 'package.json'))), 'name') ?? [])
}

/** As TypeDoc calls it: `@module name` in the first comment, else the path below the folder that the entry points share. */
function moduleName(entry: string, folder: string, files: ProjectFiles): string {
  const [, said] = /^\s*(?:#!.*\n)?\s*\/\*\*(?:(?!\*\/)[\s\S])*?@module[ \t]+([^\s*]+)/.exec(files.read(entry) ?? '') ?? []
  return said ?? withoutEnding(folder === '' ? entry : entry.slice(folder.length + 1))
}

function withoutEnding(path: string): string {
  return path.replace(/(?:\/index)?(?:\.d)?\.[cm]?[jt]sx?$/, '')
}

function sharedFolder(paths: readonly string[]): string {
  const [first = [], ...others] = paths.map((path) => folderOfFile(path).split('/'))
  const end = first.findIndex((segment, index) => others.some((other) => other[index] !== segment))
  return first.slice(0, end < 0 ? undefined : end).join('/')
}

/** What imports the entry point: `@acme/core/client`. `undefined` where nothing does. */
function specifierOfEntry(
  entry: string,
  entries: readonly string[],
  { files, layout }: { readonly files: ProjectFiles; readonly layout: TypedocLayout },
): string | undefined {
  const folder = folderOfPackage(entry, files)
  const manifest = jsonOf(files.read(joinPath(folder, 'package.json')))
  const name = textIn(manifest, 'name')
  if (name === undefined) return undefined
  const within = folder === '.' ? entry : entry.slice(folder.length + 1)
  const stem = withoutEnding(within.replace(/^(?:src|lib|source)\//, ''))
  if (['', 'src', 'lib', 'index', 'main', 'mod'].includes(stem)) return name
  const subpath = exportsOf(folder, files).find(
    ({ key, targets }) => key === `./${stem}` || targets.some((target) => withoutEnding(target).endsWith(`/${stem}`)),
  )?.key
  if (subpath !== undefined) return joinPath(name, subpath)
  // A page of a module alone may lead to the whole package. Of a package with one entry point, whatever its file is called.
  return layout === 'modules' || entries.filter((each) => folderOfPackage(each, files) === folder).length === 1 ? name : undefined
}

function exportsOf(
  folder: string,
  files: ProjectFiles,
): readonly { readonly key: string; readonly targets: readonly string[] }[] {
  const given = at(jsonOf(files.read(joinPath(folder, 'package.json'))), 'exports')
  return entriesIn(given)
    .filter(([key]) => key.startsWith('.') && !key.endsWith('package.json') && !key.includes('*'))
    .map(([key, value]) => ({ key, targets: textsIn(value) }))
}

function textsIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value]
  return isRecord(value) ? Object.values(value).flatMap(textsIn) : []
}

const markdownPlugin = 'typedoc-plugin-markdown'

/** By the manifest nearest to the site that names the plugin, or one made with it. */
export function markdownVersion(files: ProjectFiles): 3 | 4 | undefined {
  for (const folder of ['.', '..', '../..', '../../..']) {
    const manifest = jsonOf(files.read(joinPath(folder, 'package.json')))
    const asked = (name: string): string | undefined =>
      ['dependencies', 'devDependencies'].map((key) => textIn(manifest, key, name)).find((range) => /\d/.test(range ?? ''))
    const [, major] = /^\D*(\d+)/.exec(asked(markdownPlugin) ?? '') ?? []
    if (major !== undefined) return Number(major) < 4 ? 3 : 4
    const ofDocusaurus = asked('docusaurus-plugin-typedoc')
    if (ofDocusaurus !== undefined) return /^\D*0\./.test(ofDocusaurus) ? 3 : 4
    if (asked('typedoc-vitepress-theme') !== undefined) return 4
  }
  return undefined
}

const optionFiles = [
  ...['typedoc', 'typedoc.config'].flatMap((name) =>
    ['json', 'jsonc', 'js', 'cjs', 'mjs', 'ts'].map((ending) => `${name}.${ending}`),
  ),
  ...['json', 'jsonc', 'js', 'cjs', 'mjs'].map((ending) => `.config/typedoc.${ending}`),
  'package.json',
  'tsconfig.json',
]

/** Options in a file of TypeDoc in a folder: https://typedoc.org/documents/Options.Configuration.html. They are without keys where only code tells them. */
export function optionsIn(
  folder: string,
  files: ProjectFiles,
): { readonly folder: string; readonly options: unknown } | undefined {
  for (const file of optionFiles.map((name) => joinPath(folder, name))) {
    const text = files.read(file)
    const options = text === undefined ? undefined : optionsOf(file, text)
    if (options !== undefined) return { folder: folderOfFile(file), options }
  }
  return undefined
}

function optionsOf(file: string, text: string): unknown {
  if (/(?:^|\/)(?:package|tsconfig)\.json$/.test(file)) return at(readJsoncValue(text), 'typedocOptions')
  return /\.jsonc?$/.test(file) ? readJsoncValue(text) : (writtenOptions(text) ?? {})
}

/** Of a module: an object that it exports as it is written, under a name or without one. */
function writtenOptions(text: string): unknown {
  const [, exported = ''] = /^(?:export\s+default|module\.exports\s*=)\s*([\w$]*)/m.exec(text) ?? []
  const begin =
    exported === ''
      ? /^(?:export\s+default|module\.exports\s*=)\s*(?=\{)/m
      : new RegExp(`^(?:const|let|var)\\s+${escapeRegExp(exported)}\\b[^={]*=\\s*(?=\\{)`, 'm')
  const found = begin.exec(text)
  if (!found) return undefined
  const rest = text.slice(found.index + found[0].length)
  const end = /^\}/m.exec(rest)
  return end ? literalOfText(rest.slice(0, end.index + 1))?.value : undefined
}

/** Names of plugins among the options. */
export function typedocPlugins(options: unknown): readonly string[] {
  return listIn(options, 'plugin').filter((each): each is string => typeof each === 'string')
}

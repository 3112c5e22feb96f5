// In: source.config and the modules that call loader(). Out: the folders that have pages, and what their addresses begin with.
import { isRecord } from '@docgen/model'
import { joinPath } from '../core/paths.ts'
import type { ForeignConfig, MigrationInput, ProjectFiles } from '../core/site.ts'
import { at, entriesIn, textIn } from '../core/values.ts'

export interface Collection {
  /** As source.config exports it. */
  readonly name: string
  readonly dir: string
  /** What its routes begin with: `/docs`, or nothing. */
  readonly base: string
  /** Whether it has pages alone, as a blog has, and no sidebar. */
  readonly isList: boolean
  /** Module that says its base, where one does. */
  readonly file: string | undefined
}

interface Collections {
  readonly collections: readonly Collection[]
  /** Within folders of others, which serve their pages at the same addresses. */
  readonly repeated: readonly Collection[]
  /** Folders of pages whose addresses nothing tells. */
  readonly unplaced: readonly Pick<Collection, 'name' | 'dir'>[]
  /** Of loader(), with `languages`. */
  readonly i18n: unknown
  /** The word in the config that says that pages have math. */
  readonly math: string | undefined
  /** Modules with a loader whose pages code makes: those of OpenAPI. */
  readonly made: readonly { readonly file: string; readonly line: number }[]
}

const usualDir = 'content/docs'
const usualBase = '/docs'

/** Files that call loader() of Fumadocs. */
export function isLoaderFile(path: string, { read }: ProjectFiles): boolean {
  if (!/\.[cm]?[jt]sx?$/.test(path) || path.endsWith('.d.ts')) return false
  const text = read(path) ?? ''
  return /from\s+['"]fumadocs-core\/source['"]/.test(text) && /\bloader\(/.test(text)
}

/** Files that may name the languages, where the loader gets them from elsewhere. */
export function isI18nFile(path: string, { read }: ProjectFiles): boolean {
  return /(?:^|\/)i18n\.[cm]?[jt]sx?$/.test(path) && /\bfumadocs-core\/i18n\b|\bdefaultLanguage\b/.test(read(path) ?? '')
}

export function collectionsOf({ config, files, modules }: Pick<MigrationInput, 'config' | 'files' | 'modules'>): Collections {
  const loaders = [...modules]
    .filter(([file]) => isLoaderFile(file, files))
    .flatMap(([file, module]) => loadersIn(file, module, files))
  const defined = definedIn(config, files, loaders)
  const placed = defined.flatMap((each): Collection[] => {
    const own = loaders.find(({ names }) => names.has(each.name))
    const only = defined.length === 1 && loaders.length === 1 ? loaders[0] : undefined
    const loader = own ?? only
    if (loader !== undefined) return [{ ...each, base: plainBase(loader.base), file: loader.file }]
    const route = routeOfFolder(each.dir, files) ?? (loaders.length === 0 && !each.isList ? usualBase : undefined)
    return route === undefined ? [] : [{ ...each, base: route, file: undefined }]
  })
  const names = new Set(placed.map(({ name }) => name))
  const filled = placed.filter(({ dir }) => hasPages(dir, files))
  return {
    collections: filled.filter((each) => !isRepeated(each, filled)),
    repeated: filled.filter((each) => isRepeated(each, filled)),
    unplaced: defined.filter(({ name, dir }) => !names.has(name) && hasPages(dir, files)),
    i18n: i18nIn(loaders, modules, files),
    math: [config.file, ...loaders.map(({ file }) => file)]
      .map((file) => /\b(?:remark-math|remarkMath|math(?=:\s*true\b))/.exec(files.read(file) ?? '')?.[0])
      .find((word) => word !== undefined),
    made: loaders.flatMap(({ file, text, start }) =>
      /\b(?:openapi|asyncapi|createOpenAPI|staticSource|openapiSource)\b/.test(text)
        ? [{ file, line: (files.read(file) ?? '').slice(0, start).split('\n').length }]
        : [],
    ),
  }
}

function hasPages(dir: string, { paths }: ProjectFiles): boolean {
  return paths.some((path) => path.startsWith(`${dir}/`) && /\.mdx?$/.test(path))
}

interface Loader {
  readonly file: string
  readonly base: string
  readonly i18n: unknown
  /** The call as it is written, and where it begins. */
  readonly text: string
  /** What it names, also by what the module calls it. */
  readonly names: ReadonlySet<string>
  readonly start: number
}

/** What a loader is told, by its evaluated arguments and, for what is code, by its text. */
function loadersIn(file: string, { value, named }: ForeignConfig, { read }: ProjectFiles): readonly Loader[] {
  const source = read(file) ?? ''
  const calls = [...entriesIn(value), ...entriesIn(named)].flatMap(([name, each]) =>
    isRecord(each) && /(?:^|\.)loader$/.test(String(each['$call'])) ? [{ name, given: each['arguments'] }] : [],
  )
  return [...source.matchAll(/(?:\b(\w+)\s*(?::[^=\n]+)?=\s*(?:await\s+)?)?\bloader\(/g)].flatMap((found) => {
    const start = found.index + found[0].length
    const text = source.slice(start, endOfCall(source, start))
    const given = calls.find(({ name }) => name === found[1])?.given
    const options = Array.isArray(given) ? given.find((each: unknown) => textIn(each, 'baseUrl') !== undefined) : undefined
    const base = textIn(options, 'baseUrl') ?? /\bbaseUrl:\s*['"`]([^'"`$]*)['"`]/.exec(text)?.[1]
    return base === undefined ? [] : [{ file, base, i18n: at(options, 'i18n'), text, names: namesIn(text, source), start }]
  })
}

/** Words of code, with those that stand behind names of the module: `const x = createMDXSource(docs)`, `blog as posts`. */
function namesIn(code: string, source: string): ReadonlySet<string> {
  const names = new Set(wordsOf(code))
  // A set goes on with what is added to it meanwhile.
  for (const name of names) {
    const [, defined = ''] =
      new RegExp(`\\b(?:const|let)\\s+${name}\\s*(?::[^=\\n]+)?=([^\\n]*(?:\\n[ \\t)\\]}][^\\n]*)*)`).exec(source) ?? []
    const [, imported] = new RegExp(`\\b(\\w+)\\s+as\\s+${name}\\b`).exec(source) ?? []
    for (const word of [...wordsOf(defined), ...(imported === undefined ? [] : [imported])]) names.add(word)
  }
  return names
}

function wordsOf(code: string): readonly string[] {
  const plain = code
    .replace(/\/\*[\s\S]*?\*\/|\/\/[^\n]*/g, '')
    .replace(/(['"`])(?:(?!\1)[^\\\n]|\\.)*\1/g, '')
    // Keys name nothing.
    .replace(/\b\w+\s*:/g, '')
  return plain.match(/\b[A-Za-z]\w*/g) ?? []
}

function endOfCall(source: string, start: number): number {
  let depth = 1
  for (let index = start; index < source.length; index++) {
    if (source[index] === '(') depth++
    if (source[index] === ')' && --depth === 0) return index
  }
  return source.length
}

type Defined = Pick<Collection, 'name' | 'dir' | 'isList'>

/** `defineDocs({ dir })` and `defineCollections({ type: 'doc', dir })`, in source.config or beside the loader. */
function definedIn(config: ForeignConfig, files: ProjectFiles, loaders: readonly Loader[]): readonly Defined[] {
  const texts = [config.file, ...new Set(loaders.map(({ file }) => file))].map((file) => files.read(file) ?? '')
  const found = texts.flatMap((text) => definitionsIn(text, config))
  const byName = new Map(found.map((each) => [each.name, each]))
  if (byName.size > 0) return [...byName.values()]
  return [{ name: 'docs', dir: usualDir, isList: false }]
}

function definitionsIn(text: string, { named }: ForeignConfig): readonly Defined[] {
  // `docs = defineDocs()`, or `{ docs, meta } = defineDocs()`.
  const definition =
    /(?:\b(\w+)|\{\s*(?:docs\s*:\s*)?(\w+)[^{}]*\})\s*(?::[^=\n]+)?=\s*(define(?:Docs|Collections))\s*(?:<[^>]*>)?\(/g
  return [...text.matchAll(definition)].flatMap(({ 0: begin, 1: single, 2: taken = '', 3: maker = '', index }) => {
    const name = single ?? taken
    const start = index + begin.length
    const call = text.slice(start, endOfCall(text, start))
    const value = at(named, name)
    const type = textIn(value, 'type') ?? /\btype:\s*['"](\w+)['"]/.exec(call)?.[1]
    const dir = textIn(value, 'dir') ?? /\bdir:\s*['"`]([^'"`$]+)['"`]/.exec(call)?.[1]
    if (maker === 'defineCollections' && type !== 'doc') return []
    return [{ name, dir: joinPath(dir ?? usualDir), isList: maker === 'defineCollections' }]
  })
}

function plainBase(base: string): string {
  const plain = base.replace(/^\/+|\/+$/g, '')
  return plain === '' ? '' : `/${plain}`
}

/** `content/blog` is served where `app/blog/[slug]/page.tsx` lies. */
function routeOfFolder(dir: string, { paths }: ProjectFiles): string | undefined {
  const name = dir.split('/').at(-1) ?? ''
  const singular = name.replace(/s$/, '')
  const route = paths.find((path) =>
    [name, singular].some((each) =>
      new RegExp(`^(?:src/)?app/(?:[^/]+/)*${each}/\\[{1,2}[.\\w]+\\]{1,2}/page\\.\\w+$`).test(path),
    ),
  )
  return route && `/${route.split('/').includes(name) ? name : singular}`
}

function isRepeated({ dir, base }: Collection, collections: readonly Collection[]): boolean {
  return collections.some((other) => dir.startsWith(`${other.dir}/`) && base === other.base + dir.slice(other.dir.length))
}

function i18nIn(loaders: readonly Loader[], modules: MigrationInput['modules'], files: ProjectFiles): unknown {
  const given = loaders.map(({ i18n }) => i18n).find((each) => Array.isArray(at(each, 'languages')))
  if (given !== undefined || !loaders.some(({ text }) => /\bi18n\b/.test(text))) return given
  const values = [...modules].filter(([file]) => isI18nFile(file, files)).flatMap(([, { value, named }]) => [value, named])
  return values
    .flatMap((value) => [value, ...entriesIn(value).map(([, each]) => each)])
    .find((each) => Array.isArray(at(each, 'languages')))
}

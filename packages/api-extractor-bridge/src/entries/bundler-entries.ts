// In: the config of a bundler as plain data. Out: the sources of the files that it writes.
import { posix } from 'node:path'
import { isRecord } from '@docgen/model'
import { withoutExtension, type Bundled } from './source-candidates.ts'

/** In the order in which they are asked. */
export const bundlers = ['tsdown', 'tsup', 'unbuild', 'vite', 'rollup'] as const
export type Bundler = (typeof bundlers)[number]

/** Paths are relative to the package. */
export interface BundledSources extends Bundled {
  /** All entries. */
  readonly files: readonly string[]
}

/** What a command says in the words of a config. */
export interface CommandOptions {
  readonly entry: readonly string[] | Readonly<Record<string, string>>
  readonly outDir?: string
}

/** Entries of one config, and where their files go. */
interface Bundle {
  /** One path, a list of paths, or paths by the names of what is made of them. */
  readonly entries: unknown
  readonly outDir: string
  /** A single output, as Rollup's `file` and Vite's `fileName` name one. */
  readonly outputs?: readonly string[]
}

const bundlesOf: Readonly<Record<Bundler, (config: Readonly<Record<string, unknown>>) => readonly Bundle[]>> = {
  tsup: ({ entry, entryPoints, outDir }) => [{ entries: entry ?? entryPoints, outDir: folderOf(outDir) }],
  tsdown: ({ entry, outDir }) => [{ entries: entry ?? 'src/index.ts', outDir: folderOf(outDir) }],
  unbuild: ({ entries, outDir }) => unbuildBundles(entries, folderOf(outDir)),
  rollup: ({ input, output }) =>
    [output].flat().flatMap((each) => {
      if (!isRecord(each)) return []
      const { file, dir } = each
      return [{ entries: input, outDir: folderOf(dir), ...(typeof file === 'string' && { outputs: [file] }) }]
    }),
  vite: ({ build }) => {
    if (!isRecord(build) || !isRecord(build['lib'])) return []
    const { entry, fileName } = build['lib']
    const outDir = folderOf(build['outDir'])
    return [{ entries: entry, outDir, ...(typeof fileName === 'string' && { outputs: [posix.join(outDir, fileName)] }) }]
  },
}

export function bundledSourcesOf(bundler: Bundler, config: unknown): BundledSources {
  const configs = [config].flat().filter(isRecord)
  return joinedSources(configs.flatMap((each) => bundlesOf[bundler](each).map(sourcesOf)))
}

/** Each file once. */
export function joinedSources(found: readonly BundledSources[]): BundledSources {
  return {
    folders: found.flatMap(({ folders }) => folders),
    files: [...new Set(found.flatMap(({ files }) => files))],
    named: found.flatMap(({ named }) => named),
  }
}

function sourcesOf({ entries, outDir, outputs = [] }: Bundle): BundledSources {
  if (isRecord(entries)) {
    const named = Object.entries(entries).flatMap(([name, source]) =>
      typeof source === 'string' && isInside(source) ? [{ output: posix.join(outDir, name), source }] : [],
    )
    return { folders: [], files: named.map(({ source }) => posix.normalize(source)), named }
  }
  const paths = [entries].flat().filter((path) => typeof path === 'string' && isInside(path) && !path.startsWith('!'))
  const files = paths.map((path) => posix.normalize(String(path)))
  const sources = commonFolderOf(files)
  const output = posix.normalize(outDir).replace(/(?<=.)\/$/, '')
  const [only] = files
  return {
    // What bundlers write lies as its sources do, below the folder that they have in common.
    folders: sources === undefined || sources === output ? [] : [{ output, sources }],
    files: files.filter((file) => !file.includes('*')),
    named:
      files.length === 1 && only !== undefined
        ? outputs.map((output) => ({ output: withoutExtension(posix.normalize(output)), source: only }))
        : [],
  }
}

/** Each command of tsup and tsdown is a build of its own: it gives entries to configs that have none. */
export function withCommands(config: unknown, commands: readonly CommandOptions[]): unknown {
  const configs = [config].flat().filter(isRecord)
  if (commands.length === 0) return config
  if (configs.length === 0) return commands
  return configs.flatMap((each) =>
    each['entry'] === undefined && each['entryPoints'] === undefined
      ? commands.map((command) => ({ ...each, ...command }))
      : [each],
  )
}

/** unbuild takes paths without extensions, and objects with a name. */
function unbuildBundles(entries: unknown, outDir: string): readonly Bundle[] {
  const all = [entries].flat()
  const named = all.flatMap((entry) => {
    if (!isRecord(entry)) return []
    const { input, name } = entry
    return typeof input === 'string' && typeof name === 'string' ? [[name, input] as const] : []
  })
  const plain = all.flatMap((entry) => (isRecord(entry) ? (entry['name'] === undefined ? [entry['input']] : []) : [entry]))
  // By the name of its file, too, wherever that lies.
  const flat = plain.flatMap((path) =>
    typeof path === 'string' ? [[withoutExtension(posix.basename(path)), path] as const] : [],
  )
  return [
    { entries: plain, outDir },
    { entries: Object.fromEntries([...flat, ...named]), outDir },
  ]
}

function commonFolderOf(files: readonly string[]): string | undefined {
  const folders = files.map((file) => posix.dirname(file.includes('*') ? `${file.split('*')[0] ?? ''}x` : file).split('/'))
  const [first] = folders
  if (!first) return undefined
  const length = first.findIndex((segment, index) => folders.some((folder) => folder[index] !== segment))
  return first.slice(0, length === -1 ? first.length : length).join('/') || '.'
}

function isInside(path: string): boolean {
  const normal = posix.normalize(path)
  return path !== '' && !normal.startsWith('..') && !posix.isAbsolute(normal)
}

function folderOf(value: unknown): string {
  return typeof value === 'string' && isInside(value) ? value : 'dist'
}

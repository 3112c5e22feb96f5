// In: the folder of a package. Out: which of its folders builds write, and of which sources, as its tsconfig files say.
import { stat } from 'node:fs/promises'
import { dirname, join, relative, sep } from 'node:path'
import { isRecord } from './exported-types.ts'
import { readJsonFile } from './json-file.ts'
import type { OutputFolder } from './source-candidates.ts'

const configNames = ['tsconfig.json', 'tsconfig.build.json', 'tsconfig.lib.json', 'tsconfig.types.json', 'tsconfig.dist.json']

/** Of all tsconfig files of the package, those that they refer to too. Folders outside the package are left out. */
export async function outputFoldersOf(folder: string): Promise<readonly OutputFolder[]> {
  const seen = new Set<string>()
  const visit = async (file: string): Promise<readonly OutputFolder[]> => {
    if (seen.has(file) || !isWithin(folder, file)) return []
    seen.add(file)
    const config = await readConfig(file, 0)
    if (!config) return []
    const found = await foldersOf(config, folder)
    const referred = await Promise.all(config.references.map(async (path) => visit(await configFileAt(path))))
    return [...found, ...referred.flat()]
  }
  const found = await Promise.all(configNames.map((name) => visit(join(folder, name))))
  return [...new Map(found.flat().map((each) => [JSON.stringify(each), each])).values()]
}

/** Absolute paths. */
interface Config {
  readonly outputs: readonly string[]
  readonly rootDir?: string | undefined
  readonly include?: string | undefined
  readonly references: readonly string[]
}

/** With what it extends, where that is a file beside it. */
async function readConfig(file: string, depth: number): Promise<Config | undefined> {
  const json = await readJsonFile(file)
  if (!json || depth > 5) return undefined
  const bases = [json['extends']].flat().filter((base) => typeof base === 'string' && base.startsWith('.'))
  const [base] = await Promise.all(
    bases.slice(-1).map((path) => readConfig(configFile(join(dirname(file), String(path))), depth + 1)),
  )
  const options = isRecord(json['compilerOptions']) ? json['compilerOptions'] : {}
  const pathOf = (value: unknown): string | undefined => (typeof value === 'string' ? join(dirname(file), value) : undefined)
  const outputs = [pathOf(options['declarationDir']), pathOf(options['outDir'])].filter((path) => path !== undefined)
  const [include] = Array.isArray(json['include']) ? json['include'] : []
  const references = Array.isArray(json['references']) ? json['references'] : []
  return {
    outputs: outputs.length > 0 ? outputs : (base?.outputs ?? []),
    rootDir: pathOf(options['rootDir']) ?? base?.rootDir,
    include: pathOf(typeof include === 'string' ? (include.split(/[*?]/)[0] ?? '') : undefined) ?? base?.include,
    references: references.flatMap((each: unknown) => (isRecord(each) ? (pathOf(each['path']) ?? []) : [])),
  }
}

async function foldersOf({ outputs, rootDir, include }: Config, folder: string): Promise<readonly OutputFolder[]> {
  const isFile = include !== undefined && /\.[cm]?tsx?$/.test(include)
  const sources = rootDir ?? (isFile ? dirname(include) : include) ?? join(folder, 'src')
  return outputs
    .filter((output) => isWithin(folder, output) && isWithin(folder, sources))
    .map((output) => ({ output: pathIn(folder, output), sources: pathIn(folder, sources) }))
    .filter(({ output, sources }) => output !== sources)
}

/** A reference may name the folder of a config. */
async function configFileAt(path: string): Promise<string> {
  const isFolder = await stat(path).then(
    (stats) => stats.isDirectory(),
    () => false,
  )
  return isFolder ? join(path, 'tsconfig.json') : configFile(path)
}

function configFile(path: string): string {
  return path.endsWith('.json') ? path : `${path}.json`
}

function isWithin(folder: string, path: string): boolean {
  return path === folder || path.startsWith(folder + sep) || path.startsWith(`${folder}/`)
}

function pathIn(folder: string, path: string): string {
  return relative(folder, path).split(sep).join('/').replace(/\/$/, '') || '.'
}

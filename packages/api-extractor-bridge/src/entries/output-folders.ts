// In: the folder of a package. Out: which of its folders builds write, and of which sources, as its tsconfig files say.
import { dirname, join, relative, sep } from 'node:path'
import { isRecord } from '@docgen/model'
import { isBelow } from '../package-of-file.ts'
import { isFolder } from '../read-file.ts'
import { readJsonFile } from './json-file.ts'
import type { OutputFolder } from './source-candidates.ts'

const configNames = ['tsconfig.json', 'tsconfig.build.json', 'tsconfig.lib.json', 'tsconfig.types.json', 'tsconfig.dist.json']

/** Of all tsconfig files of the package, those that they refer to too. Folders outside the package are left out. */
export function outputFoldersOf(folder: string): readonly OutputFolder[] {
  const seen = new Set<string>()
  const visit = (file: string): readonly OutputFolder[] => {
    if (seen.has(file) || !isWithin(folder, file)) return []
    seen.add(file)
    const config = readConfig(file, 0)
    if (!config) return []
    const found = foldersOf(config, folder)
    return [...found, ...config.references.flatMap((path) => visit(configFileAt(path)))]
  }
  const found = configNames.flatMap((name) => visit(join(folder, name)))
  return [...new Map(found.map((each) => [JSON.stringify(each), each])).values()]
}

/** Absolute paths. */
interface Config {
  readonly outputs: readonly string[]
  readonly rootDir?: string | undefined
  readonly include?: string | undefined
  readonly references: readonly string[]
}

/** With what it extends, where that is a file beside it. */
function readConfig(file: string, depth: number): Config | undefined {
  const json = readJsonFile(file)
  if (!json || depth > 5) return undefined
  const bases = [json['extends']].flat().filter((base) => typeof base === 'string' && base.startsWith('.'))
  const [base] = bases.slice(-1).map((path) => readConfig(configFile(join(dirname(file), String(path))), depth + 1))
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

function foldersOf({ outputs, rootDir, include }: Config, folder: string): readonly OutputFolder[] {
  const isFile = include !== undefined && /\.[cm]?tsx?$/.test(include)
  const sources = rootDir ?? (isFile ? dirname(include) : include) ?? join(folder, 'src')
  return outputs
    .filter((output) => isWithin(folder, output) && isWithin(folder, sources))
    .map((output) => ({ output: pathIn(folder, output), sources: pathIn(folder, sources) }))
    .filter(({ output, sources }) => output !== sources)
}

/** A reference may name the folder of a config. */
function configFileAt(path: string): string {
  return isFolder(path) ? join(path, 'tsconfig.json') : configFile(path)
}

function configFile(path: string): string {
  return path.endsWith('.json') ? path : `${path}.json`
}

function isWithin(folder: string, path: string): boolean {
  return path === folder || isBelow(folder, path)
}

function pathIn(folder: string, path: string): string {
  return relative(folder, path).split(sep).join('/').replace(/\/$/, '') || '.'
}

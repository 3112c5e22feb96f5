import { isRecord, repositoryOf, type Repository } from '@docgen/model'
import { subpathsOf, type Subpaths } from './exported-types.ts'

/** What a `package.json` says that matters here; whatever has another shape reads as absent. */
export interface PackageManifest {
  readonly name: string
  readonly version: string
  readonly description: string
  readonly repository?: Repository | undefined
  /** Declared entries in the order of preference, relative to the package and as written: `lib/index`, `./dist/index.d.ts`. */
  readonly entries: readonly string[]
  /** What each entry point leads to, by its key in `exports`; those of `publishConfig` where only the published package has some. */
  readonly exports: Subpaths
  readonly typesVersions: unknown
  /** Whether its scripts are ES modules. */
  readonly isModule: boolean
  /** Whether it has a script that builds it. */
  readonly buildScript: string | undefined
  /** The commit that npm published it from. */
  readonly commit?: string | undefined
}

/** `undefined` for text that is not JSON, or names no package. */
export function toPackageManifest(text: string): PackageManifest | undefined {
  const json = parse(text)
  if (!isRecord(json) || typeof json['name'] !== 'string' || json['name'] === '') return undefined
  const description = stringOf(json['description']) ?? ''
  return {
    name: json['name'],
    version: stringOf(json['version']) ?? '0.0.0',
    // Pages say the name already.
    description: description === json['name'] ? '' : description,
    repository: repositoryOf(json['repository']),
    entries: [json['types'], json['typings'], ...exportedTypes(json['exports']), json['main']].filter(
      (entry) => typeof entry === 'string',
    ),
    exports: subpathsOf(json['exports'] ?? (isRecord(json['publishConfig']) ? json['publishConfig']['exports'] : undefined)),
    typesVersions: json['typesVersions'],
    isModule: json['type'] === 'module',
    buildScript: isRecord(json['scripts']) ? buildScriptIn(Object.keys(json['scripts'])) : undefined,
    commit: /^[0-9a-f]{40}$/.exec(stringOf(json['gitHead']) ?? '')?.[0],
  }
}

/** Files of the `.` export that may hold types, `types` conditions first. */
function exportedTypes(exports: unknown): readonly string[] {
  const main = isRecord(exports) && '.' in exports ? exports['.'] : exports
  if (typeof main === 'string') return [main]
  if (Array.isArray(main)) return main.flatMap((item) => exportedTypes(item))
  if (!isRecord(main)) return []
  const conditions = Object.entries(main).filter(([key]) => !key.startsWith('.'))
  return conditions
    .toSorted(([a], [b]) => Number(b === 'types') - Number(a === 'types'))
    .flatMap(([, value]) => exportedTypes(value))
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function stringOf(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined
}

/** `build`, else one such as `build:npm`. */
function buildScriptIn(names: readonly string[]): string | undefined {
  return names.includes('build') ? 'build' : names.find((name) => /^build[.:-]/.test(name))
}

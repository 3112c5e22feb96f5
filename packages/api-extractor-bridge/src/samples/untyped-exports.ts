// In: what modules import. Out: where TypeScript finds the types of packages whose `exports` lead to none.
import { realpathSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { typeScriptVersion } from '../cache.ts'
import { findTarget, importedTargetsOf, subpathsOf, typedFilesOf } from '../entries/exported-types.ts'
import { readJsonFile } from '../entries/json-file.ts'
import { slashed } from '../package-of-file.ts'
import { isFile } from '../read-file.ts'

export interface Imported {
  readonly specifier: string
  /** Absolute path of the folder that it is looked for from. */
  readonly folder: string
}

export interface UntypedExports {
  /** As `paths` of compiler options. */
  readonly paths: Readonly<Record<string, readonly string[]>>
  /** Absolute paths of the manifests that were read. */
  readonly manifests: readonly string[]
}

/**
 * Many a package came to have `exports` and forgot its types there, though it has some: they are asked for as if it had no `exports`, as
 * the reference does. `conditions` are those that hold besides `types` and `import`.
 */
export function untypedExportsOf(imported: readonly Imported[], conditions: readonly string[]): UntypedExports {
  const paths: Record<string, readonly string[]> = {}
  const manifests = new Set<string>()
  const asked = new Set<string>()
  for (const { specifier, folder } of imported) {
    const place = `${folder} ${specifier}`
    if (asked.has(place) || Object.hasOwn(paths, specifier)) continue
    asked.add(place)
    const manifest = manifestOf(packageNameOf(specifier), folder)
    if (manifest === undefined) continue
    manifests.add(manifest)
    const types = typesBesideExports(manifest, specifier, conditions)
    if (types !== undefined) paths[specifier] = [slashed(realpathSync(types))]
  }
  return { paths, manifests: [...manifests] }
}

/** `@acme/widgets` of `@acme/widgets/screws`. */
function packageNameOf(specifier: string): string {
  return specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/')
}

function manifestOf(name: string, folder: string): string | undefined {
  for (let above = folder; ; above = dirname(above)) {
    const manifest = join(above, 'node_modules', name, 'package.json')
    if (isFile(manifest)) return manifest
    if (dirname(above) === above) return undefined
  }
}

/** `undefined` where the `exports` lead to types, or nothing does. */
function typesBesideExports(manifest: string, specifier: string, conditions: readonly string[]): string | undefined {
  const json = readJsonFile(manifest)
  if (json?.['exports'] === undefined) return undefined
  const folder = dirname(manifest)
  const below = specifier.slice(packageNameOf(specifier).length)
  const exported = findTarget(subpathsOf(json['exports']), `.${below}`)
  const targets = exported ? importedTargetsOf(exported.target, typeScriptVersion(), conditions) : []
  const named = targets.map((target) => target.replaceAll('*', exported?.star ?? ''))
  if (named.flatMap(typedFilesOf).some((file) => isFile(join(folder, file)))) return undefined
  const declared = below === '' ? [json['types'], json['typings'], 'index.d.ts'] : [`${below}.d.ts`, `${below}/index.d.ts`]
  return declared
    .filter((file) => typeof file === 'string')
    .flatMap((file) => (file.endsWith('.d.ts') ? [file] : [file, `${file}.d.ts`]))
    .map((file) => join(folder, file))
    .find((file) => /\.d\.[cm]?ts$/.test(file) && isFile(file))
}

// In: what modules import. Out: where TypeScript finds the types of packages whose `exports` lead to none.
import { realpathSync } from 'node:fs'
import { join } from 'node:path'
import { typeScriptVersion } from '../cache.ts'
import { findTarget, importedTargetsOf, subpathsOf, typedFilesOf } from '../entries/exported-types.ts'
import { readJsonFile } from '../entries/json-file.ts'
import { findInstalled, packageNameOf } from '../find-installed.ts'
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
    const name = packageNameOf(specifier)
    const installed = name && findInstalled(folder, name)
    if (!installed) continue
    manifests.add(join(installed, 'package.json'))
    const types = typesBesideExports(installed, specifier.slice(name.length), conditions)
    if (types !== undefined) paths[specifier] = [slashed(realpathSync(types))]
  }
  return { paths, manifests: [...manifests] }
}

/** `below` is a subpath, such as `/client`. `undefined` where the `exports` lead to types, or nothing does. */
function typesBesideExports(folder: string, below: string, conditions: readonly string[]): string | undefined {
  const json = readJsonFile(join(folder, 'package.json'))
  if (json?.['exports'] === undefined) return undefined
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

// In: modules of the author (config, React pages). Out: the same bundled for Node, in files that can be imported, and what went in.
// When nothing changed since the last time, the manifest says so and esbuild is not even loaded.
import { createHash } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { isAbsolute, join, relative, resolve, sep } from 'node:path'
import { pathToFileURL } from 'node:url'
import { compareText, isRecord, type Diagnostic } from '@docgen/model'
import { cachePlace } from './cache-folder.ts'
import { locateInConfig } from '../config/locate.ts'
import { configProblem } from '../config/problems.ts'
import { corruptCache } from '../diagnostics/environment.ts'
import {
  areAsTheyWere,
  fromRoot,
  inputStatesAfter,
  isInputState,
  makeSettled,
  surroundingFiles,
  type InputState,
} from './input-states.ts'
import { identifyDocgen, ownRoot, packageVersionOf } from './own-packages.ts'
import { siteFileOf } from './site-file.ts'
import { notRunning } from './running-packages.ts'
import { filesBehind, isToldElsewhere } from './package-files.ts'
import { runEsbuild, type BundleFailure, type EsbuildOutput } from './run-esbuild.ts'
import { tryFolder } from './try-folder.ts'
import { readStored, writeStored, writeWhole } from './stored.ts'

interface BundleRequest {
  /** Absolute path of the site root. */
  readonly root: string
  /** Tells bundles of one site apart; names their manifest. */
  readonly name: string
  /** JavaScript of each module to make, by name. Relative imports in it are relative to the root. */
  readonly modules: Readonly<Record<string, string>>
}

export interface Bundle {
  /** Absolute path of each module that was made. */
  readonly files: Readonly<Record<string, string>>
  /** Absolute paths of the author's files that went in, sorted. */
  readonly inputs: readonly string[]
  /** Absolute paths of the code of packages, but for docgen's own, that lie outside of `node_modules`, as those of a workspace do. */
  readonly linked: readonly string[]
  /** Specifier of each package that the modules import, by the URL that they import it by. */
  readonly specifiers: Readonly<Record<string, string>>
  /** Hash of all that the modules consist of, of the packages that they import, and of docgen itself. No path goes into it. */
  readonly hash: string
  /** Hash of docgen and of its default theme alone. */
  readonly themeHash: string
  /** Whether the author's files still are what the modules were made from. */
  readonly isCurrent: () => boolean
  /** Absolute paths of all code that was made. */
  readonly code: readonly string[]
  /** By absolute path, hash of each of the author's files with all that it imports. */
  readonly moduleHashes: () => ReadonlyMap<string, string>
  /** Specifier, version and hash of each package that the modules import, by the URL that they import it by. */
  readonly packages: ReadonlyMap<string, string>
  /** What was damaged in the cache, and made anew. */
  readonly cacheFindings: readonly Diagnostic[]
}

export async function bundleModules(request: BundleRequest): Promise<Bundle | BundleFailure> {
  const { root, name } = request
  const folder = openFolder(root)
  const identity = hashOf([await identifyDocgen(), JSON.stringify(request.modules)])
  // A bundle names files by their place: it is of no use to a site or a docgen elsewhere.
  const key = hashOf([identity, root, ownRoot])
  const stored = readStored(join(folder, `${name}.bundle`), key)
  const known = stored === undefined || stored === 'damaged' ? undefined : parseManifest(stored.value)
  const isFresh =
    known !== undefined && areAsTheyWere([...known.inputs, ...known.imports.flatMap((each) => [each, ...each.behind])], root)
  const damaged = stored === 'damaged' ? `${name}.bundle` : isFresh ? findDamaged(known, folder) : undefined
  if (isFresh && damaged === undefined) return runnable(bundleOf(known, root, folder), request)

  const { made, isSettled } = await makeSettled(
    folder,
    async () => {
      const built = await runEsbuild({ ...request, folder })
      if ('problems' in built) return built
      const behind = await filesBehind(built.imports, known ? behindAsItWas(known, root) : new Map())
      return { built, behind, manifest: manifestOf(built, behind, request, { folder, identity, before: known }) }
    },
    (made) => ('problems' in made ? [] : [...made.built.inputs, ...[...made.behind.values()].flat()]),
  )
  if ('problems' in made) return made
  const { built, manifest } = made
  for (const { file, bytes } of built.outputs) writeWhole(file, bytes)
  if (isSettled) writeStored(join(folder, `${name}.bundle`), key, { value: manifest, files: [] })
  await removeOld(folder)
  const cacheFindings = damaged === undefined ? [] : [corruptCache(`.docgen/config/${damaged}`, 'a bundled module')]
  const bundle = bundleOf(manifest, root, folder)
  // The states of files that changed meanwhile may be those of other bytes.
  return runnable({ ...bundle, isCurrent: () => isSettled && bundle.isCurrent(), cacheFindings }, request)
}

/** Packages that changed since this process imported them are reported, and nothing is made with them. */
function runnable(bundle: Bundle, { root }: BundleRequest): Bundle | BundleFailure {
  const changed = notRunning(bundle.packages)
  if (changed.length === 0) return bundle
  const files = bundle.inputs.map((file) => ({ file: siteFileOf(file, root), text: readFileSync(file, 'utf8') }))
  return {
    problems: changed.map((url) => {
      const specifier = bundle.specifiers[url] ?? ''
      return configProblem(
        locateInConfig(files, [], specifier),
        `The package "${specifier}", or what it imports, changed since docgen started.`,
        'Start docgen again: Node goes on with the code that it has read.',
      )
    }),
    files: [...bundle.inputs, ...bundle.linked],
  }
}

/** By the absolute path of a module of a package, what it imports: of those where nothing has changed. */
function behindAsItWas({ imports }: Manifest, root: string): ReadonlyMap<string, readonly string[]> {
  const same = imports.filter((each) => areAsTheyWere([each, ...each.behind], root))
  return new Map(same.map(({ file, behind }) => [resolve(root, file), behind.map((each) => resolve(root, each.file))]))
}

/** A module of a package. */
interface ImportedModule extends InputState {
  readonly specifier: string
  /** What it imports itself, however far away. */
  readonly behind: readonly InputState[]
}

interface Manifest {
  /** Relative to the folder of the manifest, like `outputs`. */
  readonly files: Readonly<Record<string, string>>
  readonly outputs: readonly { readonly file: string; readonly sum: string }[]
  readonly inputs: readonly InputState[]
  readonly imports: readonly ImportedModule[]
  readonly hash: string
  readonly themeHash: string
  /** What each of the author's files imports; relative to the site root. */
  readonly graph: Readonly<Record<string, readonly string[]>>
}

function manifestOf(
  built: EsbuildOutput,
  behind: ReadonlyMap<string, readonly string[]>,
  { root }: BundleRequest,
  { folder, identity, before }: { readonly folder: string; readonly identity: string; readonly before: Manifest | undefined },
): Manifest {
  const files = [...built.imports.keys()]
  const known = [...(before?.inputs ?? []), ...(before?.imports.flatMap((each) => [each, ...each.behind]) ?? [])]
  const statesOf = inputStatesAfter(known, root)
  const imports = statesOf(files).map((state, index) => ({
    ...state,
    specifier: built.imports.get(files[index] ?? '') ?? '',
    behind: statesOf(behind.get(files[index] ?? '') ?? []),
  }))
  const packages = packagesOf(imports, root)
  return {
    files: Object.fromEntries(Object.entries(built.files).map(([name, file]) => [name, relative(folder, file)])),
    outputs: built.outputs.map(({ file, bytes }) => ({ file: relative(folder, file), sum: hashOf([bytes]) })),
    inputs: statesOf([...built.inputs, ...surroundingFiles(root)]),
    imports,
    hash: hashOf([identity, ...codeOf(built, root), ...packages]),
    themeHash: hashOf([identity, ...packages.filter((name) => name.startsWith('@docgen/theme-react '))]),
    graph: Object.fromEntries(
      [...built.graph].map(([file, imported]) => [
        fromRoot(file, root),
        imported.map((each) => (isAbsolute(each) ? fromRoot(each, root) : each)),
      ]),
    ),
  }
}

/** A module is imported as it stands there, so it is read before: the first that is not what was written. */
function findDamaged({ outputs }: Manifest, folder: string): string | undefined {
  return outputs.find(({ file, sum }) => fileSumOf(join(folder, file)) !== sum)?.file
}

function fileSumOf(file: string): string | undefined {
  try {
    return hashOf([readFileSync(file)])
  } catch {
    return undefined
  }
}

function bundleOf(manifest: Manifest, root: string, folder: string): Bundle {
  return {
    files: Object.fromEntries(Object.entries(manifest.files).map(([name, file]) => [name, join(folder, file)])),
    inputs: manifest.inputs
      .filter(({ state }) => state !== null)
      .map(({ file }) => resolve(root, file))
      .filter((file) => !surroundingFiles(root).includes(file))
      .sort(),
    linked: manifest.imports
      .filter(({ specifier }) => !isToldElsewhere(specifier))
      .flatMap((each) => [each, ...each.behind])
      .map(({ file }) => resolve(root, file))
      .filter((file) => !file.split(sep).includes('node_modules')),
    specifiers: Object.fromEntries(
      manifest.imports.map(({ file, specifier }) => [pathToFileURL(resolve(root, file)).href, specifier]),
    ),
    hash: manifest.hash,
    themeHash: manifest.themeHash,
    isCurrent: () => areAsTheyWere(manifest.inputs, root),
    code: manifest.outputs.map(({ file }) => join(folder, file)),
    moduleHashes: () => moduleHashesOf(manifest, root),
    packages: new Map(manifest.imports.map((state) => [pathToFileURL(resolve(root, state.file)).href, packageOf(state, root)])),
    cacheFindings: [],
  }
}

/** The code of the bundle without the places of this machine, so that a checkout elsewhere has the same hash and can use the same cache. */
function codeOf({ outputs, imports }: EsbuildOutput, root: string): readonly string[] {
  const specifiers = new Map([...imports].map(([file, specifier]) => [pathToFileURL(file).href, specifier]))
  const texts = outputs.map(({ bytes }) => {
    const text = Buffer.from(bytes)
      .toString('utf8')
      .replace(/^\/\/# sourceMappingURL=.*$/gm, '')
      .replaceAll(/file:\/\/[^"]*/g, (url) => specifiers.get(url) ?? url)
    return withoutRoot(text.replaceAll(pathToFileURL(root).href, ''), root)
  })
  return texts.sort()
}

/** On Windows, code has the path of the site with two backslashes for each, as texts in JavaScript do. */
export function withoutRoot(code: string, root: string): string {
  return code.replaceAll(JSON.stringify(root).slice(1, -1), '').replaceAll(root, '')
}

function packagesOf(imports: Manifest['imports'], root: string): readonly string[] {
  return imports.map((state) => packageOf(state, root)).sort()
}

function packageOf({ specifier, file, state, behind }: ImportedModule, root: string): string {
  // Without their paths: a package manager may put the same files elsewhere.
  const hashes = [state, ...behind.map((each) => each.state).sort(byHash)].map((each) => each?.hash ?? '')
  return `${specifier} ${packageVersionOf(resolve(root, file))} ${behind.length === 0 ? hashes.join('') : hashOf(hashes)}`
}

function byHash(a: InputState['state'], b: InputState['state']): number {
  return compareText(a?.hash ?? '', b?.hash ?? '')
}

/** A module does what its text and all that it imports say, however far away. */
function moduleHashesOf({ graph, inputs, imports }: Manifest, root: string): ReadonlyMap<string, string> {
  const texts = new Map([
    ...inputs.map(({ file, state }): [string, string] => [file, state?.hash ?? '']),
    ...imports.map((state): [string, string] => [state.file, packageOf(state, root)]),
  ])
  return new Map(
    Object.keys(graph).map((file) => {
      const reached = new Set([file])
      for (const each of reached) for (const imported of graph[each] ?? []) reached.add(imported)
      // No paths: a checkout elsewhere has the same hash.
      return [resolve(root, file), hashOf([...reached].map((each) => texts.get(each) ?? each).sort())]
    }),
  )
}

function hashOf(parts: readonly (string | Uint8Array)[]): string {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(part).update('\0')
  return hash.digest('hex').slice(0, 32)
}

/** `undefined` for what another docgen stored. */
function parseManifest(value: unknown): Manifest | undefined {
  return isManifest(value) ? value : undefined
}

function isManifest(value: unknown): value is Manifest {
  if (!isRecord(value)) return false
  const { hash, themeHash, files, outputs, inputs, imports, graph } = value
  return (
    typeof hash === 'string' &&
    typeof themeHash === 'string' &&
    isRecord(files) &&
    Object.values(files).every((file) => typeof file === 'string') &&
    Array.isArray(outputs) &&
    outputs.every((output) => isRecord(output) && typeof output['file'] === 'string' && typeof output['sum'] === 'string') &&
    Array.isArray(inputs) &&
    inputs.every(isInputState) &&
    Array.isArray(imports) &&
    imports.every(isImportedModule) &&
    isRecord(graph) &&
    Object.values(graph).every((list) => Array.isArray(list) && list.every((file) => typeof file === 'string'))
  )
}

function isImportedModule(value: unknown): value is ImportedModule {
  if (!isRecord(value) || !isInputState(value)) return false
  const { specifier, behind } = value
  return typeof specifier === 'string' && Array.isArray(behind) && behind.every(isInputState)
}

const fallbackFolders = new Map<string, string>()

/** `.docgen/config` of the site, or a private temporary folder when the site cannot be written to. */
function openFolder(root: string): string {
  const folder = cachePlace(root, 'config')
  if (tryFolder(folder)) return folder
  const fallback = fallbackFolders.get(root) ?? mkdtempSync(join(tmpdir(), 'docgen-'))
  if (!fallbackFolders.has(root)) process.once('exit', () => rmSync(fallback, { recursive: true, force: true }))
  fallbackFolders.set(root, fallback)
  return fallback
}

/** Removes modules that no bundle names, once they are a day old: until then another run may still import them. */
async function removeOld(folder: string): Promise<void> {
  const names = await readdir(folder)
  const kept = names.filter((name) => name.endsWith('.bundle')).map((name) => readStored(join(folder, name)))
  const used = new Set(
    kept.flatMap((stored) => (isRecord(stored) ? (parseManifest(stored['value'])?.outputs ?? []) : [])).map(({ file }) => file),
  )
  const yesterday = Date.now() - 24 * 60 * 60 * 1000
  for (const name of names.filter((name) => /\.(?:mjs|tmp)$/.test(name) && !used.has(name))) {
    const found = await stat(join(folder, name)).catch(() => undefined)
    if (found && found.mtimeMs < yesterday) await rm(join(folder, name), { force: true })
  }
}

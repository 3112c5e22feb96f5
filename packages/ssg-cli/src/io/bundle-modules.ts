// In: modules of the author (config, React pages). Out: the same bundled for Node, in files that can be imported, and what went in.
// When nothing changed since the last time, the manifest says so and esbuild is not even loaded.
import { createHash } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { access, constants, mkdir, readFile, readdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, relative, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { identifyDocgen, ownRoot, packageVersionOf } from './own-packages.ts'
import { runEsbuild, type BundleFailure, type EsbuildOutput } from './run-esbuild.ts'

export interface BundleRequest {
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
  /** Specifier of each package that the modules import, by the URL that they import it by. */
  readonly specifiers: Readonly<Record<string, string>>
  /** Hash of all that the modules consist of, of the packages that they import, and of docgen itself. No path goes into it. */
  readonly hash: string
  /** Hash of docgen and of its default theme alone. */
  readonly themeHash: string
}

export async function bundleModules(request: BundleRequest): Promise<Bundle | BundleFailure> {
  const folder = await openFolder(request.root)
  const identity = hashOf([await identifyDocgen(), JSON.stringify(request.modules)])
  // A bundle names files by their place: it is of no use to a site or a docgen elsewhere.
  const key = hashOf([identity, request.root, ownRoot])
  const manifestFile = join(folder, `${request.name}.manifest.json`)
  const known = parseManifest(await readFile(manifestFile, 'utf8').catch(() => ''))
  if (known?.key === key && (await isFresh(known, request.root, folder))) return bundleOf(known, request.root, folder)

  const built = await runEsbuild({ ...request, folder })
  if ('problems' in built) return built
  await Promise.all(built.outputs.map(({ file, bytes }) => writeWhole(file, bytes)))
  const manifest: Manifest = {
    key,
    files: Object.fromEntries(Object.entries(built.files).map(([name, file]) => [name, relative(folder, file)])),
    outputs: built.outputs.map(({ file }) => relative(folder, file)),
    inputs: await Promise.all([...built.inputs, ...optionalInputs(request.root)].map((file) => statInput(file, request.root))),
    imports: await Promise.all(
      [...built.imports].map(async ([file, specifier]) => ({ specifier, ...(await statInput(file, request.root)) })),
    ),
    hash: '',
    themeHash: '',
  }
  const packages = packagesOf(manifest, request.root)
  const hash = hashOf([identity, ...codeOf(built, request.root), ...packages])
  const themeHash = hashOf([identity, ...packages.filter((name) => name.startsWith('@docgen/theme-react '))])
  await writeWhole(manifestFile, Buffer.from(JSON.stringify({ ...manifest, hash, themeHash })))
  await removeOld(folder)
  return bundleOf({ ...manifest, hash, themeHash }, request.root, folder)
}

interface InputState {
  /** Relative to the root. */
  readonly file: string
  /** -1 for a file that does not exist. */
  readonly size: number
  readonly mtimeMs: number
  readonly hash: string
}

interface Manifest {
  readonly key: string
  /** Relative to the folder of the manifest, like `outputs`. */
  readonly files: Readonly<Record<string, string>>
  readonly outputs: readonly string[]
  readonly inputs: readonly InputState[]
  readonly imports: readonly (InputState & { readonly specifier: string })[]
  readonly hash: string
  readonly themeHash: string
}

function bundleOf(manifest: Manifest, root: string, folder: string): Bundle {
  return {
    files: Object.fromEntries(Object.entries(manifest.files).map(([name, file]) => [name, join(folder, file)])),
    inputs: manifest.inputs
      .filter(({ size }) => size >= 0)
      .map(({ file }) => resolve(root, file))
      .filter((file) => !optionalInputs(root).includes(file))
      .sort(),
    specifiers: Object.fromEntries(
      manifest.imports.map(({ file, specifier }) => [pathToFileURL(resolve(root, file)).href, specifier]),
    ),
    hash: manifest.hash,
    themeHash: manifest.themeHash,
  }
}

// They say how TypeScript is read and where imports lead.
const optionalInputs = (root: string) => ['package.json', 'tsconfig.json'].map((name) => join(root, name))

async function isFresh(manifest: Manifest, root: string, folder: string): Promise<boolean> {
  const states = await Promise.all([
    ...[...manifest.inputs, ...manifest.imports].map((input) => isUnchanged(input, root)),
    ...manifest.outputs.map((file) =>
      access(join(folder, file)).then(
        () => true,
        () => false,
      ),
    ),
  ])
  return states.every(Boolean)
}

async function isUnchanged(input: InputState, root: string): Promise<boolean> {
  const now = await stat(resolve(root, input.file)).catch(() => undefined)
  if (now === undefined || input.size < 0) return now === undefined && input.size < 0
  if (now.size !== input.size) return false
  return now.mtimeMs === input.mtimeMs || (await statInput(resolve(root, input.file), root)).hash === input.hash
}

async function statInput(path: string, root: string): Promise<InputState> {
  const file = relative(root, path)
  const [found, bytes] = await Promise.all([stat(path).catch(() => undefined), readFile(path).catch(() => undefined)])
  if (!found || !bytes) return { file, size: -1, mtimeMs: 0, hash: '' }
  return { file, size: found.size, mtimeMs: found.mtimeMs, hash: hashOf([bytes]) }
}

/** The code of the bundle without the places of this machine, so that a checkout elsewhere has the same hash and can use the same cache. */
function codeOf({ outputs, imports }: EsbuildOutput, root: string): readonly string[] {
  const texts = outputs.map(({ bytes }) => {
    let text = Buffer.from(bytes)
      .toString('utf8')
      .replace(/^\/\/# sourceMappingURL=.*$/gm, '')
    for (const [file, specifier] of imports) text = text.replaceAll(pathToFileURL(file).href, specifier)
    return text.replaceAll(pathToFileURL(root).href, '').replaceAll(root, '')
  })
  return texts.sort()
}

function packagesOf({ imports }: Manifest, root: string): readonly string[] {
  return imports.map(({ specifier, file, hash }) => `${specifier} ${packageVersionOf(resolve(root, file))} ${hash}`).sort()
}

function hashOf(parts: readonly (string | Uint8Array)[]): string {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(part).update('\0')
  return hash.digest('hex').slice(0, 32)
}

function parseManifest(text: string): Manifest | undefined {
  try {
    const value: unknown = JSON.parse(text)
    return isManifest(value) ? value : undefined
  } catch {
    return undefined
  }
}

function isManifest(value: unknown): value is Manifest {
  if (!isRecord(value)) return false
  const { key, hash, themeHash, files, outputs, inputs, imports } = value
  const isState = (state: unknown) =>
    isRecord(state) &&
    typeof state['file'] === 'string' &&
    typeof state['size'] === 'number' &&
    typeof state['mtimeMs'] === 'number' &&
    typeof state['hash'] === 'string'
  return (
    typeof key === 'string' &&
    typeof hash === 'string' &&
    typeof themeHash === 'string' &&
    isRecord(files) &&
    Object.values(files).every((file) => typeof file === 'string') &&
    Array.isArray(outputs) &&
    outputs.every((file) => typeof file === 'string') &&
    Array.isArray(inputs) &&
    inputs.every(isState) &&
    Array.isArray(imports) &&
    imports.every((state) => isState(state) && typeof state.specifier === 'string')
  )
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}

const fallbackFolders = new Map<string, string>()

/** `.docgen/config` of the site, or a private temporary folder when the site cannot be written to. */
async function openFolder(root: string): Promise<string> {
  const folder = join(root, '.docgen', 'config')
  try {
    await mkdir(folder, { recursive: true })
    await access(folder, constants.W_OK)
    return folder
  } catch {
    const fallback = fallbackFolders.get(root) ?? mkdtempSync(join(tmpdir(), 'docgen-'))
    if (!fallbackFolders.has(root)) process.once('exit', () => rmSync(fallback, { recursive: true, force: true }))
    fallbackFolders.set(root, fallback)
    return fallback
  }
}

async function writeWhole(file: string, bytes: Uint8Array): Promise<void> {
  const temporary = `${file}.${process.pid}.tmp`
  await writeFile(temporary, bytes)
  await rename(temporary, file)
}

/** Removes modules that no manifest names, once they are a day old: until then another run may still import them. */
async function removeOld(folder: string): Promise<void> {
  const names = await readdir(folder)
  const manifests = await Promise.all(
    names.filter((name) => name.endsWith('.manifest.json')).map((name) => readFile(join(folder, name), 'utf8').catch(() => '')),
  )
  const used = new Set(manifests.flatMap((text) => parseManifest(text)?.outputs ?? []))
  const yesterday = Date.now() - 24 * 60 * 60 * 1000
  for (const name of names.filter((name) => /\.(?:mjs|tmp)$/.test(name) && !used.has(name))) {
    const found = await stat(join(folder, name)).catch(() => undefined)
    if (found && found.mtimeMs < yesterday) await rm(join(folder, name), { force: true })
  }
}

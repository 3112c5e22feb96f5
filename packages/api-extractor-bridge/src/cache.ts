import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { apiModelVersion, type PackageLocation } from '@docgen/model'
import type { ExtractRequest, Extraction, GivenExtraction, SummedExtraction } from './extraction.ts'
import { hashOf, readPayload, toStoredPath, writePayload, type StoredFile, type StorePlace } from './stored-payload.ts'

type Payload = Pick<Extraction, 'entries' | 'unexported' | 'groupTexts' | 'summaries' | 'diagnostics'>

/** All that an extraction depends on but the files that the program reads. The same wherever the site lies on the disk. */
export function cacheKeyOf({ root, packages, ...others }: ExtractRequest): string {
  const places = packages.map((documented) => ({ ...placedIn(root, documented), readme: undefined, checkout: undefined }))
  return hashOf(JSON.stringify([apiModelVersion, toolVersions(), ownCodeHash(), others, places]))
}

/** A package as keys name it: with paths relative to the site. */
export function placedIn<Located extends PackageLocation>(root: string, located: Located) {
  return {
    ...located,
    realFolder: toStoredPath(root, located.realFolder),
    entryPoints: located.entryPoints.map(({ specifier, file }) => [specifier, toStoredPath(root, file)]),
  }
}

/** Of TypeScript and this package. The API of TypeScript 7 is bundled as well. TypeDoc is bundled: `ownCodeHash` covers it. */
export function toolVersions(): readonly string[] {
  return [typeScriptVersion(), installedVersionOf('../package.json')]
}

/** Of the one that reads the packages. */
export function typeScriptVersion(): string {
  return installedVersionOf('typescript/package.json')
}

function installedVersionOf(packageFile: string): string {
  return versionOf(createRequire(import.meta.url).resolve(packageFile))
}

/**
 * Another build of the bridge may make other results of the same packages. The names of the chunks that a worker imports are hashes of
 * them. Run from its sources, it has no build.
 */
export function ownCodeHash(): string {
  try {
    return hashOf(readFileSync(new URL('./worker.js', import.meta.url), 'utf8'))
  } catch {
    return ''
  }
}

/** The extraction stored under `key`, or `undefined` when it does not hold any more; see `readPayload`. */
export function readStored(file: string, key: string, root: string): GivenExtraction | 'damaged' | undefined {
  const stored = readPayload<Payload>({ file, key, root })
  if (stored === undefined || stored === 'damaged') return stored
  const { files, awaited = [], sum = '' } = stored
  return { files, sum, read: () => ({ ...stored.payload, files, awaited }) }
}

/** `known` as `writePayload` takes it. */
export function writeStored(
  { file, key, root }: StorePlace,
  { extraction: { files, awaited, ...payload }, sum }: SummedExtraction,
  known?: Map<string, StoredFile>,
): void {
  writePayload<Payload>({ file, key, root }, { payload, sum, files, awaited }, known)
}

function versionOf(packageFile: string): string {
  const manifest = JSON.parse(readFileSync(packageFile, 'utf8')) as { version: string } // Ours, or of a dependency with a fixed version.
  return manifest.version
}

// What is known of a package before its entry points are looked for.
import type { BundledSources } from './bundler-entries.ts'
import type { PackageManifest } from './package-manifest.ts'
import type { OutputFolder } from './source-candidates.ts'
import type { ListedSources } from './typedoc-entry-points.ts'

export interface EntryPointSearch {
  /** Absolute. */
  readonly folder: string
  /** Whether npm installed it, or it is a folder of the author. */
  readonly kind: 'npm' | 'folder'
  readonly manifest: Pick<PackageManifest, 'name' | 'entries' | 'exports' | 'isModule' | 'typesVersions'>
  /** Keys that the author chose, in their order: `.`, `./client`, `./locales/*`. */
  readonly chosen?: readonly string[] | undefined
  /** Version of TypeScript. */
  readonly typescript: string
  readonly outputFolders: readonly OutputFolder[]
  /** Sources of entry points that the family has listed for TypeDoc. */
  readonly listed: ListedSources
  /** What the config of a bundler says, for entry points whose sources nothing else tells. */
  readonly bundled?: BundledSources | undefined
}

// What a repository holds that a site can be made of, as plain data.
import type { PackageManager } from '@docgen/model'

/** What names the packages of a repository. `single`: the root is the one package. `none`: there is no package. */
export type WorkspaceTool = 'pnpm' | 'npm' | 'yarn' | 'lerna' | 'nx' | 'single' | 'none'

/**
 * All that docgen found in a repository. `findWorkspace(root)` of `io/workspace/` makes one, `configTextOf(description)` writes the
 * `docgen.config.ts` that says the same (`configSettingsOf(description)` its settings), and a site without a config is built from it. Whoever writes a config for a
 * repository (`docgen init`) starts from these two functions. Paths are relative to `root`, with `/` separators; lists are sorted.
 */
export interface WorkspaceDescription {
  readonly tool: WorkspaceTool
  readonly packageManager: PackageManager
  readonly title: string
  readonly tagline?: string | undefined
  /** Of a single package: families have none in common. */
  readonly version?: string | undefined
  /** SPDX expression of the root package. */
  readonly license?: string | undefined
  /** `url` as browsers open it; `branch` is the default branch, as far as the checkout knows. */
  readonly repository?: { readonly url: string; readonly branch: string } | undefined
  /** README that the page `/` is made from; absent where a guide stands there. */
  readonly home?: string | undefined
  /** The one changelog of all packages; absent where the root itself is a package, whose changelog it is. */
  readonly changelog?: string | undefined
  /** Folder of guides, and the route path that they stand under. */
  readonly guides?: { readonly dir: string; readonly path: '/' | '/docs' } | undefined
  /** Folder of static files beside the guides; absent where it is the usual one. */
  readonly staticDir?: string | undefined
  /** Route path of the reference. */
  readonly apiPath: '/api' | '/reference'
  /** Those that npm would publish, or all where it would publish none, by folder. */
  readonly packages: readonly WorkspacePackage[]
  /** Set where the packages are private, all of them. */
  readonly isPrivate?: true | undefined
  /**
   * Patterns that mean these packages and no others, as `apiReference()` takes them. Absent where the workspace names its packages one by one,
   * or in a way that only its own tool reads.
   */
  readonly patterns?: readonly string[] | undefined
  /** Names of groups, each with the `dir` of its packages. Absent where one list is best. */
  readonly groups?: Readonly<Record<string, readonly string[]>> | undefined
  /** What has a package.json and is not documented. */
  readonly leftOut: readonly LeftOutPackage[]
  /** Where a build may write: not where the package of the root is built. */
  readonly outDir: 'dist' | 'docs-dist'
}

interface WorkspacePackage {
  /** `.` for the root. */
  readonly folder: string
  readonly name: string
  /** Segment of its routes, unlike that of any other package. */
  readonly dir: string
  readonly hasChangelog: boolean
}

export interface LeftOutPackage {
  readonly folder: string
  readonly name?: string | undefined
  readonly reason: LeftOutReason
}

/**
 * `unnamed`: no name; `no-code`: neither types nor scripts that could be imported; `unreadable`: its package.json is no JSON; `example`: it
 * lies in a folder of examples, beside packages that do not.
 */
export type LeftOutReason = 'private' | 'unnamed' | 'no-code' | 'unreadable' | 'example'

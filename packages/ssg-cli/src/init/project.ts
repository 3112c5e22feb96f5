/** What `docgen init` knows of the repository. Folders are relative to its root, with `/` separators. */
export interface Project {
  readonly title: string
  readonly description?: string | undefined
  /** Address of the repository: `https://github.com/acme/widgets`. */
  readonly repository?: string | undefined
  /** Branch that is checked out. */
  readonly branch?: string | undefined
  readonly packageManager: PackageManager
  /** Folder of the guides; `undefined` where there is no Markdown yet. */
  readonly guides?: string | undefined
  /** Publishable packages with types, by folder; `.` is the root itself. */
  readonly packages: readonly { readonly folder: string; readonly name: string }[]
  /** Whether a `dist` folder belongs to something else than the site. */
  readonly usesDist: boolean
  /** Text of each file that init would write, by path; only those that are there. */
  readonly files: Readonly<Record<string, string>>
  /** Name of the config file, where there is one. */
  readonly config?: string | undefined
}

export type PackageManager = 'npm' | 'pnpm' | 'yarn' | 'bun'

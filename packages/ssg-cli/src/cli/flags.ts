// What the options of each command come to.

export interface SiteFlags {
  /** Shows stacks. */
  readonly debug?: boolean
  readonly config?: string
  readonly base?: string
  readonly outDir?: string
}

export interface BuildFlags extends SiteFlags {
  readonly json?: boolean
  readonly cache: boolean
  /** `undefined` when neither --strict nor --no-strict is given. */
  readonly strict?: boolean
  /** Lists every finding: none is folded or left out. */
  readonly all?: boolean
  /** `true` for the samples alone, `false` for all but them. */
  readonly samples?: boolean
  /** Requests the links to other sites, and checks nothing else. */
  readonly external?: boolean
  /** Writes what findings are sure of, and checks again. */
  readonly fix?: boolean
}

export interface ServerFlags extends SiteFlags {
  readonly port: number
  readonly host: string
  readonly open?: boolean
  readonly all?: boolean
}

export interface WhyFlags extends SiteFlags {
  readonly json?: boolean
}

export interface CoverageFlags extends SiteFlags {
  readonly json?: boolean
  readonly cache: boolean
  /** File, relative to where the user stands. */
  readonly baseline?: string
  readonly updateBaseline?: boolean
}

export interface ApiReportFlags extends SiteFlags {
  readonly json?: boolean
  readonly cache: boolean
  /** Folder, relative to the root. */
  readonly reports: string
  readonly update?: boolean
  /** Commit or tag whose reports are compared with. */
  readonly since?: string
  readonly checkVersions?: boolean
}

export interface SearchExportFlags extends SiteFlags {
  readonly cache: boolean
  /** File, relative to where the user stands. */
  readonly out?: string
}

export interface SearchPushFlags extends SiteFlags {
  readonly cache: boolean
  readonly yes?: boolean
  readonly dryRun?: boolean
}

export interface MarkFlags extends SiteFlags {
  readonly root: string
}

export interface InitFlags {
  readonly yes?: boolean
  readonly deploy?: string
  readonly dryRun?: boolean
}

export interface MigrateFlags {
  /** Folder of the new site, relative to where the user stands. */
  readonly out?: string
  readonly inPlace?: boolean
  readonly dryRun?: boolean
  readonly json?: boolean
  readonly all?: boolean
}

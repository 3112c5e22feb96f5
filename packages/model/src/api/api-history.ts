import type { ApiRelease } from './api.ts'

/** What the reports of a package's releases say of when its exports came. It survives JSON. */
export interface ApiHistory {
  /** Releases that have a report, the oldest first. What the first of them exports may be older. */
  readonly releases: readonly ApiRelease[]
  /** What the newest one exports, by entry point and name. */
  readonly exports: Readonly<Record<string, ExportHistory>>
}

export interface ExportHistory {
  /** Index in `releases`: this one and all that follow have the export. */
  readonly from: number
  /** The same of its members, by their names. */
  readonly members: Readonly<Record<string, number>>
}

/** A release of a package. */
export interface ApiRelease {
  /** Absent for one that is yet to come. */
  readonly version?: string | undefined
  /** ISO date. */
  readonly date?: string | undefined
}

/** What the reports of a package's releases say of when its exports came. It survives JSON. */
export interface ApiHistory {
  /** Releases that have a report, the oldest first. What the first of them exports may be older. */
  readonly releases: readonly ApiRelease[]
  /** What the newest one exports, by entry point and name. */
  readonly exports: Readonly<Record<string, ExportHistory>>
  /** What each release changed, in the order of `releases`; nothing is known of the first. */
  readonly changes: readonly (readonly ApiChange[])[]
  /** Declarations of the newest one, as its report has them. `entryPoint` is not absent, but says that they are not exported. */
  readonly newest: readonly { readonly entryPoint: string; readonly name: string; readonly code: string }[]
}

/** A change of what a package exports. */
export interface ApiChange {
  readonly kind: 'removed' | 'changed' | 'added'
  /** What imports name: `hono/client`; absent for a type that is not exported but that exports use. */
  readonly entryPoint?: string | undefined
  /** Inside of a namespace, with its name: `Parts.Screw`. */
  readonly name: string
  readonly impact: ApiImpact
  /** Of the declaration, for one that has changed. */
  readonly lines?: readonly ApiLineChange[] | undefined
}

/**
 * What a change means for code that was written before it, as far as declarations tell it: it breaks some, it may do so, it adds or deprecates
 * something, or it is none that code could notice.
 */
export type ApiImpact = 'breaks' | 'mayBreak' | 'adds' | 'none'

export interface ApiLineChange {
  readonly sign: '-' | '+'
  readonly line: string
}

/** What a release changed: first what is gone, then what is another, then what is new. */
export interface ApiReleaseChanges extends ApiRelease {
  readonly changes: readonly ApiChange[]
}

/** Of the heading that tells the changes of a release. */
export function releaseAnchorOf({ version }: ApiRelease): string {
  return version ?? 'unreleased'
}

export interface ExportHistory {
  /** Index in `releases`: this one and all that follow have the export. */
  readonly from: number
  /** The same of its members, by their names. */
  readonly members: Readonly<Record<string, number>>
}

// Findings about the releases of documented packages.
import { joinedByAnd, type Diagnostic, type SourceRange } from '@docgen/model'

interface TooLowVersion {
  readonly name: string
  readonly released: string
  readonly announced: 'major' | 'minor' | 'patch' | undefined
  readonly asked: 'major' | 'minor' | 'patch'
  /** The lowest version that is asked for. */
  readonly version: string
  /** Exports whose changes ask for it. */
  readonly because: readonly string[]
  /** Whether a changeset may announce it. */
  readonly hasChangesets: boolean
}

/** Names that a message lists at once. */
const namesListed = 3

export function apiVersionTooLow(
  at: SourceRange,
  { name, released, announced, asked, version, because, hasChangesets }: TooLowVersion,
): Diagnostic {
  const shown = because.slice(0, namesListed).map((each) => `"${each}"`)
  const names = joinedByAnd([...shown, ...(because.length > shown.length ? [`${because.length - shown.length} more`] : [])])
  const says = announced === undefined ? 'announces no release' : `announces a ${announced} release`
  return {
    code: 'api-version-too-low',
    severity: 'error',
    ...at,
    message: `"${name}" ${says} after ${released}, but changes of ${names} ask for a ${asked} one.`,
    hint: hasChangesets
      ? `Add a changeset with \`${asked}\`, or set the version to ${version}.`
      : `Set the version to ${version} or higher, or undo the changes.`,
  }
}

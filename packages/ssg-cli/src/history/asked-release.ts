// In: what changes mean for users, and the version that they come after. Out: the release that they ask for, by Semantic Versioning.
import type { ApiImpact } from '@docgen/model'
import parse from 'semver/functions/parse.js'

export type ReleaseKind = 'major' | 'minor' | 'patch'

const kinds: readonly ReleaseKind[] = ['patch', 'minor', 'major']

export interface AskedRelease {
  /** What the changes certainly are. */
  readonly least: ReleaseKind
  /** The same if each change that may break users does. */
  readonly most: ReleaseKind
}

/**
 * Before 1.0.0 a minor release may break users, and before 0.1.0 each may, as `^0.1.0` and `^0.0.1` have it. `version` may be a stand-in:
 * `0.0.0-development`.
 */
export function askedRelease(version: string, impacts: readonly ApiImpact[]): AskedRelease {
  const least = releaseOf(impacts.filter((impact) => impact !== 'mayBreak'))
  const most = releaseOf(impacts.map((impact) => (impact === 'mayBreak' ? 'breaks' : impact)))
  return { least: lowered(least, version), most: lowered(most, version) }
}

function releaseOf(impacts: readonly ApiImpact[]): ReleaseKind {
  if (impacts.includes('breaks')) return 'major'
  return impacts.includes('adds') ? 'minor' : 'patch'
}

function lowered(kind: ReleaseKind, version: string): ReleaseKind {
  const parsed = parse(version)
  if (parsed === null || isStandIn(version) || parsed.major > 0) return kind
  return kind === 'major' && parsed.minor > 0 ? 'minor' : 'patch'
}

/** A version that a release replaces. */
export function isStandIn(version: string): boolean {
  const parsed = parse(version)
  return parsed === null || (parsed.major === 0 && parsed.minor === 0 && parsed.patch === 0)
}

export const isLess = (kind: ReleaseKind | undefined, than: ReleaseKind): boolean =>
  kind === undefined || kinds.indexOf(kind) < kinds.indexOf(than)

export function isReleaseKind(text: string): text is ReleaseKind {
  return kinds.some((kind) => kind === text)
}

/** What the step from one version to another announces; `undefined` for none. A prerelease announces what it precedes. */
export function releaseBetween(before: string, after: string): ReleaseKind | undefined {
  const [old, now] = [parse(before), parse(after)]
  if (old === null || now === null) return undefined
  if (old.major !== now.major) return now.major > old.major ? 'major' : undefined
  if (old.minor !== now.minor) return now.minor > old.minor ? 'minor' : undefined
  return now.patch > old.patch ? 'patch' : undefined
}

/** The version that a release makes of another. */
export function versionAfter(version: string, kind: ReleaseKind): string {
  const parsed = parse(version)
  if (parsed === null) return version
  const { major, minor, patch } = parsed
  if (kind === 'major') return `${major + 1}.0.0`
  return kind === 'minor' ? `${major}.${minor + 1}.0` : `${major}.${minor}.${patch + 1}`
}

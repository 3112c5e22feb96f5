import type { PackageManager } from '@docgen/model'
import type { DeployTargetName } from './target-names.ts'

/** What a deploy workflow depends on. */
export interface DeployFacts {
  readonly packageManager: PackageManager
  readonly branch: string
  /** Output folder, relative to the root. */
  readonly outDir: string
  /** Name of the project in addresses: `widgets`. */
  readonly slug: string
}

export interface DeployTarget {
  readonly name: DeployTargetName
  /** As a person calls it. */
  readonly title: string
  readonly files: (facts: DeployFacts) => Readonly<Record<string, string>>
  /** What remains to be done where the site is served: one sentence. */
  readonly next: (facts: DeployFacts) => string
}

export function installCommandOf(manager: PackageManager): string {
  return manager === 'npm'
    ? 'npm ci'
    : manager === 'bun'
      ? 'bun install --frozen-lockfile'
      : `${manager} install --frozen-lockfile`
}

export function runCommandOf(manager: PackageManager, script: string): string {
  return manager === 'yarn' ? `yarn ${script}` : `${manager} run ${script}`
}

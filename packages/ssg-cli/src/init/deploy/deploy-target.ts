import type { PackageManager } from '@docgen/model'
import type { DeployTargetName } from './target-names.ts'

/** What a deploy workflow depends on. */
export interface DeployFacts {
  readonly packageManager: PackageManager
  /** The version that `packageManager` of package.json names, if it does: `4.1.0`. */
  readonly managerVersion?: string | undefined
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

type ManagerFacts = Pick<DeployFacts, 'packageManager' | 'managerVersion'>

export function installCommandOf(facts: ManagerFacts): string {
  const { packageManager } = facts
  if (packageManager === 'npm') return 'npm ci'
  return `${packageManager} install ${isNewYarn(facts) ? '--immutable' : '--frozen-lockfile'}`
}

export function buildCommandOf(manager: PackageManager): string {
  return manager === 'yarn' ? 'yarn docs:build' : `${manager} run docs:build`
}

/** Whether Node's own tool has to bring the package manager: images have npm and Yarn 1, which refuses to run where a newer one is named. */
export function needsCorepack(facts: ManagerFacts): boolean {
  return facts.packageManager === 'pnpm' || isNewYarn(facts)
}

function isNewYarn({ packageManager, managerVersion }: ManagerFacts): boolean {
  return packageManager === 'yarn' && managerVersion !== undefined && !managerVersion.startsWith('1.')
}

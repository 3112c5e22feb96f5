import { needsCorepack, type DeployFacts } from './deploy-target.ts'

/** Steps that check out the repository and set up Node. The whole history is fetched: pages show when they were last changed. */
export function githubSetup(facts: Pick<DeployFacts, 'packageManager' | 'managerVersion'>): string {
  const { packageManager } = facts
  const steps = [
    `      - uses: actions/checkout@v4
        with:
          fetch-depth: 0`,
    ...(packageManager === 'pnpm' ? [pnpmSetup(facts.managerVersion)] : []),
    // Before Node is set up, which asks the package manager where its cache is.
    ...(packageManager === 'yarn' && needsCorepack(facts) ? ['      - run: corepack enable'] : []),
    ...(packageManager === 'bun' ? ['      - uses: oven-sh/setup-bun@v2'] : []),
    `      - uses: actions/setup-node@v4
        with:
          node-version: 22${packageManager === 'bun' ? '' : `\n          cache: ${packageManager}`}`,
  ]
  return steps.join('\n')
}

/** The action fails where neither package.json nor the workflow names a version, and also where both do. */
function pnpmSetup(named: string | undefined): string {
  return `      - uses: pnpm/action-setup@v4${named === undefined ? '\n        with:\n          version: 10' : ''}`
}

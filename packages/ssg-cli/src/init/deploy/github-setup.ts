import type { PackageManager } from '@docgen/model'

/** Steps that check out the repository and set up Node. The whole history is fetched: pages show when they were last changed. */
export function githubSetup(manager: PackageManager): string {
  const steps = [
    `      - uses: actions/checkout@v4
        with:
          fetch-depth: 0`,
    ...(manager === 'pnpm' ? ['      - uses: pnpm/action-setup@v4'] : []),
    ...(manager === 'bun' ? ['      - uses: oven-sh/setup-bun@v2'] : []),
    `      - uses: actions/setup-node@v4
        with:
          node-version: 22${manager === 'bun' ? '' : `\n          cache: ${manager}`}`,
  ]
  return steps.join('\n')
}

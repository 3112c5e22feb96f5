export type PackageManager = 'npm' | 'pnpm' | 'yarn' | 'bun'

/** Files at the root of a repository that tell who installs its packages. */
const signs: readonly (readonly [manager: PackageManager, files: readonly string[]])[] = [
  ['pnpm', ['pnpm-lock.yaml', 'pnpm-workspace.yaml']],
  ['yarn', ['yarn.lock', '.yarnrc.yml']],
  ['bun', ['bun.lock', 'bun.lockb']],
  ['npm', ['package-lock.json']],
]

/** The package manager of a folder by its files; `undefined` where none tells. */
export function packageManagerBy(hasFile: (name: string) => boolean): PackageManager | undefined {
  return signs.find(([, files]) => files.some(hasFile))?.[0]
}

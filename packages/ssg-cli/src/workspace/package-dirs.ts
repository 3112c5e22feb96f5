// Segments of routes, and groups, for packages that nobody has named any for.
import { slug } from 'github-slugger'

interface NamedFolder {
  readonly folder: string
  readonly name: string
}

/**
 * The segment of each package's routes: the last one of its folder, else of its npm name, else its whole folder. Differences of letter case
 * do not count.
 */
export function packageDirsOf(packages: readonly NamedFolder[]): readonly string[] {
  const choices = packages.map(({ folder, name }) => {
    const ofName = slug(lastSegmentOf(name))
    return folder === '.' ? [ofName] : [lastSegmentOf(folder), ofName, folder.replaceAll('/', '-')]
  })
  const first = choices.map(([choice = '']) => choice.toLowerCase())
  const taken = new Set<string>()
  return choices.map((wanted, index) => {
    const own = wanted[0] ?? ''
    const isShared = first.filter((other) => other === first[index]).length > 1
    const free = (isShared ? wanted.slice(1) : wanted).find((dir) => dir !== '' && !taken.has(dir.toLowerCase()))
    const dir = free ?? freeOf(own, taken)
    taken.add(dir.toLowerCase())
    return dir
  })
}

function freeOf(dir: string, taken: ReadonlySet<string>): string {
  for (let count = 1; ; count++) {
    const numbered = count === 1 ? dir : `${dir}-${count}`
    if (!taken.has(numbered.toLowerCase())) return numbered
  }
}

/**
 * Groups by the folder that packages lie in, in the order of the folders: `packages/middleware/*` stands under "Middleware". None where there
 * are few packages, or most folders hold but one.
 */
export function packageGroupsOf(
  packages: readonly { readonly folder: string; readonly dir: string }[],
): Readonly<Record<string, readonly string[]>> | undefined {
  const parents = new Set(packages.map(parentOf))
  if (packages.length < 4 || parents.size < 2 || parents.size > packages.length / 2) return undefined
  const groups = new Map<string, string[]>()
  for (const each of packages) {
    const title = titleOf(parentOf(each))
    groups.set(title, [...(groups.get(title) ?? []), each.dir])
  }
  return Object.fromEntries(groups)
}

function parentOf({ folder }: { readonly folder: string }): string {
  return folder.slice(0, Math.max(0, folder.lastIndexOf('/')))
}

/** `packages/query-adapters` → `Query adapters`. */
function titleOf(folder: string): string {
  const words = lastSegmentOf(folder).replace(/[-_]+/g, ' ').trim()
  return words === '' ? 'Packages' : words.charAt(0).toUpperCase() + words.slice(1)
}

export function lastSegmentOf(path: string): string {
  return path.split('/').filter(Boolean).at(-1) ?? path
}

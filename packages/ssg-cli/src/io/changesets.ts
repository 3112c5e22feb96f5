// In: the folder of a site. Out: the releases that the changesets of its repository announce, by the npm name of a package.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { isRecord, patternOf } from '@docgen/model'
import { isLess, isReleaseKind, type ReleaseKind } from '../history/asked-release.ts'
import { readJsoncValue } from '../syntax/data/jsonc-value.ts'
import { readYamlValue } from '../syntax/data/yaml-value.ts'

interface Changesets {
  /** Whether the repository has a folder of changesets. */
  readonly areUsed: boolean
  readonly announcedFor: (name: string) => ReleaseKind | undefined
}

/** https://github.com/changesets/changesets/blob/main/docs/adding-a-changeset.md */
export function readChangesets(root: string): Changesets {
  const folder = findFolder(root)
  if (folder === undefined) return { areUsed: false, announcedFor: () => undefined }
  const announced = new Map<string, ReleaseKind>()
  for (const file of readdirSync(folder)) {
    if (!file.endsWith('.md') || /^readme\.md$/i.test(file)) continue
    for (const [name, kind] of announcementsIn(readFileSync(join(folder, file), 'utf8'))) {
      if (isLess(announced.get(name), kind)) announced.set(name, kind)
    }
  }
  const { fixed, linked } = groupsIn(join(folder, 'config.json'))
  return {
    areUsed: true,
    announcedFor: (name) => {
      const isReleased = announced.has(name)
      const groups = [...fixed, ...(isReleased ? linked : [])].filter((isMember) => isMember(name))
      const together = [...announced].flatMap(([each, kind]) =>
        each === name || groups.some((isMember) => isMember(each)) ? [kind] : [],
      )
      return together.reduce<ReleaseKind | undefined>((most, kind) => (isLess(most, kind) ? kind : most), undefined)
    },
  }
}

function findFolder(root: string): string | undefined {
  for (let folder = root; ; folder = dirname(folder)) {
    const found = join(folder, '.changeset')
    if (existsSync(join(found, 'config.json'))) return found
    if (folder === dirname(folder) || existsSync(join(folder, '.git'))) return undefined
  }
}

/** Frontmatter with a key for each package: `'@acme/widgets': minor`. */
function announcementsIn(text: string): readonly (readonly [name: string, kind: ReleaseKind])[] {
  const [, frontmatter = ''] = /^---\r?\n([^]*?)\r?\n---/.exec(text) ?? []
  const { value } = readYamlValue(frontmatter)
  return Object.entries(isRecord(value) ? value : {}).flatMap(([name, kind]) =>
    typeof kind === 'string' && isReleaseKind(kind) ? [[name, kind] as const] : [],
  )
}

/** Whether a package is one of the group, by its npm name. */
type Group = (name: string) => boolean

interface Groups {
  /** Packages that are always released together, with one version. */
  readonly fixed: readonly Group[]
  /** Packages that get one version when they are released together; those without a changeset are not released. */
  readonly linked: readonly Group[]
}

/** https://github.com/changesets/changesets/blob/main/docs/config-file-options.md */
function groupsIn(file: string): Groups {
  const config = readJsoncValue(readFileSync(file, 'utf8'))
  const { fixed, linked } = isRecord(config) ? config : {}
  return { fixed: groupsOf(fixed), linked: groupsOf(linked) }
}

function groupsOf(groups: unknown): readonly Group[] {
  return Array.isArray(groups) ? groups.map(groupOf) : []
}

/** The last pattern that matches a name counts: `!@acme/cli` takes away from those before it. */
function groupOf(patterns: unknown): Group {
  const rules = (Array.isArray(patterns) ? patterns : []).flatMap((pattern: unknown) => {
    if (typeof pattern !== 'string') return []
    const isExcluding = pattern.startsWith('!')
    return [{ isExcluding, matches: patternOf(isExcluding ? pattern.slice(1) : pattern) }]
  })
  return (name) => rules.findLast(({ matches }) => matches.test(name))?.isExcluding === false
}

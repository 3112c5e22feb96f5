// In: the `exports` and `typesVersions` of a package.json. Out: the files that TypeScript would look for, entry point by entry point.
import { isRecord } from '@docgen/model'
import { posix } from 'node:path'

/** What `exports` or `typesVersions` say of each subpath, by its key: `.`, `./client`, `./locales/*`. In their order. */
export type Subpaths = ReadonlyMap<string, unknown>

/** Of `exports` in any of its forms. https://nodejs.org/api/packages.html#package-entry-points */
export function subpathsOf(exports: unknown): Subpaths {
  if (exports === undefined || exports === null) return new Map()
  const isKeyed = isRecord(exports) && Object.keys(exports).some((key) => key.startsWith('.'))
  return isKeyed ? new Map(Object.entries(exports).filter(([key]) => /^\.(?:\/.|$)/.test(key))) : new Map([['.', exports]])
}

/**
 * What a subpath leads to, and for a pattern what its `*` stands for: an exact key first, else the pattern with the longest beginning, as
 * Node and TypeScript have it.
 */
export function findTarget(subpaths: Subpaths, subpath: string): { readonly target: unknown; readonly star: string } | undefined {
  if (subpaths.has(subpath) && !subpath.includes('*')) return { target: subpaths.get(subpath), star: '' }
  const patterns = [...subpaths.keys()].flatMap((key) => {
    const star = starOf(key, subpath)
    return star === undefined ? [] : [{ key, star }]
  })
  const [best] = patterns.sort((a, b) => b.key.indexOf('*') - a.key.indexOf('*') || b.key.length - a.key.length)
  return best && { target: subpaths.get(best.key), star: best.star }
}

/** What `*` of a pattern stands for in a path; `undefined` where the path does not match. */
export function starOf(pattern: string, path: string): string | undefined {
  const [before = '', after, more] = pattern.split('*')
  if (after === undefined || more !== undefined) return undefined
  const isLongEnough = path.length > before.length + after.length
  return isLongEnough && path.startsWith(before) && path.endsWith(after)
    ? path.slice(before.length, path.length - after.length)
    : undefined
}

/** Conditions of an import in a module for a bundler, then of `require()`; then what only Node, and what only browsers are given. `default` always holds. */
const conditionSets: readonly (readonly string[])[] = [
  ['types', 'import'],
  ['types', 'require'],
  ['types', 'import', 'node'],
  ['types', 'import', 'browser'],
]

/** Files that a target names for types, best first, relative to the package. TypeScript takes the first that exists, with the conditions of an import. */
export function typeTargetsOf(target: unknown, typescript: string): readonly string[] {
  return [...new Set(conditionSets.flatMap((conditions) => openTargets(targetsFor(target, new Set(conditions), typescript))))]
}

/** As `typeTargetsOf`, for an import in a module under these conditions besides those of every import. */
export function importedTargetsOf(target: unknown, typescript: string, conditions: readonly string[]): readonly string[] {
  return openTargets(targetsFor(target, new Set(['types', 'import', ...conditions]), typescript))
}

/** `null` closes the way: what comes behind it counts no more. */
function openTargets(targets: readonly (string | null)[]): readonly string[] {
  const end = targets.indexOf(null)
  return targets.slice(0, end < 0 ? undefined : end).filter((target) => target !== null)
}

function targetsFor(target: unknown, conditions: ReadonlySet<string>, typescript: string): readonly (string | null)[] {
  if (target === null) return [null]
  if (typeof target === 'string') return isOwnFile(target) ? [target] : []
  if (Array.isArray(target)) return target.flatMap((item: unknown) => targetsFor(item, conditions, typescript))
  if (!isRecord(target)) return []
  return Object.entries(target)
    .filter(([key]) => key === 'default' || conditions.has(key) || isForTypes(key, typescript))
    .flatMap(([, inner]) => targetsFor(inner, conditions, typescript))
}

/** As Node and TypeScript have it: nothing above the package, which would be the whole disk for a pattern, and nothing that it has installed. */
function isOwnFile(target: string): boolean {
  return target.startsWith('./') && !/[\\/](?:\.{1,2}|node_modules)(?:[\\/]|$)/i.test(target.slice(1))
}

/** `types@>=5.2` */
function isForTypes(condition: string, typescript: string): boolean {
  return condition.startsWith('types@') && isInRange(typescript, condition.slice('types@'.length))
}

/** Targets of conditions that neither Node nor TypeScript knows: families lead their own tools to sources by one. */
export function customTargetsOf(target: unknown): readonly string[] {
  if (!isRecord(target)) return []
  return Object.entries(target).flatMap(([key, inner]) => {
    if (isRecord(inner)) return customTargetsOf(inner)
    return typeof inner === 'string' && !ordinaryConditions.test(key) && /(?<!\.d)\.[cm]?tsx?$/.test(inner) ? [inner] : []
  })
}

/** Scripts of all conditions, which one build may write beside the other: `./development/client.js` says where the source of `./client.js` is. */
export function builtTargetsOf(target: unknown): readonly string[] {
  if (typeof target === 'string') return isOwnFile(target) && /\.[cm]?jsx?$/.test(target) ? [target] : []
  return isRecord(target) || Array.isArray(target) ? Object.values(target).flatMap(builtTargetsOf) : []
}

const ordinaryConditions =
  /^(?:types(?:@.*)?|import|require|default|node|browser|module|module-sync|deno|worker|workerd|edge-light|react-native|style)$/

/** What a file of a target may have its types in, as TypeScript has it: `./x.js` in `x.ts`, `x.tsx` or `x.d.ts`. Relative to the package. */
export function typedFilesOf(target: string): readonly string[] {
  const path = posix.normalize(target.replaceAll('\\', '/'))
  if (path.startsWith('..') || posix.isAbsolute(path)) return []
  if (/\.[cm]?tsx?$/.test(path)) return [path]
  const script = /^(.*)\.([cm]?)js(x?)$/.exec(path)
  if (!script) return []
  const [, stem = '', kind = '', jsx = ''] = script
  if (kind !== '') return [`${stem}.${kind}ts`, `${stem}.d.${kind}ts`]
  return jsx === '' ? [`${stem}.ts`, `${stem}.tsx`, `${stem}.d.ts`] : [`${stem}.tsx`, `${stem}.ts`, `${stem}.d.ts`]
}

/** The paths of the first range of `typesVersions` that holds the version. https://www.typescriptlang.org/docs/handbook/declaration-files/publishing.html#version-selection-with-typesversions */
export function versionedPaths(typesVersions: unknown, typescript: string): Subpaths {
  if (!isRecord(typesVersions)) return new Map()
  const [, paths] = Object.entries(typesVersions).find(([range]) => isInRange(typescript, range)) ?? []
  return isRecord(paths) ? new Map(Object.entries(paths)) : new Map()
}

/** The patterns that `typesVersions` leads to, for whichever version. */
export function allVersionedTargets(typesVersions: unknown): readonly string[] {
  const ranges = isRecord(typesVersions) ? Object.values(typesVersions) : []
  const targets = ranges.flatMap((paths): unknown[] => (isRecord(paths) ? Object.values(paths) : [])).flat()
  return targets.flatMap((target) => (typeof target === 'string' && target.includes('*') ? [target] : []))
}

/** Comparators of a range, joined by blanks (all) and `||` (any). A part of a version that is left out may be any: `4`, `4.x`. */
export function isInRange(version: string, range: string): boolean {
  const numbers = numbersOf(version)
  return range.split('||').some((alternative) =>
    alternative
      .trim()
      .replace(/([<>=~^]+)\s+/g, '$1')
      .split(/\s+/)
      .every((comparator) => holds(numbers, comparator)),
  )
}

function holds(version: readonly number[], comparator: string): boolean {
  const [, operator = '', written = ''] = /^([<>=~^]*)v?(.*)$/.exec(comparator) ?? []
  if (written === '' || written === '*') return true
  const wanted = numbersOf(written)
  const order = compare(version, wanted)
  const isSameUpTo = (count: number): boolean => compare(version.slice(0, count), wanted.slice(0, count)) === 0
  switch (operator) {
    case '<':
      return order < 0
    case '<=':
      return order <= 0
    case '>':
      return order > 0
    case '>=':
      return order >= 0
    case '^':
      return order >= 0 && isSameUpTo(1)
    case '~':
      return order >= 0 && isSameUpTo(2)
    default:
      return order === 0
  }
}

function numbersOf(version: string): readonly number[] {
  return (
    version
      .split('-')[0]
      ?.split('.')
      .map(Number)
      .filter((part) => !Number.isNaN(part)) ?? []
  )
}

/** Up to the parts that both have. */
function compare(a: readonly number[], b: readonly number[]): number {
  for (let index = 0; index < Math.min(a.length, b.length); index++) {
    const difference = (a[index] ?? 0) - (b[index] ?? 0)
    if (difference !== 0) return difference
  }
  return 0
}

/** Whether a target may lead to code: styles, images and data have no exports. */
export function leadsToCode(target: unknown): boolean {
  if (typeof target === 'string') return /\.[cm]?[jt]sx?$/.test(target) || /(?:^|\/)[^./]+$|\*$/.test(target)
  return isRecord(target) || Array.isArray(target) ? Object.values(target).some(leadsToCode) : false
}

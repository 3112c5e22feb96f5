// In: the manifest of a package, or what the author chose of it. Out: the paths that readers import, patterns expanded by the files that are there.
import { posix } from 'node:path'
import {
  allVersionedTargets,
  findTarget,
  leadsToCode,
  starOf,
  typeTargetsOf,
  versionedPaths,
  type Subpaths,
} from './exported-types.ts'
import type { EntryPointSearch } from './entry-point-search.ts'
import { filesBelow } from './find-files.ts'
import { isOutputFolder, sourceCandidates, withoutExtension, type OutputFolder } from './source-candidates.ts'

interface ListedSubpaths {
  readonly subpaths: readonly string[]
  /** Patterns that lead to code, of which none is there. */
  readonly unmatched: readonly string[]
}

export async function listSubpaths(search: EntryPointSearch): Promise<ListedSubpaths> {
  const { manifest, chosen, typescript } = search
  const { exports } = manifest
  const expanded = await Promise.all(
    (chosen ?? keysOf(search)).map(async (key) => ({
      key,
      subpaths: key.includes('*') ? await expandPattern(key, search) : [key],
    })),
  )
  const subpaths = expanded.flatMap((each) => each.subpaths)
  const unmatched = expanded.flatMap(({ key, subpaths }) =>
    subpaths.length === 0 && (chosen !== undefined || namesScripts(exports.get(key), typescript)) ? [key] : [],
  )
  if (chosen) return { subpaths: [...new Set(subpaths)], unmatched }
  const versioned = exports.size > 0 ? [] : [...versionedPaths(manifest.typesVersions, typescript).keys()]
  const paths = versioned.filter((path) => !path.includes('*') && path !== 'index').map((path) => `./${path}`)
  // A package with other entry points alone has no main one, unless its manifest names that too.
  const hasMain =
    exports.size === 0 || exports.has('.') || manifest.entries.length > 0 || ![...exports.values()].some(leadsToCode)
  return { subpaths: [...new Set([...(hasMain ? ['.'] : []), ...subpaths, ...paths])], unmatched }
}

/** Those of entry points beside the main one. */
function keysOf(search: EntryPointSearch): readonly string[] {
  return [...search.manifest.exports].flatMap(([key, target]) => {
    const isOpen = key.includes('*') && isWideOpen(key, search)
    return key === '.' || isOpen || !leadsToCode(target) ? [] : [key]
  })
}

/** `./dist/*.js`, and not `./dist/*`, which may as well be pictures. */
function namesScripts(target: unknown, typescript: string): boolean {
  return typeTargetsOf(target, typescript).some((path) => path.includes('*') && /\.[cm]?[jt]sx?$/.test(path))
}

/** Patterns that open a whole folder: nobody chose what lies there. */
export function openPatternsOf(search: EntryPointSearch): readonly string[] {
  return [...search.manifest.exports.keys()].filter(
    (key) => key.includes('*') && isWideOpen(key, search) && !opensFilesOfNamed(key, search),
  )
}

/** `./dist/*` beside `"."` at `./dist/index.js` opens the files of a build whose entry points have names already. */
function opensFilesOfNamed(key: string, { manifest: { exports }, typescript }: EntryPointSearch): boolean {
  const [base = ''] = key.split('*')
  if (!isOutputFolder(base.split('/')[1] ?? '')) return false
  return [...exports].some(
    ([other, target]) => !other.includes('*') && typeTargetsOf(target, typescript).some((path) => path.startsWith(base)),
  )
}

/** A pattern that opens the package, its sources or one of its builds, file by file: nobody chose what lies there. */
function isWideOpen(key: string, { manifest: { exports }, typescript, outputFolders }: EntryPointSearch): boolean {
  const [base = ''] = key.split('*')
  const isPlainPath = typeTargetsOf(exports.get(key), typescript).every((target) => target.split('*')[0] === base)
  if (!isPlainPath) return false
  if (base === './' || isOutputFolder(base.split('/')[1] ?? '')) return true
  return isSourceRoot(posix.normalize(`${base}*`), outputFolders) && hasNamedEntry(exports)
}

/** Otherwise patterns are all that readers can import. */
function hasNamedEntry(exports: Subpaths): boolean {
  return [...exports].some(([key, target]) => !key.includes('*') && leadsToCode(target))
}

/** More files than these nobody documents one by one. */
const mostOfPattern = 500

/** The subpaths that a pattern of `exports` stands for, sorted: as the files of the package have it, or the sources of what is not built. */
async function expandPattern(key: string, search: EntryPointSearch): Promise<readonly string[]> {
  const { exports } = search.manifest
  const target = exports.get(key) ?? findTarget(exports, key)?.target
  const patterns = typeTargetsOf(target, search.typescript).filter((pattern) => pattern.includes('*'))
  const found = await Promise.all(patterns.map((pattern) => starsOf(posix.normalize(pattern), search)))
  const builds = foldersOfBuilds(patterns, search.manifest.typesVersions)
  const stars = [...new Set(found.flat())].filter((star) => !builds.some((folder) => star.startsWith(folder)))
  const subpaths = withoutTwins(stars, search)
    .sort()
    .map((star) => key.replace('*', star))
  // A more special key may close a part of what the pattern opens.
  return subpaths
    .filter((subpath) => exports.size === 0 || findTarget(exports, subpath)?.target === target)
    .slice(0, mostOfPattern)
}

/** Of `ar.js` and `ar.cjs`, which are one module for `import` and for `require`, the one whose types are of the kind of the main ones. */
function withoutTwins(stars: readonly string[], { manifest: { exports }, typescript }: EntryPointSearch): string[] {
  const [main = ''] = typeTargetsOf(exports.get('.'), typescript)
  const order = /\.c[jt]s$/.test(main) ? ['cjs', 'js', 'mjs'] : ['js', 'mjs', 'cjs']
  const rankOf = (star: string): number => order.indexOf(star.slice(star.lastIndexOf('.') + 1))
  const chosen = new Map<string, string>()
  for (const star of stars) {
    const stem = rankOf(star) < 0 ? star : star.slice(0, star.lastIndexOf('.'))
    const other = chosen.get(stem)
    if (other === undefined || rankOf(star) < rankOf(other)) chosen.set(stem, star)
  }
  return [...chosen.values()]
}

/**
 * What `./*` opens at `./*.d.ts` and at `./esm/*.d.mts` has its modules once: `esm/` is another build of them, and so is what `typesVersions`
 * has for other versions of TypeScript. Ends in a slash.
 */
function foldersOfBuilds(patterns: readonly string[], typesVersions: unknown): readonly string[] {
  const bases = patterns.map(baseOf)
  const others = [...bases, ...allVersionedTargets(typesVersions).map(baseOf)]
  return bases.flatMap((base) =>
    others.flatMap((other) =>
      other.startsWith(base) && /.\/$/.test(other.slice(base.length)) ? [other.slice(base.length)] : [],
    ),
  )
}

/** `esm/` of `./esm/*.d.mts`; empty for `./*.d.ts`. */
function baseOf(pattern: string): string {
  const [base = ''] = pattern.split('*')
  return posix.normalize(base).replace(/^\.\/$/, '')
}

async function starsOf(pattern: string, search: EntryPointSearch): Promise<readonly string[]> {
  const built = await starsIn(search.folder, pattern)
  if (built.length > 0) return isOpenEnded(pattern) ? built.map(scriptEnding) : built
  const stars = await starsOfSources(pattern, search)
  return isOpenEnded(pattern) ? stars.map((star) => `${star}.js`) : stars
}

/** Of what a bundler names, that alone; otherwise of all files that lie where a build would find them. */
async function starsOfSources(pattern: string, { folder, outputFolders, bundled }: EntryPointSearch): Promise<readonly string[]> {
  const candidates = sourceCandidates(pattern, outputFolders, bundled)
  const named = candidates.flatMap((source) => bundled?.files.flatMap((file) => starOf(source, file) ?? []) ?? [])
  if (named.length > 0) return named
  for (const stem of new Set(candidates.map(withoutExtension))) {
    // What of all sources is an entry point, only a build could tell.
    if (isSourceRoot(stem, outputFolders)) return []
    const found = await Promise.all(
      candidates.filter((source) => withoutExtension(source) === stem).map((source) => starsIn(folder, source)),
    )
    const stars = found.flat().filter((star) => !/\.d$|(?:^|\/)__\w+__\//.test(star))
    if (stars.length > 0) return stars
  }
  return []
}

function isSourceRoot(stem: string, outputFolders: readonly OutputFolder[]): boolean {
  return ['src', ...outputFolders.map(({ sources }) => sources)].some((folder) => posix.join(folder, '*') === stem)
}

/** What `*` stands for in the paths that match, tests left out. */
async function starsIn(folder: string, pattern: string): Promise<readonly string[]> {
  const base = posix.dirname(`${pattern.split('*')[0] ?? ''}x`)
  return (await filesBelow(folder, base)).flatMap((file) => {
    const names = [file, scriptNameOf(file)].filter((name) => name !== undefined)
    const star = names.map((name) => starOf(pattern, name)).find((found) => found !== undefined)
    return star === undefined || /(?:^|[./_-])(?:test|spec)$/.test(star) ? [] : [star]
  })
}

function isOpenEnded(pattern: string): boolean {
  return pattern.endsWith('*')
}

/** Imports name the script, not its declarations. */
function scriptEnding(star: string): string {
  return scriptNameOf(star) ?? star
}

/** `x.js` of `x.d.ts` and `x.ts`; `undefined` for what is no TypeScript. */
function scriptNameOf(file: string): string | undefined {
  const [, stem, kind = ''] = /^(.*?)(?:\.d)?\.([cm]?)tsx?$/.exec(file) ?? []
  return stem === undefined ? undefined : `${stem}.${kind}js`
}

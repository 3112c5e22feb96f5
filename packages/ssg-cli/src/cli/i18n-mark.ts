// `docgen i18n mark`: writes into translations the hash of the original that they were made from.
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { SourceFile } from '@docgen/model'
import { configOfLocale, originalOf, readSourcesOf } from '../config/locales.ts'
import { createAuthorFiles } from '../io/author-files.ts'
import { createDiskReader } from '../io/disk.ts'
import type { LoadedConfig } from '../io/load-config.ts'
import { siteFileOf } from '../io/site-file.ts'
import { writeChanges } from '../io/write-changes.ts'
import { sha256HexOf } from '../pipeline/hash.ts'
import { loadSources } from '../stages/1-load/load-sources.ts'
import { splitFrontmatter } from '../syntax/markdown/frontmatter.ts'
import { hashOfOriginal, withSourceHash } from '../syntax/markdown/original-text.ts'
import type { MarkFlags } from './flags.ts'
import { findRoot, openSite, pathForUser } from './open-site.ts'
import { sayProblems } from './say-problems.ts'
import type { CliWorld } from './terminal.ts'
import { UsageError } from './usage-error.ts'

/** A translation, with the text of its original. */
interface Pair {
  readonly file: string
  readonly isMarked: boolean
  readonly original: string
}

export async function runMarkCommand(input: MarkFlags & { readonly files: readonly string[] }, world: CliWorld): Promise<number> {
  const root = findRoot(input.root, world)
  const loaded = await openSite(root, input, world)
  if ('problems' in loaded) return sayProblems(loaded.problems, 'no translation was marked', world)
  if (loaded.config.siteLocales === undefined) throw new UsageError('This site has one language.', 'Add `locales` to its config.')
  const pairs = await pairsOf(root, loaded)
  const wanted = input.files.map((file) => siteFileOf(resolve(world.cwd, file), root))
  const chosen = wanted.length > 0 ? wanted.map((file) => pairOf(file, pairs)) : pairs.filter(({ isMarked }) => !isMarked)
  const changes = chosen.flatMap(({ file, original }) => {
    // With its line ends and its byte order mark, which pages are read without.
    const text = readFileSync(resolve(root, file), 'utf8')
    const after = withSourceHash(text, hashOfOriginal(original, sha256HexOf))
    return after === text ? [] : [{ path: file, before: text, after }]
  })
  const left = writeChanges(root, changes)
  const marked = changes.filter(({ path }) => !left.includes(path))
  for (const { path } of marked) world.stdout.write(`Marked ${pathForUser(resolve(root, path), world.cwd)}.\n`)
  for (const path of left) world.stderr.write(`${path} changed in the meantime, so it was left as it is.\n`)
  if (changes.length === 0) world.stdout.write('Every translation is already marked.\n')
  return left.length > 0 ? 1 : 0
}

async function pairsOf(root: string, { config }: LoadedConfig): Promise<readonly Pair[]> {
  const sources = readSourcesOf(config).filter(({ kind }) => kind === 'docs')
  const reader = createDiskReader(createAuthorFiles(root, config.files))
  const { files } = await loadSources(reader, { ...config, sources: config.sources.filter(({ kind }) => kind === 'docs') })
  const textByFile = new Map(files.map(({ file, text }) => [file, text]))
  const names = new Set(sources.map(({ name }) => name))
  return files.flatMap(({ file, text, locale, source }: SourceFile): readonly Pair[] => {
    const original = locale === undefined ? undefined : originalOf(file, configOfLocale(config, locale))
    const ofOriginal = original === undefined ? undefined : textByFile.get(original)
    return ofOriginal === undefined || !names.has(source) ? [] : [{ file, isMarked: isMarked(file, text), original: ofOriginal }]
  })
}

function pairOf(file: string, pairs: readonly Pair[]): Pair {
  const found = pairs.find((pair) => pair.file === file)
  if (found) return found
  throw new UsageError(`"${file}" is not a translation of a page.`, 'Name files in the folder of a locale whose originals exist.')
}

function isMarked(file: string, text: string): boolean {
  return splitFrontmatter(file, text).frontmatter.source_hash !== undefined
}

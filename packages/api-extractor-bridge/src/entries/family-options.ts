// In: the folders of a site and of a package. Out: what the family has told TypeDoc, where it has.
import { dirname, join, resolve } from 'node:path'
import { isRecord } from '@docgen/model'
import { exists } from '../read-file.ts'
import { readJsonFile } from './json-file.ts'

/** Options of TypeDoc that say something to a reference too. https://typedoc.org/documents/Options.html */
export interface FamilyOptions {
  readonly excludeInternal?: boolean | undefined
  readonly excludePrivate?: boolean | undefined
  readonly excludeProtected?: boolean | undefined
  readonly excludeExternals?: boolean | undefined
  readonly excludeNotDocumented?: boolean | undefined
  /** Headings of exports in their order, `*` for all others. */
  readonly headings: readonly string[]
  readonly isInSourceOrder: boolean
  /** Types that exports use and that are not to be exported: `Name`, or `src/file.ts:Name`. */
  readonly notExported: readonly string[]
  /** With their `@`. */
  readonly tags: readonly string[]
  /** Sources of entry points that the family has listed, relative to the package: links name them as modules. */
  readonly listed: readonly string[]
}

export type TypedocOptions = Readonly<Record<string, unknown>>

const optionFiles = ['typedoc.json', 'typedoc.jsonc', '.config/typedoc.json', '.config/typedoc.jsonc']

/** Those of the package over those of the family. */
export function familyOptionsOf(
  family: TypedocOptions = {},
  own: TypedocOptions = {},
  listed: readonly string[] = [],
): FamilyOptions {
  const { packageOptions } = family
  const merged: TypedocOptions = { ...family, ...(isRecord(packageOptions) && packageOptions), ...own }
  const isTrue = (key: string): boolean | undefined => (typeof merged[key] === 'boolean' ? merged[key] : undefined)
  return {
    excludeInternal: isTrue('excludeInternal'),
    excludePrivate: isTrue('excludePrivate'),
    excludeProtected: isTrue('excludeProtected'),
    excludeExternals: isTrue('excludeExternals'),
    excludeNotDocumented: isTrue('excludeNotDocumented'),
    headings: orderOf(textsOf(merged['groupOrder']), textsOf(merged['categoryOrder'])),
    isInSourceOrder: isSortedBySource(textsOf(merged['sort'])),
    listed,
    notExported: textsOf(merged['intentionallyNotExported']),
    tags: [...textsOf(merged['blockTags']), ...textsOf(merged['modifierTags'])],
  }
}

/** Groups and categories are headings alike. */
function orderOf(groups: readonly string[], categories: readonly string[]): readonly string[] {
  const all = [...categories.filter((heading) => heading !== '*'), ...groups]
  return all.length === 0 || all.includes('*') ? all : [...all, '*']
}

/** The names of kinds and the like decide nothing here: kinds have headings of their own. */
function isSortedBySource(sort: readonly string[]): boolean {
  return sort.find((strategy) => strategy === 'source-order' || strategy.startsWith('alphabetical')) === 'source-order'
}

/** Of the folder, or of the nearest one above it that has some, up to the one that holds the packages. */
export function readOptionsAbove(root: string): TypedocOptions | undefined {
  for (let folder = root; ; folder = dirname(folder)) {
    const options = readOptionsIn(folder)
    if (options) return options
    // What lies above the repository is of somebody else.
    if (folder === dirname(folder) || exists(join(folder, '.git'))) return undefined
  }
}

/** A file of TypeDoc's own, else what `package.json` or `tsconfig.json` hold for it. */
export function readOptionsIn(folder: string): TypedocOptions | undefined {
  for (const name of optionFiles) {
    const options = readOptionFile(join(folder, name), 0)
    if (options) return options
  }
  for (const name of ['package.json', 'tsconfig.json']) {
    const options = readJsonFile(join(folder, name))?.['typedocOptions']
    if (isRecord(options)) return withPlaces(options, folder)
  }
  return undefined
}

function readOptionFile(file: string, depth: number): TypedocOptions | undefined {
  const json = readJsonFile(file)
  if (!json || depth > 5) return json
  const options = withPlaces(json, dirname(file))
  const bases = [options['extends']].flat().filter((base) => typeof base === 'string' && base.startsWith('.'))
  const inherited = bases.map((base) => readOptionFile(join(dirname(file), String(base)), depth + 1))
  return Object.assign({}, ...inherited, options) as TypedocOptions // Objects of options alone.
}

/** Paths are relative to the file that they are written in, which another one may extend. */
function withPlaces(options: TypedocOptions, folder: string): TypedocOptions {
  const placed = ['entryPoints', 'exclude'].flatMap((key) => {
    const paths = textsOf(options[key]).map((path) =>
      path.replace(/^(!?)(?!\*\*\/|!)(.*)$/, (_, mark, rest) => mark + resolve(folder, rest)),
    )
    return paths.length > 0 ? [[key, paths] as const] : []
  })
  return { ...options, ...Object.fromEntries(placed) }
}

function textsOf(value: unknown): readonly string[] {
  return Array.isArray(value) ? value.filter((item) => typeof item === 'string') : []
}

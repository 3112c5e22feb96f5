// In: units. Out: a file for each of their modules, under a path that no real file has, and who sees what of whom.
import { dirname, join, posix } from 'node:path'
import type { SampleModule, SampleUnit } from '@docgen/model'
import { isStringLiteral, type SourceFile } from 'typescript-7/unstable/ast'
import type { Diagnostic } from 'typescript-7/unstable/sync'
import { slashed } from '../package-of-file.ts'
import { declaredNamesOf, type DeclaredNames } from './declared-names.ts'

/** A module that has a place, and has not been parsed. */
export interface PlacedModule {
  readonly unit: SampleUnit
  readonly index: number
  readonly module: SampleModule
  /**
   * Absolute, with `/` separators: beside the text, so that what it imports is looked for as if the text itself imported it. The name has
   * one letter, in a range of Unicode that names no file: see `asLongAs`.
   */
  readonly path: string
}

export interface VirtualModule extends PlacedModule {
  /** The code, and behind it what makes it a module that others see. Places in the code are places in this text. */
  readonly text: string
  /** What it imports of packages. */
  readonly imports: readonly string[]
  /** The code's own words for specifiers of other modules of the unit. */
  readonly specifiers: ReadonlyMap<string, string>
  /** Of the code alone. */
  readonly syntaxErrors: readonly Diagnostic[]
  /** Types in a script: what comes after them is checked. */
  readonly scriptErrors: readonly Diagnostic[]
  /** Whether one that it sees, or one of those, is not valid: then its own errors may come from there. */
  readonly seesInvalid: boolean
}

/** What TypeScript finds in the code of a module alone. */
export interface ParsedModule extends Pick<VirtualModule, 'syntaxErrors' | 'scriptErrors'> {
  readonly source: SourceFile | undefined
}

const firstName = 0xe0_00
const nameCount = 0xf8_ff - firstName + 1

/** By unit, in their order. `root` is the absolute path of the site. */
export function placedModulesOf(units: readonly SampleUnit[], root: string): ReadonlyMap<SampleUnit, readonly PlacedModule[]> {
  const countByFolder = new Map<string, number>()
  const placedOf = (unit: SampleUnit): readonly PlacedModule[] => {
    const file = slashed(join(root, unit.file))
    if (unit.isFile) return unit.modules.map((module, index) => ({ unit, index, module, path: file }))
    const folder = posix.dirname(file)
    const count = countByFolder.get(folder) ?? 0
    // All modules of a unit stand in one folder: that is how they find each other.
    const isCut = (count % nameCount) + unit.modules.length > nameCount
    const first = isCut ? Math.ceil(count / nameCount) * nameCount : count
    countByFolder.set(folder, first + unit.modules.length)
    // Beyond 6,400 samples it is a folder below, from where files beside the text are not found.
    const below = first < nameCount ? '' : `~${Math.floor(first / nameCount)}/`
    return unit.modules.map((module, index) => {
      const name = String.fromCodePoint(firstName + (first % nameCount) + index)
      return { unit, index, module, path: `${folder}/${below}${name}.${module.language}` }
    })
  }
  return new Map(units.map((unit) => [unit, placedOf(unit)]))
}

/** Of one unit. `isBundled` tells that imports need no extension. */
export function virtualModulesOf(
  placed: readonly PlacedModule[],
  parsedOf: (module: PlacedModule) => ParsedModule,
  isBundled: boolean,
): readonly VirtualModule[] {
  const made: VirtualModule[] = []
  const names: DeclaredNames[] = []
  for (const each of placed) {
    const { unit, module } = each
    const { source, syntaxErrors, scriptErrors } = parsedOf(each)
    const isInvalid = syntaxErrors.length > 0
    const own = isInvalid || !source ? noNames : declaredNamesOf(source)
    const seen = isInvalid ? new Map<string, number>() : seenNames(module, own, names)
    names.push({ declared: new Set([...own.declared, ...seen.keys()]), exported: own.exported })
    const { code, specifiers } =
      unit.isFile || !source
        ? { code: module.code, specifiers: new Map<string, string>() }
        : redirected(each, placed, source, isBundled)
    const footer = isInvalid || unit.isFile ? '' : footerOf(own, seen, placed, isBundled)
    made.push({
      ...each,
      text: code + footer,
      specifiers,
      imports:
        source?.imports.flatMap((literal) => (isStringLiteral(literal) && !/^[./]/.test(literal.text) ? [literal.text] : [])) ??
        [],
      syntaxErrors,
      scriptErrors,
      seesInvalid: module.sees.some((other) => made[other]?.seesInvalid || (made[other]?.syntaxErrors.length ?? 0) > 0),
    })
  }
  return made
}

const noNames: DeclaredNames = { declared: new Set(), exported: new Set() }

function seenNames(module: SampleModule, own: DeclaredNames, names: readonly DeclaredNames[]): ReadonlyMap<string, number> {
  const seen = new Map<string, number>()
  for (const other of module.sees) {
    for (const name of names[other]?.declared ?? []) if (!own.declared.has(name) && !seen.has(name)) seen.set(name, other)
  }
  return seen
}

/** Imports and exports hold for the whole module, wherever they stand; behind the code they move nothing. */
function footerOf(
  { declared, exported }: DeclaredNames,
  seen: ReadonlyMap<string, number>,
  modules: readonly PlacedModule[],
  isBundled: boolean,
): string {
  const imports = [...seen].flatMap(([name, index]) => {
    const other = modules[index]
    return other ? [`import { ${name} } from './${nameOf(other, !isBundled)}';`] : []
  })
  const exports = [...declared, ...seen.keys()].filter((name) => !exported.has(name))
  return `\n;${imports.join('')}export { ${exports.join(', ')} };\n`
}

/** The code, with specifiers that mean modules of the unit leading to these. Nothing moves: each is as long as before. */
function redirected(
  from: PlacedModule,
  modules: readonly PlacedModule[],
  source: SourceFile,
  isBundled: boolean,
): Pick<VirtualModule, 'specifiers'> & { readonly code: string } {
  const specifiers = new Map<string, string>()
  let { code } = from.module
  for (const literal of source.imports) {
    const start = literal.getStart(source) + 1
    const end = literal.getEnd() - 1
    const written = code.slice(start, end)
    const imported = findImported(from, written, modules)
    if (!imported) continue
    const specifier = asLongAs(written, imported, isBundled)
    specifiers.set(specifier, written)
    code = code.slice(0, start) + specifier + code.slice(end)
  }
  return { code, specifiers }
}

/** `./accounts` becomes `.////////` and the letter of the module. */
function asLongAs(written: string, imported: PlacedModule, isBundled: boolean): string {
  const full = nameOf(imported, !isBundled)
  const name = full.length + 2 <= written.length ? full : nameOf(imported, false)
  return `.${'/'.repeat(written.length - 1 - name.length)}${name}`
}

function nameOf({ path }: PlacedModule, hasExtension: boolean): string {
  const name = posix.basename(path)
  return hasExtension ? name : name.slice(0, name.indexOf('.'))
}

/**
 * The module of the unit that a specifier means: for a relative path the nearest above of that title, else the next below. `undefined` for
 * any other.
 */
function findImported(from: PlacedModule, specifier: string, modules: readonly PlacedModule[]): PlacedModule | undefined {
  if (!/^\.\.?\//.test(specifier)) return undefined
  const wanted = posix.join(dirname(from.module.title ?? ''), specifier)
  const hasTitle = ({ module: { title }, index }: PlacedModule): boolean =>
    index !== from.index && title !== undefined && isTitleOf(posix.normalize(title), wanted)
  return modules.slice(0, from.index).findLast(hasTitle) ?? modules.slice(from.index).find(hasTitle)
}

/** `accounts.ts` is imported as `accounts`, `accounts.js` and `accounts.ts`; `users/index.ts` as `users` too. */
function isTitleOf(title: string, wanted: string): boolean {
  const name = title.replace(/\.[cm]?[jt]sx?$/, '')
  if (name === title) return false
  return wanted === title || wanted.replace(/\.[cm]?[jt]sx?$/, '') === name || `${wanted.replace(/\/$/, '')}/index` === name
}

// In: units. Out: a file for each of their modules, under a path that no real file has, and who sees what of whom.
import { posix } from 'node:path'
import type { SampleModule, SampleUnit } from '@docgen/model'
import ts from 'typescript'
import { declaredNamesOf, type DeclaredNames } from './declared-names.ts'

export interface VirtualModule {
  readonly unit: SampleUnit
  readonly index: number
  readonly module: SampleModule
  /** Absolute, with `/` separators. */
  readonly path: string
  /** The code, and behind it what makes it a module that others see. Places in the code are places in this text. */
  readonly text: string
  /** Of the code alone. */
  readonly syntaxErrors: readonly ts.DiagnosticWithLocation[]
  /** Whether one that it sees, or one of those, is not valid: then its own errors may come from there. */
  readonly seesInvalid: boolean
}

/** Begins the specifier by which a module sees another one of its unit. */
const seenPrefix = '~docgen/'

/** `folder` is an absolute path that no other unit has. */
export function virtualModulesOf(unit: SampleUnit, folder: string, options: ts.CompilerOptions): readonly VirtualModule[] {
  const made: VirtualModule[] = []
  const names: DeclaredNames[] = []
  for (const [index, module] of unit.modules.entries()) {
    const path = `${folder}/${index}.${module.language}`
    const source = ts.createSourceFile(path, module.code, options.target ?? ts.ScriptTarget.ESNext, false)
    const syntaxErrors = syntaxErrorsOf(source)
    const isInvalid = syntaxErrors.length > 0
    const own = isInvalid ? noNames : declaredNamesOf(source)
    const seen = isInvalid ? new Map<string, number>() : seenNames(module, own, names)
    names.push({ declared: new Set([...own.declared, ...seen.keys()]), exported: own.exported })
    made.push({
      unit,
      index,
      module,
      path,
      text: isInvalid ? module.code : module.code + footerOf(own, seen),
      syntaxErrors,
      seesInvalid: module.sees.some((other) => made[other]?.seesInvalid || (made[other]?.syntaxErrors.length ?? 0) > 0),
    })
  }
  return made
}

const noNames: DeclaredNames = { declared: new Set(), exported: new Set() }

/** TypeScript keeps them in the tree for programs, and shows them to nobody else. */
export function syntaxErrorsOf(source: ts.SourceFile): readonly ts.DiagnosticWithLocation[] {
  const errors: unknown = Reflect.get(source, 'parseDiagnostics')
  // Guarded as far as one can look into another's objects.
  return Array.isArray(errors) ? (errors as readonly ts.DiagnosticWithLocation[]) : []
}

function seenNames(module: SampleModule, own: DeclaredNames, names: readonly DeclaredNames[]): ReadonlyMap<string, number> {
  const seen = new Map<string, number>()
  for (const other of module.sees) {
    for (const name of names[other]?.declared ?? []) if (!own.declared.has(name) && !seen.has(name)) seen.set(name, other)
  }
  return seen
}

/** Imports and exports hold for the whole module, wherever they stand; behind the code they move nothing. */
function footerOf({ declared, exported }: DeclaredNames, seen: ReadonlyMap<string, number>): string {
  const imports = [...seen].map(([name, index]) => `import { ${name} } from '${seenPrefix}${index}';`)
  const exports = [...declared, ...seen.keys()].filter((name) => !exported.has(name))
  return `\n;${imports.join('')}export { ${exports.join(', ')} };\n`
}

/**
 * The module of the unit that a specifier means: one that it sees, or for a relative path the nearest above of that title, else the next
 * below. `undefined` for any other.
 */
export function findImported(
  from: VirtualModule,
  specifier: string,
  modules: readonly VirtualModule[],
): VirtualModule | undefined {
  if (specifier.startsWith(seenPrefix)) return modules[Number(specifier.slice(seenPrefix.length))]
  if (!/^\.\.?\//.test(specifier)) return undefined
  const wanted = posix.join(posix.dirname(from.module.title ?? ''), specifier)
  const hasTitle = ({ module: { title }, index }: VirtualModule): boolean =>
    index !== from.index && title !== undefined && isTitleOf(posix.normalize(title), wanted)
  return modules.slice(0, from.index).findLast(hasTitle) ?? modules.slice(from.index).find(hasTitle)
}

/** `accounts.ts` is imported as `accounts`, `accounts.js` and `accounts.ts`; `users/index.ts` as `users` too. */
function isTitleOf(title: string, wanted: string): boolean {
  const name = title.replace(/\.[cm]?[jt]sx?$/, '')
  if (name === title) return false
  return wanted === title || wanted.replace(/\.[cm]?[jt]sx?$/, '') === name || `${wanted.replace(/\/$/, '')}/index` === name
}

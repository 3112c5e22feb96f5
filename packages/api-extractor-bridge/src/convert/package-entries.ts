import {
  compareText,
  entryIdOf,
  type ApiEntry,
  type ApiGroupText,
  type ApiId,
  type ApiText,
  type Diagnostic,
} from '@docgen/model'
import type ts from 'typescript'
import type { Reflection } from 'typedoc'
import type { DocumentedPackage } from '../extraction.ts'
import { createBases } from './bases.ts'
import { createCommentPlaces } from './comment-place.ts'
import { groupTextsOf, toApiComment } from './comment.ts'
import type { Conversion } from './conversion.ts'
import { toApiEntries } from './entry.ts'
import type { ForeignModule } from './foreign-modules.ts'
import type { Headings } from '../typedoc/headings.ts'
import type { ModuleOfPackage } from '../typedoc/entry-modules.ts'
import { createApiIds } from './ids.ts'
import type { Includes } from './includes.ts'
import { createLinkCandidates } from './link-candidates.ts'
import type { LinkTexts } from './link-texts.ts'
import type { SymbolFacts } from './symbols.ts'
import { toApiType } from './type.ts'
import { typeOnlyExportsOf } from './type-only-exports.ts'
import type { UnexportedModules } from '../typedoc/unexported.ts'
import { toUnexportedEntries } from './unexported-entries.ts'

export interface ConversionInput {
  readonly root: string
  readonly program: ts.Program
  readonly modules: readonly ModuleOfPackage[]
  readonly unexported: UnexportedModules
  readonly foreignModules: ReadonlyMap<Reflection, ForeignModule>
  readonly augmentations: ReadonlySet<Reflection>
  readonly packages: readonly DocumentedPackage[]
  readonly symbols: SymbolFacts
  readonly linkTexts: LinkTexts
  readonly headings: Headings
  readonly includes: Includes
  readonly knownTags: ReadonlySet<string>
  readonly modifierTags: readonly string[]
  /** See `runTypedoc`. */
  readonly checkpoint?: (() => void) | undefined
}

/** All that TypeDoc found, as our own entries by the npm name of their package, with what is wrong in their comments. */
export function toEntriesByPackage(input: ConversionInput): {
  entries: Record<string, readonly ApiEntry[]>
  unexported: Record<string, readonly ApiEntry[]>
  groupTexts: Record<string, readonly ApiGroupText[]>
  summaries: Record<string, ApiText>
  diagnostics: readonly Diagnostic[]
} {
  const diagnostics = new Map<string, Diagnostic>()
  const unlessShown: { readonly id: ApiId; readonly diagnostic: Diagnostic }[] = []
  const unexportedModules = input.packages.flatMap((documented) => {
    const module = input.unexported.get(documented.name)
    return module ? [{ documented, specifier: documented.name, module }] : []
  })
  const ids = createApiIds(
    input.modules,
    unexportedModules,
    (reflection) => input.symbols.findDeclaredName(reflection) ?? reflection.name,
  )
  const report = (diagnostic: Diagnostic) => diagnostics.set(JSON.stringify(diagnostic), diagnostic)
  const conversion: Conversion = {
    ...input,
    ids,
    bases: createBases(),
    places: createCommentPlaces(input),
    linkCandidates: createLinkCandidates(input.modules, input.symbols),
    // Members bring the comments that they inherit along, each time with the same findings.
    report,
    reportUnlessShown: (id, diagnostic) => unlessShown.push({ id, diagnostic }),
    reportOnce: (key, diagnostic) => {
      if (!diagnostics.has(key)) diagnostics.set(key, diagnostic)
    },
    toType: (type) => toApiType(type, conversion),
    toEntries: (children) => toApiEntries(children, conversion),
  }
  const byPackage = new Map<string, ApiEntry[]>(input.modules.map(({ documented }) => [documented.name, []]))
  for (const { documented, specifier, module } of input.modules) {
    input.checkpoint?.()
    const own = toApiEntries(module.children ?? [], conversion, documented.family.isInSourceOrder)
    const file = documented.entryPoints.find((entryPoint) => entryPoint.specifier === specifier)?.file
    const typeOnly = typeOnlyExportsOf(input.program, file)
    byPackage
      .get(documented.name)
      ?.push(...own.map((entry) => (typeOnly.has(entry.name) ? { ...entry, isTypeOnly: true } : entry)))
  }
  const entries = Object.fromEntries(byPackage)
  const unexported = toUnexportedEntries(entries, unexportedModules, conversion)
  const groupTexts = Object.fromEntries(
    input.modules.flatMap(({ specifier, module }) => {
      const texts = module.comment && groupTextsOf(module.comment, module, conversion)
      return texts ? [[specifier, texts]] : []
    }),
  )
  const summaries = Object.fromEntries(
    input.modules.flatMap(({ documented, specifier, module }) => {
      const isMainAlone = documented.entryPoints.length === 1 && specifier === documented.name
      const summary = isMainAlone ? undefined : toApiComment(module.comment, module, conversion)?.summary
      return summary ? [[specifier, summary]] : []
    }),
  )
  const shown = new Set(Object.values(unexported).flatMap((list) => list.map(({ id }) => id)))
  for (const { id, diagnostic } of unlessShown) if (!shown.has(entryIdOf(id))) report(diagnostic)
  return { entries, unexported, groupTexts, summaries, diagnostics: [...diagnostics.values()].sort(byPlace) }
}

function byPlace(a: Diagnostic, b: Diagnostic): number {
  return compareText(a.file, b.file) || a.line - b.line || a.column - b.column
}

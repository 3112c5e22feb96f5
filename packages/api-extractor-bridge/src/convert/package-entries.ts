import type { ApiEntry, Diagnostic } from '@docgen/ssg-cli/model'
import type ts from 'typescript'
import type { DeclarationReflection } from 'typedoc'
import type { DocumentedPackage } from '../extraction.ts'
import { createCommentPlaces } from './comment-place.ts'
import type { Conversion } from './conversion.ts'
import { toApiEntries } from './entry.ts'
import { createApiIds } from './ids.ts'
import { createLinkCandidates } from './link-candidates.ts'
import type { LinkTexts } from './link-texts.ts'
import type { SymbolFacts } from './symbols.ts'
import { toApiType } from './type.ts'

export interface ConversionInput {
  readonly root: string
  readonly program: ts.Program
  readonly modules: readonly { readonly documented: DocumentedPackage; readonly module: DeclarationReflection }[]
  readonly packages: readonly DocumentedPackage[]
  readonly symbols: SymbolFacts
  readonly linkTexts: LinkTexts
}

/** All that TypeDoc found, as our own entries by the npm name of their package, with what is wrong in their comments. */
export function toEntriesByPackage(input: ConversionInput): {
  entries: Record<string, readonly ApiEntry[]>
  diagnostics: readonly Diagnostic[]
} {
  const diagnostics = new Map<string, Diagnostic>()
  const conversion: Conversion = {
    ...input,
    ids: createApiIds(input.modules),
    places: createCommentPlaces(input),
    linkCandidates: createLinkCandidates(input.modules),
    // Members bring the comments that they inherit along, each time with the same findings.
    report: (diagnostic) => diagnostics.set(JSON.stringify(diagnostic), diagnostic),
    toType: (type) => toApiType(type, conversion),
    toEntries: (children) => toApiEntries(children, conversion),
  }
  const entries = Object.fromEntries(
    input.modules.map(({ documented, module }) => [documented.name, conversion.toEntries(module.children ?? [])]),
  )
  return { entries, diagnostics: [...diagnostics.values()].sort(byPlace) }
}

function byPlace(a: Diagnostic, b: Diagnostic): number {
  return (a.file < b.file ? -1 : a.file > b.file ? 1 : 0) || a.line - b.line || a.column - b.column
}

import type { Diagnostic } from '@docgen/ssg-cli/model'
import type { DocumentedPackage } from '../extraction.ts'
import type { CommentPlaces } from './comment-place.ts'
import type { ApiIds } from './ids.ts'
import type { LinkCandidates, LinkTexts } from './link.ts'
import type { SymbolFacts } from './symbols.ts'

/** What every conversion of a reflection may need to know beside it. */
export interface Conversion {
  readonly packages: readonly DocumentedPackage[]
  readonly ids: ApiIds
  readonly places: CommentPlaces
  readonly symbols: SymbolFacts
  readonly linkTexts: LinkTexts
  readonly linkCandidates: LinkCandidates
  readonly report: (diagnostic: Diagnostic) => void
}

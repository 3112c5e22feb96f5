import type { ApiEntry, ApiId, ApiType, Diagnostic } from '@docgen/model'
import type { DeclarationReflection, Reflection, SomeType } from 'typedoc'
import type { DocumentedPackage } from '../extraction.ts'
import type { Bases } from './bases.ts'
import type { CommentPlaces } from './comment-place.ts'
import type { ForeignModule } from './foreign-modules.ts'
import type { Headings } from '../typedoc/headings.ts'
import type { ApiIds } from './ids.ts'
import type { Includes } from './includes.ts'
import type { LinkCandidates } from './link-candidates.ts'
import type { LinkTexts } from './link-texts.ts'
import type { SymbolFacts } from './symbols.ts'

/**
 * What every conversion of a reflection may need to know beside it. The two functions close the circles: types hold members that hold
 * types, and namespaces are entries that hold entries. So no converter imports one that imports it, and this file imports none.
 */
export interface Conversion {
  /** Absolute path of the site root. */
  readonly root: string
  readonly packages: readonly DocumentedPackage[]
  readonly ids: ApiIds
  readonly places: CommentPlaces
  readonly symbols: SymbolFacts
  readonly foreignModules: ReadonlyMap<Reflection, ForeignModule>
  readonly augmentations: ReadonlySet<Reflection>
  readonly linkTexts: LinkTexts
  readonly headings: Headings
  readonly includes: Includes
  readonly bases: Bases
  readonly linkCandidates: LinkCandidates
  /** Block tags that are no mistake, with their `@`. */
  readonly knownTags: ReadonlySet<string>
  /** Tags without a text. A misspelled one reads as a block tag. */
  readonly modifierTags: readonly string[]
  readonly report: (diagnostic: Diagnostic) => void
  /** Reports what is wrong unless the reference shows this declaration, which is not exported, below those that use it. */
  readonly reportUnlessShown: (id: ApiId, diagnostic: Diagnostic) => void
  /** Reports the first diagnostic of each key. */
  readonly reportOnce: (key: string, diagnostic: Diagnostic) => void
  /** `toApiType` within this conversion. */
  readonly toType: (type: SomeType | undefined) => ApiType
  /** `toApiEntries` within this conversion. */
  readonly toEntries: (children: readonly DeclarationReflection[]) => readonly ApiEntry[]
}

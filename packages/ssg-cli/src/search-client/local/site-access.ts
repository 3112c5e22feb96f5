import type { Rules } from '../../search/rules.ts'
import type { IndexFiles, ReadFile } from './index-files.ts'
import type { LoadScript } from './pagefind-engine.ts'
import type { SectionEngine } from './section-engine.ts'

/** What a search reaches of its site. */
export interface SiteAccess {
  readonly readFile: ReadFile
  readonly loadScript: LoadScript
  /** Of the language of the index. */
  readonly rules: Rules
  /** Absent from the script of sites that have chosen another engine: lunr is nearly half of it. */
  readonly lunr?: ((files: IndexFiles) => SectionEngine) | undefined
}

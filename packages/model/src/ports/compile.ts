import type { ApiText } from '../api/api.ts'
import type { Messages } from '../messages/messages.ts'
import type { PageText } from '../plugins/resolved-site.ts'

/** What compiling depends on besides the file itself. Plain data: it goes to workers and into cache keys. */
export interface CompileOptions {
  readonly parser: 'satteri' | 'remark-parse'
  readonly html: 'sanitise' | 'trust'
  /** Whether inline code that could name a declaration is left open. Default `false`. */
  readonly linkCode?: boolean
  /** Whether fences that can be checked are kept for a checker. Default `false`. */
  readonly readSamples?: boolean
  /** Texts of pages that are kept for rules and outputs. Default none. */
  readonly keep?: readonly PageText[]
}

/** The words that pages are rendered with. Plain data, as the options are. */
export interface LocaleWords {
  /** For `Intl`. */
  readonly lang: string
  readonly messages: Messages
}

/** A doc comment or README to compile. Every id in it gets `anchorPrefix`, so that it can stand on a page with others. */
export interface FragmentJob {
  readonly text: ApiText
  readonly anchorPrefix: string
  /** Whether its sections are kept for search. Default `false`. */
  readonly keepSections?: boolean
}

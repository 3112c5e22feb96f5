import type { DiagnosticCode } from '../diagnostics/diagnostic-catalogue.ts'
import type { RuleCode } from '../diagnostics/diagnostic.ts'

/** Findings of one code in some files that are left out of every report. */
export interface Suppression {
  readonly code: DiagnosticCode | RuleCode
  /** Glob over files as reports name them: relative to the site root, with `/` separators. */
  readonly file: string
  /** Why they may be, for whoever reads the config. */
  readonly reason: string
}

import type { DiagnosticCode, FatalCode } from './diagnostic-catalogue.ts'

/** A place in a file that the author wrote. Lines and columns are 1-based, columns in UTF-16 code units, as in unist. */
export interface SourceRange {
  /** Relative to the site root, `/` separators. */
  readonly file: string
  readonly line: number
  readonly column: number
}

export type Severity = 'error' | 'warning'

/** The code of a check that the config or a plugin adds. Editors still suggest docgen's own beside it. */
export type RuleCode = string & {}

/** What `docgen check --fix` writes. Only where it is sure what was meant: people look at a hint before they follow it, and at many changes hardly. */
export interface Fix {
  /** What is wrong, as it is written in the file: a whole address or name, at the place of the finding or soon behind it. */
  readonly find: string
  /** What takes its place. */
  readonly replace: string
}

/** A finding about the author's site. Never thrown: every stage's value carries its own. */
export interface Diagnostic extends SourceRange {
  /** Stable kebab-case name, listed in `diagnostic-catalogue.ts` unless a check of the config or a plugin brings it; never renamed, never reused. */
  readonly code: DiagnosticCode | FatalCode | RuleCode
  readonly severity: Severity
  /** What is wrong, in the author's words, with the offending value: one sentence. */
  readonly message: string
  /** What to do: one imperative sentence, naming the nearest valid value when there is one. */
  readonly hint: string
  readonly fix?: Fix | undefined
  /** The stack of what the author's code threw; shown with --debug alone, since it names paths of the machine. */
  readonly stack?: string | undefined
}

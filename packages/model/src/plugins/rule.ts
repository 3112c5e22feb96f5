import type { Diagnostic, Fix, Severity } from '../diagnostics/diagnostic.ts'
import type { PageText, ResolvedSite } from './resolved-site.ts'

/** A check of the whole site: what `defineRule()` returns. */
export interface Rule {
  /** Of its findings: kebab-case, none of docgen's own, and of no other check of the site. `rules` and `suppress` of the config go by it. Never rename it. */
  readonly code: string
  /** Unless `rules` of the config has another one. */
  readonly severity: Severity
  /** What a finding means: one sentence. */
  readonly description: string
  /** Texts of the pages that `check` asks for. */
  readonly needs?: readonly PageText[] | undefined
  /**
   * Whether the findings depend on nothing but the site and the code: no other files, no clock, no environment. docgen does not ask for them
   * again in a build in which nothing changed. Default `false`.
   */
  readonly pure?: boolean | undefined
  /** What it returns is awaited: what it reports later is lost. */
  readonly check: (site: ResolvedSite, report: ReportFinding) => void | Promise<void>
}

/** A finding of docgen itself, such as that of `site.linkTo()`, is reported as it is. */
export type ReportFinding = (finding: RuleFinding | Diagnostic) => void

export interface RuleFinding {
  /** Relative to the site root. Default the config file. */
  readonly file?: string | undefined
  /** 1-based. Default the first. */
  readonly line?: number | undefined
  /** 1-based, in UTF-16 code units. Default the first. */
  readonly column?: number | undefined
  /** What is wrong, with the offending value: one sentence. */
  readonly message: string
  /** What to do: one imperative sentence. */
  readonly hint: string
  /** What `docgen check --fix` writes, if it is certain. `find` stands at the place of the finding: a whole word, name or address. */
  readonly fix?: Fix | undefined
}

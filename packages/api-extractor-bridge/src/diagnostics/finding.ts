// In: what all findings of the bridge begin with: code, severity and place; and the names that one lists. Out: their common parts, and which findings
// only all packages together tell.
import { joinedByAnd, type Diagnostic, type DiagnosticCode, type Severity, type SourceRange } from '@docgen/model'

export function finding(code: DiagnosticCode, severity: Severity, { file, line, column }: SourceRange) {
  return { code, severity, file, line, column }
}

export function error(code: DiagnosticCode, at: SourceRange) {
  return finding(code, 'error', at)
}

/** Findings that a name leads nowhere, as every name of another package seems to where one package is read alone. */
const codesOfNames: readonly DiagnosticCode[] = ['unresolved-api-link', 'unexported-type']

export function needsAllPackages({ code }: Diagnostic): boolean {
  return codesOfNames.some((known) => known === code)
}

/** The first few of them, quoted. */
export function quotedList(names: readonly string[]): string {
  const quoted = names.map((name) => `"${name}"`)
  return joinedByAnd(quoted.length > 4 ? [...quoted.slice(0, 3), `${quoted.length - 3} more`] : quoted)
}

import { diagnosticPathOf, isDiagnosticCode, type DiagnosticCode } from '@docgen/model'

/** The lines below a report that lead to the explanation of its first finding; empty where docgen explains none. Loads no explanation. */
export function wayToExplanation(codes: readonly string[], manual: string | undefined): string {
  const code = codes.find(isDiagnosticCode)
  if (code === undefined) return ''
  const online = manual === undefined ? '' : `, or open ${explanationAddress(code, manual)}`
  return `To read more about a finding, run "docgen explain ${code}"${online}\n`
}

/** `manual` ends with a `/`. */
export function explanationAddress(code: DiagnosticCode, manual: string): string {
  return `${manual}${diagnosticPathOf(code).slice(1)}`
}

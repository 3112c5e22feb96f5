import type { Diagnostic } from '@docgen/model'

/** The findings of the page that is open, made from `source`, then those of others; of each, errors before warnings. */
export function mostUrgentFirst<Finding extends Pick<Diagnostic, 'file' | 'severity'>>(
  findings: readonly Finding[],
  source: string | undefined,
): readonly Finding[] {
  const rankOf = ({ file, severity }: Finding): number => (file === source ? 0 : 2) + (severity === 'error' ? 0 : 1)
  return findings.toSorted((a, b) => rankOf(a) - rankOf(b))
}

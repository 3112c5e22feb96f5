import type { Diagnostic } from '@docgen/model'

/** What keeps the site from being written. */
export type FailOn = 'error' | 'warning' | 'never'

export function fails(diagnostics: readonly Diagnostic[], failOn: FailOn): boolean {
  if (failOn === 'never') return false
  return diagnostics.some(({ severity }) => severity === 'error' || failOn === 'warning')
}

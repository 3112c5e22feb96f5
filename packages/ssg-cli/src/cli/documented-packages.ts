// What commands about the documented packages have in common.
import type { Diagnostic, SiteConfig } from '@docgen/model'
import { UsageError } from './usage-error.ts'

/** Throws `UsageError` where a site documents none. */
export function needReference({ sources }: Pick<SiteConfig, 'sources'>): void {
  if (!sources.some(({ kind }) => kind === 'api')) {
    throw new UsageError('This site has no API reference.', 'Add `apiReference()` to the `sources` of its config.')
  }
}

/** Of a package that could not be read nothing is known. What its comments link to is for the build to say. */
export function errorsOfReading(diagnostics: readonly Diagnostic[]): readonly Diagnostic[] {
  return diagnostics.filter(({ severity, code }) => severity === 'error' && code !== 'unresolved-api-link')
}

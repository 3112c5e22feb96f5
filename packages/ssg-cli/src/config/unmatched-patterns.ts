import type { Diagnostic, SiteConfig } from '@docgen/model'
import { unmatchedPattern } from '../diagnostics/routes.ts'
import { locateInConfig } from './locate.ts'

/** Reports `unmatched-pattern`, each pattern once: sources may share a list. */
export function unmatchedPatternsOf({
  sources,
  configFiles,
}: Pick<SiteConfig, 'sources' | 'configFiles'>): readonly Diagnostic[] {
  const unmatched = sources.flatMap((source) =>
    source.kind === 'api' || source.kind === 'changelogs' ? (source.unmatchedPatterns ?? []) : [],
  )
  const byFolder = new Map(unmatched.map((each) => [each.folder, each]))
  return [...byFolder.values()].map((each) => unmatchedPattern(locateInConfig(configFiles, ['folder'], each.folder), each))
}

// In: the resolved site. Out: what the checks of docgen, of the config and of its plugins find in it. One that throws does not stop the others.
import type { Diagnostic, ResolvedSite, Rule, RuleFinding, SiteConfig, SourceRange } from '@docgen/model'
import { locatePath } from '../config/locate.ts'
import { ownPluginName } from '../config/plugins.ts'
import { pluginFailed } from '../diagnostics/plugins.ts'
import { builtInRules } from '../rules/index.ts'
import { guarded } from '../syntax/guarded.ts'
import { startOfConfig } from '../syntax/origin.ts'

export function runRules(site: ResolvedSite, config: SiteConfig): readonly Diagnostic[] {
  return [
    ...builtInRules.flatMap((rule) => findingsOf(rule, site, config)),
    ...checksOf(config).flatMap(({ rule, plugin, at }) => {
      const found: Diagnostic[] = []
      return guarded(
        () => findingsOf(rule, site, config, found),
        (reason) => [...found, pluginFailed(at, `The check "${rule.code}"`, plugin, reason)],
      )
    }),
  ]
}

interface PlacedRule {
  readonly rule: Rule
  /** Absent for a check of the config itself. */
  readonly plugin: string | undefined
  readonly at: SourceRange
}

function checksOf({ plugins, configFiles }: Pick<SiteConfig, 'plugins' | 'configFiles'>): readonly PlacedRule[] {
  return plugins.flatMap(({ name, checks = [] }, pluginIndex) =>
    checks.map((rule, index): PlacedRule => {
      const isOwn = name === ownPluginName
      const at = locatePath(configFiles, isOwn ? ['checks', index] : ['plugins', pluginIndex], 'value')
      return { rule, plugin: isOwn ? undefined : name, at }
    }),
  )
}

/** What was found is in `found`, also where the rule throws after it. */
function findingsOf(rule: Rule, site: ResolvedSite, config: SiteConfig, found: Diagnostic[] = []): readonly Diagnostic[] {
  rule.check(site, (finding) => found.push('code' in finding ? finding : diagnosticOf(finding, rule, config)))
  return found
}

function diagnosticOf(
  { file, line = 1, column = 1, message, hint }: RuleFinding,
  { code, severity }: Rule,
  config: Pick<SiteConfig, 'configFiles'>,
): Diagnostic {
  return { code, severity, file: file ?? startOfConfig(config).file, line, column, message, hint }
}

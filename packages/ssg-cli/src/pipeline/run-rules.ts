// In: the resolved site. Out: what the checks of docgen, of the config and of its plugins find in it. One that throws does not stop the others.
import type { Diagnostic, ResolvedSite, Rule, RuleFinding, SiteConfig, SourceRange } from '@docgen/model'
import { locatePath } from '../config/locate.ts'
import { ownPluginName } from '../config/plugins.ts'
import { pluginFailed } from '../diagnostics/plugins.ts'
import { builtInRules } from '../rules/index.ts'
import { guardedLater } from '../syntax/guarded.ts'
import { startOfConfig } from '../syntax/origin.ts'

export async function runRules(site: ResolvedSite, config: SiteConfig): Promise<readonly Diagnostic[]> {
  const found = await Promise.all([
    ...builtInRules.map((rule) => findingsOf(rule, site, config)),
    ...checksOf(config).map(({ rule, plugin, at }) => {
      const ofRule: Diagnostic[] = []
      return guardedLater(
        () => findingsOf(rule, site, config, ofRule),
        (reason) => [...ofRule, pluginFailed(at, `The check "${rule.code}"`, plugin, reason)],
      )
    }),
  ])
  return found.flat()
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
async function findingsOf(
  rule: Rule,
  site: ResolvedSite,
  config: SiteConfig,
  found: Diagnostic[] = [],
): Promise<readonly Diagnostic[]> {
  await rule.check(site, (finding) => found.push('code' in finding ? finding : diagnosticOf(finding, rule, config)))
  return found
}

function diagnosticOf(
  { file, line = 1, column = 1, message, hint }: RuleFinding,
  { code, severity }: Rule,
  config: Pick<SiteConfig, 'configFiles'>,
): Diagnostic {
  return { code, severity, file: file ?? startOfConfig(config).file, line, column, message, hint }
}

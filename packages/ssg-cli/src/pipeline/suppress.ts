// Findings that the author of the config has looked at and lets be, each for a reason.
import { patternOf, type Diagnostic, type SiteConfig, type Suppression } from '@docgen/model'
import { locatePath } from '../config/locate.ts'
import { unusedSuppression } from '../diagnostics/environment.ts'

export function isSuppressed(diagnostic: Diagnostic, suppressions: readonly Suppression[]): boolean {
  return suppressions.some((suppression) => meets(suppression, diagnostic))
}

/**
 * A warning for each suppression that none of the findings needs. Those of samples are not asked for where samples were not checked; nor
 * are those of what one machine has and another has not, those of pages that are rendered, which a warm build does not do, or those of the
 * finished output where it will be weighed.
 */
export function unusedSuppressions(
  diagnostics: readonly Diagnostic[],
  config: Pick<SiteConfig, 'suppress' | 'configFiles' | 'budgets'>,
  areSamplesChecked: boolean,
  areOutputsListed: boolean,
): readonly Diagnostic[] {
  const isAsked = (code: string): boolean =>
    !ofMachine.has(code) &&
    (areOutputsListed || code !== ofNames) &&
    !ofRendering.has(code) &&
    !(code === ofOutput && config.budgets !== undefined) &&
    (areSamplesChecked || !code.startsWith('sample-'))
  return unusedOf(diagnostics, config, isAsked)
}

/** The same for the findings of the finished output, which are all of them known. */
export function unusedOutputSuppressions(
  diagnostics: readonly Diagnostic[],
  config: Pick<SiteConfig, 'suppress' | 'configFiles'>,
): readonly Diagnostic[] {
  return unusedOf(diagnostics, config, (code) => code === ofOutput)
}

function unusedOf(
  diagnostics: readonly Diagnostic[],
  { suppress, configFiles }: Pick<SiteConfig, 'suppress' | 'configFiles'>,
  isAsked: (code: string) => boolean,
): readonly Diagnostic[] {
  return suppress.flatMap((suppression, index) => {
    const { code, file } = suppression
    if (!isAsked(code) || diagnostics.some((diagnostic) => meets(suppression, diagnostic))) return []
    return [unusedSuppression(locatePath(configFiles, ['suppress', index], 'value'), code, file)]
  })
}

const ofMachine: ReadonlySet<string> = new Set(['shallow-clone', 'corrupt-cache'])
const ofRendering: ReadonlySet<string> = new Set(['island-crashed', 'unknown-island'])
/** Known once all files of the output are listed. */
const ofNames = 'duplicate-output'
/** Known once the output is made. */
const ofOutput = 'over-budget'

function meets({ code, file }: Suppression, diagnostic: Diagnostic): boolean {
  return diagnostic.code === code && patternOf(file).test(diagnostic.file)
}

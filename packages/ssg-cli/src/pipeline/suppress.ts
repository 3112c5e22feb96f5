// Findings that the author of the config has looked at and lets be, each for a reason.
import { patternOf, type Diagnostic, type SiteConfig, type Suppression } from '@docgen/model'
import { locatePath } from '../config/locate.ts'
import { unusedSuppression } from '../diagnostics/environment.ts'
import { externalCodes } from '../diagnostics/external-links.ts'

export function isSuppressed(diagnostic: Diagnostic, suppressions: readonly Suppression[]): boolean {
  return suppressions.some((suppression) => meets(suppression, diagnostic))
}

/** What a machine has and another has not. */
const codesOfMachine: ReadonlySet<string> = new Set(['shallow-clone', 'corrupt-cache'])
/** Found while pages are rendered, which a warm build does not do. */
const codesOfRendering: ReadonlySet<string> = new Set(['island-crashed', 'unknown-island'])
const codesOfAddresses: ReadonlySet<string> = new Set(externalCodes)
/** Known once all files of the output are listed. */
const codeOfNames = 'duplicate-output'
/** Known once the output is made. */
const codeOfSizes = 'over-budget'

/** What was looked for before there is an output: a suppression of anything else may be needed after all. */
interface Looked {
  readonly areSamplesChecked: boolean
  readonly areOutputsListed: boolean
}

/** A warning for each suppression that none of the findings needs, if what it leaves out was looked for. */
export function unusedSuppressions(
  diagnostics: readonly Diagnostic[],
  config: Pick<SiteConfig, 'suppress' | 'configFiles' | 'budgets'>,
  { areSamplesChecked, areOutputsListed }: Looked,
): readonly Diagnostic[] {
  const wasLookedFor = (code: string): boolean => {
    if ([codesOfMachine, codesOfRendering, codesOfAddresses].some((codes) => codes.has(code))) return false
    if (code === codeOfNames) return areOutputsListed
    // Where there are budgets, `unusedOutputSuppressions` tells.
    if (code === codeOfSizes) return config.budgets === undefined
    return areSamplesChecked || !code.startsWith('sample-')
  }
  return unusedOf(diagnostics, config, wasLookedFor)
}

/** The same for the findings of the finished output, which are all of them known. */
export function unusedOutputSuppressions(
  diagnostics: readonly Diagnostic[],
  config: Pick<SiteConfig, 'suppress' | 'configFiles'>,
): readonly Diagnostic[] {
  return unusedOf(diagnostics, config, (code) => code === codeOfSizes)
}

function unusedOf(
  diagnostics: readonly Diagnostic[],
  { suppress, configFiles }: Pick<SiteConfig, 'suppress' | 'configFiles'>,
  wasLookedFor: (code: string) => boolean,
): readonly Diagnostic[] {
  return suppress.flatMap((suppression, index) => {
    const { code, file } = suppression
    if (!wasLookedFor(code) || diagnostics.some((diagnostic) => meets(suppression, diagnostic))) return []
    return [unusedSuppression(locatePath(configFiles, ['suppress', index], 'value'), code, file)]
  })
}

function meets({ code, file }: Suppression, diagnostic: Diagnostic): boolean {
  return diagnostic.code === code && patternOf(file).test(diagnostic.file)
}

// In: findings. Out: those of code that threw elsewhere than they stand name its line too: a plugin throws over the text of a page.
import type { Diagnostic, SiteConfig } from '@docgen/model'
import { configCodeOf, placeInStack } from '../common/thrown-place.ts'

export function nameThrowers(
  findings: readonly Diagnostic[],
  config: Pick<SiteConfig, 'root' | 'configFiles'>,
): readonly Diagnostic[] {
  const code = configCodeOf(config)
  return findings.map((finding) => {
    const thrown =
      finding.stack === undefined || code.files.includes(finding.file) ? undefined : placeInStack(finding.stack, code)
    if (!thrown) return finding
    const { file, line, column } = thrown
    return { ...finding, message: `${finding.message} (thrown at ${file}:${line}:${column})` }
  })
}

// In: findings. Out: those of code that threw elsewhere than they stand name its line too: a plugin throws over the text of a page.
import type { Diagnostic, SiteConfig } from '@docgen/model'
import { placeInStack } from '../common/thrown-place.ts'

export function nameThrowers(
  findings: readonly Diagnostic[],
  { configFiles }: Pick<SiteConfig, 'configFiles'>,
): readonly Diagnostic[] {
  const files = configFiles.map(({ file }) => file)
  return findings.map((finding) => {
    const thrown = finding.stack === undefined || files.includes(finding.file) ? undefined : placeInStack(finding.stack, files)
    if (!thrown) return finding
    const { file, line, column } = thrown
    return { ...finding, message: `${finding.message} (thrown at ${file}:${line}:${column})` }
  })
}

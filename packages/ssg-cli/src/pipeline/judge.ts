import { compareText, isFatalCode, type Diagnostic, type Rules, type Severity, type SiteConfig } from '@docgen/model'
import { isSuppressed } from './suppress.ts'

/**
 * The diagnostics that the config does not leave out, with the severities that it gives, each once, sorted by file, line, column and code.
 * What a source that failed leaves behind, such as links to its pages, comes after it.
 */
export function judge(
  diagnostics: readonly Diagnostic[],
  { rules, suppress }: Pick<SiteConfig, 'rules' | 'suppress'>,
): readonly Diagnostic[] {
  const unique = new Map<string, Diagnostic>()
  for (const diagnostic of diagnostics) {
    const rule = ruleFor(diagnostic.code, rules)
    if (rule === 'off' || (rule === undefined && offByDefault.has(diagnostic.code)) || isSuppressed(diagnostic, suppress))
      continue
    const judged = rule === undefined ? diagnostic : { ...diagnostic, severity: rule }
    const message = saidOfPages.has(judged.code) ? '' : judged.message
    const key = [judged.file, judged.line, judged.column, judged.code, message].join('\0')
    if (!unique.has(key)) unique.set(key, judged)
  }
  return [...unique.values()].sort(
    (a, b) =>
      Number(b.code === 'source-failed') - Number(a.code === 'source-failed') ||
      compareText(a.file, b.file) ||
      a.line - b.line ||
      a.column - b.column ||
      compareText(a.code, b.code) ||
      compareText(a.message, b.message),
  )
}

/** Their messages name a page. A file that is several pages, as a README is home and a package's page, has one such fault in one place. */
const saidOfPages: ReadonlySet<string> = new Set(['broken-anchor'])

/** Told only where the config asks for it: a site may be translated page by page. */
const offByDefault: ReadonlySet<string> = new Set(['missing-translation'])

function ruleFor(code: Diagnostic['code'], rules: Rules): Severity | 'off' | undefined {
  if (isFatalCode(code)) return undefined
  // A check of the site may be called `constructor`.
  return Object.hasOwn(rules, code) ? rules[code] : undefined
}

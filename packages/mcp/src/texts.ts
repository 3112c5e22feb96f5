// What the tools answer, in words.
import type { CheckResult, FoundPlace } from '@docgen/ssg-cli'

type Finding = CheckResult['diagnostics'][number]

export function textOfPlaces(places: readonly FoundPlace[], query: string): string {
  if (places.length === 0)
    return `Nothing on the site matches "${query}". Try another word, or "overview" for a list of all pages.`
  return places
    .map(({ title, kind, path, within, excerpt, isDeprecated }) =>
      [
        `${title} (${isDeprecated ? `deprecated ${kind}` : kind})`,
        `  path: ${path}`,
        ...(within.length > 0 ? [`  in: ${within.join(' > ')}`] : []),
        ...(excerpt === '' ? [] : [`  ${excerpt}`]),
      ].join('\n'),
    )
    .join('\n\n')
}

const mostFindings = 100

export function textOfFindings({ diagnostics, routes }: CheckResult): string {
  if (diagnostics.length === 0) return `No findings: all ${routes.length} pages are in order.`
  const count = (severity: Finding['severity'], word: string): string[] => {
    const found = diagnostics.filter((finding) => finding.severity === severity).length
    return found === 0 ? [] : [`${found} ${found === 1 ? word : `${word}s`}`]
  }
  const left = diagnostics.length - mostFindings
  return [
    [...count('error', 'error'), ...count('warning', 'warning')].join(', '),
    ...diagnostics.slice(0, mostFindings).map(textOfFinding),
    ...(left > 0 ? [`... and ${left} more. Fix these first, then check again.`] : []),
  ].join('\n\n')
}

function textOfFinding({ file, line, column, severity, code, message, hint }: Finding): string {
  return `${file}:${line}:${column} ${severity} ${code}\n  ${message}\n  hint: ${hint}`
}

/** Of a config that cannot be used, all that is wrong with it. */
export function textOfProblems(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const problems = 'problems' in error && Array.isArray(error.problems) ? (error.problems as readonly Finding[]) : []
  return [error.message, ...problems.map(textOfFinding)].join('\n\n')
}

import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { SourcePage } from '@docgen/ssg-cli'
import { explanations } from '../../packages/ssg-cli/src/diagnostics/explanations.ts'
import { diagnosticCatalogue, diagnosticPathOf, type DiagnosticCode } from '@docgen/model'
import { fenced, tableOf } from './markdown.ts'
import { repositoryFolder } from './repository.ts'

const fixtures = join(repositoryFolder, 'tests/diagnostics')
const category = ['Diagnostics']

/** A page for each code of the catalogue. Examples and severities are those of the broken sites that the tests build. */
export function diagnosticPages(): readonly SourcePage[] {
  const reports = readReports()
  const codes = Object.entries(diagnosticCatalogue).map(([code, meaning]) => ({ code: codeOf(code), meaning }))
  const severityOf = (code: string): string =>
    [...new Set(reports.filter((report) => report.code === code).map(({ severity }) => severity))].sort().join(' or ')
  return [
    {
      route: '/reference/diagnostics/',
      title: 'Diagnostics',
      description: 'Every code that a finding of docgen can have, with its meaning and severity.',
      sidebar: { category, isCategoryPage: true },
      markdown: [
        `docgen has ${codes.length} diagnostics. \`docgen explain <code>\` prints the text of these pages in a terminal. [Diagnostics in the manual](/docs/diagnostics/) says how to change the severity of a code, and how to suppress a finding.`,
        tableOf(
          ['code', 'meaning', 'severity'],
          codes.map(({ code, meaning }) => [`[\`${code}\`](${diagnosticPathOf(code)})`, meaning, severityOf(code)]),
        ),
      ].join('\n\n'),
    },
    ...codes.map(({ code, meaning }): SourcePage => {
      const { why, fix } = explanations[code]
      return {
        route: diagnosticPathOf(code),
        title: code,
        description: meaning.replaceAll('`', ''),
        sidebar: { category },
        markdown: [
          meaning,
          `**Severity:** ${severityOf(code)}`,
          `## Why it occurs\n\n${why}`,
          `## How to fix it\n\n${fix}`,
          exampleOf(reports.find((report) => report.code === code && report.fixture === code)),
        ].join('\n\n'),
      }
    }),
  ]
}

interface Report {
  readonly fixture: string
  readonly code: string
  readonly severity: string
  /** Absent for findings about the whole site. */
  readonly place?: { readonly file: string; readonly line: number } | undefined
  readonly text: string
}

/** Each finding that the expected reports show. */
function readReports(): readonly Report[] {
  const pattern = /^(?:(\S+):(\d+):\d+ {2})?(error|warning) {2}([\w-]+)$/
  return readdirSync(fixtures)
    .filter((fixture) => existsSync(join(fixtures, fixture, 'expected.txt')))
    .flatMap((fixture) =>
      readFileSync(join(fixtures, fixture, 'expected.txt'), 'utf8')
        .split('\n\n')
        .flatMap((text) => {
          const [, file, line, severity, code] = pattern.exec(text.split('\n', 1)[0] ?? '') ?? []
          if (severity === undefined || code === undefined) return []
          return [{ fixture, code, severity, text, place: file === undefined ? undefined : { file, line: Number(line) } }]
        }),
    )
}

const languages: Readonly<Record<string, string>> = { md: 'md', ts: 'ts', tsx: 'tsx', json: 'json', css: 'css', svg: 'xml' }
const linesAround = 3
const linesNearTop = 8

/** The line that the finding is about with those around it, and the report. */
function exampleOf(report: Report | undefined): string {
  if (!report) return ''
  return `## Example\n\n${[...sourceOf(report), fenced('text', report.text.replaceAll('\ufffd', '?'))].join('\n\n')}`
}

function sourceOf({ fixture, place }: Report): readonly string[] {
  const file = place && join(fixtures, fixture, 'site', place.file)
  const language = languages[file?.split('.').at(-1) ?? '']
  if (!place || file === undefined || language === undefined || !existsSync(file)) return []
  const lines = readFileSync(file, 'utf8').trimEnd().split('\n')
  const around = lines.slice(0, place.line + linesAround)
  // Near the top the example begins there, so that it does not cut frontmatter in two.
  const start = place.line <= linesNearTop ? 0 : place.line - 1 - linesAround
  const first = around.findIndex((line, index) => index >= start && line !== '')
  const shown = around.slice(first)
  // Bytes that no page can show, or a file that is too long for an example.
  if (shown.length === 0 || shown.some((line) => line.length > 160 || /[\0-\x08\x0b-\x1f\ufffd]/.test(line))) return []
  // A finding at the end of a file is about a line that is not shown.
  const number = place.line - first
  const mark = number <= shown.length ? ` {${number}}` : ''
  return [fenced(`${language} title="${place.file}"${mark}`, shown.join('\n'))]
}

function codeOf(code: string): DiagnosticCode {
  if (!isCode(code)) throw new Error(`The catalogue has no code "${code}".`)
  return code
}

function isCode(code: string): code is DiagnosticCode {
  return Object.hasOwn(diagnosticCatalogue, code)
}

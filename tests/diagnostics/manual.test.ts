// The manual's table of codes says what the catalogue says, and the severities that the reports show.
import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { diagnosticCatalogue } from '../../packages/ssg-cli/src/model/diagnostic-catalogue.ts'
import { expectFile } from '../support/expect-file.ts'

const manualFile = fileURLToPath(new URL('../../manual/docs/diagnostics.md', import.meta.url))
const folder = fileURLToPath(new URL('.', import.meta.url))
const rowPattern = /^\| `([a-z\d-]+)` +\| (.+?) +\| ((?:error|warning).*?) +\|$/gm

test('the table of codes in the manual is that of the catalogue', () => {
  const manual = readFileSync(manualFile, 'utf8')
  const start = manual.indexOf('\n| code ') + 1
  const end = manual.indexOf('\n\n', start)
  const written = new Map([...manual.slice(start, end).matchAll(rowPattern)].map(([, code, , severity]) => [code, severity]))
  const shown = shownSeverities()
  const rows = Object.entries(diagnosticCatalogue).map(([code, meaning]) => {
    const severities = [...(shown.get(code) ?? [])].sort()
    const severity = written.get(code)
    const isTrue = severity !== undefined && severities.every((each) => severity.includes(each))
    return [`\`${code}\``, meaning, isTrue ? severity : severities.join(' or ')]
  })
  expectFile(manualFile, manual.slice(0, start) + tableOf([['code', 'meaning', 'severity'], ...rows]) + manual.slice(end))
})

test('the codes are sorted', () => {
  expect(Object.keys(diagnosticCatalogue)).toEqual(Object.keys(diagnosticCatalogue).sort())
})

/** The severities that the expected reports show for each code. */
function shownSeverities(): Map<string, Set<string>> {
  const shown = new Map<string, Set<string>>()
  const reports = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => /^[\w-]+.expected\.txt$/.test(file))
  for (const file of reports) {
    const report = readFileSync(`${folder}/${file}`, 'utf8')
    for (const [, severity = '', code = ''] of report.matchAll(/^(?:\S+:\d+:\d+ {2})?(error|warning) {2}([\w-]+)$/gm)) {
      shown.set(code, (shown.get(code) ?? new Set()).add(severity))
    }
  }
  return shown
}

/** A Markdown table as the formatter pads it. */
function tableOf(rows: readonly (readonly string[])[]): string {
  const widths = [0, 1, 2].map((column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)))
  const lines = rows.map((row) => `| ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`)
  return [lines[0], `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`, ...lines.slice(1)].join('\n')
}

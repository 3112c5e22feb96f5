// In: diagnostics and what a build came to. Out: the text that the user reads. Nothing else turns diagnostics into text here.
import pc from 'picocolors'
import { joinedByAnd, type Diagnostic, type RouteSummary, type SourceRange } from '@docgen/model'
import { countOf } from '../common/count-of.ts'
import { formatDuration } from '../common/format-duration.ts'
import type { FixableFinding } from '../syntax/find-fixes.ts'
import { foldEqual, groupByCode, type CodeGroup, type FoldedFinding } from './fold-findings.ts'
import { printable } from './printable.ts'

export type Colours = ReturnType<typeof pc.createColors>

export const plain: Colours = pc.createColors(false)
export const coloured: Colours = pc.createColors(true)

/** Lines of findings that a person is given at once: with how the build ended, they are 200 at most. */
const linesAtOnce = 192

/**
 * One paragraph for each finding, in the order given; an empty text when there is none. Equal findings are one paragraph that names all
 * places. What is too long to read at once is grouped by code and cut, and a table tells how many there are of each. `all` does neither.
 */
export function renderFindings(diagnostics: readonly Diagnostic[], colours: Colours, all = false): string {
  if (all) return diagnostics.map((finding) => renderFolded({ finding, others: [] }, colours)).join('\n')
  const folded = foldEqual(diagnostics)
  const lines = folded.reduce((total, group) => total + linesOf(group), 0)
  if (lines <= linesAtOnce) return folded.map((group) => renderFolded(group, colours)).join('\n')
  return renderGroups(diagnostics, colours)
}

function renderGroups(diagnostics: readonly Diagnostic[], colours: Colours): string {
  const codes = new Set(diagnostics.map(({ code }) => code)).size
  // Of each code a line for what is hidden with the blank line behind it, and its line of the table.
  const groups = groupByCode(diagnostics, linesAtOnce - 3 * codes - linesOfTable, linesOf)
  const paragraphs = groups.flatMap(({ code, shown, hidden }) => [
    ...shown.map((group) => renderFolded(group, colours)),
    ...(hidden === 0 ? [] : [colours.dim(`... and ${hidden} more ${code}\n`)]),
  ])
  const hidden = groups.reduce((total, group) => total + group.hidden, 0)
  const rest = hidden === 0 ? '' : `\nNot listed: ${countOf(hidden, 'finding')}. Use --all to list every finding, or --json.\n`
  return `${paragraphs.join('\n')}\n${renderTable(groups)}${rest}`
}

/** Its head, and the sentence behind it with the blank lines around. */
const linesOfTable = 5

function renderTable(groups: readonly CodeGroup[]): string {
  const rows = [
    ['errors', 'warnings', 'files', 'code'],
    ...groups.map(({ errors, warnings, files, code }) => [`${errors || '-'}`, `${warnings || '-'}`, `${files}`, code]),
  ]
  return rows
    .map(
      ([errors = '', warnings = '', files = '', code = '']) =>
        `${errors.padStart(8)}${warnings.padStart(10)}${files.padStart(7)}  ${code}\n`,
    )
    .join('')
}

/** The blank line behind it included. */
function linesOf({ others }: FoldedFinding): number {
  return others.length === 0 ? 4 : 5
}

/** How many other places a folded finding lists. */
const placesListed = 4

function renderFolded({ finding, others }: FoldedFinding, colours: Colours): string {
  const { severity, message, hint } = finding
  const paint = severity === 'error' ? colours.red : colours.yellow
  return `${headOf(finding, paint(severity), colours)}${renderAdvice(message, hint, colours)}${renderOthers(others, colours)}`
}

function headOf(finding: Diagnostic, state: string, colours: Colours): string {
  const place = placeOf(finding)
  return `${[...(place === undefined ? [] : [colours.bold(place)]), state, colours.dim(finding.code)].join('  ')}\n`
}

function renderOthers(others: readonly Diagnostic[], colours: Colours): string {
  const places = others.slice(0, placesListed).flatMap((other) => placeOf(other) ?? [])
  const more = others.length > places.length ? `${others.length - places.length} more like it` : ''
  return others.length === 0 ? '' : `  ${colours.cyan('also:')} ${joinedByAnd([...places, ...(more === '' ? [] : [more])])}\n`
}

/** Findings that are gone. Equal ones are one paragraph, and of very many of a code only some are shown. */
export function renderFixed(findings: readonly Diagnostic[], colours: Colours): string {
  const paragraphs = groupByCode(findings, linesAtOnce, linesOf).flatMap(({ code, shown, hidden }) => [
    ...shown.map(
      ({ finding, others }) =>
        `${headOf(finding, colours.green('fixed'), colours)}  ${printable(finding.message)}\n${renderOthers(others, colours)}`,
    ),
    ...(hidden === 0 ? [] : [colours.dim(`... and ${hidden} more ${code}\n`)]),
  ])
  return paragraphs.join('')
}

/** What a command says about a place that is no finding of the build: it has no code and no severity. */
export function renderRemark(at: SourceRange, message: string, hint: string, colours: Colours): string {
  return `${colours.bold(placeOf(at) ?? '')}\n${renderAdvice(message, hint, colours)}`
}

function renderAdvice(message: string, hint: string, colours: Colours): string {
  return `  ${printable(message)}\n  ${colours.cyan('hint:')} ${printable(hint)}\n`
}

/** `undefined` for a finding about the whole folder. */
function placeOf({ file, line, column }: SourceRange): string | undefined {
  return file === '.' ? undefined : printable(`${file}:${line}:${column}`)
}

/** Where the author's code threw what the findings tell of, for --debug: a plugin may throw the same over every page. */
export function renderStacks(diagnostics: readonly Diagnostic[]): string {
  return [...new Set(diagnostics.flatMap(({ stack }) => (stack === undefined ? [] : [`\n${stack}\n`])))].join('')
}

/** `2 errors, 1 warning`, or an empty text. */
export function renderCounts(diagnostics: readonly Diagnostic[]): string {
  const errors = diagnostics.filter(({ severity }) => severity === 'error').length
  const warnings = diagnostics.length - errors
  return [errors > 0 ? countOf(errors, 'error') : '', warnings > 0 ? countOf(warnings, 'warning') : ''].filter(Boolean).join(', ')
}

/** GitHub shows no more of a step: https://docs.github.com/en/actions/reference/limits */
const annotationsShown = 10

/** Annotations for the pages of a change on GitHub, as many of each severity as it shows. `prefix` is the site root, relative to the checkout, with a `/` at its end or empty. */
export function renderAnnotations(diagnostics: readonly Diagnostic[], prefix: string): string {
  const left = { error: annotationsShown, warning: annotationsShown }
  const shown = diagnostics.filter(({ severity }) => left[severity]-- > 0)
  return shown
    .map(({ severity, file, line, column, code, message, hint }) => {
      const place = file === '.' ? [] : [`file=${escapeProperty(prefix + file)}`, `line=${line}`, `col=${column}`]
      return `::${severity} ${[...place, `title=${escapeProperty(code)}`].join(',')}::${escapeData(printable(`${message} ${hint}`))}\n`
    })
    .join('')
}

// https://github.com/actions/toolkit/blob/main/packages/core/src/command.ts
function escapeData(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A')
}

function escapeProperty(text: string): string {
  return escapeData(text).replaceAll(':', '%3A').replaceAll(',', '%2C')
}

export interface Outcome {
  readonly command: 'build' | 'check'
  readonly ok: boolean
  readonly pages: number
  readonly durationMs: number
  /** Milliseconds by stage, in the order in which they ran. */
  readonly stages: Readonly<Record<string, number>>
  /** Absent when nothing was written. `dir` is as the user would write it. */
  readonly output?:
    | { readonly files: number; readonly bytes: number; readonly dir: string; readonly left: readonly string[] }
    | undefined
  /** The folder of the last build, as the user would write it, when there is one. */
  readonly lastOutput?: string | undefined
  /** Whether the site is a repository without a config: its author may never have seen it. */
  readonly isWithoutConfig?: boolean | undefined
  /** Absent when none were checked. */
  readonly samples?: { readonly total: number; readonly checked: number; readonly links: number } | undefined
  /** Bytes that lunr's index would have, gzip, where the build took the other engine by itself. */
  readonly lunrLeftAt?: number | undefined
  /** Of files that their makers want told of, in bytes. */
  readonly sizes: readonly { readonly path: string; readonly bytes: number }[]
  readonly slowest: readonly { readonly file: string; readonly ms: number }[]
  readonly diagnostics: readonly Diagnostic[]
  /** How many of them `--fix` can correct. */
  readonly fixable?: number | undefined
}

/** What `--fix` wrote, a line each, and how much of it. `all` lists everything. Empty when nothing was written. */
export function renderWrittenFixes(fixed: readonly FixableFinding[], colours: Colours, all = false): string {
  if (fixed.length === 0) return ''
  const shown = fixed.slice(0, all ? undefined : fixesShown)
  const lines = shown.map(
    (finding) =>
      `  ${colours.bold(placeOf(finding) ?? '')}  "${printable(finding.fix.find)}" → "${printable(finding.fix.replace)}"\n`,
  )
  const more = fixed.length > shown.length ? `  ... and ${fixed.length - shown.length} more. Use --all to list them.\n` : ''
  const files = new Set(fixed.map(({ file }) => file)).size
  const head = `Corrected ${countOf(fixed.length, 'finding')} in ${countOf(files, 'file')}. Look at the changes before you commit them.`
  return `${colours.green(head)}\n${lines.join('')}${more}\n`
}

const fixesShown = 40

/** `count` of the findings can be corrected by the options. */
export function fixableLines(count: number, all: number, options: string): readonly string[] {
  if (count === 0) return []
  const what = count === all ? (count === 1 ? 'it' : 'all of them') : `${count} of them`
  return [`To correct ${what}, run \`docgen check ${options}\`.`]
}

/** How a build ended: counts, what was written, and with `withTimes` what took the time. */
export function renderOutcome(outcome: Outcome, { colours, withTimes, withSlowest }: OutcomeStyle): string {
  const { diagnostics, fixable = 0, samples, stages, slowest, output, lunrLeftAt, sizes } = outcome
  const counts = renderCounts(diagnostics)
  const paint = diagnostics.some(({ severity }) => severity === 'error') ? colours.red : colours.yellow
  const times = Object.entries(stages).map(([stage, ms]) => `${stage} ${formatDuration(ms)}`)
  const lines = [
    ...(counts === '' ? [] : [paint(counts)]),
    ...fixableLines(fixable, diagnostics.length, '--fix'),
    closingLine(outcome, colours),
    ...(output && sizes.length > 0
      ? [colours.dim(`  ${sizes.map(({ path, bytes }) => `${path} ${formatBytes(bytes)}`).join(' · ')}`)]
      : []),
    ...(output && output.left.length > 0 ? [leftLine(output.dir, output.left)] : []),
    ...(output && lunrLeftAt !== undefined ? [searchLine(lunrLeftAt)] : []),
    ...(withTimes && times.length > 0 ? [colours.dim(`  ${times.join(' · ')}`)] : []),
    ...(withTimes && samples && samples.total > 0
      ? [colours.dim(`  ${countOf(samples.total, 'sample')}, ${samples.checked} checked, ${samples.links} identifiers linked`)]
      : []),
    ...(withSlowest && slowest.length > 0
      ? ['Slowest files:', ...slowest.map(({ file, ms }) => `  ${formatDuration(ms)}  ${printable(file)}`)]
      : []),
  ]
  return `${lines.join('\n')}\n`
}

interface OutcomeStyle {
  readonly colours: Colours
  readonly withTimes: boolean
  readonly withSlowest: boolean
}

function closingLine(
  { command, ok, pages, samples, durationMs, output, lastOutput, isWithoutConfig = false, diagnostics }: Outcome,
  { green }: Colours,
): string {
  const count = pages === 0 && samples ? countOf(samples.checked, 'sample') : countOf(pages, 'page')
  const time = formatDuration(durationMs)
  if (command === 'check') {
    if (!ok) return `Checked ${count} in ${time}.`
    return green(`Checked ${count} in ${time}${diagnostics.length === 0 ? ': no problems found' : ''}.`)
  }
  if (output) return green(`Built ${count} in ${time} → ${output.dir} (${formatBytes(output.bytes)})`)
  if (lastOutput === undefined && isWithoutConfig)
    return 'Nothing was written. To look at the site before you correct the errors, run `docgen dev`, or add --no-strict.'
  return lastOutput === undefined ? 'Nothing was written.' : `Nothing was written; ${lastOutput} is unchanged.`
}

function leftLine(dir: string, left: readonly string[]): string {
  const shown = left.slice(0, 5).map(printable).join(', ')
  const more = left.length > 5 ? ` and ${left.length - 5} more` : ''
  return `docgen left files in ${dir} that it did not write: ${shown}${more}.`
}

function searchLine(bytes: number): string {
  return `Search: using fragments() because a lunr index would be about ${formatBytes(bytes)}; set \`search\` in the config to choose one.`
}

/** `512 B`, `12 kB`, `5.1 MB`: powers of a thousand, as disks and hosts count. */
export function formatBytes(bytes: number): string {
  if (bytes < 1000) return `${bytes} B`
  if (bytes < 999_500) return `${Math.round(bytes / 1000)} kB`
  return bytes < 999_950_000 ? `${(bytes / 1e6).toFixed(1)} MB` : `${(bytes / 1e9).toFixed(1)} GB`
}

interface JsonReport {
  readonly ok: boolean
  readonly durationMs: number
  readonly stages: Readonly<Record<string, number>>
  readonly routes: readonly RouteSummary[]
  readonly diagnostics: readonly Diagnostic[]
  /** Only of --fix. */
  readonly fixed?: readonly FixableFinding[] | undefined
  readonly samples?: Outcome['samples']
  readonly external?: { readonly requested: number; readonly refused: readonly string[] } | undefined
  readonly output: { readonly files: number; readonly bytes: number } | null
}

/** The whole of what `--json` prints. Keys are named one by one, so that the document grows by intention only. */
export function renderJson({
  ok,
  durationMs,
  stages,
  routes,
  diagnostics,
  fixed,
  samples,
  external,
  output,
}: JsonReport): string {
  const report: Omit<JsonReport, 'fixed'> & { readonly fixed?: readonly Omit<Diagnostic, 'stack'>[] } = {
    ok,
    durationMs: Math.round(durationMs),
    stages,
    routes: routes.map(({ path, kind, file }) => ({ path, kind, file })),
    diagnostics: diagnostics.map(jsonOfFinding),
    ...(fixed && { fixed: fixed.map(jsonOfFinding) }),
    ...(samples && { samples }),
    ...(external && { external: { requested: external.requested, refused: external.refused } }),
    output: output && { files: output.files, bytes: output.bytes },
  }
  return `${JSON.stringify(report, null, 2)}\n`
}

/** Keys are named one by one, so that the document grows by intention only. */
export function jsonOfFinding({ code, severity, file, line, column, message, hint, fix }: Diagnostic): Omit<Diagnostic, 'stack'> {
  const finding = { code, severity, file, line, column, message, hint }
  return fix === undefined ? finding : { ...finding, fix: { find: fix.find, replace: fix.replace } }
}

/** What `--json` prints of a command that ended before its result. */
export function renderJsonOfFailure(
  diagnostics: readonly Diagnostic[],
  { durationMs = 0, fixed }: { readonly durationMs?: number; readonly fixed?: JsonReport['fixed'] } = {},
): string {
  return renderJson({ ok: false, durationMs, stages: {}, routes: [], diagnostics, fixed, output: null })
}

/** For what ends a command before there is anything to report. */
export function renderFailure(message: string, hint: string, colours: Colours): string {
  return `${colours.red('docgen:')} ${message}\n${hint === '' ? '' : `  ${colours.cyan('hint:')} ${hint}\n`}`
}

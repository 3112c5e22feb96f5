// In: a coverage, and how it compares with its baseline. Out: the text that the user reads, or the JSON document.
import type { ApiCoverage, PackageCoverage, UnknownName } from '../stages/4-resolve/api/api-coverage.ts'
import type { CoverageChange, CoverageComparison } from './coverage-baseline.ts'
import { countOf } from '../common/count-of.ts'
import { renderRemark, type Colours } from './report.ts'

export function renderCoverage({ packages, unknownNames }: ApiCoverage, colours: Colours): string {
  const header = ['package', 'exports with comments', 'members with comments', 'exports in guides']
  const rows = packages.map((one) => [one.name, ...sharesOf([one])])
  const total = [countOf(packages.length, 'package'), ...sharesOf(packages)]
  const widths = header.map((title, column) => Math.max(...[header, ...rows, total].map((row) => (row[column] ?? title).length)))
  const lineOf = (row: readonly string[]): string =>
    row.map((cell, column) => (column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0))).join('  ')
  const lines = [colours.dim(lineOf(header)), ...rows.map(lineOf), colours.bold(lineOf(total))]
  const names = unknownNames.map((name) => renderUnknownName(name, colours))
  return `${lines.join('\n')}\n${names.length === 0 ? '' : `\n${names.join('\n')}`}`
}

/** `3 of 12  25%`. */
function sharesOf(packages: readonly PackageCoverage[]): readonly string[] {
  const sum = (count: (one: PackageCoverage) => number): number => packages.reduce((all, one) => all + count(one), 0)
  const exports = sum((one) => one.exports)
  const members = sum((one) => one.members)
  return [
    shareOf(exports - sum((one) => one.exportsWithoutComment.length), exports),
    shareOf(members - sum((one) => one.membersWithoutComment.length), members),
    shareOf(exports - sum((one) => one.exportsNoGuideMentions.length), exports),
  ]
}

function shareOf(part: number, all: number): string {
  // Rounded down, so that 100% means all.
  return all === 0 ? '-' : `${part} of ${all} ${`${Math.floor((part / all) * 100)}%`.padStart(4)}`
}

function renderUnknownName({ at, name, nearest }: UnknownName, colours: Colours): string {
  const hint = nearest === undefined ? 'Correct the name, or remove it.' : `Write "${nearest}", the closest name.`
  return renderRemark(at, `The packages do not export "${name}".`, hint, colours)
}

export function renderComparison({ worse, better }: CoverageComparison, colours: Colours): string {
  if (worse.length > 0) {
    return `\n${worse.map((change) => `${colours.red('worse:')} ${describe(change)}\n`).join('')}`
  }
  if (better.length === 0) return '\nSame as the baseline.\n'
  const changes = better.map((change) => `${colours.green('better:')} ${describe(change)}\n`).join('')
  return `\n${changes}Record it with --update-baseline.\n`
}

const whatIs: Readonly<Record<CoverageChange['what'], string>> = {
  exportsWithoutComment: 'exports without a comment',
  membersWithoutComment: 'members without a comment',
  exportsNoGuideMentions: 'exports that no guide mentions',
  unknownNames: 'names in guides that match no export',
}

function describe(change: CoverageChange): string {
  const whose = change.package === undefined ? '' : `${change.package}: `
  return `${whose}${change.now} ${whatIs[change.what]}, ${change.before} in the baseline`
}

/** Keys are named one by one, so that the document grows by intention only. */
export function coverageJson({ packages, unknownNames }: ApiCoverage, comparison: CoverageComparison | undefined): string {
  const document = {
    ok: comparison === undefined || comparison.worse.length === 0,
    packages: packages.map((one) => ({
      name: one.name,
      exports: one.exports,
      members: one.members,
      exportsWithoutComment: one.exportsWithoutComment,
      membersWithoutComment: one.membersWithoutComment,
      exportsNoGuideMentions: one.exportsNoGuideMentions,
    })),
    unknownNames: unknownNames.map(({ at, name, nearest }) => ({
      file: at.file,
      line: at.line,
      column: at.column,
      name,
      nearest: nearest ?? null,
    })),
    worse: comparison?.worse ?? [],
    better: comparison?.better ?? [],
  }
  return `${JSON.stringify(document, null, 2)}\n`
}

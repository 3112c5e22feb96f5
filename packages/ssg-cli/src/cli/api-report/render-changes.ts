// In: what has changed in each package. Out: the text that the user reads, or the JSON document.
import { countOf } from '../../common/count-of.ts'
import type { ApiImpact, Diagnostic } from '@docgen/model'
import { askedRelease, type AskedRelease, type ReleaseKind } from '../../history/asked-release.ts'
import { printable } from '../printable.ts'
import { jsonOfFinding, type Colours } from '../report.ts'
import { lineChangesOf, type ExportChange } from '../../history/report-changes.ts'
import { notExported } from '../../history/report-text.ts'

export interface PackageChanges {
  /** npm name. */
  readonly name: string
  /** Report as the user would write its path. */
  readonly file: string
  /** `new` without a report, `gone` where the site does not document it any more. */
  readonly state: 'known' | 'new' | 'gone'
  readonly changes: readonly ExportChange[]
  /** Of the package as it is now. */
  readonly version?: string | undefined
  /** The last release, where the package is compared with that. */
  readonly released?: string | undefined
  /** The release that the version and the changesets announce after that one. */
  readonly announced?: ReleaseKind | undefined
}

/** Of a package that is new or gone, the number of its exports says enough. */
export function renderChanges(packages: readonly PackageChanges[], colours: Colours): string {
  const paragraphs = packages
    .filter(({ state, changes }) => state !== 'known' || changes.length > 0)
    .map(
      (each) => `${headOf(each, colours)}\n${each.state === 'known' ? each.changes.map(renderOne(each, colours)).join('') : ''}`,
    )
  return paragraphs.join('\n')
}

function headOf({ name, state, changes, version, released }: PackageChanges, colours: Colours): string {
  const head = colours.bold(printable(name))
  if (state === 'known') return `${head}: ${askedText(askedOf(changes, released ?? version))}`
  return `${head}: ${state === 'new' ? 'it is new' : 'it is no longer documented'} (${countOf(changes.length, 'export')})`
}

function askedOf(changes: readonly ExportChange[], version = '1.0.0'): AskedRelease {
  return askedRelease(
    version,
    changes.map(({ impact }) => impact),
  )
}

function askedText({ least, most }: AskedRelease): string {
  const sure = `this asks for a ${least} release`
  return least === most ? sure : `${sure}, or for a ${most} one if what may break users does`
}

const impactTexts: Readonly<Record<ApiImpact, string>> = {
  breaks: ' (breaks users)',
  mayBreak: ' (may break users)',
  adds: '',
  none: '',
}

const renderOne =
  ({ name: packageName, file }: PackageChanges, colours: Colours) =>
  ({ kind, entryPoint, name, impact, before, after, line }: ExportChange): string => {
    const color = { removed: colours.red, changed: colours.yellow, added: colours.green }[kind]
    const from = entryPoint === packageName ? '' : entryPoint === notExported ? ' (not exported)' : ` of ${entryPoint}`
    const place = line === undefined ? '' : colours.dim(`  ${printable(file)}:${line}`)
    const lines = before === undefined || after === undefined ? [] : lineChangesOf(before, after)
    const shown = lines.map(
      ({ sign, line: text }) => `    ${(sign === '-' ? colours.red : colours.green)(`${sign} ${printable(text)}`)}\n`,
    )
    return `  ${color(kind.padEnd(7))}  ${printable(name)}${from}${impactTexts[impact]}${place}\n${shown.join('')}`
  }

/** `2 removed, 1 added`. */
export function countsOf(packages: readonly PackageChanges[]): string {
  const all = packages.flatMap(({ changes }) => changes)
  const kinds = (['removed', 'changed', 'added'] as const).map((kind) => [kind, all.filter((each) => each.kind === kind).length])
  return kinds.flatMap(([kind, count]) => (count === 0 ? [] : [`${count} ${kind}`])).join(', ')
}

/**
 * Keys are named one by one, so that the document grows by intention only. `ok` tells whether the reports are current, or whether there are no
 * `findings`.
 */
export function changesJson(packages: readonly PackageChanges[], ok: boolean, findings?: readonly Diagnostic[]): string {
  const document = {
    ok,
    packages: packages.map(({ name, file, state, changes, version, released, announced }) => ({
      name,
      report: file,
      state,
      ...(findings && { released, announced: announced ?? null }),
      ...(state === 'known' && { asked: changes.length === 0 ? null : askedOf(changes, released ?? version) }),
      changes: changes.map(({ kind, entryPoint, name, impact, before, after, line }) => ({
        kind,
        entryPoint: entryPoint === notExported ? null : entryPoint,
        name,
        impact,
        line: line ?? null,
        before: before ?? null,
        after: after ?? null,
      })),
    })),
    ...(findings && { diagnostics: findings.map(jsonOfFinding) }),
  }
  return `${JSON.stringify(document, null, 2)}\n`
}

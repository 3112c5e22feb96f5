// In: what has changed in each package. Out: the text that the user reads, or the JSON document.
import { countOf } from '../../common/count-of.ts'
import { printable } from '../printable.ts'
import type { Colours } from '../report.ts'
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

function headOf({ name, state, changes }: PackageChanges, colours: Colours): string {
  const head = colours.bold(printable(name))
  if (state === 'known') return head
  return `${head}: ${state === 'new' ? 'it is new' : 'it is no longer documented'} (${countOf(changes.length, 'export')})`
}

const renderOne =
  ({ name: packageName, file }: PackageChanges, colours: Colours) =>
  ({ kind, entryPoint, name, before, after, line }: ExportChange): string => {
    const color = { removed: colours.red, changed: colours.yellow, added: colours.green }[kind]
    const from = entryPoint === packageName ? '' : entryPoint === notExported ? ' (not exported)' : ` of ${entryPoint}`
    const place = line === undefined ? '' : colours.dim(`  ${printable(file)}:${line}`)
    const lines = before === undefined || after === undefined ? [] : lineChangesOf(before, after)
    const shown = lines.map(
      ({ sign, line: text }) => `    ${(sign === '-' ? colours.red : colours.green)(`${sign} ${printable(text)}`)}\n`,
    )
    return `  ${color(kind.padEnd(7))}  ${printable(name)}${from}${place}\n${shown.join('')}`
  }

/** `2 removed, 1 added`. */
export function countsOf(packages: readonly PackageChanges[]): string {
  const all = packages.flatMap(({ changes }) => changes)
  const kinds = (['removed', 'changed', 'added'] as const).map((kind) => [kind, all.filter((each) => each.kind === kind).length])
  return kinds.flatMap(([kind, count]) => (count === 0 ? [] : [`${count} ${kind}`])).join(', ')
}

/** Keys are named one by one, so that the document grows by intention only. `ok` tells whether the reports are current. */
export function changesJson(packages: readonly PackageChanges[], ok: boolean): string {
  const document = {
    ok,
    packages: packages.map(({ name, file, state, changes }) => ({
      name,
      report: file,
      state,
      changes: changes.map(({ kind, entryPoint, name, before, after, line }) => ({
        kind,
        entryPoint: entryPoint === notExported ? null : entryPoint,
        name,
        line: line ?? null,
        before: before ?? null,
        after: after ?? null,
      })),
    })),
  }
  return `${JSON.stringify(document, null, 2)}\n`
}

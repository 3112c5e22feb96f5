// In: what is known of the exports of a package. Out: its API as a file that people review, and what such a file says.
import {
  anchoredMembersOf,
  compareText,
  isDeprecated,
  longestBackticksIn,
  namesOf,
  noLinks,
  specifierOf,
  textOfCode,
  unstableModifiers,
  wholeDeclarationCode,
  type ApiEntry,
  type ApiMember,
  type ApiPackage,
} from '@docgen/model'
import { groupedBy } from '../common/grouped-by.ts'

/** An export, or a type that is not exported but that exports use. */
export interface ReportedExport {
  /** What imports name, such as `hono/client`; `notExported` for a type that none can. */
  readonly entryPoint: string
  /** Inside of a namespace, with its name: `Parts.Screw`. */
  readonly name: string
  /** Its declarations as TypeScript code, without comments and bodies. */
  readonly code: string
}

export interface WrittenExport extends ReportedExport {
  /** Of its heading, counted from 1. */
  readonly line: number
}

export const endingOfReports = '.api.md'

/** Name of the file for a package, by its `dir`. */
export const reportNameOf = (dir: string): string => `${dir}${endingOfReports}`

export const notExported = 'Not exported'

/** Tells files that docgen wrote from others. */
const mark = '<!-- Written by `docgen api report --update`. A change of this file is a change of the API. -->'

const widthOfCode = 100

/** By entry point, then name, so that moving a declaration in its file is no change. */
export function exportsOf({ entries, unexported = [] }: Pick<ApiPackage, 'entries' | 'unexported'>): readonly ReportedExport[] {
  const declared = [
    ...flattened(entries).map((entry) => ({ entryPoint: specifierOf(entry.id), entry })),
    ...flattened(unexported).map((entry) => ({ entryPoint: notExported, entry })),
  ]
  // Declarations that merge share a name.
  const byName = groupedBy(declared, ({ entryPoint, entry }) => exportKeyOf({ entryPoint, name: exportNameOf(entry) }))
  return [...byName.values()]
    .map((group) => ({
      entryPoint: group[0].entryPoint,
      name: exportNameOf(group[0].entry),
      code: group.map(({ entry }) => codeOf(entry)).join('\n\n'),
    }))
    .sort((a, b) => compareText(placeOf(a), placeOf(b)))
}

/** Names an export within its package. */
export function exportKeyOf({ entryPoint, name }: Pick<ReportedExport, 'entryPoint' | 'name'>): string {
  return `${entryPoint}\n${name}`
}

/** What is not exported comes last. */
function placeOf(reported: ReportedExport): string {
  return `${reported.entryPoint === notExported ? '1' : '0'}${exportKeyOf(reported)}`
}

function flattened(entries: readonly ApiEntry[]): readonly ApiEntry[] {
  return entries.flatMap((entry) => [entry, ...(entry.kind === 'namespace' ? flattened(entry.entries) : [])])
}

export function exportNameOf({ id }: ApiEntry): string {
  return namesOf(id).join('.').replace(/^~/, '')
}

function codeOf(entry: ApiEntry): string {
  if (entry.kind === 'reference') return referenceCode(entry)
  const sorted = withSortedMembers(entry)
  const code = wholeDeclarationCode(sorted, noLinks).map((piece) => textOfCode(piece, widthOfCode))
  return [...remarksOf(entry), ...code].join('\n')
}

function referenceCode({ name, target, targetName }: Extract<ApiEntry, { readonly kind: 'reference' }>): string {
  const as = targetName === name ? name : `${targetName} as ${name}`
  return target === undefined ? `export { ${as} }` : `export { ${as} } from '${specifierOf(target)}'`
}

/** In the order of their names; signatures without one stay first. Overloads are one member. */
function withSortedMembers<Entry extends ApiEntry>(entry: Entry): Entry {
  if (entry.kind === 'class' || entry.kind === 'interface') return { ...entry, members: sortedMembers(entry.members) }
  if ((entry.kind === 'type' || entry.kind === 'variable') && entry.type.kind === 'object') {
    return { ...entry, type: { ...entry.type, members: sortedMembers(entry.type.members) } }
  }
  return entry
}

function sortedMembers(members: readonly ApiMember[]): readonly ApiMember[] {
  const keyOf = ({ kind, name, flags }: ApiMember): string => {
    const rank = ['call', 'constructor', 'index'].indexOf(kind)
    return rank >= 0 ? `0${rank}` : `${flags.isStatic ? '1' : '2'}${name}`
  }
  return [...members].sort((a, b) => compareText(keyOf(a), keyOf(b)))
}

/** What is not in the code but a change for those who use it: `// @deprecated size, weight`. */
function remarksOf(entry: ApiEntry): readonly string[] {
  const parts: readonly Tagged[] = [entry, ...partsOf(entry)]
  const tags = new Map<string, string[]>()
  for (const part of parts) {
    for (const tag of tagsOf(part)) tags.set(tag, [...(tags.get(tag) ?? []), ...(part === entry ? [] : [part.name])])
  }
  const remarks = [...tags].map(([tag, names]) => ['//', `@${tag}`, names.join(', ')].filter(Boolean).join(' ')).sort(compareText)
  const isNotice = entry.isTypeOnly === true && entry.kind !== 'interface' && entry.kind !== 'type'
  return isNotice ? ['// Exported as a type alone.', ...remarks] : remarks
}

type Tagged = Pick<ApiEntry, 'name' | 'comment'> & Parameters<typeof isDeprecated>[0]

function partsOf(entry: ApiEntry): readonly Tagged[] {
  return entry.kind === 'enum' ? entry.members : anchoredMembersOf(entry).filter(({ inheritedFrom }) => !inheritedFrom)
}

function tagsOf(part: Tagged): readonly string[] {
  const comments = [part.comment, ...(part.signatures ?? []).map(({ comment }) => comment)]
  const modifiers = comments.flatMap((comment) => comment?.modifiers ?? [])
  return [...(isDeprecated(part) ? ['deprecated'] : []), ...unstableModifiers.filter((each) => modifiers.includes(each))]
}

/** `exports` in the order of `exportsOf`. Formatters are told to leave the file alone: the code is compared as it stands. */
export function reportText(name: string, exports: readonly ReportedExport[]): string {
  const sections = [...groupedBy(exports, ({ entryPoint }) => entryPoint)].map(
    ([entryPoint, group]) => `## ${entryPoint}\n\n${group.map(sectionOf).join('\n')}`,
  )
  return `# API of ${name}\n\n${mark}\n<!-- prettier-ignore-start -->\n\n${sections.join('\n')}\n<!-- prettier-ignore-end -->\n`
}

function sectionOf({ name, code }: ReportedExport): string {
  const fence = fenceAround(code)
  return `### ${name}\n\n${fence}ts\n${code}\n${fence}\n`
}

/** Longer than any in the code. */
function fenceAround(code: string): string {
  const longest = Math.max(2, longestBackticksIn(code))
  return '`'.repeat(longest + 1)
}

/** `undefined` for a file that docgen did not write. */
export function readReport(text: string): readonly WrittenExport[] | undefined {
  const lines = text.split(/\r?\n/)
  if (!lines.includes(mark)) return undefined
  const exports: WrittenExport[] = []
  let entryPoint = ''
  for (let index = 0; index < lines.length; index++) {
    const line = lines[index] ?? ''
    if (line.startsWith('## ')) entryPoint = line.slice(3)
    if (!line.startsWith('### ')) continue
    const opening = lines.findIndex((each, at) => at > index && each.startsWith('```'))
    const fence = /^`+/.exec(lines[opening] ?? '')?.[0] ?? ''
    const closing = lines.findIndex((each, at) => at > opening && each === fence)
    if (opening < 0 || closing < 0) break
    exports.push({ entryPoint, name: line.slice(4), code: lines.slice(opening + 1, closing).join('\n'), line: index + 1 })
    index = closing
  }
  return exports
}

// In: a change of what a package exports. Out: whether it breaks the code of users, as far as the declarations tell it.
import type { ApiImpact } from '@docgen/model'
import { unstableModifiers } from '@docgen/model'
import { notExported, type ReportedExport } from '../report-text.ts'
import { declarationsImpact, worst } from './compare-declarations.ts'
import { namesIn } from './names.ts'
import { itself, readExport, type ReadExport, type Remarks } from './read-declarations.ts'
import type { DeclarationNode } from './syntax.ts'
import { usesOfTypes, type UsesOfTypes } from './uses-of-types.ts'

interface Changed {
  readonly kind: 'removed' | 'changed' | 'added'
  readonly entryPoint: string
  readonly name: string
  readonly before?: string
  readonly after?: string
}

/** The function tells the changes between the two apart. */
export function impactBetween(
  before: readonly ReportedExport[],
  after: readonly ReportedExport[],
): (change: Changed) => ApiImpact {
  const names = { before: namesIn(before), after: namesIn(after) }
  let uses: UsesOfTypes | undefined
  return (change) => {
    if (change.kind !== 'changed') return wholeImpact(change)
    const [old, now] = [names.before.meantBy(change.before ?? ''), names.after.meantBy(change.after ?? '')]
    if (old === undefined || now === undefined) return 'mayBreak'
    if (isUnstable(old.remarks, itself)) return 'adds'
    uses ??= usesOfTypes(before)
    const context = {
      uses: uses.get(change.name) ?? new Set(),
      inheritedBefore: names.before.inherited(old.declarations),
      inheritedAfter: names.after.inherited(now.declarations),
      names: { ...names, typeParameters: new Set([...old.typeParameters, ...now.typeParameters]) },
      isUnstable: (name: string): boolean => isUnstable(old.remarks, name),
    }
    return worst([remarksImpact(old, now), declarationsImpact(old.declarations, now.declarations, context)])
  }
}

/** Nobody can name what is not exported: where an export uses it, the declaration of that changes too. */
function wholeImpact({ kind, entryPoint, before = '' }: Changed): ApiImpact {
  if (entryPoint === notExported) return 'none'
  if (kind === 'added') return 'adds'
  const removed = readExport(before)
  return removed !== undefined && isUnstable(removed.remarks, itself) ? 'adds' : 'breaks'
}

function isUnstable({ tags }: Remarks, name: string): boolean {
  return unstableModifiers.some((tag) => tags.get(tag)?.has(name))
}

/** What is deprecated still works, but a release that says so is more than a repair. */
function remarksImpact({ remarks: old, declarations }: ReadExport, { remarks: now }: ReadExport): ApiImpact {
  const known = new Set([itself, ...declarations.flatMap(namesOfParts)])
  const isNewIn = (tag: string): boolean =>
    [...(now.tags.get(tag) ?? [])].some((name) => known.has(name) && !old.tags.get(tag)?.has(name))
  return worst([
    isNewIn('deprecated') ? 'adds' : 'none',
    unstableModifiers.some(isNewIn) ? 'mayBreak' : 'none',
    // A value that is exported as a type can no longer be called.
    !old.isTypeAlone && now.isTypeAlone ? 'breaks' : 'none',
    old.isTypeAlone && !now.isTypeAlone ? 'adds' : 'none',
  ])
}

function namesOfParts(declaration: DeclarationNode): readonly string[] {
  if (declaration.kind === 'enum') return [...declaration.values.keys()]
  const { members = [] } =
    'members' in declaration ? declaration : 'type' in declaration && declaration.type.kind === 'object' ? declaration.type : {}
  return members.map(({ name }) => name)
}

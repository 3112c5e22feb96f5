// In: the declaration of an export before and after. Out: what that means for the code of users.
import type { ApiImpact } from '@docgen/model'
import { areSwapped, functionIn, suits, type Answer, type NamesOfBoth, type Use } from './assignable.ts'
import type { Inherited } from './names.ts'
import { substituted, substitutedMember, substitutionOf, type Substitution } from './substitute.ts'
import {
  withUndefined,
  type DeclarationNode,
  type DeclarationOf,
  type MemberNode,
  type SignatureNode,
  type TypeNode,
  type TypeParameterNode,
} from './syntax.ts'

const ranks: readonly ApiImpact[] = ['none', 'adds', 'mayBreak', 'breaks']

export function worst(impacts: readonly ApiImpact[]): ApiImpact {
  return ranks.findLast((rank) => impacts.includes(rank)) ?? 'none'
}

interface Context {
  /** How users are known to use the type; it may have other uses too. */
  readonly uses: ReadonlySet<Use>
  readonly names: NamesOfBoth
  /** Members that a declaration inherits, if all of its bases are known. */
  readonly inheritedBefore: Inherited
  readonly inheritedAfter: Inherited
  /** Whether a member, by its name, is one that may change at any time. */
  readonly isUnstable: (name: string) => boolean
}

const impacts: Readonly<Record<Answer, ApiImpact>> = { yes: 'adds', no: 'breaks', unknown: 'mayBreak' }

function typeImpact(before: TypeNode, after: TypeNode, use: Use, { names }: Context): ApiImpact {
  return before.text === after.text ? swapImpact(before, after) : impacts[suits(before, after, use, names)]
}

function swapImpact(before: TypeNode, after: TypeNode): ApiImpact {
  return before.kind === 'function' && after.kind === 'function' && haveSwaps(before.signatures, after.signatures)
    ? 'mayBreak'
    : 'none'
}

function haveSwaps(before: readonly SignatureNode[], after: readonly SignatureNode[]): boolean {
  return after.some((signature) => {
    const same = before.filter(({ text }) => text === signature.text)
    return same.length > 0 && same.every((each) => areSwapped(signature, each))
  })
}

/** A change breaks users if it breaks a known use of the type, or every possible use. If nobody is known to use the type in the way that breaks, nobody may be affected. */
function overUses(uses: ReadonlySet<Use>, impactOf: (use: Use) => ApiImpact): ApiImpact {
  const all = (['given', 'got'] as const).map((use) => ({ use, impact: impactOf(use) }))
  const found = worst(all.map(({ impact }) => impact))
  if (found !== 'breaks') return found
  const isKnown =
    all.every(({ impact }) => impact === 'breaks') || all.some(({ use, impact }) => impact === 'breaks' && uses.has(use))
  return isKnown ? 'breaks' : 'mayBreak'
}

/** Several declarations may share the name of an export: an interface and a constant. */
export function declarationsImpact(
  before: readonly DeclarationNode[],
  after: readonly DeclarationNode[],
  context: Context,
): ApiImpact {
  const found = before.map((each, index): ApiImpact => {
    // Types that are not exported may share a name.
    const place = before.slice(0, index).filter(({ kind }) => kind === each.kind).length
    const same = after.filter(({ kind }) => kind === each.kind)[place]
    if (same) return declarationImpact(each, same, context)
    const isLost = (is: (kind: DeclarationNode['kind']) => boolean): boolean =>
      is(each.kind) && !after.some(({ kind }) => is(kind) || kind === 'export')
    return isLost(isValue) || isLost(isType) ? 'breaks' : 'mayBreak'
  })
  const isNew = after.some(({ kind }) => !before.some((each) => each.kind === kind))
  return worst([...found, isNew ? 'adds' : 'none'])
}

const isValue = (kind: DeclarationNode['kind']): boolean => ['class', 'enum', 'function', 'variable', 'namespace'].includes(kind)
const isType = (kind: DeclarationNode['kind']): boolean => ['class', 'enum', 'interface', 'type'].includes(kind)

function declarationImpact(before: DeclarationNode, after: DeclarationNode, context: Context): ApiImpact {
  if (before.kind === 'class' && after.kind === 'class') return classImpact(before, after, context)
  if (before.kind === 'interface' && after.kind === 'interface') return interfaceImpact(before, after, context)
  if (before.kind === 'enum' && after.kind === 'enum') return enumImpact(before, after)
  if (before.kind === 'function' && after.kind === 'function') return functionImpact(before.signatures, after.signatures, context)
  if (before.kind === 'type' && after.kind === 'type') return aliasImpact(before, after, context)
  if (before.kind === 'variable' && after.kind === 'variable') return typeImpact(before.type, after.type, 'got', context)
  return 'text' in before && 'text' in after && before.text === after.text ? 'none' : 'mayBreak'
}

function functionImpact(before: readonly SignatureNode[], after: readonly SignatureNode[], { names }: Context): ApiImpact {
  const textOf = (signatures: readonly SignatureNode[]): string => signatures.map(({ text }) => text).join('\n')
  if (haveSwaps(before, after)) return 'mayBreak'
  return textOf(before) === textOf(after) ? 'none' : impacts[functionIn(before, after, names)]
}

/** An alternative that is added breaks only code that treats each by itself. */
function aliasImpact(before: DeclarationOf<'type'>, after: DeclarationOf<'type'>, context: Context): ApiImpact {
  const { type: old } = before
  const now = substituted(after.type, defaultsOfMore(before, after))
  const generic = typeParametersImpact(before.typeParameters, after.typeParameters, context)
  if (old.kind === 'object' && now.kind === 'object') {
    const none = { members: [], isComplete: true }
    return worst([generic, membersImpact([old, none], [now, none], context, 'interface')])
  }
  const found = overUses(context.uses, (use) => typeImpact(old, now, use, context))
  return worst([generic, found === 'breaks' && isLongerUnion(old, now) ? 'mayBreak' : found])
}

function isLongerUnion(before: TypeNode, after: TypeNode): boolean {
  const textsOf = (type: TypeNode): readonly string[] =>
    type.kind === 'union' ? type.types.map(({ text }) => text) : [type.text]
  const [old, now] = [textsOf(before), textsOf(after)]
  const added = now.filter((text) => !old.includes(text))
  return old.every((text) => now.includes(text)) && !added.some((text) => text === 'undefined' || text === 'null')
}

interface Generic {
  readonly typeParameters: readonly TypeParameterNode[]
}

/** What is written without the type parameters that were added means their defaults. */
function defaultsOfMore(before: Generic, after: Generic): Substitution {
  const { length } = before.typeParameters
  if (after.typeParameters.length <= length) return new Map()
  const same = before.typeParameters.every(({ name }, index) => after.typeParameters[index]?.name === name)
  const by = same ? substitutionOf(after.typeParameters.slice(length), []) : undefined
  return by ?? new Map()
}

function typeParametersImpact(
  before: readonly TypeParameterNode[],
  after: readonly TypeParameterNode[],
  context: Context,
): ApiImpact {
  const found = before.map((old, index): ApiImpact => {
    const now = after[index]
    if (now === undefined) return 'breaks'
    const parts = [
      constraintImpact(old, now, context),
      defaultImpact(old, now),
      old.modifiers === now.modifiers ? 'none' : 'mayBreak',
    ] as const
    return worst(parts)
  })
  const added = after.slice(before.length).map(({ defaultType }): ApiImpact => (defaultType ? 'adds' : 'breaks'))
  return worst([...found, ...added])
}

const anything: TypeNode = { kind: 'name', text: 'unknown', name: 'unknown', typeArguments: [] }

function constraintImpact(
  { constraint: old = anything }: TypeParameterNode,
  { constraint: now = anything }: TypeParameterNode,
  context: Context,
): ApiImpact {
  return typeImpact(old, now, 'given', context)
}

function defaultImpact({ defaultType: old }: TypeParameterNode, { defaultType: now }: TypeParameterNode): ApiImpact {
  if (old?.text === now?.text) return 'none'
  if (old === undefined) return 'adds'
  return now === undefined ? 'breaks' : 'mayBreak'
}

function enumImpact(before: DeclarationOf<'enum'>, after: DeclarationOf<'enum'>): ApiImpact {
  const found = [...before.values].map(([name, value]): ApiImpact => {
    if (!after.values.has(name)) return 'breaks'
    return after.values.get(name) === value ? 'none' : 'mayBreak'
  })
  const isOther = before.isConst !== after.isConst || [...after.values.keys()].some((name) => !before.values.has(name))
  return worst([...found, isOther ? 'mayBreak' : 'none'])
}

type ObjectNode = DeclarationOf<'class' | 'interface'>

function heritageImpact(
  before: readonly TypeNode[],
  after: readonly TypeNode[],
  [ofLess, ofMore]: readonly [ofLess: ApiImpact, ofMore: ApiImpact],
): ApiImpact {
  const [old, now] = [before, after].map((types) => types.map(({ text }) => text))
  if (old?.some((text) => !now?.includes(text))) return ofLess
  return now?.some((text) => !old?.includes(text)) ? ofMore : 'none'
}

function interfaceImpact(before: ObjectNode, after: ObjectNode, context: Context): ApiImpact {
  const by = defaultsOfMore(before, after)
  const { inheritedBefore: ofOld, inheritedAfter } = context
  const ofNow = { ...inheritedAfter, members: inheritedAfter.members.map((member) => substitutedMember(member, by)) }
  const members = after.members.map((member) => substitutedMember(member, by))
  const bases = after.bases.map((base) => substituted(base, by))
  // Where all bases are known, their members tell more than their names. Not with private members: these make a type unlike any other.
  const isHidden = ({ modifiers }: MemberNode): boolean => modifiers.has('private') || modifiers.has('protected')
  const areKnown = ofOld.isComplete && ofNow.isComplete && !ofOld.members.some(isHidden)
  return worst([
    typeParametersImpact(before.typeParameters, after.typeParameters, context),
    heritageImpact(before.bases, bases, areKnown ? ['adds', 'adds'] : ['mayBreak', 'mayBreak']),
    membersImpact([before, ofOld], [{ members }, ofNow], context, 'interface'),
  ])
}

function classImpact(before: ObjectNode, after: ObjectNode, context: Context): ApiImpact {
  const abstract = after.isAbstract ? 'breaks' : 'adds'
  return worst([
    before.isAbstract === after.isAbstract ? 'none' : abstract,
    typeParametersImpact(before.typeParameters, after.typeParameters, context),
    heritageImpact(before.bases, after.bases, ['mayBreak', 'adds']),
    heritageImpact(before.contracts, after.contracts, ['mayBreak', 'none']),
    membersImpact([before, context.inheritedBefore], [after, context.inheritedAfter], context, 'class'),
  ])
}

/** Private members are left out: users cannot use them. */
function shownMembers(members: readonly MemberNode[], { members: inherited }: Inherited): ReadonlyMap<string, MemberNode> {
  const shown = [...inherited, ...members].filter(({ modifiers }) => !modifiers.has('private'))
  return new Map(shown.map((member) => [member.key, member]))
}

type OwnAndInherited = readonly [own: Pick<Inherited, 'members'>, inherited: Inherited]

function membersImpact(
  [before, inheritedBefore]: OwnAndInherited,
  [after, inheritedAfter]: OwnAndInherited,
  context: Context,
  owner: 'class' | 'interface',
): ApiImpact {
  const { isUnstable } = context
  const [old, now] = [shownMembers(before.members, inheritedBefore), shownMembers(after.members, inheritedAfter)]
  // What is not listed may be inherited from where no report looks.
  const ofMissing = inheritedAfter.isComplete ? 'breaks' : 'mayBreak'
  const found = [...old.values()].map((member): ApiImpact => {
    const same = now.get(member.key)
    const impact = same === undefined ? ofMissing : memberImpact(member, same, context, owner)
    return impact !== 'none' && isUnstable(member.name) ? 'adds' : impact
  })
  const added = [...now.values()].filter(({ key }) => !old.has(key))
  return worst([...found, ...added.map((member) => addedImpact(member, context, owner, inheritedBefore.isComplete))])
}

function addedImpact(member: MemberNode, { uses }: Context, owner: 'class' | 'interface', isKnown: boolean): ApiImpact {
  if (owner === 'class') {
    if (member.modifiers.has('abstract')) return 'breaks'
    return member.key === 'constructor' ? 'mayBreak' : 'adds'
  }
  if (member.isOptional) return 'adds'
  return overUses(uses, (use) => (use === 'got' ? 'adds' : isKnown ? 'breaks' : 'mayBreak'))
}

function memberImpact(before: MemberNode, after: MemberNode, context: Context, owner: 'class' | 'interface'): ApiImpact {
  const isLess = !before.modifiers.has('protected') && after.modifiers.has('protected')
  const isMore = before.modifiers.has('protected') && !after.modifiers.has('protected')
  const isAbstract = !before.modifiers.has('abstract') && after.modifiers.has('abstract')
  const isLocked = !before.isMethod && !before.modifiers.has('readonly') && after.modifiers.has('readonly')
  const isUnlocked = before.modifiers.has('readonly') && !after.modifiers.has('readonly')
  const types = [withUndefined(before.type, before.isOptional), withUndefined(after.type, after.isOptional)] as const
  const ofUses = (use: Use): ApiImpact => worst([optionImpact(before, after, use), typeImpact(...types, use, context)])
  return worst([
    isLess || isAbstract ? 'breaks' : 'none',
    isMore || isUnlocked ? 'adds' : 'none',
    // Who writes to it is not known of an interface, which may be made of objects that nobody changes.
    isLocked ? (owner === 'class' ? 'breaks' : 'mayBreak') : 'none',
    owner === 'class' ? ofClass(before, after, ofUses('got'), context) : overUses(context.uses, ofUses),
  ])
}

/** What whoever reads a member then gets is a part of its type. */
function optionImpact({ isOptional: old }: MemberNode, { isOptional: now }: MemberNode, use: Use): ApiImpact {
  if (old === now) return 'none'
  return use === 'given' && !now ? 'breaks' : 'adds'
}

/** Instances are read by all who have one, and some may write to them. */
function ofClass(before: MemberNode, after: MemberNode, read: ApiImpact, context: Context): ApiImpact {
  if (before.isMethod || after.modifiers.has('readonly')) return read
  const written = typeImpact(before.setterType ?? before.type, after.setterType ?? after.type, 'given', context)
  return worst([read, written === 'breaks' ? 'mayBreak' : written])
}

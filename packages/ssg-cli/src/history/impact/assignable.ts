// Whether what has one type may stand where another is asked for, as far as declarations alone tell it.
import type { Expanded, Names } from './names.ts'
import { withUndefined, type MemberNode, type ParameterNode, type SignatureNode, type TypeNode } from './syntax.ts'

export type Answer = 'yes' | 'no' | 'unknown'

/** Who makes the value: users give it to the package, or get it from there. */
export type Use = 'given' | 'got'

/** What the names of types stand for, before the change and after it. */
export interface NamesOfBoth {
  readonly before: Names
  readonly after: Names
  /** What means a type parameter is not looked up. */
  readonly typeParameters: ReadonlySet<string>
}

/** How the question came about. */
interface View extends NamesOfBoth {
  readonly use: Use
  /** Names that were looked up on the way. */
  readonly depth: number
  /** Types may ask for each other in many ways: what takes too long stays unknown. */
  readonly budget: { left: number }
}

const mostQuestions = 500
const deepest = 4

const primitives: ReadonlySet<string> = new Set([
  ...['string', 'number', 'bigint', 'symbol', 'boolean'],
  ...['undefined', 'null', 'void', 'never'],
])

/** `no` if one of them is, `yes` if all are. */
export function every(answers: readonly Answer[]): Answer {
  if (answers.includes('no')) return 'no'
  return answers.includes('unknown') ? 'unknown' : 'yes'
}

function some(answers: readonly Answer[]): Answer {
  if (answers.includes('yes')) return 'yes'
  return answers.includes('unknown') ? 'unknown' : 'no'
}

/**
 * `yes` means that no code of users gets an error where `before` became `after`, `no` that some does. What users give was written for `before`
 * and has to suit `after`; what they get has to suit what was written for `before`.
 */
export function suits(before: TypeNode, after: TypeNode, use: Use, names: NamesOfBoth): Answer {
  if (before.text === after.text) return 'yes'
  const view = viewOf(names, use)
  return use === 'given' ? assignable(before, after, view) : assignable(after, before, view)
}

function viewOf(names: NamesOfBoth, use: Use): View {
  return { ...names, use, depth: 0, budget: { left: mostQuestions } }
}

/** Only names are compared here: if the type behind a name has changed, that is reported as a change of that type. */
function assignable(from: TypeNode, to: TypeNode, view: View): Answer {
  const answer = byItself(from, to, view)
  if (answer !== 'unknown' || view.depth === deepest || view.budget.left-- <= 0) return answer
  const [ofFrom, ofTo] = view.use === 'given' ? [view.before, view.after] : [view.after, view.before]
  const [known, wanted] = [lookedUp(from, ofFrom, view), lookedUp(to, ofTo, view)]
  if (known === undefined && wanted === undefined) return answer
  const typeParameters = new Set(
    [known, wanted].flatMap((each) => [...(each?.typeParameters ?? [])]).concat([...view.typeParameters]),
  )
  return assignable(known?.type ?? from, wanted?.type ?? to, { ...view, typeParameters, depth: view.depth + 1 })
}

function lookedUp(type: TypeNode, names: Names, { typeParameters }: View): Expanded | undefined {
  const isHidden = (each: TypeNode): boolean => each.kind === 'name' && typeParameters.has(each.name)
  return isHidden(type) || ('types' in type && type.types.some(isHidden)) ? undefined : names.expanded(type)
}

function byItself(from: TypeNode, to: TypeNode, view: View): Answer {
  const { use } = view
  if (from.text === to.text || to.text === 'unknown' || from.text === 'never') return 'yes'
  // Code may do with an `any` what the other type forbids.
  if (to.text === 'any') return use === 'given' ? 'yes' : 'unknown'
  if (from.text === 'any') return 'unknown'
  const [alternatives, allowed] = [alternativesOf(from), alternativesOf(to)]
  if (alternatives.length > 1 || allowed.length > 1) {
    return every(alternatives.map((each) => some(allowed.map((one) => alone(each, one, view, true)))))
  }
  return alone(from, to, view, false)
}

const boolean = ['true', 'false'].map((text): TypeNode => ({ kind: 'literal', text }))

function alternativesOf(type: TypeNode): readonly TypeNode[] {
  if (type.kind === 'union') return type.types.flatMap(alternativesOf)
  return type.text === 'boolean' ? boolean : [type]
}

function alone(from: TypeNode, to: TypeNode, view: View, isAlternative: boolean): Answer {
  if (from.text === to.text || to.text === 'unknown' || from.text === 'never') return 'yes'
  if (from.text === 'any' || to.text === 'any') return 'unknown'
  if (from.kind === 'literal') return literalIn(from.text, to, isAlternative)
  if (from.text === 'undefined' && to.text === 'void') return 'yes'
  // An alias may include it already, but then it would not be written again.
  if (from.text === 'undefined' || from.text === 'null' || from.text === 'void' || from.text === 'unknown') {
    return to.kind === 'other' || to.kind === 'intersection' ? 'unknown' : 'no'
  }
  if (primitives.has(from.text)) {
    if (to.kind === 'literal' || primitives.has(to.text) || to.kind === 'array' || to.kind === 'function') return 'no'
    return isPromise(to) ? 'no' : 'unknown'
  }
  if (from.kind === 'array' && to.kind === 'array') {
    return from.isReadonly && !to.isReadonly ? 'no' : assignable(from.element, to.element, view)
  }
  if (from.kind === 'object' && to.kind === 'object') return objectIn(from.members, to.members, view)
  if (from.kind === 'function' && to.kind === 'function') return signaturesIn(from.signatures, to.signatures, view)
  if (from.kind === 'intersection' && to.kind === 'intersection') return intersectionIn(from.types, to.types, view)
  // What has all members suits where each may be missing, or may not be written to.
  if (to.kind === 'name' && (to.name === 'Partial' || to.name === 'Readonly') && to.typeArguments[0]?.text === from.text)
    return 'yes'
  if (from.kind === 'name' && to.kind === 'name' && from.name === to.name) return sameName(from, to, view)
  if (isPromise(from) || isPromise(to)) return promiseIn(from, to)
  const isStructure = from.kind === 'array' || from.kind === 'object' || from.kind === 'function'
  return isStructure && (to.kind === 'literal' || primitives.has(to.text)) ? 'no' : 'unknown'
}

/** What both have is the same; the others have to suit one another. That they do not says nothing, as one of the common ones may make up for it. */
function intersectionIn(from: readonly TypeNode[], to: readonly TypeNode[], view: View): Answer {
  const without = (types: readonly TypeNode[], others: readonly TypeNode[]): readonly TypeNode[] =>
    types.filter(({ text }) => !others.some((other) => other.text === text))
  const [given, wanted] = [without(from, to), without(to, from)]
  const [one, ...more] = given
  const [other, ...others] = wanted
  if (more.length > 0 || others.length > 0) return 'unknown'
  if (one === undefined || other === undefined) return other === undefined && view.use === 'got' ? 'yes' : 'unknown'
  return assignable(one, other, view) === 'yes' ? 'yes' : 'unknown'
}

/** A constant with another value is what its author meant; of several values, each counts. */
function literalIn(text: string, to: TypeNode, isAlternative: boolean): Answer {
  const primitive = primitiveOf(text)
  if (to.text === primitive) return 'yes'
  if (to.kind === 'literal') return !isAlternative && primitiveOf(to.text) === primitive ? 'unknown' : 'no'
  if (primitives.has(to.text) || to.kind === 'array' || to.kind === 'function' || isPromise(to)) return 'no'
  return 'unknown'
}

function primitiveOf(literal: string): string {
  if (literal.startsWith('"')) return 'string'
  if (literal === 'true' || literal === 'false') return 'boolean'
  return literal.endsWith('n') ? 'bigint' : 'number'
}

const isPromise = (type: TypeNode): boolean => type.kind === 'name' && type.name === 'Promise'

/** A promise cannot take the place of its value, or a value that of its promise: callers await one and use the other at once. */
function promiseIn(from: TypeNode, to: TypeNode): Answer {
  const [promise, other] = isPromise(from) ? [from, to] : [to, from]
  const [result] = promise.kind === 'name' ? promise.typeArguments : []
  const isPlain = other.kind === 'literal' || other.kind === 'array' || primitives.has(other.text)
  return isPlain || other.text === result?.text ? 'no' : 'unknown'
}

/** Names whose argument is what readers get of it. */
const covariant: ReadonlySet<string> = new Set([
  ...['Promise', 'PromiseLike', 'Readonly', 'Iterable', 'AsyncIterable', 'ReadonlySet'],
])

type NameNode = Extract<TypeNode, { readonly kind: 'name' }>

function sameName(from: NameNode, to: NameNode, view: View): Answer {
  const [one, ...more] = from.typeArguments
  const [other] = to.typeArguments
  if (!covariant.has(from.name) || one === undefined || other === undefined || more.length > 0) return 'unknown'
  return assignable(one, other, view)
}

const isSignature = ({ key }: MemberNode): boolean => key.startsWith('[') || key === '()' || key === 'new'

function objectIn(from: readonly MemberNode[], to: readonly MemberNode[], view: View): Answer {
  if ([...from, ...to].some(isSignature)) return 'unknown'
  const has = new Map(from.map((member) => [member.key, member]))
  const wanted = to.map((member): Answer => {
    const given = has.get(member.key)
    // Users may read what they get, whether it is always there or not.
    if (given === undefined) return member.isOptional && view.use === 'given' ? 'yes' : 'no'
    return given.isOptional && !member.isOptional ? 'no' : memberIn(given, member, view)
  })
  // An object that is written where it is given may have nothing else.
  const keys = new Set(to.map(({ key }) => key))
  const others = view.use === 'given' && from.some(({ key }) => !keys.has(key))
  return every([...wanted, others ? 'no' : 'yes'])
}

function memberIn(from: MemberNode, to: MemberNode, view: View): Answer {
  const mayWrite = ({ modifiers }: MemberNode): boolean => !modifiers.has('readonly')
  const isLocked = view.use === 'got' && mayWrite(to) && !mayWrite(from) && !to.isMethod
  const types = [withUndefined(from.type, from.isOptional), withUndefined(to.type, to.isOptional)] as const
  return every([assignable(...types, view), isLocked ? 'unknown' : 'yes'])
}

/** Each way to call `to` has to be one to call `from`. Which of several signatures a call reaches depends on their order. */
export function functionIn(before: readonly SignatureNode[], after: readonly SignatureNode[], names: NamesOfBoth): Answer {
  return signaturesIn(after, before, viewOf(names, 'got'))
}

function signaturesIn(from: readonly SignatureNode[], to: readonly SignatureNode[], view: View): Answer {
  const before = new Set(to.map(({ text }) => text))
  return every(
    to.map((wanted): Answer => {
      const place = from.findIndex(({ text }) => text === wanted.text)
      if (place >= 0) return from.slice(0, place).every(({ text }) => before.has(text)) ? 'yes' : 'unknown'
      return some(from.map((signature) => signatureIn(signature, wanted, view)))
    }),
  )
}

const countOfNeeded = ({ parameters }: SignatureNode): number =>
  parameters.filter(({ isOptional, isRest }) => !isOptional && !isRest).length

const mostOf = ({ parameters }: SignatureNode): number => (parameters.some(({ isRest }) => isRest) ? Infinity : parameters.length)

function signatureIn(from: SignatureNode, to: SignatureNode, view: View): Answer {
  const { use } = view
  const isGeneric = from.typeParameters.length + to.typeParameters.length > 0
  const generics = ({ typeParameters }: SignatureNode): string => JSON.stringify(typeParameters)
  // A function of users may ignore what it is called with.
  const isCallable = countOfNeeded(from) <= countOfNeeded(to) && (use === 'given' || mostOf(from) >= mostOf(to))
  if (!isCallable) return 'no'
  const common = Math.max(from.parameters.length, to.parameters.length)
  const types = Array.from({ length: common }, (_, index): Answer => {
    const [parameter, argument] = [typeAt(from.parameters, index), typeAt(to.parameters, index)]
    if (parameter === undefined || argument === undefined) return 'yes'
    return assignable(argument, parameter, { ...view, use: use === 'given' ? 'got' : 'given' })
  })
  const returns = to.returns.text === 'void' ? 'yes' : assignable(from.returns, to.returns, view)
  const answer = every([...types, returns, areSwapped(from, to) ? 'unknown' : 'yes'])
  if (!isGeneric) return answer
  // What a type parameter stands for is not known.
  return answer === 'yes' && generics(from) === generics(to) ? 'yes' : 'unknown'
}

function typeAt(parameters: readonly ParameterNode[], index: number): TypeNode | undefined {
  const parameter = parameters[index] ?? (parameters.at(-1)?.isRest ? parameters.at(-1) : undefined)
  if (parameter?.isRest !== true) return parameter && withUndefined(parameter.type, parameter.isOptional)
  return parameter.type.kind === 'array' ? parameter.type.element : { kind: 'other', text: `${parameter.type.text}[number]` }
}

/** Two parameters of one type may change places, and no type says so. */
export function areSwapped(from: SignatureNode, to: SignatureNode): boolean {
  const before = to.parameters.map(({ name }) => name)
  return from.parameters.some(({ name }, index) => before.includes(name) && before[index] !== name)
}

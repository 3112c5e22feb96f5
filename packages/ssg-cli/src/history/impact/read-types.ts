// In: tokens. Out: the types, signatures and members that stand there. What no report can have is thrown as `UnreadCode`.
import type { Token } from './tokens.ts'
import {
  arrayOf,
  functionOf,
  joinedTypes,
  namedType,
  objectOf,
  signatureOf,
  type MemberNode,
  type ParameterNode,
  type SignatureNode,
  type TypeNode,
  type TypeParameterNode,
} from './syntax.ts'

export class UnreadCode extends Error {}

export interface Cursor {
  readonly tokens: readonly Token[]
  at: number
  /** Names of all type parameters that were read. */
  readonly typeParameters: Set<string>
}

export const textAt = ({ tokens, at }: Cursor, ahead = 0): string => tokens[at + ahead]?.text ?? ''
const isFirstAt = ({ tokens, at }: Cursor): boolean => tokens[at]?.isFirst ?? true

export function take(cursor: Cursor): string {
  const text = textAt(cursor)
  if (text === '') throw new UnreadCode('The code ends too early.')
  cursor.at++
  return text
}

export function takeIf(cursor: Cursor, text: string): boolean {
  if (textAt(cursor) !== text) return false
  cursor.at++
  return true
}

export function expect(cursor: Cursor, text: string): void {
  if (!takeIf(cursor, text)) throw new UnreadCode(`"${text}" is missing before "${textAt(cursor)}".`)
}

const closing: ReadonlyMap<string, string> = new Map([
  ['(', ')'],
  ['[', ']'],
  ['{', '}'],
])

/** Behind what stands in brackets, the cursor being at the first of them. */
function endOfBrackets({ tokens, at }: Cursor): number {
  const open: string[] = []
  for (let index = at; index < tokens.length; index++) {
    const text = tokens[index]?.text ?? ''
    const close = closing.get(text)
    if (close !== undefined) open.push(close)
    else if (text === open.at(-1)) open.pop()
    if (open.length === 0) return index + 1
  }
  throw new UnreadCode('A bracket is not closed.')
}

function takeUntil(cursor: Cursor, end: number): string {
  const text = cursor.tokens.slice(cursor.at, end).map((token) => token.text)
  cursor.at = end
  return text.join(' ')
}

/** An expression: it ends at the end of its line, its list or its brackets. */
function skipValue(cursor: Cursor, ends: readonly string[]): void {
  while (textAt(cursor) !== '' && !ends.includes(textAt(cursor))) {
    cursor.at = closing.has(textAt(cursor)) ? endOfBrackets(cursor) : cursor.at + 1
    if (ends.includes('\n') && isFirstAt(cursor)) return
  }
}

export function readType(cursor: Cursor): TypeNode {
  const start = cursor.at
  if (isFunction(cursor)) return readFunction(cursor)
  if (textAt(cursor) === 'asserts' && isName(textAt(cursor, 1))) {
    take(cursor)
    const name = take(cursor)
    return other(`asserts ${name}${takeIf(cursor, 'is') ? ` is ${readType(cursor).text}` : ''}`)
  }
  const type = readAlternatives(cursor, 'union')
  if (type.kind === 'name' && textAt(cursor) === 'is' && !isFirstAt(cursor)) {
    take(cursor)
    return other(`${type.text} is ${readType(cursor).text}`)
  }
  if (textAt(cursor) !== 'extends' || isFirstAt(cursor)) return type
  take(cursor)
  readAlternatives(cursor, 'union')
  expect(cursor, '?')
  readType(cursor)
  expect(cursor, ':')
  readType(cursor)
  const end = cursor.at
  cursor.at = start
  return other(takeUntil(cursor, end))
}

const other = (text: string): TypeNode => ({ kind: 'other', text })
const isName = (text: string): boolean => /^[\p{ID_Start}$_]/u.test(text)

/** Parentheses that an arrow follows are parameters. */
function isFunction(cursor: Cursor): boolean {
  const text = textAt(cursor)
  if (text === '<' || text === 'new' || (text === 'abstract' && textAt(cursor, 1) === 'new')) return true
  return text === '(' && cursor.tokens[endOfBrackets(cursor)]?.text === '=>'
}

function readFunction(cursor: Cursor): TypeNode {
  const isAbstract = takeIf(cursor, 'abstract')
  const isConstructor = takeIf(cursor, 'new')
  const signature = readSignature(cursor, '=>')
  // What is constructed is not looked into.
  if (isConstructor) return other(`${isAbstract ? 'abstract ' : ''}new ${signature.text}`)
  return functionOf([signature])
}

function readAlternatives(cursor: Cursor, kind: 'union' | 'intersection'): TypeNode {
  const operator = kind === 'union' ? '|' : '&'
  const types: TypeNode[] = []
  takeIf(cursor, operator)
  do types.push(kind === 'union' ? readAlternatives(cursor, 'intersection') : readOperand(cursor))
  while (takeIf(cursor, operator))
  const [only] = types
  return only !== undefined && types.length === 1 ? only : joinedTypes(kind, types)
}

function readOperand(cursor: Cursor): TypeNode {
  const text = textAt(cursor)
  const hasOperand = !['', '|', '&', ',', ')', ']', '}', '>', ';', '=', ':', '?'].includes(textAt(cursor, 1))
  if (text === 'readonly' && hasOperand) {
    take(cursor)
    const type = readOperand(cursor)
    return type.kind === 'array' ? arrayOf(type.element, true) : other(`readonly ${type.text}`)
  }
  if (text === 'infer' && hasOperand) {
    take(cursor)
    return other(`infer ${take(cursor)}${takeIf(cursor, 'extends') ? ` extends ${readOperand(cursor).text}` : ''}`)
  }
  if (['keyof', 'unique', 'typeof'].includes(text) && hasOperand) {
    take(cursor)
    return other(`${text} ${readOperand(cursor).text}`)
  }
  return readPostfix(cursor)
}

function readPostfix(cursor: Cursor): TypeNode {
  let type = readPrimary(cursor)
  while (textAt(cursor) === '[' && !isFirstAt(cursor)) {
    take(cursor)
    if (takeIf(cursor, ']')) type = arrayOf(type, false)
    else {
      type = other(`${type.text}[${readType(cursor).text}]`)
      expect(cursor, ']')
    }
  }
  return type
}

function readPrimary(cursor: Cursor): TypeNode {
  const text = textAt(cursor)
  if (text === '(') {
    take(cursor)
    const type = readType(cursor)
    expect(cursor, ')')
    return type
  }
  if (text === '{') return readObject(cursor)
  if (text === '[') return other(takeUntil(cursor, endOfBrackets(cursor)))
  if (text.startsWith('`')) return other(take(cursor))
  if (/^["'\d-]/.test(text)) return { kind: 'literal', text: literalText(take(cursor)) }
  if (!isName(text)) throw new UnreadCode(`"${text}" begins no type.`)
  return readName(cursor)
}

/** The same text in other quotes is the same. */
function literalText(text: string): string {
  return text.startsWith("'") ? `"${text.slice(1, -1).replaceAll("\\'", "'").replaceAll('"', '\\"')}"` : text
}

function readName(cursor: Cursor): TypeNode {
  let name = take(cursor)
  if (name === 'import' && textAt(cursor) === '(') name += takeUntil(cursor, endOfBrackets(cursor))
  while (takeIf(cursor, '.')) name += `.${take(cursor)}`
  const typeArguments = textAt(cursor) === '<' && !isFirstAt(cursor) ? readTypeArguments(cursor) : []
  const [element] = typeArguments
  if (element && name === 'Array') return arrayOf(element, false)
  if (element && name === 'ReadonlyArray') return arrayOf(element, true)
  if (name === 'true' || name === 'false') return { kind: 'literal', text: name }
  return namedType(name, typeArguments)
}

function readTypeArguments(cursor: Cursor): readonly TypeNode[] {
  expect(cursor, '<')
  const types: TypeNode[] = []
  do if (textAt(cursor) !== '>') types.push(readType(cursor))
  while (takeIf(cursor, ','))
  expect(cursor, '>')
  return types
}

function readObject(cursor: Cursor): TypeNode {
  const end = endOfBrackets(cursor)
  const start = cursor.at
  take(cursor)
  if (isMapped(cursor)) {
    cursor.at = start
    return other(takeUntil(cursor, end))
  }
  const members = readMembers(cursor)
  expect(cursor, '}')
  return objectOf(members)
}

function isMapped(cursor: Cursor): boolean {
  const skipped = ['-', '+', 'readonly'].filter((text) => [textAt(cursor), textAt(cursor, 1)].includes(text)).length
  return textAt(cursor, skipped) === '[' && textAt(cursor, skipped + 2) === 'in'
}

export function readTypeParameters(cursor: Cursor): readonly TypeParameterNode[] {
  if (!takeIf(cursor, '<')) return []
  const parameters: TypeParameterNode[] = []
  do {
    if (textAt(cursor) === '>') break
    const modifiers: string[] = []
    while (['const', 'in', 'out'].includes(textAt(cursor)) && isName(textAt(cursor, 1)) && textAt(cursor, 1) !== 'extends') {
      modifiers.push(take(cursor))
    }
    const name = take(cursor)
    cursor.typeParameters.add(name)
    const constraint = takeIf(cursor, 'extends') ? readType(cursor) : undefined
    const defaultType = takeIf(cursor, '=') ? readType(cursor) : undefined
    parameters.push({ name, constraint, defaultType, modifiers: modifiers.join(' ') })
  } while (takeIf(cursor, ','))
  expect(cursor, '>')
  return parameters
}

const nothing = namedType('void')

export function readSignature(cursor: Cursor, arrow: '=>' | ':'): SignatureNode {
  const typeParameters = readTypeParameters(cursor)
  expect(cursor, '(')
  const parameters: ParameterNode[] = []
  while (textAt(cursor) !== ')') {
    parameters.push(readParameter(cursor))
    if (!takeIf(cursor, ',')) break
  }
  expect(cursor, ')')
  const returns = takeIf(cursor, arrow) ? readType(cursor) : nothing
  return signatureOf(typeParameters, parameters, returns)
}

function readParameter(cursor: Cursor): ParameterNode {
  const isRest = takeIf(cursor, '...')
  // A pattern has brackets.
  const name = closing.has(textAt(cursor)) ? takeUntil(cursor, endOfBrackets(cursor)) : take(cursor)
  const mayBeAbsent = takeIf(cursor, '?')
  expect(cursor, ':')
  const type = readType(cursor)
  const hasDefault = takeIf(cursor, '=')
  if (hasDefault) skipValue(cursor, [',', ')'])
  return { name, type, isOptional: mayBeAbsent || hasDefault, isRest }
}

const modifierWords: ReadonlySet<string> = new Set([
  ...['abstract', 'private', 'protected', 'readonly', 'static'],
  ...['get', 'set'],
])

/** Up to the bracket that closes them. Overloads are one member, and so are a getter and its setter. */
export function readMembers(cursor: Cursor): readonly MemberNode[] {
  const members = new Map<string, MemberNode>()
  while (textAt(cursor) !== '}' && textAt(cursor) !== '') {
    const member = readMember(cursor)
    const known = members.get(member.key)
    members.set(member.key, known ? mergedMember(known, member) : member)
    while (takeIf(cursor, ';') || takeIf(cursor, ','));
  }
  return [...members.values()]
}

function readMember(cursor: Cursor): MemberNode {
  const modifiers = new Set<string>()
  while (modifierWords.has(textAt(cursor)) && !/^[(:<?=]$/.test(textAt(cursor, 1))) modifiers.add(take(cursor))
  const prefix = modifiers.has('static') ? 'static ' : ''
  const base = { modifiers: new Set([...modifiers].filter((each) => each !== 'get' && each !== 'set')) }
  if (textAt(cursor) === '(' || textAt(cursor) === '<') return { ...base, ...methodOf('()', '', readSignature(cursor, ':')) }
  if (textAt(cursor) === 'new' && /^[(<]$/.test(textAt(cursor, 1))) {
    take(cursor)
    return { ...base, ...methodOf('new', '', readSignature(cursor, ':')) }
  }
  if (textAt(cursor) === '[' && textAt(cursor, 2) === ':') return { ...base, ...readIndexSignature(cursor) }
  const name = textAt(cursor) === '[' ? takeUntil(cursor, endOfBrackets(cursor)) : literalText(take(cursor))
  const key = prefix + name
  const isOptional = takeIf(cursor, '?')
  if (textAt(cursor) === '(' || textAt(cursor) === '<') {
    const signature = readSignature(cursor, ':')
    if (modifiers.has('get'))
      return { ...propertyOf(key, name, signature.returns), modifiers: withModifier(base.modifiers, 'readonly') }
    const [value] = signature.parameters
    if (modifiers.has('set') && value) return { ...propertyOf(key, name, value.type), ...base, setterType: value.type }
    return { ...base, ...methodOf(key, name, signature), isOptional }
  }
  expect(cursor, ':')
  const type = readType(cursor)
  if (takeIf(cursor, '=')) skipValue(cursor, ['\n', ';', '}'])
  return { ...base, ...propertyOf(key, name, type), isOptional }
}

const withModifier = (modifiers: ReadonlySet<string>, more: string): ReadonlySet<string> => new Set([...modifiers, more])

function methodOf(key: string, name: string, signature: SignatureNode): Omit<MemberNode, 'modifiers'> {
  return { key, name, isOptional: false, type: functionOf([signature]), isMethod: true }
}

function propertyOf(key: string, name: string, type: TypeNode): Omit<MemberNode, 'modifiers'> {
  return { key, name, isOptional: false, type, isMethod: false }
}

function readIndexSignature(cursor: Cursor): Omit<MemberNode, 'modifiers'> {
  expect(cursor, '[')
  take(cursor)
  expect(cursor, ':')
  const key = `[${readType(cursor).text}]`
  expect(cursor, ']')
  expect(cursor, ':')
  return propertyOf(key, key, readType(cursor))
}

/** The getter comes first. */
function mergedMember(known: MemberNode, next: MemberNode): MemberNode {
  if (known.type.kind === 'function' && next.type.kind === 'function' && known.isMethod) {
    return { ...known, type: functionOf([...known.type.signatures, ...next.type.signatures]) }
  }
  const modifiers = new Set([...known.modifiers].filter((each) => each !== 'readonly'))
  return { ...known, modifiers, ...(next.type.text !== known.type.text && { setterType: next.type }) }
}

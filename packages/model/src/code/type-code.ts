// Types, signatures and members as code. In: the API model and the addresses of declarations. Out: code that can be laid out.
import { defaultInCodeOf } from '../api/api-described.ts'
import { elidedObject } from '../api/tabled-members.ts'
import {
  isDeprecated,
  type ApiConstructor,
  type ApiFlags,
  type ApiMember,
  type ApiParameter,
  type ApiProperty,
  type ApiSignature,
  type ApiTupleElement,
  type ApiType,
  type ApiTypeParameter,
} from '../api/api.ts'
import { group, hardBreak, indent, join, keyword, softBreak, spaceBreak, whenBroken, word, type Code } from './code.ts'
import type { LinkedName, Links } from './links.ts'

type TypeOf<Kind extends ApiType['kind']> = Extract<ApiType, { readonly kind: Kind }>

export function typeCode(type: ApiType, links: Links): Code {
  switch (type.kind) {
    case 'intrinsic':
      return type.name === elidedObject ? type.name : word(type.name, 'builtin')
    case 'literal':
      return literalCode(type.text)
    case 'reference':
      return [nameCode(type, links), typeArgumentsCode(type.typeArguments, links)]
    case 'array':
      return [operand(type.element, level.postfix, links), '[]']
    case 'tuple':
      return listCode(
        '[',
        type.elements.map((element) => tupleElementCode(element, links)),
        ']',
        !type.elements.at(-1)?.isRest,
      )
    case 'union':
    case 'intersection':
      return alternativesCode(type, links)
    case 'object':
      return objectCode(type.members, links)
    case 'function':
      return functionCode(type, links)
    case 'conditional':
      return conditionalCode(type, links)
    case 'mapped':
      return mappedCode(type, links)
    case 'indexed-access':
      return [operand(type.object, level.postfix, links), '[', typeCode(type.index, links), ']']
    case 'operator':
      return [keyword(type.operator), ' ', operand(type.type, level.operator, links)]
    case 'query':
      return [keyword('typeof'), ' ', typeCode(type.query, links)]
    case 'predicate':
      return predicateCode(type, links)
    case 'infer':
      return [keyword('infer'), ' ', word(type.name, 'class-name'), extendsCode(type.constraint, links)]
    case 'template-literal':
      return templateCode(type, links)
  }
}

/** A type that stands by itself, in a cell, a line or a list: its alternatives need no line of their own to begin on. */
export function standaloneTypeCode(type: ApiType, links: Links): Code {
  if (type.kind !== 'union' && type.kind !== 'intersection') return typeCode(type, links)
  const { operator, items } = alternativesOf(type, links)
  if (isObjectIntersection(type)) return objectIntersectionCode(items)
  return items.length < 2 ? items : group(whenBroken(`${operator} `), join([spaceBreak, `${operator} `], items))
}

/** A type behind `extends`, on whose line it begins: no operator can stand there. */
export function baseTypeCode(type: ApiType, links: Links): Code {
  if (type.kind !== 'intersection' || isObjectIntersection(type)) return typeCode(type, links)
  const { operator, items } = alternativesOf(type, links)
  return group(join([spaceBreak, `${operator} `], items))
}

/** How tightly a type holds together: an operand looser than its place asks for is put in parentheses. */
const level = { loose: 0, union: 1, intersection: 2, operator: 3, postfix: 4, primary: 5 }

function levelOf(type: ApiType): number {
  switch (type.kind) {
    case 'function':
    case 'conditional':
    case 'predicate':
      return level.loose
    case 'union':
      return type.types.length > 1 ? level.union : level.primary
    case 'intersection':
      return type.types.length > 1 ? level.intersection : level.primary
    case 'infer':
      return type.constraint ? level.loose : level.operator
    case 'operator':
      return level.operator
    default:
      return level.primary
  }
}

function operand(type: ApiType, lowest: number, links: Links): Code {
  if (levelOf(type) >= lowest) return typeCode(type, links)
  if (type.kind !== 'union' && type.kind !== 'intersection') return ['(', typeCode(type, links), ')']
  return group('(', alternativesCode(type, links, softBreak), ')')
}

/** A name that links to its declaration, when somebody documents it. */
function nameCode(name: LinkedName, links: Links): Code {
  return word(name.name, 'class-name', links.hrefOf(name), links.isDeprecated(name.target))
}

function literalCode(text: string): Code {
  if (/^["'`]/.test(text)) return word(text, 'string')
  return /^-?\d/.test(text) ? word(text, 'number') : keyword(text)
}

/** A single object hugs its brackets, as in `Promise<{`. */
function typeArgumentsCode(types: readonly ApiType[], links: Links): Code {
  const [only] = types
  if (types.length === 1 && only?.kind === 'object') return ['<', typeCode(only, links), '>']
  return angleCode(types.map((type) => standaloneTypeCode(type, links)))
}

function angleCode(items: readonly Code[]): Code {
  return items.length === 0 ? '' : listCode('<', items, '>', false)
}

function listCode(open: string, items: readonly Code[], close: string, mayEndInComma: boolean): Code {
  return group(listParts(open, items, close, mayEndInComma))
}

function listParts(open: string, items: readonly Code[], close: string, mayEndInComma: boolean): readonly Code[] {
  if (items.length === 0) return [open, close]
  return [open, indent(softBreak, join([',', spaceBreak], items)), mayEndInComma ? whenBroken(',') : '', softBreak, close]
}

/** `end` stands behind the last one, in the same group. */
function alternativesCode(type: TypeOf<'union' | 'intersection'>, links: Links, end: Code = ''): Code {
  const { operator, items } = alternativesOf(type, links)
  if (items.length < 2) return items
  if (isObjectIntersection(type)) return objectIntersectionCode(items)
  return group(indent(softBreak, whenBroken(`${operator} `), join([spaceBreak, `${operator} `], items)), end)
}

/** `Options & {`: the object has lines enough of its own. */
function isObjectIntersection({ kind, types }: TypeOf<'union' | 'intersection'>): boolean {
  return kind === 'intersection' && types.at(-1)?.kind === 'object'
}

/** Names that a line has no room for go on the next one, before one of them breaks. */
function objectIntersectionCode(items: readonly Code[]): Code {
  const [object = '', ...names] = items.toReversed()
  return names.length === 0 ? object : [group(indent(join([' &', spaceBreak], names.toReversed()))), ' & ', object]
}

function alternativesOf({ kind, types }: TypeOf<'union' | 'intersection'>, links: Links) {
  const lowest = kind === 'union' ? level.intersection : level.operator
  return { operator: kind === 'union' ? '|' : '&', items: types.map((type) => operand(type, lowest, links)) }
}

function tupleElementCode({ name, isOptional, isRest, type }: ApiTupleElement, links: Links): Code {
  const rest = isRest ? '...' : ''
  if (name !== undefined) return [rest, name, isOptional ? '?' : '', ': ', typeCode(type, links)]
  return [rest, isOptional ? [operand(type, level.postfix, links), '?'] : standaloneTypeCode(type, links)]
}

/** One member to a line, unless there are few and they fit. */
function objectCode(members: readonly ApiMember[], links: Links): Code {
  if (members.length === 0) return '{}'
  const lines = members.flatMap((member) => memberCode(member, links))
  const edge = lines.length > 3 ? hardBreak : spaceBreak
  return group('{', indent(edge, join([{ kind: 'break', flat: '; ', isHard: false }], lines)), edge, '}')
}

function functionCode({ isConstructor, isAbstract, signature }: TypeOf<'function'>, links: Links): Code {
  return [
    isAbstract ? [keyword('abstract'), ' '] : '',
    isConstructor ? [keyword('new'), ' '] : '',
    signatureCode(signature, ' => ', links),
  ]
}

function conditionalCode(type: TypeOf<'conditional'>, links: Links): Code {
  return group(
    [operand(type.check, level.union, links), ' ', keyword('extends'), ' ', operand(type.extends, level.union, links)],
    indent(spaceBreak, '? ', typeCode(type.whenTrue, links), spaceBreak, ': ', typeCode(type.whenFalse, links)),
  )
}

function mappedCode(type: TypeOf<'mapped'>, links: Links): Code {
  const readonlyWord = type.readonlyModifier === '-' ? '-readonly' : 'readonly'
  const optional = type.optionalModifier === '-' ? '-?' : '?'
  return group(
    '{',
    indent(
      spaceBreak,
      type.readonlyModifier ? [keyword(readonlyWord), ' '] : '',
      ['[', word(type.parameter, 'class-name'), ' ', keyword('in'), ' ', typeCode(type.constraint, links)],
      type.nameType ? [' ', keyword('as'), ' ', typeCode(type.nameType, links)] : '',
      [']', type.optionalModifier ? optional : '', ': ', typeCode(type.template, links)],
    ),
    spaceBreak,
    '}',
  )
}

function predicateCode({ name, isAsserts, type }: TypeOf<'predicate'>, links: Links): Code {
  return [
    isAsserts ? [keyword('asserts'), ' '] : '',
    word(name, 'parameter'),
    type ? [' ', keyword('is'), ' ', typeCode(type, links)] : '',
  ]
}

function templateCode({ head, tail }: TypeOf<'template-literal'>, links: Links): Code {
  const spans = tail.map(({ type, text }): Code => ['${', typeCode(type, links), '}', word(templateText(text), 'string')])
  return [word(`\`${templateText(head)}`, 'string'), spans, word('`', 'string')]
}

/** As it is written between backticks. */
function templateText(text: string): string {
  return text
    .replace(/[\\`]|\$(?=\{)/g, '\\$&')
    .replaceAll('\n', '\\n')
    .replaceAll('\r', '\\r')
}

function extendsCode(type: ApiType | undefined, links: Links): Code {
  return type ? [' ', keyword('extends'), ' ', typeCode(type, links)] : ''
}

/** `<T extends User = User>`; nothing without type parameters. */
export function typeParametersCode(parameters: readonly ApiTypeParameter[], links: Links): Code {
  return angleCode(
    parameters.map(({ name, constraint, defaultType, isConst, variance }) => [
      isConst ? [keyword('const'), ' '] : '',
      variance === undefined ? '' : [keyword(variance), ' '],
      word(name, 'class-name'),
      extendsCode(constraint, links),
      defaultType ? [' = ', typeCode(defaultType, links)] : '',
    ]),
  )
}

/** Type parameters, parameters and result. `arrow` is what stands before the result: `: `, or ` => ` in a function type. */
export function signatureCode({ typeParameters, parameters, returns }: ApiSignature, arrow: ': ' | ' => ', links: Links): Code {
  const [typeList, list, result] = [
    typeParametersCode(typeParameters, links),
    parametersCode(parameters, links),
    typeCode(returns, links),
  ]
  if (parameters.length === 0 || isBlock(returns)) return [typeList, group(list), arrow, result]
  // One group with the result, so that a long result breaks the parameters before it breaks itself.
  return [typeList, group(list, arrow, result)]
}

/** Whether a type ends its first line with a brace anyway: `{`, `Promise<{`. */
function isBlock(type: ApiType): boolean {
  if (type.kind === 'object') return type.members.length > 0
  const [only] = type.kind === 'reference' ? type.typeArguments : []
  return type.kind === 'reference' && type.typeArguments.length === 1 && only !== undefined && isBlock(only)
}

/** Not a group yet: what follows the list may belong to its line. */
function parametersCode(parameters: readonly ApiParameter[], links: Links): readonly Code[] {
  const [only] = parameters
  if (parameters.length === 1 && only?.type.kind === 'object') return ['(', parameterCode(only, links), ')']
  const isEndedByRest = parameters.at(-1)?.isRest ?? false
  return listParts(
    '(',
    parameters.map((parameter) => parameterCode(parameter, links)),
    ')',
    !isEndedByRest,
  )
}

function parameterCode(parameter: ApiParameter, links: Links): Code {
  const { name, type, isOptional, isRest } = parameter
  const value = defaultInCodeOf(parameter)
  // What has a default may be left out, so that TypeScript has no `?` beside it.
  const mark = isOptional && value === undefined ? '?' : ''
  return [
    isRest ? '...' : '',
    word(name, 'parameter'),
    mark,
    ': ',
    typeCode(type, links),
    value === undefined ? '' : [' = ', valueCode(value)],
  ]
}

/** A literal in the color of literals, other code as it stands. */
function valueCode(value: string): Code {
  return /^(?:(["'`])(?:(?!\1)[^\\]|\\.)*\1|-?[\d._]+n?|true|false|null|undefined)$/.test(value) ? literalCode(value) : value
}

/** A class's own constructor; in an interface or an object type it is written as `memberCode` does. */
export function constructorCode({ signatures, flags }: ApiConstructor, links: Links, anchor?: string): readonly Code[] {
  return signatures.map(({ parameters }, index) => [
    modifiersCode(flags),
    { ...keyword('constructor'), anchor: index === 0 ? anchor : undefined },
    group(parametersCode(parameters, links)),
  ])
}

/** As its author wrote it. */
export function propertyTypeOf({ type, mayBeUndefined = false }: Pick<ApiProperty, 'type' | 'mayBeUndefined'>): ApiType {
  if (!mayBeUndefined) return type
  return { kind: 'union', types: [...(type.kind === 'union' ? type.types : [type]), { kind: 'intrinsic', name: 'undefined' }] }
}

/** A member as it stands in a declaration: several pieces for overloads and for a getter with its setter. `anchor` is put on the first name. */
export function memberCode(member: ApiMember, links: Links, anchor?: string): readonly Code[] {
  const prefix = modifiersCode(member.flags)
  const optional = member.flags.isOptional ? '?' : ''
  switch (member.kind) {
    case 'property':
      return [[prefix, nameOf(member, 'property', anchor), optional, ': ', typeCode(propertyTypeOf(member), links)]]
    case 'method':
      return member.signatures.map((signature, index) => [
        prefix,
        nameOf(member, 'function', index === 0 ? anchor : undefined),
        optional,
        signatureCode(signature, ': ', links),
      ])
    case 'accessor': {
      const { hasGetter, hasSetter } = member
      const getterName = nameOf(member, 'property', anchor)
      const getter: Code = [prefix, keyword('get'), ' ', getterName, '(): ', typeCode(member.type, links)]
      const setter: Code = [
        prefix,
        keyword('set'),
        ' ',
        nameOf(member, 'property', hasGetter ? undefined : anchor),
        '(',
        word('value', 'parameter'),
        ': ',
        typeCode(member.setterType ?? member.type, links),
        ')',
      ]
      return [...(hasGetter ? [getter] : []), ...(hasSetter ? [setter] : [])]
    }
    case 'constructor':
      return member.signatures.map((signature, index) => [
        prefix,
        { ...keyword('new'), anchor: index === 0 ? anchor : undefined },
        ' ',
        signatureCode(signature, ': ', links),
      ])
    case 'index': {
      const { name, type } = member.parameter
      return [
        [prefix, '[', { ...word(name, 'parameter'), anchor }, ': ', typeCode(type, links), ']: ', typeCode(member.type, links)],
      ]
    }
    case 'call':
      return member.signatures.map((signature) => signatureCode(signature, ': ', links))
  }
}

function modifiersCode({ isPrivate, isProtected, isStatic, isAbstract, isReadonly }: ApiFlags): Code {
  const modifiers = [
    isPrivate && 'private',
    isProtected && 'protected',
    isStatic && 'static',
    isAbstract && 'abstract',
    isReadonly && 'readonly',
  ]
  return modifiers.flatMap((modifier): Code[] => (modifier ? [keyword(modifier), ' '] : []))
}

function nameOf(member: ApiMember, role: 'property' | 'function', anchor: string | undefined): Code {
  return { ...word(quotedName(member.name), role, undefined, isDeprecated(member)), anchor }
}

/** A name that is no identifier is written in quotes, unless it is computed: `[Symbol.iterator]`. Private names such as `#size` have no place in a reference. */
export function quotedName(name: string): string {
  return /^(?:[\p{ID_Start}$_][\p{ID_Continue}$]*|\[.*\]|["'].*["']|\d+)$/u.test(name)
    ? name
    : `'${name.replace(/[\\']/g, '\\$&').replaceAll('\n', '\\n').replaceAll('\r', '\\r')}'`
}

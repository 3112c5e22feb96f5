// Types, signatures and members as code. In: the API model and the addresses of declarations. Out: code that can be laid out.
import type {
  ApiConstructor,
  ApiMember,
  ApiNameLink,
  ApiParameter,
  ApiSignature,
  ApiTupleElement,
  ApiType,
  ApiTypeParameter,
} from '@docgen/ssg-cli/model'
import { group, hardBreak, indent, join, keyword, softBreak, spaceBreak, whenBroken, word, type Code } from './code.ts'
import type { Hrefs } from './context.ts'

type TypeOf<Kind extends ApiType['kind']> = Extract<ApiType, { readonly kind: Kind }>

export function typeCode(type: ApiType, hrefs: Hrefs): Code {
  switch (type.kind) {
    case 'intrinsic':
      return word(type.name, 'builtin')
    case 'literal':
      return literalCode(type.text)
    case 'reference':
      return [nameCode(type, hrefs), typeArgumentsCode(type.typeArguments, hrefs)]
    case 'array':
      return [operand(type.element, level.postfix, hrefs), '[]']
    case 'tuple':
      return listCode(
        '[',
        type.elements.map((element) => tupleElementCode(element, hrefs)),
        ']',
        !type.elements.at(-1)?.isRest,
      )
    case 'union':
    case 'intersection':
      return alternativesCode(type, hrefs)
    case 'object':
      return objectCode(type.members, hrefs)
    case 'function':
      return functionCode(type, hrefs)
    case 'conditional':
      return conditionalCode(type, hrefs)
    case 'mapped':
      return mappedCode(type, hrefs)
    case 'indexed-access':
      return [operand(type.object, level.postfix, hrefs), '[', typeCode(type.index, hrefs), ']']
    case 'operator':
      return [keyword(type.operator), ' ', operand(type.type, level.operator, hrefs)]
    case 'query':
      return [keyword('typeof'), ' ', typeCode(type.query, hrefs)]
    case 'predicate':
      return predicateCode(type, hrefs)
    case 'infer':
      return [keyword('infer'), ' ', word(type.name, 'class-name'), clauseCode('extends', type.constraint, hrefs)]
    case 'template-literal':
      return templateCode(type, hrefs)
  }
}

/** A type that stands by itself, in a cell or a line: its alternatives need no line of their own to begin on. */
export function standaloneTypeCode(type: ApiType, hrefs: Hrefs): Code {
  if (type.kind !== 'union' && type.kind !== 'intersection') return typeCode(type, hrefs)
  const { operator, items } = alternativesOf(type, hrefs)
  if (isObjectIntersection(type)) return join(' & ', items)
  return items.length < 2 ? items : group(whenBroken(`${operator} `), join([spaceBreak, `${operator} `], items))
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

function operand(type: ApiType, lowest: number, hrefs: Hrefs): Code {
  const code = typeCode(type, hrefs)
  return levelOf(type) < lowest ? ['(', code, ')'] : code
}

/** A name that links to its declaration, when the site documents it. */
export function nameCode({ name, target }: ApiNameLink, hrefs: Hrefs): Code {
  return word(name, 'class-name', target === undefined ? undefined : hrefs[target])
}

function literalCode(text: string): Code {
  if (/^["'`]/.test(text)) return word(text, 'string')
  return /^-?\d/.test(text) ? word(text, 'number') : keyword(text)
}

/** A single object hugs its brackets, as in `Promise<{`. */
function typeArgumentsCode(types: readonly ApiType[], hrefs: Hrefs): Code {
  const [only] = types
  if (types.length === 1 && only?.kind === 'object') return ['<', typeCode(only, hrefs), '>']
  return angleCode(types.map((type) => typeCode(type, hrefs)))
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

function alternativesCode(type: TypeOf<'union' | 'intersection'>, hrefs: Hrefs): Code {
  const { operator, items } = alternativesOf(type, hrefs)
  if (items.length < 2) return items
  if (isObjectIntersection(type)) return join(' & ', items)
  return group(indent(softBreak, whenBroken(`${operator} `), join([spaceBreak, `${operator} `], items)))
}

/** `Options & {`: the object has lines enough of its own. */
function isObjectIntersection({ kind, types }: TypeOf<'union' | 'intersection'>): boolean {
  return kind === 'intersection' && types.at(-1)?.kind === 'object'
}

function alternativesOf({ kind, types }: TypeOf<'union' | 'intersection'>, hrefs: Hrefs) {
  const lowest = kind === 'union' ? level.intersection : level.operator
  return { operator: kind === 'union' ? '|' : '&', items: types.map((type) => operand(type, lowest, hrefs)) }
}

function tupleElementCode({ name, isOptional, isRest, type }: ApiTupleElement, hrefs: Hrefs): Code {
  const rest = isRest ? '...' : ''
  if (name !== undefined) return [rest, name, isOptional ? '?' : '', ': ', typeCode(type, hrefs)]
  return [rest, isOptional ? [operand(type, level.postfix, hrefs), '?'] : typeCode(type, hrefs)]
}

/** One member to a line, unless there are few and they fit. */
function objectCode(members: readonly ApiMember[], hrefs: Hrefs): Code {
  if (members.length === 0) return '{}'
  const lines = members.flatMap((member) => memberCode(member, hrefs))
  const edge = lines.length > 3 ? hardBreak : spaceBreak
  return group('{', indent(edge, join([{ kind: 'break', flat: '; ', isHard: false }], lines)), edge, '}')
}

/** An object with every member on its own line, whatever its size: the body of an interface. */
export function bodyCode(members: readonly ApiMember[], hrefs: Hrefs): Code {
  const lines = members.flatMap((member) => memberCode(member, hrefs))
  return lines.length === 0 ? '{}' : ['{', indent(hardBreak, join(hardBreak, lines)), hardBreak, '}']
}

function functionCode({ isConstructor, isAbstract, signature }: TypeOf<'function'>, hrefs: Hrefs): Code {
  return [
    isAbstract ? [keyword('abstract'), ' '] : '',
    isConstructor ? [keyword('new'), ' '] : '',
    signatureCode(signature, ' => ', hrefs),
  ]
}

function conditionalCode(type: TypeOf<'conditional'>, hrefs: Hrefs): Code {
  return group(
    [operand(type.check, level.union, hrefs), ' ', keyword('extends'), ' ', operand(type.extends, level.union, hrefs)],
    indent(spaceBreak, '? ', typeCode(type.whenTrue, hrefs), spaceBreak, ': ', typeCode(type.whenFalse, hrefs)),
  )
}

function mappedCode(type: TypeOf<'mapped'>, hrefs: Hrefs): Code {
  const readonlyWord = type.readonlyModifier === '-' ? '-readonly' : 'readonly'
  const optional = type.optionalModifier === '-' ? '-?' : '?'
  return group(
    '{',
    indent(
      spaceBreak,
      type.readonlyModifier ? [keyword(readonlyWord), ' '] : '',
      ['[', word(type.parameter, 'class-name'), ' ', keyword('in'), ' ', typeCode(type.constraint, hrefs)],
      type.nameType ? [' ', keyword('as'), ' ', typeCode(type.nameType, hrefs)] : '',
      [']', type.optionalModifier ? optional : '', ': ', typeCode(type.template, hrefs)],
    ),
    spaceBreak,
    '}',
  )
}

function predicateCode({ name, isAsserts, type }: TypeOf<'predicate'>, hrefs: Hrefs): Code {
  return [
    isAsserts ? [keyword('asserts'), ' '] : '',
    word(name, 'parameter'),
    type ? [' ', keyword('is'), ' ', typeCode(type, hrefs)] : '',
  ]
}

function templateCode({ head, tail }: TypeOf<'template-literal'>, hrefs: Hrefs): Code {
  const spans = tail.map(({ type, text }): Code => ['${', typeCode(type, hrefs), '}', word(text, 'string')])
  return [word(`\`${head}`, 'string'), spans, word('`', 'string')]
}

function clauseCode(name: string, type: ApiType | undefined, hrefs: Hrefs): Code {
  return type ? [' ', keyword(name), ' ', typeCode(type, hrefs)] : ''
}

/** `<T extends User = User>`; nothing without type parameters. */
export function typeParametersCode(parameters: readonly ApiTypeParameter[], hrefs: Hrefs): Code {
  return angleCode(
    parameters.map(({ name, constraint, defaultType, isConst, variance }) => [
      isConst ? [keyword('const'), ' '] : '',
      variance === undefined ? '' : [keyword(variance), ' '],
      word(name, 'class-name'),
      clauseCode('extends', constraint, hrefs),
      defaultType ? [' = ', typeCode(defaultType, hrefs)] : '',
    ]),
  )
}

/** Type parameters, parameters and result. `arrow` is what stands before the result: `: `, or ` => ` in a function type. */
export function signatureCode({ typeParameters, parameters, returns }: ApiSignature, arrow: ': ' | ' => ', hrefs: Hrefs): Code {
  const [typeList, list, result] = [
    typeParametersCode(typeParameters, hrefs),
    parametersCode(parameters, hrefs),
    typeCode(returns, hrefs),
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
function parametersCode(parameters: readonly ApiParameter[], hrefs: Hrefs): readonly Code[] {
  const [only] = parameters
  if (parameters.length === 1 && only?.type.kind === 'object') return ['(', parameterCode(only, hrefs), ')']
  const isEndedByRest = parameters.at(-1)?.isRest ?? false
  return listParts(
    '(',
    parameters.map((parameter) => parameterCode(parameter, hrefs)),
    ')',
    !isEndedByRest,
  )
}

function parameterCode({ name, type, isOptional, isRest, defaultValue }: ApiParameter, hrefs: Hrefs): Code {
  const mark = isOptional || defaultValue !== undefined ? '?' : ''
  return [isRest ? '...' : '', word(name, 'parameter'), mark, ': ', typeCode(type, hrefs)]
}

/** A class's own constructor; in an interface or an object type it is written as `memberCode` does. */
export function constructorCode({ signatures }: ApiConstructor, hrefs: Hrefs): readonly Code[] {
  return signatures.map(({ parameters }) => [keyword('constructor'), group(parametersCode(parameters, hrefs))])
}

/** A member as it stands in a declaration: several pieces for overloads and for a getter with its setter. */
export function memberCode(member: ApiMember, hrefs: Hrefs): readonly Code[] {
  const { isOptional, isReadonly, isStatic, isAbstract, isProtected } = member.flags
  const modifiers = [isProtected && 'protected', isStatic && 'static', isAbstract && 'abstract', isReadonly && 'readonly']
  const prefix = modifiers.flatMap((modifier): Code[] => (modifier ? [keyword(modifier), ' '] : []))
  const optional = isOptional ? '?' : ''
  switch (member.kind) {
    case 'property':
      return [[prefix, propertyName(member.name), optional, ': ', typeCode(member.type, hrefs)]]
    case 'method':
      return member.signatures.map((signature) => [
        prefix,
        methodName(member.name),
        optional,
        signatureCode(signature, ': ', hrefs),
      ])
    case 'accessor': {
      const name = propertyName(member.name)
      const getter: Code = [prefix, keyword('get'), ' ', name, '(): ', typeCode(member.type, hrefs)]
      const setter: Code = [
        prefix,
        keyword('set'),
        ' ',
        name,
        '(',
        word('value', 'parameter'),
        ': ',
        typeCode(member.type, hrefs),
        ')',
      ]
      return [...(member.hasGetter ? [getter] : []), ...(member.hasSetter ? [setter] : [])]
    }
    case 'constructor':
      return member.signatures.map((signature) => [prefix, keyword('new'), ' ', signatureCode(signature, ': ', hrefs)])
    case 'index': {
      const { name, type } = member.parameter
      return [[prefix, '[', word(name, 'parameter'), ': ', typeCode(type, hrefs), ']: ', typeCode(member.type, hrefs)]]
    }
    case 'call':
      return member.signatures.map((signature) => signatureCode(signature, ': ', hrefs))
  }
}

const propertyName = (name: string): Code => word(quoted(name), 'property')
const methodName = (name: string): Code => word(quoted(name), 'function')

/** A name that is no identifier is written in quotes, unless it is computed: `[Symbol.iterator]`. */
function quoted(name: string): string {
  return /^(?:#?[\p{ID_Start}$_][\p{ID_Continue}$]*|\[.*\]|["'].*["']|\d+)$/u.test(name)
    ? name
    : `'${name.replaceAll("'", "\\'")}'`
}

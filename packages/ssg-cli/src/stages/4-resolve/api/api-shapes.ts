import type { ApiSignature, ApiType } from '@docgen/model'

/** What goes into a function and what comes out, names left out: `(string, User) -> Promise<Session>`. `?` stands for anything. */
export function shapeOf({ parameters, returns }: ApiSignature): string {
  return `(${parameters.map(({ type }) => typeName(type)).join(', ')}) -> ${typeName(returns)}`
}

function typeName(type: ApiType): string {
  switch (type.kind) {
    case 'intrinsic':
      return type.name === 'any' || type.name === 'unknown' ? '?' : type.name
    case 'literal':
      return literalName(type.text)
    case 'reference':
      if (type.isTypeParameter) return '?'
      return type.typeArguments.length === 0 ? type.name : `${type.name}<${type.typeArguments.map(typeName).join(', ')}>`
    case 'array':
      return `Array<${typeName(type.element)}>`
    case 'tuple':
      return `Array<${[...new Set(type.elements.map((element) => typeName(element.type)))].join(' | ')}>`
    case 'union':
      return [...new Set(type.types.map(typeName))].join(' | ')
    case 'operator':
      return type.operator === 'keyof' ? 'string' : typeName(type.type)
    case 'predicate':
      return 'boolean'
    case 'template-literal':
      return 'string'
    case 'function':
      return 'Function'
    case 'object':
      return 'object'
    case 'intersection':
    case 'conditional':
    case 'mapped':
    case 'indexed-access':
    case 'query':
    case 'infer':
      return '?'
  }
}

/** Who searches by shape thinks of the kind of value, not of one. */
function literalName(text: string): string {
  if (/^["'`]/.test(text)) return 'string'
  if (text === 'true' || text === 'false') return 'boolean'
  if (text === 'null' || text === 'undefined') return text
  return text.endsWith('n') ? 'bigint' : 'number'
}

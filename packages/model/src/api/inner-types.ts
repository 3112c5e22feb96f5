import type { ApiMember, ApiParameter, ApiSignature, ApiType } from './api.ts'

type MapType = (type: ApiType) => ApiType

/** A type with others in the place of those that it is directly made of. The names of what `typeof` reads stay. */
export function withInnerTypes(type: ApiType, map: MapType): ApiType {
  switch (type.kind) {
    case 'reference':
      return type.typeArguments.length === 0 ? type : { ...type, typeArguments: type.typeArguments.map(map) }
    case 'array':
      return { ...type, element: map(type.element) }
    case 'tuple':
      return { ...type, elements: type.elements.map((element) => ({ ...element, type: map(element.type) })) }
    case 'union':
    case 'intersection':
      return { ...type, types: type.types.map(map) }
    case 'object':
      return { ...type, members: type.members.map((member) => withTypesOfMember(member, map)) }
    case 'function':
      return { ...type, signature: withTypesOfSignature(type.signature, map) }
    case 'conditional':
      return {
        ...type,
        check: map(type.check),
        extends: map(type.extends),
        whenTrue: map(type.whenTrue),
        whenFalse: map(type.whenFalse),
      }
    case 'mapped':
      return {
        ...type,
        constraint: map(type.constraint),
        nameType: type.nameType && map(type.nameType),
        template: map(type.template),
      }
    case 'indexed-access':
      return { ...type, object: map(type.object), index: map(type.index) }
    case 'operator':
      return { ...type, type: map(type.type) }
    case 'predicate':
      return { ...type, type: type.type && map(type.type) }
    case 'infer':
      return { ...type, constraint: type.constraint && map(type.constraint) }
    case 'template-literal':
      return { ...type, tail: type.tail.map((span) => ({ ...span, type: map(span.type) })) }
    case 'intrinsic':
    case 'literal':
    case 'query':
      return type
  }
}

export function withTypesOfSignature(signature: ApiSignature, map: MapType): ApiSignature {
  return {
    ...signature,
    typeParameters: signature.typeParameters.map((each) => ({
      ...each,
      constraint: each.constraint && map(each.constraint),
      defaultType: each.defaultType && map(each.defaultType),
    })),
    parameters: signature.parameters.map((each) => withTypeOfParameter(each, map)),
    returns: map(signature.returns),
  }
}

function withTypeOfParameter(parameter: ApiParameter, map: MapType): ApiParameter {
  return { ...parameter, type: map(parameter.type) }
}

export function withTypesOfMember<Member extends ApiMember>(member: Member, map: MapType): Member
export function withTypesOfMember(member: ApiMember, map: MapType): ApiMember {
  switch (member.kind) {
    case 'property':
      return { ...member, type: map(member.type) }
    case 'accessor':
      return { ...member, type: map(member.type), setterType: member.setterType && map(member.setterType) }
    case 'index':
      return { ...member, parameter: withTypeOfParameter(member.parameter, map), type: map(member.type) }
    case 'method':
    case 'constructor':
    case 'call':
      return { ...member, signatures: member.signatures.map((each) => withTypesOfSignature(each, map)) }
  }
}

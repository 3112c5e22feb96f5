// Declarations as far as it matters whether a change of them breaks the code of users. `text` names what stands there, whatever its layout,
// the names of its parameters and the order of its alternatives.

export type TypeNode =
  | { readonly kind: 'name'; readonly text: string; readonly name: string; readonly typeArguments: readonly TypeNode[] }
  | { readonly kind: 'literal'; readonly text: string }
  | { readonly kind: 'union' | 'intersection'; readonly text: string; readonly types: readonly TypeNode[] }
  | { readonly kind: 'array'; readonly text: string; readonly element: TypeNode; readonly isReadonly: boolean }
  | { readonly kind: 'object'; readonly text: string; readonly members: readonly MemberNode[] }
  | { readonly kind: 'function'; readonly text: string; readonly signatures: readonly SignatureNode[] }
  /** What is not looked into: tuples, conditional and mapped types, what operators make. */
  | { readonly kind: 'other'; readonly text: string }

export interface SignatureNode {
  readonly text: string
  readonly typeParameters: readonly TypeParameterNode[]
  readonly parameters: readonly ParameterNode[]
  /** `void` for a setter or a constructor. */
  readonly returns: TypeNode
}

export interface ParameterNode {
  readonly name: string
  readonly type: TypeNode
  readonly isOptional: boolean
  readonly isRest: boolean
}

export interface TypeParameterNode {
  readonly name: string
  readonly constraint?: TypeNode | undefined
  readonly defaultType?: TypeNode | undefined
  /** `const`, `in`, `out`. */
  readonly modifiers: string
}

export interface MemberNode {
  /** What it goes by: its name, `static name`, `()`, `new`, `[string]`. */
  readonly key: string
  /** As authors call it, without `static`. */
  readonly name: string
  readonly modifiers: ReadonlySet<string>
  readonly isOptional: boolean
  /** What can be assigned to it is `type`, unless it is read-only or has a setter of its own. */
  readonly type: TypeNode
  readonly isMethod: boolean
  readonly setterType?: TypeNode | undefined
}

export type DeclarationNode =
  | {
      readonly kind: 'class' | 'interface'
      readonly isAbstract: boolean
      readonly typeParameters: readonly TypeParameterNode[]
      readonly bases: readonly TypeNode[]
      readonly contracts: readonly TypeNode[]
      readonly members: readonly MemberNode[]
    }
  | { readonly kind: 'enum'; readonly isConst: boolean; readonly values: ReadonlyMap<string, string | undefined> }
  | { readonly kind: 'function'; readonly signatures: readonly SignatureNode[] }
  | { readonly kind: 'type'; readonly typeParameters: readonly TypeParameterNode[]; readonly type: TypeNode }
  | { readonly kind: 'variable'; readonly type: TypeNode }
  | { readonly kind: 'namespace' | 'export'; readonly text: string }

export type DeclarationOf<Kind extends DeclarationNode['kind']> = Extract<DeclarationNode, { readonly kind: Kind }>

export function joinedTypes(kind: 'union' | 'intersection', types: readonly TypeNode[]): TypeNode {
  const flat = types.flatMap((type) => (type.kind === kind ? type.types : [type]))
  const texts = [...new Set(flat.map(({ text }) => text))].sort()
  return { kind, text: `(${texts.join(kind === 'union' ? ' | ' : ' & ')})`, types: flat }
}

/** What is optional may be `undefined`, and reports do not say that again. */
export function withUndefined(type: TypeNode, isOptional: boolean): TypeNode {
  return isOptional ? joinedTypes('union', [type, namedType('undefined')]) : type
}

export function namedType(name: string, typeArguments: readonly TypeNode[] = []): TypeNode {
  const list = typeArguments.length === 0 ? '' : `<${typeArguments.map(({ text }) => text).join(', ')}>`
  return { kind: 'name', text: name + list, name, typeArguments }
}

export function arrayOf(element: TypeNode, isReadonly: boolean): TypeNode {
  return { kind: 'array', text: `${isReadonly ? 'readonly ' : ''}${element.text}[]`, element, isReadonly }
}

export function objectOf(members: readonly MemberNode[]): TypeNode {
  const texts = members.map(({ key, modifiers, isOptional, type }) =>
    [[...modifiers].sort().join(' '), `${key}${isOptional ? '?' : ''}:`, type.text].join(' '),
  )
  return { kind: 'object', text: `{ ${texts.sort().join('; ')} }`, members }
}

export function functionOf(signatures: readonly SignatureNode[]): TypeNode {
  return { kind: 'function', text: `(${signatures.map(({ text }) => text).join('; ')})`, signatures }
}

export function signatureOf(
  typeParameters: readonly TypeParameterNode[],
  parameters: readonly ParameterNode[],
  returns: TypeNode,
): SignatureNode {
  const shown = parameters.map(({ type, isOptional, isRest }) => `${isRest ? '...' : ''}${type.text}${isOptional ? '?' : ''}`)
  const generic = typeParameters.map(({ name, constraint, defaultType, modifiers }) =>
    [modifiers, name, constraint?.text ?? '', defaultType?.text ?? ''].join(' '),
  )
  return { text: `<${generic.join(', ')}>(${shown.join(', ')}): ${returns.text}`, typeParameters, parameters, returns }
}

// One spelling for all ways to write a type, a member or a declaration: what two of them share says the same. In: syntax trees of TypeScript.
import ts from 'typescript'

/** Of any node. Brackets that change nothing, separators, quotes, the order of alternatives and of members, and what imports say are left out. */
export function canonical(node: ts.Node): string {
  if (ts.isParenthesizedTypeNode(node)) return canonical(node.type)
  if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) return JSON.stringify(node.text)
  if (ts.isUnionTypeNode(node)) return alternativesOf(node).join('|')
  if (ts.isIntersectionTypeNode(node)) return node.types.map(canonical).toSorted().join('&')
  if (ts.isTypeLiteralNode(node)) return `{${node.members.map(canonicalMember).toSorted().join(';')}}`
  if (ts.isImportTypeNode(node) && node.qualifier) return reference(node.qualifier, node.typeArguments, node.isTypeOf)
  if (ts.isTypeReferenceNode(node)) return reference(node.typeName, node.typeArguments, false)
  if (ts.isExpressionWithTypeArguments(node)) return reference(node.expression, node.typeArguments, false)
  if (ts.isParameter(node)) return canonicalParameter(node)
  if (ts.isFunctionTypeNode(node) || ts.isConstructorTypeNode(node)) {
    return `${ts.isConstructorTypeNode(node) ? 'new ' : ''}${canonicalSignature(node)}`
  }
  const children = node.getChildren()
  if (children.length === 0) return node.getText()
  return children
    .filter(
      ({ kind }) => kind !== ts.SyntaxKind.CommaToken && kind !== ts.SyntaxKind.SemicolonToken && kind !== ts.SyntaxKind.JSDoc,
    )
    .map(canonical)
    .join(' ')
}

/** A name by itself, without what it is found in: `express.Request` and `import('express').Request` are `Request`. */
function reference(name: ts.Node, typeArguments: readonly ts.Node[] | undefined, isTypeOf: boolean): string {
  const own = ts.isQualifiedName(name) ? name.right : ts.isPropertyAccessExpression(name) ? name.name : name
  return `${isTypeOf ? 'typeof ' : ''}${exportedName(own.getText(), name.getSourceFile())}${listOf('<', typeArguments, '>')}`
}

/** `Request` for what `import { Request as GraphQLRequest }` brings to the file. */
function exportedName(name: string, source: ts.SourceFile): string {
  return renamedImports(source).find(({ local }) => local === name)?.exported ?? name
}

/** Code with the names that were exported to the file, where it calls them otherwise: a page may show either. */
export function withExportedNames(code: string, source: ts.SourceFile): string {
  return renamedImports(source).reduce(
    (renamed, { local, exported }) => renamed.replaceAll(new RegExp(`\\b${local}\\b`, 'g'), exported),
    code,
  )
}

function renamedImports({ statements }: ts.SourceFile) {
  const specifiers = statements.filter(ts.isImportDeclaration).flatMap(({ importClause }) => {
    const bindings = importClause?.namedBindings
    return bindings && ts.isNamedImports(bindings) ? [...bindings.elements] : []
  })
  return specifiers.flatMap(({ name, propertyName }) => (propertyName ? [{ local: name.text, exported: propertyName.text }] : []))
}

/** Type parameters, parameters and result, without a name. */
export function canonicalSignature({ typeParameters, parameters, type }: ts.SignatureDeclaration): string {
  return `${listOf('<', typeParameters, '>')}(${parameters.map(canonical).join(',')}):${type ? canonical(type) : 'any'}`
}

/** `undefined` is what the mark of an optional one says already. */
export function canonicalType(type: ts.TypeNode, isOptional: boolean): string {
  if (!ts.isUnionTypeNode(type)) return canonical(type)
  const alternatives = alternativesOf(type)
  return (isOptional ? alternatives.filter((alternative) => alternative !== 'undefined') : alternatives).join('|')
}

function canonicalMember(member: ts.TypeElement): string {
  if (ts.isMethodSignature(member)) return `${nameOf(member)}${mark(member)}${canonicalSignature(member)}`
  if (!ts.isPropertySignature(member)) return canonical(member)
  const isReadonly = member.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ReadonlyKeyword) ?? false
  const type = member.type ? canonicalType(member.type, member.questionToken !== undefined) : 'any'
  return `${isReadonly ? 'readonly ' : ''}${nameOf(member)}${mark(member)}:${type}`
}

/** What is destructured has no name: pages call it `options`. A comment may say that a parameter can be left out: `@param [address]`. */
function canonicalParameter(parameter: ts.ParameterDeclaration): string {
  const { name, type, questionToken, initializer, dotDotDotToken } = parameter
  const isBracketed = ts.getJSDocParameterTags(parameter).some((tag) => tag.isBracketed)
  const isOptional = questionToken !== undefined || initializer !== undefined || isBracketed
  const shown = ts.isIdentifier(name) ? name.text.replace(/^options\d+$/, 'options') : 'options'
  return `${dotDotDotToken ? '...' : ''}${shown}${isOptional ? '?' : ''}:${type ? canonicalType(type, isOptional) : 'any'}`
}

/** The members of a union within a union are its own. */
function alternativesOf({ types }: ts.UnionTypeNode): readonly string[] {
  const texts = types.flatMap((type) => {
    const inner = ts.isParenthesizedTypeNode(type) ? type.type : type
    return ts.isUnionTypeNode(inner) ? alternativesOf(inner) : [canonical(inner)]
  })
  // TypeScript prints the two, authors write the one.
  const isBoolean = texts.includes('true') && texts.includes('false')
  return [...new Set(isBoolean ? [...texts.filter((text) => text !== 'true' && text !== 'false'), 'boolean'] : texts)].toSorted()
}

function listOf(open: string, nodes: readonly ts.Node[] | undefined, close: string): string {
  return nodes?.length ? `${open}${nodes.map(canonical).join(',')}${close}` : ''
}

const nameOf = ({ name }: ts.NamedDeclaration): string => name?.getText().replace(/^["']|["']$/g, '') ?? ''
const mark = ({ questionToken }: ts.PropertySignature | ts.MethodSignature): string => (questionToken ? '?' : '')

/** Of a text that says nothing else; throws where it is no TypeScript. */
export function parseStatement(text: string): ts.Statement {
  const source = ts.createSourceFile('page.d.ts', text, ts.ScriptTarget.ESNext, true)
  const [statement, another] = source.statements
  if (!statement || another) throw new Error(`This is no declaration: ${text}`)
  return statement
}

export function parseType(text: string): ts.TypeNode {
  const statement = parseStatement(`type T = ${text}`)
  if (!ts.isTypeAliasDeclaration(statement)) throw new Error(`This is no type: ${text}`)
  return statement.type
}

/** One member of a class or an interface. */
export function parseMember(text: string): ts.ClassElement | ts.TypeElement {
  const isOfClass = /^(?:constructor\b|(?:protected |static |abstract )*(?:get |set |abstract |static |protected ))/.test(text)
  const statement = parseStatement(isOfClass ? `declare abstract class C { ${text} }` : `interface I { ${text} }`)
  const [member] = ts.isClassDeclaration(statement) || ts.isInterfaceDeclaration(statement) ? statement.members : []
  if (!member) throw new Error(`This is no member: ${text}`)
  return member
}

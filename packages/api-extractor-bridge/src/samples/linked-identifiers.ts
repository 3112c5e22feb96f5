import type { SampleLink } from '@docgen/model'
import ts from 'typescript'
import type { DeclarationIds } from './declaration-ids.ts'
import type { VirtualModule } from './virtual-modules.ts'

/** The identifiers of a module that name documented declarations, in their order; those that declare something of its own do not. */
export function linkedIdentifiersOf(
  { path, module, index }: VirtualModule,
  program: ts.Program,
  { idOf }: DeclarationIds,
): readonly SampleLink[] {
  const source = program.getSourceFile(path)
  if (!source) return []
  const checker = program.getTypeChecker()
  const links: SampleLink[] = []
  const visit = (node: ts.Node): void => {
    if (node.getStart(source) >= module.code.length) return
    if (ts.isIdentifier(node)) {
      const symbol = symbolAt(node, checker)
      const id = symbol && idOf(symbol)
      if (id === undefined) return
      const { line, character } = source.getLineAndCharacterOfPosition(node.getStart(source))
      links.push({ module: index, line: line + 1, column: character + 1, length: node.text.length, id })
      return
    }
    ts.forEachChild(node, visit)
  }
  visit(source)
  return links
}

function symbolAt(node: ts.Identifier, checker: ts.TypeChecker): ts.Symbol | undefined {
  const { parent } = node
  // `{ tokenSecret: … }` is about the option that the receiver declares, `{ db }` about what `db` is.
  if (ts.isPropertyAssignment(parent) && parent.name === node) return propertyExpectedBy(parent.parent, node.text, checker)
  if (ts.isMethodDeclaration(parent) && parent.name === node && ts.isObjectLiteralExpression(parent.parent)) {
    return propertyExpectedBy(parent.parent, node.text, checker)
  }
  if (ts.isShorthandPropertyAssignment(parent)) {
    return propertyExpectedBy(parent.parent, node.text, checker) ?? checker.getShorthandAssignmentValueSymbol(parent)
  }
  if (ts.isJsxAttribute(parent) && parent.name === node && ts.isJsxAttributes(parent.parent)) {
    return checker.getContextualType(parent.parent)?.getProperty(node.text)
  }
  return checker.getSymbolAtLocation(node)
}

function propertyExpectedBy(literal: ts.ObjectLiteralExpression, name: string, checker: ts.TypeChecker): ts.Symbol | undefined {
  const type = checker.getContextualType(literal)
  if (!type) return undefined
  const direct = type.getProperty(name)
  if (direct || !type.isUnion()) return direct
  return type.types.map((each) => each.getProperty(name)).find((symbol) => symbol !== undefined)
}

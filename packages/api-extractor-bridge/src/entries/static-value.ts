// In: the text of a module in JavaScript or TypeScript. Out: what it exports by default, as far as that can be read without running it.
import { posix } from 'node:path'
import ts from 'typescript'

/** Plain values; what only a run could tell is `undefined`. A function stands for what it returns, `defineConfig(x)` for `x`. */
export function defaultExportOf(text: string, fileName: string): unknown {
  const file = ts.createSourceFile(fileName, text, ts.ScriptTarget.Latest, false)
  const constants = new Map<string, ts.Expression>()
  let exported: ts.Expression | undefined
  for (const statement of file.statements) {
    if (ts.isExportAssignment(statement)) exported = statement.expression
    if (ts.isExpressionStatement(statement)) exported = assignedToExports(statement.expression) ?? exported
    if (!ts.isVariableStatement(statement)) continue
    for (const { name, initializer } of statement.declarationList.declarations) {
      if (ts.isIdentifier(name) && initializer) constants.set(name.text, initializer)
    }
  }
  return exported && valueOf(exported, { constants, depth: 0 })
}

function assignedToExports(expression: ts.Expression): ts.Expression | undefined {
  if (!ts.isBinaryExpression(expression) || expression.operatorToken.kind !== ts.SyntaxKind.EqualsToken) return undefined
  const { left, right } = expression
  const isExports = ts.isPropertyAccessExpression(left) && ts.isIdentifier(left.expression) && left.expression.text === 'module'
  return isExports && left.name.text === 'exports' ? right : undefined
}

interface Scope {
  readonly constants: ReadonlyMap<string, ts.Expression>
  readonly depth: number
}

/** Beyond as many steps, constants name each other in a circle. */
const deepest = 50

function valueOf(node: ts.Expression, { constants, depth }: Scope): unknown {
  const inner: Scope = { constants, depth: depth + 1 }
  if (depth > deepest) return undefined
  if (ts.isStringLiteralLike(node)) return node.text
  if (ts.isArrayLiteralExpression(node)) {
    return node.elements.flatMap((element): readonly unknown[] => {
      if (!ts.isSpreadElement(element)) return [valueOf(element, inner)]
      const spread = valueOf(element.expression, inner)
      return Array.isArray(spread) ? spread : []
    })
  }
  if (ts.isObjectLiteralExpression(node)) return objectOf(node, inner)
  if (ts.isIdentifier(node)) {
    const constant = constants.get(node.text)
    return constant && valueOf(constant, inner)
  }
  if (ts.isParenthesizedExpression(node) || ts.isAsExpression(node) || ts.isSatisfiesExpression(node)) {
    return valueOf(node.expression, inner)
  }
  if (ts.isArrowFunction(node) || ts.isFunctionExpression(node)) return returnedOf(node.body, inner)
  if (ts.isNewExpression(node)) return valueOfFirst(node.arguments, inner)
  return ts.isCallExpression(node) ? callValueOf(node, inner) : undefined
}

function objectOf(node: ts.ObjectLiteralExpression, scope: Scope): Readonly<Record<string, unknown>> {
  const entries = node.properties.flatMap((property): readonly (readonly [string, unknown])[] => {
    if (ts.isShorthandPropertyAssignment(property)) return [[property.name.text, valueOf(property.name, scope)]]
    if (ts.isSpreadAssignment(property)) {
      const spread = valueOf(property.expression, scope)
      return typeof spread === 'object' && spread !== null ? Object.entries(spread) : []
    }
    const { name } = property
    if (!ts.isPropertyAssignment(property) || !name || !(ts.isIdentifier(name) || ts.isStringLiteralLike(name))) return []
    return [[name.text, valueOf(property.initializer, scope)]]
  })
  return Object.fromEntries(entries)
}

function returnedOf(body: ts.ConciseBody, scope: Scope): unknown {
  if (!ts.isBlock(body)) return valueOf(body, scope)
  const returned = body.statements.find((statement) => ts.isReturnStatement(statement))
  return returned?.expression && valueOf(returned.expression, scope)
}

/** `resolve(__dirname, 'src', 'a.ts')` is a path below the file's folder; of any other call, what it is given. */
function callValueOf({ expression, arguments: given }: ts.CallExpression, scope: Scope): unknown {
  const name = ts.isPropertyAccessExpression(expression) ? expression.name.text : ts.isIdentifier(expression) && expression.text
  if (name !== 'resolve' && name !== 'join') return valueOfFirst(given, scope)
  const parts = given.map((argument) => valueOf(argument, scope)).filter((part) => typeof part === 'string')
  return parts.length === 0 ? undefined : posix.join(...parts)
}

function valueOfFirst(given: readonly ts.Expression[] | undefined, scope: Scope): unknown {
  const [first] = given ?? []
  return first && valueOf(first, scope)
}

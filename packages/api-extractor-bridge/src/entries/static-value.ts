// In: the text of a module in JavaScript or TypeScript. Out: what it exports by default, as far as that can be read without running it.
import { posix } from 'node:path'
import ts from 'typescript'

/** Plain values; what only a run could tell is `undefined`. A function stands for what it returns, `defineConfig(x)` for `x`. */
export function defaultExportOf(text: string, fileName: string): unknown {
  const file = ts.createSourceFile(fileName, text, ts.ScriptTarget.Latest, false)
  const constants = new Map<string, Named>()
  let exported: ts.Expression | undefined
  for (const statement of file.statements) {
    if (ts.isFunctionDeclaration(statement) && statement.name) constants.set(statement.name.text, { node: statement })
    if (ts.isExportAssignment(statement)) exported = statement.expression
    if (ts.isExpressionStatement(statement)) exported = assignedToExports(statement.expression) ?? exported
    if (!ts.isVariableStatement(statement)) continue
    for (const { name, initializer } of statement.declarationList.declarations) {
      if (ts.isIdentifier(name) && initializer) constants.set(name.text, { node: initializer })
    }
  }
  return exported && valueOf(exported, { constants, depth: 0, steps: { left: mostSteps } })
}

function assignedToExports(expression: ts.Expression): ts.Expression | undefined {
  if (!ts.isBinaryExpression(expression) || expression.operatorToken.kind !== ts.SyntaxKind.EqualsToken) return undefined
  const { left, right } = expression
  const isExports = ts.isPropertyAccessExpression(left) && ts.isIdentifier(left.expression) && left.expression.text === 'module'
  return isExports && left.name.text === 'exports' ? right : undefined
}

/** What a name stands for: a parameter for what it was given, in the scope of the call. */
interface Named {
  readonly node: ts.Expression | ts.FunctionDeclaration
  readonly scope?: Scope
}

interface Scope {
  readonly constants: ReadonlyMap<string, Named>
  readonly depth: number
  readonly steps: Steps
}

/** Counted down over a whole file, since a function that calls itself twice would double what is read at each level. */
interface Steps {
  left: number
}

/** Beyond as many levels, constants name each other in a circle. */
const deepest = 50
const mostSteps = 20_000

function valueOf(node: ts.Expression, { constants, depth, steps }: Scope): unknown {
  const inner: Scope = { constants, depth: depth + 1, steps }
  if (depth > deepest || steps.left-- <= 0) return undefined
  if (ts.isStringLiteralLike(node)) return node.text
  if (node.kind === ts.SyntaxKind.TrueKeyword) return true
  if (node.kind === ts.SyntaxKind.FalseKeyword) return false
  if (ts.isArrayLiteralExpression(node)) {
    return node.elements.flatMap((element): readonly unknown[] => {
      if (!ts.isSpreadElement(element)) return [valueOf(element, inner)]
      const spread = valueOf(element.expression, inner)
      return Array.isArray(spread) ? spread : []
    })
  }
  if (ts.isObjectLiteralExpression(node)) return objectOf(node, inner)
  if (ts.isIdentifier(node)) {
    const named = constants.get(node.text)
    if (!named || ts.isFunctionDeclaration(named.node)) return undefined
    return valueOf(named.node, { ...inner, constants: (named.scope ?? inner).constants })
  }
  if (ts.isTemplateExpression(node)) return textOf(node, inner)
  if (ts.isConditionalExpression(node)) {
    const isTrue = valueOf(node.condition, inner)
    return typeof isTrue === 'boolean' ? valueOf(isTrue ? node.whenTrue : node.whenFalse, inner) : undefined
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

function textOf({ head, templateSpans }: ts.TemplateExpression, scope: Scope): string | undefined {
  const parts = templateSpans.map(({ expression, literal }) => {
    const value = valueOf(expression, scope)
    return typeof value === 'string' ? value + literal.text : undefined
  })
  return parts.includes(undefined) ? undefined : head.text + parts.join('')
}

/** `resolve(__dirname, 'src', 'a.ts')` is a path below the file's folder; of a function of this file, what it returns, if that can be read; of any other call, what it is given. */
function callValueOf({ expression, arguments: given }: ts.CallExpression, scope: Scope): unknown {
  const called = ts.isIdentifier(expression) ? scope.constants.get(expression.text)?.node : undefined
  const returned =
    called && isFunction(called) && called.body ? returnedOf(called.body, withParameters(called, given, scope)) : undefined
  if (returned !== undefined) return returned
  const name = ts.isPropertyAccessExpression(expression) ? expression.name.text : ts.isIdentifier(expression) && expression.text
  if (name !== 'resolve' && name !== 'join') return valueOfFirst(given, scope)
  const parts = given.map((argument) => valueOf(argument, scope)).filter((part) => typeof part === 'string')
  return parts.length === 0 ? undefined : posix.join(...parts)
}

function isFunction(node: ts.Node): node is ts.ArrowFunction | ts.FunctionExpression | ts.FunctionDeclaration {
  return ts.isArrowFunction(node) || ts.isFunctionExpression(node) || ts.isFunctionDeclaration(node)
}

function withParameters({ parameters }: ts.SignatureDeclaration, given: readonly ts.Expression[], scope: Scope): Scope {
  const bound = parameters.flatMap(({ name, initializer }, index): [string, Named][] => {
    const node = given[index] ?? initializer
    return ts.isIdentifier(name) && node ? [[name.text, { node, scope }]] : []
  })
  return { ...scope, constants: new Map([...scope.constants, ...bound]) }
}

function valueOfFirst(given: readonly ts.Expression[] | undefined, scope: Scope): unknown {
  const [first] = given ?? []
  return first && valueOf(first, scope)
}

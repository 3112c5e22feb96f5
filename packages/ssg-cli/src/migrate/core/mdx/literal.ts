// What an expression stands for, where that can be told without running it.
import type { MemberExpression, Node, TemplateLiteral } from 'estree'
import { propertyOf } from '@docgen/model'

interface Literal {
  readonly value: unknown
}

/** What names stand for. */
export type Names = ReadonlyMap<string, unknown>

const noNames: Names = new Map()

export function literalOf(node: Node | null | undefined, names: Names = noNames): Literal | undefined {
  switch (node?.type) {
    case 'Literal':
      return { value: node.value }
    case 'Identifier':
      return names.has(node.name) ? { value: names.get(node.name) } : undefined
    case 'ChainExpression':
      return literalOf(node.expression, names)
    case 'MemberExpression':
      return memberOf(node, names)
    case 'TemplateLiteral':
      return templateOf(node, names)
    case 'UnaryExpression': {
      const inner = literalOf(node.argument, names)
      if (node.operator === '-' && typeof inner?.value === 'number') return { value: -inner.value }
      return node.operator === '!' && inner ? { value: !inner.value } : undefined
    }
    case 'BinaryExpression':
      return calculated(literalOf(node.left, names), node.operator, literalOf(node.right, names))
    case 'ConditionalExpression': {
      const test = literalOf(node.test, names)
      return test && literalOf(test.value ? node.consequent : node.alternate, names)
    }
    case 'ArrayExpression': {
      const items = node.elements.map((element) => literalOf(element, names))
      return items.every((item) => item !== undefined) ? { value: items.map(({ value }) => value) } : undefined
    }
    case 'ObjectExpression':
      return objectOf(node.properties, names)
    case 'JSXFragment':
      return textOf(node, names)
    default:
      return undefined
  }
}

/** `<>a text</>`, which encloses nothing else. */
function textOf({ children }: Extract<Node, { type: 'JSXFragment' }>, names: Names): Literal | undefined {
  const parts = children.map((child) => {
    if (child.type === 'JSXText') return child.value.replace(/\s*\n\s*/g, ' ')
    const value = child.type === 'JSXExpressionContainer' ? literalOf(child.expression, names)?.value : undefined
    return typeof value === 'string' || typeof value === 'number' ? String(value) : undefined
  })
  return parts.every((part) => part !== undefined) ? { value: parts.join('').trim() } : undefined
}

/** `packageJson.engines['node']`: what a list or an object has by itself. */
function memberOf({ object, property, computed }: MemberExpression, names: Names): Literal | undefined {
  const owner = literalOf(object, names)?.value
  const key = property.type === 'Identifier' && !computed ? property.name : literalOf(property, names)?.value
  if (typeof owner !== 'object' || owner === null || (typeof key !== 'string' && typeof key !== 'number')) return undefined
  return Object.hasOwn(owner, key) ? { value: propertyOf(owner, String(key)) } : undefined
}

function templateOf({ quasis, expressions }: TemplateLiteral, names: Names): Literal | undefined {
  const values = expressions.map((expression) => literalOf(expression, names)?.value)
  if (!values.every((value) => typeof value === 'string' || typeof value === 'number')) return undefined
  return { value: quasis.map((quasi, index) => `${quasi.value.cooked ?? ''}${values[index] ?? ''}`).join('') }
}

/** `16 / 9`, a text in several parts, and whether two are the same. */
function calculated(first: Literal | undefined, operator: string, second: Literal | undefined): Literal | undefined {
  if (first && second && /^[!=]==$/.test(operator)) return { value: (first.value === second.value) === (operator === '===') }
  const [left, right] = [first?.value, second?.value]
  if (typeof left === 'string' && typeof right === 'string') return operator === '+' ? { value: left + right } : undefined
  if (typeof left !== 'number' || typeof right !== 'number') return undefined
  const results: Readonly<Record<string, number>> = { '+': left + right, '-': left - right, '*': left * right, '/': left / right }
  const value = results[operator]
  return value !== undefined && Number.isFinite(value) ? { value } : undefined
}

function objectOf(properties: readonly Node[], names: Names): Literal | undefined {
  const entries: [string, unknown][] = []
  for (const property of properties) {
    if (property.type !== 'Property' || property.computed) return undefined
    const key = property.key.type === 'Identifier' ? property.key.name : literalOf(property.key, names)?.value
    const value = literalOf(property.value, names)
    if (!value) return undefined
    entries.push([String(key), value.value])
  }
  return { value: Object.fromEntries(entries) }
}

/** The one expression of a program. */
export function expressionOf(program: Node | null | undefined): Node | undefined {
  const [statement] = program?.type === 'Program' ? program.body : []
  return statement?.type === 'ExpressionStatement' ? statement.expression : undefined
}

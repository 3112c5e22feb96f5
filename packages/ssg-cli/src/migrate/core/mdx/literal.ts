// What an expression stands for, where that can be told without running it.
import type { Node } from 'estree'

interface Literal {
  readonly value: unknown
}

export function literalOf(node: Node | null | undefined): Literal | undefined {
  switch (node?.type) {
    case 'Literal':
      return { value: node.value }
    case 'TemplateLiteral':
      return node.expressions.length === 0 ? { value: node.quasis[0]?.value.cooked ?? '' } : undefined
    case 'UnaryExpression': {
      const inner = literalOf(node.argument)
      if (node.operator === '-' && typeof inner?.value === 'number') return { value: -inner.value }
      return node.operator === '!' && inner ? { value: !inner.value } : undefined
    }
    case 'BinaryExpression':
      return calculated(literalOf(node.left)?.value, node.operator, literalOf(node.right)?.value)
    case 'ArrayExpression': {
      const items = node.elements.map((element) => literalOf(element))
      return items.every((item) => item !== undefined) ? { value: items.map(({ value }) => value) } : undefined
    }
    case 'ObjectExpression':
      return objectOf(node.properties)
    default:
      return undefined
  }
}

/** `16 / 9`, and a text in several parts. */
function calculated(left: unknown, operator: string, right: unknown): Literal | undefined {
  if (typeof left === 'string' && typeof right === 'string') return operator === '+' ? { value: left + right } : undefined
  if (typeof left !== 'number' || typeof right !== 'number') return undefined
  const results: Readonly<Record<string, number>> = { '+': left + right, '-': left - right, '*': left * right, '/': left / right }
  const value = results[operator]
  return value !== undefined && Number.isFinite(value) ? { value } : undefined
}

function objectOf(properties: readonly Node[]): Literal | undefined {
  const entries: [string, unknown][] = []
  for (const property of properties) {
    if (property.type !== 'Property' || property.computed) return undefined
    const key = property.key.type === 'Identifier' ? property.key.name : literalOf(property.key)?.value
    const value = literalOf(property.value)
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

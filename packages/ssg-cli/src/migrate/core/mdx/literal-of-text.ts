// What an expression stands for that is given as text.
import type { Node } from 'estree'
import remarkMdx from 'remark-mdx'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import { propertyOf } from '@docgen/model'
import { expressionOf, literalOf, type Names } from './literal.ts'

/** `undefined` for what cannot be told without running it, and for what is no expression. */
export function literalOfText(text: string, names?: Names): { readonly value: unknown } | undefined {
  try {
    const [node] = unified().use(remarkParse).use(remarkMdx).parse(`{${text}}`).children
    // remark-mdx keeps the program there.
    return literalOf(expressionOf(propertyOf(propertyOf(node, 'data'), 'estree') as Node | undefined), names)
  } catch {
    return undefined
  }
}

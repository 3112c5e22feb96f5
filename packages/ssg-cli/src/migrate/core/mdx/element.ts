import type { Program } from 'estree'
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx'
import type { Span } from '../draft.ts'
import { expressionOf, literalOf } from './literal.ts'

/** A tag of JSX in a page, with the places of its parts. */
export interface Element {
  readonly node: MdxJsxFlowElement | MdxJsxTextElement
  readonly name: string
  readonly span: Span
  readonly open: Span
  /** Absent for `<Tag />`. */
  readonly close: Span | undefined
  /** Values that are texts or can be told; `true` for a name alone. */
  readonly values: Readonly<Record<string, unknown>>
  /** Attributes whose values cannot be told, as they are written. */
  readonly computed: readonly { readonly name: string; readonly code: string }[]
  readonly isBlock: boolean
  /** Columns in front of what stands beside it: those of the list item around it. `undefined` within a quote. */
  readonly column: number | undefined
}

export function elementOf(node: MdxJsxFlowElement | MdxJsxTextElement, text: string, column: number | undefined): Element {
  const span = { start: node.position?.start.offset ?? 0, end: node.position?.end.offset ?? 0 }
  const openEnd = tagEndOf(text, span.start)
  const isEmpty = openEnd >= span.end
  const values: Record<string, unknown> = {}
  const computed: { name: string; code: string }[] = []
  for (const attribute of node.attributes) {
    if (attribute.type !== 'mdxJsxAttribute') computed.push({ name: '...', code: attribute.value })
    else if (attribute.value === null || attribute.value === undefined) values[attribute.name] = true
    else if (typeof attribute.value === 'string') values[attribute.name] = attribute.value
    else {
      const found = literalIn(attribute.value.data?.estree)
      if (found) values[attribute.name] = found.value
      else computed.push({ name: attribute.name, code: attribute.value.value })
    }
  }
  return {
    node,
    name: node.name ?? '',
    span,
    open: { start: span.start, end: openEnd },
    // Another end may begin right behind it.
    close: isEmpty ? undefined : { start: text.lastIndexOf('</', span.end - 1), end: span.end },
    values,
    computed,
    isBlock: node.type === 'mdxJsxFlowElement',
    column,
  }
}

function literalIn(program: Program | null | undefined): { readonly value: unknown } | undefined {
  return literalOf(expressionOf(program))
}

/** Behind the `>` that ends the tag at `start`. */
export function tagEndOf(text: string, start: number): number {
  let depth = 0
  let quote = ''
  for (let index = start; index < text.length; index++) {
    const sign = text[index] ?? ''
    if (quote !== '') {
      if (sign === quote) quote = ''
    } else if (sign === '"' || sign === "'" || (sign === '`' && depth > 0)) quote = sign
    else if (sign === '{') depth++
    else if (sign === '}') depth--
    else if (sign === '>' && depth === 0) return index + 1
  }
  return text.length
}

export function textAt(values: Element['values'], name: string): string | undefined {
  const value = values[name]
  return typeof value === 'string' ? value : typeof value === 'number' ? String(value) : undefined
}

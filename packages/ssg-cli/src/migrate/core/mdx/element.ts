import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx'
import type { Span } from '../draft.ts'
import { expressionOf, literalOf, type Names } from './literal.ts'

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

/** `names` are those that attributes may use. */
export function elementOf(
  node: MdxJsxFlowElement | MdxJsxTextElement,
  text: string,
  { column, names }: { readonly column?: number | undefined; readonly names: Names },
): Element {
  const span = { start: node.position?.start.offset ?? 0, end: node.position?.end.offset ?? 0 }
  // Values may be JSX, whose words have quotes that never end.
  const openEnd = tagEndOf(text, node.attributes.at(-1)?.position?.end.offset ?? span.start)
  const isEmpty = openEnd >= span.end
  const values: Record<string, unknown> = {}
  const computed: { name: string; code: string }[] = []
  for (const attribute of node.attributes) {
    const told = valueOfAttribute(attribute, names)
    const code = codeOfAttribute(attribute) ?? ''
    if (attribute.type !== 'mdxJsxAttribute') computed.push({ name: '...', code })
    else if (told) values[attribute.name] = told.value
    else computed.push({ name: attribute.name, code })
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

type Attribute = Element['node']['attributes'][number]

/** Absent for a value that cannot be told. */
export function valueOfAttribute({ type, value }: Attribute, names: Names): { readonly value: unknown } | undefined {
  if (type !== 'mdxJsxAttribute') return undefined
  if (typeof value === 'string') return { value }
  return value ? literalOf(expressionOf(value.data?.estree), names) : { value: true }
}

/** What is written in braces. */
export function codeOfAttribute({ type, value }: Attribute): string | undefined {
  if (type !== 'mdxJsxAttribute') return value
  return typeof value === 'object' ? value?.value : undefined
}

/** Behind the `>` that ends the tag at `start`. */
export function tagEndOf(text: string, start: number): number {
  let depth = 0
  let quote = ''
  for (let index = start; index < text.length; index++) {
    const sign = text[index] ?? ''
    if (quote !== '') {
      // Code may have a quote within quotes.
      if (sign === '\\' && depth > 0) index++
      else if (sign === quote) quote = ''
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

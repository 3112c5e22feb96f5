// Components around code, and names of imported texts: a code fence takes their place.
import type { Node } from 'estree'
import type { Nodes } from 'mdast'
import type { MdxFlowExpression, MdxTextExpression } from 'mdast-util-mdx'
import type { Draft, Reason } from '../draft.ts'
import { titleMeta } from '../fences.ts'
import { textAt, type Element } from './element.ts'
import { expressionOf, literalOf } from './literal.ts'
import type { ComponentRule } from './mdx-page.ts'
import { languageOfFile, rawFileOf } from './raw-import.ts'
import { indentBehind, unindentTag } from './unindent.ts'

/** `<CodeBlock language="ts" title="a.ts">` around a text, an expression that is one, or the name of an imported text. */
export const codeBlockRule: ComponentRule = (element, page) => {
  const title = textAt(element.values, 'title')
  const infoOf = (byDefault: string): string => {
    const language = textAt(element.values, 'language') ?? textAt(element.values, 'lang') ?? byDefault
    return `${language}${title === undefined ? '' : ` ${titleMeta(title)}`}`
  }
  const lost = Object.keys(element.values).filter((key) => !['language', 'lang', 'title', 'code'].includes(key))
  const message = `<${element.name}> is now a code fence${lost.length > 0 ? `, without ${lost.join(', ')}` : ''}.`
  const reason = { kind: lost.length > 0 ? 'left' : 'changed', topic: 'code', message } as const
  const code = textAt(element.values, 'code') ?? codeOfNodes(element.node.children)
  const file = rawFileOf(codeNameOf(element) ?? '', page)
  if (!element.isBlock && !isAlone(element, page.draft)) return false
  if (code !== undefined) writeFence(element, page.draft, { info: infoOf('text'), code, reason })
  else if (file !== undefined) {
    writeFileFence(element, page.draft, { info: infoOf(languageOfFile(file)), file, reason })
    // The name of the text is in the fence now.
    return element.computed.every(({ name }) => name === 'code') ? 'named' : true
  } else return false
  return true
}

/** The code of the one expression that is the text of an element: what it encloses, or its `code`. */
export function codeNameOf({ node, computed }: Pick<Element, 'node' | 'computed'>): string | undefined {
  const given = computed.find(({ name }) => name === 'code')
  if (given) return given.code.trim()
  const [child, ...others] = node.children
  const isExpression = child?.type === 'mdxFlowExpression' || child?.type === 'mdxTextExpression'
  return isExpression && others.length === 0 ? child.value.trim() : undefined
}

/** `undefined` where there is more than text. */
function codeOfNodes(nodes: readonly Nodes[]): string | undefined {
  const parts = nodes.map((node) => {
    if (node.type === 'text' || node.type === 'inlineCode') return node.value
    if (node.type === 'paragraph') return codeOfNodes(node.children)
    const isExpression = node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression'
    const value = isExpression ? literalOf(programOf(node.data))?.value : undefined
    return typeof value === 'string' ? value : undefined
  })
  return parts.length > 0 && parts.every((part) => part !== undefined) ? parts.join('') : undefined
}

function programOf(data: MdxFlowExpression['data'] | MdxTextExpression['data']): Node | undefined {
  return data && 'estree' in data && data.estree ? expressionOf(data.estree) : undefined
}

/** A fence cannot share its line with other text. */
function isAlone({ span }: Element, { text }: Draft): boolean {
  return /(?:^|\n)[ \t]*$/.test(text.slice(0, span.start)) && /^[ \t]*(?:\r?\n|$)/.test(text.slice(span.end))
}

interface CodeText {
  readonly info: string
  readonly code: string
  readonly reason: Reason
}

/** Lines of a text in code begin where they are written; those of a fence begin in its column. */
function writeFence(element: Element, draft: Draft, { info, code, reason }: CodeText): void {
  const marks = '`'.repeat(Math.max(3, ...[...code.matchAll(/`{3,}/g)].map(([run]) => run.length + 1)))
  const lines = code.replace(/^(?:[ \t]*\r?\n)+/, '').trimEnd()
  writeInColumn(element, draft, `${marks}${info}\n${lines}\n${marks}`, reason)
}

interface CodeFile {
  readonly info: string
  readonly file: string
  readonly reason: Reason
}

/** A fence with the text of a file takes the place of what showed it. */
export function writeFileFence(place: FencePlace, draft: Draft, { info, file, reason }: CodeFile): void {
  writeInColumn(place, draft, `\`\`\`${info} file="${file}"\n\`\`\``, {
    ...reason,
    message: `${reason.message} It includes "${file}".`,
  })
}

type FencePlace = Pick<Element, 'span' | 'open' | 'column'>

function writeInColumn(place: FencePlace, draft: Draft, text: string, reason: Reason): void {
  unindentTag(place, draft)
  draft.replace(place.span, text.replace(/\n(?=[^\n])/g, `\n${indentBehind(place, draft)}`), reason)
}

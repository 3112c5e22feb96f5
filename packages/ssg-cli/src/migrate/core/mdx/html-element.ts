// Tags of HTML that are written as JSX: their attributes get HTML's names and values.
import { isRecord } from '@docgen/model'
import { jsxContainer, partContent } from './jsx-container.ts'
import type { Nodes } from 'mdast'
import type { Draft } from '../draft.ts'
import { textOfNodes } from './node-text.ts'
import type { Element } from './element.ts'
import type { MdxPage } from './mdx-page.ts'

/** Returns whether the children are still to be looked at. */
export function htmlElement(element: Element, page: MdxPage): boolean {
  const { name, computed, values, open } = element
  if (name === 'details' && migrateDetails(element, page)) return true
  const { draft, imports, link } = page
  const text = draft.text.slice(open.start, open.end)
  if (hasMarkdown(element, draft)) partContent(element, draft)
  const hasJsx = computed.length > 0 || /[\w-]=\{/.test(text) || 'className' in values || name === ''
  if (!hasJsx) return true
  const lost: string[] = []
  const attributes = [
    ...Object.entries(values).flatMap(([key, value]) =>
      key === 'style' && framed.has(name) && isRecord(value)
        ? [`style="${cssText(value).replaceAll('"', '&quot;')}"`]
        : htmlAttribute(key, asNow(key, value, link), lost),
    ),
    ...computed.flatMap(({ name: key, code }) => {
      // What Next.js imports of an image has its path as `src`.
      const path = pathIn(code) ?? imports.fileOf(code.trim().replace(/\.src$/, ''))
      if (path === undefined) lost.push(`${key}={${code}}`)
      return path === undefined ? [] : [`${key}="${link(path)}"`]
    }),
  ]
  const tag = name === '' ? '' : `<${[name, ...attributes].join(' ')}${text.endsWith('/>') ? ' />' : '>'}`
  const reason =
    lost.length === 0
      ? ({ kind: 'changed', topic: 'html', message: `<${name}> is now plain HTML.` } as const)
      : ({
          kind: lost.every((each) => each.startsWith('style=')) ? 'left' : 'by-hand',
          topic: 'html',
          message: `<${name}> lost ${lost.map((each) => each.replace(/\s+/g, ' ')).join(', ')}, because HTML cannot compute values.`,
        } as const)
  draft.replace(open, tag, reason)
  if (name === '' && element.close) draft.replace(element.close, '', { ...reason, message: 'A fragment was removed.' })
  return true
}

/** Whether lines of Markdown stand between the tags: MDX reads them as such, and Markdown does after an empty line. */
function hasMarkdown({ isBlock, node, open, close, column }: Element, { text }: Draft): boolean {
  if (!isBlock || !close || column === undefined || node.children.length === 0) return false
  const isAlone = /^[ \t]*\r?\n/.test(text.slice(open.end)) && /\n[ \t]*$/.test(text.slice(0, close.start))
  const isMarked = (nodes: readonly Nodes[]): boolean =>
    nodes.some(
      (each) => marked.has(each.type) || (!each.type.startsWith('mdxJsx') && 'children' in each && isMarked(each.children)),
    )
  return isAlone && isMarked(node.children)
}

/** What is more than text. */
const marked: ReadonlySet<string> = new Set(
  'link linkReference image imageReference emphasis strong delete inlineCode code list heading table blockquote'.split(' '),
)

/** Elements that show nothing in a size which nobody gives them, and that only trusted pages have. */
const framed: ReadonlySet<string> = new Set(['iframe', 'embed', 'object'])

/** Properties whose numbers are no lengths. */
const unitless = /^(?:opacity|zIndex|flex(?:Grow|Shrink)?|order|fontWeight|lineHeight|aspectRatio)$/

function cssText(style: Readonly<Record<string, unknown>>): string {
  return Object.entries(style)
    .flatMap(([key, value]) => {
      const name = key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
      const unit = typeof value === 'number' && value !== 0 && !unitless.test(key) ? 'px' : ''
      return typeof value === 'string' || typeof value === 'number' ? [`${name}: ${value}${unit}`] : []
    })
    .join('; ')
}

function asNow(key: string, value: unknown, link: MdxPage['link']): unknown {
  return typeof value === 'string' && /^(?:href|src|poster)$/.test(key) ? link(value) : value
}

function htmlAttribute(key: string, value: unknown, lost: string[]): readonly string[] {
  const name = key === 'className' ? 'class' : key === 'htmlFor' ? 'for' : key
  if (value === true) return [name]
  if (typeof value === 'string' || typeof value === 'number') return [`${name}="${String(value).replaceAll('"', '&quot;')}"`]
  lost.push(`${key}={${JSON.stringify(value)}}`)
  return []
}

/** `useBaseUrl('/img/a.png')`, `require('./a.png').default` → the path. */
function pathIn(code: string): string | undefined {
  return /^\s*(?:useBaseUrl|require)\(\s*['"]([^'"]+)['"]\s*\)(?:\.default)?\s*$/.exec(code)?.[1]?.replace(/^@site\/static/, '')
}

/** A summary that is text alone becomes the title of a directive. */
function migrateDetails(element: Element, { draft }: MdxPage): boolean {
  const [summary] = element.node.children.flatMap((child) => summaryIn(child))
  const start = summary?.position?.start.offset
  const end = summary?.position?.end.offset
  if (!element.isBlock || !element.close || !summary || start === undefined || end === undefined) return false
  const title = textOfNodes(summary.children)
  if (title === undefined || title.includes(']')) return false
  const reason = { kind: 'changed', topic: 'details', message: '<details> is now ":::details".' } as const
  draft.replace({ start, end }, '', reason)
  return jsxContainer(element, draft, `details[${title}]`, reason)
}

type Child = Element['node']['children'][number]

/** Beside its own block, or within a paragraph of one. */
function summaryIn(child: Child): readonly Element['node'][] {
  if (child.type === 'paragraph') return child.children.flatMap((each) => (isSummary(each) ? [each] : []))
  return isSummary(child) ? [child] : []
}

function isSummary(node: { readonly type: string }): node is Element['node'] {
  return (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') && Reflect.get(node, 'name') === 'summary'
}

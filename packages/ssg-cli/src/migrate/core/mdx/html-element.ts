// Tags of HTML that are written as JSX: their attributes get HTML's names and values.
import type { Nodes } from 'mdast'
import { isRecord } from '@docgen/model'
import type { Draft } from '../draft.ts'
import { cssText } from '../css-text.ts'
import { closeTag, staysOpen } from '../empty-tags.ts'
import { jsxContainer } from './jsx-container.ts'
import { summaryOf } from './details.ts'
import type { Element } from './element.ts'
import { holdsMarkdown } from './markdown-in-html.ts'
import type { MdxPage } from './mdx-page.ts'

/** Returns whether the children are still to be looked at. */
export function htmlElement(element: Element, page: MdxPage): boolean {
  const { computed, values, open } = element
  if (migrateDetails(element, page)) return true
  const name = nameNow(element)
  if (name === 'pre') plainEscapes(element.node, page.draft)
  const { draft, imports, link } = page
  const text = draft.text.slice(open.start, open.end)
  const hasJsx = computed.length > 0 || /[\w-]=\{/.test(text) || 'className' in values || name !== element.name || name === ''
  const isOpen = text.endsWith('/>') && staysOpen(name)
  if (!hasJsx) {
    if (isOpen) closeTag(draft, name, open.end)
    joinEnd(text, element, draft)
    return true
  }
  const lost: string[] = []
  const attributes = [
    ...Object.entries(values).flatMap(([key, value]) =>
      key === 'style' && isRecord(value) ? styleAttribute(cssText(value)) : htmlAttribute(key, asNow(key, value, link), lost),
    ),
    ...computed.flatMap(({ name: key, code }) => {
      // What Next.js imports of an image has its path as `src`.
      const path = pathIn(code) ?? imports.fileOf(code.trim().replace(/\.src$/, ''))
      if (path === undefined) lost.push(`${key}={${code}}`)
      return path === undefined ? [] : [`${key}="${link(path)}"`]
    }),
  ]
  const tag =
    name === '' ? '' : `<${[name, ...attributes].join(' ')}${isOpen ? `></${name}>` : text.endsWith('/>') ? ' />' : '>'}`
  const changed = { kind: 'changed', topic: 'html', message: changeOf(element.name, name) } as const
  const reason =
    lost.length === 0
      ? changed
      : ({
          kind: lost.every((each) => each.startsWith('style=')) ? 'left' : 'by-hand',
          topic: 'html',
          message: `<${name}> lost ${lost.map((each) => each.replace(/\s+/g, ' ')).join(', ')}, because HTML cannot compute values.`,
        } as const)
  draft.replace(open, tag, reason)
  if (element.close && (name === '' || name !== element.name)) draft.replace(element.close, name && `</${name}>`, changed)
  return true
}

/** In Markdown, a line that begins with `>` is a quote. */
function joinEnd(text: string, { name, open }: Element, draft: Draft): void {
  const space = /\s*\n[ \t]*(?=>$)/.exec(text)?.[0].length ?? 0
  if (space === 0) return
  const message = `The ">" that ends the tag <${name}> is now behind what stood before it.`
  draft.replace({ start: open.end - 1 - space, end: open.end - 1 }, '', { kind: 'changed', topic: 'html', message })
}

const escapes = { kind: 'changed', topic: 'html', message: 'Signs in <pre> are no longer escaped as in Markdown.' } as const

/** Within `<pre>`, CommonMark shows signs as they are written. */
function plainEscapes(node: Nodes, draft: Draft): void {
  if ('children' in node) for (const child of node.children) plainEscapes(child, draft)
  if (node.type !== 'text') return
  const start = node.position?.start.offset ?? 0
  const written = draft.text.slice(start, node.position?.end.offset)
  for (const { index, 1: sign = '' } of written.matchAll(/\\([!-/:-@[-`{-~])/g)) {
    const plain = sign === '<' ? '&lt;' : sign === '&' ? '&amp;' : sign
    draft.replace({ start: start + index, end: start + index + 2 }, plain, escapes)
  }
}

/** Markdown makes a paragraph of what it finds between tags, and none may be within another. */
function nameNow({ name, node, values, computed }: Element): string {
  if (name !== 'p' || !holdsMarkdown(node)) return name
  return Object.keys(values).length + computed.length > 0 ? 'div' : ''
}

function changeOf(before: string, now: string): string {
  if (before === '') return 'A fragment was removed.'
  if (before === now) return `<${now}> is now plain HTML.`
  return `<${before}> ${now === '' ? 'was removed' : `is now <${now}>`}: the Markdown within makes its own paragraphs.`
}

function styleAttribute(css: string): readonly string[] {
  return css === '' ? [] : [`style="${css.replaceAll('"', '&quot;')}"`]
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
  const summary = element.close && summaryOf(element.node)
  if (!summary) return false
  const reason = { kind: 'changed', topic: 'details', message: '<details> is now ":::details".' } as const
  draft.replace(summary.span, '', reason)
  return jsxContainer(element, draft, `details[${summary.title}]`, reason)
}

// `<Fragment set:html="…" />` shows HTML, and `set:text` a text: https://docs.astro.build/en/reference/directives-reference/#sethtml
import { endOfHtml } from '@docgen/model'
import { textAt } from '../core/mdx/element.ts'
import type { ComponentRule } from '../core/mdx/mdx-page.ts'
import { unwrapRule } from '../core/mdx/theme-components.ts'
import { indentBehind, unindentTag } from '../core/mdx/unindent.ts'
import { shownValue } from '../core/shown-value.ts'

export const fragmentRule: ComponentRule = (element, page) => {
  const { draft } = page
  const [html, text] = [textAt(element.values, 'set:html'), textAt(element.values, 'set:text')]
  if (html === undefined && text === undefined) return unwrapRule(element, page)
  const shown = html === undefined ? shownValue(text ?? '', '') : element.isBlock ? htmlBlock(html) : inlineHtml(html)
  unindentTag(element, draft)
  draft.replace(element.span, shown.replace(/\n(?=[^\n])/g, `\n${indentBehind(element, draft)}`), {
    kind: 'changed',
    topic: 'html',
    message: `<${element.name}> is now the ${html === undefined ? 'text' : 'HTML'} that it showed.`,
  })
  return 'whole'
}

/** An empty line ends HTML in Markdown, but for that of some tags. */
function htmlBlock(html: string): string {
  const text = html.trim()
  const end = endOfHtml(text.replace(/\n[\s\S]*/, ''), true)
  if (end === undefined) return inlineHtml(text)
  return end.test('') ? text.replace(/\n(?:[ \t]*\n)+/g, '\n') : text
}

/** Its texts are read as Markdown. */
function inlineHtml(html: string): string {
  return html
    .trim()
    .split(/(<[^>]*>)/)
    .map((part) => (part.startsWith('<') ? part : part.replace(/[\\`*_[\]~]/g, (sign) => `&#${sign.charCodeAt(0)};`)))
    .join('')
    .replace(/\n(?:[ \t]*\n)+/g, '\n')
}

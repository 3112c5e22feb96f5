// `<Cards>` and `<Card title="…" href="…">`.
import { labelOfText } from '../labels.ts'
import { textAt, type Element } from './element.ts'
import { jsxContainer } from './jsx-container.ts'
import type { ComponentRule } from './mdx-page.ts'
import { layoutRule, lostOf, partsOf, without } from './parts.ts'
import { indentBehind, unindent, unindentTag } from './unindent.ts'

/** Cards with a title are docgen's; a grid of anything else loses its frame. */
export const cardsRule: ComponentRule = (element, page) => {
  const parts = partsOf(element, page)
  const isGrid =
    parts.length > 0 &&
    element.column !== undefined &&
    parts.every((part) => /^(?:Cards\.)?Card$/.test(part.name) && isListable(part))
  if (!isGrid) return layoutRule(element, page)
  for (const { node } of parts) page.items.add(node)
  return jsxContainer(element, page.draft, 'cards', { kind: 'changed', topic: 'cards', message: '<Cards> is now ":::cards".' })
    ? 'named'
    : false
}

/** What stands in an item of a list as it does in a card. */
const plainContent: ReadonlySet<string> = new Set(['paragraph', 'list', 'mdxFlowExpression', 'mdxJsxFlowElement'])

function isListable({ node, values }: Element): boolean {
  return (
    typeof values['title'] === 'string' &&
    node.children.every(({ type }) => plainContent.has(type) || node.type === 'mdxJsxTextElement')
  )
}

export const cardRule: ComponentRule = (element, page) => {
  const { draft, items } = page
  const [title, href] = [textAt(element.values, 'title'), textAt(element.values, 'href')]
  if (title === undefined || element.column === undefined) return false
  const lost = lostOf(element, ['title', 'href', 'description', 'arrow', 'external', 'key', 'className'])
  const head = href === undefined ? `**${title}**` : `[${labelOfText(title)}](${page.link(href)})`
  const isItem = items.has(element.node)
  const message = `<${element.name}> is now ${isItem ? 'an item of ":::cards"' : 'a paragraph with its title'}${without(lost)}.`
  const reason = { kind: lost.length > 0 ? 'left' : 'changed', topic: 'cards', message } as const
  unindentTag(element, draft)
  const indent = indentBehind(element, draft) + (isItem ? '  ' : '')
  const description = textAt(element.values, 'description')
  const details = description === undefined ? '' : `\n\n${indent}${description}`
  const text = `${isItem ? '- ' : ''}${head}${details}`
  if (!element.close) {
    draft.replace(element.open, text, reason)
    return 'whole'
  }
  unindent(element, draft, isItem ? '  ' : '')
  draft.replace(element.open, `${text}\n`, reason)
  draft.replace(element.close, '', { kind: 'changed', topic: 'cards', message: 'The end of the card was removed.' })
  return 'named'
}

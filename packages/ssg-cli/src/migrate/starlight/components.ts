// Components of Starlight.
import type { MdxJsxFlowElement } from 'mdast-util-mdx'
import { textAt } from '../core/mdx/element.ts'
import { unindent, unindentTag } from '../core/mdx/unindent.ts'
import { jsxContainer, withoutTags } from '../core/mdx/jsx-container.ts'
import type { ComponentRule, ComponentRules } from '../core/mdx/mdx-page.ts'
import { codeBlockRule } from '../core/mdx/code-block.ts'
import { imageRule } from '../core/mdx/next-components.ts'
import { rulesOfModule } from '../core/mdx/parts.ts'
import { fragmentRule } from './set-html.ts'
import { asideRule, linkRule, tabItemRule, tabsRule, unwrapRule } from '../core/mdx/theme-components.ts'

/** A list that is written as tags stays one of HTML. */
const stepsRule: ComponentRule = (element, { draft }) =>
  element.node.children.some(
    ({ type, name }: { readonly type: string; readonly name?: string | null }) => type !== 'list' && name === 'ol',
  )
    ? withoutTags(element, draft, { kind: 'left', topic: 'steps', message: '<Steps> was removed: its list is written in HTML.' })
    : jsxContainer(element, draft, 'steps', { kind: 'changed', topic: 'steps', message: '<Steps> is now ":::steps".' })

/** A grid of links and of cards with plain text is docgen's cards; any other loses its frame. */
const gridRule: ComponentRule = (element, page) => {
  const cards = element.node.children.filter((child) => child.type === 'mdxJsxFlowElement')
  if (cards.length === 0 || element.column !== 0 || !cards.every(isListable)) return unwrapRule(element, page)
  for (const card of cards) page.items.add(card)
  return jsxContainer(element, page.draft, 'cards', { kind: 'changed', topic: 'cards', message: '<CardGrid> is now ":::cards".' })
}

/** Text that stands in an item of a list as it does in a card. */
const plainText: ReadonlySet<string> = new Set(['paragraph', 'list'])

function isListable(card: MdxJsxFlowElement): boolean {
  if (card.name === 'LinkCard') return true
  const hasTitle = card.attributes.some((each) => each.type === 'mdxJsxAttribute' && each.name === 'title')
  return card.name === 'Card' && hasTitle && card.children.length > 0 && card.children.every(({ type }) => plainText.has(type))
}

const linkCardRule: ComponentRule = (element, { draft }) => {
  const [title, href] = [textAt(element.values, 'title'), textAt(element.values, 'href')]
  if (title === undefined || href === undefined) return false
  const text = `- [${title}](${href}) ${textAt(element.values, 'description') ?? ''}`.trimEnd()
  draft.replace(element.span, text, { kind: 'changed', topic: 'cards', message: '<LinkCard> is now a link in a list.' })
  return true
}

const cardRule: ComponentRule = (element, { draft, items }) => {
  const title = textAt(element.values, 'title')
  if (title === undefined || !element.close) return false
  const { icon } = element.values
  const isItem = items.has(element.node)
  const message = `<Card> is now ${isItem ? 'an item of ":::cards"' : 'a paragraph with its title'}${icon === undefined ? '' : `, without the icon "${String(icon)}"`}.`
  // A container of no kind moves what it encloses to the left; its marks are then the title and nothing.
  unindent(element, draft, isItem ? '  ' : '')
  if (!isItem) unindentTag(element, draft)
  draft.replace(element.open, `${isItem ? '- ' : ''}**${title}**\n`, { kind: 'left', topic: 'cards', message })
  draft.replace(element.close, '', { kind: 'changed', topic: 'cards', message: 'The end of <Card> was removed.' })
  return true
}

const badgeRule: ComponentRule = (element, { draft }) => {
  const text = textAt(element.values, 'text')
  const tones: Readonly<Record<string, string>> = {
    note: 'note',
    tip: 'tip',
    caution: 'warning',
    danger: 'danger',
    success: 'tip',
  }
  if (text === undefined) return false
  const tone = tones[textAt(element.values, 'variant') ?? 'note'] ?? 'note'
  draft.replace(element.span, `<span class="docgen-badge docgen-tone-${tone}">${text}</span>`, {
    kind: 'changed',
    topic: 'badge',
    message: '<Badge> is now an HTML badge.',
  })
  return true
}

const iconRule: ComponentRule = (element, { draft }) => {
  const name = textAt(element.values, 'name') ?? ''
  draft.replace(element.span, '', { kind: 'left', topic: 'component', message: `<Icon> "${name}" was removed.` })
  return true
}

export const starlightComponents: ComponentRules = new Map<string, ComponentRule>([
  ...rulesOfModule(
    [
      ['Image', imageRule],
      ['Picture', imageRule],
    ],
    (module) => module === 'astro:assets',
  ),
  ['Tabs', tabsRule],
  ['TabItem', tabItemRule],
  ['Aside', asideRule],
  ['Steps', stepsRule],
  ['CardGrid', gridRule],
  ['Card', cardRule],
  ['LinkCard', linkCardRule],
  ['LinkButton', linkRule],
  ['FileTree', unwrapRule],
  ['Badge', badgeRule],
  ['Icon', iconRule],
  ['Code', codeBlockRule],
  ['Fragment', fragmentRule],
])

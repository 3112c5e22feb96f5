// Components of Starlight.
import type { Draft } from '../core/draft.ts'
import { textAt, type Element } from '../core/mdx/element.ts'
import { jsxContainer } from '../core/mdx/jsx-container.ts'
import type { ComponentRule, ComponentRules } from '../core/mdx/mdx-page.ts'
import { asideRule, codeBlockRule, linkRule, tabItemRule, tabsRule, unwrapRule } from '../core/mdx/theme-components.ts'

const stepsRule: ComponentRule = (element, { draft }) =>
  jsxContainer(element, draft, 'steps', { kind: 'changed', topic: 'steps', message: '<Steps> is ":::steps" now.' })

/** A grid of links is docgen's cards; any other loses its frame. */
const gridRule: ComponentRule = (element, page) => {
  const cards = element.node.children.filter((child) => child.type === 'mdxJsxFlowElement')
  const areLinks = cards.length > 0 && cards.every((child) => 'name' in child && child.name === 'LinkCard')
  if (!areLinks) return unwrapRule(element, page)
  return jsxContainer(element, page.draft, 'cards', { kind: 'changed', topic: 'cards', message: '<CardGrid> is ":::cards" now.' })
}

const linkCardRule: ComponentRule = (element, { draft }) => {
  const [title, href] = [textAt(element.values, 'title'), textAt(element.values, 'href')]
  if (title === undefined || href === undefined) return false
  const text = `- [${title}](${href}) ${textAt(element.values, 'description') ?? ''}`.trimEnd()
  draft.replace(element.span, text, { kind: 'changed', topic: 'cards', message: '<LinkCard> is a link in a list now.' })
  return true
}

const cardRule: ComponentRule = (element, { draft }) => {
  const title = textAt(element.values, 'title')
  if (title === undefined || !element.close) return false
  const { icon } = element.values
  const message = `<Card> is a paragraph with its title now${icon === undefined ? '' : `, without the icon "${String(icon)}"`}.`
  // A container of no kind moves what it encloses to the left; its marks are then the title and nothing.
  unindent(element, draft)
  draft.replace(element.open, `**${title}**\n`, { kind: 'left', topic: 'cards', message })
  draft.replace(element.close, '', { kind: 'changed', topic: 'cards', message: 'The end of <Card> was removed.' })
  return true
}

function unindent({ open, close }: Element, draft: Draft): void {
  const { lines } = draft.page
  const inside = lines.flatMap((line, index) =>
    line.start > open.start && close && line.end < close.end ? [{ line, index }] : [],
  )
  const least = Math.min(...inside.filter(({ line }) => line.text.trim() !== '').map(({ line }) => line.indent.length))
  if (Number.isFinite(least)) for (const { index } of inside) draft.dedent(index, index, least)
}

const fileTreeRule: ComponentRule = (element, page) => unwrapRule(element, page)

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
    message: '<Badge> is a badge of HTML now.',
  })
  return true
}

const iconRule: ComponentRule = (element, { draft }) => {
  const name = textAt(element.values, 'name') ?? ''
  draft.replace(element.span, '', { kind: 'left', topic: 'component', message: `<Icon> "${name}" was removed.` })
  return true
}

export const starlightComponents: ComponentRules = new Map<string, ComponentRule>([
  ['Tabs', tabsRule],
  ['TabItem', tabItemRule],
  ['Aside', asideRule],
  ['Steps', stepsRule],
  ['CardGrid', gridRule],
  ['Card', cardRule],
  ['LinkCard', linkCardRule],
  ['LinkButton', linkRule],
  ['FileTree', fileTreeRule],
  ['Badge', badgeRule],
  ['Icon', iconRule],
  ['Code', codeBlockRule],
  ['Fragment', unwrapRule],
])

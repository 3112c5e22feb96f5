// Components of Docusaurus's classic theme.
import { codeBlockRule } from '../core/mdx/code-block.ts'
import { asideRule, linkRule, tabItemRule, tabsRule, tocRule, unwrapRule } from '../core/mdx/theme-components.ts'
import type { ComponentRule, ComponentRules } from '../core/mdx/mdx-page.ts'
import { jsxContainer } from '../core/mdx/jsx-container.ts'
import { textAt } from '../core/mdx/element.ts'

const detailsRule: ComponentRule = (element, { draft }) => {
  const title = textAt(element.values, 'summary')
  const reason = { kind: 'changed', topic: 'details', message: '<Details> is now ":::details".' } as const
  return title !== undefined && jsxContainer(element, draft, `details[${title}]`, reason)
}

const themedImageRule: ComponentRule = (element, { draft }) => {
  const light = /\blight:\s*(?:useBaseUrl\()?\s*['"]([^'"]+)/.exec(draft.text.slice(element.open.start, element.open.end))?.[1]
  if (light === undefined) return false
  const message = '<ThemedImage> is now an image for the light mode only.'
  draft.replace(element.span, `![${textAt(element.values, 'alt') ?? ''}](${light})`, { kind: 'left', topic: 'image', message })
  return true
}

const cardListRule: ComponentRule = (element, { draft }) => {
  const message = '<DocCardList /> was removed: list the pages of the category, in ":::cards" if you want cards.'
  draft.replace(element.span, '', { kind: 'by-hand', topic: 'component', message })
  return true
}

export const docusaurusComponents: ComponentRules = new Map<string, ComponentRule>([
  ['Tabs', tabsRule],
  ['TabItem', tabItemRule],
  ['Admonition', asideRule],
  ['Details', detailsRule],
  ['CodeBlock', codeBlockRule],
  ['Link', linkRule],
  ['TOCInline', tocRule],
  ['DocCardList', cardListRule],
  ['ThemedImage', themedImageRule],
  ['BrowserOnly', unwrapRule],
  ['Head', unwrapHead],
])

/** Tags for the head of one page, which docgen has for the whole site alone. */
function unwrapHead(element: Parameters<ComponentRule>[0], { draft }: Parameters<ComponentRule>[1]): boolean {
  const text = draft.text.slice(element.span.start, element.span.end)
  draft.replace(element.span, `<!-- ${text.replaceAll('-->', '')} -->`, {
    kind: 'by-hand',
    topic: 'config',
    message: 'The tags of <Head> are now a comment: `head` in the config adds tags to every page.',
  })
  return true
}

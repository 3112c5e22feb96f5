// Components of Fumadocs.
import { titleMeta } from '../core/fences.ts'
import { labelOfText } from '../core/labels.ts'
import { cardRule, cardsRule } from '../core/mdx/card-rules.ts'
import { textAt } from '../core/mdx/element.ts'
import { fileTreeRule } from '../core/mdx/file-tree.ts'
import { jsxContainer, withoutTags } from '../core/mdx/jsx-container.ts'
import { listedTabRules } from '../core/mdx/listed-tabs.ts'
import type { ComponentRule, ComponentRules } from '../core/mdx/mdx-page.ts'
import { anchorRule, imageRule } from '../core/mdx/next-components.ts'
import { lostOf, rulesOfModule, without } from '../core/mdx/parts.ts'
import { stepRules } from '../core/mdx/step-rules.ts'
import { codeBlockRule } from '../core/mdx/code-block.ts'
import { tocRule } from '../core/mdx/theme-components.ts'
import { indentBehind, unindentTag } from '../core/mdx/unindent.ts'
import { kindOf } from '../core/containers.ts'
import { includeRule, type Included } from './include.ts'
import { typeTableRule } from './type-table.ts'

/** Where Fumadocs and Next.js export components, and packages of icons, which cards lose. */
export function isOwnModule(specifier: string): boolean {
  return /^(?:fumadocs-[\w-]+|@fumadocs\/[\w-]+|next|lucide-react|@icons-pack\/[\w-]+|react-icons)(?:\/|$)/.test(specifier)
}

/** A module that a site copies from Fumadocs to change it: `@/components/ui/tabs`, `@/components/mdx/mermaid`. */
function isCopied(specifier: string): boolean {
  return /^[@~.][\w./-]*\/(?:accordion|callout|card|cards|codeblock|code-block|files|image-zoom|inline-toc|mermaid|steps|tabs|type-table)(?:\.\w+)?$/.test(
    specifier,
  )
}

const kinds: Readonly<Record<string, string>> = { warn: 'warning', success: 'tip', idea: 'tip' }

const calloutRule: ComponentRule = (element, { draft }) => {
  const type = textAt(element.values, 'type') ?? 'info'
  const title = textAt(element.values, 'title')
  const kind = kinds[type] ?? kindOf(type) ?? 'info'
  const coded = element.computed.find(({ name }) => name === 'title')
  const lost = lostOf(element, ['type', 'title', 'className'])
  const message = `<Callout> is now ":::${kind}"${without([...lost, ...(coded ? [`title={${coded.code}}: write what it says`] : [])])}.`
  const head = title === undefined ? kind : `${kind}[${labelOfText(title)}]`
  return jsxContainer(element, draft, head, {
    kind: coded ? 'by-hand' : lost.length > 0 ? 'left' : 'changed',
    topic: 'admonition',
    message,
  })
    ? 'named'
    : false
}

const accordionRule: ComponentRule = (element, { draft }) => {
  const title = textAt(element.values, 'title')
  if (title === undefined) return false
  const lost = lostOf(element, ['title', 'value', 'className'])
  const message = `<Accordion> is now ":::details"${without(lost)}.`
  return jsxContainer(element, draft, `details[${labelOfText(title)}]`, {
    kind: lost.length > 0 ? 'left' : 'changed',
    topic: 'details',
    message,
  })
    ? 'named'
    : false
}

/** Each `<Accordion>` stands alone in docgen. */
const accordionsRule: ComponentRule = (element, { draft }) => {
  const message = '<Accordions> was removed: each of them opens by itself.'
  return withoutTags(element, draft, { kind: 'changed', topic: 'details', message }) ? 'named' : false
}

/** Around code with `tab="…"`, which becomes tabs by itself. */
function withCodeTabs(tabs: ComponentRule): ComponentRule {
  return (element, page) => {
    const written = tabs(element, page)
    const isCode = element.node.children.length > 0 && element.node.children.every(({ type }) => type === 'code')
    if (written !== false || !isCode) return written
    const message = '<Tabs> was removed: the code in it becomes tabs by itself.'
    return withoutTags(element, page.draft, { kind: 'changed', topic: 'tabs', message })
  }
}

/** A component that many sites copy from the documentation of Fumadocs. */
const mermaidRule: ComponentRule = (element, { draft }) => {
  const chart = textAt(element.values, 'chart')
  if (chart === undefined || element.column === undefined) return false
  const lines = ['```mermaid', ...chart.replace(/^\n+|\s+$/g, '').split('\n'), '```']
  unindentTag(element, draft)
  const indent = indentBehind(element, draft)
  draft.replace(element.span, lines.map((line, index) => (index === 0 ? line : `${indent}${line}`.trimEnd())).join('\n'), {
    kind: 'changed',
    topic: 'diagram',
    message: '<Mermaid> is now a fence of code in Mermaid.',
  })
  return 'whole'
}

const dynamicCodeRule: ComponentRule = (element, page) => {
  const code = textAt(element.values, 'code')
  if (code === undefined || element.column === undefined) return codeBlockRule(element, page)
  const language = textAt(element.values, 'lang') ?? 'text'
  const title = textAt(element.values, 'title')
  const lines = [`\`\`\`${language}${title === undefined ? '' : ` ${titleMeta(title)}`}`, ...code.split('\n'), '```']
  unindentTag(element, page.draft)
  page.draft.replace(element.span, lines.join(`\n${indentBehind(element, page.draft)}`), {
    kind: 'changed',
    topic: 'code',
    message: `<${element.name}> is now a code fence.`,
  })
  return 'whole'
}

/** Fresh for each page: of tabs and steps, it remembers labels and numbers. */
export function fumadocsComponents(included: Included): ComponentRules {
  const tabs = listedTabRules({ tabs: ['Tab'], group: 'groupId' })
  return rulesOfModule(
    [
      ['Callout', calloutRule],
      ['Cards', cardsRule],
      ['Card', cardRule],
      ...tabs.map(([name, rule]): readonly [string, ComponentRule] => [name, name === 'Tabs' ? withCodeTabs(rule) : rule]),
      ...stepRules(),
      ['Accordions', accordionsRule],
      ['Accordion', accordionRule],
      ['Files', fileTreeRule({ folder: 'Folder', file: 'File' })],
      ['TypeTable', typeTableRule],
      ['InlineTOC', tocRule],
      ['ImageZoom', imageRule],
      ['Image', imageRule],
      ['Link', anchorRule],
      ['Mermaid', mermaidRule],
      ['DynamicCodeBlock', dynamicCodeRule],
      ['include', includeRule(included)],
      // Elements of HTML by their names, and made of code.
      ['auto-type-table', () => false],
      ['auto-files', () => false],
    ],
    (specifier) => isOwnModule(specifier) || isCopied(specifier),
  )
}

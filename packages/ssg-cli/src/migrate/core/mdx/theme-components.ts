// Components that several tools have under one name.
import { textAt, type Element } from './element.ts'
import { jsxContainer } from './jsx-container.ts'
import { kindOf } from '../containers.ts'
import { labelOfText } from '../labels.ts'
import type { ComponentRule, MdxPage } from './mdx-page.ts'

/** `<Tabs groupId="os">` of Docusaurus, `<Tabs syncKey="os">` of Starlight. */
export const tabsRule: ComponentRule = (element, page) => {
  const { draft } = page
  // Around anything but tabs, the tag shows what it encloses.
  if (!isAroundTabs(element, page)) return unwrapRule(element, page)
  const group = textAt(element.values, 'groupId') ?? textAt(element.values, 'syncKey')
  const head = group === undefined ? 'tabs' : `tabs{group=${/^[\w-]+$/.test(group) ? group : JSON.stringify(group)}}`
  const chosen = chosenTab(element)
  if (chosen !== undefined) {
    const message = `The tab "${chosen}" was the default; readers now see the first tab.`
    draft.note(element.span.start, { kind: 'left', topic: 'tabs', message })
  }
  return jsxContainer(element, draft, head, { kind: 'changed', topic: 'tabs', message: '<Tabs> is now "::::tabs".' })
}

/** Partials and code may have the tabs too. */
function isAroundTabs({ node, span }: Element, { draft, imports }: MdxPage): boolean {
  const isPartial = (name: string | null): boolean => /\.mdx?$/.test(imports.fileOf(name ?? '') ?? '')
  return (
    draft.text.slice(span.start, span.end).includes('<TabItem') ||
    node.children.some((child) => child.type === 'mdxJsxFlowElement' && isPartial(child.name))
  )
}

/** The tab that readers saw at first, where that is not the first one. */
function chosenTab({ node, values }: Element): string | undefined {
  const tabs = node.children.flatMap((child) =>
    child.type === 'mdxJsxFlowElement' && child.name === 'TabItem' ? [child.attributes] : [],
  )
  const valueOf = (attributes: (typeof tabs)[number], name: string): unknown =>
    attributes.find((each) => each.type === 'mdxJsxAttribute' && each.name === name)?.value
  const ofTabs = tabs.findIndex((attributes) => valueOf(attributes, 'default') !== undefined)
  const ofGroup = tabs.findIndex((attributes) => valueOf(attributes, 'value') === (textAt(values, 'defaultValue') ?? ''))
  const chosen = tabs[ofGroup > 0 ? ofGroup : ofTabs > 0 ? ofTabs : tabs.length]
  const value = chosen && (valueOf(chosen, 'label') ?? valueOf(chosen, 'value'))
  return typeof value === 'string' ? value : undefined
}

export const tabItemRule: ComponentRule = (element, { draft }) => {
  const label = textAt(element.values, 'label') ?? labelOfParent(element, draft.text) ?? textAt(element.values, 'value') ?? 'Tab'
  if (element.values['icon'] !== undefined)
    draft.note(element.span.start, { kind: 'left', topic: 'tabs', message: `The icon of the tab "${label}" was removed.` })
  return jsxContainer(element, draft, `tab[${labelOfText(label)}]`, {
    kind: 'changed',
    topic: 'tabs',
    message: `<${element.name}> is now ":::tab".`,
  })
}

/** `values={[{ label: 'npm', value: 'npm' }]}` of the tag around it, which is the nearest one above. */
function labelOfParent({ values, span }: Element, text: string): string | undefined {
  const above = text.slice(0, span.start)
  const list = above.slice(above.lastIndexOf('<Tabs'))
  const value = textAt(values, 'value')
  if (value === undefined || !/\bvalues=/.test(list)) return undefined
  const pairs = [...list.matchAll(/\{[^{}]*\}/g)].map(([object]) => ({
    label: /\blabel:\s*(['"])(.*?)\1/.exec(object)?.[2],
    value: /\bvalue:\s*(['"])(.*?)\1/.exec(object)?.[2],
  }))
  return pairs.find((pair) => pair.value === value)?.label
}

/** `<Admonition type="tip" title="T">` and `<Aside type="tip">`. */
export const asideRule: ComponentRule = (element, { draft }) => {
  const type = textAt(element.values, 'type') ?? 'note'
  const title = textAt(element.values, 'title')
  const kind = kindOf(type) ?? 'note'
  const head = title === undefined ? kind : `${kind}[${labelOfText(title)}]`
  return jsxContainer(element, draft, head, {
    kind: 'changed',
    topic: 'admonition',
    message: `<${element.name}> is now ":::${kind}".`,
  })
}

/** Whatever shows the headings of the page again. */
export const tocRule: ComponentRule = (element, { draft }) => {
  const message = `<${element.name}> was removed: docgen shows a table of contents next to each page.`
  draft.replace(element.span, '', { kind: 'changed', topic: 'toc', message })
  // What it was told to list means nothing without it.
  return 'named'
}

/** `<Link to="./a">text</Link>` and `<LinkButton href="…">text</LinkButton>`. */
export const linkRule: ComponentRule = (element, { draft }) => {
  const to = textAt(element.values, 'to') ?? textAt(element.values, 'href')
  if (to === undefined || !element.close) return false
  const reason = { kind: 'changed', topic: 'link', message: `<${element.name}> is now a Markdown link.` } as const
  draft.replace(element.open, '[', reason)
  draft.replace(element.close, `](${to})`, reason)
  return true
}

/** Tags that only lay out what they enclose: they go, and it stays. */
export const unwrapRule: ComponentRule = (element, { draft }) => {
  const lost = Object.keys(element.values)
  const message = `<${element.name}> was removed; its content stays${lost.length > 0 ? `; it had ${lost.join(', ')}` : ''}.`
  const reason = { kind: 'left', topic: 'component', message } as const
  draft.replace(element.open, '', reason)
  if (element.close) draft.replace(element.close, '', reason)
  return true
}

// Components of Nextra.
import { elementOf, textAt, type Element } from '../core/mdx/element.ts'
import { jsxContainer, withoutTags } from '../core/mdx/jsx-container.ts'
import type { ComponentRule, ComponentRules, MdxPage } from '../core/mdx/mdx-page.ts'
import { linkRule } from '../core/mdx/theme-components.ts'
import { unindent, unindentTag } from '../core/mdx/unindent.ts'
import { labelOfText } from '../core/labels.ts'
import { isRecord } from '@docgen/model'

/** Where Nextra and the themes of it export components. */
export function isOwnModule(specifier: string): boolean {
  return /^(?:nextra(?:-theme-[\w-]+)?|@theguild\/components|next)(?:\/|$)/.test(specifier)
}

const kinds: Readonly<Record<string, string>> = {
  default: 'tip',
  info: 'info',
  warning: 'warning',
  error: 'danger',
  important: 'important',
}

/** Signs that say what a callout is where its type does not. */
const kindsByEmoji: readonly (readonly [signs: string, kind: string])[] = [
  ['💡✅🎉👍', 'tip'],
  ['ℹ️📝👉📌', 'info'],
  ['⚠️🚧', 'warning'],
  ['🚨🚫❌⛔🛑🔥', 'danger'],
]

const calloutRule: ComponentRule = (element, { draft }) => {
  const given = textAt(element.values, 'type')
  const emoji = textAt(element.values, 'emoji')?.replace('\u{FE0F}', '')
  const byEmoji = emoji === undefined ? undefined : kindsByEmoji.find(([signs]) => emoji !== '' && signs.includes(emoji))?.[1]
  const kind = (given === undefined || given === 'default' ? byEmoji : undefined) ?? kinds[given ?? 'default'] ?? 'note'
  // The mark of the kind says what the sign said.
  const lost = lostOf(element, byEmoji === kind ? ['type', 'emoji'] : ['type'])
  const message = `<Callout> is now ":::${kind}"${lost.includes('emoji') && emoji !== undefined ? `, without its emoji ${emoji}` : without(lost)}.`
  return jsxContainer(element, draft, kind, { kind: lost.length > 0 ? 'left' : 'changed', topic: 'admonition', message })
    ? 'named'
    : false
}

/** Attributes that the new page does not have. */
function lostOf({ values, computed }: Element, known: readonly string[]): readonly string[] {
  return [...Object.keys(values), ...computed.map(({ name }) => name)].filter((name) => !known.includes(name))
}

function without(lost: readonly string[]): string {
  return lost.length === 0 ? '' : `, without ${lost.join(', ')}`
}

type Node = Element['node']

/** Of the children of an element, those that are elements too, in the column of the element. */
function partsOf({ node, column }: Element, { draft }: MdxPage): readonly Element[] {
  return node.children.flatMap((child): Element[] => {
    if (child.type === 'paragraph')
      return child.children.flatMap((each) => (isElement(each) ? [elementOf(each, draft.text, column)] : []))
    return isElement(child) ? [elementOf(child, draft.text, column)] : []
  })
}

function isElement(node: { readonly type: string }): node is Node {
  return node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement'
}

/** Labels of tabs stand at the list of them: `<Tabs items={['npm', 'pnpm']}>`. */
function tabRules(): readonly (readonly [string, ComponentRule])[] {
  const labels = new Map<Node, string>()
  const tabs: ComponentRule = (element, page) => {
    const items = Array.isArray(element.values['items']) ? element.values['items'] : []
    const texts = items.map((item: unknown) => (isRecord(item) ? item['label'] : item))
    const parts = partsOf(element, page).filter(({ name }) => /^(?:Tabs\.)?Tab$/.test(name))
    for (const [index, { node }] of parts.entries()) labels.set(node, labelAt(texts, index))
    const chosen = Number(element.values['defaultIndex'] ?? element.values['selectedIndex'] ?? 0)
    if (chosen > 0)
      page.draft.note(element.span.start, {
        kind: 'left',
        topic: 'tabs',
        message: `The tab "${labelAt(texts, chosen)}" was the default; readers now see the first tab.`,
      })
    const key = textAt(element.values, 'storageKey')
    const head = key === undefined ? 'tabs' : `tabs{group=${/^[\w-]+$/.test(key) ? key : JSON.stringify(key)}}`
    const reason = { kind: 'changed', topic: 'tabs', message: '<Tabs> is now "::::tabs".' } as const
    return parts.length > 0 && jsxContainer(element, page.draft, head, reason)
  }
  const tab: ComponentRule = (element, { draft }) =>
    labels.has(element.node) &&
    jsxContainer(element, draft, `tab[${labelOfText(textAt(element.values, 'title') ?? labels.get(element.node) ?? 'Tab')}]`, {
      kind: 'changed',
      topic: 'tabs',
      message: `<${element.name}> is now ":::tab".`,
    })
  return [
    ['Tabs', tabs],
    ['Tab', tab],
    ['Tabs.Tab', tab],
  ]
}

function labelAt(texts: readonly unknown[], index: number): string {
  const text = texts[index]
  return typeof text === 'string' || typeof text === 'number' ? String(text) : `Tab ${index + 1}`
}

/** Headings, which docgen's steps do not hold: they stay headings. */
const stepsRule: ComponentRule = (element, { draft }) =>
  withoutTags(element, draft, {
    kind: 'left',
    topic: 'steps',
    message: '<Steps> was removed; its headings stay, without their numbers.',
  })

const layoutRule: ComponentRule = (element, { draft }) => {
  const lost = lostOf(element, [])
  const message = `<${element.name}> was removed; its content stays${lost.length > 0 ? `; it had ${lost.join(', ')}` : ''}.`
  return withoutTags(element, draft, { kind: 'left', topic: 'component', message }) ? 'named' : false
}

/** Cards with a title are docgen's; a grid of anything else loses its frame. */
const cardsRule: ComponentRule = (element, page) => {
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

const cardRule: ComponentRule = (element, page) => {
  const { draft, items } = page
  const [title, href] = [textAt(element.values, 'title'), textAt(element.values, 'href')]
  if (title === undefined || element.column === undefined) return false
  const lost = lostOf(element, ['title', 'href', 'arrow', 'key', 'className'])
  const head = href === undefined ? `**${title}**` : `[${labelOfText(title)}](${page.link(href)})`
  const isItem = items.has(element.node)
  const message = `<${element.name}> is now ${isItem ? 'an item of ":::cards"' : 'a paragraph with its title'}${without(lost)}.`
  const reason = { kind: lost.length > 0 ? 'left' : 'changed', topic: 'cards', message } as const
  const text = `${isItem ? '- ' : ''}${head}`
  unindentTag(element, draft)
  if (!element.close) {
    draft.replace(element.open, text, reason)
    return 'whole'
  }
  unindent(element, draft, isItem ? '  ' : '')
  draft.replace(element.open, `${text}\n`, reason)
  draft.replace(element.close, '', { kind: 'changed', topic: 'cards', message: 'The end of the card was removed.' })
  return 'named'
}

/** Folders and files with names become a list; anything else in the tree is left to a person. */
const fileTreeRule: ComponentRule = (element, page) => {
  const lines = element.column === undefined ? undefined : treeLines(element.node, page, element, 0)
  if (lines === undefined || lines.length === 0) return false
  const indent = ' '.repeat(element.column ?? 0)
  unindentTag(element, page.draft)
  page.draft.replace(element.span, lines.map((line, index) => (index === 0 ? line : indent + line)).join('\n'), {
    kind: 'changed',
    topic: 'component',
    message: '<FileTree> is now a list.',
  })
  return 'whole'
}

function treeLines(node: Node, page: MdxPage, outer: Element, depth: number): readonly string[] | undefined {
  const lines: string[] = []
  for (const part of partsOf({ ...outer, node }, page)) {
    const name = textAt(part.values, 'name')
    const isFolder = part.name === 'FileTree.Folder'
    if (name === undefined || (!isFolder && part.name !== 'FileTree.File')) return undefined
    const mark = part.values['active'] === true ? '**' : ''
    lines.push(`${'  '.repeat(depth)}- ${mark}\`${name}${isFolder ? '/' : ''}\`${mark}`)
    const inner = isFolder ? treeLines(part.node, page, outer, depth + 1) : []
    if (inner === undefined) return undefined
    lines.push(...inner)
  }
  return lines
}

/** `<Image src={imported} alt="…" width={300} />` of Next.js. */
const imageRule: ComponentRule = (element, { draft, imports, link }) => {
  const given = textAt(element.values, 'src')
  const code = element.computed
    .find(({ name }) => name === 'src')
    ?.code.trim()
    .replace(/\.src$/, '')
  const src = given ?? (code === undefined ? undefined : imports.fileOf(code))
  if (src === undefined) return false
  const kept = ['alt', 'width', 'height', 'title'].flatMap((name) => {
    const text = textAt(element.values, name)
    return text === undefined ? [] : [`${name}="${text.replaceAll('"', '&quot;')}"`]
  })
  const lost = lostOf(element, ['src', 'alt', 'width', 'height', 'title', 'priority', 'placeholder', 'quality', 'className'])
  const message = `<${element.name}> is now <img>${without(lost)}.`
  draft.replace(element.span, `<img ${[`src="${link(src)}"`, ...kept].join(' ')} />`, {
    kind: lost.length > 0 ? 'left' : 'changed',
    topic: 'image',
    message,
  })
  return 'whole'
}

const anchorRule: ComponentRule = (element, page) => {
  const href = textAt(element.values, 'href')
  if (href === undefined || !isTextAlone(element.node)) return false
  return linkRule({ ...element, values: { ...element.values, href: page.link(href) } }, page) ? 'named' : false
}

function isTextAlone({ children }: Node): boolean {
  return children.every((child) => child.type !== 'mdxJsxFlowElement' && (child.type !== 'paragraph' || children.length === 1))
}

/** Fresh for each page: of tabs, it remembers the labels. A component of the site that is named like one of Nextra stays the site's. */
export function nextraComponents(): ComponentRules {
  const rules: readonly (readonly [string, ComponentRule])[] = [
    ['Callout', calloutRule],
    ...tabRules(),
    ['Steps', stepsRule],
    ['Cards', cardsRule],
    ['Cards.Card', cardRule],
    ['Card', cardRule],
    ['FileTree', fileTreeRule],
    ['Bleed', layoutRule],
    ['Collapse', layoutRule],
    ['Image', imageRule],
    ['NextImage', imageRule],
    ['Link', anchorRule],
    ['NextLink', anchorRule],
    ['Anchor', anchorRule],
  ]
  return new Map(rules.map(([name, rule]): [string, ComponentRule] => [name, ofNextra(name, rule)]))
}

function ofNextra(name: string, rule: ComponentRule): ComponentRule {
  return (element, page) => {
    const module = page.imports.fileOf(name.split('.')[0] ?? name)
    return module === undefined || isOwnModule(module) ? rule(element, page) : false
  }
}

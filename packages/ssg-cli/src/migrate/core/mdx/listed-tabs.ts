// Tabs whose labels stand at the list of them: `<Tabs items={['npm', 'pnpm']}>`.
import { isRecord } from '@docgen/model'
import { labelOfText } from '../labels.ts'
import { textAt, type Element } from './element.ts'
import { jsxContainer } from './jsx-container.ts'
import type { ComponentRule } from './mdx-page.ts'
import { partsOf } from './parts.ts'

interface TabNames {
  /** Of a tab: `Tab`. */
  readonly tabs: readonly string[]
  /** Attribute of the list with the name of its group. */
  readonly group: string
  /** What the list calls a tab, where it names them in its own way. */
  readonly labelOf?: (list: Element, tab: Element) => string | undefined
}

/** Fresh for each page: the labels are remembered. */
export function listedTabRules({ tabs: names, group, labelOf: named }: TabNames): readonly (readonly [string, ComponentRule])[] {
  const labels = new Map<Element['node'], string>()
  const tabs: ComponentRule = (element, page) => {
    const items = Array.isArray(element.values['items']) ? element.values['items'] : []
    const texts = items.map((item: unknown) => (isRecord(item) ? item['label'] : item))
    const parts = partsOf(element, page).filter(({ name }) => names.includes(name))
    const labelOf = (part: Element, index: number): string => named?.(element, part) ?? ownLabelOf(part, index)
    const ownLabelOf = ({ values }: Element, index: number): string =>
      textAt(values, 'title') ?? textAt(values, 'label') ?? textAt(values, 'value') ?? labelAt(texts, index)
    for (const [index, part] of parts.entries()) labels.set(part.node, labelOf(part, index))
    const chosen = Number(element.values['defaultIndex'] ?? element.values['selectedIndex'] ?? 0)
    const shown = parts[chosen]
    if (chosen > 0 && shown !== undefined)
      page.draft.note(element.span.start, {
        kind: 'left',
        topic: 'tabs',
        message: `The tab "${labelOf(shown, chosen)}" was the default; readers now see the first tab.`,
      })
    const key = textAt(element.values, group)
    const head = key === undefined ? 'tabs' : `tabs{group=${/^[\w-]+$/.test(key) ? key : JSON.stringify(key)}}`
    const reason = { kind: 'changed', topic: 'tabs', message: '<Tabs> is now "::::tabs".' } as const
    return parts.length > 0 && jsxContainer(element, page.draft, head, reason)
  }
  const tab: ComponentRule = (element, { draft }) =>
    labels.has(element.node) &&
    jsxContainer(element, draft, `tab[${labelOfText(labels.get(element.node) ?? 'Tab')}]`, {
      kind: 'changed',
      topic: 'tabs',
      message: `<${element.name}> is now ":::tab".`,
    })
  return [['Tabs', tabs], ...names.map((name): readonly [string, ComponentRule] => [name, tab])]
}

function labelAt(texts: readonly unknown[], index: number): string {
  const text = texts[index]
  return typeof text === 'string' || typeof text === 'number' ? String(text) : `Tab ${index + 1}`
}

// Components of Nextra.
import { textAt } from '../core/mdx/element.ts'
import { cardRule, cardsRule } from '../core/mdx/card-rules.ts'
import { fileTreeRule } from '../core/mdx/file-tree.ts'
import { jsxContainer, withoutTags } from '../core/mdx/jsx-container.ts'
import { listedTabRules } from '../core/mdx/listed-tabs.ts'
import type { ComponentRule, ComponentRules } from '../core/mdx/mdx-page.ts'
import { anchorRule, imageRule } from '../core/mdx/next-components.ts'
import { layoutRule, lostOf, rulesOfModule, without } from '../core/mdx/parts.ts'

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

/** Headings, which docgen's steps do not hold: they stay headings. */
const stepsRule: ComponentRule = (element, { draft }) =>
  withoutTags(element, draft, {
    kind: 'left',
    topic: 'steps',
    message: '<Steps> was removed; its headings stay, without their numbers.',
  })

/** Fresh for each page: of tabs, it remembers the labels. */
export function nextraComponents(): ComponentRules {
  return rulesOfModule(
    [
      ['Callout', calloutRule],
      ...listedTabRules({ tabs: ['Tab', 'Tabs.Tab'], group: 'storageKey' }),
      ['Steps', stepsRule],
      ['Cards', cardsRule],
      ['Cards.Card', cardRule],
      ['Card', cardRule],
      ['FileTree', fileTreeRule({ folder: 'FileTree.Folder', file: 'FileTree.File' })],
      ['Bleed', layoutRule],
      ['Collapse', layoutRule],
      ['Image', imageRule],
      ['NextImage', imageRule],
      ['Link', anchorRule],
      ['NextLink', anchorRule],
      ['Anchor', anchorRule],
    ],
    isOwnModule,
  )
}

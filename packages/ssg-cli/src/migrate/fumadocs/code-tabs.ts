// Fences of Fumadocs that name a tab each: ```ts tab="a.ts".
import type { CodeTabs } from '../core/code-tabs.ts'

const tabWord = /(?:^|\s)tab=(?:"([^"]*)"|'([^']*)')/
const groupWord = /(?:^|\s)tab-group=(?:"([^"]*)"|'([^']*)')/

export const fumadocsTabs: CodeTabs = {
  tabOf: ({ meta }) => {
    const [word, double, single] = tabWord.exec(meta) ?? []
    // A label may have icons in front, as tags.
    return word === undefined ? undefined : { label: (double ?? single ?? '').replace(/<[^<>]*>/g, '').trim() || 'Tab' }
  },
  groupOf: ({ meta }) => {
    const [, double, single] = groupWord.exec(meta) ?? []
    return double ?? single
  },
  what: 'Code with tab="…"',
}

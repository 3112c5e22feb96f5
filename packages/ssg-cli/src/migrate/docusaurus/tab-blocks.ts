// docusaurus-remark-plugin-tab-blocks: fences with the word `tab` are tabs, called by their language or as they say.
import type { CodeTabs } from '../core/code-tabs.ts'
import type { ForeignConfig } from '../core/site.ts'
import { jsonOf } from '../../syntax/data/json-of.ts'
import { at, flagIn, listIn, textIn } from '../core/values.ts'
import { markupPluginsOf } from './markup-plugins.ts'

const word = /(?:^|\s)tab(?:=(\{[^}]*\}))?(?=\s|$)/

/** `undefined` where the config has no such plugin. */
export function tabBlocksOf(config: ForeignConfig): CodeTabs | undefined {
  const plugin = markupPluginsOf(config).find(({ name }) => name?.includes('tab-blocks'))
  if (plugin === undefined) return undefined
  const { options } = plugin
  const named = listIn(options, 'labels').map((each): [string, string] => [textIn(each, 0) ?? '', textIn(each, 1) ?? ''])
  const labels = new Map([['js', 'JavaScript'], ['ts', 'TypeScript'], ...named])
  const group = flagIn(options, 'sync') === false ? undefined : (textIn(options, 'groupId') ?? 'code-examples')
  return {
    tabOf: ({ meta, language }) => {
      const [found, json] = word.exec(meta) ?? []
      if (found === undefined) return undefined
      const said = jsonOf(json)
      const span = at(said, 'span')
      return { label: textIn(said, 'label') ?? labels.get(language) ?? language, span: typeof span === 'number' ? span : 1 }
    },
    groupOf: () => group,
    what: 'Code with the word "tab"',
  }
}

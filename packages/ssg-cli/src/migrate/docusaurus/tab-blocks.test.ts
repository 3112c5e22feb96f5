import { expect, test } from 'vitest'
import { Draft } from '../core/draft.ts'
import { migrateDocusaurusPage } from './page.ts'
import { tabBlocksOf } from './tab-blocks.ts'

const configWith = (plugin: unknown, names?: ReadonlyMap<string, string>) => ({
  file: 'docusaurus.config.js',
  value: { presets: [['classic', { docs: { remarkPlugins: [plugin] } }]] },
  opaque: ['presets.0.1.docs.remarkPlugins.0.0'],
  names,
})
const name = 'docusaurus-remark-plugin-tab-blocks'

function migrated(text: string, options?: object): string {
  const draft = new Draft('docs/a.md', text)
  migrateDocusaurusPage(draft, { include: () => undefined, codeTabs: tabBlocksOf(configWith([name, options])) })
  return draft.finish()
}

const fence = (info: string, code: string): string => `\`\`\`${info}\n${code}\n\`\`\`\n`

test('fences in a row become tabs, called by their language, or as they say', () => {
  expect(migrated(`${fence('js tab', 'a')}\n${fence('ts tab={"label":"Typed"} title="b.ts"', 'b')}\n${fence('tsx', 'c')}`)).toBe(
    `::::tabs{group=code-examples}\n:::tab[JavaScript]\n${fence('js', 'a')}:::\n\n:::tab[Typed]\n${fence('ts title="b.ts"', 'b')}:::\n::::\n\n${fence('tsx', 'c')}`,
  )
})

test('a tab spans as many fences as it says, and rows without the word stay', () => {
  const options = { labels: [['sh', 'Shell']], sync: false }
  expect(
    migrated(
      `${fence('sh tab={"span":2}', 'a')}\n${fence('sh', 'b')}\n${fence('js tab', 'c')}\nText.\n\n${fence('js', 'd')}`,
      options,
    ),
  ).toBe(
    `::::tabs\n:::tab[Shell]\n${fence('sh', 'a')}\n${fence('sh', 'b')}:::\n\n:::tab[JavaScript]\n${fence('js', 'c')}:::\n::::\n\nText.\n\n${fence('js', 'd')}`,
  )
})

test('the plugin is known by the name of its import, and other sites have no such tabs', () => {
  const names = new Map([['presets.0.1.docs.remarkPlugins.0.0', name]])
  expect(tabBlocksOf(configWith([undefined, {}], names))).toBeDefined()
  expect(tabBlocksOf(configWith(['remark-math', {}]))).toBeUndefined()
})

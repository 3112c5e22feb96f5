import { expect, test } from 'vitest'
import { callsIn } from '../../scaffold/code-text.ts'
import { withLlmsTxt } from './llms-txt.ts'
import type { ForeignConfig, Migration } from './site.ts'

const nothing: Migration = { pages: [], files: [], copies: [], settings: [], notes: [], addresses: [], components: [] }

const outputsOf = (config: Partial<ForeignConfig>, given: Partial<Migration> = {}): readonly string[] =>
  withLlmsTxt({ ...nothing, ...given }, { file: 'a.config.js', value: {}, opaque: [], ...config }).settings.flatMap(
    ({ key, value }) => (key === 'outputs' ? callsIn(value) : []),
  )

test.each<[string, Partial<ForeignConfig>]>([
  ['by its name', { value: { plugins: [['docusaurus-plugin-llms', { generateLLMsTxt: true }]] } }],
  ['by the key of its options', { value: { plugins: ['search', { llmstxt: { sections: {} } }] } }],
  ['by what is called', { value: { vite: { plugins: [{ $call: 'vitepress-plugin-llms', arguments: [{}] }] } } }],
  ['by the name of a function', { names: new Map([['plugins.1', 'pluginLlmsTxt']]) }],
])('a plugin %s', (_, config) => expect(outputsOf(config)).toEqual(['llmsTxt']))

test.each<[string, Partial<ForeignConfig>, Partial<Migration>]>([
  ['without such a plugin', { value: { plugins: ['a'], title: 'About llms.txt' } }, {}],
  [
    'with a file',
    { value: { plugins: ['docusaurus-plugin-llms'] } },
    { copies: [{ from: 'static/llms.txt', to: 'static/llms.txt' }] },
  ],
])('nothing is added %s', (_, config, given) => expect(outputsOf(config, given)).toEqual([]))

import { expect, test } from 'vitest'
import type { DocgenConfig } from '@docgen/model'
import { pluginsOf } from './plugins.ts'

const attacher = () => undefined

const cases: readonly (readonly [string, Pick<DocgenConfig, 'plugins' | 'markdown'>, readonly string[]])[] = [
  ['none', {}, []],
  ['no part', { markdown: { html: 'trust', remark: [] } }, []],
  ['a plugin', { plugins: [{ name: 'a', remark: [attacher] }] }, ['a']],
  ['a part of the config itself, last', { plugins: [{ name: 'a' }], markdown: { rehype: [attacher] } }, ['a', 'the config']],
]

test.each(cases)('plugins of a config: %s', (_, config, names) => {
  expect(pluginsOf(config).map(({ name }) => name)).toEqual(names)
})

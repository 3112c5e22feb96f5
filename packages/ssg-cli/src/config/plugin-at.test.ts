import { expect, test } from 'vitest'
import { pluginAt } from './plugin-at.ts'

/** The place of `HERE`, which stands in one of the files. */
function nameOf(plugins: readonly string[], ...texts: readonly string[]): string | undefined {
  const configFiles = texts.map((text, index) => ({ file: index === 0 ? 'docgen.config.ts' : `plugins/${index}.ts`, text }))
  const { file = '', text = '' } = configFiles.find((each) => each.text.includes('HERE')) ?? {}
  const before = text.slice(0, text.indexOf('HERE')).split('\n')
  const place = { file, line: before.length, column: (before.at(-1) ?? '').length + 1 }
  return pluginAt(place, { plugins: plugins.map((name) => ({ name })), configFiles })
}

const config = 'export default { plugins: [own()] }'

test.each<[string, string | undefined, readonly string[], readonly string[]]>([
  ['within the literal in the config', 'a', ['a', 'b'], ["const a = { name: 'a', f() { HERE } }\nconst b = { name: 'b' }"]],
  ['in the second of two', 'b', ['a', 'b'], ["[{ name: 'a' },\n { 'name': \"b\", checks: [{ check() { HERE } }] }]"]],
  ['in a part with a name of its own', 'a', ['a'], ["[{ name: 'a', outputs: [{ name: 'feed', files() { HERE } }] }]"]],
  ['in another part of the config', undefined, ['a'], ["const a = { name: 'a' }\nconst check = () => { HERE }"]],
  [
    'anywhere in the module of one plugin',
    'a',
    ['a', 'b'],
    [config, "f() { HERE }\nexport const own = () => ({ name: 'a', f })"],
  ],
  ['in a module of two plugins', undefined, ['a', 'b'], [config, "f() { HERE }\nconst p = [{ name: 'a' }, { name: 'b' }]"]],
  ['in the literal of one of them', 'b', ['a', 'b'], [config, "const p = [{ name: 'a' }, { name: 'b', f() { HERE } }]"]],
  ['in a module that makes none', undefined, ['a'], [config, 'export function help() { HERE }']],
  ['in a module with a name that no plugin has', undefined, ['a'], [config, "const one = { name: 'one', f() { HERE } }"]],
])('%s', (_, expected, plugins, texts) => {
  expect(nameOf(plugins, ...texts)).toBe(expected)
})

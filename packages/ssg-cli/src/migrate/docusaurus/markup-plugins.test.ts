import { expect, test } from 'vitest'
import { createConfigNotes } from '../core/config-notes.ts'
import { isMarkupPlugin, noteMarkupPlugins } from './markup-plugins.ts'

const file = 'docusaurus.config.js'
const text =
  "import { link } from 'tools'\n\nremarkPlugins: [\n  link,\n  [own, {}],\n],\nrehypePlugins: [require('rehype-katex')]\n"

function noted(docs: object, names: Readonly<Record<string, string>>, opaque = Object.keys(names)): readonly string[] {
  const notes = createConfigNotes({ file }, { paths: [], read: () => text })
  const inDocs = (path: string): string => `presets.0.1.docs.${path}`
  const value = { presets: [['classic', { docs }]] }
  const ofDocs = new Map(Object.entries(names).map(([path, name]) => [inDocs(path), name]))
  noteMarkupPlugins({ file, value, opaque: opaque.map(inDocs), names: ofDocs }, notes)
  return notes.notes.map(({ kind, topic, line, message }) => `${line} ${kind} ${topic} ${message}`)
}

const left = (line: number, plugin: string, key: string): string =>
  `${line} by-hand plugin ${plugin} was left out: add it to \`markdown.${key}\` with the same options. docgen takes plugins of unified unchanged.`

test.each<[string, object, Readonly<Record<string, string>>, readonly string[]]>([
  [
    'by the name that the config has for it, with its place in the list',
    { remarkPlugins: [null, [null, {}]], rehypePlugins: [null] },
    { 'remarkPlugins.0': 'tools.link', 'remarkPlugins.1.0': 'own', 'rehypePlugins.0': 'rehype-katex' },
    [
      left(4, 'The remark plugin "link"', 'remark'),
      left(5, 'The remark plugin "own"', 'remark'),
      left(7, 'The rehype plugin "rehype-katex"', 'rehype'),
    ],
  ],
  [
    'that runs before those of Docusaurus',
    { beforeDefaultRemarkPlugins: [null] },
    { 'beforeDefaultRemarkPlugins.0': 'link' },
    [left(1, 'The remark plugin "link"', 'remark')],
  ],
  [
    'that a call makes',
    { remarkPlugins: [{ $call: 'tools.link', arguments: [{}] }] },
    {},
    [left(4, 'The remark plugin "link"', 'remark')],
  ],
  [
    'of MDX',
    { recmaPlugins: [null] },
    { 'recmaPlugins.0': 'link' },
    ['1 by-hand plugin The recma plugin "link" was left out: it works on MDX, which docgen does not support.'],
  ],
  ['whose work docgen does', { remarkPlugins: [[null, {}]] }, { 'remarkPlugins.0.0': '@docusaurus/remark-plugin-npm2yarn' }, []],
  [
    'that colors code',
    { rehypePlugins: [null] },
    { 'rehypePlugins.0': 'rehype-pretty-code' },
    ['7 left plugin The rehype plugin "rehype-pretty-code" was left out: docgen colors code itself.'],
  ],
  ['that a condition leaves out', { remarkPlugins: [null, false] }, {}, []],
])('a plugin of Markdown %s', (_, docs, names, expected) => expect(noted(docs, names)).toEqual(expected))

test('a plugin without a name', () => {
  expect(noted({ remarkPlugins: [null] }, {}, ['remarkPlugins.0'])).toEqual([left(3, 'A plugin of `remarkPlugins`', 'remark')])
})

test.each([
  ['presets.0.1.docs.remarkPlugins.0.0', true],
  ['presets.0.1.blog.beforeDefaultRehypePlugins.1.1.test', true],
  ['plugins.0', false],
])('%s is of such a plugin: %s', (path, expected) => expect(isMarkupPlugin(path)).toBe(expected))

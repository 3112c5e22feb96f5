import { expect, test } from 'vitest'
import { vitepress } from './index.ts'

/** The text of `a.md`, and what is left to do by hand there. */
function migrated(texts: Readonly<Record<string, string>>): readonly [text: string | undefined, tasks: readonly string[]] {
  const { pages, notes } = vitepress.migrate({
    files: { paths: Object.keys(texts).filter((path) => !path.startsWith('../')), read: (path) => texts[path] },
    config: { file: '.vitepress/config.ts', value: {}, opaque: [] },
    modules: new Map(),
    fromOut: (path) => path,
  })
  const tasks = notes.flatMap(({ kind, file, line, topic }) =>
    kind === 'by-hand' && file === 'a.md' ? [`${line} ${topic}`] : [],
  )
  return [pages.find(({ from }) => from === 'a.md')?.text.trim(), tasks]
}

const values = `<script setup lang="ts">
import manifest from '../package.json' with { type: 'json' }
const name: string = 'use*Kettle'
const versions = [
  manifest.engines.node,
  \`\${name}@\${manifest['version']}\`,
] as const
const isNew = false
</script>
`

const files = { '../package.json': '{ "version": "1.2.0", "engines": { "node": ">=20 || <9" } }' }

test.each([
  [
    'in text, in code, and in the fences of Vue',
    '{{name}} and `{{ name }}` with `{{ other }}`\n\n```ts-vue\n{{ versions?.[1] }}\n```\n\n```ts\n{{ name }}\n```',
    'use&#42;Kettle and `use*Kettle` with `{{ other }}`\n\n```ts\nuse*Kettle@1.2.0\n```\n\n```ts\n{{ name }}\n```',
  ],
  ['in a table', '| a |\n| - |\n| {{ versions[0] }} |', '| a |\n| - |\n| >=20 &#124;&#124; <9 |'],
  [
    'in attributes, of components too',
    '<a :key="other" :href="`/${name}`">`a`</a> <img :src="withBase(\'/a.png\')" :style="{ width: 2 }"> <b :hidden="isNew">b</b> <i :title="isNew ? \'x\' : manifest.version" />\n\n<Gauge :of="manifest.version" />',
    '<a href="/use*Kettle">`a`</a> <img src="/a.png" style="width: 2px"> <b>b</b> <i title="1.2.0"></i>\n\n:::gauge{of="1.2.0"}\n:::',
  ],
  [
    'in a badge',
    '## A <Badge :text="`${name} ${1}`" type="danger" />',
    '## A <span class="docgen-badge docgen-tone-danger">use*Kettle 1</span>',
  ],
  [
    'in a page that it includes',
    '<!--@include: ./part.md-->',
    "Since 1.2.0.\n<!-- <script setup>\nconst manifest = { version: '0' }\n</script> -->",
  ],
])('values of scripts are text %s', (_, before, after) => {
  const comment = "<!-- <script setup>\nconst manifest = { version: '0' }\n</script> -->"
  const texts = { ...files, 'a.md': `${values}\n${before}\n`, 'part.md': `Since {{ manifest.version }}.\n${comment}\n` }
  expect(migrated(texts)).toEqual([after, []])
})

test('what is code of Vue is named, and its script stays', () => {
  const text =
    '<script setup>\nconst names = [1]\nconst count = ref(0)\n</script>\n\n<li v-for="n of names" v-once>{{ n }}</li>\n'
  const comment = '<!--\n<script setup>\nconst names = [1]\nconst count = ref(0)\n</script>\n-->'
  expect(migrated({ 'a.md': text })).toEqual([
    `${comment}\n\n<li v-for="n of names">{{ n }}</li>`,
    ['1 mdx-code', '6 html', '6 expression'],
  ])
  const unused = text.replace('const count = ref(0)\n', '')
  expect(migrated({ 'a.md': unused })[0]).toContain('const names')
})

test('a file that cannot be read has no values', () => {
  const text = "<script setup>\nimport a from './a.json'\nimport b from 'b/b.json'\n</script>\n\n{{ a.b }}{{ b.c }}\n"
  expect(migrated({ 'a.md': text, 'a.json': '{' })[1]).toEqual(['1 mdx-code', '6 expression', '6 expression'])
})

import remarkDirective from 'remark-directive'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import { expect, test } from 'vitest'
import { configFileText } from '../../scaffold/config-file.ts'
import type { ComponentUse } from './component-use.ts'
import type { Note } from './note.ts'
import { directiveHeadOf, directiveNameOf, withOldComponents } from './old-components.ts'
import type { Migration } from './site.ts'

test.each([
  ['PriceList', false, 'price-list'],
  ['PriceList', true, 'price-list-inline'],
  ['Own.Part', false, 'own-part'],
  ['HTMLBox', false, 'html-box'],
  ['my-element', false, 'my-element'],
  ['Tip', false, 'tip-component'],
  ['Tabs', false, 'tabs-component'],
])('<%s> (inline: %s) is the directive %s', (name, isInline, directive) =>
  expect(directiveNameOf(name, isInline)).toBe(directive),
)

test.each([
  [{}, ''],
  [{ kind: 'bar', rows: 3, open: true, shut: false }, '{kind="bar" rows=3 open shut=false}'],
  [{ tabIndex: -1, size: 1.5, big: 1e21 }, '{tabIndex="-1" size="1.5" big="1e+21"}'],
  [{ href: 'https://widgets.example/?a=1&b=2' }, '{href="https://widgets.example/?a=1&b=2"}'],
  [{ rows: [{ name: "it's <b>" }], none: null }, String.raw`{rows='[{"name":"it\u0027s \u003cb\u003e"}]' none='null'}`],
])('the values %j are the attributes %s', (values, text) =>
  expect(directiveHeadOf('Chart', values, false)?.attributes).toBe(text),
)

test.each([
  ['say "hi"', '&quot;'],
  ['Record<string, { a: 1 }>', '&#123;'],
  ['&amp; &#9; & b', '&amp;amp;'],
  ['one\ntwo `three`', '&#10;'],
])('an attribute holds %j, with references', (value, reference) => {
  const { attributes = '' } = directiveHeadOf('Chart', { a: value }, false) ?? {}
  expect(attributes).toContain(reference)
  const read = unified().use(remarkParse).use(remarkDirective).parse(`:::chart${attributes}\n:::\n`)
  expect(read.children).toEqual([expect.objectContaining({ name: 'chart', attributes: { a: value } })])
})

test('no attribute has the name "a:b"', () => expect(directiveHeadOf('Chart', { 'a:b': 'x' }, false)).toBeUndefined())

const use = (given: Partial<ComponentUse>): ComponentUse => ({
  name: 'Chart',
  directive: 'chart',
  isInline: false,
  attributes: {},
  file: 'a.md',
  line: 3,
  ...given,
})

function migrated(components: readonly ComponentUse[], notes: readonly Note[] = []): Migration {
  return withOldComponents({ pages: [], files: [], copies: [], settings: [], notes, addresses: [], components })
}

test('a component is defined once for all of its uses, with the attributes of all', () => {
  const { files, notes, settings } = migrated([
    use({ attributes: { kind: 'string', size: 'number' }, module: './Chart.astro' }),
    use({ attributes: { size: 'string' }, line: 9 }),
    use({ directive: 'chart-inline', isInline: true, file: 'b.md' }),
  ])
  expect(files).toEqual([
    {
      path: 'old-components.ts',
      text: `// Components and containers of the old site. A component shows what it encloses, and a container is a note, until you write in \`becomes\` what it shows.
import { defineDirective } from '@docgen/ssg-cli'

export const oldComponents = [
  // <Chart> of "./Chart.astro": 2 uses, the first in a.md:3.
  defineDirective({
    name: 'chart',
    attributes: { kind: { type: 'string' }, size: { type: 'string' } },
    becomes: () => ({ element: 'div' }),
  }),
  // <Chart>: 1 use, the first in b.md:3.
  defineDirective({
    name: 'chart-inline',
    form: 'text',
    becomes: () => ({ element: 'span' }),
  }),
]
`,
    },
  ])
  expect(notes.map(({ kind, file, line, message }) => [kind, `${file}:${line}`, message])).toEqual([
    [
      'by-hand',
      'a.md:3',
      '<Chart> is a component of the old site with 3 uses. Write what its directives "chart" and "chart-inline" show in old-components.ts, or replace them.',
    ],
  ])
  expect(configFileText(settings)).toBe(
    "import { defineConfig } from '@docgen/ssg-cli'\nimport { oldComponents } from './old-components.ts'\n\nexport default defineConfig({\n  markdown: { directives: oldComponents },\n})\n",
  )
})

test('a container is one directive for all of its uses, and looks like an admonition', () => {
  const studio = { name: 'warningStudio', directive: 'warningstudio', isContainer: true } as const
  const { files, notes } = migrated([use(studio), use({ ...studio, file: 'b.md' })])
  expect(files[0]?.text).toContain(`  // :::warningStudio: 2 uses, the first in a.md:3.
  defineDirective({
    name: 'warningstudio',
    becomes: () => ({ element: 'docgen-admonition', props: { admonition: 'warning', title: 'WarningStudio' } }),
  }),
`)
  expect(notes.map(({ topic, file, message }) => [topic, file, message])).toEqual([
    [
      'own-container',
      'a.md',
      '":::warningStudio" is a container of the old site with 2 uses. It is an admonition for now: choose its kind and title in old-components.ts.',
    ],
  ])
})

test('the file of a component that pages use is not work of its own', () => {
  const override = (file: string): Note => ({ kind: 'by-hand', topic: 'theme-override', file, line: 1, message: '' })
  const { notes } = migrated([use({})], [override('theme/Chart.vue'), override('theme/Layout.vue')])
  expect(notes.map(({ file }) => file)).toEqual(['theme/Layout.vue', 'a.md'])
})

test('a site without components of its own has nothing to define', () => expect(migrated([]).files).toEqual([]))

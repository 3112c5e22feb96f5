import { expect, test } from 'vitest'
import { Draft } from '../core/draft.ts'
import { migrateVitePressPage, vitepressSlug } from './page.ts'

function migrate(text: string): string {
  const draft = new Draft('a.md', text)
  migrateVitePressPage(draft, {
    include: (path, part) => {
      if (part !== undefined) return part === '#one{1,2}' ? '\nA part.\n' : undefined
      return path === './b.md' ? '---\ntitle: B\n---\nText of b.\n' : undefined
    },
    snippet: (path) => (path.startsWith('@/') ? path.slice(2) : undefined),
    keepsAnchors: true,
    idOf: (link) => (link === '/guide/a' ? 'guide/a' : undefined),
  })
  return draft.finish()
}

test('the previous and the next page are docs by id, and the report names links to what is none', () => {
  const text = '---\nprev: { text: A, link: /guide/a }\nnext: { text: B, link: https://b.example }\n---\n\nText.\n'
  expect(migrate(text)).toBe('---\npagination_prev: guide/a\n---\n\nText.\n')
  const draft = new Draft('a.md', text.replace('{ text: A, link: /guide/a }', 'Back'))
  migrateVitePressPage(draft, { include: () => undefined, snippet: () => undefined, keepsAnchors: true })
  expect(draft.notes.map(({ kind, message }) => `${kind} ${message}`)).toEqual([
    'left "prev" of the frontmatter was removed: docgen shows the title of the page.',
    'by-hand "next: https://b.example" was removed: `pagination_next` takes the id of a doc, and no doc of the site is there.',
  ])
  expect(migrate('---\nprev: false\n---\n\nText.\n')).toBe('---\npagination_prev: null\n---\n\nText.\n')
})

test.each([
  ['layout: home\ntitle: W\n', '', 1],
  ['layout: home\nhero:\n  name: W\n', '', 0],
  ['layout: home\n', 'Text.\n', 0],
])('a home page that only the theme shows is in the report: %j %j', (frontmatter, text, count) => {
  const draft = new Draft('a.md', `---\n${frontmatter}---\n\n${text}`)
  migrateVitePressPage(draft, { include: () => undefined, snippet: () => undefined, keepsAnchors: true })
  expect(draft.notes.filter(({ topic }) => topic === 'home-page')).toHaveLength(count)
})

test.each([
  ['text in it', '<Card>\n    Some **text**\n      more\n</Card>\n', ':::card\nSome **text**\n  more\n:::\n'],
  [
    'another component in it',
    '<Grid>\n  <Card title="a">\n    Some text\n\n    More\n  </Card>\n</Grid>\n',
    '::::grid\n:::card{title="a"}\nSome text\n\nMore\n:::\n::::\n',
  ],
  ['a value that code makes', '<Box :size="size">\n    Text\n</Box>\n', '<!-- <Box :size="size"> -->\nText\n<!-- </Box> -->\n'],
  ['code behind an empty line', '<Card>\n\n    code\n\n</Card>\n', ':::card\n\n    code\n\n:::\n'],
])('what a component contains is code only where it was: a component with %s', (_, old, expected) =>
  expect(migrate(old)).toBe(expected),
)

test.each([
  [
    'what slots enclose',
    '<Tab :names="names">\n<template #a>\n\nText of [a](/guide/a).\n\n<template v-slot:inner>\n\n::: tip\nb\n:::\n\n</template>\n\n</template>\n</Tab>\n',
    '<!-- <Tab :names="names"> -->\n<!-- <template #a> -->\n\nText of [a](/guide/a).\n\n<!-- <template v-slot:inner> -->\n\n::: tip\nb\n:::\n\n<!-- </template> -->\n\n<!-- </template> -->\n<!-- </Tab> -->\n',
  ],
  [
    'no slot that is given values',
    '<template #item="{ name }">\n\nText\n\n</template>\n',
    '<!--\n<template #item="{ name }">\n\nText\n\n</template>\n-->\n',
  ],
  [
    'no script that only imports components',
    '<script setup lang="ts">\nimport Deck, { Card as Own } from "./deck.vue"\n// Shown below.\nimport {\n  Other\n} from "./other";\n</script>\n\n<Deck />\n',
    '\n\n:::deck\n:::\n',
  ],
  [
    'scripts that import data, as comments',
    '<script setup>\nimport Deck from "./deck.vue"\nimport { rows } from "./rows"\n</script>\n',
    '<!--\n<script setup>\nimport Deck from "./deck.vue"\nimport { rows } from "./rows"\n</script>\n-->\n',
  ],
])('of the code of Vue, a page keeps %s', (_, old, expected) => expect(migrate(old)).toBe(expected))

test('the module of a component is known from the script of its page', () => {
  const draft = new Draft('a.md', '<script setup>\nimport Deck from "./deck.vue"\nconst a = 1\n</script>\n\n<Deck />\n')
  migrateVitePressPage(draft, { include: () => undefined, snippet: () => undefined, keepsAnchors: true })
  expect(draft.components.map(({ name, module }) => [name, module])).toEqual([['Deck', './deck.vue']])
})

test.each([
  [
    'containers keep their bytes',
    '::: tip Title\na\n:::\n\n::: details\nb\n:::\n',
    '::: tip Title\na\n:::\n\n::: details\nb\n:::\n',
  ],
  ['code groups', '::: code-group\n\n```js [a.js]\na\n```\n\n:::\n', '::::tabs\n\n:::tab[a.js]\n```js\na\n```\n:::\n\n::::\n'],
  [
    'code groups that end with the container around them',
    '::: warning\na\n\n::: code-group\n```js [a.js]\na\n```\n:::\n\nAfter\n',
    ':::::warning\na\n\n::::tabs\n:::tab[a.js]\n```js\na\n```\n:::\n::::\n:::::\n\nAfter\n',
  ],
  [
    'text behind the code of a group',
    ':::: code-group\n\n```js [a]\n```\n\n::: info Note\nText.\n:::\n\n::::\n\nAfter\n',
    '\n\n::::tabs\n:::tab[a]\n```js\n```\n:::\n::::\n\n::: info Note\nText.\n:::\n\n\n\nAfter\n',
  ],
  [
    'text before the code of a group',
    '::: code-group\nText.\n\n```js [a]\n```\n:::\n',
    '\nText.\n\n::::tabs\n:::tab[a]\n```js\n```\n:::\n::::\n\n',
  ],
  [
    'text between the code of a group',
    '::: code-group\n```js [a]\n```\nText.\n\n```js [b]\n```\n:::\n',
    '\n::::tabs\n:::tab[a]\n```js\n```\n:::\n::::\nText.\n\n::::tabs\n:::tab[b]\n```js\n```\n:::\n::::\n\n',
  ],
  [
    'code groups whose labels have brackets',
    '::: code-group\n```vue{1} [pages/[id].vue]\na\n```\n:::\n\n```ts [pages/[...path].ts]\nb\n```\n',
    '::::tabs\n:::tab[pages/\\[id\\].vue]\n```vue{1}\na\n```\n:::\n::::\n\n```ts title="pages/[...path].ts"\nb\n```\n',
  ],
  [
    'tags that close themselves',
    '<div class="a">\n  <div class="b" />\n  <button :class="c > 1" @click="d()"/>\n  <svg><path d="M0 0" /></svg>\n</div>\n\nA <span id="e"  /> b <br/>.\n\n```html\n<div />\n```\n',
    '<div class="a">\n  <div class="b"></div>\n  <button :class="c > 1" @click="d()"></button>\n  <svg><path d="M0 0" /></svg>\n</div>\n\nA <span id="e"></span> b <br/>.\n\n```html\n<div />\n```\n',
  ],
  ['code groups without code', '::: code-group\nText.\n:::\n', '\nText.\n\n'],
  [
    'descriptions in tags for the head',
    '---\nhead:\n  - - meta\n    - property: og:description\n      content: For cards.\n  - - meta\n    - name: description\n      content: "For: all."\n---\n\nA\n',
    '---\ndescription: "For: all."\n---\n\nA\n',
  ],
  [
    'descriptions beside those in tags',
    '---\ndescription: Own.\nhead: [[meta, { name: description, content: Other. }], [link, { rel: x }]]\n---\n\nA\n',
    '---\ndescription: Own.\n---\n\nA\n',
  ],
  [
    'files in code groups',
    '::: code-group\n\n```js [a.js]\na\n```\n<<< @/x.ts[~x~ b.ts]\n\n  <<< @/y/z.vue{1}\n<<< ./gone.ts [c]\n:::\n\n<<< @/x.ts[b.ts]\n',
    '::::tabs\n\n:::tab[a.js]\n```js\na\n```\n:::\n:::tab[b.ts]\n```ts file="x.ts"\n```\n:::\n\n  :::tab[z.vue]\n  ```vue file="y/z.vue" {1}\n  ```\n  :::\n:::tab[c]\n<<< ./gone.ts [c]\n:::\n::::\n\n```ts file="x.ts" title="b.ts"\n```\n',
  ],
  [
    'a code group in one that nothing closes',
    '::: code-group\n```js [a]\n```\n\n::: code-group\n```js [b]\n```\n:::\n',
    '\n::::tabs\n:::tab[a]\n```js\n```\n:::\n::::\n\n::::tabs\n:::tab[b]\n```js\n```\n:::\n::::\n\n',
  ],
  [
    'panes of tabs',
    '::: tabs key:os\n== One\n\nfirst\n\n== Two [b]\nsecond\n::: tip\n:::\n',
    ':::::tabs{group="os"}\n:::tab[One]\n\nfirst\n:::\n::::tab[Two \\[b\\]]\nsecond\n:::tip\n:::\n::::\n:::::\n',
  ],
  [
    'panes within panes',
    ':::: tabs\n=== A\n::: tabs\n== B\nb\n:::\n::::\n',
    '::::::tabs\n:::::tab[A]\n::::tabs\n:::tab[B]\nb\n:::\n::::\n:::::\n::::::\n',
  ],
  [
    'what no mark closes in a pane',
    '::: warning\n::: tabs\n== A\n::: tip\na\n== B\nb\n:::\n\nAfter\n',
    '::::::warning\n:::::tabs\n::::tab[A]\n:::tip\na\n:::\n::::\n:::tab[B]\nb\n:::\n:::::\n::::::\n\nAfter\n',
  ],
  ['containers named as a directive of docgen', '::: tabs\na\n:::\n', ':::tabs-container\na\n:::\n'],
  ['titles of code', '```ts{1} [a.ts]\n```\n', '```ts{1} title="a.ts"\n```\n'],
  ['line numbers', '```ts:line-numbers=2 {1}\n```\n', '```ts showLineNumbers {1}\n```\n'],
  ['line numbers beside marked lines', '```ts:line-numbers{1}\n```\n', '```ts showLineNumbers {1}\n```\n'],
  ['line numbers behind marked lines', '```ts{1}:line-numbers\n```\n', '```ts{1} showLineNumbers\n```\n'],
  ['labels of code without a language', '``` [File tree]\n```\n', '```text title="File tree"\n```\n'],
  ['labels without a space', '```[File tree]{1}\n```\n', '```text title="File tree" {1}\n```\n'],
  ['labels of snippets', '<<< @/a.ts [the "a"]\n', '```ts file="a.ts" title=\'the "a"\'\n```\n'],
  ['labels behind a language', '```ts[a b]\n```\n', '```ts title="a b"\n```\n'],
  [
    'labels of groups without a language',
    '::: code-group\n``` [File tree]\n```\n:::\n',
    '::::tabs\n:::tab[File tree]\n```\n```\n:::\n::::\n',
  ],
  ['languages of Vue', '```html-vue\n```\n', '```html\n```\n'],
  ['marks that docgen has', '```ts\na // [!code focus]\n```\n', '```ts\na // [!code focus]\n```\n'],
  ['raw containers', '::: raw\na\n:::\n', '\na\n\n'],
  [
    'components that stand alone',
    '- a\n\n  <Chart\n    kind="bar"\n    open\n  />\n',
    '- a\n\n  :::chart{kind="bar" open}\n  :::\n',
  ],
  ['components with nothing in them', '<Chart kind="bar"></Chart>\n', ':::chart{kind="bar"}\n:::\n'],
  ['components around text', '<Box>\n\na **b**\n\n<Chart/>\n\n</Box>\n', '::::box\n\na **b**\n\n:::chart\n:::\n\n::::\n'],
  [
    'components in a line',
    'A <Own href="/a">b *c*</Own> and <Icon name="d" />.\n',
    'A :own-inline[b *c*]{href="/a"} and :icon-inline{name="d"}.\n',
  ],
  [
    'components with values that are written out',
    `<Chart\n  :rows="[\n    { 'name': 'a', size: -1 },\n    { name: '&lt;b&gt;' }\n  ]"\n  :open="false"\n  v-bind:size="2"\n/>\n`,
    `:::chart{rows='[{"name":"a","size":-1},{"name":"\\u003cb\\u003e"}]' open=false size=2}\n:::\n`,
  ],
  ['components with code', '<Chart :rows="rows" />\n', '<!-- <Chart :rows="rows" /> -->\n'],
  ['components that nothing closes', '<Chart>\n', '<!-- <Chart> -->\n'],
  [
    'components in HTML',
    '<div>\n  <Box>Hello!</Box>\n  <Arrow />\n</div>\n\n<Arrow />\n',
    '<div>\n  <!-- <Box> -->Hello!<!-- </Box> -->\n  <!-- <Arrow /> -->\n</div>\n\n:::arrow\n:::\n',
  ],
  ['components between the tags of HTML', '<div>\n\n<Arrow />\n\n</div>\n', '<div>\n\n:::arrow\n:::\n\n</div>\n'],
  ['includes', '<!--@include: ./b.md-->\n', 'Text of b.\n'],
  ['parts of files', '<!--@include: ./b.md#one{1,2}-->\n', 'A part.\n'],
  ['snippets', '<<< @/x.ts#r{1,2 ts} [x]\n', '```ts file="x.ts" region=r title="x" {1,2}\n```\n'],
  ['the marker of a table of contents', '[[toc]]\n', '\n'],
  ['badges', '# A <Badge type="danger" text="b" />\n', '# A <span class="docgen-badge docgen-tone-danger">b</span>\n'],
  [
    'badges around text',
    '| <Badge type="info">x</Badge> | <Badge text="y"></Badge> | <Badge :text="z" /> |\n',
    '| <span class="docgen-badge docgen-tone-info">x</span> | <span class="docgen-badge docgen-tone-tip">y</span> | <!-- <Badge :text="z" /> --> |\n',
  ],
  [
    'badges in headings, whose text docgen leaves out of the anchor',
    '## <Badge text="new" /> Port\n\n## Host <Badge>new</Badge>\n',
    '## <span class="docgen-badge docgen-tone-tip">new</span> Port\n\n## Host <span class="docgen-badge docgen-tone-tip">new</span> {#host-new}\n',
  ],
  [
    'components around a word',
    'Since <Version>4.1</Version>, a Promise<Foo>.\n',
    'Since :version-inline[4.1], a Promise<Foo>.\n',
  ],
  ['components of the client', 'A <ClientOnly>word</ClientOnly>.\n', 'A word.\n'],
  [
    'emoji',
    ':tada: a:b:c **:+1:** `:tada:` 10:30:45 <b title=":x:">:x:</b> :no_such:\n',
    '🎉 a:b:c **👍** `:tada:` 10:30:45 <b title=":x:">❌</b> :no_such:\n',
  ],
  [
    'attributes of links',
    '[a](./b.md#c){target="_self" .d} ![e](f(g).png "h"){width=3} `[a](b){c}` [i](j){ } [m](n) {o}\n',
    '[a](./b.md#c) ![e](f(g).png "h") `[a](b){c}` [i](j){ } [m](n) {o}\n',
  ],
  [
    'ids of containers and of what follows a line',
    '::: tip A {#here}\nb\n:::\n\n> ::: tip {#there .c}\n> b\n> :::\n\n{#list}\n\n- a\n',
    '<a id="here"></a>\n\n:::tip[A]\nb\n:::\n\n> <a id="there"></a>\n>\n> :::tip\n> b\n> :::\n\n<a id="list"></a>\n\n- a\n',
  ],
  ['components', '<Foo :a="b">\n\nc\n\n</Foo>\n', '<!-- <Foo :a="b"> -->\n\nc\n\n<!-- </Foo> -->\n'],
  [
    'code stays',
    '`<Foo />` and `` a `b` ``\n\n```vue\n<Foo />\n{{ a }}\n```\n',
    '`<Foo />` and `` a `b` ``\n\n```vue\n<Foo />\n{{ a }}\n```\n',
  ],
  ['anchors', '## server.watch\n\n## Plain words\n', '## server.watch {#server-watch}\n\n## Plain words\n'],
  [
    'frontmatter',
    '---\ntitle: A\noutline: [2, 4]\naside: false\n---\n',
    '---\ntitle: A\ntoc_min_heading_level: 2\ntoc_max_heading_level: 4\nhide_table_of_contents: true\n---\n',
  ],
  [
    'titles beside the one of the text',
    '---\ntitle: Guide | W\naside: false\n---\n<script setup>\nlet a\n</script>\n\n# Guide <Badge text="x" />\n',
    '---\nhide_table_of_contents: true\n---\n<!--\n<script setup>\nlet a\n</script>\n-->\n\n# Guide <span class="docgen-badge docgen-tone-tip">x</span>\n',
  ],
  [
    'titles that the text has too',
    '---\ntitle: The a\n---\n\n# The `a` <b></b> {#a}\n',
    '---\ntitle: The a\n---\n\n# The `a` <b></b> {#a}\n',
  ],
  ['titles of pages that begin with text', '---\ntitle: A\n---\n\nb\n\n# C\n', '---\ntitle: A\n---\n\nb\n\n# C\n'],
  [
    'what the frontmatter says, shown in the text',
    '---\ntitle: Guide\n---\n\n# {{ $frontmatter.title }}\n\n{{ $frontmatter.none }}\n',
    '---\ntitle: Guide\n---\n\n# Guide\n\n{{ $frontmatter.none }}\n',
  ],
  [
    'a home page with its picture, and features as cards',
    '---\nlayout: home\nhero:\n  name: W\n  text: Small\n  tagline: Fits\n  image: { src: /w.svg, alt: The "W" }\n  actions:\n    - text: Go\n      link: /go\n    - text: " "\n      link: /x\nfeatures:\n  - icon: ⚡\n    title: Fast\n    details: Very <b>fast</b>.\n  - title: Big\n    link: /big\n---\n\nMore.\n',
    '---\nhide_sidebar: true\nhide_table_of_contents: true\n---\n\n# W\n\n::::hero\n\n**Small**\n\nFits\n\n:::buttons\n\n- [Go](/go)\n\n:::\n\n![The "W"](/w.svg)\n\n::::\n\n:::cards\n\n- **⚡ Fast**\n\n  Very <b>fast</b>.\n\n- [Big](/big)\n\n:::\n\n\nMore.\n',
  ],
  [
    'a home page whose title in the head is another one, with a picture for each color scheme',
    '---\nlayout: home\ntitle: "W: everything"\nhero:\n  name: W\n  image: { light: /a.svg, dark: /b.svg, alt: A }\n---\n',
    '---\nhide_sidebar: true\nhide_table_of_contents: true\n---\n\n# W\n\n:::hero\n\n<picture>\n  <source srcset="/b.svg" media="(prefers-color-scheme: dark)" />\n  <img src="/a.svg" alt="A" />\n</picture>\n\n:::\n\n',
  ],
  [
    'a home page that is called like its title',
    '---\nlayout: home\ntitle: W\nhero:\n  name: W\n---\n',
    '---\nhide_sidebar: true\nhide_table_of_contents: true\ntitle: W\n---\n\n# W\n\n',
  ],
])('%s', (_, before, after) => expect(migrate(before)).toBe(after))

test('ids of headings between other signs are those of docgen', () => {
  const draft = new Draft('a.md', '## One %{#first}%\n\n## Two %{#a .b}%\n\n```\n## %{#c}%\n```\n')
  migrateVitePressPage(draft, {
    include: () => undefined,
    snippet: () => undefined,
    keepsAnchors: false,
    delimiters: ['%{', '}%'],
  })
  expect(draft.finish()).toBe('## One {#first}\n\n## Two %{#a .b}%\n\n```\n## %{#c}%\n```\n')
})

test('expressions of Vue are replaced or named in text and in code of Vue', () => {
  const draft = new Draft(
    'a.md',
    '---\ntitle: A\nrelease: "2.0"\n---\n\n{{ $frontmatter.release }}\n\n```js-vue\na({{ $frontmatter.release }})\nb({{ c }})\n```\n\n```js\n{{ c }}\n```\n',
  )
  migrateVitePressPage(draft, { include: () => undefined, snippet: () => undefined, keepsAnchors: true })
  expect(draft.finish()).toContain('\n2.0\n\n```js\na(2.0)\nb({{ c }})\n```\n\n```js\n{{ c }}\n')
  expect(draft.notes.flatMap(({ kind, topic, line }) => (kind === 'by-hand' && topic === 'expression' ? [line] : []))).toEqual([
    10,
  ])
})

test('labels of tabs are named once for all', () => {
  const draft = new Draft('a.md', '::: code-group\n```js [a]\n```\n```js [b]\n```\n:::\n\n```js [c.js]\n```\n')
  migrateVitePressPage(draft, { include: () => undefined, snippet: () => undefined, keepsAnchors: true })
  expect(draft.notes.flatMap(({ topic, message }) => (topic === 'code-meta' ? [message] : []))).toEqual([
    'The text in brackets after the language of a code block is now the label of its tab.',
    'The text in brackets after the language of a code block is now the label of its tab.',
    '"[c.js]" after the language of the code is now title="c.js".',
  ])
})

test('tags in the code of a page are not named as changed', () => {
  const draft = new Draft('a.md', '<script setup>\nconst a = <b />\n</script>\n\n<i />\n')
  migrateVitePressPage(draft, { include: () => undefined, snippet: () => undefined, keepsAnchors: true })
  expect(draft.notes.map(({ topic, line }) => [topic, line])).toEqual([
    ['mdx-code', 1],
    ['html', 5],
  ])
})

test('what a home page loses is named', () => {
  const draft = new Draft(
    'a.md',
    '---\nlayout: home\ntitle: Everything\nhero:\n  name: W\nfeatures:\n  - icon: { src: /c.svg }\n    link: /c\n    linkText: More\n---\n',
  )
  migrateVitePressPage(draft, { include: () => undefined, snippet: () => undefined, keepsAnchors: true })
  expect(draft.notes.flatMap(({ kind, message }) => (kind === 'left' ? [message] : []))).toEqual([
    'The "title" of the frontmatter was removed: the page goes on to show the title in its text, which is now that of the head and of the search too.',
    '"features" of the frontmatter is now part of the page, without the pictures and the texts of links.',
  ])
})

test.each([
  ['1. What?', '_1-what'],
  ['Émile & co.', 'emile-co'],
])('%s has the slug %s', (text, slug) => expect(vitepressSlug(text)).toBe(slug))

test('names of emoji that docgen does not know are named', () => {
  const draft = new Draft('a.md', 'A :no_such: b [c](d){e=f}\n')
  migrateVitePressPage(draft, { include: () => undefined, snippet: () => undefined, keepsAnchors: true })
  expect(draft.notes.map(({ kind, message }) => [kind, message])).toEqual([
    ['left', 'The attributes {e=f} of a link or an image were removed: docgen has none for it.'],
    ['by-hand', ':no_such: is shown as text: write the emoji itself, if it is the name of one.'],
  ])
})

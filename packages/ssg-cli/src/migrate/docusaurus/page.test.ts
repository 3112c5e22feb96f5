import { describe, expect, test } from 'vitest'
import { Draft } from '../core/draft.ts'
import { commandFor } from '../core/package-manager-tabs.ts'
import { migrateDocusaurusPage } from './page.ts'

const partials: Readonly<Record<string, string>> = {
  './_note.mdx': '**Shared** text.\n',
  './_all.mdx': '\n# All\n',
  './_open.mdx': '- a\n\n  ~~~js\n  b\n',
  './one.mjs': '',
  './two.ts': '',
  '@site/a.ts': '',
  '../package.json': '{ "version": "2.0_*", "engines": { "node": ">=20 || <9" } }',
  './broken.json': '{',
}

function migrate(text: string): Draft {
  const draft = new Draft('docs/a.mdx', text)
  migrateDocusaurusPage(draft, { include: (path) => partials[path], textOf: (path) => partials[path] })
  return draft
}

const tabs = `import Tabs from '@theme/Tabs'
import TabItem from '@theme/TabItem'

<Tabs groupId="os">
  <TabItem value="mac" label="macOS" default>

    Use \`brew\`.

    \`\`\`ts
    const a = 1
    \`\`\`

  </TabItem>
  <TabItem value="win">Use it.</TabItem>
</Tabs>
`

describe('pages', () => {
  test.each([
    [
      'tabs, with what they indented',
      tabs,
      '\n\n::::tabs{group=os}\n:::tab[macOS]\n\nUse `brew`.\n\n```ts\nconst a = 1\n```\n\n:::\n:::tab[win]\nUse it.\n:::\n::::\n',
    ],
    [
      'a partial that leaves its code open, which ends with it',
      "import Open from './_open.mdx'\n\n<Open />\n\nText\n",
      '\n\n- a\n\n  ~~~js\n  b\n  ~~~\n\nText\n',
    ],
    [
      'escapes in preformatted text',
      '<pre>\n\nJoe \\<joe@acme.example\\> \\& \\{}\n\n</pre>\n',
      '<pre>\n\nJoe &lt;joe@acme.example> &amp; {}\n\n</pre>\n',
    ],
    [
      'code that begins behind the number of a list item, and ends in the column of its text',
      '1.  ```ts title="One" no-transpile\n    a\n    ```\n2.  ```ts\n    b\n    ```\n\n- - ```js\n    c\n        ```\n',
      '1.  ```ts title="One"\n    a\n    ```\n2.  ```ts\n    b\n    ```\n\n- - ```js\n    c\n    ```\n',
    ],
    [
      'tags that close themselves',
      '<a id="b" />\n\n<div\n  className="c"\n/>\n\nText <span id={"d"} /> and <br /> <img src="e.png" />.\n\n<svg viewBox="0 0 1 1"><path d="M0 0" /><linearGradient /></svg>\n\n`<a />`\n',
      '<a id="b"></a>\n\n<div class="c"></div>\n\nText <span id="d"></span> and <br /> <img src="e.png" />.\n\n<svg viewBox="0 0 1 1"><path d="M0 0" /><linearGradient /></svg>\n\n`<a />`\n',
    ],
    [
      'styles of HTML',
      '<div style={{ position: "relative", paddingTop: "56.25%", fontFamily: \'"A"\' }}>\n\n<img src="/a.png" style={{ width: 20 }} /> <b style={{}}>b</b>\n\n</div>\n',
      '<div style="position: relative; padding-top: 56.25%; font-family: &quot;A&quot;">\n\n<img src="/a.png" style="width: 20px" /> <b>b</b>\n\n</div>\n',
    ],
    [
      'a title with quotes',
      'import code from \'!!raw-loader!@site/a.ts\'\n\n<CodeBlock language="ts" title=\'the "a"\'>{code}</CodeBlock>\n',
      '\n\n```ts title=\'the "a"\' file="a.ts"\n```\n',
    ],
    [
      'texts of files',
      "import One from '!!raw-loader!own-loader!./one.mjs'\nimport Two from 'raw-loader!./two'\n\n<Runnable type=\"a\">\n\t{One}\n</Runnable>\n\n1. a\n\n   <Runnable>\n     {Two}\n   </Runnable>\n",
      '\n\n:::runnable{type="a"}\n```js file="./one.mjs"\n```\n:::\n\n1. a\n\n   :::runnable\n   ```ts file="./two.ts"\n   ```\n   :::\n',
    ],
    [
      'a text of a file that code needs',
      "import One from '!!raw-loader!./one.mjs'\n\n{One}\n\n<Runnable code={One} />\n",
      '<!-- import One from \'!!raw-loader!./one.mjs\' -->\n\n```js file="./one.mjs"\n```\n\n<!-- <Runnable code={One} /> -->\n',
    ],
    [
      'values of constants and of JSON',
      "import manifest from '../package.json'\n\nexport const node = manifest.engines.node, name = `a@${manifest.version}`\n\nUse **{name}**.\n\n| a |\n| - |\n| {node} |\n\n<Chart of={name} />\n",
      '\n\n\n\nUse **a@2.0&#95;&#42;**.\n\n| a |\n| - |\n| >=20 &#124;&#124; <9 |\n\n:::chart{of="a@2.0_*"}\n:::\n',
    ],
    [
      'values that code needs, too',
      "import manifest from '../package.json'\nimport broken from './broken.json'\n\nexport const data = [1]\n\n{manifest.version} <Chart of={manifest.read()} /> {broken.a}\n",
      "<!-- import manifest from '../package.json'\nimport broken from './broken.json' -->\n\n<!-- export const data = [1] -->\n\n2.0&#95;&#42; <!-- <Chart of={manifest.read()} /> --> <!-- {broken.a} -->\n",
    ],
    [
      'a text of a file, without the loaders of the config',
      'import One from \'!!./one.mjs?raw\'\n\n<CodeBlock language="js">{One}</CodeBlock>\n',
      '\n\n```js file="./one.mjs"\n```\n',
    ],
    [
      'code in a component',
      '<TabItem value="a">\n<CodeBlock language="bash">npm install a</CodeBlock>\n</TabItem>\n\n<CodeBlock language="ts">{`const a = "{b}"\nconst c = 1`}</CodeBlock>\n',
      ':::tab[a]\n```bash\nnpm install a\n```\n:::\n\n```ts\nconst a = "{b}"\nconst c = 1\n```\n',
    ],
    [
      'labels that the tabs name',
      "<Tabs values={[{ label: 'One', value: '1' }]}>\n<TabItem value=\"1\">\n\na\n\n</TabItem>\n</Tabs>\n",
      '::::tabs\n:::tab[One]\n\na\n\n:::\n::::\n',
    ],
    [
      'tabs in an admonition',
      ':::note\n<Tabs>\n<TabItem value="a">\n\nb\n\n</TabItem>\n</Tabs>\n:::\n',
      ':::::note\n::::tabs\n:::tab[a]\n\nb\n\n:::\n::::\n:::::\n',
    ],
    ['<Admonition>', '<Admonition type="tip" title="T">\n\na\n\n</Admonition>\n', ':::tip[T]\n\na\n\n:::\n'],
    ['<details>', '<details>\n<summary>More</summary>\n\na\n\n</details>\n', ':::details[More]\n\n\na\n\n:::\n'],
    ['a partial', "import Note from './_note.mdx'\n\n<Note />\n", '\n\n**Shared** text.\n'],
    ['comments', '{/* hidden */}\n\na {/* b */} c\n', '<!-- hidden -->\n\na <!-- b --> c\n'],
    ['texts in braces', 'a {"b"} {1}\n', 'a b 1\n'],
    ['attributes of JSX', '<img src={require(\'./a.png\').default} className="b" />\n', '<img class="b" src="./a.png" />\n'],
    ['links', '<Link to="/a">b</Link>\n', '[b](/a)\n'],
    [
      'code of its own',
      'export const a = read()\n\n<Chart data={a}>\n\nb\n\n</Chart>\n',
      '<!-- export const a = read() -->\n\n<!-- <Chart data={a}> -->\n\nb\n\n<!-- </Chart> -->\n',
    ],
    ['heading ids and HTML comments, which MDX does not know', '## A {#b}\n\n<!-- c -->\n', '## A {#b}\n\n<!-- c -->\n'],
    ['plain Markdown', '# A\n\nb `<c>` {#d}\n\n```jsx\n<Tabs>\n```\n', '# A\n\nb `<c>` {#d}\n\n```jsx\n<Tabs>\n```\n'],
    [
      'components of the site',
      'import Box from "@site/src/Box"\nimport { Chart } from "./chart"\n\n<Box color="red">\n  a **b**\n\n  <Chart rows={3} />\n</Box>\n\nA <Box>c</Box>.\n',
      '\n\n::::box{color="red"}\na **b**\n\n:::chart{rows=3}\n:::\n::::\n\nA :box-inline[c].\n',
    ],
    [
      'components with code in one of their uses',
      'import Box from "@site/src/Box"\n\n<Box />\n\n<Box rows={rows} />\n',
      '<!-- import Box from "@site/src/Box" -->\n\n<!-- <Box /> -->\n\n<!-- <Box rows={rows} /> -->\n',
    ],
    ['imports that the page does not use', 'import { Box } from "@site/src/Box"\n\nText of a Boxer.\n', '\n\nText of a Boxer.\n'],
    ['what is no MDX', '# A\n\na < b {\n', '# A\n\na < b {\n'],
    [
      'magic comments',
      '```js {1} title="a.js"\n// highlight-next-line\na\n```\n',
      '```js {1} title="a.js"\n// highlight-next-line\na\n```\n',
    ],
    [
      'npm2yarn',
      '```bash npm2yarn\nnpm install --save a\n```\n',
      '::::tabs{group=package-manager}\n:::tab[npm]\n```bash\nnpm install --save a\n```\n:::\n:::tab[yarn]\n```bash\nyarn add a\n```\n:::\n:::tab[pnpm]\n```bash\npnpm add a\n```\n:::\n::::\n',
    ],
    [
      'what code shows of the frontmatter',
      '---\ntitle: T\nstage: beta\n---\n\n{frontMatter.stage}\n\n<Own of={frontMatter.stage} />\n',
      '---\ntitle: T\n---\n\nbeta\n\n:::own{of="beta"}\n:::\n',
    ],
  ])('%s', (_, before, after) => expect(migrate(before).finish()).toBe(after))

  test('names what it did, by line', () => {
    const { notes } = migrate(
      '---\nsidebar_class_name: a\n---\n\nexport const b = 1\n\n{b.c}\n\n<TOCInline toc={toc.slice(1)} />\n\n:::mermaid\n:::\n',
    )
    expect(notes.map(({ kind, topic, line }) => [kind, topic, line])).toEqual([
      ['left', 'frontmatter', 2],
      ['by-hand', 'mdx-code', 5],
      ['by-hand', 'expression', 7],
      ['changed', 'toc', 9],
    ])
  })
})

// What an edit takes away is named: every word of the page stands in the new one, or its line in the report.
test.each([
  tabs,
  '---\nfoo: bar\n---\n{secret}\n<A b={c}/>\n',
  '<Head><meta name="x"/></Head>\n',
  '```ts live noInline\na\n```\n',
])('loses no word of %j', (text) => {
  const draft = migrate(text)
  const silent: string[] = []
  const result = new Set(draft.finish().match(/\w+/g))
  text.split('\n').forEach((line, index) => {
    const lost = (line.match(/\w+/g) ?? []).filter((word) => !result.has(word))
    if (lost.length > 0 && !draft.notes.some((note) => note.line <= index + 1)) silent.push(`${line}: ${lost.join()}`)
  })
  expect(silent).toEqual([])
})

test.each([
  ['npm install', 'yarn install', 'pnpm install'],
  ['npm i -D a', 'yarn add --dev a', 'pnpm add -D a'],
  ['npm run build', 'yarn build', 'pnpm run build'],
  ['npx a b', 'yarn dlx a b', 'pnpm dlx a b'],
  ['npm uninstall a', 'yarn remove a', 'pnpm remove a'],
  ['npm test', 'yarn test', 'pnpm test'],
  ['cd a', 'cd a', 'cd a'],
])('%s is %s and %s', (npm, yarn, pnpm) => expect([commandFor(npm, 'yarn'), commandFor(npm, 'pnpm')]).toEqual([yarn, pnpm]))

// `hide_title` of Docusaurus hides the title of the frontmatter, that of docgen any title.
test.each([
  ['a title in the text', '---\ntitle: T\nhide_title: true\n---\n\nimport A from "./a"\n\n# Shown\n', false],
  ['no title in the text', '---\ntitle: T\nhide_title: true\n---\n\nText.\n\n# Later\n', true],
  ['a title in a partial', '---\ntitle: T\nhide_title: true\n---\n\nimport All from "./_all.mdx"\n\n<All />\n', false],
  ['no title in a partial', '---\nhide_title: true\n---\n\nimport A from "./_note.mdx"\n\n<A />\n', true],
  ['a title that is not hidden', '---\nhide_title: false\n---\n\n# Shown\n', true],
])('hide_title beside %s', (_, page, isKept) => {
  expect(migrate(page).finish().includes('hide_title')).toBe(isKept)
})

test.each([
  ['displayed_sidebar: api', ['guides', 'api'], '---\ndisplayed_sidebar: api\n---\n', []],
  ['displayed_sidebar: null', ['guides', 'api'], '---\nhide_sidebar: true\n---\n', ['changed']],
  ['displayed_sidebar: gone', ['guides', 'api'], '---\n---\n', ['left']],
  ['displayed_sidebar: docs', undefined, '---\n---\n', ['left']],
])('%s with the sidebars %j', (key, sidebars, frontmatter, kinds) => {
  const draft = new Draft('docs/a.md', `---\n${key}\n---\n# A\n`)
  migrateDocusaurusPage(draft, { include: () => undefined, sidebars })
  expect(draft.finish()).toBe(`${frontmatter}# A\n`)
  expect(draft.notes.map(({ kind }) => kind)).toEqual(kinds)
})

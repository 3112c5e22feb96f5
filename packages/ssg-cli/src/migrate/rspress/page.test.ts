import { expect, test } from 'vitest'
import { Draft } from '../core/draft.ts'
import { beginsWithTitle, migrateRspressPage } from './page.ts'

function migrate(text: string, file = 'docs/a.mdx'): { readonly text: string; readonly notes: readonly string[] } {
  const draft = new Draft(file, text)
  migrateRspressPage(draft, {
    include: () => undefined,
    shownFile: (path) => (path.includes('gone') ? undefined : path),
  })
  return { text: draft.finish(), notes: draft.notes.map(({ kind, message }) => `${kind} ${message}`) }
}

test.each([
  ['a title in braces', ':::tip{title="Mind `it`"}\nA\n:::\n', ':::tip[Mind `it`]\nA\n:::\n'],
  ['a title in braces without quotes', '::: warning {title=Gap}\nA\n:::\n', ':::warning[Gap]\nA\n:::\n'],
  ['a title', ':::details More words\nA\n:::\n', ':::details More words\nA\n:::\n'],
  ['quotes of kinds that GitHub does not have', '> [!INFO]\n> A\n\n> [!TIP]\n> B\n', '> [!NOTE]\n> A\n\n> [!TIP]\n> B\n'],
  ['the text of an alert in its line', '- > [!NOTE] A\n\n> [!info] B\n> c\n', '- > [!NOTE]\n  > A\n\n> [!NOTE]\n> B\n> c\n'],
  ['ids of headings', '## A \\{#b}\n\n## C {#d}\n\n## E \\{#f\\}\n', '## A {#b}\n\n## C {#d}\n\n## E {#f}\n'],
  [
    'words behind the language of code',
    '```ts lineNumbers wrapCode title=a.ts {1}\n1\n```\n\n```ts file="./a.ts" lineNumbers=false\n```\n',
    '```ts showLineNumbers wrap title="a.ts" {1}\n1\n```\n\n```ts file="./a.ts"\n```\n',
  ],
  [
    'a heading that ends with a component, whose space is no part of the anchor',
    '## a.b <Own text="c" />\n',
    '## a.b :own-inline{text="c"} {#ab}\n',
  ],
  [
    'badges',
    '<Badge text="new" type="info" /> <Tag tag="old" />\n',
    '<span class="docgen-badge docgen-tone-info">new</span> <span class="docgen-badge docgen-tone-tip">old</span>\n',
  ],
  [
    'what a package runs',
    '<PackageManagerTabs command="rsbuild -v" exec />\n',
    [
      ['npm', 'npx rsbuild -v'],
      ['yarn', 'yarn rsbuild -v'],
      ['pnpm', 'pnpm rsbuild -v'],
      ['bun', 'bun rsbuild -v'],
      ['deno', 'deno run -A npm:rsbuild -v'],
    ]
      .map(([name, command]) => `:::tab[${name}]\n\`\`\`sh\n${command}\n\`\`\`\n:::\n`)
      .join('')
      .replace(/^|$/g, '::::')
      .replace(/^::::/, '::::tabs{group=package-manager}\n') + '\n',
  ],
  [
    'a prompt',
    '<Prompt\n  title="Start"\n  description="Copy this."\n  prompt={`1. Do it\n2. Again`}\n/>\n',
    '**Start**\n\nCopy this.\n\n```text\n1. Do it\n2. Again\n```\n',
  ],
  [
    'imports of whose names nothing is left but words',
    "import * as Own from '@own'\nimport { Panel } from '@own/panel'\nimport { chart } from '@own/chart'\n\nOwn words: <Own.Go to=\"a\" /> <Panel of={<>all\n  that's it</>} />\n\n{chart(1)}\n",
    "<!-- import * as Own from '@own'\nimport { Panel } from '@own/panel'\nimport { chart } from '@own/chart' -->\n\nOwn words: :own-go-inline{to=\"a\"} :panel-inline{of=\"all that's it\"}\n\n<!-- {chart(1)} -->\n",
  ],
  [
    'the same in a module of their own, and files that tags are told of',
    "import * as Own from '@own'\nimport film from '/own/a.mp4?url'\nimport { Panel } from '@own/panel'\n\nOwn words of a Panel:\n\n<Own.Go to={film} />\n\n<Panel />\n",
    '\n\nOwn words of a Panel:\n\n:::own-go{to="/own/a.mp4"}\n:::\n\n:::panel\n:::\n',
  ],
  [
    'a text in quotes that goes on in the first column',
    '---\ntitle: A\ndescription: "One\ntwo: \\"three\\"" # four\n---\n',
    '---\ntitle: A\ndescription: "One\n  two: \\"three\\"" # four\n---\n',
  ],
  ['a card', '<Card title="A" content="Words" />\n', '**A**\n\nWords\n'],
  ['callouts', '<Callout type="warning" title="Gap">\nMind it.\n</Callout>\n', ':::warning[Gap]\nMind it.\n:::\n'],
])('%s', (_, page, expected) => expect(migrate(page).text).toBe(expected))

test.each([
  ['title: B', '# A\n', 'sidebar_label: B', 'left'],
  ['title: A', '# A\n', 'title: A', undefined],
  ['sidebar: false', '# A\n', 'hide_sidebar: true', 'changed'],
  ['outline: false', '# A\n', 'hide_table_of_contents: true', 'changed'],
  ['search: false', '# A\n', 'search: false', undefined],
  ['pageType: custom', '# A\n', 'hide_sidebar: true\nhide_table_of_contents: true', 'changed'],
])('the frontmatter %j', (yaml, body, expected, kind) => {
  const { text, notes } = migrate(`---\n${yaml}\n---\n\n${body}`)
  expect(text).toBe(`---\n${expected}\n---\n\n${body}`)
  expect(notes.map((note) => note.split(' ')[0])).toEqual(kind === undefined ? [] : [kind])
})

test('a home page that the theme shows is a task', () => {
  const draft = new Draft('docs/index.md', '---\npageType: home\n---\n')
  const home = { title: 'Kit', tagline: 'Parts', entry: { text: 'Start', link: '/start' } }
  migrateRspressPage(draft, { include: () => undefined, home })
  expect(draft.finish()).toContain('\n# Kit\n\n::::hero\n\nParts\n\n:::buttons\n\n- [Start](/start)\n')
  expect(draft.notes).toContainEqual(expect.objectContaining({ kind: 'by-hand', topic: 'home-page' }))
})

test('a component of the site that is named like one of Rspress stays that of the site', () => {
  expect(migrate('import { Badge } from \'./badge\'\n\n<Badge text="a" />\n').text).toContain(':::badge{text="a"}\n:::')
})

test('code of a file that is not there is a task', () => {
  const { text, notes } = migrate('```ts file="./gone.ts"\n```\n')
  expect(text).toBe('```ts\n```\n')
  expect(notes).toContainEqual(expect.stringMatching(/^by-hand The file ".\/gone.ts" was not found/))
})

test.each([
  ['---\na: b\n---\n\n<!-- import A from "a" -->\n\n# Title\n', true],
  ['Words.\n\n# Title\n', false],
  [':::own\n:::\n\n# Title\n', false],
])('whether the title is the first of %j: %s', (text, expected) => expect(beginsWithTitle(text)).toBe(expected))

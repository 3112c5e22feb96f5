import { expect, test } from 'vitest'
import { Draft } from '../core/draft.ts'
import { migrateNextraPage } from './page.ts'

function migrate(text: string): { readonly text: string; readonly notes: readonly string[] } {
  const draft = new Draft('content/a.mdx', text)
  migrateNextraPage(draft, { include: () => undefined })
  return { text: draft.finish(), notes: draft.notes.map(({ kind, message }) => `${kind} ${message}`) }
}

test.each([
  [
    'a title beside that of the text, which names the page in the sidebar',
    '---\ntitle: Short\n---\n\nimport a from "nextra"\n\n# The long title [#top]\n',
    '---\nsidebar_label: Short\n---\n\n\n\n# The long title {#top}\n',
  ],
  [
    'keys of the frontmatter',
    '---\ntitle: T\nsidebarTitle: S\nsearchable: false\nasIndexPage: true\nicon: Book\ntags: one, two\n---\n',
    '---\ntitle: T\nsidebar_label: S\nsearch: false\ntags: [one, two]\n---\n',
  ],
  [
    'callouts by type and by emoji',
    '<Callout type="error">a</Callout>\n\n<Callout emoji="⚠️">\n  b\n\n  c\n</Callout>\n\n<Callout type="info" emoji="🚨">d</Callout>\n\n<Callout>e</Callout>\n',
    ':::danger\na\n:::\n\n:::warning\nb\n\nc\n:::\n\n:::info\nd\n:::\n\n:::tip\ne\n:::\n',
  ],
  [
    'tabs that are within tabs, and a list of labels that code makes',
    '<Tabs items={["One", "Two"]}>\n  <Tab>\n    <Tabs items={names}>\n      <Tabs.Tab>deep</Tabs.Tab>\n    </Tabs>\n  </Tab>\n  <Tab>b</Tab>\n</Tabs>\n',
    '::::::tabs\n:::::tab[One]\n::::tabs\n:::tab[Tab 1]\ndeep\n:::\n::::\n:::::\n:::tab[Two]\nb\n:::\n::::::\n',
  ],
  [
    'cards in no grid, and a grid of something else',
    '<Cards.Card title="A" href="/a" />\n\n<Cards>\n  <Other />\n</Cards>\n',
    '[A](/a)\n\n\n:::other\n:::\n\n',
  ],
  [
    'HTML with Markdown in it, which needs empty lines around it',
    '<div className="wide">\n    [Link](/a) and **bold**\n</div>\n\n<div className="box">\n  words\n</div>\n',
    '<div class="wide">\n\n[Link](/a) and **bold**\n\n</div>\n\n<div class="box">\n  words\n</div>\n',
  ],
  [
    'a frame with its size',
    '<iframe src="/a" style={{ width: "100%", height: 300, lineHeight: 1 }} allowFullScreen></iframe>\n',
    '<iframe src="/a" style="width: 100%; height: 300px; line-height: 1" allowFullScreen></iframe>\n',
  ],
  [
    'code',
    '```ts filename="a.ts" {1,3} copy=false word-wrap=false\na\n```\n\n```js highlight={2} showLineNumbers=true\nb\n```\n',
    '```ts title="a.ts" {1,3}\na\n```\n\n```js {2} showLineNumbers\nb\n```\n',
  ],
  [
    'expressions that are comments, HTML and texts of the frontmatter',
    '---\ndescription: All of it.\n---\n\n{// a note\n}\n\n{<h1 className="big">Name</h1>}\n\n{metadata.description} {frontMatter.other}\n',
    '---\ndescription: All of it.\n---\n\n<!-- a note -->\n\n<h1 class="big">Name</h1>\n\nAll of it. <!-- {frontMatter.other} -->\n',
  ],
  [
    'links and images of Next.js',
    'import Link from "next/link"\nimport Image from "next/image"\n\n<Link href="/a">Text</Link> <Image src="/a.png" alt="A" width={20} priority />\n',
    '\n\n[Text](/a) <img src="/a.png" alt="A" width="20" />\n',
  ],
  [
    'a component of the site that is named like one of Nextra',
    'import { Callout } from "../components"\n\n<Callout type="info">a</Callout>\n',
    '\n\n:callout-inline[a]{type="info"}\n',
  ],
])('%s', (_, before, after) => expect(migrate(before).text.replace(/^[ \t]+$/gm, '')).toBe(after))

test('a title is told in the words that readers saw', () => {
  const { notes } = migrate('---\ntitle: The Box\n---\n\n# \\<Box /> and `<Row>{:jsx}`\n')
  expect(notes).toContain(
    'left The title of the page is now "<Box /> and <Row>", as its text says. "The Box" is its name in the sidebar.',
  )
})

test('what a page loses is named', () => {
  const { notes } = migrate(
    '<Callout emoji="🦄">a</Callout>\n\n<Tabs items={["One", "Two"]} defaultIndex={1}>\n<Tabs.Tab>a</Tabs.Tab>\n<Tabs.Tab>b</Tabs.Tab>\n</Tabs>\n\n<Cards.Card title="A" href="/a" icon={<Star />} />\n\n<Steps>\n### One\n</Steps>\n\n```mermaid\ngraph\n```\n',
  )
  expect(notes.filter((note) => !note.startsWith('changed'))).toEqual([
    'left <Callout> is now ":::tip", without its emoji 🦄.',
    'left The tab "Two" was the default; readers now see the first tab.',
    'left <Cards.Card> is now a paragraph with its title, without icon.',
    'left <Steps> was removed; its headings stay, without their numbers.',
  ])
})

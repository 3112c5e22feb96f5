// What an edit takes away is named: every word of a page stands in the new one, or is named by a line of the report.
import { expect, test } from 'vitest'
import { Draft } from './core/draft.ts'
import type { MigrationInput } from './core/site.ts'
import { migrateDocusaurusPage } from './docusaurus/page.ts'
import { migrateFumadocsPage } from './fumadocs/page.ts'
import { migrateMkDocsPage } from './mkdocs-material/page.ts'
import { migrateNextraPage } from './nextra/page.ts'
import { migrateRspressPage } from './rspress/page.ts'
import { migrateStarlightPage } from './starlight/page.ts'
import { typedoc } from './typedoc/index.ts'
import { migrateVitePressPage } from './vitepress/page.ts'

interface Migrated {
  readonly text: string
  readonly noteLines: readonly number[]
}

const edited = (file: string, edit: (draft: Draft) => void) => (text: string) => {
  const draft = new Draft(file, text)
  edit(draft)
  return { text: draft.finish(), noteLines: draft.notes.map(({ line }) => line) }
}

const none = (): undefined => undefined

const tools: Readonly<Record<string, (text: string) => Migrated>> = {
  docusaurus: edited('a.mdx', (draft) => migrateDocusaurusPage(draft, { include: none })),
  vitepress: edited('a.md', (draft) => migrateVitePressPage(draft, { include: none, snippet: none, keepsAnchors: false })),
  starlight: edited('a.mdx', (draft) => migrateStarlightPage(draft, none)),
  fumadocs: edited('a.mdx', (draft) => migrateFumadocsPage(draft, { include: none })),
  nextra: edited('a.mdx', (draft) => migrateNextraPage(draft, { include: none })),
  rspress: edited('a.mdx', (draft) => migrateRspressPage(draft, { include: none })),
  'mkdocs-material': edited('a.md', (draft) =>
    migrateMkDocsPage(draft, { include: none, keepsAnchors: false, link: (path) => path, marks: new Set() }),
  ),
  typedoc: (text) => {
    const texts = new Map([['guides/a.md', text]])
    const input: MigrationInput = {
      fromOut: (path) => path,
      files: { paths: [...texts.keys()], read: (path) => texts.get(path) },
      config: { file: 'typedoc.json', value: { projectDocuments: ['guides/a.md'] }, opaque: [] },
      modules: new Map(),
    }
    const { pages, notes } = typedoc.migrate(input)
    const own = notes.filter(({ file }) => file === 'guides/a.md')
    return { text: pages.map((page) => page.text).join('\n'), noteLines: own.map(({ line }) => line) }
  },
}

const pages: readonly (readonly [tool: string, page: string])[] = [
  // Code of its own between the text: a component that the page declares, data that it shows, an image that it imports.
  [
    'docusaurus',
    'import Own, { helper as other } from "@site/src/own"\nimport logo from "./logo.png"\n\nexport const data = { rows: 3 }\n\nexport function Inner({ children }) {\n  return <b>{children}</b>\n}\n\n# Title\n\n<Inner color="red">\n  first words\n\n  second words\n</Inner>\n\n<Own.Part {...data} on={() => other(data)} />\n\nA line with {data.rows} and <Own>inline words</Own>.\n\n<img src={logo} alt="picture" width={300} style={{ color: "red" }} />\n',
  ],
  [
    'docusaurus',
    'import Tabs from "@theme/Tabs"\nimport TabItem from "@theme/TabItem"\nimport { Missing } from "./_missing.mdx"\n\n<Tabs defaultValue="b" values={items.map((each) => each.tab)}>\n<TabItem value="a" default>\n\ninside\n\n</TabItem>\n</Tabs>\n\n<Missing topic="words" />\n\n{list.map((each) => <li key={each}>{each}</li>)}\n\n{/* a note */}\n\n<>\nfragment\n</>\n',
  ],
  [
    'vitepress',
    '---\nlayout: page\nfoo: bar\n---\n\n# Title\n\n<script setup>\nimport Secret from "./Secret.vue"\n</script>\n\n<Secret :prop="value">inner</Secret>\n\n{{ expression }}\n',
  ],
  [
    'vitepress',
    '::: raw\nplain\n:::\n\n::: custom Title\nbody\n:::\n\n<<< @/missing.ts#region{1,2 twoslash}\n\n<!--@include: ./missing.md-->\n',
  ],
  ['vitepress', '```ts twoslash:no-line-numbers{1} [name]\ncode // [!code focus]\n```\n\n[[toc]]\n\n$E = mc^2$\n'],
  [
    'starlight',
    '---\ntitle: T\nfoo: bar\nhero:\n  tagline: words\n  actions:\n    - text: go\n      link: /x\n---\n\nimport Own from "../own.astro"\n\nexport const value = 1\n\n<Own prop={value}>inner</Own>\n\n{value}\n',
  ],
  [
    'starlight',
    'import { Card, Tabs, TabItem, FileTree } from "@astrojs/starlight/components"\n\n<Card title="head" icon="star">text</Card>\n\n<FileTree>\n- src/\n  - index.ts first\n</FileTree>\n',
  ],
  ['starlight', '```ts title="a.ts" collapse={1} del={2} "marked"\ncode\n```\n\n:::unknown[Title]\nbody\n:::\n'],
  [
    'nextra',
    '---\ntitle: T\nfoo: bar\nicon: Book\nsidebarTitle: Short\n---\n\nimport Own, { data } from "../own"\n\nexport const getStaticProps = () => data\n\n# Title [#own]\n\n<Own {...data} on={() => data}>inner words</Own>\n\nA line with {data.rows} and `code{:js}`.\n\n{list.map((each) => <li key={each}>{each}</li>)}\n',
  ],
  [
    'nextra',
    'import { Callout, Cards, FileTree, Steps, Tabs } from "nextra/components"\n\n<Steps>\n### One\n</Steps>\n\n<Callout type="error" emoji="🦄">\n  words\n</Callout>\n\n<Tabs items={names} defaultIndex={1} className="wide">\n  <Tabs.Tab>first</Tabs.Tab>\n  <Tabs.Tab>second</Tabs.Tab>\n</Tabs>\n\n<Cards num={2}>\n  <Cards.Card title="Head" href="/x" icon={<Star />} />\n</Cards>\n\n<FileTree>\n  <FileTree.Folder name="src" open>\n    <FileTree.File name="a.ts" />\n  </FileTree.Folder>\n  <Odd name="b" />\n</FileTree>\n\n<Image src={picture} alt="Alt" style={{ color: "red" }} />\n\n```ts filename="a.ts" {1} /word/ "chars" copy=false\ncode\n```\n',
  ],
  [
    'fumadocs',
    '---\ntitle: T\nfoo: bar\nicon: Book\n_openapi:\n  method: GET\n---\n\nimport Own, { data } from "@/own"\n\nexport const rows = [1]\n\n# Other title [#own] [!toc]\n\n<Own {...data} on={() => data}>inner words</Own>\n\nA line with {data.rows} and `code{:js}`.\n\n<Callout type="idea" title={<b>coded</b>} icon={<Star />}>\n  words\n</Callout>\n\n<Steps>\n<Step>\n\n### One [step]\n\n</Step>\nbetween\n<Step>two</Step>\n</Steps>\n\n<Steps>\n  <Step>\n    <Step>deep</Step>\n  </Step>\n</Steps>\n',
  ],
  [
    'fumadocs',
    '<Tabs items={names} defaultIndex={1} persist>\n  <Tab>first</Tab>\n  <Tab value="second">other</Tab>\n</Tabs>\n\n<Cards>\n  <Card title="Head" href="/x" icon={<Star />} description="below" />\n</Cards>\n\n<Accordions type="single">\n  <Accordion title="Head" id="x">body</Accordion>\n  <Accordion title={<b>coded</b>}>more</Accordion>\n</Accordions>\n\n<Files>\n  <Folder name="src" defaultOpen>\n    <File name="a.ts" icon={<Star />} />\n  </Folder>\n  <Odd name="b" />\n</Files>\n\n<TypeTable type={{ size: { type: "number", description: "big", typeDescription: "long" } }} />\n\n<TypeTable type={{ size: { type: shape } }} />\n\n<AutoTypeTable path="./a.ts" name="Props" />\n\n<auto-type-table path="./a.ts" name="Props" />\n\n<include>./missing.mdx</include>\n\n<include lang="ts">./missing.ts</include>\n',
  ],
  [
    'fumadocs',
    '```npm title="run"\nnpm i widgets\n```\n\n```package-install\nwidgets\n```\n\n```ts tab="<Star /> a" lineNumbers=4 {1} /word/ icon="<svg />" custom\ncode // [!code word:code]\n// [!code word:code]\nmore // [!code warning]\n```\n\n:::warn[Head]\nbody\n:::\n\n```json doc-gen:file\n{ "file": "a.ts" }\n```\n\n<Mermaid chart="graph TD; a --> b" />\n\n<DynamicCodeBlock lang="ts" code="const a = 1" />\n',
  ],
  [
    'rspress',
    '---\ntitle: T\nfoo: bar\npageType: doc-wide\ntag: new\noverviewHeaders: [2, 3]\n---\n\nimport Own, { data } from "@components/own"\n\nexport const rows = [1]\n\n# Other title \\{#own}\n\n<Own {...data} on={() => data}>inner words</Own>\n\nA line with {data.rows}.\n\n:::tip{title="Head"}\nbody\n:::\n\n::: custom More\nwords\n:::\n\n> [!DETAILS]\n> folded\n',
  ],
  [
    'rspress',
    'import { Badge, Card, Prompt, SourceCode, Steps, Tab, Tabs, PackageManagerTabs } from "@theme"\n\n<Steps>\n### One\n</Steps>\n\n<Tabs groupId="g" defaultIndex={1}>\n  <Tab label={<b>coded</b>}>first</Tab>\n  <Tab label="second">other</Tab>\n</Tabs>\n\n<Badge text="new" outline />\n\n<Badge type="info"><i>shown</i></Badge>\n\n<Card title="Head" content="below" icon={<Star />} />\n\n<SourceCode href="https://a.example" platform="gitlab" />\n\n<Prompt title="Copy" eyebrow="Agents" prompt={`do ${it}`} />\n\n<PackageManagerTabs command={command} />\n\n```ts title=a.ts fold height="350" lineNumbers=false file="./missing.ts" preview\ncode // [!code warning]\n```\n',
  ],
  [
    'rspress',
    '---\npageType: home\ntitle: Name\ntitleSuffix: more\nhero:\n  name: Head\n  text: Words\n  image:\n    src: /a.svg\n    sizes: wide\n  actions:\n    - text: go\n      link: /x\nfeatures:\n  - title: One\n    details: first\n    icon: /b.svg\n    span: 4\n---\n',
  ],
  [
    'mkdocs-material',
    '---\nhide:\n  - navigation\nfoo: bar\n---\n\n# Title { #own .cls data-x=y }\n\n!!! custom "Head" inline\n    body\n\n:material-star: icon\n',
  ],
  [
    'mkdocs-material',
    '--8<-- "missing.md"\n\n*[HTML]: Hyper Text\n\n[button](x.md){ .md-button }\n\n{{ macro }} and ++ctrl+alt++ and {--gone--}\n',
  ],
  [
    'mkdocs-material',
    '``` py title="a" hl_lines="1" linenums="5" custom="z"\ncode # (1)!\n```\n\n1. annotation\n\n<div class="grid cards" markdown>\n\n- card\n\n</div>\n',
  ],
  [
    'typedoc',
    '---\ntitle: T\ngroup: Guides\ncategory: Cat\nchildren:\n  - ./missing.md\nfoo: bar\n---\n\n# Title\n\n{@link Widget} and {@include other.md}\n',
  ],
]

test.each(pages)('%s loses no word of %j', (tool, page) => {
  const migrated = tools[tool]?.(page)
  // `:::hero` is not the key "hero", whose note stands for the lines below it.
  const kept = new Set(migrated?.text.replace(/^:+hero$/m, '').match(/\w+/g))
  const lines = page.split('\n')
  // The end of an element repeats the name of its beginning.
  const lost = lines.map((line) => (line.replace(/<\/[\w.]+>/g, '').match(/\w+/g) ?? []).filter((word) => !kept.has(word)))
  // A line of the report stands for the lost lines that follow it.
  const isNamed = (index: number): boolean =>
    migrated?.noteLines.includes(index + 1) === true || (index > 0 && lost[index - 1]?.length !== 0 && isNamed(index - 1))
  const silent = lines.flatMap((line, index) => (lost[index]?.length === 0 || isNamed(index) ? [] : [`${line}: ${lost[index]}`]))
  expect(silent).toEqual([])
})

test.each(pages)('%s makes the same of lines that end as on Windows: %j', (tool, page) => {
  const migrated = tools[tool]?.(page.replaceAll('\n', '\r\n'))
  expect({ ...migrated, text: migrated?.text.replaceAll('\r\n', '\n') }).toEqual(tools[tool]?.(page))
})

test.each(Object.keys(tools))('%s keeps a page of plain Markdown as it is', (tool) => {
  const page = '# Title\n\nWords, `code` and [a link](https://widgets.example).\n'
  expect(tools[tool]?.(page)).toEqual({ text: page, noteLines: [] })
})

test('attributes that cannot be told, and a tab that was not the first but chosen, are named', () => {
  const draft = new Draft(
    'a.mdx',
    '<Tabs defaultValue="b" values={items}>\n<TabItem value="a">\n\nA\n\n</TabItem>\n<TabItem value="b">\n\nB\n\n</TabItem>\n</Tabs>\n',
  )
  migrateDocusaurusPage(draft, { include: none })
  draft.finish()
  const messages = draft.notes.map(({ kind, message }) => `${kind} ${message}`)
  expect(messages).toContain('by-hand <Tabs> lost values={items}, because Markdown cannot compute values.')
  expect(messages).toContain('left The tab "b" was the default; readers now see the first tab.')
})

test('attributes of a component for code that a fence does not have are named', () => {
  const draft = new Draft('a.mdx', '<Code code="const a = 1" lang="js" ins={3} frame="none" />\n')
  migrateStarlightPage(draft, none)
  expect(draft.finish()).toContain('```js\nconst a = 1\n```')
  expect(draft.notes.map(({ kind, message }) => `${kind} ${message}`)).toContain(
    'left <Code> is now a code fence, without ins, frame.',
  )
})

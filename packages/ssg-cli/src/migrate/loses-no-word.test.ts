// What an edit takes away is named: every word of a page stands in the new one, or is named by a line of the report.
import { expect, test } from 'vitest'
import { Draft } from './core/draft.ts'
import type { MigrationInput } from './core/site.ts'
import { migrateMkDocsPage } from './mkdocs-material/page.ts'
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
  vitepress: edited('a.md', (draft) => migrateVitePressPage(draft, { include: none, snippet: none, keepsAnchors: false })),
  starlight: edited('a.mdx', (draft) => migrateStarlightPage(draft, none)),
  'mkdocs-material': edited('a.md', (draft) => migrateMkDocsPage(draft, { include: none, keepsAnchors: false })),
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

test.each<[string, string]>([
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
])('%s loses no word of %j', (tool, page) => {
  const migrated = tools[tool]?.(page)
  const kept = new Set(migrated?.text.match(/\w+/g))
  const lines = page.split('\n')
  const lost = lines.map((line) => (line.match(/\w+/g) ?? []).filter((word) => !kept.has(word)))
  // A line of the report stands for the lost lines that follow it.
  const isNamed = (index: number): boolean =>
    migrated?.noteLines.includes(index + 1) === true || (index > 0 && lost[index - 1]?.length !== 0 && isNamed(index - 1))
  const silent = lines.flatMap((line, index) => (lost[index]?.length === 0 || isNamed(index) ? [] : [`${line}: ${lost[index]}`]))
  expect(silent).toEqual([])
})

test.each(Object.keys(tools))('%s keeps a page of plain Markdown as it is', (tool) => {
  const page = '# Title\n\nWords, `code` and [a link](https://widgets.example).\n'
  expect(tools[tool]?.(page)).toEqual({ text: page, noteLines: [] })
})

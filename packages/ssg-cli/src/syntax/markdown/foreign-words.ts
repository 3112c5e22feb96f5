// Words of other tools, each with what to write here instead: one imperative sentence. What is not listed gets no such hint.

import type { FrontmatterKey } from '@docgen/model'

const tabs = 'Write "::::tabs" with a ":::tab[Label]" around each part.'
const admonition = (kind: string): string => `Write ":::${kind}[Title]" and close it with ":::".`
const details = 'Write ":::details[Title]" and close it with ":::".'
const cards = 'Write ":::cards" around a list of links: "- [Title](./page.md) Text".'
const steps = 'Write ":::steps" around a numbered list.'
const drawing = 'Save it as an SVG file, and write "![What it shows](./diagram.svg#inline)".'
const plugin = 'the plugin mermaid() of "@docgen/mermaid" to the config'
const mermaidFence = `Write a fence of the language "mermaid", and add ${plugin}.`
const island = 'Put it on a React page as an island.'
const tree = 'Write the tree into a code fence of the language "text".'
const title = 'Write title="…".'

/** Names behind `:::`. */
export const foreignDirectives: ReadonlyMap<string, string> = new Map([
  ...['code-group', 'code-tabs', 'tab-set', 'tabset', 'npm-to'].map((name): [string, string] => [name, tabs]),
  ...['tab-item', 'code-group-item', 'tabitem'].map((name): [string, string] => [
    name,
    'Write ":::tab[Label]" within "::::tabs".',
  ]),
  ...['aside', 'secondary', 'example', 'todo', 'hint', 'seealso', 'callout'].map((name): [string, string] => [
    name,
    admonition('note'),
  ]),
  ...['success', 'check', 'done', 'best-practice'].map((name): [string, string] => [name, admonition('tip')]),
  ...['abstract', 'summary', 'tldr', 'question', 'help', 'faq', 'information'].map((name): [string, string] => [
    name,
    admonition('info'),
  ]),
  ...['warn', 'attention', 'alert'].map((name): [string, string] => [name, admonition('warning')]),
  ...['error', 'failure', 'fail', 'missing', 'bug'].map((name): [string, string] => [name, admonition('danger')]),
  ...['collapse', 'collapsible', 'collapsed', 'spoiler', 'accordion', 'expand', 'toggle', 'dropdown'].map(
    (name): [string, string] => [name, details],
  ),
  ...['card', 'card-grid', 'cardgroup', 'card-group', 'link-card', 'grid'].map((name): [string, string] => [name, cards]),
  ...['step', 'stepper'].map((name): [string, string] => [name, steps]),
  ...['filetree', 'file-tree'].map((name): [string, string] => [name, tree]),
  ['mermaid', mermaidFence],
  ...['plantuml', 'graphviz'].map((name): [string, string] => [name, drawing]),
  ...['demo', 'playground', 'sandpack', 'live'].map((name): [string, string] => [name, island]),
  ...['v-pre', 'raw'].map((name): [string, string] => [name, 'Remove the directive: docgen shows what it encloses as it is.']),
  ...['quote', 'cite'].map((name): [string, string] => [name, 'Write a blockquote: "> Text".']),
])

/** Keys of frontmatter, each with docgen's name for the same. */
export const foreignFrontmatter: ReadonlyMap<string, FrontmatterKey> = new Map<string, FrontmatterKey>([
  ...(['order', 'nav_order', 'menu_order', 'weight', 'position', 'sidebarPosition'] as const).map(
    (name): [string, FrontmatterKey] => [name, 'sidebar_position'],
  ),
  ...(['nav_title', 'navTitle', 'navtitle', 'linkTitle', 'shortTitle', 'sidebarTitle'] as const).map(
    (name): [string, FrontmatterKey] => [name, 'sidebar_label'],
  ),
  ...(['permalink', 'url', 'path'] as const).map((name): [string, FrontmatterKey] => [name, 'slug']),
  ...(['excerpt', 'summary'] as const).map((name): [string, FrontmatterKey] => [name, 'description']),
  ...(['date', 'updated', 'lastUpdated', 'lastmod'] as const).map((name): [string, FrontmatterKey] => [name, 'last_update']),
  ...(['hidden', 'hide', 'nav_exclude', 'noindex', 'noIndex'] as const).map((name): [string, FrontmatterKey] => [
    name,
    'unlisted',
  ]),
  ...(['ogImage', 'og_image', 'cover'] as const).map((name): [string, FrontmatterKey] => [name, 'image']),
])

/** Components that pages of MDX and Vue use. */
export const foreignComponents: ReadonlyMap<string, string> = new Map([
  ...['Tabs', 'CodeGroup', 'PackageManagers', 'PackageManagerTabs'].map((name): [string, string] => [name, tabs]),
  ...['TabItem', 'Tab', 'TabPanel'].map((name): [string, string] => [name, 'Write ":::tab[Label]" within "::::tabs".']),
  ...['Admonition', 'Aside', 'Callout', 'Note', 'Alert'].map((name): [string, string] => [name, admonition('note')]),
  ...['Tip', 'Info', 'Warning', 'Danger', 'Caution'].map((name): [string, string] => [name, admonition(name.toLowerCase())]),
  ...['Details', 'Accordion', 'AccordionGroup', 'Collapse', 'Collapsible', 'Expandable'].map((name): [string, string] => [
    name,
    details,
  ]),
  ...['Card', 'CardGrid', 'CardGroup', 'Cards', 'LinkCard'].map((name): [string, string] => [name, cards]),
  ...['Steps', 'Step'].map((name): [string, string] => [name, steps]),
  ...['FileTree', 'Tree'].map((name): [string, string] => [name, tree]),
  ...['CodeBlock', 'Code', 'Snippet'].map((name): [string, string] => [name, 'Write a code fence ("```ts").']),
  ...['Link', 'LinkButton'].map((name): [string, string] => [name, 'Write "[text](./page.md)".']),
  ...['Image', 'Img', 'ThemedImage'].map((name): [string, string] => [name, 'Write "![What it shows](./image.png)".']),
  ['Mermaid', mermaidFence],
  ...['TOCInline', 'Toc', 'TableOfContents'].map((name): [string, string] => [
    name,
    'Remove it: docgen shows a table of contents beside each page.',
  ]),
])

/** Languages of fences that other tools draw. */
export const foreignFences: ReadonlyMap<string, { readonly what: string; readonly hint: string }> = new Map([
  ['mermaid', { what: 'Mermaid diagrams are not drawn without a plugin; this one is shown as code.', hint: `Add ${plugin}.` }],
  [
    'math',
    {
      what: 'Math is not typeset; this formula is shown as code.',
      hint: 'Write it between "$$" lines and add remark-math and rehype-katex to the config, or show the formula as an SVG image.',
    },
  ],
])

/** Words and keys behind the language of a fence. */
export const foreignMeta: ReadonlyMap<string, string> = new Map([
  ...['npm2yarn', 'package-manager', 'group-tabs'].map((name): [string, string] => [
    name,
    'Write "::::tabs" with a ":::tab[Label]" around a block for each package manager.',
  ]),
  ['twoslash', 'Remove it; `checkedSamples()` in the config checks the code, links its names and shows their types.'],
  ...['live', 'playground', 'editable'].map((name): [string, string] => [name, `${island.slice(0, -1)}, or remove the word.`]),
  ...[':line-numbers', 'lineNumbers', 'linenums', 'line-numbers', 'numbers'].map((name): [string, string] => [
    name,
    'Write showLineNumbers.',
  ]),
  ...['hl_lines', 'mark', 'highlight'].map((name): [string, string] => [name, 'Write the lines as {1,3-5}.']),
  ...['filename', 'name', 'label', 'path', 'tab'].map((name): [string, string] => [name, title]),
  ...['ins', 'del', 'add', 'remove'].map((name): [string, string] => [
    name,
    'Write "// [!code ++]" or "// [!code --]" at the end of each line.',
  ]),
])

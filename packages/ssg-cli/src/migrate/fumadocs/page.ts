// One page of Fumadocs: frontmatter, headings, code, MDX.
import { isFrontmatterKey } from '@docgen/model'
import type { OwnRules } from '../core/blog.ts'
import { containersOf, kindOf, renameContainer } from '../core/containers.ts'
import type { Draft } from '../core/draft.ts'
import type { JsonReader } from '../core/json-import.ts'
import { metaChange, migrateFences, type MetaRule } from '../core/fences.ts'
import { changed, migrateFrontmatter, type KeyChange, type KeyRules } from '../core/frontmatter.ts'
import { plainText } from '../core/heading-ids.ts'
import { migrateHeadingMarks, removeInlineLanguages } from '../core/heading-marks.ts'
import { rewriteLinks } from '../core/markdown-links.ts'
import { migrateMdx } from '../core/mdx/migrate-mdx.ts'
import { writePackageManagerTabs } from '../core/package-manager-tabs.ts'
import { proseOf } from '../core/prose.ts'
import { textIn } from '../core/values.ts'
import { writeCodeTabs } from '../core/code-tabs.ts'
import { fumadocsTabs } from './code-tabs.ts'
import { fumadocsComponents, isOwnModule } from './components.ts'
import { migrateLineMarks } from './line-marks.ts'
import type { Included } from './include.ts'
import { uselessMetadata } from './page-metadata.ts'

interface PageInput {
  /** The Markdown of a file that the page imports or includes. */
  readonly include: (path: string) => string | undefined
  /** What an address of a link, or the path of an image, is in the new site. */
  readonly link?: (path: string) => string
  readonly included?: Partial<Included>
  /** Whether the old site shows the description below the title. */
  readonly showsDescription?: boolean
  readonly hasMath?: boolean | undefined
  readonly json?: JsonReader | undefined
  /** Rules for its frontmatter that come before those of all pages. */
  readonly rules?: OwnRules | undefined
}

/** Returns what the frontmatter says. */
export function migrateFumadocsPage(
  draft: Draft,
  { include, link = (path) => path, included, showsDescription = false, hasMath, json, rules }: PageInput,
): Readonly<Record<string, unknown>> {
  const data = migrateFrontmatter(draft, (...given) => rules?.(...given) ?? keyRules(...given))
  const description = textIn(data, 'description')
  if (showsDescription && description !== undefined && description.trim() !== '') showDescription(draft, description)
  migrateSecondTitle(draft, data)
  migrateHeadingMarks(draft, headingMarks)
  removeInlineLanguages(draft)
  const containers = containersOf(draft)
  for (const found of containers) renameContainer(draft, found, found.name === 'warn' ? 'warning' : kindOf(found.name))
  migrateCommands(draft)
  writeCodeTabs(draft, fumadocsTabs)
  migrateLineMarks(draft)
  migrateFences(draft, metaRule)
  rewriteLinks(draft, link)
  if (draft.file.endsWith('.mdx') || /^import\s|<[A-Z]\w*[\s/>]/m.test(proseOf(draft)))
    migrateMdx(draft, containers, {
      rules: fumadocsComponents({ textOf: included?.textOf ?? include, codeOf: included?.codeOf ?? (() => undefined) }),
      include,
      link,
      hasMath,
      json,
      isOwnImport: isOwnModule,
      uselessCode: uselessMetadata,
      textOf: (code) => ofFrontmatter(code, data),
    })
  return data
}

/** `frontmatter.title`. */
function ofFrontmatter(code: string, data: Readonly<Record<string, unknown>>): string | undefined {
  const key = /^(?:props\.)?(?:frontmatter|metadata)\.(\w+)$/.exec(code)?.[1]
  return key === undefined ? undefined : textIn(data, key)
}

/** docgen has the description for the head alone. */
function showDescription(draft: Draft, description: string): void {
  const text = description
    .trim()
    .replace(/\s*\n\s*/g, ' ')
    .replace(/[\\`*_[\]<>{}]/g, '\\$&')
    .replace(/^(?=[#+\-~:|])|^(\d+)(?=[.)])/, '$1\\')
  draft.insert(draft.page.bodyStart, `\n${text}\n`)
  draft.note(0, {
    kind: 'changed',
    topic: 'frontmatter',
    message: 'The description, which the old site shows below the title, is now the first paragraph too.',
  })
}

/** docgen takes a heading of level 1 at the beginning for the title, which the frontmatter names. */
function migrateSecondTitle(draft: Draft, data: Readonly<Record<string, unknown>>): void {
  const first = draft.page.lines.find(({ part, text }) => part !== 'frontmatter' && text.trim() !== '' && !/^import\s/.test(text))
  const title = first?.part === 'text' ? /^# +(.*?)[ \t]*$/.exec(first.text)?.[1] : undefined
  const given = textIn(data, 'title')
  if (!first || title === undefined || given === undefined || plainText(title) === given) return
  draft.insert(first.start, '#')
  draft.note(first.start, {
    kind: 'changed',
    topic: 'title',
    message: 'A heading of level 1 below the title of the frontmatter is now of level 2.',
  })
}

const left = (topic: string, message: string) => ({ kind: 'left', topic, message }) as const

const headingMarks = new Map([
  ['!toc', left('toc', 'The mark "[!toc]" was removed: docgen lists all headings of a page.')],
  ['toc', left('toc', 'The mark "[toc]" was removed: docgen shows this heading in the text too.')],
  ['step', left('steps', 'The mark "[step]" was removed; the heading stays, without its number.')],
])

const keyRules: KeyRules = (key, value) => {
  if (key === 'full') return changed(key, value === true ? ['hide_table_of_contents: true'] : [])
  if (key === 'date' && value !== undefined) {
    const day = /^\d{4}-\d{2}-\d{2}/.exec(value instanceof Date ? value.toISOString() : String(value))?.[0]
    if (day !== undefined) return changed(key, [`last_update: { date: ${day} }`])
  }
  if (key === '_openapi' || key === 'openapi') return { ...gone(key, value), kind: 'by-hand', message: openapiMessage }
  // Fumadocs takes addresses from files alone, whatever else the site makes of these keys.
  if (!ofFumadocs.has(key)) return gone(key, value)
  return isFrontmatterKey(key) && value !== null ? 'keep' : gone(key, value)
}

const openapiMessage =
  'The page was made of an OpenAPI document, which docgen does not read: write it in Markdown, or make it with `defineSource()`.'

const ofFumadocs: ReadonlySet<string> = new Set(['title', 'description', 'tags', 'keywords', 'draft', 'last_update'])

function gone(key: string, value: unknown): Exclude<KeyChange, 'keep'> {
  return {
    lines: [],
    kind: 'left',
    message: `The frontmatter "${key}: ${JSON.stringify(value)}" was removed: docgen has no such key.`,
  }
}

/** ```npm and ```package-install. */
function migrateCommands(draft: Draft): void {
  const isCommand = ({ language }: { readonly language: string }): boolean => language === 'npm' || language === 'package-install'
  for (const { language, infoStart, first, isClosed } of draft.page.fences) {
    if (!isCommand({ language }) || !isClosed) continue
    const start = draft.text.indexOf(language, infoStart)
    draft.replace({ start, end: start + language.length }, 'bash', {
      kind: 'changed',
      topic: 'tabs',
      message: `The "${language}" block now has a tab for each package manager.`,
    })
    const line = draft.page.lines[first + 1]
    if (language === 'package-install' && line?.part === 'code' && !/^\s*np[mx]\b/.test(line.text))
      draft.insert(line.start + line.indent.length, 'npm install ')
  }
  writePackageManagerTabs(draft, {
    isWanted: isCommand,
    managers: ['pnpm', 'yarn', 'bun'],
    language: 'bash',
    npmOf: (line, { language }) =>
      language === 'package-install' && !/^\s*np[mx]\b/.test(line) ? `npm install ${line.trim()}` : line,
  })
}

const metaRule: MetaRule = (word, fence) => {
  const [, name = word, value = ''] = /^([\w-]+)=\{?["']?(.*?)["']?\}?$/.exec(word) ?? []
  if (name === 'tab' || name === 'tab-group') return metaChange(word, '')
  if (name === 'lineNumbers') return metaChange(word, 'showLineNumbers', word.includes('=') && value !== '1' ? 'left' : 'changed')
  if (name === 'noCopy' || name === 'icon') return metaChange(word, '', 'left')
  if (name === 'ts2js') return metaChange(word, '', 'left')
  if (word.startsWith('doc-gen:'))
    return {
      ...metaChange(word, ''),
      kind: 'by-hand',
      message: `"${word}" made the code or a table of the "${fence.language}" block: write what it showed.`,
    }
  return /^\{[^}]*[^\d,\s}-][^}]*\}$/.test(word) ? metaChange(word, '', 'left') : undefined
}

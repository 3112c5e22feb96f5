// One page of Nextra: frontmatter, anchors, code, MDX.
import { isFrontmatterKey } from '@docgen/model'
import type { Draft } from '../core/draft.ts'
import type { JsonReader } from '../core/json-import.ts'
import { metaChange, migrateFences, titleMeta, type MetaRule } from '../core/fences.ts'
import { changed, migrateFrontmatter, yamlText, type KeyChange, type KeyRules } from '../core/frontmatter.ts'
import { rewriteLinks } from '../core/markdown-links.ts'
import { migrateMdx } from '../core/mdx/migrate-mdx.ts'
import { textIn } from '../core/values.ts'
import { writePackageManagerTabs } from '../core/package-manager-tabs.ts'
import { proseOf } from '../core/prose.ts'
import { plainText } from '../core/heading-ids.ts'
import { migrateHeadingMarks, removeInlineLanguages } from '../core/heading-marks.ts'
import { titleIn } from '../core/lines.ts'
import { isOwnModule, nextraComponents } from './components.ts'

interface PageInput {
  readonly include: (path: string) => string | undefined
  /** What an address of a link, or the path of an image, is in the new site. */
  readonly link?: (path: string) => string
  readonly json?: JsonReader | undefined
}

/** Returns what the frontmatter says. */
export function migrateNextraPage(
  draft: Draft,
  { include, link = (path) => path, json }: PageInput,
): Readonly<Record<string, unknown>> {
  const shown = titleInText(draft)
  const data = migrateFrontmatter(
    draft,
    (key, value, whole) => titleBeside(shown, key, value, whole) ?? keyRules(key, value, whole),
  )
  migrateHeadingMarks(draft)
  removeInlineLanguages(draft)
  writePackageManagerTabs(draft)
  migrateFences(draft, metaRule)
  rewriteLinks(draft, link)
  if (draft.file.endsWith('.mdx') || /^import\s|<[A-Z]\w*[\s/>]/m.test(proseOf(draft)))
    migrateMdx(draft, [], {
      rules: nextraComponents(),
      include,
      link,
      json,
      isOwnImport: isOwnModule,
      textOf: (code) => ofFrontmatter(code, data),
    })
  return data
}

/** `metadata.description`, `frontMatter.title`: what the frontmatter says, and `<h1>SWR</h1>`, which is HTML. */
function ofFrontmatter(code: string, data: Readonly<Record<string, unknown>>): string | undefined {
  const key = /^(?:metadata|frontMatter)\.(\w+)$/.exec(code)?.[1]
  if (key !== undefined) return textIn(data, key)
  // Tags of HTML whose attributes are texts are what they are in JSX.
  const isHtml = /^<[a-z][\s\S]*>$/.test(code) && !/[{}]|<\/?[A-Z]/.test(code)
  return isHtml ? code.replaceAll(/\sclassName=/g, ' class=').replace(/\s*\n\s*/g, ' ') : undefined
}

const sign = '\u0001'

/** The first heading of level 1, as plain text. */
export function titleInText({ page }: Draft): string | undefined {
  const title = titleIn(page.lines)
    ?.replace(/\s*(?:\[#[^\]]+\]|\{#[^}]+\})\s*$/, '')
    .replace(/\{:[\w.-]+\}(?=`)/g, '')
  // Signs that begin no tag: behind a backslash, as a reference, in code.
  const shown = title?.replace(/\\<|&lt;/g, sign).replace(/`[^`]*`/g, (code) => code.replaceAll('<', sign))
  return shown === undefined ? undefined : plainText(shown).replaceAll(sign, '<')
}

/** Nextra shows the title in the text, and uses the one of the frontmatter for the sidebar and the tab of the browser. */
function titleBeside(
  shown: string | undefined,
  key: string,
  value: unknown,
  data: Readonly<Record<string, unknown>>,
): KeyChange | undefined {
  if (key !== 'title' || typeof value !== 'string' || shown === undefined || shown === value) return undefined
  const message = `The title of the page is now "${shown}", as its text says. "${value}" is its name in the sidebar.`
  return { lines: data['sidebarTitle'] === undefined ? [`sidebar_label: ${yamlText(value)}`] : [], kind: 'left', message }
}

const keyRules: KeyRules = (key, value) => {
  if (key === 'sidebarTitle')
    return typeof value === 'string' ? changed(key, [`sidebar_label: ${yamlText(value)}`]) : gone(key, value)
  if (key === 'searchable') return changed(key, value === false ? ['search: false'] : [])
  if (key === 'asIndexPage' || key === 'display') return changed(key, [])
  if (key === 'theme') return changed(key, [])
  if (key === 'image' && typeof value === 'string' && /^[a-z]+:/i.test(value)) return 'keep'
  if (key === 'tags' && typeof value === 'string')
    return changed(key, [
      `tags: [${value
        .split(',')
        .map((tag) => yamlText(tag.trim()))
        .join(', ')}]`,
    ])
  if (isFrontmatterKey(key)) return value === null ? gone(key, value) : 'keep'
  return gone(key, value)
}

function gone(key: string, value: unknown): KeyChange {
  return {
    lines: [],
    kind: 'left',
    message: `The frontmatter "${key}: ${JSON.stringify(value)}" was removed: docgen has no such key.`,
  }
}

const metaRule: MetaRule = (word, fence) => {
  const [, name = word, value = ''] = /^([\w-]+)=\{?["']?(.*?)["']?\}?$/.exec(word) ?? []
  if (name === 'filename' || name === 'filenmae') return metaChange(word, titleMeta(value))
  if (name === 'copy') return metaChange(word, '')
  if (name === 'showLineNumbers')
    return word.includes('=') ? metaChange(word, value === 'false' ? '' : 'showLineNumbers') : undefined
  if (name === 'wordWrap' || name === 'word-wrap') return metaChange(word, value === 'false' ? '' : 'wrap')
  if (name === 'highlight') return /^[\d,\s-]+$/.test(value) ? metaChange(word, `{${value}}`) : metaChange(word, '', 'left')
  if (name === 'npm2yarn')
    return {
      text: '',
      kind: 'changed',
      topic: 'tabs',
      message: `The ${fence.language} block now has a tab for each package manager.`,
    }
  return /^\{[^}]*[^\d,\s}-][^}]*\}$/.test(word) ? metaChange(word, '', 'left') : undefined
}

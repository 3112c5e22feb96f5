// One page of Docusaurus: frontmatter, admonitions, fences, MDX.
import { isFrontmatterKey } from '@docgen/model'
import type { OwnRules } from '../core/blog.ts'
import { writeCodeTabs, type CodeTabs } from '../core/code-tabs.ts'
import { containersOf, kindOf, renameContainer } from '../core/containers.ts'
import type { Draft } from '../core/draft.ts'
import { jsonIn } from '../core/json-import.ts'
import { metaChange, migrateFences, titleMeta, type MetaRule } from '../core/fences.ts'
import { changed, migrateFrontmatter, yamlText, type KeyChange, type KeyRules } from '../core/frontmatter.ts'
import { rewriteLinks } from '../core/markdown-links.ts'
import { migrateMdx } from '../core/mdx/migrate-mdx.ts'
import { docusaurusComponents } from './components.ts'
import { migrateMagicComments, type MagicComment } from './magic-comments.ts'
import { writePackageManagerTabs } from '../core/package-manager-tabs.ts'

export interface PageInput {
  readonly include: (path: string) => string | undefined
  /** The text of a file that the page imports, as it is. */
  readonly textOf?: ((path: string) => string | undefined) | undefined
  /** What `file=` says of a file that the page imports; by default the path of each that has a text. */
  readonly shownFile?: ((path: string) => string | undefined) | undefined
  readonly comments?: readonly MagicComment[] | undefined
  /** Tabs that fences name, where a plugin makes them. */
  readonly codeTabs?: CodeTabs | undefined
  /** What the address of a file is from the page, where Docusaurus looks for it elsewhere. */
  readonly link?: ((path: string) => string) | undefined
  /** Names of the sidebars that the page may show, where there are several. */
  readonly sidebars?: readonly string[] | undefined
  /** Rules for its frontmatter that come before those of all pages. */
  readonly rules?: OwnRules | undefined
}

/** Returns what the frontmatter says. */
export function migrateDocusaurusPage(
  draft: Draft,
  {
    include,
    textOf = () => undefined,
    shownFile = (path) => (textOf(path) === undefined ? undefined : withoutSite(path)),
    comments = [],
    codeTabs,
    link = (path) => path,
    sidebars = [],
    rules: ownRules,
  }: PageInput,
): Readonly<Record<string, unknown>> {
  const rules = hasOwnTitle(draft, textOf) ? rulesBesideTitle : keyRules
  const data = migrateFrontmatter(
    draft,
    (key, value, whole) =>
      ownRules?.(key, value, whole) ??
      (key === 'displayed_sidebar' ? displayedSidebar(value, sidebars) : rules(key, value, whole)),
  )
  const containers = containersOf(draft)
  for (const found of containers) {
    const name = found.name === 'tabs' || found.name === 'tab' ? found.name : kindOf(found.name)
    renameContainer(draft, found, name)
  }
  writePackageManagerTabs(draft)
  if (codeTabs) writeCodeTabs(draft, codeTabs)
  migrateFences(draft, codeTabs ? tabWordRule : metaRule)
  migrateMagicComments(draft, comments)
  const now = (path: string): string => link(path).replace(/^@site\//, '/')
  rewriteLinks(draft, now)
  migrateMdx(draft, containers, {
    rules: docusaurusComponents,
    include,
    shownFile,
    json: jsonIn(textOf),
    names: new Map([['frontMatter', data]]),
    link: now,
    isOwnImport: (name) => /^@(?:theme|docusaurus)(?:-original)?\//.test(name),
  })
  return data
}

/** A path of the site is relative to its folder. */
export function withoutSite(path: string): string {
  return path.replace(/^@site\//, '')
}

/** Whether the text begins with a title, whatever code stands before it, or with a partial that does. */
function hasOwnTitle({ page, text: whole }: Draft, textOf: (path: string) => string | undefined): boolean {
  const first = page.lines.find(({ part, text }) => part === 'text' && text.trim() !== '' && !/^(?:import|export)\b/.test(text))
  const [, name] = /^<([A-Z]\w*)\s*\/>\s*$/.exec(first?.text ?? '') ?? []
  const [, path] = (name !== undefined && new RegExp(`^import ${name} from ["'](.+?)["']`, 'm').exec(whole)) || []
  const partial = path === undefined ? undefined : textOf(path)
  return first?.text.startsWith('# ') === true || (partial !== undefined && /^\s*# /.test(partial))
}

/** https://docusaurus.io/docs/api/plugins/@docusaurus/plugin-content-docs#hide_title: a title in the text is shown all the same. */
const rulesBesideTitle: KeyRules = (key, value, data) =>
  key === 'hide_title' && value === true
    ? {
        lines: [],
        kind: 'changed',
        message: 'The key "hide_title" was removed: Docusaurus shows the title in the text anyway.',
      }
    : keyRules(key, value, data)

/** `null` shows none. */
function displayedSidebar(value: unknown, sidebars: readonly string[]): KeyChange {
  if (value === null) return changed('displayed_sidebar', ['hide_sidebar: true'])
  if (typeof value === 'string' && sidebars.includes(value)) return 'keep'
  const reason = sidebars.length > 1 ? 'the docs have no sidebar of this name' : 'the docs have one sidebar'
  return {
    lines: [],
    kind: 'left',
    message: `The frontmatter "displayed_sidebar: ${JSON.stringify(value)}" was removed: ${reason}.`,
  }
}

/** Keys that mean nothing without Docusaurus. */
const dropped: ReadonlySet<string> = new Set([
  'sidebar_class_name',
  'sidebar_custom_props',
  'parse_number_prefixes',
  'pagination_label',
  'hide_reading_time',
  'format',
  'title_meta',
  'wrapperClassName',
  'sidebar_key',
  'authors',
  'author',
  'author_url',
  'author_image_url',
  'author_title',
  'date',
])

const keyRules: KeyRules = (key, value) => {
  if (key === 'tags' && Array.isArray(value) && value.some((tag) => typeof tag !== 'string')) {
    const labels = value.map((tag: unknown) => (typeof tag === 'object' && tag !== null ? Reflect.get(tag, 'label') : tag))
    return {
      lines: [`tags: [${labels.map(yamlText).join(', ')}]`],
      kind: 'left',
      message: 'The addresses of tags were removed: docgen derives them from the names.',
    }
  }
  if (key === 'id' && typeof value === 'string' && value.includes('/'))
    return { lines: [], kind: 'changed', message: `The id "${value}" was removed: an id cannot contain "/".` }
  if (isFrontmatterKey(key))
    return value === null && !key.startsWith('pagination') && key !== 'custom_edit_url'
      ? { lines: [], kind: 'left', message: `The empty key "${key}" was removed.` }
      : 'keep'
  const kind = dropped.has(key) ? 'left' : 'by-hand'
  return { lines: [], kind, message: `The frontmatter "${key}: ${JSON.stringify(value)}" was removed: docgen has no such key.` }
}

/** The tab that contains the fence says it. */
const tabWordRule: MetaRule = (word, fence) =>
  /^tab(?:=\{.*\})?$/.test(word) ? { text: '', kind: 'changed', topic: 'tabs', message: tabWordGone } : metaRule(word, fence)

const tabWordGone = 'The word "tab" after the language of code was removed: the label of its tab says it.'

const metaRule: MetaRule = (word, { language }) => {
  const [, name = word, value = ''] = /^([\w-]+)=(?:\{?["']?)(.*?)(?:["']?\}?)$/.exec(word) ?? []
  if (name === 'title') return word.includes('`') ? metaChange(word, titleMeta(value)) : undefined
  if (name === 'showLineNumbers' && value !== '') return metaChange(word, 'showLineNumbers', 'left')
  if (name === 'file' || name === 'filename') return metaChange(word, titleMeta(value))
  if (name === 'live') return metaChange(word, '', 'by-hand')
  if (name === 'npm2yarn')
    return { text: '', kind: 'changed', topic: 'tabs', message: `The ${language} block now has a tab for each package manager.` }
  if (name === 'region' || name === 'wrap' || word.startsWith('{'))
    return /^\{[^\d]/.test(word) ? metaChange(word, '', 'left') : undefined
  return undefined
}

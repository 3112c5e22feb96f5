// Each version of the docs: its pages, its sidebar, and the source that shows them.
import { Call, type Code } from '../../scaffold/code-text.ts'
import { readYamlValue } from '../../syntax/data/yaml-value.ts'
import type { CodeTabs } from '../core/code-tabs.ts'
import type { ConfigNotes } from '../core/config-notes.ts'
import { Draft } from '../core/draft.ts'
import { yamlText } from '../core/frontmatter.ts'
import { pageLinesOf } from '../core/lines.ts'
import { asMarkdown, folderOfFile, joinPath, relativePath, withinSite } from '../core/paths.ts'
import type { DraftPage } from '../core/pages.ts'
import type { MigrationInput, ProjectFiles } from '../core/site.ts'
import { jsonOf } from '../../syntax/data/json-of.ts'
import { entriesIn, listIn, textIn } from '../core/values.ts'
import { docFilesOf, type DocFile } from './docs-files.ts'
import { joinAddress, type LinkableDocs } from './docs-links.ts'
import { fileLink, linkFromPartial } from './file-link.ts'
import { pluginFolder, textsOf, type DocusaurusLocale, type DocusaurusLocales, type Texts } from './locales.ts'
import type { MagicComment } from './magic-comments.ts'
import { migrateDocusaurusPage, withoutSite, type PageInput } from './page.ts'
import { migrateSidebars, type WrittenSidebar } from './sidebar.ts'
import { sidebarTexts, sidebarWithLabels } from './sidebar-labels.ts'
import type { DocsInstance } from './versions.ts'

interface MigratedDocs {
  readonly source: Code
  readonly pages: readonly DraftPage[]
  /** Where its pages have any. */
  readonly tags?: Code
  /** Addresses of generated pages. */
  readonly addresses: readonly string[]
  readonly linkable: LinkableDocs
}

export interface DocsSurroundings {
  readonly locales: DocusaurusLocales
  readonly comments: readonly MagicComment[]
  readonly codeTabs: CodeTabs | undefined
  readonly notes: ConfigNotes
}

export function migrateDocs(
  instance: DocsInstance,
  { files, modules, fromOut }: MigrationInput,
  { locales, comments, codeTabs, notes }: DocsSurroundings,
): MigratedDocs {
  const { dir, base, name, version, sidebarPath, exclude } = instance
  const docs = docFilesOf(files, dir, exclude)
  if (instance.copied !== undefined && version) {
    const message = `The version "${version.name}" is now that of the folder "${dir}", because its own folder, "${instance.copied}", has no pages.`
    notes.say('changed', 'versions', version.name, message)
  }
  const sidebars = sidebarPath === undefined ? undefined : sidebarsAt(sidebarPath, files, modules)
  if (sidebarPath !== undefined && sidebars === undefined)
    notes.say(
      'by-hand',
      'sidebar',
      'sidebarPath',
      `The sidebars in "${sidebarPath}" could not be read, so the sidebar lists all pages of "${dir}": write it as \`sidebar\` of docs().`,
    )
  const { sidebar, written, indexSlugs, byName } = migrateSidebars({ sidebars, docs, dir, base, files, notes })
  const texts: PageTexts = { files, fromOut, comments, codeTabs, sidebars: byName.size > 1 ? [...byName.keys()] : [] }
  const pages = docs.map((doc) => draftOf(doc, dir, base, texts))
  const translations = locales.others.map((locale) => translationOf(locale, instance, written, texts))
  const said = translations.flatMap(({ name, sidebar: own }) => (own === undefined ? [] : [[name, { sidebar: own }] as const]))
  const options = {
    dir: withinSite(dir) === 'docs' ? undefined : withinSite(dir),
    path: base === '/docs/' ? undefined : base.replace(/(?<=.)\/$/, ''),
    name: name === 'docs' ? undefined : name,
    version: version && { name: version.name, label: labelOf(version, instance, locales, files), banner: version.banner },
    sidebar,
    locales: said.length > 0 ? Object.fromEntries(said) : undefined,
  }
  const hasOptions = Object.values(options).some((value) => value !== undefined)
  return {
    source: new Call('docs', hasOptions ? options : undefined),
    pages: [...pages, ...translations.flatMap((translation) => translation.pages)],
    tags: docs.some(({ data }) => listIn(data, 'tags').length > 0) ? tagsOf(dir, base, files) : undefined,
    addresses: indexSlugs.map((slug) => joinAddress(base, slug)),
    linkable: { id: instance.id, base, docs, sidebars: byName },
  }
}

/** One for all languages, or where a language has its own, one for each. */
function labelOf(
  { name, label = name }: NonNullable<DocsInstance['version']>,
  instance: DocsInstance,
  { first, others }: DocusaurusLocales,
  files: ProjectFiles,
): Code {
  const said = others.flatMap((locale): [string, string][] => {
    const own = textsOf(`${translatedFolder(locale, instance)}.json`, files).get('version.label')
    return own === undefined ? [] : [[locale.name, own]]
  })
  if (said.length === 0) return label === name ? undefined : label
  // A language without one shows that of the first, as it did.
  const rest = others.map(({ name: locale }): [string, string] => [locale, label])
  return Object.fromEntries([[first.name, label], ...rest, ...said])
}

interface MigratedTranslation {
  readonly name: string
  readonly pages: readonly DraftPage[]
  /** With the labels of the language, where it has any. */
  readonly sidebar: Code
}

function translationOf(
  locale: DocusaurusLocale,
  instance: DocsInstance,
  sidebar: WrittenSidebar,
  pageTexts: PageTexts,
): MigratedTranslation {
  const { files } = pageTexts
  const dir = translatedFolder(locale, instance)
  const pages = docFilesOf(files, dir, instance.exclude).map((doc) => {
    const path = asMarkdown(doc.path)
    const original = `${withinSite(instance.dir)}/${path}`
    const draft = draftOf(doc, dir, instance.base, pageTexts)
    return { ...draft, to: `i18n/${locale.name}/${original}`, under: locale.path, original }
  })
  const texts = sidebarTexts(textsOf(`${dir}.json`, files))
  return { name: locale.name, pages, sidebar: texts.size > 0 ? withLabels(sidebar, texts) : undefined }
}

function withLabels(sidebar: WrittenSidebar, texts: Texts): Code {
  if (isList(sidebar)) return sidebarWithLabels(sidebar, texts)
  return Object.fromEntries(Object.entries(sidebar).map(([name, items]) => [name, sidebarWithLabels(items, texts)]))
}

function isList(sidebar: WrittenSidebar): sidebar is readonly Code[] {
  return Array.isArray(sidebar)
}

/** `i18n/de/docusaurus-plugin-content-docs/current` */
export function translatedFolder({ folder }: DocusaurusLocale, { id, translated }: DocsInstance): string {
  return [folder, pluginFolder('docusaurus-plugin-content-docs', id), translated].join('/')
}

/** Docusaurus makes pages for tags wherever docs have some. `tags.yml` declares those that there are. */
export function tagsOf(dir: string, base: string, files: ProjectFiles): Code {
  const path = `${base.replace(/\/$/, '')}/tags`
  const text = files.read(`${dir}/tags.yml`)
  if (text === undefined) return { path }
  const known = entriesIn(readYamlValue(text).value).map(([name, tag]): [string, Code] => [
    name,
    {
      label: textIn(tag, 'label'),
      description: textIn(tag, 'description'),
      slug: /^\/?([^/]+)\/?$/.exec(textIn(tag, 'permalink') ?? '')?.[1],
    },
  ])
  return { path, known: Object.fromEntries(known) }
}

function sidebarsAt(path: string, files: ProjectFiles, modules: MigrationInput['modules']): unknown {
  return path.endsWith('.json') ? jsonOf(files.read(path) ?? '{}') : modules.get(path)?.value
}

function draftOf({ file, data, address, title, isUntitled }: DocFile, dir: string, base: string, texts: PageTexts): DraftPage {
  const draft = migratedDraft(file, { ...texts, dir })
  const id = textIn(data, 'id')
  return {
    draft,
    to: withinSite(asMarkdown(file)),
    contentPath: asMarkdown(file.slice(dir.length + 1)),
    base,
    address: joinAddress(base, address),
    id: id?.includes('/') ? undefined : id,
    slug: textIn(data, 'slug'),
    keys: isUntitled === true ? [`title: ${yamlText(title)}`] : [],
    isDraft: data['draft'] === true,
  }
}

interface PageTexts extends Pick<MigrationInput, 'files' | 'fromOut'> {
  readonly comments: readonly MagicComment[]
  readonly codeTabs?: CodeTabs | undefined
  /** The folder of the docs that the page is one of. */
  readonly dir?: string | undefined
  /** Rules for frontmatter that come before those of all pages. */
  readonly rules?: PageInput['rules']
  /** Names of the sidebars, where there are several. */
  readonly sidebars?: readonly string[] | undefined
}

/** A page with all edits that it needs. Of a partial, `page` is the page whose text it becomes. */
export function migratedDraft(file: string, texts: PageTexts, page = file, depth = 0): Draft {
  const draft = new Draft(file, texts.files.read(file) ?? '')
  const link = (path: string): string => linkFromPartial(fileLink(path, file, texts), file, page, texts.files)
  migrateDocusaurusPage(draft, {
    include: partialReader(draft, texts, page, depth),
    textOf: (path) => texts.files.read(partialFile(path, file)),
    shownFile: (path) => shownFile(path, file, texts),
    comments: texts.comments,
    codeTabs: texts.codeTabs,
    link,
    sidebars: texts.sidebars,
    rules: texts.rules,
  })
  return draft
}

function partialFile(path: string, page: string): string {
  return path.startsWith('@site/') ? path.slice('@site/'.length) : joinPath(folderOfFile(page), path)
}

/** Files of the docs move with them; others outside of the old site stay where they are. */
function shownFile(path: string, page: string, { files, dir, fromOut }: PageTexts): string | undefined {
  const file = partialFile(path, page)
  if (files.read(file) === undefined) return undefined
  const isMoved = !file.startsWith('../') || (dir !== undefined && file.startsWith(`${dir}/`))
  return isMoved ? withoutSite(path) : relativePath(folderOfFile(withinSite(page)), fromOut(file))
}

/** The text of partials, migrated as a page of its own. */
function partialReader(draft: Draft, texts: PageTexts, page: string, depth: number): (path: string) => string | undefined {
  return (path) => {
    const file = partialFile(path, draft.file)
    const isFile = (path.startsWith('.') || path.startsWith('@site/')) && texts.files.read(file) !== undefined
    if (!isFile || depth > 8) return undefined
    const partial = migratedDraft(file, texts, page, depth + 1)
    draft.adopt(partial)
    const migrated = partial.finish()
    return migrated.slice(pageLinesOf(migrated).bodyStart)
  }
}

// https://llmstxt.org: what a site is about and where its pages are, for programs that read it in place of a person.
import {
  localTextIn,
  madeWith,
  type LocalText,
  type ResolvedLocale,
  type ResolvedSite,
  type ResolvedSitePage,
  type SiteOutput,
  type SiteOutputFile,
  type SiteVersion,
} from '@docgen/model'
import { withGiven } from '../config/given-options.ts'
import { destinationOf } from '../syntax/markdown/markdown-destination.ts'
import { encodePath } from '../common/paths.ts'

export interface LlmsTxtOptions {
  /** What stands below the title, as Markdown: what such a reader should know first. Default nothing but the tagline. */
  readonly details?: LocalText
}

/**
 * `llms.txt`, which leads to the pages, and `llms-full.txt`, which holds them. Drafts and unlisted pages are left out of both. A site with several languages
 * has both in each, with the pages that are written in it, or else those of the default language. Of guides in several versions, these files have the
 * newest; each other version has both where it begins: `docs/1.0/llms.txt`.
 */
export function llmsTxt(options: LlmsTxtOptions = {}): SiteOutput {
  const { details = '' } = options
  const output: SiteOutput = {
    name: 'llms.txt',
    pure: true,
    needs: ['markdown'],
    mayHold: (path) => /(?:^|\/)llms(?:-full)?\.txt$/.test(path),
    reported: ['llms.txt', 'llms-full.txt'],
    files: madeWith([details], (site: ResolvedSite) => site.locales.flatMap((locale) => filesOf(locale, site, details))),
  }
  return withGiven(output, 'llmsTxt', options, { details: true })
}

/** Pages that have files of their own: all of a language, or those of a version in it that is not the newest. */
interface Edition {
  /** In the output: empty, or with a slash at its end. */
  readonly folder: string
  readonly version: SiteVersion | undefined
  readonly pages: readonly ResolvedSitePage[]
}

function filesOf(locale: ResolvedLocale, site: ResolvedSite, details: LocalText): readonly SiteOutputFile[] {
  const [first] = site.locales
  const pagesIn = (one: ResolvedLocale): readonly ResolvedSitePage[] =>
    site.pages.filter((page) => !page.isUnlisted && !page.isDraft && isIn(page, one))
  const own = pagesIn(locale)
  // In a language that nothing is written in yet, readers get the pages of the default one, and pages link to its file.
  const isEmpty = own.length === 0 && first !== undefined
  const editions = editionsOf(isEmpty ? pagesIn(first) : own, isEmpty ? first : locale, site)
  const text = localTextIn(details, [locale.name, first?.name ?? '']).trim()
  const { url } = site.config
  return editions.flatMap((edition): readonly SiteOutputFile[] => {
    // The files of the other versions are those of the default language.
    if (isEmpty && edition !== editions[0]) return []
    const folder = isEmpty ? folderOf(locale, site) : edition.folder
    const head = headOf(locale, edition, text)
    const whole = edition.pages.filter((page) => isGuide(page) || page.kind === 'api-package' || page.kind === 'api-entry')
    return [
      { path: `${folder}llms.txt`, contents: listOf(head, edition, editions, locale, site) },
      {
        path: `${folder}llms-full.txt`,
        key: JSON.stringify([head, ...whole.map((page) => [page.key, addressOf(page, url)])]),
        contents: () => textOf(head, whole, url),
      },
    ]
  })
}

/** The first has the newest version of the guides, and the pages of no version. */
function editionsOf(
  pages: readonly ResolvedSitePage[],
  locale: ResolvedLocale,
  site: ResolvedSite,
): readonly [Edition, ...(readonly Edition[])] {
  const root = folderOf(locale, site)
  const others = new Map<string, { folder: string; version: SiteVersion; pages: ResolvedSitePage[] }>()
  const newest: ResolvedSitePage[] = []
  for (const page of pages) {
    const { version } = page
    if (version === undefined || version.isNewest) {
      newest.push(page)
      continue
    }
    const own = version.path.slice(1)
    // Where an old version is at the root, the newest has its files there all the same.
    const folder = own === root || own === locale.path.slice(1) ? `${root}${version.name}/` : own
    const edition = others.get(version.name) ?? { folder, version, pages: [] }
    others.set(version.name, edition)
    edition.pages.push(page)
  }
  return [{ folder: root, version: newest.find(({ version }) => version)?.version, pages: newest }, ...others.values()]
}

/** Whether the page is written in the language. */
function isIn({ locale }: ResolvedSitePage, { name }: ResolvedLocale): boolean {
  return locale === undefined || (locale.name === name && !locale.isFallback)
}

/** Programs look for the file of the default language at the root, wherever its pages are. */
function folderOf(locale: ResolvedLocale, { locales: [first] }: ResolvedSite): string {
  return locale === first ? '' : locale.path.slice(1)
}

function isGuide({ kind }: ResolvedSitePage): boolean {
  return kind === 'doc' || kind === 'page'
}

function headOf({ title, tagline }: ResolvedLocale, { version }: Edition, details: string): string {
  const name = version ? `${title} (${version.label})` : title
  return [`# ${name}`, ...(tagline === '' ? [] : [`> ${tagline}`]), ...(details === '' ? [] : [details])].join('\n\n')
}

function listOf(
  head: string,
  edition: Edition,
  editions: readonly Edition[],
  locale: ResolvedLocale,
  site: ResolvedSite,
): string {
  const { url = '', base } = site.config
  const { messages } = locale
  const linkTo = (label: string, folder: string): string =>
    `- [${nameOf(label)}](${destinationOf(`${url}${base}${encodePath(folder)}llms.txt`)})`
  const languages = site.locales.filter((other) => other !== locale && site.pages.some((page) => isIn(page, other)))
  const sections = [...sectionsOf(edition.pages, locale)].map(
    ([title, list]) => `## ${title}\n\n${list.map((page) => lineOf(page, url)).join('\n')}`,
  )
  const versions = editions.flatMap((other) =>
    other.version === undefined || other === edition ? [] : [linkTo(other.version.label, other.folder)],
  )
  const others = [
    { title: messages.versions, links: versions },
    { title: messages.languages, links: languages.map((other) => linkTo(other.label, folderOf(other, site))) },
  ].flatMap(({ title, links }) => (links.length === 0 ? [] : [`## ${title}\n\n${links.join('\n')}`]))
  return `${[head, ...sections, ...others].join('\n\n')}\n`
}

/** What a reader who is short of room can do without: the proposal gives this heading its meaning, so it is the same in all languages. */
const dispensable = 'Optional'

/** The guides by the category that they lie in, then the packages. What can be left out comes last. */
function sectionsOf(
  pages: readonly ResolvedSitePage[],
  { messages }: ResolvedLocale,
): ReadonlyMap<string, readonly ResolvedSitePage[]> {
  const sections = new Map<string, ResolvedSitePage[]>()
  const add = (title: string, page: ResolvedSitePage): void => {
    const section = sections.get(title)
    if (section) section.push(page)
    else sections.set(title, [page])
  }
  for (const page of pages) if (isGuide(page) || page.kind === 'category') add(page.trail[0] ?? messages.documentation, page)
  for (const page of pages) if (page.kind === 'api-index' || page.kind === 'api-package') add(messages.apiReference, page)
  for (const page of pages)
    if (/^(?:changelog|tags|tag|api-symbols|api-hierarchy|api-changes)$/.test(page.kind)) add(dispensable, page)
  return sections
}

function lineOf({ title, description, markdownHref, href }: ResolvedSitePage, url: string): string {
  const notes = description.replace(/\s+/g, ' ').trim()
  return `- [${nameOf(title)}](${destinationOf(url + (markdownHref ?? href))})${notes === '' ? '' : `: ${notes}`}`
}

function nameOf(title: string): string {
  return title.replace(/[\\[\]]/g, '\\$&')
}

/** Pages between two turns of the event loop: threads that render others meanwhile are given work there. */
const pagesAtOnce = 8

function addressOf({ markdownHref, href }: ResolvedSitePage, url = ''): string {
  return url + (markdownHref ?? href)
}

async function textOf(head: string, pages: readonly ResolvedSitePage[], url: string | undefined): Promise<string> {
  const texts: string[] = []
  for (const [index, page] of pages.entries()) {
    if (index % pagesAtOnce === 0) await new Promise((resolve) => setImmediate(resolve))
    texts.push(`Source: ${addressOf(page, url)}\n\n${page.markdown().trim()}`)
  }
  return `${[head, ...texts].join('\n\n---\n\n')}\n`
}

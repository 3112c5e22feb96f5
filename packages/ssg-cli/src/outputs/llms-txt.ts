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
} from '@docgen/model'
import { destinationOf } from '../syntax/markdown/markdown-destination.ts'
import { encodePath } from '../common/paths.ts'

export interface LlmsTxtOptions {
  /** What stands below the title, as Markdown: what such a reader should know first. Default nothing but the tagline. */
  readonly details?: LocalText
}

/**
 * `llms.txt`, which leads to the pages, and `llms-full.txt`, which holds them. Drafts and unlisted pages are left out of both. A site with several languages
 * has both in each, with the pages that are written in it, or else those of the default language.
 */
export function llmsTxt({ details = '' }: LlmsTxtOptions = {}): SiteOutput {
  return {
    name: 'llms.txt',
    pure: true,
    needs: ['markdown'],
    mayHold: (path) => /(?:^|\/)llms(?:-full)?\.txt$/.test(path),
    reported: ['llms.txt', 'llms-full.txt'],
    files: madeWith([details], (site: ResolvedSite) => site.locales.flatMap((locale) => filesOf(locale, site, details))),
  }
}

function filesOf(locale: ResolvedLocale, site: ResolvedSite, details: LocalText): readonly SiteOutputFile[] {
  const [first] = site.locales
  const pagesIn = (one: ResolvedLocale): readonly ResolvedSitePage[] =>
    site.pages.filter((page) => !page.isUnlisted && !page.isDraft && isIn(page, one))
  const own = pagesIn(locale)
  // In a language that nothing is written in yet, readers get the pages of the default one, and pages link to its file.
  const shown = own.length === 0 && first ? pagesIn(first) : own
  const whole = shown.filter((page) => isGuide(page) || page.kind === 'api-package' || page.kind === 'api-entry')
  const head = headOf(locale, localTextIn(details, [locale.name, first?.name ?? '']).trim())
  const folder = folderOf(locale, site)
  const { url } = site.config
  return [
    { path: `${folder}llms.txt`, contents: listOf(head, shown, locale, site) },
    {
      path: `${folder}llms-full.txt`,
      key: JSON.stringify([head, ...whole.map((page) => [page.key, addressOf(page, url)])]),
      contents: () => textOf(head, whole, url),
    },
  ]
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

function headOf({ title, tagline }: ResolvedLocale, details: string): string {
  return [`# ${title}`, ...(tagline === '' ? [] : [`> ${tagline}`]), ...(details === '' ? [] : [details])].join('\n\n')
}

function listOf(head: string, pages: readonly ResolvedSitePage[], locale: ResolvedLocale, site: ResolvedSite): string {
  const { url = '', base } = site.config
  const others = site.locales.filter((other) => other !== locale && site.pages.some((page) => isIn(page, other)))
  const lists = others.map(
    (other) => `- [${other.label}](${destinationOf(`${url}${base}${encodePath(folderOf(other, site))}llms.txt`)})`,
  )
  const sections = [...sectionsOf(pages, locale)].map(
    ([title, list]) => `## ${title}\n\n${list.map((page) => lineOf(page, url)).join('\n')}`,
  )
  const languages = lists.length === 0 ? [] : [`## ${locale.messages.languages}\n\n${lists.join('\n')}`]
  return `${[head, ...sections, ...languages].join('\n\n')}\n`
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
  const name = title.replace(/[\\[\]]/g, '\\$&')
  const notes = description.replace(/\s+/g, ' ').trim()
  return `- [${name}](${destinationOf(url + (markdownHref ?? href))})${notes === '' ? '' : `: ${notes}`}`
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

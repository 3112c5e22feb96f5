// https://llmstxt.org: what a site is about and where its pages are, for programs that read it in place of a person.
import { madeWith, type ResolvedSite, type ResolvedSitePage, type SiteOutput } from '@docgen/model'
import { destinationOf } from '../syntax/markdown-destination.ts'

export interface LlmsTxtOptions {
  /** What stands below the title, as Markdown: what such a reader should know first. Default nothing but the tagline. */
  readonly details?: string
}

/** `llms.txt`, which leads to the pages, and `llms-full.txt`, which holds them. Drafts and unlisted pages are left out of both. */
export function llmsTxt({ details = '' }: LlmsTxtOptions = {}): SiteOutput {
  const paths = ['llms.txt', 'llms-full.txt']
  return {
    name: 'llms.txt',
    needs: ['markdown'],
    mayHold: (path) => paths.includes(path),
    reported: paths,
    files: madeWith([details], (site: ResolvedSite) => {
      const shown = site.pages.filter((page) => !page.isUnlisted && !page.isDraft && (page.locale?.isDefault ?? true))
      const whole = shown.filter((page) => isGuide(page) || page.kind === 'api-package' || page.kind === 'api-entry')
      return [
        { path: 'llms.txt', contents: listOf(shown, site, details) },
        { path: 'llms-full.txt', key: JSON.stringify(whole.map(({ key }) => key)), contents: () => textOf(whole, site, details) },
      ]
    }),
  }
}

function isGuide({ kind }: ResolvedSitePage): boolean {
  return kind === 'doc' || kind === 'page'
}

function headOf({ title, tagline }: ResolvedSite['config'], details: string): string {
  return [`# ${title}`, ...(tagline === '' ? [] : [`> ${tagline}`]), ...(details === '' ? [] : [details.trim()])].join('\n\n')
}

function listOf(pages: readonly ResolvedSitePage[], { config }: ResolvedSite, details: string): string {
  const sections = [...sectionsOf(pages)].map(
    ([title, list]) => `## ${title}\n\n${list.map((page) => lineOf(page, config)).join('\n')}`,
  )
  return `${[headOf(config, details), ...sections].join('\n\n')}\n`
}

/** The guides by the category that they lie in, then the packages. What a reader who is short of room can do without comes last, as the proposal says. */
function sectionsOf(pages: readonly ResolvedSitePage[]): ReadonlyMap<string, readonly ResolvedSitePage[]> {
  const sections = new Map<string, ResolvedSitePage[]>()
  const add = (title: string, page: ResolvedSitePage): void => {
    const section = sections.get(title)
    if (section) section.push(page)
    else sections.set(title, [page])
  }
  for (const page of pages) if (isGuide(page) || page.kind === 'category') add(page.trail[0] ?? 'Documentation', page)
  for (const page of pages) if (page.kind === 'api-index' || page.kind === 'api-package') add('API reference', page)
  for (const page of pages) if (/^(?:changelog|tags|tag|api-symbols|api-hierarchy)$/.test(page.kind)) add('Optional', page)
  return sections
}

function lineOf({ title, description, markdownHref, href }: ResolvedSitePage, { url = '' }: ResolvedSite['config']): string {
  const name = title.replace(/[\\[\]]/g, '\\$&')
  const notes = description.replace(/\s+/g, ' ').trim()
  return `- [${name}](${destinationOf(url + (markdownHref ?? href))})${notes === '' ? '' : `: ${notes}`}`
}

function textOf(pages: readonly ResolvedSitePage[], { config }: ResolvedSite, details: string): string {
  const texts = pages.map(
    ({ markdown, markdownHref, href }) => `Source: ${config.url ?? ''}${markdownHref ?? href}\n\n${markdown().trim()}`,
  )
  return `${[headOf(config, details), ...texts].join('\n\n---\n\n')}\n`
}

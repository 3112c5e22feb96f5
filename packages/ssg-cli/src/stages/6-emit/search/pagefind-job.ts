// In: what search is told of the pages. Out: a record for each section, as Pagefind wants them.
import type { PagefindJob, PagefindRecord, SearchPage } from '@docgen/model'
import { sectionsOf } from '../../../search/page-text.ts'

export function pagefindJobOf(name: string, pages: readonly SearchPage[], hashOf: (text: string) => string): PagefindJob {
  return {
    name,
    key: hashOf(JSON.stringify(pages.map(({ title, language, key }) => [title, language, key]))),
    records: () => pages.flatMap(recordsOfPage),
  }
}

/** The headings stand in the content as well: Pagefind finds a record by its content alone. */
function recordsOfPage({ title, language, text }: SearchPage): readonly PagefindRecord[] {
  return sectionsOf(text()).map((section) => ({
    title: section.titles.at(-1) ?? title,
    content: [title, ...section.titles, section.text].filter((part) => part !== '').join('. '),
    language: language.split('-')[0] ?? language,
  }))
}

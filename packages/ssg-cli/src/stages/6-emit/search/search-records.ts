// In: the pages of a site. Out: records for a hosted search, in the order of the pages.
import {
  escapeText,
  type SearchHierarchy,
  type SearchPage,
  type SearchRecord,
  type SearchSection,
  type SitePage,
} from '@docgen/model'
import { sectionsOf } from '../../../search/page-text.ts'
import { flatTextOf } from '../../../search/text-lines.ts'
import { endOfCut } from '../../../common/cut-text.ts'

interface RecordsInput {
  readonly pages: readonly SitePage[]
  /** Origin that addresses begin with. */
  readonly origin: string
  readonly hashOf: (text: string) => string
}

/** Characters of text in a record: services take some ten thousand bytes, and a hit should lead near its words. */
const longestContent = 1500

export function searchRecordsOf({ pages, origin, hashOf }: RecordsInput): readonly SearchRecord[] {
  return pages.flatMap((page) => {
    const { page: themePage, search } = page.resolved()
    const found = search?.()
    if (!found) return []
    const { docsearch } = themePage.props.head
    const shared = {
      language: found.language,
      version: docsearch.version ?? null,
      docusaurus_tag: docsearch.tag ?? null,
      tags: docsearch.tag === undefined ? [] : [docsearch.tag],
      package: found.package ?? null,
      deprecated: found.isDeprecated,
    }
    return recordsOfPage(found, origin).map((record, position) => {
      const whole = { ...record, ...shared, weight: { pageRank: 0, level: weightOf(record.type), position } }
      return { objectID: hashOf(JSON.stringify(whole)), ...whole }
    })
  })
}

type OwnPart = Pick<SearchRecord, 'url' | 'url_without_anchor' | 'anchor' | 'type' | 'hierarchy' | 'content' | 'kind'>

/** One record for each heading, and behind it those of the text below it. */
function recordsOfPage(page: SearchPage, origin: string): readonly OwnPart[] {
  const address = origin + page.href
  // Members of declarations are named by symbols.
  const kindByAnchor = new Map(
    page
      .symbols()
      .map(({ anchor, kind }) => [anchor, kind] as const)
      .reverse(),
  )
  const recordOf = (section: SearchSection, type: OwnPart['type'], content: string | null): OwnPart => ({
    url: section.anchor === '' ? address : `${address}#${encodeURIComponent(section.anchor)}`,
    url_without_anchor: address,
    anchor: section.anchor === '' ? null : section.anchor,
    type,
    hierarchy: hierarchyOf(page, section),
    content: content === null ? null : escapeText(content),
    // What stands below a page's own title is as the page.
    kind: section.anchor === '' ? page.kind : (kindByAnchor.get(section.anchor) ?? 'section'),
  })
  const sections = sectionsOf(page.text())
  const top: SearchSection = { anchor: '', titles: [], text: '' }
  return [
    recordOf(top, 'lvl1', null),
    ...sections.flatMap((section) => [
      ...(section.titles.length === 0 ? [] : [recordOf(section, levelOf(section), null)]),
      ...partsOf(flatTextOf(section.text)).map((part) => recordOf(section, 'content', part)),
    ]),
  ]
}

function hierarchyOf({ path, title }: SearchPage, { titles }: SearchSection): SearchHierarchy {
  const level = (index: number): string | null => {
    const text = titles[index]
    return text === undefined ? null : escapeText(text)
  }
  return {
    lvl0: escapeText(path.length === 0 ? title : path.join(' › ')),
    lvl1: escapeText(title),
    lvl2: level(0),
    lvl3: level(1),
    lvl4: level(2),
    lvl5: level(3),
    lvl6: level(4),
  }
}

const levels = ['lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'] as const

function levelOf({ titles }: SearchSection): OwnPart['type'] {
  return levels[Math.min(titles.length, levels.length) - 1] ?? 'lvl1'
}

/** As DocSearch weighs them: headings before text, higher ones before lower ones. */
function weightOf(type: OwnPart['type']): number {
  return type === 'content' ? 0 : 100 - 10 * (Number(type.slice(3)) - 1)
}

/** Text in pieces that end between words. */
export function partsOf(text: string): readonly string[] {
  const parts: string[] = []
  let rest = text.trim()
  while (rest.length > longestContent) {
    const end = endOfCut(rest, longestContent, longestContent / 2)
    parts.push(rest.slice(0, end).trim())
    rest = rest.slice(end).trim()
  }
  return rest === '' ? parts : [...parts, rest]
}

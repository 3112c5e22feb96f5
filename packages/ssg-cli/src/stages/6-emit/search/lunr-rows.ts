// In: the sections of a site. Out: all that lunr's index is made of, as rows `term own outer prose code`, sorted by term. A field is a list of
// packed pairs: the distance to the section before, and how often the section holds the term. Browsers make lunr's index of it, whose own
// form holds each number three times and is four times as long.
import type { SearchSection } from '@docgen/model'
import { lunrFields, type LunrField } from '../../../search/lunr-fields.ts'
import { packNumber } from '../../../search/packed-numbers.ts'
import type { Rules } from '../../../search/rules.ts'
import { proseAndCodeOf } from '../../../search/text-lines.ts'
import { termsOf } from '../../../search/tokenise.ts'

/** A page's title and its sections. */
export interface LunrPage {
  readonly title: string
  readonly sections: readonly SearchSection[]
}

type Row = Record<LunrField, { packed: string; next: number }>

/** Sections are numbered in the order of the pages. */
export function lunrRowsOf(pages: readonly LunrPage[], rules: Rules): string {
  const rows = new Map<string, Row>()
  let number = 0
  for (const { title, sections } of pages) {
    for (const [index, section] of sections.entries()) {
      const texts = textsOf(title, section, index === 0)
      for (const field of lunrFields) addTerms(rows, field, number, termsOf(texts[field], rules))
      number += 1
    }
  }
  const terms = [...rows.keys()].sort()
  return terms.map((term) => [term, ...lunrFields.map((field) => rows.get(term)?.[field].packed ?? '')].join(' ')).join('\n')
}

function textsOf(title: string, { titles, text }: SearchSection, isFirst: boolean): Readonly<Record<LunrField, string>> {
  return {
    own: isFirst ? title : (titles.at(-1) ?? ''),
    outer: isFirst ? '' : [title, ...titles.slice(0, -1)].join(' '),
    ...proseAndCodeOf(text),
  }
}

function addTerms(rows: Map<string, Row>, field: LunrField, number: number, terms: readonly string[]): void {
  const counts = new Map<string, number>()
  for (const term of terms) counts.set(term, (counts.get(term) ?? 0) + 1)
  for (const [term, count] of counts) {
    const row = rows.get(term) ?? emptyRow()
    rows.set(term, row)
    const own = row[field]
    own.packed += packNumber(number - own.next) + packNumber(count)
    own.next = number + 1
  }
}

function emptyRow(): Row {
  const empty = () => ({ packed: '', next: 0 })
  return { own: empty(), outer: empty(), prose: empty(), code: empty() }
}

// lunr's own index over the same terms that the other engine uses. The only file that makes one.
import type { SearchSection } from '../../../model/search-page.ts'
import { termsOf } from '../../../search/tokenise.ts'

/** A page's title and its sections. */
export interface LunrPage {
  readonly title: string
  readonly sections: readonly SearchSection[]
}

/** JSON of the index; a document's name is the number of its section. */
export async function lunrIndexOf(pages: readonly LunrPage[]): Promise<string> {
  const { default: lunr } = await import('lunr')
  const builder = new lunr.Builder()
  builder.ref('id')
  builder.field('own', { boost: 8 })
  builder.field('outer', { boost: 3 })
  builder.field('text')
  // Documents come as terms already: stemmed once for all engines.
  let id = 0
  for (const { title, sections } of pages) {
    for (const [index, { titles, text }] of sections.entries()) {
      builder.add({
        id: String(id++),
        own: termsOf(index === 0 ? title : (titles.at(-1) ?? '')),
        outer: termsOf(index === 0 ? '' : [title, ...titles.slice(0, -1)].join(' ')),
        text: termsOf(text),
      })
    }
  }
  return JSON.stringify(builder.build())
}

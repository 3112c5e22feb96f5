// What the search of a site finds, as programs are told of it.
import type { SearchHit, SearchText } from '@docgen/model'
import { answerMessages, UnreadableFile } from '../search-client/local/answer-messages.ts'
import type { SiteAccess } from '../search-client/local/site-access.ts'

export interface FoundPlace {
  /** Relative to the base, with the anchor: `/docs/install/#options`. */
  readonly path: string
  readonly title: string
  /** What stands around it, outermost first: `Documentation`, `Server`; of a symbol its package. */
  readonly within: readonly string[]
  /** `page`, `section`, or what a symbol is: `class`, `method`. */
  readonly kind: SearchHit['kind']
  readonly isDeprecated: boolean
  /** The text around what was found, in one line. */
  readonly excerpt: string
}

/** Resolves to the best `limit` places, the best first. Rejects where a file of the index cannot be read. */
export type FindPlaces = (query: string, limit: number) => Promise<readonly FoundPlace[]>

/** `folder` is that of the language within the site. `readFile` resolves to `undefined` where the file does not exist. */
export function searchOf(
  access: Pick<SiteAccess, 'rules' | 'lunr'>,
  {
    folder,
    base,
    readFile,
  }: { readonly folder: string; readonly base: string; readonly readFile: (path: string) => Promise<string | undefined> },
): FindPlaces {
  const answer = answerMessages(() => ({
    ...access,
    readFile: async (name) => {
      const text = await readFile(folder + name)
      if (text === undefined) throw new UnreadableFile(name)
      return text
    },
    // Pagefind brings code of its own.
    loadScript: (name) => Promise.reject(new UnreadableFile(name)),
  }))
  return async (query, limit) => {
    // Looks whether the index is another one now.
    await answer({ kind: 'start', config: { base: folder } })
    const answered = await answer({ kind: 'search', id: 0, query, offset: 0, limit, filters: {} })
    if (answered.kind !== 'results') throw new Error('The files of the search could not be read.')
    return answered.hits.map((hit) => placeOf(hit, base))
  }
}

function placeOf({ href, title, path, kind, isDeprecated, snippet }: SearchHit, base: string): FoundPlace {
  return {
    path: href.slice(base.length - 1),
    title: plain(title),
    within: path,
    kind,
    isDeprecated,
    excerpt: plain(snippet).replaceAll(/\s+/g, ' ').trim(),
  }
}

function plain(texts: readonly SearchText[]): string {
  return texts.map(({ text }) => text).join('')
}

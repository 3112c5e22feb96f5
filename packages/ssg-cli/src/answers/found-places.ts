// What the search of a site finds, as programs are told of it.
import type { SearchHit, SearchText } from '@docgen/model'
import { answerMessages, UnreadableFile } from '../search-client/local/answer-messages.ts'
import { indexFileName, type SearchIndexFile } from '../search/index-format.ts'
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

/**
 * Resolves to the best `limit` places, the best first: of pages of a version by its label, of the newest by default, and of those of no version. Rejects where
 * a file of the index cannot be read, and where no page has the version.
 */
export type FindPlaces = (query: string, limit: number, version?: string) => Promise<readonly FoundPlace[]>

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
  const versionsOf = createVersionsOf()
  return async (query, limit, wanted) => {
    const { newest, labels } = versionsOf(await readFile(folder + indexFileName))
    if (wanted !== undefined && !labels.includes(wanted)) throw new Error(unknownVersion(wanted, labels))
    // Looks whether the index is another one now.
    await answer({ kind: 'start', config: { base: folder, version: wanted ?? newest } })
    const answered = await answer({ kind: 'search', id: 0, query, offset: 0, limit, filters: {} })
    if (answered.kind !== 'results') throw new Error('The files of the search could not be read.')
    return answered.hits.map((hit) => placeOf(hit, base))
  }
}

interface Versions {
  readonly newest?: string | undefined
  readonly labels: readonly string[]
}

/** Reads an index once. One that is not there is reported by the search itself. */
function createVersionsOf(): (index: string | undefined) => Versions {
  let last: { readonly index: string; readonly versions: Versions } | undefined
  return (index) => {
    if (index === undefined) return { labels: [] }
    if (last?.index !== index) {
      const { newest, facets = [] } = JSON.parse(index) as Partial<SearchIndexFile> // Its format has been looked at, or docgen has made it now.
      last = { index, versions: { newest, labels: [...new Set(facets.flatMap(({ version }) => version ?? []))] } }
    }
    return last.versions
  }
}

function unknownVersion(version: string, labels: readonly string[]): string {
  const known = labels.length === 0 ? 'its pages have no versions' : `it has ${labels.map((label) => `"${label}"`).join(', ')}`
  return `The site has no version "${version}"; ${known}.`
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

// Pagefind's script, loaded from the site and asked word by word. The only file of the worker that knows Pagefind.
import { indexFileName, pagefindFolder, pagefindIdsFileName } from '../../search/index-format.ts'
import { sectionByPagefindId } from '../../search/pagefind-ids.ts'
import type { Query } from '../../search/query.ts'
import { termsOfWord } from '../../search/tokenise.ts'
import type { IndexFiles } from './index-files.ts'
import { mergeTerms, type FoundTerm } from './merge-terms.ts'
import type { SectionEngine } from './section-engine.ts'

/** What is used of `pagefind.js`. */
export interface PagefindScript {
  readonly search: (word: string) => Promise<{ readonly results: readonly PagefindResult[] }>
}

interface PagefindResult {
  /** `en_1234567` */
  readonly id: string
  readonly score: number
}

/** Loads the script at a path of the site. Rejects when it cannot be had. */
export type LoadScript = (name: string) => Promise<PagefindScript>

export function pagefindEngine({ index, firstSections, read, reread }: IndexFiles, loadScript: LoadScript): SectionEngine {
  let loading: Promise<PagefindScript> | undefined
  const load = (): Promise<PagefindScript> => {
    loading ??= loadScript(`${pagefindFolder}pagefind.js`)
    loading.catch(() => (loading = undefined))
    return loading
  }
  let sections: ReadonlyMap<string, number> | undefined
  return {
    find: async (query) => {
      const [script, ids] = await Promise.all([load(), read(pagefindIdsFileName(index.key))])
      const numberById = (sections ??= sectionByPagefindId(ids))
      const found = await Promise.all(wordsOf(query).map(async (word) => foundTerm(await script.search(word), numberById)))
      // Pagefind takes a part of its index that cannot be had for one that holds nothing.
      if (found.some(({ shares }) => shares.size === 0)) await reread(indexFileName)
      return mergeTerms(found, firstSections.at(-1) ?? 0)
    },
  }
}

/** As typed, for Pagefind stems them by itself. */
function wordsOf({ words, rules }: Query): readonly string[] {
  const telling = words.filter((word) => termsOfWord(word, rules).length > 0)
  return [...new Set(telling.length > 0 ? telling : words)]
}

function foundTerm(
  { results }: Awaited<ReturnType<PagefindScript['search']>>,
  numberById: ReadonlyMap<string, number>,
): FoundTerm {
  const best = results[0]?.score ?? 1
  return {
    weight: 1,
    shares: new Map(
      results.flatMap(({ id, score }) => {
        const section = numberById.get(id.slice(id.lastIndexOf('_') + 1))
        return section === undefined ? [] : [[section, Math.sqrt(score / best)] as const]
      }),
    ),
  }
}

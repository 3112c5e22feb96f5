import type { SearchLanguage } from '@docgen/model'
import { foldDiacritics } from '../fold-diacritics.ts'
import type { Rules } from '../rules.ts'

interface Given extends Pick<Rules, 'question' | 'headingOfLinks'> {
  readonly language: SearchLanguage
  /** Of words in lower case, as they are written. */
  readonly stemmer: (word: string) => string
  readonly stopwords: readonly string[]
}

export function snowballRules({ stemmer, stopwords, ...given }: Given): Rules {
  return {
    ...given,
    known: new Map(),
    stopWords: new Set(stopwords.map((word) => foldDiacritics(word.toLowerCase()))),
    stemsOf: (lower) => {
      const folded = foldDiacritics(lower)
      if (!/^\p{L}[\p{L}\p{M}]{2,}$/u.test(lower)) return [folded]
      const stem = foldDiacritics(stemmer(lower))
      // Who types a word without its accents is to find it, though its stem is another then.
      const unaccented = folded !== lower && /^[a-z]+$/.test(folded) ? stemmer(folded) : stem
      return unaccented === stem ? [stem] : [stem, unaccented]
    },
  }
}

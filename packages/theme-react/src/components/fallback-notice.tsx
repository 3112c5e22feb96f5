import { OriginalLink, type OriginalLanguageProps } from './original-language.tsx'
import { Phrase } from './phrase.tsx'

/** Says above the text, in the language of the reader, that it is in another. */
export function FallbackNotice({ fallback, words }: OriginalLanguageProps) {
  return (
    <aside className="docgen-version-notice" aria-label={words('aboutThisTranslation')}>
      <p>
        <Phrase words={words} say="notTranslated" values={{ language: <OriginalLink fallback={fallback} /> }} />
      </p>
    </aside>
  )
}

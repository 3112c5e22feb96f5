import { OriginalLink, type OriginalLanguageProps } from './original-language.tsx'
import { Phrase } from './phrase.tsx'
import { languageOf, Said } from './said.tsx'

/** Says above the text, in the language of the reader, that it is in another. */
export function FallbackNotice({ fallback, words }: OriginalLanguageProps) {
  const block = languageOf(words, 'aboutThisTranslation', 'notTranslated')
  return (
    <aside className="docgen-version-notice" aria-label={words('aboutThisTranslation')} {...block}>
      <p>
        <Said words={words} by={['notTranslated']} block={block}>
          <Phrase words={words} say="notTranslated" values={{ language: <OriginalLink fallback={fallback} /> }} />
        </Said>
      </p>
    </aside>
  )
}

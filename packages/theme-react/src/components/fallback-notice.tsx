import type { FallbackNotice as Fallback, WithWords } from '@docgen/model'
import { Phrase } from './phrase.tsx'

/** Says above the text, in the language of the reader, that it is in another. */
export function FallbackNotice({ fallback, words }: { readonly fallback: Fallback } & WithWords) {
  const { lang, direction, label, href } = fallback
  const original = (
    <a href={href} hrefLang={lang} lang={lang} dir={direction}>
      {label}
    </a>
  )
  return (
    <aside className="docgen-version-notice" aria-label={words('aboutThisTranslation')}>
      <p>
        <Phrase words={words} say="notTranslated" values={{ language: original }} />
      </p>
    </aside>
  )
}

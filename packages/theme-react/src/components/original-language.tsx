import type { FallbackNotice, WithWords } from '@docgen/model'
import { Phrase } from './phrase.tsx'

export interface OriginalLanguageProps extends WithWords {
  readonly fallback: FallbackNotice
}

/** The language that texts are in, as a link to the page in it. */
export function OriginalLink({ fallback: { lang, direction, label, href } }: Pick<OriginalLanguageProps, 'fallback'>) {
  return (
    <a href={href} hrefLang={lang} lang={lang} dir={direction}>
      {label}
    </a>
  )
}

/** On a page that is made of a package, whose authors write in one language: nothing of it waits for a translation. */
export function OriginalLanguage({ fallback, words }: OriginalLanguageProps) {
  return <Phrase words={words} say="writtenIn" values={{ language: <OriginalLink fallback={fallback} /> }} />
}

import type { LanguageLink, WithWords } from '@docgen/model'

interface LanguageMenuProps {
  readonly languages: readonly LanguageLink[]
}

/** The languages of the site, folded, as the versions of the guides are: plain links to this page in each of them. */
export function LanguageMenu({ languages, words }: LanguageMenuProps & WithWords) {
  const current = languages.find(({ isCurrent }) => isCurrent)
  return (
    <details className="docgen-versions docgen-languages">
      <summary>
        <span className="docgen-visually-hidden">{words('currentLanguage')}</span>
        {current?.label ?? words('languages')}
      </summary>
      <LanguageList languages={languages} />
    </details>
  )
}

export function LanguageList({ languages }: LanguageMenuProps) {
  return (
    <ul>
      {languages.map(({ lang, direction, label, href, isCurrent }) => (
        <li key={lang}>
          <a href={href} hrefLang={lang} lang={lang} dir={direction} aria-current={isCurrent ? 'true' : undefined}>
            {label}
          </a>
        </li>
      ))}
    </ul>
  )
}

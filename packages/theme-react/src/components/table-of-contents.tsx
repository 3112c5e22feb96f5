import type { FallbackNotice, TocEntry, WithWords } from '@docgen/model'
import { DeclaredName } from './declared-name.tsx'

export interface TableOfContentsProps extends WithWords {
  readonly toc: readonly TocEntry[]
  /** Set where the headings are in another language than the page. */
  readonly language?: Pick<FallbackNotice, 'lang' | 'direction'> | undefined
}

/** Folded above the text on a narrow screen, always open beside it on a wide one: the style sheet decides, not the markup. */
export function TableOfContents({ toc, language, words }: TableOfContentsProps) {
  if (toc.length === 0) return null
  const top = Math.min(...toc.map((entry) => entry.depth))
  return (
    <nav className="docgen-toc" aria-label={words('onThisPage')} data-toc="">
      <details>
        <summary>{words('onThisPage')}</summary>
        <ul lang={language?.lang} dir={language?.direction}>
          {toc.map(({ depth, text, href, isDeprecated }) => (
            <li key={href} className={depth > top ? `docgen-toc-${depth - top}` : undefined}>
              <a href={href}>
                <DeclaredName text={text} isDeprecated={isDeprecated} />
              </a>
            </li>
          ))}
        </ul>
      </details>
    </nav>
  )
}

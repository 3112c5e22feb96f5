import type { TocEntry } from '@docgen/model'
import { DeclaredName } from './declared-name.tsx'

export interface TableOfContentsProps {
  readonly toc: readonly TocEntry[]
}

/** Folded above the text on a narrow screen, always open beside it on a wide one: the style sheet decides, not the markup. */
export function TableOfContents({ toc }: TableOfContentsProps) {
  if (toc.length === 0) return null
  const top = Math.min(...toc.map((entry) => entry.depth))
  return (
    <nav className="docgen-toc" aria-label="On this page" data-toc="">
      <details>
        <summary>On this page</summary>
        <ul>
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

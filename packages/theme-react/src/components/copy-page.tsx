import type { WithWords } from '@docgen/model'

export interface CopyPageProps extends WithWords {
  /** Where the page stands as Markdown. */
  readonly href: string
}

/** A native `details`, so that it opens by pointer and keyboard; without scripts it holds the link alone. */
export function CopyPage({ href, words }: CopyPageProps) {
  return (
    <details className="docgen-copy-page">
      <summary>{words('copyPage')}</summary>
      <ul>
        <li className="docgen-needs-js">
          <button type="button" data-copy-page={href}>
            {words('copyAsMarkdown')}
          </button>
        </li>
        <li>
          <a href={href} type="text/markdown">
            {words('viewAsMarkdown')}
          </a>
        </li>
      </ul>
    </details>
  )
}
